"""How likely a deal of Trump Seven is, by what was said, named and given in it.

Who declared has cards one declares with, and who passed before anybody had said 60 has not. How much likelier a hand is
for that is a line fitted to our own auctions (HELD in trump_seven_numbers.py: hands that declared against hands by
lot); it is trusted only in part, for others bid otherwise.
"""

from collections.abc import Sequence
from math import exp

from semyorka.bots.trump_seven_chances import CARDS, dealt_chances, hand_score, line
from semyorka.bots.trump_seven_numbers import HELD
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.cards import JOKER, SUITS
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

#: How far the lines are trusted, and how sharply a hand above an even chance is thought not to have passed.
TRUST, SHARP = 0.7, 12.0
PASS, SIXTY = "pass", "60"


class Likely:
    """The weight of each deal that can be, for one view of the play."""

    def __init__(self, view: SeatView, reading: TrumpReading) -> None:
        self.me = reading.me
        self.rule = str(view.options["discards_to"])
        self.declarer = reading.declarer
        self.shown = [0] * view.seats
        for trick in (*(trick.plays for trick in view.tricks), view.plays):
            for seat, word in trick:
                self.shown[seat] |= 1 << PACK.card(word)
        self.lane = SUITS.index(view.trump) if view.trump else 0
        self.bid = any(call == SIXTY for _, call in view.calls)
        self.passed = passed_first(view)
        self.given = {}
        if self.me == self.declarer:
            for place, word in enumerate(view.own["gifts"]):
                self.given[(self.me + 1 + place) % 3] = 1 << PACK.card(word)
        gift = view.own.get("gift") if self.me != self.declarer else None
        self.gift = None if gift is None else PACK.card(gift)

    def weight(self, hands: Sequence[int]) -> float:
        """How much likelier this deal is than another, as a number above 0."""
        score = 0.0
        for seat in range(3):
            if seat == self.me:
                continue
            whole = hands[seat] | self.shown[seat]
            if seat == self.declarer:
                score += line_of_held(whole, self.lane, self.rule, self.gift) if self.bid else 0.0
            elif seat in self.passed:
                chance = max(dealt_chances(whole & ~self.given.get(seat, 0), self.rule))
                score -= SHARP * max(0.0, chance - 0.5)
        return exp(max(-20.0, min(20.0, TRUST * score)))


def passed_first(view: SeatView) -> set[int]:
    """The seats that passed while nobody had said 60."""
    seats = set()
    for seat, call in view.calls:
        if call == SIXTY:
            break
        seats.add(seat)
    return seats


def line_of_held(nine: int, lane: int, rule: str, gift: int | None) -> float:
    """How much likelier it is that a declarer keeps these nine cards than that they come by lot, as a logarithm."""
    hand, given = HELD[rule]
    score = hand_score(hand, nine, lane)
    return score if gift is None else score + line(given, held_features(nine, lane, gift))


def held_features(nine: int, lane: int, gift: int) -> list[float]:
    """What counts in the suit of the card one was given, in the hand of him who gave it."""
    if gift >> 4 == lane or gift == JOKER:
        return [0.0, 0.0, 0.0]
    suit = nine >> 16 * (gift >> 4) & CARDS
    return [suit == 0, suit & (suit - 1) == 0 and suit > 0, (suit >> (gift & 15)).bit_count()]
