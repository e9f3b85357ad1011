"""What the ends of a deal are worth to each seat: asked once for each outcome, then remembered."""

from array import array
from collections.abc import Callable, Sequence

from semyorka.games.tricks import Tricks

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

SLOTS = 8192
SEATS = 8
MIX = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


class Stakes:
    """The worth of every outcome of one deal, from 0 to 1 for each seat.

    ``worth`` is asked for it: a counted copy of the deal in, a number by seat out. ``worths[8 * row:]`` are the
    answers; ``asked`` counts the questions.
    """

    def __init__(self, worth: Callable[[Tricks], Sequence[float]]) -> None:
        self.worth = worth
        self.keys = array("Q", [0]) * SLOTS
        self.worths = array("d", [0]) * (SLOTS * SEATS)
        self.asked = 0

    def look(self, deal):
        """The row of a deal whose cards have been played."""
        key = deal.outcome() + 1
        row = (key * MIX & MASK) >> 51 & SLOTS - 1
        looked = 0
        while self.keys[row] != key and self.keys[row] and looked < 16:
            row = row + 1 & SLOTS - 1
            looked += 1
        if self.keys[row] != key:
            with cython.gil:
                self.fill(deal, row, key)
        return row

    def fill(self, deal, row, key):
        """Ask for the worth of an outcome and keep it, in the place of another where all are taken."""
        self.asked += 1
        self.keys[row] = key
        for seat, worth in enumerate(self.worth(deal.ended())):
            self.worths[row * SEATS + seat] = worth
