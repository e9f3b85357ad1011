"""Auction Pitch: what a view says of hidden cards, and its deal played again with them in a world's hands."""

from collections.abc import Sequence
from random import Random
from typing import Any

from semyorka.bots import replaying
from semyorka.bots.pitch_cards import voids_by
from semyorka.bots.reading import Reading
from semyorka.telling.views import SeatView

GAME = "pitch"


def reading(view: SeatView) -> Reading:
    """What a view says about the cards one cannot see."""
    return Reading(view, view.trump, voids_by(view.options))


def opened(view: SeatView, hands: Sequence[int], rng: Random) -> Any:
    """The position of a view with these hands."""
    match = replaying.begun(view)
    order = match.order_of(dict(enumerate(replaying.dealt(view, hands))), view.dealer)
    return replaying.again(match, order, view.dealer, replaying.calls(view) + replaying.cards(view))
