"""A picture of a duel: how its mean and the interval around it settled. Needs matplotlib, the extra ``arena``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from semyorka.arena import Wrong
from semyorka.arena.duel import Duel
from semyorka.arena.figures import ENOUGH, estimate

#: A curve has about so many points.
POINTS = 400
FORMATS = (".svg", ".png", ".pdf")


def check(path: Path) -> None:
    """``Wrong`` when no picture can be drawn into a file of this name."""
    if path.suffix not in FORMATS:
        raise Wrong("cli-arena-bad-picture", file=str(path), formats=" ".join(FORMATS))
    if not path.absolute().parent.is_dir():
        raise Wrong("cli-arena-no-file", file=str(path), why=str(path.parent))
    drawing()


def drawing() -> Any:
    """The drawing library. ``Wrong`` when it is not there."""
    try:
        from matplotlib import figure
    except ModuleNotFoundError:
        raise Wrong("cli-arena-no-matplotlib") from None
    return figure


def settled(gains: Sequence[float]) -> list[tuple[int, float, float, float]]:
    """After how many deals what mean, with the ends of its interval: in hundredths, at about POINTS moments."""
    step = max(1, len(gains) // POINTS)
    counts = [*range(min(ENOUGH, len(gains)), len(gains), step), len(gains)]
    found = [estimate(gains[:count]) for count in counts if count > 1]
    return [(one.count, 100 * one.mean, 100 * one.low, 100 * one.high) for one in found]


def draw(duels: Sequence[Duel], path: Path, words: Mapping[str, str]) -> None:
    """Draw the duels into a file; ``words``: the ``title``, and what the axes ``across`` and ``up`` show."""
    whole = drawing().Figure(figsize=(8, 4.5), layout="constrained")
    axes = whole.subplots()
    for duel in duels:
        if len(duel.row) < 2:
            continue
        counts, means, lows, highs = zip(*settled(duel.gains), strict=True)
        (line,) = axes.plot(counts, means, label=f"{duel.ours} / {duel.theirs}")
        axes.fill_between(counts, lows, highs, color=line.get_color(), alpha=0.2, linewidth=0)
    axes.axhline(0.0, color="0.4", linewidth=0.8)
    axes.set_title(words["title"])
    axes.set_xlabel(words["across"])
    axes.set_ylabel(words["up"])
    axes.legend()
    whole.savefig(path)
