"""A duel: deal after deal until there are enough of them, whatever order they are finished in."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from semyorka.arena.clock import Times
from semyorka.arena.contest import Played, Setup
from semyorka.arena.figures import Estimate, Stop, estimate
from semyorka.arena.saved import Handful, Saved
from semyorka.arena.workers import Task, Workers

#: After so many deals, and again after as many more, it is asked whether that is enough.
LOOK = 10
#: No task has more deals than this, so that little is lost when a run is killed.
MOST_IN_TASK = 20


@dataclass(slots=True)
class Duel:
    """``ours`` against ``theirs``: the deals in order, without gaps, up to where it was or will be decided.

    ``row`` are these deals, ``verdict`` what ended them early, None for nothing. What came out of turn waits in
    ``early``. ``times`` are of all decisions that were made, those of deals past the end among them.
    """

    ours: str
    theirs: str
    deals: int
    stop: Stop = None
    row: list[Played] = field(default_factory=list)
    verdict: str | None = None
    early: dict[int, Played] = field(default_factory=dict)
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))

    @property
    def over(self) -> bool:
        """Whether no deal more is needed."""
        return self.verdict is not None or len(self.row) >= self.deals

    @property
    def gains(self) -> list[float]:
        """What ours won beyond the fair share, deal by deal."""
        return [one.gain for one in self.row]

    @property
    def gain(self) -> Estimate:
        """The same as one figure. ValueError before the first deal."""
        return estimate(self.gains)

    @property
    def won(self) -> float:
        """What ours won of a contest."""
        return fmean(fmean(one.won) for one in self.row)

    @property
    def fair(self) -> float:
        """What theirs wins of a contest in ours' place."""
        return fmean(fmean(one.fair) for one in self.row)

    def take(self, done: Handful) -> None:
        """Take in finished deals, and look whether they are enough."""
        for mine, more in zip(self.times, done.times, strict=True):
            mine.take(more)
        self.early |= {one.number: one for one in done.played}
        while not self.over and len(self.row) in self.early:
            self.row.append(self.early.pop(len(self.row)))
            if self.stop is not None and len(self.row) % LOOK == 0:
                self.verdict = self.stop.verdict(self.gains)

    def missing(self) -> list[int]:
        """The numbers of the deals that have not been played."""
        return [number for number in range(len(self.row), self.deals) if number not in self.early]


def in_tasks(setup: Setup, duel: Duel, workers: int) -> Iterator[Task]:
    """The deals that a duel lacks, in tasks that keep so many workers busy to the end."""
    missing = duel.missing()
    size = max(1, min(MOST_IN_TASK, len(missing) // (8 * workers)))
    for start in range(0, len(missing), size):
        yield setup, duel.ours, duel.theirs, missing[start : start + size]


def fight(
    setup: Setup,
    duels: Sequence[Duel],
    workers: int,
    saved: Saved | None = None,
    progress: Callable[[Duel], None] = lambda duel: None,
) -> None:
    """Play duels to their ends. What is in a file is taken from there, what is not is added to it.

    ``progress`` is called whenever a duel has got further. The result is the same with any number of ``workers``, and
    in one go or several. ``Wrong`` for what cannot be played.
    """
    for duel in duels:
        for done in of_duel(duel, () if saved is None else saved.handfuls):
            duel.take(done)
        progress(duel)
    if all(duel.over for duel in duels):
        return
    with Workers(workers) as crew:
        for duel in duels:
            if duel.over:
                continue
            for done in crew.each(in_tasks(setup, duel, workers)):
                if saved is not None:
                    saved.add(done)
                duel.take(done)
                progress(duel)
                if duel.over:
                    break


def of_duel(duel: Duel, handfuls: Iterable[Handful]) -> Iterator[Handful]:
    """Those of the handfuls that are of a duel."""
    return (one for one in handfuls if (one.ours, one.theirs) == (duel.ours, duel.theirs))
