"""The plain bot of Trump Seven: bids what its cards are worth, plays by one trick of foresight. No search, no guess."""

from semyorka.bots.trump_seven_auction import call, gift, name_trump
from semyorka.bots.trump_seven_cards import best_card
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

GAME = "trump_seven"


def play(view: SeatView, seed: int) -> str:
    """The word of what the seat of this view does. ``seed`` draws among equal cards."""
    if view.phase == "auction":
        return call(view)
    if view.phase == "naming":
        return name_trump(view)
    return PACK.word(gift(view) if view.phase == "giving" else best_card(view, seed))
