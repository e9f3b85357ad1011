"""The thinking of Seven Leaves: every deal that can still be is played out with open hands, each seat for itself.

What a seat plays for is the chance not to be the one who is left (seven_leaves_equity.py).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from semyorka.bits import lowest
from semyorka.bots.decision import Decision, forced
from semyorka.bots.levels import Level
from semyorka.bots.reading import LANE
from semyorka.bots.replaying import taken_and_lying
from semyorka.bots.sampling import decision, sample
from semyorka.bots.seven_leaves_equity import after_deal
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.tree_search import tree_search
from semyorka.bots.worlds import Worlds
from semyorka.cards import SUITS, members, union
from semyorka.games import GAMES
from semyorka.games.seven_leaves import PACK
from semyorka.search.manner import Manner
from semyorka.search.many import Many
from semyorka.search.stakes import Stakes
from semyorka.telling.views import SeatView

GAME = "seven_leaves"
LEVELS: Sequence[Level] = (
    Level(1, worlds=2, memory=0, infers=False, heat=0.25),
    Level(2, worlds=4, memory=1, infers=False, heat=0.10, floor=0.4),
    Level(3, worlds=10, memory=3, infers=False, heat=0.04, floor=0.15),
    Level(4, worlds=24, infers=False, heat=0.012, floor=0.1),
    Level(5, worlds=120, infers=False),
)

#: By how many are in the deal: cards in all hands from which it is searched to its end, and tricks otherwise.
EXACT_FROM = {2: 14, 3: 21, 4: 20, 5: 20}
TRICKS_DEEP = {2: 9, 3: 9, 4: 2, 5: 1}
#: How freely the seats are reckoned to stray from what is best for them with open hands (search/many.py).
HEAT = {2: 0.0, 3: 0.06, 4: 0.0, 5: 0.0}


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """The legal cards weighed over deals that can be."""
    if not view.legal & view.legal - 1:
        return forced(PACK.word(lowest(view.legal)))
    reading = LeavesReading(view, level.memory)
    rows = rows_of(reading, view.legal)
    worlds = Worlds(reading, seed)
    most = max(2, round(level.worlds * budget))
    possible = worlds.count()
    judge = LeavesJudge(view, reading, level, seed)
    tried = sample([row[0] for row in rows], worlds.all_or_some(possible, most), judge, most, keep=3)
    words = {row[0]: [PACK.word(card) for card in row] for row in rows}
    return decision(tried, words.__getitem__, possible, judge.guessed, lambda card: rather(reading, card))


def by_tree(view: SeatView, runs: int, seed: int) -> Decision:
    """The decision of a tree search of so many runs."""
    reading = LeavesReading(view)
    judge = LeavesJudge(view, reading, LEVELS[-1], seed)
    return tree_search(judge, Worlds(reading, seed), rows_of(reading, view.legal), PACK.word, runs, seed)


def rows_of(reading: LeavesReading, legal: int) -> list[list[int]]:
    """The legal cards in rows of such as are as good as each other: here all that nothing lies between."""
    return reading.rows(legal, lambda low, high: True)


def rather(reading: Any, card: int) -> tuple[float, ...]:
    """Of cards that are worth the same: no trump, and the lowest."""
    return float(reading.trumps >> card & 1), float(card & 15)


def position_of(view: SeatView, hands: Sequence[int]) -> Any:
    """The deal of a view with these hands."""
    match: Any = GAMES[GAME](view.seats, view.options)
    match.inside, match.scores, match.extra = view.facts["inside"], list(view.scores), view.facts["extra"]
    deal = match.position()
    tricks, plays = taken_and_lying(view)
    trumps = LANE << 16 * SUITS.index(str(view.trump))
    leader = plays[0][0] if plays else view.seat
    assert leader is not None  # a view whose turn it is has a seat
    deal.take_up(list(hands), trumps, leader, tricks, plays, union(match.inside))
    deal.dealer = view.dealer
    return deal


def worth(view: SeatView, rule: str, extra: bool, deal: Any) -> list[float]:
    """By seat the chance not to be left when the deal has ended so."""
    seats = range(view.seats)
    taken = [deal.tricks_of(seat) for seat in seats]
    scores = taken if extra else [view.scores[seat] + taken[seat] for seat in seats]
    sevenths = [deal.seventh_of(seat) for seat in seats]
    return after_deal(scores, view.facts["inside"], view.dealer, sevenths, rule, extra)


class LeavesJudge:
    """What cards are worth in one open deal."""

    def __init__(self, view: SeatView, reading: LeavesReading, level: Level, seed: int) -> None:
        self.view, self.me, self.nodes = view, reading.me, level.nodes
        rule, extra = str(view.options["all_out"]), bool(view.facts["extra"])
        self.guessed = 0
        self.deal: Any = None
        self.stakes = Stakes(partial(worth, view, rule, extra))
        self.manner = Manner(PACK.full, seed=seed)
        self.many = Many()
        players = len(view.facts["inside"])
        self.exact_from, self.deep, self.heat = EXACT_FROM[players], TRICKS_DEEP[players], HEAT[players]

    def open_deal(self, hands: Sequence[int]) -> Any:
        """The deal of the view with these hands."""
        if self.deal is None:
            self.deal = position_of(self.view, hands)
        self.deal.set_hands(list(hands))
        return self.deal

    def set_up(self) -> None:
        """Make the search ready for the deal as it lies."""
        self.many.set_up(self.stakes, self.manner, 0, self.deep, self.exact_from, 1, self.nodes, heat=self.heat)

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        """The chance not to be left with each card."""
        deal = self.open_deal(hands)
        self.set_up()
        found = []
        for card in actions:
            found.append(self.many.worths(deal, card)[self.me])
            self.guessed += self.many.guessed
        return found

    def taker(self, hands: Sequence[int], card: int) -> int:
        """Who takes the trick when this card is played and the others then do what is best for them."""
        deal = self.open_deal(hands).copy()
        before = [deal.tricks_of(seat) for seat in range(deal.seats)]
        deal.take(self.me, card)
        self.set_up()
        while [deal.tricks_of(seat) for seat in range(deal.seats)] == before:
            seat = deal.to_act
            cards = members(deal.legal_set())
            worths = [self.many.worths(deal, one)[seat] for one in cards] if len(cards) > 1 else [0.0]
            deal.take(seat, cards[worths.index(max(worths))])
        return next(seat for seat in range(deal.seats) if deal.tricks_of(seat) > before[seat])
