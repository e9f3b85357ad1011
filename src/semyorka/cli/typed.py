"""What a person types at the table: a card in any spelling, its number in the hand, a call, or a command."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from semyorka.cards import Pack
from semyorka.cli.screen import SYMBOLS, call
from semyorka.games.match import Match
from semyorka.words import LANGUAGES, has, say

COMMANDS = ("help", "advice", "last", "scores", "hand", "rule", "quit")
SCENE_WORDS = ("cut", "strike", "done")
STOP = "stop"


@dataclass(frozen=True, slots=True)
class Typed:
    """A line understood: ``command`` with its ``rest``, or, when that is empty, an ``action`` in notation.

    Both are empty for an empty line. An action need not be one: what nobody understands stays as it was typed.
    """

    command: str = ""
    rest: str = ""
    action: str = ""


def understood(line: str, game: type[Match], hand: Sequence[str], legal: Sequence[str]) -> Typed:
    """What a line means to somebody with this hand (in the order shown) who may do this.

    Where only calls are due a number is a call; where trumps are named a suit alone names them, before any command.
    """
    text = plain(line)
    calling = bool(legal) and not set(hand) & set(legal)
    named = next((word for word in legal if suit_words().get(text) == suit_of(word) != ""), "")
    if named:
        return Typed(action=named)
    asked = command_in(line)
    if asked is not None:
        return asked
    if calling or not text.isdecimal():
        calls, cards = call_words(tuple(game.call_words)), card_words(game.pack)
        return Typed(action=calls.get(text) or cards.get(text) or line.strip())
    number = int(text)
    return Typed(action=hand[number - 1] if 1 <= number <= len(hand) else line.strip())


def understood_in_scene(line: str) -> Typed:
    """What a line means in the scene after a match: a place to cut at (a number alone is one), a flick, or the end."""
    text = plain(line)
    number = "".join(sign for sign in text if sign.isdecimal())
    word = scene_words().get(text.removesuffix(number), "")
    if number and (word == "cut" or text == number):
        return Typed(action=f"cut {int(number)}")
    if word and not number:
        return Typed(action=word)
    return command_in(line) or Typed(action=line.strip())


def understood_between(line: str) -> Typed:
    """What a line means between two deals: a command, or that the person wants no further deal."""
    if plain(line) in spellings(f"cli-typed-{STOP}"):
        return Typed(action=STOP)
    return command_in(line) or Typed(action=line.strip())


def command_in(line: str) -> Typed | None:
    """The command that a line is, None when it is none."""
    first, _, rest = line.strip().partition(" ")
    command = command_words().get(plain(first), "")
    return Typed(command=command, rest=rest.strip()) if command and (command == "rule" or not rest) else None


def plain(text: str) -> str:
    """A text with nothing in it that people type in more than one way."""
    text = "".join(text.split()).casefold().replace("ё", "е").replace("\ufe0e", "").replace("\ufe0f", "")
    return text.rstrip("!.") or text


def spellings(key: str) -> set[str]:
    """What stands in a message, between commas, in every language."""
    return {plain(word) for lang in LANGUAGES if has(lang, key) for word in say(lang, key).split(",")}


def suit_of(word: str) -> str:
    """The suit that a call names, nothing where it names none."""
    suit = word.partition(" ")[2]
    return suit if suit in SYMBOLS else ""


@cache
def command_words() -> dict[str, str]:
    """Each word for a command, in every language, and the command."""
    return {word: command for command in COMMANDS for word in spellings(f"cli-typed-{command}")}


@cache
def scene_words() -> dict[str, str]:
    """Each word for what is done in the scene after a match, in every language, and its own word."""
    return {spelling: word for word in SCENE_WORDS for spelling in spellings(f"cli-typed-{word}")}


@cache
def suit_words() -> dict[str, str]:
    """Each way to write a suit, and its letter: ``S``, ``♠``, ``п``, ``пик``, ``spades``."""
    ways: dict[str, str] = {}
    for suit, symbol in SYMBOLS.items():
        names = [say(lang, f"suit-{suit}{case}") for lang in LANGUAGES for case in ("", ".gen", ".dat", ".acc")]
        ways |= {plain(way): suit for way in (suit, symbol, *names, *(name[0] for name in names))}
    return ways


@cache
def call_words(calls: tuple[str, ...]) -> dict[str, str]:
    """Each way to say each of these calls, in every language, and the call."""
    ways: dict[str, str] = {}
    for word in calls:
        verb, suit = word.partition(" ")[0], suit_of(word)
        verbs = spellings(f"cli-typed-call-{verb}") | {plain(verb)}
        if suit:
            ways |= {verb + way: word for verb in verbs for way, letter in suit_words().items() if letter == suit}
        else:
            ways |= {way: word for way in verbs | {plain(call(word, lang)) for lang in LANGUAGES}}
    return ways


@cache
def card_words(pack: Pack) -> dict[str, str]:
    """Each way to write a card of the pack and its notation: ``KS``, ``K♠``, ``♠K``, ``кп``, ``король пик``."""
    ways: dict[str, str] = {}
    for word in (pack.word(card) for card in pack.cards):
        rank, suit = ("JKR", "") if word == "JKR" else (word[0], word[1])
        ranks = {rank, *(say(lang, f"rank-{rank}.index") for lang in LANGUAGES)}
        suits = {suit, SYMBOLS.get(suit, ""), *(say(lang, f"suit-{suit}")[0] for lang in LANGUAGES if suit)}
        spelled = {first + last for one in ranks for other in suits for first, last in ((one, other), (other, one))}
        spelled |= {say(lang, f"card-{word}{case}") for lang in LANGUAGES for case in ("", ".acc")}
        spelled |= {f"{index}{say('ru', f'suit-{suit}.gen')}" for index in ranks if suit}
        ways |= {plain(spelling): word for spelling in spelled}
    return ways
