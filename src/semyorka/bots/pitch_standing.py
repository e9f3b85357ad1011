"""A match of Auction Pitch in its middle."""

from random import Random
from typing import Any

from semyorka.bots import pitch_equity

GAME = "pitch"
#: How far others are behind the first on average, and the lowest score drawn.
BEHIND, LOWEST = 3.0, -3


def draw(match: Any, rng: Random) -> None:
    """Put a fresh match to scores drawn by lot, nobody being there."""
    top = rng.randint(0, match.options["target"] - 1)
    match.scores = [max(LOWEST, top - int(rng.expovariate(1 / BEHIND))) for _ in range(match.seats)]


def chances(match: Any) -> list[float]:
    """By seat the chance to win the match, when no deal is on."""
    if match.over():
        return list(match.prizes())
    return list(pitch_equity.chances(match.scores, match.dealer, match.options))
