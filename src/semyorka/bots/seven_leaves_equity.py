"""The chance of each seat not to be the one who is left in Seven Leaves, from the tricks that all have.

The numbers are made by bench/fit_seven_leaves.py: backward from the end of the match, over how deals between equals
come out.
"""

from array import array
from collections.abc import Sequence
from functools import cache

from semyorka.bots import data
from semyorka.games.seven_leaves import GOAL_TRICKS

NAME = "seven_leaves_equity.bin"
RULES = ("no_loser", "last_to_seven", "extra_deal")
MOST_SEATS = 5
WHOLE = 65535


@cache
def tables() -> "dict[tuple[str, int], array[int]]":
    """By the rule for when all make it, and by how many are in: chances for every score, in parts of ``WHOLE``."""
    numbers = array("H", data.read(NAME))
    found = {}
    start = 0
    for rule in RULES:
        for players in range(2, MOST_SEATS + 1):
            size = GOAL_TRICKS**players * players
            found[rule, players] = numbers[start : start + size]
            start += size
    return found


def place(scores: Sequence[int], players: int) -> int:
    """Where the numbers of these scores begin, the seat that leads the next deal first, then clockwise."""
    where = 0
    for score in reversed(scores):
        where = where * GOAL_TRICKS + score
    return where * players


def safe(scores: Sequence[int], rule: str) -> list[float]:
    """By place the chance not to be left. ``scores``: the tricks, below seven, of those who are in, the seat that
    leads the next deal first; ``rule``: the house rule ``all_out``.
    """
    players = len(scores)
    if players < 2:
        return [0.0] * players
    start = place(scores, players)
    return [number / WHOLE for number in tables()[rule, players][start : start + players]]


def after_deal(
    scores: Sequence[int], inside: Sequence[int], dealer: int, sevenths: Sequence[int], rule: str, extra: bool
) -> list[float]:
    """By seat the chance not to be left once a deal is counted.

    ``scores`` by seat with the deal's tricks, or in an ``extra`` deal the deal's tricks alone; ``inside``: the seats
    that were dealt to; ``sevenths``: by seat the number of the trick of this deal that was its seventh, 0 for none.
    """
    worth = [1.0] * len(scores)
    if extra:
        fewest = min(scores[seat] for seat in inside)
        left = [seat for seat in inside if scores[seat] == fewest]
        for seat in left:
            worth[seat] = 1.0 - 1.0 / len(left)
        return worth
    left = [seat for seat in inside if scores[seat] < GOAL_TRICKS]
    if not left:
        if rule == "last_to_seven":
            worth[max(inside, key=lambda seat: sevenths[seat])] = 0.0
        elif rule == "extra_deal":
            for seat in inside:
                worth[seat] = 1.0 - 1.0 / len(inside)
        return worth
    return between_deals(scores, left, clockwise(left, dealer)[0], rule)


def between_deals(scores: Sequence[int], inside: Sequence[int], dealer: int, rule: str) -> list[float]:
    """By seat the chance not to be left when this seat, one of those who are in, deals next; who is out is safe."""
    worth = [1.0] * len(scores)
    ordered = clockwise(inside, dealer)
    for seat, chance in zip(ordered, safe([scores[seat] for seat in ordered], rule), strict=True):
        worth[seat] = chance
    return worth


def clockwise(seats: Sequence[int], after: int) -> list[int]:
    """Seats in the order in which they come after another."""
    return sorted(seats, key=lambda seat: (seat <= after, seat))
