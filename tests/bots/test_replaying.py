"""A deal played again from a view stands where the view does, with the hands it is given."""

import random
from typing import Any

import pytest

from semyorka.bots import pitch_replaying, seven_leaves_replaying, trump_seven_replaying
from semyorka.bots.selfplay import play_match
from semyorka.bots.worlds import Worlds
from semyorka.games import GAMES
from semyorka.telling.views import SeatView
from tests.bots.opponents import drawing
from tests.bots.positions import some_rules

REPLAYS: dict[str, Any] = {
    module.GAME: module for module in (pitch_replaying, seven_leaves_replaying, trump_seven_replaying)
}
ASKING = {"trump_seven": {"multi_bid": "first_plays"}}


@pytest.mark.parametrize("game", REPLAYS)
def test_it_stands_where_the_view_does(game: str) -> None:
    rng = random.Random(f"again {game}")
    replay, seen = REPLAYS[game], 0

    def watching(view: SeatView, seed: int) -> str:
        nonlocal seen
        worlds = Worlds(replay.reading(view), seed)
        for _ in range(2):
            hands = worlds.draw()
            deal = replay.opened(view, hands, rng)
            assert deal.to_act == view.seat and deal.legal_set() == view.legal
            if view.phase != "giving":  # a gift that is laid lies in no hand yet
                assert [deal.hand(seat) for seat in range(view.seats)] == hands
            assert [deal.tricks_of(seat) for seat in range(view.seats)] == [
                sum(trick.taker == seat for trick in view.tricks) for seat in range(view.seats)
            ]
            assert tuple(deal.on_table()) == tuple(GAMES[game].pack.card(word) for _, word in view.plays)
            assert not deal.over() and (deal.winner_now() if view.phase == "play" else None) == view.best
            seen += 1
        return drawing(view, seed)

    for number in range(25):
        seats = rng.choice(GAMES[game].seats_allowed)
        rules = {**some_rules(game, rng), **ASKING.get(game, {})} if number % 2 else ASKING.get(game, {})
        play_match(game, seats, rules, [watching] * seats, number, most=4)
    assert seen > 1000
