"""What a review says. Ready for JSON by ``told``; the shape stands in docs/protocol.md."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from semyorka.review.regret import CLOSE, NAMES, Half

#: So many of the costliest decisions are shown with their reasons.
COSTLIEST = 3


@dataclass(frozen=True, slots=True)
class Graded:
    """A decision graded. ``band`` is None where it does not count; ``value`` is what the action taken was worth.

    ``regret`` is told as 0 where chance made it less. ``tried``: ``worlds``, ``possible`` (None:
    not counted) and ``guessed`` ones; ``halves``: what the regret was made of, none where nothing was drawn.
    ``hindsight``: what the action ``played`` and the ``best`` one were worth with all cards open, or None.
    """

    deal: int
    step: int
    seat: int
    word: str
    best: str
    regret: float
    error: float
    band: str | None
    close: bool
    forced: bool
    value: float
    choices: Sequence[Mapping[str, Any]]
    hindsight: Mapping[str, float] | None
    phase: str
    tried: Mapping[str, int | None]
    halves: Sequence[Half] = ()

    @property
    def net(self) -> float:
        """The regret as it was measured: below zero where chance made it so, which evens out over many."""
        return sum(half.gap for half in self.halves) / len(self.halves) if self.halves else self.regret


@dataclass(frozen=True, slots=True)
class Costly:
    """One of the costliest decisions, with the reasons why the best action was better than the one taken."""

    deal: int
    step: int
    seat: int
    word: str
    best: str
    regret: float
    error: float
    band: str
    reasons: Sequence[Mapping[str, Any]]
    phase: str


@dataclass(frozen=True, slots=True)
class Phase:
    """A player's decisions of one phase: ``score`` as of the whole."""

    phase: str
    score: float | None
    counted: int


@dataclass(frozen=True, slots=True)
class Player:
    """One player: ``score`` is the mean regret of the ``counted`` decisions in percentage points, None without any.

    ``luck`` is what equal players got from the same cards in that seat, ``result`` what came, in points of the game.
    """

    seat: int
    name: str
    score: float | None
    decisions: int
    counted: int
    bands: Mapping[str, int]
    phases: Sequence[Phase]
    luck: float
    result: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match. The same ``version``, ``seed`` and plan (``budget``, ``replays``, ``luck_level``) make the
    same review of the same record."""

    version: str
    seed: int
    budget: float
    replays: int
    luck_level: int
    game: str
    players: Sequence[Player]
    moments: Sequence[Costly] = ()
    decisions: Sequence[Graded] = field(default_factory=tuple)

    def told(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def player_of(seat: int, name: str, decisions: Sequence[Graded], luck: float, result: int) -> Player:
    """What is said of a player in all, from the decisions of the match."""
    own = [one for one in decisions if one.seat == seat]
    counted = [one for one in own if one.band is not None]
    bands = {name: sum(one.band == name for one in counted) for name in NAMES}
    phases = []
    for phase in dict.fromkeys(one.phase for one in decisions):  # in the order of the deal
        part = [one for one in counted if one.phase == phase]
        phases += [Phase(phase, score(part), len(part))] if part else []
    return Player(seat, name, score(counted), len(own), len(counted), bands, phases, luck, result)


def score(counted: Sequence[Graded]) -> float | None:
    """The mean regret in percentage points, never below 0."""
    return max(0.0, 100.0 * sum(one.net for one in counted) / len(counted)) if counted else None


def blamed(one: Graded) -> bool:
    """Whether a decision was worse than good, for sure."""
    return one.band is not None and one.band not in (NAMES[0], CLOSE)
