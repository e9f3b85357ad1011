"""Decisions to measure bots by: what seats of ordinary matches saw when they had a choice."""

from collections.abc import Iterable
from random import Random

from semyorka.bots import LEVELS, consider, plain
from semyorka.bots.selfplay import play_match
from semyorka.telling.views import SeatView

#: Of the decisions of a match so many are taken, and of a match no more than so many deals are played.
TAKEN, DEALS = 0.1, 5
#: The seed of who judges decisions, unlike that of who makes them.
JUDGE_SEED = 20_07


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


def given_away(view: SeatView, words: Iterable[str], budget: float, number: int) -> list[float]:
    """By action the chance to win that it costs in decision ``number``, as the best level sees it with ``budget`` times
    its usual number of deals and a seed of its own.
    """
    judged = consider(view, LEVELS[-1], budget, JUDGE_SEED + number)
    return [judged.of(word).behind for word in words]
