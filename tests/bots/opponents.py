"""Players to measure bots against: one that draws from what is legal, and one that plays the way beginners do."""

import random

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of


def drawing(view: SeatView, seed: int) -> str:
    """Any legal action, by lot."""
    return random.Random(seed).choice(words_of(GAMES[view.game], view.legal))


def greedy(view: SeatView, seed: int) -> str:
    """Pitch as beginners play it: bids on aces and length, takes what it can with its highest card, else throws low."""
    pack = GAMES[view.game].pack
    if view.phase == "auction":
        return greedy_call(view)
    cards = members(view.legal)
    if view.trump is None:
        cards = max(([card for card in cards if card >> 4 == lane] for lane in range(4)), key=len)
    best = {seat: pack.card(word) for seat, word in view.plays}.get(-1 if view.best is None else view.best)
    winning = [card for card in cards if best is None or (card >> 4 == best >> 4 and card > best)]
    if winning:
        return pack.word(max(winning, key=lambda card: card & 15))
    return pack.word(min(cards, key=lambda card: card & 15))


def greedy_call(view: SeatView) -> str:
    """One for each ace and one for four cards of a suit, if that may be called."""
    lanes = [view.hand >> 16 * lane & 0xFFFF for lane in range(4)]
    worth = min(4, sum(lane >> 12 & 1 for lane in lanes) + any(lane.bit_count() >= 4 for lane in lanes))
    legal = words_of(GAMES[view.game], view.legal)
    bids = [word for word in legal if word.isdigit() and int(word) <= worth]
    return bids[0] if bids else "pass"
