"""A match of Seven Leaves in its middle."""

from random import Random
from typing import Any

from semyorka.bots.seven_leaves_equity import between_deals
from semyorka.games.seven_leaves import GOAL_TRICKS, HAND_SIZE

GAME = "seven_leaves"


def draw(match: Any, rng: Random) -> None:
    """Put a fresh match to tricks drawn by lot, as many as some deals give, nobody being out."""
    deals = rng.randrange(match.seats)
    while True:
        takers = [rng.randrange(match.seats) for _ in range(HAND_SIZE * deals)]
        match.scores = [takers.count(seat) for seat in range(match.seats)]
        if max(match.scores) < GOAL_TRICKS:
            return


def chances(match: Any) -> list[float]:
    """By seat the chance not to be the one who is left, when no deal is on."""
    seats, inside = range(match.seats), match.inside
    if match.over():
        return [float(seat != match.loser) for seat in seats]
    if match.extra:
        return [1.0 - (seat in inside) / len(inside) for seat in seats]
    return between_deals(match.scores, inside, match.dealer, str(match.options["all_out"]))
