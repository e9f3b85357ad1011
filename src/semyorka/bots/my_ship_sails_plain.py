"""The plain bot of My Ship Sails: calls when its ship sails, else passes from the suit that leads it least far.

How far a suit leads is first of all how many cards of it the bot holds. Then it counts what it has seen of the deal:
a suit of which many cards have come by has enough of them in play, and nobody keeps them; and a suit whose cards went
to the left and never came round again is somebody's down there, whom one had better not feed. Where everybody holds on
for ever the cards would only circle: the longer a deal takes, the more often the bot lets a card of a longer suit go.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from semyorka.cards import SUITS, members, union
from semyorka.games.my_ship_sails import CALL_WORDS, PACK
from semyorka.telling.views import SeatView

GAME = "my_ship_sails"
LANE = 0xFFFF
CALL = "call"

#: What a card is worth that has been seen and is not held, and one that somebody further round has kept, in held cards.
SEEN, KEPT = 0.4, 0.1
#: For so many exchanges the bot holds on to its suit without fail; a deal is usually over by then.
PATIENCE = 6
#: How firmly it holds on after that (the odds between suits that differ by one card are ``e ** firmness``), how much
#: of it goes with each exchange, and what is left in the end.
FIRM, SOFTER, LOOSE = 3.0, 0.2, 0.9


def play(view: SeatView, seed: int) -> str:
    """The word of what the seat of this view does. ``seed`` draws among suits that are as good."""
    if view.own["complete"] and view.legal >> CALL_WORDS[CALL] & 1:
        return CALL
    return PACK.word(card_to_pass(view, seed))


def card_to_pass(view: SeatView, seed: int) -> int:
    """The card to lay face down: the suit first, then a card of it."""
    exchanges = view.facts["exchanges"]
    chance = Random(f"{seed} {view.seat} {view.number} {exchanges}")
    if view.seat in view.facts["out_of_deal"]:
        return chance.choice(members(view.hand & view.legal))  # who cannot win any more does not stop the others
    suits = {lane: cards for lane in range(len(SUITS)) if (cards := view.hand & view.legal & LANE << 16 * lane)}
    promise = promises(view)
    by_rank = view.options["tie"] == "highest_card"
    if exchanges < PATIENCE:
        least = min(promise[lane] for lane in suits)
        equal = [cards for lane, cards in suits.items() if promise[lane] == least]
        cards = min(equal, key=ranks_from_the_top) if by_rank else chance.choice(equal)
    else:
        weights = odds([promise[lane] for lane in suits], exchanges)
        cards = chance.choices(list(suits.values()), weights)[0]
    return members(cards)[0] if by_rank else chance.choice(members(cards))


def promises(view: SeatView) -> list[float]:
    """How far each suit leads this seat, by what it holds and by what it has passed and received in this deal."""
    passed = [(PACK.card(gave), PACK.card(got)) for gave, got in view.own["passed"]]
    got = union({card for _, card in passed})
    seen = view.hand | got | union({card for card, _ in passed})
    gone_round = passed[: max(0, len(passed) - view.seats + 1)]
    kept = union({card for card, _ in gone_round}) & ~got & ~view.hand
    return [
        count(view.hand, lane) + SEEN * count(seen & ~view.hand, lane) + KEPT * count(kept, lane)
        for lane in range(len(SUITS))
    ]


def count(cards: int, lane: int) -> int:
    """How many of the cards are of a suit."""
    return (cards >> 16 * lane & LANE).bit_count()


def odds(promise: Sequence[float], exchanges: int) -> list[float]:
    """How likely each suit is to be passed from, once the bot has lost its patience."""
    firmness = max(LOOSE, FIRM - SOFTER * (exchanges - PATIENCE))
    return [exp(-firmness * one) for one in promise]


def ranks_from_the_top(cards: int) -> list[int]:
    """The ranks of a suit's cards, highest first: the hands of a tie are compared so."""
    return sorted((card & 15 for card in members(cards)), reverse=True)
