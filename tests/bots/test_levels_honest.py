"""A bot of any level is a function of a view, a budget and a seed: cards it cannot see change nothing, bit for bit."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from semyorka.audit.pairs import house_rules
from semyorka.audit.script import CannotBe, Case, Script, script_of
from semyorka.audit.worlds import first_world, other_world
from semyorka.bots import LEVELS, choose, consider, settings
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of

POSITIONS = 200
#: The best levels think about few deals here; how they think is the same.
BUDGETS = {1: 1.0, 2: 1.0, 3: 0.5, 4: 0.2, 5: 0.1}
#: Far from where every game ends.
MOST_SCORE = {"seven_leaves": 6, "pitch": 6}


def scripts(game: str, rng: random.Random) -> Iterator[Script]:
    """Deals that bots have played, half of them by other house rules than the usual."""
    number = 0
    while True:
        number += 1
        seats = rng.choice(list(GAMES[game].seats_allowed))
        options = house_rules(game, rng) if number % 2 else {}
        try:
            yield script_of(Case(game, seats, options, rng.randrange(seats), 0, f"levels {game} {number}"))
        except CannotBe:
            continue


def view_of(script: Script, order: list[int], words: list[str], moment: int, scores: list[int]) -> SeatView | None:
    """What the seat of a script sees after so many actions over an order of the pack; None where it need not act."""
    case = script.case
    match: Any = GAMES[case.game](case.seats, case.options)
    match.scores = list(scores)
    deal = match.open(order, script.dealer)
    record = Record()
    for step, word in zip(script.steps[:moment], words, strict=False):
        record.add(match.play(step.seat, word))
    if deal.over() or not deal.awaits(case.seat):
        return None
    return see(match, record, case.seat)


def pairs(game: str) -> Iterator[tuple[SeatView, SeatView]]:
    """Two views of a seat that must act, from deals that it cannot tell apart."""
    rng = random.Random(f"levels {game}")
    for script in scripts(game, rng):
        first = first_world(script)
        most = MOST_SCORE.get(game, 0) if script.case.options.get("leave") != "at_once" else 0
        scores = [rng.randint(0, most) for _ in range(script.case.seats)]
        for moment in rng.sample(range(first.moments), min(6, first.moments)):
            view = view_of(script, first.order, first.words, moment, scores)
            if view is None or not view.legal & view.legal - 1:
                continue
            other = other_world(script, moment, rng)
            if other is not None:
                hidden = view_of(script, other.order, other.words, moment, scores)
                assert hidden is not None
                yield view, hidden


@pytest.mark.parametrize("game", GAMES)
def test_cards_one_cannot_see_change_nothing_at_any_level(game: str) -> None:
    compared = 0
    for number, (view, hidden) in enumerate(pairs(game)):
        assert view == hidden
        for level in LEVELS:
            kept, chance = copy.deepcopy(view), random.getstate()
            found = consider(view, level, BUDGETS[level], number)
            assert found == consider(hidden, level, BUDGETS[level], number)
            assert found.word in words_of(GAMES[game], view.legal)
            weighed = {choice.word for choice in found.choices}
            left = set(words_of(GAMES[game], view.legal)) - weighed
            # who strays is never tempted by a false call, nor away from a right one
            assert not left or ({"call"} in (left, weighed) and settings(game, level).heat)
            assert choose(view, level, BUDGETS[level], number) == choose(hidden, level, BUDGETS[level], number)
            assert view == kept and random.getstate() == chance
        compared += 1
        if compared == POSITIONS:
            break
    assert compared == POSITIONS
