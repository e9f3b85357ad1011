"""Means, intervals and the test that may stop early, on rows whose answers are known."""

from math import inf
from random import Random
from statistics import fmean

import pytest

from semyorka.arena.figures import ENOUGH, Sequential, Until, estimate, student

#: The upper quantiles of Student's distribution at 97.5 %, as printed tables have them.
QUANTILES = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980, 10_000: 1.960}


@pytest.mark.parametrize(("freedom", "quantile"), QUANTILES.items())
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.003 if freedom > 3 else 0.02)


def test_a_mean_and_its_interval() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert (found.count, found.mean) == (4, 2.5)
    assert found.error == pytest.approx((5 / 3 / 4) ** 0.5)
    assert found.half == pytest.approx(3.182 * found.error, rel=0.01)
    assert found.low == found.mean - found.half and found.high == found.mean + found.half


def test_one_deal_says_nothing_and_none_is_refused() -> None:
    assert estimate([0.5]).half == inf
    with pytest.raises(ValueError, match="nothing"):
        estimate([])


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = Random("intervals")
    hit = 0
    for _ in range(1000):
        found = estimate([float(rng.random() < 0.3) for _ in range(60)])
        hit += found.low <= 0.3 <= found.high
    assert 0.92 <= hit / 1000 <= 0.98


def stream(mean: float, rng: Random) -> float:
    """The gain of a deal: three chairs, each won or lost."""
    return fmean(float(rng.random() < 1 / 3 + mean) for _ in range(3)) - 1 / 3


def decided(mean: float, test: Sequential, rng: Random) -> tuple[str | None, int]:
    """What is decided of a stream, and after how many deals."""
    row: list[float] = []
    while len(row) < 20_000:
        row += [stream(mean, rng) for _ in range(20)]
        if (verdict := test.verdict(row)) is not None:
            return verdict, len(row)
    return None, len(row)


@pytest.mark.parametrize(("mean", "right"), [(0.0, "low"), (0.04, "high"), (-0.05, "low"), (0.1, "high")])
def test_the_sequential_test_decides_right(mean: float, right: str) -> None:
    rng = Random(f"sequential {mean}")
    answers = [decided(mean, Sequential(0.0, 0.04), rng)[0] for _ in range(60)]
    assert None not in answers
    assert answers.count(right) >= 53  # a doubt of one in twenty, and luck


def test_the_plainer_the_case_the_sooner_it_is_decided() -> None:
    rng = Random("sooner")
    counts = [fmean(decided(mean, Sequential(0.0, 0.04), rng)[1] for _ in range(30)) for mean in (0.05, 0.15)]
    assert counts[0] > 1.5 * counts[1]


def test_equal_deals_decide_against_a_gain() -> None:
    test = Sequential(0.0, 0.02)
    assert test.verdict([0.0] * (ENOUGH - 1)) is None
    assert test.verdict([0.0] * ENOUGH) == "low"
    assert test.bound == pytest.approx(2.944, abs=0.001)


def test_until_the_interval_is_narrow() -> None:
    row = [0.0, 0.1] * 100
    assert Until(0.01).verdict(row) == "narrow"
    assert Until(0.001).verdict(row) is None
    assert Until(1.0).verdict(row[: ENOUGH - 1]) is None
