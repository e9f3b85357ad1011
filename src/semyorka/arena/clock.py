"""How long decisions take: a histogram that can be added up and written down."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import floor, log
from typing import Any

#: Each step of the histogram is this much longer than the one before, the first ends at one microsecond.
STEP = 1.05
MICROSECOND = 1e-6


@dataclass(slots=True)
class Times:
    """The seconds of many decisions: how many fell into each step, and their sum."""

    steps: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.steps[max(0, floor(log(max(seconds, MICROSECOND) / MICROSECOND) / log(STEP)) + 1)] += 1
        self.seconds += seconds

    def take(self, other: "Times") -> None:
        """Add up another's decisions."""
        self.steps.update(other.steps)
        self.seconds += other.seconds

    @property
    def count(self) -> int:
        """How many decisions."""
        return self.steps.total()

    @property
    def mean(self) -> float:
        """The seconds of a decision on average, 0 where there was none."""
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The seconds that so great a part of the decisions does not exceed, to one step; 0 where there was none."""
        left = part * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(MICROSECOND * STEP**step)
        return 0.0

    def told(self) -> dict[str, Any]:
        """As data for JSON."""
        return {
            "seconds": round(self.seconds, 6),
            "steps": {str(step): self.steps[step] for step in sorted(self.steps)},
        }


def read(told: Mapping[str, Any]) -> Times:
    """What ``told`` wrote."""
    return Times(Counter({int(step): many for step, many in told["steps"].items()}), float(told["seconds"]))
