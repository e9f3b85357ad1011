"""The catalogue of sentences: a key and its arguments become text in one of the languages.

The catalogue of a language is every ``*.<language>.ftl`` beside this file, in Fluent's notation. The browser reads the
same files and widens arguments by the same convention, which stands in docs/protocol.md under "Sentences".
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("ru", "en")
PLACE = Path(__file__).parent
SEAT_ARGS = frozenset({"seat", "pitcher", "dealer", "winner"})
CARD_CASES = ("gen", "acc")
SUIT_CASES = ("gen", "dat", "acc", "ins")


@cache
def bundle(lang: str) -> FluentBundle:
    """The whole catalogue of a language. KeyError for a language that is not one of ``LANGUAGES``."""
    if lang not in LANGUAGES:
        raise KeyError(f"no such language: {lang}")
    whole = FluentBundle([lang], use_isolating=False)
    for path in sorted(PLACE.glob(f"*.{lang}.ftl")):
        whole.add_resource(FluentResource(path.read_text("utf-8")))
    return whole


def has(lang: str, key: str) -> bool:
    """Whether the catalogue has a message of this key."""
    return bool(bundle(lang).has_message(key))


def say(lang: str, key: str, args: Mapping[str, Any] | None = None, names: Sequence[str] | None = None) -> str:
    """The sentence of a key: ``refuse-turn`` with ``{"seat": 1}``, or an attribute of a message: ``card-KS.acc``.

    ``names`` are the players' names by seat; without them a seat is called by its letter, 0 by A. KeyError for a key
    that the catalogue does not have; ValueError when the sentence wants an argument that is not given.
    """
    text, errors = formatted(lang, key, widened(lang, args or {}, names))
    if errors:
        raise ValueError(f"{key} ({lang}): {errors[0]}")
    return text


def formatted(lang: str, key: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
    """The text of a key with arguments that are wide already, and what went wrong in it."""
    name, _, attribute = key.partition(".")
    whole = bundle(lang)
    if not whole.has_message(name):
        raise KeyError(f"no such sentence: {key} ({lang})")
    message = whole.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no such sentence: {key} ({lang})")
    text, errors = whole.format_pattern(pattern, dict(args))
    return str(text), list(errors)


def widened(lang: str, args: Mapping[str, Any], names: Sequence[str] | None = None) -> dict[str, Any]:
    """The arguments as a sentence uses them: seats as names, cards and suits spoken, in every case they have."""
    wide: dict[str, Any] = {}
    for arg, value in args.items():
        if arg in SEAT_ARGS and isinstance(value, int):
            wide[arg] = "ABCDEFG"[value] if names is None else names[value]
        elif arg == "card":
            wide |= spoken(lang, arg, f"card-{value}", CARD_CASES)
        elif arg in ("suit", "trump") and value:
            wide |= spoken(lang, arg, f"suit-{value}", SUIT_CASES)
        else:
            wide[arg] = value
    return wide


def spoken(lang: str, arg: str, key: str, cases: Sequence[str]) -> dict[str, str]:
    """The name of a card or a suit, with each of its cases beside it: ``card``, ``card-gen``, ``card-acc``."""
    names = {arg: formatted(lang, key, {})[0]}
    return names | {f"{arg}-{case}": formatted(lang, f"{key}.{case}", {})[0] for case in cases}
