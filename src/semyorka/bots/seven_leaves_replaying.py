"""Seven Leaves: what a view says of hidden cards, and its deal played again with them in a world's hands."""

from collections.abc import Sequence
from random import Random
from typing import Any

from semyorka.bots import replaying
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.games.seven_leaves import HAND_SIZE
from semyorka.telling.views import SeatView

GAME = "seven_leaves"


def reading(view: SeatView) -> LeavesReading:
    """What a view says about the cards one cannot see."""
    return LeavesReading(view)


def opened(view: SeatView, hands: Sequence[int], rng: Random) -> Any:
    """The position of a view with these hands; what a seat dropped when it left is drawn from the cards aside."""
    match: Any = replaying.begun(view)
    match.inside, match.extra = list(view.facts["inside"]), bool(view.facts["extra"])
    whole = replaying.dealt(view, hands)
    turn_up = match.pack.card(str(view.facts["turn_up"]))
    aside = match.pack.full & ~(sum(whole) | 1 << turn_up)
    whole[view.dealer] |= 1 << turn_up
    whole, _ = replaying.filled(whole, match.inside, HAND_SIZE, aside, rng)
    order = match.order_of({seat: whole[seat] for seat in match.inside}, view.dealer, turn_up)
    return replaying.again(match, order, view.dealer, replaying.cards(view))
