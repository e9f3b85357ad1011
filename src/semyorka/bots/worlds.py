"""The deals that can still be, as one seat knows it: how many, some drawn evenly, or all of them.

A world is the set of cards in each hand, by seat, one's own hand as it is. Cards that were not dealt, or were laid
aside unseen, lie with the rest and are drawn anew with every world.
"""

from collections.abc import Iterator

from semyorka.bots.reading import Reading
from semyorka.search.spread import Spread


class Worlds:
    """The worlds of a reading. The same reading and seed give the same worlds in the same order."""

    def __init__(self, reading: Reading, seed: int = 0) -> None:
        self.seats = len(reading.held)
        self.others = [seat for seat in range(self.seats) if seat != reading.me]
        self.certain = list(reading.known)
        self.certain[reading.me] = reading.hand
        sizes = [reading.held[seat] for seat in self.others]
        allowed = [reading.unseen & ~reading.empty[seat] for seat in self.others]
        self.spread = Spread(reading.unseen, sizes, allowed, seed)

    def count(self) -> int:
        """How many there are, exactly."""
        return self.spread.count()

    def draw(self) -> list[int]:
        """One of them, each as likely as any other."""
        return self.hands(self.spread.draw())

    def every(self) -> Iterator[list[int]]:
        """All of them. Ask ``count`` first."""
        return (self.hands(world) for world in self.spread.every())

    def all_or_some(self, possible: int, most: int) -> Iterator[tuple[list[int], float]]:
        """All of them where there are no more than ``most``, else so many drawn; each counts 1."""
        found = self.every() if possible <= most else (self.draw() for _ in range(most))
        return ((hands, 1.0) for hands in found)

    def hands(self, world: list[int]) -> list[int]:
        """The hands of all seats when the others' hidden cards lie so."""
        hands = list(self.certain)
        for seat, cards in zip(self.others, world, strict=True):
            hands[seat] |= cards
        return hands
