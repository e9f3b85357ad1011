"""Hints and reviews by the thoughts that are shipped: short matches, and everything that is said of them in words."""

import json

import pytest

from semyorka import bots
from semyorka.bots import LEVELS, consider
from semyorka.games import GAMES
from semyorka.review.hints import BUDGET, hint
from semyorka.review.moments import Moment, moments
from semyorka.review.regret import NAMES
from semyorka.review.reviewing import Plan, review
from semyorka.telling.views import words_of
from semyorka.words import LANGUAGES, say
from tests.review.matches import played

#: Few deals, each played again once by the weakest bots.
BRIEF = Plan(0.2, 1, 1)


def choices(game: str, seed: int = 1) -> list[Moment]:
    """The decisions of a short match in which there was something to choose."""
    return [one for one in moments(played(game, seed=seed)) if one.view.legal.bit_count() > 1]


@pytest.mark.parametrize("game", bots._THOUGHTS)
def test_a_hint_says_what_is_legal_and_why(game: str) -> None:
    found = choices(game)
    for one in found[:: max(1, len(found) // 6)]:
        told = hint(one.view, 7)
        assert told == hint(one.view, 7)
        decision = consider(one.view, LEVELS[-1], BUDGET, 7)
        assert [choice["word"] for choice in told["choices"]] == [choice.word for choice in decision.choices[:3]]
        assert {choice["word"] for choice in told["choices"]} <= set(words_of(GAMES[game], one.view.legal))
        assert len(decision.choices) == one.view.legal.bit_count() and not told["forced"]
        assert all(-1e-9 <= choice["value"] <= 1 + 1e-9 for choice in told["choices"])
        for reason in told["reasons"]:
            for lang in LANGUAGES:
                assert say(lang, reason["key"], reason["args"])


@pytest.mark.parametrize("game", bots._THOUGHTS)
def test_a_match_is_reviewed_twice_the_same(game: str) -> None:
    record = played(game)
    told = json.dumps(review(record, BRIEF).told())
    assert told == json.dumps(review(record, BRIEF).told())
    found = json.loads(told)
    assert len(found["decisions"]) == len(record.deals[0].actions)
    for one in found["decisions"]:
        assert one["band"] in (None, *NAMES) and 0 <= one["regret"] <= 1 and one["error"] >= 0
    for moment in found["moments"]:
        for reason in moment["reasons"]:
            assert all(say(lang, reason["key"], reason["args"]) for lang in LANGUAGES)


@pytest.mark.parametrize("game", bots._HINDSIGHTS)
def test_hindsight_speaks_of_every_legal_action(game: str) -> None:
    for one in choices(game):
        seen = bots.hindsight(one.view, one.hands)
        if seen is not None:
            assert set(seen) == set(words_of(GAMES[game], one.view.legal))
            assert all(-1e-9 <= value <= 1 + 1e-9 for value in seen.values())
