"""Names for bots, in the language of whoever asks for them."""

import random
from collections.abc import Collection

from semyorka.words import LANGUAGES, say

_lots = random.SystemRandom()


def preferred(accept_language: str | None) -> str:
    """The first of our languages that a browser's Accept-Language wants; the first of all when it wants none."""
    wanted = []
    for place, part in enumerate((accept_language or "").split(",")):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.lower().split("-")[0]
        if lang in LANGUAGES:
            wanted.append((-weight_of(weight), place, lang))
    return min(wanted)[2] if wanted else LANGUAGES[0]


def weight_of(text: str) -> float:
    """The weight of a language, 1 when none is given and 0 when it is no number."""
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def read_names() -> None:
    """Read the catalogues, which takes a while the first time: better before somebody waits for it."""
    for lang in LANGUAGES:
        say(lang, "bot-names")


def bot_names(lang: str, seats: int, taken: Collection[str]) -> list[str]:
    """A name for a bot on each seat, each one different and none that is taken."""
    names = [name.strip() for name in say(lang, "bot-names").split(",")]
    free = [name for name in names if name not in taken]
    if len(free) < seats:
        free += [name for name in (f"{one} {number}" for number in (2, 3) for one in names) if name not in taken]
    return _lots.sample(free, seats)
