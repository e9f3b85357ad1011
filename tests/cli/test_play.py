"""The table in the terminal, played from a script: whole matches, questions, mistakes, leaving."""

import io
import re
import sys
from collections.abc import Sequence

import pytest

from semyorka.cards import members
from semyorka.cli import main, screen
from semyorka.cli import sitting as evening_of
from semyorka.cli.drawing import Drawing
from semyorka.games import GAMES
from semyorka.tables import commands
from semyorka.telling.views import SeatView
from semyorka.words import LANGUAGES
from tests.cli.evenings import any_action, sitting, spend
from tests.cli.running import semyorka

#: Answers that bring any deal to its end: of a call, of each card of a hand, of the question for the next deal.
ANSWERS = ("pass", "1", "2", "3", "4", "5", "6", "")


def transcript(
    monkeypatch: pytest.MonkeyPatch,
    answers: Sequence[str] | None = None,
    lang: str = "en",
    seats: int = 4,
    **options: str | int,
) -> str:
    """What is printed at an evening of Pitch when Ann answers this (None: one whole match)."""
    return spend(monkeypatch, "pitch", answers, lang, seats, **options).text


# ---- Whole matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_by_numbers(monkeypatch: pytest.MonkeyPatch, lang: str, seats: int) -> None:
    out = transcript(monkeypatch, None, lang, seats)
    won = {"ru": "Партию выигрывает", "en": "wins the match"}[lang]
    assert won in out
    assert all(len(line) <= 80 for line in out.splitlines() if "(" not in line)


def test_every_house_rule_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for option in GAMES["pitch"].house_rules:
        for value in option.values:
            if value != option.default:
                out = transcript(monkeypatch, ANSWERS * 3, **{option.key: value})
                assert out.count("House rule:") == 1
                assert "→" in out


def test_the_program_plays_a_match_against_the_bots_from_a_pipe() -> None:
    words = ("play", "pitch", "--seats", "3", "--name", "Аня", "--option", "scoring=literal_sum")
    ran = semyorka(*words, lang="ru_RU.UTF-8", typed="\n".join(ANSWERS * 30))
    assert ran.status == 0
    assert ran.err == ""
    assert "Партию выигрывает" in ran.out
    assert "Аня" in ran.out
    assert ran.out.endswith("До свидания, спасибо за игру!\n")


# ---- What is in sight --------------------------------------------------------------------------------------


def test_everything_is_in_sight_within_24_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    out = transcript(monkeypatch, ["pass", "1", "2", "3", "4", "5", "6"] * 3, seats=7)
    tables = re.split(r"(?=^Deal \d+ · to 7 · \w+ deals ─)", out, flags=re.MULTILINE)[1:]
    last = tables[-1]
    assert len(last.splitlines()) <= 24
    for sight in ("Player", "Bid", "On the table", "Tricks", "Pips", "Last deals", "Score", "▸  Ann", "Trumps: "):
        assert sight in last
    assert re.search(r"pitches (?:for \d|, slam)", last)
    assert re.search(r"\w+ leads", last)
    assert "So far: " in last
    assert "Your hand:  1 " in last


def test_cards_that_may_not_be_played_are_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    out = transcript(monkeypatch, ANSWERS * 5)
    shut = re.findall(r"\((\d) ([^)]+)\)", out)
    assert shut
    assert re.search(r"follow suit or play a trump|A trump was led", out)


def test_the_count_says_which_cards_earned_what(monkeypatch: pytest.MonkeyPatch) -> None:
    out = transcript(monkeypatch, ANSWERS * 12)
    count = out[out.index("The count") :]
    assert re.search(r"^High: \w+ · \S+ · Took the highest trump that was dealt\. \(P16\)$", count, re.MULTILINE)
    assert re.search(r"^Low: \w+ · \S+ · Took the lowest trump that was dealt\. \(P1[56]\)$", count, re.MULTILINE)
    assert re.search(r"^Game: ", count, re.MULTILINE)
    assert re.search(r"\(P14\)$", count, re.MULTILINE)
    assert "(P12)" in out and "(P10)" in out and "(P9)" in out


def test_suits_become_letters_where_the_terminal_has_no_suits() -> None:
    ran = semyorka("play", "pitch", typed="pass\nq\n", PYTHONIOENCODING="ascii")
    assert ran.status == 0
    assert re.search(r"Your hand:  1 (?:[2-9JQKA]|10)[SHDC]   2 ", ran.out)
    assert "?" not in ran.out.replace("? for help", "").replace("Type ?", "")


def test_colours_go_only_to_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in semyorka("play", "pitch", typed="pass\nq\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(screen, "shows", lambda text: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen.console().print(screen.cards(["KS", "TH"], "ru"))
    assert "К♠" in out.getvalue()
    assert re.search("\x1b\\[1;31m10♥", out.getvalue())


# ---- What a person may ask for -----------------------------------------------------------------------------


def test_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["?", "l", "s", "r", "r p8", "r 99", "h", "", "pass"]
    out = transcript(monkeypatch, asked + list(ANSWERS) * 14 + ["l", "s", "q", "1"], slam="off")
    assert "the last trick" in out
    assert "There is no finished trick in this deal yet." in out
    assert "No deal has been counted yet." in out
    assert out.count("Which clause? r and its number, such as r P1. There are P1, P2") == 2
    assert "P8 The others follow clockwise" in out
    assert "The top rung here is 4." in out
    assert re.search(r"^\w+ \S+ · \w+ \S+ · \w+ \S+ · \w+ \S+ → \w+$", out, re.MULTILINE)
    assert re.search(r"^\s+1\s+\w+ \w+ [+-]\s+[+-]?\d+ = -?\d+", out, re.MULTILINE)
    assert out.endswith("Goodbye, and thank you for the game.\n")


def test_refusals_are_sentences_with_their_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    out = transcript(monkeypatch, ["KS", "нечто", "5", "slam", "pass"], slam="off")
    assert "The auction comes first; bid or pass now, and play cards after it. (P7)" in out
    assert "“нечто” is neither a card nor a call of this game" in out
    assert "“5” is neither a card nor a call" in out
    assert "There is no slam at this table; nobody can bid above 4. (P7)" in out


def test_a_card_that_is_not_held_and_a_number_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    every = GAMES["pitch"].pack.words(GAMES["pitch"].pack.full)
    out = transcript(monkeypatch, ["1", "2", "3", "4", "9", "0", *every])
    assert "You have no card number 9" in out
    assert "You have no card number 0" in out
    assert re.search(r"You do not hold that card \(\w+ of \w+\); choose one from your hand\.", out)


def test_only_enter_goes_on_after_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    out = transcript(monkeypatch, [*list(ANSWERS[:-1]) * 12, "2", "KS", "", "q"])
    assert "The deal is over; press Enter to go on." in out
    assert "Deal 2." in out


# ---- Leaving -----------------------------------------------------------------------------------------------


def test_the_end_of_what_is_typed_ends_the_evening() -> None:
    ran = semyorka("play", "pitch", typed="")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("\nGoodbye, and thank you for the game.\n")


def test_an_interrupt_ends_it_as_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "pitch", "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("\nGoodbye, and thank you for the game.\n")


def test_bytes_that_are_no_text_are_a_word_nobody_knows() -> None:
    ran = semyorka("play", "pitch", typed=b"\xff\xfe\nq\n")
    assert ran.status == 0
    assert "is neither a card nor a call" in ran.out


def test_what_is_typed_is_never_taken_for_markup() -> None:
    ran = semyorka("play", "pitch", "--name", "[/b] :smile: {x}", typed="[/red]\n[bold]\ns\npass\nq\n")
    assert ran.status == 0
    assert "▸  [/b] :smile:" in ran.out
    assert "“[/red]” is neither" in ran.out
    assert "[/b] :smile: {x}: pass" in ran.out


# ---- The command -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bridge"], "There is no such game here; choose one of these: "),
        (
            ["pitch", "--seats", "1"],
            "This game is for 2 to 7 players, and the seats named are 1; choose another number.",
        ),
        (["pitch", "--seats", "many"], "the seats named are many"),
        (["pitch", "--seats", "²"], "the seats named are ²"),
        (["pitch", "--option", "colour=red"], "This game has no house rule “colour”"),
        (["pitch", "--option", "target=8"], "has no value “8”; choose one of these: 7, 10, 11, 21. (P4)"),
        (["pitch", "--option", "target"], "A house rule is written key=value"),
        (["pitch", "--pace", "fast"], "choose one of these: swift, calm, slow"),
        (["pitch", "--level", "6"], "choose one of these levels: 1, 2, 3, 4, 5"),
        (["pitch", "--level", "best"], "choose one of these levels: 1, 2, 3, 4, 5"),
        (["pitch", "--name", " "], "You need a name at the table"),
        (["pitch", "--name", "x" * 25], "That name is too long"),
    ],
)
def test_a_table_that_cannot_be(words: Sequence[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *words, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_what_the_best_bot_finds_in_ones_own_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for dice in range(20):
        evening = spend(monkeypatch, game, ["a", "advice", "q"], seats=GAMES[game].seats_allowed[0], dice=dice)
        view = evening.sitting.table.seat_view(evening.sitting.seat)
        assert view is not None and view.legal
        if view.legal & view.legal - 1:
            break
    told = evening.out.getvalue()
    assert told.count("Your chance to win if you do this:") == 2
    lines = [line for line in told.splitlines() if re.search(r": \d+ %( ± \d+)?$", line)]
    assert len(lines) >= 4 and lines[: len(lines) // 2] == lines[len(lines) // 2 :]  # asked twice, answered alike


def test_a_bot_is_handed_its_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[SeatView] = []

    def watching(view: SeatView, level: int, budget: float, seed: int) -> str:
        seen.append(view)
        return any_action(view, level, budget, seed)

    out = io.StringIO()
    answers = iter(ANSWERS * 2)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr("builtins.input", lambda question: next(answers, "q"))
    monkeypatch.setattr(evening_of, "choose", watching)
    sitting("pitch").play()
    assert seen
    assert all(view.seat is not None and view.turn >> view.seat & 1 for view in seen)
    assert all(members(view.hand) for view in seen)


def test_a_drawing_of_a_table_before_any_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    one = sitting("pitch")
    one.fold(commands.begin(one.table, one.chance, []))
    Drawing(screen.console(), "en", "pitch").last(one.view())
    assert "There is no finished trick in this deal yet." in out.getvalue()
