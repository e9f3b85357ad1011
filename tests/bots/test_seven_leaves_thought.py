"""What Seven Leaves thinks is worth, and why: equity by the rules, and reasons that follow from their counts."""

import random

import pytest

from semyorka.bots import Decision, consider, reasons
from semyorka.bots.seven_leaves_equity import after_deal, safe
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.seven_leaves_thought import LEVELS, LeavesJudge
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.games.seven_leaves import PACK
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see
from semyorka.words import say


def some_views(count: int) -> list[SeatView]:
    """Decisions with a choice, from deals played at random at scores drawn by lot."""
    rng, views = random.Random("leaves think"), list[SeatView]()
    while len(views) < count:
        seats = rng.choice([2, 3, 4])
        match = GAMES["seven_leaves"](seats, {})
        match.scores = [rng.randrange(7) for _ in range(seats)]
        order = list(match.pack.cards)
        rng.shuffle(order)
        deal, record = match.open(order, rng.randrange(seats)), Record()
        for _ in range(rng.randrange(5 * seats)):
            record.add(match.play(deal.to_act, match.word(rng.choice(members(deal.legal_set())))))
        view = see(match, record, deal.to_act)
        if view.legal & view.legal - 1:
            views.append(view)
    return views


def test_L13_who_is_left_is_worth_nothing_and_who_is_out_everything() -> None:
    assert after_deal([7, 8, 6], [0, 1, 2], 0, [3, 5, 0], "no_loser", False) == [1.0, 1.0, 0.0]
    assert after_deal([7, 7], [0, 1], 0, [3, 5], "no_loser", False) == [1.0, 1.0]
    assert after_deal([7, 7], [0, 1], 0, [3, 5], "last_to_seven", False) == [1.0, 0.0]
    assert after_deal([7, 7], [0, 1], 0, [3, 5], "extra_deal", False) == [0.5, 0.5]
    assert after_deal([2, 2, 3], [0, 1, 2], 0, [0, 0, 0], "extra_deal", True) == [0.5, 0.5, 1.0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_trick_more_is_never_worse_by_more_than_the_tables_err(players: int) -> None:
    rng = random.Random(players)
    for _ in range(300):
        scores = [rng.randrange(6) for _ in range(players)]
        seat = rng.randrange(players)
        more = [score + (one == seat) for one, score in enumerate(scores)]
        for rule in ("no_loser", "last_to_seven", "extra_deal"):
            assert safe(more, rule)[seat] >= safe(scores, rule)[seat] - 0.03
            assert sum(safe(scores, rule)) >= players - 1 - 0.001


def test_every_reason_follows_from_its_counts_and_is_a_sentence() -> None:
    told = set()
    for number, view in enumerate(some_views(60)):
        found = consider(view, 4, 1.0, number)
        names = ["Аня", "Боря", "Вера", "Глеб"][: view.seats]
        for reason in reasons(view, found, number):
            told.add(reason.key)
            for lang in ("ru", "en"):
                assert say(lang, reason.key, reason.args, names)
            counts = reason.counts
            if reason.key.endswith(("takes", "lets")):
                assert reason.args["often"] == round(100 * counts["best"] / counts["deals"])
                assert reason.args["seldom"] == round(100 * counts["second"] / counts["deals"])
                assert counts["best"] == taken_in(view, found, found.word, number)
            if reason.key.endswith("key-card"):
                assert reason.args["often"] == round(100 * counts["inside"] / counts["deciding"])
                assert reason.args["part"] == round(100 * counts["deciding"] / (counts["deciding"] + counts["rest"]))
    assert {"why-seven_leaves-takes", "why-seven_leaves-top", "why-seven_leaves-last"} <= told


def taken_in(view: SeatView, found: Decision, word: str, seed: int) -> float:
    """In how many of the first forty deals a card takes the trick, counted once more."""
    judge = LeavesJudge(view, LeavesReading(view), LEVELS[2], seed)
    trials = found.trials
    deals = list(zip(trials.hands, trials.weights, strict=True))[:40]
    return sum(weight for hands, weight in deals if judge.taker(hands, PACK.card(word)) == view.seat)
