"""The plain bot of Auction Pitch: bids what its cards are worth and plays by one trick of foresight."""

from semyorka.bots.pitch_auction import call, trump_suit
from semyorka.bots.pitch_cards import best_card
from semyorka.bots.reading import LANE
from semyorka.cards import SUITS
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

GAME = "pitch"


def play(view: SeatView, seed: int) -> str:
    """The word of what the seat of this view does. No budget is needed; the seed draws among equal cards."""
    if view.phase == "auction":
        return call(view)
    if view.trump is not None:
        return GAMES[GAME].pack.word(best_card(view, view.legal, view.trump, seed))
    trump = trump_suit(view)
    return GAMES[GAME].pack.word(best_card(view, view.hand & LANE << 16 * SUITS.index(trump), trump, seed))
