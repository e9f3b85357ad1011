"""Tree search over what a seat knows, where what is best is known otherwise."""

import random
from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.search.manner import Manner
from semyorka.search.many import Many
from semyorka.search.stakes import Stakes
from semyorka.search.tree import Tree
from tests.search.test_many import ending, state


def tricks(deal: Any) -> list[float]:
    return [deal.tricks_of(seat) / 7 for seat in range(deal.seats)]


def test_with_open_cards_it_comes_to_what_is_best() -> None:
    """One deal alone can be: two seats, so what is best is what the exact search says."""
    rng = random.Random("tree")
    match = GAMES["seven_leaves"](2, {})
    agreed = 0
    for number in range(12):
        deal = ending("seven_leaves", 2, 4, rng)
        exact, stakes, manner = Many(), Stakes(tricks), Manner(match.pack.full, seed=number)
        exact.set_up(stakes, manner, match.pack.full, 99, 99)
        cards = members(deal.legal_set())
        seat = deal.to_act
        worths = [exact.worths(deal, card)[seat] for card in cards]
        before = state(deal)
        tree = Tree(4001, seed=number)
        for _ in range(4000):
            tree.run(deal, stakes, manner)
        assert state(deal) == before
        tried = tree.tried(cards)
        assert sum(visits for visits, _ in tried) == 4000
        agreed += worths[max(range(len(cards)), key=lambda place: tried[place][0])] == pytest.approx(max(worths))
    assert agreed >= 11


def test_a_full_tree_goes_on_without_growing() -> None:
    deal = ending("pitch", 4, 5, random.Random("full tree"))
    match = GAMES["pitch"](4, {})
    tree, stakes = Tree(20), Stakes(lambda done: [0.25] * 4)
    for _ in range(200):
        tree.run(deal, stakes, Manner(match.pack.full))
    assert sum(visits for visits, _ in tree.tried(members(deal.legal_set()))) == 200


def test_what_an_end_is_worth_is_asked_once() -> None:
    rng = random.Random("stakes")
    asked: list[tuple[int, ...]] = []

    def worth(deal: Any) -> list[float]:
        asked.append(tuple(deal.tricks_of(seat) for seat in range(3)))
        return tricks(deal)

    match = GAMES["seven_leaves"](3, {})
    stakes, many = Stakes(worth), Many()
    for _ in range(20):
        many.set_up(stakes, Manner(match.pack.full), 0, 99, 99)
        many.worths(ending("seven_leaves", 3, 4, rng), -1)
    assert len(asked) == len(set(asked)) == stakes.asked


def test_a_manner_plays_what_is_legal_and_takes_what_it_surely_takes() -> None:
    rng = random.Random("manner")
    for game, seats in (("seven_leaves", 4), ("pitch", 5), ("trump_seven", 3)):
        match = GAMES[game](seats, {})
        many = Many()
        for _ in range(30):
            deal = ending(game, seats, 3, rng, **({"multi_bid": "first_plays"} if game == "trump_seven" else {}))
            many.set_up(Stakes(lambda done: [0.5] * 7), Manner(match.pack.full), 0, 0, 0)
            before = state(deal)
            many.worths(deal, -1)  # nothing but a playout
            assert many.guessed and state(deal) == before
