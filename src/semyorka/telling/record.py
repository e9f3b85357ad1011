"""The open record of one deal: calls and tricks, as everybody at the table has heard and seen them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from semyorka.games.facts import Fact


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: ``cards`` in order of play from ``leader`` on, each with the seat that played it."""

    leader: int
    plays: tuple[tuple[int, str], ...]
    taker: int


@dataclass(slots=True)
class Record:
    """Calls, finished tricks and the cards on the table of one deal, in words."""

    calls: list[tuple[int, str]] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    plays: list[tuple[int, str]] = field(default_factory=list)

    def add(self, facts: Iterable[Fact]) -> None:
        """Take in what an action brought."""
        for fact in facts:
            if fact.kind == "called":
                self.calls.append((fact.data["seat"], fact.data["call"]))
            elif fact.kind == "played":
                self.plays.append((fact.data["seat"], fact.data["card"]))
            elif fact.kind == "trick":
                self.tricks.append(Trick(fact.data["leader"], tuple(self.plays), fact.data["seat"]))
                self.plays = []
