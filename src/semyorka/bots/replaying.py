"""The deal of a view played again from its beginning, the hidden cards lying as in a world one can think of.

For searches that want a whole position at the point where a seat has to decide. What each game adds stands in its own
``<game>_replaying.py``.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.views import SeatView


def begun(view: SeatView) -> Any:
    """A match of a view's game as it stood before the deal."""
    match = GAMES[view.game](view.seats, view.options)
    match.scores = list(view.scores)
    return match


def dealt(view: SeatView, hands: Sequence[int]) -> list[int]:
    """The hands with the cards that their seats have played put back."""
    whole = list(hands)
    for seat, word in plays(view):
        whole[seat] |= 1 << GAMES[view.game].pack.card(word)
    return whole


def plays(view: SeatView) -> list[tuple[int, str]]:
    """All cards played in the deal, in order."""
    return [play for trick in view.tricks for play in trick.plays] + list(view.plays)


def calls(view: SeatView) -> list[int]:
    """All calls made in the deal, in order, as actions."""
    return [GAMES[view.game].call_words[word] for _, word in view.calls]


def cards(view: SeatView) -> list[int]:
    """The same as ``plays``, as actions."""
    return [GAMES[view.game].pack.card(word) for _, word in plays(view)]


def taken_and_lying(view: SeatView) -> tuple[list[tuple[int, list[tuple[int, int]]]], list[tuple[int, int]]]:
    """The finished tricks, each its taker and its (seat, card) pairs, and the pairs that lie on the table, as
    ``Tricks.take_up`` wants them."""
    card = GAMES[view.game].pack.card
    tricks = [(trick.taker, [(seat, card(word)) for seat, word in trick.plays]) for trick in view.tricks]
    return tricks, [(seat, card(word)) for seat, word in view.plays]


def filled(whole: Sequence[int], seats: Sequence[int], size: int, aside: int, rng: Random) -> tuple[list[int], int]:
    """Hands that lack cards nobody has seen, filled up to ``size`` from the cards that lie aside; and what is left."""
    full = list(whole)
    rest = members(aside)
    rng.shuffle(rest)
    for seat in seats:
        while full[seat].bit_count() < size:
            full[seat] |= 1 << rest.pop()
    return full, sum(1 << card for card in rest)


def again(match: Any, order: Sequence[int], dealer: int, actions: Sequence[int]) -> Any:
    """The position that the actions lead to when the pack lies in this order."""
    deal = match.position()
    deal.shuffle_in(list(order), dealer)
    for action in actions:
        deal.take(deal.to_act, action)
    return deal
