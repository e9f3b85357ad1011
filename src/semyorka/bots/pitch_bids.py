"""What calls are worth in Auction Pitch: the rest of the auction as the plain bots would go on, then the play.

A call is tried on deals that can be. In each the seats that speak later call what the plain bot would call with those
cards, whoever ends up as pitcher makes the suit trumps that the plain bot would choose, and the cards are played with
open hands, every seat for its own chance to win the match.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from semyorka.bots import pitch_auction, pitch_equity
from semyorka.bots.pitch_table import OpenTable
from semyorka.cards import SUITS
from semyorka.games.pitch import CALL_WORDS
from semyorka.telling.views import SeatView

WORD_OF = {call: word for word, call in CALL_WORDS.items()}
BID_OF = {
    **{call: int(word) for word, call in CALL_WORDS.items() if word.isdigit()},
    CALL_WORDS["pass"]: None,
    CALL_WORDS["slam"]: "slam",
}


class CallJudge:
    """What calls are worth in one open deal; ``guessed`` counts deals in which some search broke off."""

    def __init__(self, view: SeatView, table: OpenTable) -> None:
        self.view, self.table, self.me = view, table, table.me
        self.guessed = 0

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        """The chance to win the match with each call when the hands lie so."""
        known: dict[Any, Any] = {}
        self.table.guessed = False
        found = [self.worth(hands, call, known) for call in actions]
        self.guessed += self.table.guessed
        return found

    def worth(self, hands: Sequence[int], call: int, known: dict[Any, Any]) -> float:
        """What comes of one call. ``known`` keeps what was asked before in this deal."""
        deal = self.table.auction(hands)
        deal.take(self.me, call)
        while deal.phase == 0:
            seat, standing, holder = deal.to_act, deal.bid, deal.pitcher
            if (seat, standing, holder) not in known:
                known[seat, standing, holder] = pitch_auction.call(self.seen_by(deal, seat))
            deal.take(seat, CALL_WORDS[known[seat, standing, holder]])
        if deal.redeal:
            return pitch_equity.all_passed(self.view.scores, self.view.dealer, self.view.options)[self.me]
        ended = deal.pitcher, deal.bid
        if ended not in known:
            lane = SUITS.index(pitch_auction.trump_suit(self.seen_by(deal, deal.pitcher)))
            known[ended] = self.table.played(hands, *ended, lane)[self.me]
        return float(known[ended])

    def seen_by(self, deal: Any, seat: int) -> SeatView:
        """What another seat would see of the auction if the cards lay so."""
        facts = {**self.view.facts, "pitcher": None if deal.pitcher < 0 else deal.pitcher, "bid": BID_OF[deal.bid]}
        return replace(self.view, seat=seat, hand=deal.hand(seat), legal=deal.legal_set(), facts=facts)
