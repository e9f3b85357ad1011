"""How well the plain Pitch bot does, in matches repeated from their seeds."""

import random
from collections.abc import Callable
from time import thread_time

import pytest

from semyorka.bots import plain
from semyorka.bots.pitch_auction import Auction
from semyorka.bots.selfplay import play_match, rotations
from semyorka.telling.views import SeatView
from tests.bots.opponents import drawing, greedy
from tests.bots.positions import some_rules


@pytest.mark.parametrize(
    ("seats", "theirs", "least"), [(2, drawing, 0.85), (2, greedy, 0.65), (4, drawing, 0.75), (4, greedy, 0.4)]
)
def test_it_beats_other_players_over_the_same_cards(
    seats: int, theirs: Callable[[SeatView, int], str], least: float
) -> None:
    matches = won = 0
    for seat, story in rotations("pitch", seats, {}, plain, theirs, range(60 // seats)):
        matches += 1
        won += seat in story.winners
    assert won / matches >= least  # an equal player would win one match in ``seats``


def test_it_beats_other_players_under_any_house_rules() -> None:
    rng = random.Random("any rules")
    matches = won = 0
    for number in range(15):
        for seat, story in rotations("pitch", 4, some_rules("pitch", rng), plain, drawing, [number]):
            matches += 1
            won += seat in story.winners
    assert won / matches >= 0.55


def test_what_it_bids_is_what_it_makes() -> None:
    believed: dict[int, float] = {}

    def bidding(view: SeatView, seed: int) -> str:
        word = plain(view, seed=seed)
        if view.phase == "auction" and word.isdigit():
            auction = Auction(view)
            believed[view.seat or 0] = auction.made(int(word), auction.prospects[auction.best_suit(int(word))])
        return word

    expected, made, deals = 0.0, 0, 0
    for seed in range(50):
        for deal in play_match("pitch", 4, {}, [bidding] * 4, seed).deals:
            if not deal.result["redeal"] and deal.result["bid"] != "slam":
                expected += believed[deal.result["pitcher"]]
                made += deal.result["made"]
                deals += 1
    assert made / deals >= 0.65
    assert abs(made - expected) / deals < 0.08


def test_a_decision_costs_little() -> None:
    spent: list[float] = []

    def timed(view: SeatView, seed: int) -> str:
        start = thread_time()
        word = plain(view, seed=seed)
        spent.append(thread_time() - start)
        return word

    play_match("pitch", 7, {}, [timed] * 7, 1)
    assert sum(spent) / len(spent) < 0.003
