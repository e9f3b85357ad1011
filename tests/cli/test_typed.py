"""What people type at the table, and what it is taken for."""

import pytest

from semyorka.cli.typed import (
    STOP,
    call_words,
    card_words,
    command_words,
    scene_words,
    suit_words,
    understood,
    understood_between,
    understood_in_scene,
)
from semyorka.games import GAMES

PITCH = GAMES["pitch"]
HAND = ["AS", "TS", "8H", "KC", "JD", "2D"]


CALLS = ["pass", "2", "3", "slam"]


def action(line: str, calling: bool = False) -> str:
    """The action that a line is taken for."""
    typed = understood(line, PITCH, HAND, CALLS if calling else HAND)
    assert typed.command == ""
    return typed.action


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("KS", "KS"),
        ("ks", "KS"),
        (" k s ", "KS"),
        ("K♠", "KS"),
        ("♠K", "KS"),
        ("K♠\ufe0e", "KS"),
        ("sk", "KS"),
        ("кп", "KS"),
        ("КП", "KS"),
        ("К♠", "KS"),
        ("король пик", "KS"),
        ("короля пик", "KS"),
        ("К пик", "KS"),
        ("king of spades", "KS"),
        ("King  Of Spades", "KS"),
        ("10h", "TH"),
        ("th", "TH"),
        ("10ч", "TH"),
        ("10 червей", "TH"),
        ("десятку червей", "TH"),
        ("тт", "AC"),
        ("т♣", "AC"),
        ("дб", "QD"),
        ("вч", "JH"),
        ("в пик", "JS"),
        ("четверка бубен", "4D"),
        ("четвёрка бубен", "4D"),
        ("7 треф", "7C"),
    ],
)
def test_a_card_in_any_spelling(line: str, card: str) -> None:
    assert action(line) == card


def test_every_spelling_means_one_card_and_no_command_or_call() -> None:
    ways = card_words(PITCH.pack)
    for card in PITCH.pack.words(PITCH.pack.full):
        assert ways[card.lower()] == card
    assert ways["тт"] == "AC" and ways["tc"] == "TC"
    commands = set(command_words())
    assert commands & set(ways) == set()
    assert commands & {"pass", "пас", "slam", "шлем", "1", "2", "3", "4"} == set()


def test_a_number_is_a_card_of_the_hand_or_a_call() -> None:
    assert action("1") == "AS"
    assert action("6") == "2D"
    assert action("7") == "7"
    assert action("0") == "0"
    assert action("10") == "10"
    assert action("2", calling=True) == "2"


@pytest.mark.parametrize(
    ("line", "call"), [("pass", "pass"), ("ПАС", "pass"), ("slam", "slam"), ("Шлем", "slam"), ("5", "5"), ("ks", "KS")]
)
def test_a_call(line: str, call: str) -> None:
    assert action(line, calling=True) == call


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("?", "help", ""),
        ("помощь", "help", ""),
        ("l", "last", ""),
        ("в", "last", ""),
        ("S", "scores", ""),
        ("счет", "scores", ""),
        ("h", "hand", ""),
        ("r P8", "rule", "P8"),
        ("правило  p8 ", "rule", "p8"),
        ("r", "rule", ""),
        ("q", "quit", ""),
        ("выход", "quit", ""),
    ],
)
def test_a_command(line: str, command: str, rest: str) -> None:
    typed = understood(line, PITCH, HAND, HAND)
    assert (typed.command, typed.rest, typed.action) == (command, rest, "")


@pytest.mark.parametrize("line", ["", "   ", "\t"])
def test_nothing_typed_is_nothing(line: str) -> None:
    assert action(line) == ""


@pytest.mark.parametrize("line", ["nonsense", "KX", "1H", "♠", "🂡", "J K", "²"])
def test_what_nobody_understands_stays_as_it_was(line: str) -> None:
    assert action(line) == line


# ---- The calls of the other games --------------------------------------------------------------------------

TRUMP_SEVEN, SHIP = GAMES["trump_seven"], GAMES["my_ship_sails"]
NINE = ["JKR", "QS", "TS", "8S", "QH", "7H", "KC", "9C", "JD"]
TRUMPS = ["trump S", "trump H", "trump D", "trump C"]
SEVEN = ["AS", "TS", "8H", "KC", "JD", "2D", "3C"]


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("60", "60"), ("шестьдесят", "60"), ("Sixty", "60"), ("беру", "60"), ("пас", "pass"), ("пасую", "pass"),
        ("pass", "pass"), ("I pass", "pass"), ("джокер", "JKR"), ("61", "61"),
    ],
)  # fmt: skip
def test_sixty_and_pass(line: str, call: str) -> None:
    assert understood(line, TRUMP_SEVEN, NINE, ["pass", "60"]).action == call


@pytest.mark.parametrize(
    ("line", "suit"),
    [
        ("trump S", "S"), ("TRUMP s", "S"), ("козырь п", "S"), ("козырь пики", "S"), ("козырь ♠", "S"), ("п", "S"),
        ("s", "S"), ("♠", "S"), ("пик", "S"), ("ч", "H"), ("h", "H"), ("hearts", "H"), ("черви", "H"), ("червы", ""),
        ("б", "D"), ("бубны", "D"), ("♦️", "D"), ("d", "D"), ("trump diamonds", "D"), ("т", "C"), ("треф", "C"),
        ("clubs", "C"), ("c", "C"),
    ],
)  # fmt: skip
def test_naming_trumps_by_a_suit_alone_comes_before_any_command(line: str, suit: str) -> None:
    typed = understood(line, TRUMP_SEVEN, NINE, TRUMPS)
    assert typed.command == ""
    assert typed.action == (f"trump {suit}" if suit else line)


def test_a_suit_alone_is_no_trump_where_none_is_named_and_commands_work_where_it_is() -> None:
    assert understood("s", TRUMP_SEVEN, NINE, NINE).command == "scores"
    assert understood("h", TRUMP_SEVEN, NINE, ["pass", "60"]).command == "hand"
    assert understood("п K12", TRUMP_SEVEN, NINE, TRUMPS).rest == "K12"
    assert understood("счёт", TRUMP_SEVEN, NINE, TRUMPS).command == "scores"
    assert understood("козырь ч", TRUMP_SEVEN, NINE, NINE).action == "trump H"


@pytest.mark.parametrize("line", ["call", "плывёт", "Плывет!", "мой корабль плывёт!", "my ship sails", "sails!"])
def test_the_ship_is_called_among_cards(line: str) -> None:
    assert understood(line, SHIP, SEVEN, ["call", *SEVEN]).action == "call"


def test_where_one_may_call_or_choose_a_number_is_a_card() -> None:
    assert understood("7", SHIP, SEVEN, ["call", *SEVEN]).action == "3C"
    assert understood("8", SHIP, SEVEN, ["call", *SEVEN]).action == "8"


@pytest.mark.parametrize("game", GAMES)
def test_no_way_to_call_is_a_card_a_command_or_another_call(game: str) -> None:
    calls = call_words(tuple(GAMES[game].call_words))
    assert set(calls.values()) == set(GAMES[game].call_words)
    assert set(calls) & (set(card_words(GAMES[game].pack)) | set(command_words())) == set()


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("cut 17", "cut 17"), ("снять 17", "cut 17"), ("Сниму 17", "Сниму 17"), ("снимаю 5", "cut 5"),
        ("17", "cut 17"),
        ("cut", "cut"), ("strike", "strike"), ("щёлк!", "strike"), ("щ", "strike"), ("done", "done"),
        ("хватит", "done"), ("strike 3", "strike 3"), ("17 ножей", "17 ножей"), ("", ""),
    ],
)  # fmt: skip
def test_the_words_of_the_scene_after_a_match(line: str, word: str) -> None:
    typed = understood_in_scene(line)
    assert (typed.command, typed.action) == ("", word)


def test_between_deals_one_may_stop_or_ask_for_something() -> None:
    assert understood_between("стоп").action == understood_between("Stop").action == STOP
    assert understood_between("s").command == "scores"
    assert understood_between("q").command == "quit"
    assert understood_between("1").action == "1"
    assert understood_in_scene("r L20").rest == "L20"


def test_words_of_the_scene_and_suits_are_what_they_say_once() -> None:
    assert set(scene_words()) & set(command_words()) == set()
    assert len(set(suit_words().values())) == 4
