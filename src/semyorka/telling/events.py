"""Numbered events with an audience: what a table tells those who sit at it and those who watch."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from semyorka.games.facts import Fact


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table.

    ``n`` counts a table's events from 1; ``revision`` is the table's revision after it; ``data`` is for everybody,
    ``secret`` has by seat what that seat alone may know of it. Every viewer gets every number.
    """

    n: int
    revision: int
    kind: str
    data: Mapping[str, Any]
    secret: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    @classmethod
    def of(cls, fact: Fact, n: int, revision: int) -> "Event":
        """A fact of the rules as the table's event number ``n``."""
        return cls(n, revision, fact.kind, fact.data, fact.secret)

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat may know it; None is somebody who only watches."""
        own = self.secret.get(seat, {}) if seat is not None else {}
        return {"n": self.n, "kind": self.kind, **self.data, **own}
