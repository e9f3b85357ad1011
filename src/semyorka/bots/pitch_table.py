"""The deal of a view of Auction Pitch laid out with open hands, and what its play is worth to each seat.

Every seat plays for its own chance to win the match (``pitch_equity``): to the very end where few cards are left, else
some tricks deep and then on by a quick manner.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from semyorka.bots import pitch_equity, replaying
from semyorka.bots.reading import LANE
from semyorka.games import GAMES
from semyorka.games.pitch import CALL_WORDS, pips
from semyorka.search.manner import Manner
from semyorka.search.many import Many
from semyorka.search.stakes import Stakes
from semyorka.telling.views import SeatView

PACK = GAMES["pitch"].pack
JACK_PLACE = PACK.ranks.index("J")
#: The cards that count for Game, and what they count.
COUNTED = [sum(1 << 16 * lane + PACK.ranks.index(rank) for lane in range(4)) for rank in "TJQKA"]
COUNTED_PIPS = [(cards, pips(cards) // 4) for cards in COUNTED]
COUNTING = sum(COUNTED)
#: What the Jack and Low are worth beside card points to those who play on by the quick manner, a trick, and how far
#: they stray.
PRIZE, PER_TRICK, STRAY = 12, 4, 4
#: By seats: tricks searched before the quick manner goes on, and cards in all hands from which it is searched through.
DEEP = {2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}
#: By seats: cards searched at most before the quick manner goes on in the middle of a trick.
AHEAD = {2: 99, 3: 99, 4: 4, 5: 3, 6: 3, 7: 3}
#: The same for what a whole deal is worth in the auction: with five a whole trick, which calls better.
AHEAD_CALLING = {**AHEAD, 5: 5}
EXACT_FROM = {2: 12, 3: 12, 4: 12, 5: 10, 6: 12, 7: 14}


class OpenTable:
    """Deals of one view with open hands. ``guessed``: whether a search broke off since it was last cleared."""

    def __init__(self, view: SeatView, nodes: int, seed: int) -> None:
        self.view, self.nodes, self.seed = view, nodes, seed
        self.me = int(view.seat or 0)
        self.guessed = False
        self.deal: Any = GAMES["pitch"](view.seats, view.options).position()
        self.tricks, self.plays = replaying.taken_and_lying(view)
        self.search = Many()
        self.stakes: dict[tuple[int, int], Stakes] = {}

    def auction(self, hands: Sequence[int]) -> Any:
        """The deal in its auction, at this seat's turn."""
        deal, view = self.deal, self.view
        deal.dealer = view.dealer
        deal.lay_out(list(hands), self.me, 0)
        deal.phase, deal.redeal = 0, False
        deal.bid = call_of(view.facts["bid"])
        deal.pitcher = -1 if view.facts["pitcher"] is None else view.facts["pitcher"]
        return deal

    def played(self, hands: Sequence[int], pitcher: int, bid: int, lane: int) -> list[float]:
        """What it is worth to each seat that this one pitches at a bid with a suit, whatever card it leads."""
        self.deal.dealer = self.view.dealer
        self.deal.pitcher, self.deal.bid = pitcher, bid
        self.deal.lay_out(list(hands), pitcher, trumps_of(lane))
        self.deal.set_hands(list(hands))
        self.set_up(AHEAD_CALLING)
        return self.worths(-1)

    def in_play(self, hands: Sequence[int], lane: int) -> None:
        """The deal where it is now, with these hands and this suit as trumps."""
        view, deal = self.view, self.deal
        deal.dealer = view.dealer
        deal.pitcher = self.me if view.facts["pitcher"] is None else view.facts["pitcher"]
        deal.bid = call_of(view.facts["bid"])
        deal.take_up(list(hands), trumps_of(lane), view.leader, self.tricks, self.plays)
        deal.set_hands(list(hands))
        self.set_up(AHEAD)

    def worths(self, card: int) -> list[float]:
        """What a card is worth to each seat in the deal as it lies; -1: what the deal is."""
        worths: list[float] = self.search.worths(self.deal, card)
        self.guessed = self.guessed or self.search.guessed
        return worths

    def set_up(self, ahead: Mapping[int, int]) -> None:
        """Make the search ready for the deal as it lies. ``ahead`` as AHEAD."""
        deal, seats = self.deal, self.view.seats
        stakes = self.stakes_of(deal.pitcher, deal.bid)
        manner, worthy = self.manner_of(deal), COUNTING | 1 << deal.low
        self.search.set_up(stakes, manner, worthy, DEEP[seats], EXACT_FROM[seats], 1, self.nodes, ahead[seats])

    def manner_of(self, deal: Any) -> Manner:
        """The quick manner for a deal whose trumps are settled: it knows what the trumps and the pips are worth."""
        low, jack = 1 << deal.low, (deal.trumps & -deal.trumps) << JACK_PLACE
        return Manner(PACK.full, [*COUNTED_PIPS, (jack, PRIZE), (low, PRIZE)], PER_TRICK, STRAY, self.seed)

    def stakes_of(self, pitcher: int, bid: int) -> Stakes:
        """What the ends are worth when this seat pitches at this bid."""
        if (pitcher, bid) not in self.stakes:
            view = self.view
            self.stakes[pitcher, bid] = Stakes(lambda deal: pitch_equity.after(deal, view.scores, view.options))
        return self.stakes[pitcher, bid]


def trumps_of(lane: int) -> int:
    """All cards of a suit."""
    return LANE << 16 * lane & PACK.full


def call_of(bid: Any) -> int:
    """The call of a bid as the facts tell it."""
    return CALL_WORDS["pass" if not bid else str(bid)]
