"""The exact solver against plain minimax on small endings of each game, under every rule of following it has."""

import random

import pytest

from semyorka import compiled
from semyorka.cards import members, union
from semyorka.search.solver import Solver
from tests.search.endings import Kind, Minimax

#: Endings of each game (fewer as plain Python, where the solver takes some hundred times as long).
ENDINGS = 500 if compiled.manner() == "compiled" else 50
KINDS = {
    "trump_seven": [
        Kind("trump_seven", 3, 3),
        Kind("trump_seven", 3, 3, {"must_trump": "on"}),
        Kind("trump_seven", 3, 3, {"joker_any_time": "on"}),
        Kind("trump_seven", 3, 3, {"must_trump": "on", "joker_any_time": "on"}),
        Kind("trump_seven", 3, 3, leaster=True),
        Kind("trump_seven", 3, 3, {"must_trump": "on", "joker_any_time": "on"}, leaster=True),
    ],
    "seven_leaves": [
        Kind("seven_leaves", seats, size, {"must_beat": rule})
        for seats, size in ((2, 5), (3, 3), (4, 3), (5, 2))
        for rule in ("off", "on")
    ],
    "pitch": [
        Kind("pitch", seats, size, {"trump_in": rule})
        for seats, size in ((2, 5), (3, 3), (4, 3), (5, 2))
        for rule in ("plain_suit", "pip_lead", "void_only")
    ],
}


@pytest.mark.parametrize("game", sorted(KINDS))
def test_an_ending_is_worth_what_every_line_of_play_gives(game: str) -> None:
    rng, solver = random.Random(game), Solver()
    for turn in range(ENDINGS):
        kind = KINDS[game][turn % len(KINDS[game])]
        leader = rng.randrange(kind.seats)
        sizes = kind.sizes(rng, leader)
        pool = rng.sample(kind.cards(), sum(sizes))
        trumps = kind.trumps(pool[0])
        hands = [union(pool.pop() for _ in range(size)) for size in sizes]
        deal = kind.blank()
        deal.lay_out(hands, leader, trumps)
        for _ in range(rng.choice([0, 0, 1, 2]) % kind.seats):
            deal.take(deal.to_act, rng.choice(members(deal.legal_set())))
        gaining = rng.randrange(1, (1 << kind.seats) - 1)
        slow = Minimax(kind, trumps, gaining)
        solver.set_up(deal, gaining, kind.worths(trumps), kind.per_trick, **kind.meaning(trumps))
        assert solver.value() == slow.value(deal) - slow.had(deal)
        card = rng.choice(members(deal.legal_set()))
        further = deal.copy()
        further.take(further.to_act, card)
        assert solver.value_of(card) == slow.value(further) - slow.had(deal)


#: Endings in which only tricks count and low cards are not alike, because the rules of following look at ranks.
BY_RANK = [
    (Kind("seven_leaves", 2, 5, {"must_beat": "on"}), [[5, 18, 20, 24, 37], [16, 21, 22, 34, 40]], 0, 0b10),
    (Kind("seven_leaves", 2, 5, {"must_beat": "on"}), [[2, 16, 50, 51, 55], [4, 5, 49, 52, 54]], 1, 0b01),
    (Kind("pitch", 2, 4, {"trump_in": "pip_lead"}), [[7, 36, 39, 42], [2, 11, 37, 40]], 0, 0b10),
    (Kind("pitch", 3, 3, {"trump_in": "pip_lead"}), [[21, 56, 58], [5, 24, 35], [17, 27, 60]], 1, 0b100),
]


@pytest.mark.parametrize("kind, hands, lane, gaining", BY_RANK)
def test_ranks_that_decide_what_may_be_played_are_not_taken_for_alike(
    kind: Kind, hands: list[list[int]], lane: int, gaining: int
) -> None:
    trumps, solver, deal = 0xFFFF << 16 * lane, Solver(), kind.blank()
    deal.lay_out([union(hand) for hand in hands], 0, trumps)
    solver.set_up(deal, gaining, **kind.meaning(trumps))
    assert solver.value() == Minimax(Kind("tricks", kind.seats, kind.size), trumps, gaining).value(deal)
