"""Scores in the middle of a match, and what chance each seat has from them."""

from random import Random

import pytest

from semyorka.bots import pitch_equity, seven_leaves_equity, standing
from semyorka.games import GAMES


@pytest.mark.parametrize("seats", range(2, 6))
def test_scores_of_seven_leaves_are_whole_deals_with_nobody_out(seats: int) -> None:
    rng, sums = Random(1), set()
    for _ in range(200):
        match = GAMES["seven_leaves"](seats)
        standing.draw(match, rng)
        assert max(match.scores) < 7
        sums.add(sum(match.scores))
    assert sums == {7 * deals for deals in range(seats)}


def test_scores_of_pitch_are_below_the_target() -> None:
    rng = Random(1)
    for _ in range(200):
        match = GAMES["pitch"](5, {"target": 11})
        standing.draw(match, rng)
        assert -3 <= min(match.scores) <= max(match.scores) <= 10


def test_chances_are_those_of_the_tables_from_the_seat_that_leads_next() -> None:
    leaves = GAMES["seven_leaves"](4)
    leaves.dealer, leaves.inside, leaves.scores = 2, [0, 2, 3], [5, 7, 1, 3]
    by_place = seven_leaves_equity.safe([3, 5, 1], str(leaves.options["all_out"]))
    assert standing.chances(leaves) == pytest.approx([by_place[1], 1.0, by_place[2], by_place[0]])
    leaves.extra = True
    assert standing.chances(leaves) == pytest.approx([2 / 3, 1.0, 2 / 3, 2 / 3])
    pitch = GAMES["pitch"](3)
    pitch.dealer, pitch.scores = 1, [5, 2, -2]
    assert standing.chances(pitch) == list(pitch_equity.chances([5, 2, -2], 1, pitch.options))


def test_when_it_is_over_the_winner_has_it_all() -> None:
    pitch = GAMES["pitch"](3)
    pitch.winners, pitch.ending = [1], {"key": ""}
    assert standing.chances(pitch) == [0.0, 1.0, 0.0]
