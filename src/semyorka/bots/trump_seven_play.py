"""Which card to play in Trump Seven: the legal ones tried on deals that can still be."""

from collections.abc import Iterator
from random import Random

from semyorka.bots.decision import Decision
from semyorka.bots.levels import Level
from semyorka.bots.sampling import World, decision, sample
from semyorka.bots.trump_seven_cards import Weighing
from semyorka.bots.trump_seven_open import OpenPlay, union_of
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.worlds import Worlds
from semyorka.cards import members
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

#: Cards that are never given up, so that a hint has something to compare.
KEEP = 3


def consider_card(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """A decision about a card weighed, when there is more than one to choose from."""
    reading = TrumpReading(view, level.memory)
    rows = alike(view, reading)
    worlds = Worlds(reading, seed)
    possible = worlds.count()
    most = max(1, round(level.worlds * budget))
    judge = OpenPlay(view, reading, level.nodes)
    tried = sample([row[0] for row in rows], chosen_worlds(worlds, possible, most, seed), judge, most, KEEP)
    words = {row[0]: [PACK.word(card) for card in row] for row in rows}
    weighing = Weighing(view)

    def rather(card: int) -> tuple[float, ...]:
        """Of cards as good as each other: what the rules of thumb prefer, then no trump, then the lowest."""
        return (-round(weighing.weigh(card), 9), reading.trumps >> card & 1, card & 15, card)

    return decision(tried, words.__getitem__, possible, judge.guessed, rather)


def chosen_worlds(worlds: Worlds, possible: int, most: int, seed: int) -> Iterator[World]:
    """All worlds in an order by lot when there are no more than ``most``, else so many drawn."""
    if possible > most:
        return ((worlds.draw(), 1.0) for _ in range(most))
    every = list(worlds.every())
    Random(seed).shuffle(every)
    return ((hands, 1.0) for hands in every)


def alike(view: SeatView, reading: TrumpReading) -> list[list[int]]:
    """The legal cards in rows of such as are as good as each other, lowest first.

    Cards of one suit and one worth, between which nobody else can have a card.
    """
    others = reading.unseen | union_of(reading.known)
    for _, card in reading.table:
        others |= 1 << card
    rows: list[list[int]] = []
    for card in members(view.legal):
        last = rows[-1][-1] if rows else None
        if last is not None and reading.suit_of(last) >> card & 1:
            between = others & reading.suit_of(card) & ((1 << card) - (1 << last))
            if not between and reading.points(1 << last) == reading.points(1 << card):
                rows[-1].append(card)
                continue
        rows.append([card])
    return rows
