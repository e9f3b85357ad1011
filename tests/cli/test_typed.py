"""What people type at the table, and what it is taken for."""

import pytest

from semyorka.cli.typed import card_words, command_words, understood
from semyorka.games import GAMES

PITCH = GAMES["pitch"]
HAND = ["AS", "TS", "8H", "KC", "JD", "2D"]


def action(line: str, calling: bool = False) -> str:
    """The action that a line is taken for."""
    typed = understood(line, PITCH, HAND, calling)
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
    typed = understood(line, PITCH, HAND, calling=False)
    assert (typed.command, typed.rest, typed.action) == (command, rest, "")


@pytest.mark.parametrize("line", ["", "   ", "\t"])
def test_nothing_typed_is_nothing(line: str) -> None:
    assert action(line) == ""


@pytest.mark.parametrize("line", ["nonsense", "KX", "1H", "♠", "🂡", "J K", "²"])
def test_what_nobody_understands_stays_as_it_was(line: str) -> None:
    assert action(line) == line
