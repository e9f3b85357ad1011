"""The plain bot of My Ship Sails: calls when its ship sails, else passes from its shortest suit. No search, no guess.

A seat is shown nothing of the others' cards and keeps no notes of its own, so the suit it has most of is also the one
most likely to have seven cards in play. Where everybody holds on for ever the cards would only circle: the longer a
deal takes, the more often the bot lets a card of a longer suit go.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from semyorka.cards import SUITS, members
from semyorka.games.my_ship_sails import CALL_WORDS, PACK
from semyorka.telling.views import SeatView

GAME = "my_ship_sails"
LANE = 0xFFFF
CALL = "call"

#: For so many exchanges the bot holds on to its suit without fail; a deal is usually over by then.
PATIENCE = 8
#: How firmly it holds on after that (the odds between suits that differ by one card are ``e ** firmness``), how much
#: of it goes with each exchange, and what is left in the end.
FIRM, SOFTER, LOOSE = 3.0, 0.15, 0.9


def play(view: SeatView, budget: float, seed: int) -> str:
    """The word of what the seat of this view does. It needs no budget; ``seed`` draws among suits that are as short."""
    if view.own["complete"] and view.legal >> CALL_WORDS[CALL] & 1:
        return CALL
    return PACK.word(card_to_pass(view, seed))


def card_to_pass(view: SeatView, seed: int) -> int:
    """The card to lay face down: the suit first, then a card of it."""
    chance = Random(f"{seed} {view.seat} {view.number} {view.facts['exchanges']}")
    suits = [cards for lane in range(len(SUITS)) if (cards := view.hand & view.legal & LANE << 16 * lane)]
    if view.seat in view.facts["out_of_deal"]:
        return chance.choice(members(view.hand & view.legal))  # who cannot win any more does not stop the others
    by_rank = view.options["tie"] == "highest_card"
    exchanges = view.facts["exchanges"]
    if exchanges < PATIENCE:
        shortest = min(cards.bit_count() for cards in suits)
        equal = [cards for cards in suits if cards.bit_count() == shortest]
        cards = min(equal, key=ranks_from_the_top) if by_rank else chance.choice(equal)
    else:
        cards = chance.choices(suits, odds(suits, exchanges))[0]
    return members(cards)[0] if by_rank else chance.choice(members(cards))


def odds(suits: Sequence[int], exchanges: int) -> list[float]:
    """How likely each suit is to be passed from, once the bot has lost its patience."""
    firmness = max(LOOSE, FIRM - SOFTER * (exchanges - PATIENCE))
    return [exp(-firmness * cards.bit_count()) for cards in suits]


def ranks_from_the_top(cards: int) -> list[int]:
    """The ranks of a suit's cards, highest first: the hands of a tie are compared so."""
    return sorted((card & 15 for card in members(cards)), reverse=True)
