"""A match in its middle: scores that may stand there, and what chance each seat has from them.

With both a single deal can be counted by what it does to the match, which tells more of players than who wins one.
"""

from random import Random
from typing import Any

from semyorka.bots import pitch_standing, seven_leaves_standing

#: The games with numbers for this.
KNOWN = {module.GAME: module for module in (pitch_standing, seven_leaves_standing)}


def draw(match: Any, rng: Random) -> None:
    """Put a fresh match, of a game in ``KNOWN``, to scores drawn by lot."""
    KNOWN[match.key].draw(match, rng)


def chances(match: Any) -> list[float]:
    """By seat the chance to win the match, in Seven Leaves not to be left, when no deal is on."""
    found: list[float] = KNOWN[match.key].chances(match)
    return found
