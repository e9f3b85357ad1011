"""Hints at a table: how many a person may have in a deal, and which decisions have had theirs."""

from dataclasses import dataclass, field

ANY = "any"
#: How many hints a person may have in a deal, as whoever opens the table chooses.
HINTS: tuple[str | int, ...] = (0, 1, 3, ANY)


@dataclass(slots=True)
class Hints:
    """The hints of the deal that is on. ``most``: one of ``HINTS``.

    ``acted`` is how often each seat has acted in the deal, which names its next decision; ``given`` are the decisions,
    as (seat, number), that have had a hint.
    """

    most: str | int = ANY
    acted: dict[int, int] = field(default_factory=dict)
    given: set[tuple[int, int]] = field(default_factory=set)

    def deal(self) -> None:
        """A new deal begins."""
        self.acted.clear()
        self.given.clear()

    def act(self, seat: int) -> None:
        """The seat has acted: its next decision is another one."""
        self.acted[seat] = self.number(seat) + 1

    def number(self, seat: int) -> int:
        """The number of the decision of the deal that the seat has before it, from 0."""
        return self.acted.get(seat, 0)

    def give(self, seat: int) -> None:
        """The decision before the seat has its hint."""
        self.given.add((seat, self.number(seat)))

    def asked(self, seat: int) -> bool:
        """Whether the decision before the seat has had its hint."""
        return (seat, self.number(seat)) in self.given

    def left(self, seat: int) -> int | None:
        """How many hints the seat may still have in this deal, None for any number."""
        if isinstance(self.most, str):
            return None
        return max(0, self.most - sum(one == seat for one, _ in self.given))

    def told(self, seat: int | None) -> dict[str, str | int | None] | None:
        """What a seat is told of it; None for a watcher."""
        return None if seat is None else {"most": self.most, "left": self.left(seat)}
