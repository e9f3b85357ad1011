"""What the rules have follow upon a match: seats act once more, and it changes no score."""

from collections.abc import Sequence
from typing import Any, Protocol

from semyorka.games.facts import Fact, Refused


class Scene(Protocol):
    """A scene after a match. Its actions are words of its own."""

    def awaits(self, seat: int) -> bool:
        """Whether the scene waits for this seat."""

    def part(self) -> int:
        """Counts the parts of the scene: what somebody meant for one is not taken for the next."""

    def refusal(self, seat: int, word: str) -> Refused | None:
        """Why the seat may not do this now, or None when it may."""

    def play(self, seat: int, word: str, order: Sequence[int]) -> list[Fact]:
        """Take an action that is not refused. ``order``: a shuffled pack, top card first, for an action that needs it.

        Returns what happened; all of it is public.
        """

    def bot(self, seat: int) -> str:
        """What a bot does when the scene waits for it."""

    def over(self) -> bool:
        """Whether nobody has anything to do in it any more."""

    def told(self) -> dict[str, Any]:
        """What everybody may know of it; ``cut`` in it is None until a pack has been cut."""
