"""Positions of My Ship Sails for bots: a hand, and what the seat has given and got."""

from dataclasses import replace
from typing import Any

from semyorka.cards import members
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see
from tests.bots.positions import filled

PACK = MyShipSailsMatch.pack


def view_of(hand: str, exchanges: int = 0, seats: int = 4, dealer: int = 0, **options: Any) -> SeatView:
    """What the first seat sees with this hand after so many exchanges of which it remembers nothing."""
    match = MyShipSailsMatch(seats, options)
    hands = filled(match, [hand] + [""] * (seats - 1))
    stock = None
    if match.options["stock"] == "dealer_draws":
        dealt = {card for cards in hands.values() for card in members(cards)}
        stock = [card for card in PACK.cards if card not in dealt]
    match.open(match.order_of(hands, dealer, stock), dealer)
    view = see(match, Record(), 0)
    return replace(view, facts={**view.facts, "exchanges": exchanges})


def after(view: SeatView, *passed: tuple[str, str], exchanges: int | None = None) -> SeatView:
    """The same hand after these exchanges, each the card given and the card got."""
    own = {**view.own, "passed": [list(cards) for cards in passed]}
    many = len(passed) if exchanges is None else exchanges
    return replace(view, own=own, facts={**view.facts, "exchanges": many})
