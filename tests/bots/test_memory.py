"""A decision leaves nothing behind that only a garbage collector would find: its tables are megabytes."""

import gc
from collections import Counter
from random import Random

import pytest

from semyorka.bots import consider, plain, reasons, tree
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

SEARCHES = ("AlphaMu", "Certain", "Drift", "Many", "Solver", "Spread", "Stakes", "Tree")


def left() -> Counter[str]:
    """How many searches there are now, by their kind."""
    return Counter(name for one in gc.get_objects() if (name := type(one).__name__) in SEARCHES)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_leaves_no_search_behind(game: str) -> None:
    rng, views = Random(1), []

    def watching(view: SeatView, seed: int) -> str:
        if view.legal & view.legal - 1 and rng.random() < 0.1:
            views.append(view)
        return plain(view, seed)

    seats = GAMES[game].seats_allowed[0]
    while len(views) < 6:
        play_match(game, seats, {}, [watching] * seats, len(views), counted=2)
    gc.collect()
    gc.disable()
    try:
        for number, view in enumerate(views[:6]):
            before = left()
            found = consider(view, 4, 0.2, number)
            reasons(view, found, number)
            if not GAMES[game].together:
                tree(view, 20, number)
            del found
            assert left() == before, view.phase
    finally:
        gc.enable()
