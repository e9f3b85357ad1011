"""The thinking bots of Trump Seven: what they do is legal under every house rule, and the same in every process."""

from random import Random
from typing import Any

import pytest

from semyorka.bots import LEVELS, choose, consider, plain
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of
from tests.bots.positions import some_rules, told_twice

GAME = "trump_seven"
RULES: list[dict[str, Any]] = [{rule.key: value} for rule in GAMES[GAME].house_rules for value in rule.values]


def whole_rules() -> list[dict[str, Any]]:
    """Each house rule with each value, and some together."""
    rng = Random("house rules")
    return [*RULES, *(some_rules(GAME, rng) for _ in range(6))]


@pytest.mark.parametrize("level", (LEVELS[0], LEVELS[-1]))
def test_everything_it_does_is_legal_under_every_house_rule(level: int) -> None:
    decisions = 0

    def careful(view: SeatView, seed: int) -> str:
        nonlocal decisions
        decisions += 1
        word = choose(view, level, 0.1, seed)
        assert word in words_of(GAMES[GAME], view.legal)
        return word

    def rough(view: SeatView, seed: int) -> str:
        return plain(view, seed=seed)

    for number, rule in enumerate(whole_rules()):
        players = [careful if (number + seat) % 3 == 0 else rough for seat in range(3)]
        play_match(GAME, 3, rule, players, number, most=1)
    assert decisions > 100


def test_a_decision_names_every_legal_action_once() -> None:
    def weighed(view: SeatView, seed: int) -> str:
        found = consider(view, 3, 1.0, seed)
        words = [choice.word for choice in found.choices]
        assert sorted(words) == sorted(words_of(GAMES[GAME], view.legal)) and found.word == words[0]
        assert all(0.0 <= choice.value <= 1.0 and choice.behind >= 0.0 for choice in found.choices)
        return found.word

    for seed in range(2):
        play_match(GAME, 3, {"games": 1}, [weighed] * 3, seed)


def test_another_process_gives_the_same_answers() -> None:
    program = (
        "from semyorka.bots import choose; from semyorka.bots.selfplay import play_match\n"
        "player = lambda view, seed: choose(view, 4, 0.2, seed)\n"
        f"story = play_match({GAME!r}, 3, {{'games': 1}}, [player] * 3, 3)\n"
        "print([(deal.calls, deal.tricks) for deal in story.deals])"
    )
    told = told_twice(program)
    assert told[0] == told[1] and len(told[0]) > 300
