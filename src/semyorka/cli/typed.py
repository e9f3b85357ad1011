"""What a person types at the table: a card in any spelling, its number in the hand, a call, or a command."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from semyorka.cards import Pack
from semyorka.cli.screen import SYMBOLS
from semyorka.games.match import Match
from semyorka.words import LANGUAGES, say

COMMANDS = ("help", "last", "scores", "hand", "rule", "quit")
ANY_CALL = ("pass", "slam")


@dataclass(frozen=True, slots=True)
class Typed:
    """A line understood: ``command`` with its ``rest``, or, when that is empty, an ``action`` in notation.

    Both are empty for an empty line. An action need not be one: what nobody understands stays as it was typed.
    """

    command: str = ""
    rest: str = ""
    action: str = ""


def understood(line: str, game: type[Match], hand: Sequence[str], calling: bool) -> Typed:
    """What a line means to somebody with this hand (in the order shown); ``calling``: calls are due, not cards."""
    first, _, rest = line.strip().partition(" ")
    command = command_words().get(plain(first), "")
    if command and (command == "rule" or not rest):
        return Typed(command=command, rest=rest.strip())
    text = plain(line)
    if calling or not text.isdecimal():
        return Typed(action=call_words().get(text) or card_words(game.pack).get(text) or line.strip())
    number = int(text)
    return Typed(action=hand[number - 1] if 1 <= number <= len(hand) else line.strip())


def plain(text: str) -> str:
    """A text with nothing in it that people type in more than one way."""
    return "".join(text.split()).casefold().replace("ё", "е").replace("\ufe0e", "").replace("\ufe0f", "")


@cache
def command_words() -> dict[str, str]:
    """Each word for a command, in every language, and the command."""
    return {
        plain(word): command
        for command in COMMANDS
        for lang in LANGUAGES
        for word in say(lang, f"cli-typed-{command}").split()
    }


@cache
def call_words() -> dict[str, str]:
    """Each word for a call, in every language, and the call; numbers are understood as they are."""
    return {
        plain(word): call
        for call in ANY_CALL
        for word in (call, *(say(lang, f"cli-call-{call}") for lang in LANGUAGES))
    }


@cache
def card_words(pack: Pack) -> dict[str, str]:
    """Each way to write a card of the pack and its notation: ``KS``, ``K♠``, ``♠K``, ``кп``, ``король пик``."""
    ways: dict[str, str] = {}
    for word in (pack.word(card) for card in pack.cards):
        rank, suit = ("JKR", "") if word == "JKR" else (word[0], word[1])
        ranks = {rank, *(say(lang, f"rank-{rank}.index") for lang in LANGUAGES)}
        suits = {suit, SYMBOLS.get(suit, ""), *(say(lang, f"suit-{suit}")[0] for lang in LANGUAGES if suit)}
        spellings = {first + last for one in ranks for other in suits for first, last in ((one, other), (other, one))}
        spellings |= {say(lang, f"card-{word}{case}") for lang in LANGUAGES for case in ("", ".acc")}
        spellings |= {f"{index}{say('ru', f'suit-{suit}.gen')}" for index in ranks if suit}
        ways |= {plain(spelling): word for spelling in spellings}
    return ways
