"""Which card to play in Trump Seven: the legal ones tried on deals that can still be."""

from collections.abc import Iterator
from random import Random

from semyorka.bots.decision import Decision
from semyorka.bots.levels import Level
from semyorka.bots.sampling import World, decision, sample
from semyorka.bots.trump_seven_cards import Weighing
from semyorka.bots.trump_seven_likely import Likely
from semyorka.bots.trump_seven_open import OpenPlay
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.worlds import Worlds
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

#: Cards that are never given up, so that a hint has something to compare.
KEEP = 3
#: A decision may cost this part of what its deals might; but so many deals are tried in any case.
SHARE, AT_LEAST = 4, 8
#: So many worlds are drawn for each one kept when it counts how likely they are, and so many are kept at a time.
DRAWN, TOGETHER = 6, 32


def consider_card(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """A decision about a card weighed, when there is more than one to choose from."""
    reading = TrumpReading(view, level.memory)
    rows = alike(view, reading)
    worlds = Worlds(reading, seed)
    possible = worlds.count()
    most = max(1, round(level.worlds * budget))
    judge = OpenPlay(view, reading, level.nodes)
    likely = Likely(view, reading) if level.infers and not reading.leaster else None
    deals = affordable(chosen_worlds(worlds, possible, most, seed, likely), judge, most * level.nodes // SHARE)
    tried = sample([row[0] for row in rows], deals, judge, most, KEEP)
    words = {row[0]: [PACK.word(card) for card in row] for row in rows}
    weighing = Weighing(view)

    def rather(card: int) -> tuple[float, ...]:
        """Of cards as good as each other: what the rules of thumb prefer, then no trump, then the lowest."""
        return (-round(weighing.weigh(card), 9), reading.trumps >> card & 1, card & 15, card)

    return decision(tried, words.__getitem__, possible, judge.guessed, rather)


def chosen_worlds(worlds: Worlds, possible: int, most: int, seed: int, likely: Likely | None = None) -> Iterator[World]:
    """All worlds in an order by lot when there are no more than ``most``, else so many drawn.

    ``likely``: each counts as much as it is likely; of those drawn only a part is kept, by what they count.
    """
    rng = Random(seed)
    if possible > most:
        if likely is None:
            return ((worlds.draw(), 1.0) for _ in range(most))
        return drawn_likely(worlds, most, likely, rng)
    every = list(worlds.every())
    rng.shuffle(every)
    return ((hands, 1.0 if likely is None else likely.weight(hands)) for hands in every)


def drawn_likely(worlds: Worlds, most: int, likely: Likely, rng: Random) -> Iterator[World]:
    """Of ``DRAWN`` times as many worlds a part, each by what it counts; a world taken twice counts twice."""
    for start in range(0, most, TOGETHER):
        count = min(TOGETHER, most - start)
        drawn = [worlds.draw() for _ in range(DRAWN * count)]
        weights = [likely.weight(hands) for hands in drawn]
        step = sum(weights) / count
        reached, at = 0.0, rng.random() * step
        for hands, weight in zip(drawn, weights, strict=True):
            reached += weight
            times = 0
            while at < reached:
                times += 1
                at += step
            if times:
                yield hands, float(times)


def affordable(worlds: Iterator[World], judge: OpenPlay, nodes: int) -> Iterator[World]:
    """Worlds as long as the search has not cost so many positions: early in a deal some cost a hundred times more."""
    for number, world in enumerate(worlds):
        if number >= AT_LEAST and judge.spent >= nodes:
            return
        yield world


def alike(view: SeatView, reading: TrumpReading) -> list[list[int]]:
    """The legal cards in rows of such as are as good as each other, which here are of one worth too."""
    return reading.rows(view.legal, lambda low, high: reading.points(1 << low) == reading.points(1 << high))
