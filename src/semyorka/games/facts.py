"""What the rules say back: facts of what happened, awards of points, and refusals. Each names its clause.

Texts are keys of the catalogue with arguments; the rules hold no sentences. Cards in them are words (``KS``), seats
ints.
"""

from dataclasses import dataclass, field
from typing import Any


class Refused(Exception):
    """An action or a setting that the rules do not allow.

    ``key`` and ``args`` make the sentence, ``clause`` is the rule that speaks (None where none does).
    """

    def __init__(self, key: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.args_of_key = args

    def told(self) -> dict[str, Any]:
        """As data: key, args, clause."""
        return {"key": self.key, "args": self.args_of_key, "clause": self.clause}


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened in a deal, known to all; ``secret`` adds what single seats alone know.

    ``kind`` names it (``called``, ``played``, ``trick`` …), ``data`` is ready for JSON.
    """

    kind: str
    data: dict[str, Any]
    secret: dict[int, dict[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Award:
    """A point and who has it: by which cards, by which clause. ``seat`` None: nobody has it."""

    point: str
    seat: int | None
    cards: list[str]
    key: str
    clause: str
    args: dict[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """As data."""
        return {
            "point": self.point, "seat": self.seat, "cards": self.cards,
            "key": self.key, "args": self.args, "clause": self.clause,
        }  # fmt: skip
