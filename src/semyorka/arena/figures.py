"""What may be said of a row of figures, one from each deal: mean, interval, and a test that may stop early."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import NormalDist, fmean, variance

#: An interval holds the true mean in so many of a hundred arenas.
COVER = 0.95
#: A row shorter than this says too little of its own spread for anything to stop on it.
ENOUGH = 30
#: The least spread that a row is credited with; without it one in which all is equal would prove anything.
LEAST_VARIANCE = 1e-6


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over ``count`` deals, its standard error, and ``half`` of the interval around it, infinite for one."""

    count: int
    mean: float
    error: float
    half: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half


def estimate(row: Sequence[float]) -> Estimate:
    """The mean of a row and its interval by Student's distribution. ValueError for an empty one."""
    if not row:
        raise ValueError("there is nothing to take the mean of")
    if len(row) == 1:
        return Estimate(1, row[0], inf, inf)
    error = sqrt(variance(row) / len(row))
    return Estimate(len(row), fmean(row), error, student(len(row) - 1) * error)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that leaves half of 1 - COVER above it.

    By the normal quantile and the first four terms of the expansion in 1 / freedom (Abramowitz and Stegun, 26.7.5);
    exact where that is far off, at one and two degrees of freedom.
    """
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z = NormalDist().inv_cdf((1 + COVER) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))


@dataclass(frozen=True, slots=True)
class Sequential:
    """A generalised sequential probability ratio test of the mean: ``low`` (H0) against ``high`` (H1).

    ``doubt`` is the chance to decide for either while the other is true. Its ratio takes the spread from the row.
    """

    low: float
    high: float
    doubt: float = 0.05

    @property
    def bound(self) -> float:
        """The logarithm of the ratio at which H1 is taken; H0 at its negative."""
        return log((1 - self.doubt) / self.doubt)

    def ratio(self, row: Sequence[float]) -> float:
        """The logarithm of how much better H1 explains a row than H0 does; 0 for a row that is too short."""
        if len(row) < ENOUGH:
            return 0.0
        spread = max(LEAST_VARIANCE, variance(row))
        return len(row) * (self.high - self.low) * (2 * fmean(row) - self.low - self.high) / (2 * spread)

    def verdict(self, row: Sequence[float]) -> str | None:
        """``high`` or ``low`` once that is decided."""
        ratio = self.ratio(row)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else None


@dataclass(frozen=True, slots=True)
class Until:
    """Stops when half of the interval is no wider than ``half``."""

    half: float

    def verdict(self, row: Sequence[float]) -> str | None:
        """``narrow`` once that is so."""
        return "narrow" if len(row) >= ENOUGH and estimate(row).half <= self.half else None


#: What may end a duel before its last deal; None: nothing.
Stop = Sequential | Until | None
