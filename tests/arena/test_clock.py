"""The times of decisions."""

import json

import pytest

from semyorka.arena.clock import STEP, Times, read


def test_times_add_up_and_are_written_down() -> None:
    first, second = Times(), Times()
    for milliseconds in range(1, 101):
        (first if milliseconds % 2 else second).add(milliseconds / 1000)
    first.take(second)
    again = read(json.loads(json.dumps(first.told())))
    assert again.steps == first.steps and again.count == 100
    assert again.mean == pytest.approx(0.0505)
    assert 0.095 / STEP <= again.quantile(0.95) <= 0.095 * STEP
    assert 0.1 <= again.quantile(1.0) <= 0.1 * STEP


def test_no_decision_takes_no_time() -> None:
    assert Times().mean == 0.0 and Times().quantile(0.95) == 0.0


@pytest.mark.parametrize("seconds", [0.0, 1e-9, 3e-6])
def test_what_is_too_short_to_measure_is_counted(seconds: float) -> None:
    times = Times()
    times.add(seconds)
    assert times.count == 1 and times.quantile(0.5) <= 4e-6
