"""Every game at the table in the terminal: whole matches in both languages, what each shows, and what none may show."""

import io
import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from semyorka.cards import members, union
from semyorka.cli import main, screen
from semyorka.cli.drawing import Drawing
from semyorka.cli.natures import NATURES
from semyorka.cli.sitting import Sitting
from semyorka.games import GAMES
from semyorka.words import LANGUAGES, say
from tests.cli.evenings import Evening, one_match, spend
from tests.cli.running import semyorka

SEATS = {"pitch": (2, 7), "trump_seven": (3,), "seven_leaves": (2, 5), "my_ship_sails": (4, 7)}
MATCHES = [(game, seats) for game, allowed in SEATS.items() for seats in allowed]


def wide(text: str, questions: list[str]) -> list[str]:
    """The lines that are wider than a terminal of 80 columns, questions with their answers aside."""
    asked = tuple(question.rstrip() for question in questions)
    return [line for line in text.splitlines() if len(line) > 80 and not line.startswith(asked)]


def test_every_game_shows_something_of_its_own() -> None:
    assert set(NATURES) == set(GAMES)


# ---- Whole matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), MATCHES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_to_its_end(monkeypatch: pytest.MonkeyPatch, lang: str, game: str, seats: int) -> None:
    evening = spend(monkeypatch, game, None, lang, seats, plain_bots=True)
    table = evening.sitting.table
    assert table.stage == "match_over" and table.playing().over()
    ending = table.playing().ending
    assert ending is not None
    names = [chair.name for chair in table.chairs]
    flat = " ".join(evening.text.split())
    assert say(lang, ending["key"], ending["args"], names) in flat
    assert all(names[seat] in flat for seat in ending["winners"])
    assert wide(evening.text, evening.questions) == []
    assert all(len(question) <= 80 for question in evening.questions)
    assert evening.text.endswith(say(lang, "cli-bye") + "\n")
    assert evening.text.count(say(lang, "cli-count")) == len([one for one in table.playing().sheet if one["deal"]])


@pytest.mark.parametrize(
    ("game", "seats", "short"),
    [("trump_seven", 3, {"games": 1}), ("seven_leaves", 2, {}), ("my_ship_sails", 4, {"deals": 1})],
)
def test_every_house_rule_can_be_played(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, short: dict[str, str | int]
) -> None:
    for option in GAMES[game].house_rules:
        for value in option.values:
            if value != option.default and option.key not in short:
                options = {**short, option.key: value}
                evening = spend(monkeypatch, game, None, "ru", seats, plain_bots=True, **options)
                assert evening.sitting.table.playing().over()
                assert f"Домашнее правило: {say('ru', f'option-{game}-{option.key}')}: " in evening.text
                assert wide(evening.text, evening.questions) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_asked_fits_the_terminal(monkeypatch: pytest.MonkeyPatch, lang: str, game: str) -> None:
    seats = {"trump_seven": 3}.get(game, 4)
    evening = spend(monkeypatch, game, ["?", "l", "s", "h", "r", "", "nonsense"], lang, seats)
    lines = say(lang, "cli-help-card") + "\n" + say(lang, f"cli-help-{game}") + "\n" + say(lang, "cli-help-table")
    assert lines in evening.text
    assert max(map(len, lines.splitlines())) <= 80
    assert evening.text.endswith("\n" + say(lang, "cli-bye") + "\n")
    assert wide(evening.text, evening.questions) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_program_plays_every_game_from_a_pipe_and_leaves_at_the_end_of_it(game: str) -> None:
    ran = semyorka("play", game, "--lang", "ru", "--name", "Аня", typed="?\n1\nпас\n1\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(say("ru", f"game-{game}"))
    assert ran.out.endswith("\nДо свидания, спасибо за игру!\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_legible_where_the_terminal_has_letters_only(game: str) -> None:
    ran = semyorka("play", game, typed="1\npass\n1\nq\n", PYTHONIOENCODING="ascii")
    assert ran.status == 0
    assert "?" not in re.sub(r"(?<=\w)\?|\? for help|Type \?", "", ran.out)


def test_without_a_game_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert all(f"({game})" in out for game in GAMES)
    assert "Козырная семь (trump_seven), игроков: 3\n" in out
    assert "semyorka play pitch" in out
    assert max(map(len, out.splitlines())) <= 80


# ---- What each game shows ----------------------------------------------------------------------------------


def test_trump_seven_shows_one_against_two_and_sixty(monkeypatch: pytest.MonkeyPatch) -> None:
    text = spend(monkeypatch, "trump_seven", None, "ru", 3, games=1).text
    assert "Сдача 1 из 1 · сдаёт" in text
    assert "объявления, круг 1 · прикуп закрыт, в нём две карты" in text
    assert "Ann берёт прикуп (K12) · " in text
    assert re.search(r"^Снос, карта 1, получит Bob \(", text, re.MULTILINE)
    assert re.search(r"^Снос, карта 2, получит Cat \(", text, re.MULTILINE)
    assert re.search(r"^Прикуп: \S+ \S+ · Снос: \S+ → Bob, \S+ → Cat$", text, re.MULTILINE)
    assert re.search(r"^До 60: Ann — \d+, соперники — \d+; ещё не видно \d+", text, re.MULTILINE)
    assert re.search(r"^Последние карты: Bob \S+, Cat \S+ \(K19\)$", text, re.MULTILINE)
    sides = re.search(r"^Ann — (\d+), соперники — (\d+), всего 100\.$", text, re.MULTILINE)
    assert sides and int(sides[1]) + int(sides[2]) == 100


def test_a_defender_sees_the_gift_and_not_the_widow(monkeypatch: pytest.MonkeyPatch) -> None:
    def passing(evening: Evening) -> Iterator[str]:
        for answer in one_match(evening):
            yield "pass" if answer in ("60", "п") else answer

    monkeypatch.setattr("tests.cli.evenings.one_match", passing)
    text = spend(monkeypatch, "trump_seven", None, "en", 3, plain_bots=True, games=1, all_pass="dealer_must_play").text
    assert re.search(r"^(Bob|Cat) takes the widow \(K12\)$", text, re.MULTILINE)
    assert re.search(r"^(Bob|Cat) → Ann: \S+ \(K13\)$", text, re.MULTILINE)
    assert re.search(r"^(Bob|Cat) → (Bob|Cat): a card face down \(K13\)$", text, re.MULTILINE)
    assert re.search(r"^(Bob|Cat) gave you \S+$", text, re.MULTILINE)


def test_the_series_ends_when_the_person_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = spend(monkeypatch, "trump_seven", None, "en", 3, plain_bots=True)
    assert "Enter for the next deal, stop to end the series, q to leave: " in evening.questions
    assert len(evening.sitting.table.playing().sheet) == 2
    assert re.search(r"(wins the series|First place in the series is shared)", evening.text)


def test_seven_leaves_shows_the_turn_up_and_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    text = spend(monkeypatch, "seven_leaves", None, "en", 5, plain_bots=True).text
    assert re.search(r"^Trumps: \w+ \S · turned up \S+, in the hand of \w+", text, re.MULTILINE)
    assert "played already" in text
    assert re.search(r"^\W+Ann .* [•·]{7} \d", text, re.MULTILINE)
    assert re.search(r"[•]{7} \d out, no\. 1", text)
    assert re.search(r"takes the seventh trick! \(L12\)", text)


def lost_by(seat: int, monkeypatch: pytest.MonkeyPatch, **options: str | int) -> Evening:
    """A match of Seven Leaves that this seat (Ann 0, Bob 1) of two has lost, with its cut and flicks."""
    for dice in range(40):
        evening = spend(monkeypatch, "seven_leaves", None, "en", 2, dice, plain_bots=True, **options)
        match: Any = evening.sitting.table.playing()
        if match.loser == seat and match.scene is not None and match.scene.total:
            return evening
    raise AssertionError("no such match was found")


def test_the_loser_cuts_and_the_flicks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = lost_by(0, monkeypatch, all_out="last_to_seven")
    assert "The pack is shuffled. How many cards do you lift off (1 to 35)? " in evening.questions
    assert "The debt is paid. (L19)" in evening.text
    assert "wins the match" in evening.text[: evening.text.index("The pack is shuffled")]


def test_one_strikes_as_often_as_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = lost_by(1, monkeypatch, all_out="last_to_seven", punishment="tap_game")
    strikes = re.findall(r"Ann strikes: (\d+) of (\d+)\. The nose: Bob\.", evening.text)
    assert [int(number) for number, _ in strikes] == list(range(1, int(strikes[0][1]) + 1))
    assert "once too often" not in evening.text


def test_a_flick_too_many_is_told_and_punished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tests.cli.evenings.scene_answer",
        lambda evening: "f" if evening.sitting.table.scene.told()["round"] else "cut 99" if fresh(evening) else "17",
    )
    evening = lost_by(1, monkeypatch, all_out="last_to_seven", punishment="tap_game")
    assert "Ann strikes once too often!" in evening.text
    assert "(L20)" in evening.text
    assert re.search(r"Bob strikes: \d+ of \d+\. The nose: Ann\.", evening.text)


def fresh(evening: Evening) -> bool:
    """Whether the cut has not been asked for yet."""
    return not any("lift off" in question for question in evening.questions[:-1])


def test_my_ship_sails_shows_who_has_chosen_and_the_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    text = spend(monkeypatch, "my_ship_sails", None, "ru", 4, plain_bots=True, deals=3).text
    assert "Сдача 2 из 3 · сдаёт" in text
    assert re.search(r"^Обмен 1 · ушла \S+ · пришла \S+$", text, re.MULTILINE)
    assert "Карты идут налево: вашу получает Bob, вам отдаёт Dan" in text
    assert "выбрано" in text and "выбирает" in text
    assert re.search(r"^\w+: «Мой корабль плывёт!»(?: \(S15\))?$", text, re.MULTILINE)
    assert re.search(r"^▸ \w+: (?:\S+ ){6}\S+$", text, re.MULTILINE)


def test_a_false_call_is_told_and_then_a_card_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = spend(monkeypatch, "my_ship_sails", ["плывёт", "call", "1", "l", "s"], "en", 4, plain_bots=True)
    assert "Ann: “My ship sails!” But it does not; the call is false. (S15)" in evening.text
    assert "The call was false; give a card for the exchange now. (S15)" in evening.text
    assert evening.questions[1] == "The card to pass (number or card; ? for help): "
    assert len(re.findall(r"^Exchange 1 · gave \S+ · got \S+$", evening.text, re.MULTILINE)) == 2


# ---- What is never shown -----------------------------------------------------------------------------------


def hidden(sitting: Sitting) -> set[str]:
    """The cards that the person may not know to be anywhere: those that others hold unseen, and undealt ones."""
    match = sitting.table.playing()
    deal, view = match.playing(), sitting.view()["deal"]
    own = union(match.pack.card(word) for word in view["hand"])
    seen = {word for trick in sitting.table.record.tricks for _, word in trick.plays}
    seen |= {word for _, word in sitting.table.record.plays}
    seen |= {str(view["facts"].get("turn_up"))} | known(view["own"])
    others = union(card for seat in range(match.seats) for card in members(deal.hand(seat)))
    undealt = match.pack.full & ~others & ~union(match.pack.card(word) for word in seen if word in words_of(match))
    return set(match.pack.words((others | undealt) & ~own)) - seen


def words_of(match: Any) -> set[str]:
    """Every card of the game, as words."""
    return set(match.pack.words(match.pack.full))


def known(own: Any) -> set[str]:
    """Every word in what a seat alone knows."""
    if isinstance(own, Mapping):
        return {word for value in own.values() for word in known(value)} | {str(key) for key in own}
    if isinstance(own, list):
        return {word for value in own for word in known(value)}
    return {str(own)}


@pytest.mark.parametrize("game", GAMES)
def test_no_table_that_is_drawn_shows_a_card_the_person_may_not_know(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[tuple[set[str], str]] = []

    def watching(self: Drawing, view: Mapping[str, Any]) -> None:
        out, self.out = self.out, screen.console()
        self.out.file = io.StringIO()
        table(self, view)
        text = self.out.file.getvalue()
        self.out = out
        shown = {word for word in words_of(GAMES[game]) if re.search(rf"(?<!\w){re.escape(index(word))}(?!\w)", text)}
        assert {word for word in view["deal"]["hand"]} <= shown
        drawn.append((shown, text))

    def index(word: str) -> str:
        return screen.card(word, "en").plain

    table = Drawing.table
    monkeypatch.setattr(Drawing, "table", watching)
    monkeypatch.setattr(Sitting, "decide", checked(Sitting.decide, drawn))
    evening = spend(monkeypatch, game, None, "en", {"trump_seven": 3}.get(game, 4), plain_bots=True)
    assert evening.sitting.table.playing().over()
    assert len(drawn) > 20
    assert sys.stdout is evening.out


def checked(decide: Any, drawn: list[tuple[set[str], str]]) -> Any:
    """``decide`` that first looks at what was just drawn."""

    def deciding(self: Sitting) -> None:
        shown, text = drawn[-1]
        assert shown & hidden(self) == set(), text
        decide(self)

    return deciding
