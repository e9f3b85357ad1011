"""How a bot thinks in Auction Pitch: calls and cards are tried on deals that can be, the same ones for each.

What is weighed is the chance to win the match. The pitch weighs every card of the hand as what it is: the lead and the
choice of trumps in one.
"""

from collections.abc import Sequence
from typing import Any

from semyorka.bots import pitch_auction
from semyorka.bots.decision import Decision, forced
from semyorka.bots.levels import Level
from semyorka.bots.pitch_auction import Auction
from semyorka.bots.pitch_bids import CallJudge
from semyorka.bots.pitch_cards import voids_by
from semyorka.bots.pitch_stakes import SLAM
from semyorka.bots.pitch_table import COUNTING, PACK, OpenTable
from semyorka.bots.reading import Reading
from semyorka.bots.sampling import decision, sample
from semyorka.bots.tree_search import tree_search
from semyorka.bots.worlds import Worlds
from semyorka.cards import SUITS, members
from semyorka.games import GAMES
from semyorka.games.pitch import CALL_WORDS
from semyorka.telling.views import SeatView, words_of

GAME = "pitch"
#: The chance to make a bid below which it is not made when another call is as good as far as one can tell.
SOUND = 0.5
WORD_OF = {call: word for word, call in CALL_WORDS.items()}

LEVELS = (
    Level(1, worlds=2, memory=0, infers=False, heat=0.06, floor=0.4),
    Level(2, worlds=3, memory=2, infers=False, heat=0.025, floor=0.2),
    Level(3, worlds=6, infers=False, heat=0.01, floor=0.1),
    Level(4, worlds=24, infers=False, heat=0.002, floor=0.05),
    Level(5, worlds=240, infers=False),
)


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """A decision weighed, ``budget`` times the level's usual number of deals tried."""
    if view.legal & (view.legal - 1) == 0:
        return forced(words_of(GAMES[GAME], view.legal)[0])
    reading = Reading(view, view.trump, voids_by(view.options), level.memory)
    worlds = Worlds(reading, seed)
    possible = worlds.count()
    most = max(2, round(level.worlds * budget))
    table = OpenTable(view, level.nodes, seed)
    deals = worlds.all_or_some(possible, most)
    if view.phase == "auction":
        calls = CallJudge(view, table)
        tried = sample(members(view.legal), deals, calls, most)
        return decision(
            tried, lambda call: [WORD_OF[call]], possible, calls.guessed, lambda call: (unsound(view, call),)
        )
    rows = rows_of(view, reading)
    words = {row[0]: [PACK.word(card) for card in row] for row in rows}
    cards = CardJudge(view, table)
    tried = sample(list(words), deals, cards, most)
    return decision(tried, words.__getitem__, possible, cards.guessed)


def by_tree(view: SeatView, runs: int, seed: int) -> Decision:
    """The decision of a tree search of so many runs about a card; calls and the suit pitched are the plain bot's."""
    if view.phase == "auction":
        return forced(pitch_auction.call(view))
    reading = Reading(view, view.trump, voids_by(view.options))
    rows, lane = rows_of(view, reading), SUITS.index(view.trump or pitch_auction.trump_suit(view))
    if view.trump is None:
        rows = [row for row in rows if row[0] >> 4 == lane]
    ground = TreeGround(OpenTable(view, 0, seed), lane, Worlds(reading, seed).draw())
    return tree_search(ground, Worlds(reading, seed), rows, PACK.word, runs, seed)


class TreeGround:
    """What a tree search plays on: the deals of a view with this suit as trumps."""

    def __init__(self, table: OpenTable, lane: int, hands: Sequence[int]) -> None:
        self.table, self.lane = table, lane
        deal = self.open_deal(hands)
        self.stakes, self.manner = table.stakes_of(deal.pitcher, deal.bid), table.manner_of(deal)

    def open_deal(self, hands: Sequence[int]) -> Any:
        """The deal of the view with these hands."""
        self.table.in_play(hands, self.lane)
        return self.table.deal


def unsound(view: SeatView, call: int) -> float:
    """Whether a call is a bid that this hand does not make: nothing to bid on a guess at what the others do."""
    auction, word = Auction(view), WORD_OF[call]
    if word == "pass":
        return 0.0
    bid = SLAM if word == "slam" else int(word)
    return float(auction.made(bid, auction.prospects[auction.best_suit(bid)]) < SOUND)


class CardJudge:
    """What cards are worth in one open deal; ``guessed`` counts deals in which a search broke off."""

    def __init__(self, view: SeatView, table: OpenTable) -> None:
        self.table, self.me = table, table.me
        self.trump = None if view.trump is None else SUITS.index(view.trump)
        self.guessed = 0

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        """The chance to win the match with each of the cards when the hands lie so."""
        worths, lane = [], -1
        self.table.guessed = False
        for card in sorted(actions):
            wanted = card >> 4 if self.trump is None else self.trump
            if wanted != lane:
                lane = wanted
                self.table.in_play(hands, lane)
            worths.append((card, self.table.worths(card)[self.me]))
        self.guessed += self.table.guessed
        by_card = dict(worths)
        return [by_card[card] for card in actions]


def rows_of(view: SeatView, reading: Reading) -> list[list[int]]:
    """The legal cards in rows of such as are as good as each other.

    Cards with card points stand for themselves; and trumps, for any of them may come to be Low.
    """
    dear = PACK.full if view.trump is None else COUNTING | reading.trumps
    return reading.rows(view.legal, lambda low, high: not (dear >> low | dear >> high) & 1)
