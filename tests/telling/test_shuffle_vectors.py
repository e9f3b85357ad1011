"""The page's implementation of the shuffle stands on the same numbers, and on the same way of dealing, as this one."""

import json

import pytest

from semyorka.games import GAMES
from tests.telling.shuffle_vectors import PLACE, vectors


def test_the_vectors_of_the_page_are_those_of_this_program() -> None:
    assert json.loads(PLACE.read_text("utf-8")) == vectors()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_how_each_pack_is_made_and_dealt(game: str) -> None:
    dealing = json.loads((PLACE.parent / "dealing.json").read_text("utf-8"))
    assert set(dealing) == set(GAMES)
    own, match_of = dealing[game], GAMES[game]
    assert (own["ranks"], own["joker"]) == (match_of.pack.ranks, match_of.pack.joker)
    step = {"left": 1, "right": -1}[own["first"]]
    for seats in match_of.seats_allowed:
        for dealer in range(seats):
            around = [(dealer + step * (turn + 1)) % seats for turn in range(seats)]
            packets = [(seat, size) for size in own["packets"] for seat in around]
            assert match_of(seats).packets(dealer) == packets
