"""The thinking of Pitch: legal under every house rule, the same answer to the same view, blind to the rest."""

import copy
import random
from itertools import islice
from typing import Any

import pytest

from semyorka.bots import pitch_thought
from semyorka.bots.decision import Decision
from semyorka.bots.levels import LEVELS, pick
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of
from tests.bots.opponents import drawing
from tests.bots.positions import some_rules, view_at
from tests.bots.test_honest import otherwise_dealt, replayed, some_match

PITCH = GAMES["pitch"]


def weighed(view: SeatView, level: int = 3, seed: int = 1, budget: float = 0.5) -> Decision:
    return pitch_thought.consider(view, pitch_thought.LEVELS[level - 1], budget, seed)


def chosen(view: SeatView, level: int = 3, seed: int = 1, budget: float = 0.5) -> str:
    return pick(weighed(view, level, seed, budget), pitch_thought.LEVELS[level - 1], seed)


@pytest.mark.parametrize("seats", PITCH.seats_allowed)
def test_everything_it_does_is_legal_under_every_house_rule(seats: int) -> None:
    rng = random.Random(f"legal thoughts {seats}")
    rules: list[dict[str, Any]] = [{rule.key: value} for rule in PITCH.house_rules for value in rule.values[1:]]
    rules = rng.sample(rules, 4) + [some_rules("pitch", rng) for _ in range(4)]
    decisions = 0

    def careful(view: SeatView, seed: int) -> str:
        nonlocal decisions
        decisions += 1
        level = 1 + seed % 5
        decision = weighed(view, level, seed, 0.1)
        legal = words_of(PITCH, view.legal)
        assert sorted(choice.word for choice in decision.choices) == sorted(legal)
        assert decision.choices[0].word == decision.word
        return pick(decision, pitch_thought.LEVELS[level - 1], seed)

    for number, rule in enumerate(rules):
        players = [careful if (number + seat) % 3 else drawing for seat in range(seats)]
        play_match("pitch", seats, rule, players, number, most=1)
    assert decisions > 25 * seats


@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_one_cannot_see_change_nothing(level: int) -> None:
    rng = random.Random(f"unseen by thought {level}")
    compared = 0
    for _ in range(12):
        match, order, actions = some_match(rng)
        view, _ = replayed(match, order, actions)
        found = weighed(view, level, 5, 0.2)
        for other in islice(otherwise_dealt(match, order, actions, rng), 2):
            assert weighed(other, level, 5, 0.2) == found
            compared += 1
    assert compared >= 12


def test_the_same_view_and_seed_give_the_same_answer_and_leave_no_trace() -> None:
    rng = random.Random("thought twice")
    for _ in range(8):
        match, order, actions = some_match(rng)
        view, _ = replayed(match, order, actions)
        kept, chance = copy.deepcopy(view), random.getstate()
        first = weighed(view, 4, 9, 0.3)
        weighed(view, 4, 10, 0.3)
        assert weighed(kept, 4, 9, 0.3) == first
        assert view == kept and random.getstate() == chance


def test_what_it_finds_is_chances_and_what_lies_behind_them() -> None:
    rng = random.Random("chances found")
    for _ in range(12):
        match, order, actions = some_match(rng)
        decision = weighed(replayed(match, order, actions)[0], 4, 3, 0.3)
        assert all(-1e-9 <= choice.value <= 1.0 + 1e-9 and choice.behind >= 0.0 for choice in decision.choices)
        for values in decision.trials.values.values():
            assert len(values) <= decision.worlds == len(decision.trials.weights)


def test_few_deals_are_all_tried() -> None:
    hands = ["AS 9S 2H 3H 4H 5H", "KS 8S 6H 7H 8H 9H"]
    view = view_at(hands, "2 pass 8S 9S AS KS 5H 9H 8H 4H 7H 3H", dealer=0)
    assert view.hand.bit_count() in (1, 2)
    decision = pitch_thought.consider(view, pitch_thought.LEVELS[4], 100.0, 1)
    if len(decision.choices) > 1:
        assert decision.complete and all(choice.error == 0.0 for choice in decision.choices)


def test_the_levels_are_five() -> None:
    assert [level.number for level in pitch_thought.LEVELS] == list(LEVELS)
    assert all(
        one.worlds <= two.worlds for one, two in zip(pitch_thought.LEVELS, pitch_thought.LEVELS[1:], strict=False)
    )


def test_a_certain_slam_is_bid_and_a_hopeless_hand_passes() -> None:
    solid = view_at(["", "AS KS QS JS TS 9S", "", ""])
    assert chosen(solid, 5) == "slam"
    poor = view_at(["", "8S 6H 5H 7D 4C 3C", "", ""])
    assert chosen(poor, 5) == "pass"
