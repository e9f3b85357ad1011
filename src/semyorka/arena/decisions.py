"""Decisions to measure bots by: what seats of ordinary matches saw when they had a choice."""

from random import Random

from semyorka.bots import plain
from semyorka.bots.selfplay import play_match
from semyorka.telling.views import SeatView

#: Of the decisions of a match so many are taken, and of a match no more than so many deals are played.
TAKEN, DEALS = 0.1, 5


def some_decisions(game: str, seats: int, count: int, phase: str | None = None) -> list[SeatView]:
    """So many views with a choice, of one phase where it is named, from matches of plain bots; always the same."""
    rng, views = Random(f"{game} {seats}"), []

    def watching(view: SeatView, seed: int) -> str:
        if view.legal & view.legal - 1 and rng.random() < TAKEN and phase in (None, view.phase):
            views.append(view)
        return plain(view, seed)

    number = 0
    while len(views) < count:
        play_match(game, seats, {}, [watching] * seats, number, counted=DEALS)
        number += 1
    return views[:count]
