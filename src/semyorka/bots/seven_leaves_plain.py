"""The plain bot of Seven Leaves: takes the tricks it can, cheaply, and keeps an eye on who is about to leave.

Each legal card is weighed by one trick of foresight: who will probably take this trick with it, what a trick is worth
to that seat and so to oneself, and what the card would have been good for later. No deal is guessed.
"""

from semyorka.bits import lowest
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.cards import members
from semyorka.games.seven_leaves import GOAL_TRICKS, PACK
from semyorka.telling.views import SeatView

GAME = "seven_leaves"

#: What a trick of one's own is worth, one's seventh, and one that only keeps the others from it.
OWN, LAST_OWN, DENIED = 1.0, 1.6, 0.3
#: What the tricks of the others cost in all; how many times as much the one that brings somebody his seventh does;
#: and what it costs when he leaves one behind as the loser.
THEIRS, LEAVES, LEAVES_ALONE = 0.4, 2.0, 3.0
#: How often a seat that could take the trick does so when it may choose.
WANTS = 0.8
#: How much one fears a higher card, a higher trump and the trumps that are out against a card, for later.
FEAR, TRUMP_FEAR, RUFF_FEAR = 0.6, 0.35, 0.4
#: What the smallest trump will do, and what a card costs that will take nothing, by its rank.
LEAST_TRUMP, RANK = 0.3, 0.01
#: What it is worth to be on lead.
TEMPO = 0.05


def play(view: SeatView, seed: int) -> str:
    """The word of the card that weighs most. ``seed`` draws among cards that weigh the same."""
    if not view.legal & view.legal - 1:
        return PACK.word(lowest(view.legal))
    weighing = Weighing(view)
    weights = {card: round(weighing.weigh(card), 9) for card in members(view.legal)}
    most = max(weights.values())
    equal = [card for card, weight in weights.items() if weight == most]
    return PACK.word(equal[seed % len(equal)])


def worth_of_tricks(view: SeatView, me: int) -> list[float]:
    """What it is worth to a seat that the next trick goes to each of the seats."""
    inside = members(view.sitting)
    if view.facts["extra"]:  # the tricks of this deal alone decide
        return [OWN if seat == me else -THEIRS / (len(inside) - 1) for seat in range(view.seats)]
    need = [GOAL_TRICKS - score for score in view.scores]
    for trick in view.tricks:
        need[trick.taker] -= 1
    under = [seat for seat in inside if need[seat] > 0]
    worth = [0.0] * view.seats
    for seat in under:
        if seat == me:
            worth[me] = LAST_OWN if need[me] == 1 else OWN
        elif need[me] > 0:
            worth[seat] = -cost_of_trick(need[seat], len(under))
        elif view.options["all_out"] == "extra_deal":
            worth[seat], worth[me] = -DENIED, DENIED  # when all make it, it begins anew
    return worth


def cost_of_trick(need: int, under: int) -> float:
    """What a trick of another seat costs when ``under`` seats are still short of seven and that one needs ``need``."""
    if under == 2:
        return LEAVES_ALONE if need == 1 else OWN
    return THEIRS / (under - 1) * (LEAVES if need == 1 else 1.0)


class Weighing:
    """The legal cards of one decision, weighed in tricks."""

    def __init__(self, view: SeatView) -> None:
        self.reading = LeavesReading(view)
        self.worth = worth_of_tricks(view, self.reading.me)
        self.must_beat = view.options["must_beat"] == "on"
        self.seats = view.seats

    def weigh(self, card: int) -> float:
        """What playing a card now is worth, against keeping it."""
        reading = self.reading
        best, winner = reading.best, reading.winner
        if best is None or winner is None or reading.beats(card, best):
            best, winner = card, reading.me
        led = reading.table[0][1] if reading.table else card
        chances = self.takers(winner, best, led)
        now = sum(chance * worth for chance, worth in zip(chances, self.worth, strict=True))
        return now + TEMPO * chances[reading.me] - self.keeping(card)

    def takers(self, winner: int, best: int, led: int) -> list[float]:
        """The chance of each seat to take the trick, once oneself has played and ``winner`` leads with ``best``."""
        chances = [0.0] * self.seats
        left = 1.0
        for seat in reversed(self.reading.later):
            takes = self.overtakes(seat, best, led)
            chances[seat] = left * takes
            left *= 1.0 - takes
        chances[winner] += left
        return chances

    def overtakes(self, seat: int, best: int, led: int) -> float:
        """The chance that a seat beats the best card. Who is out of the suit must trump, whether he wants to or not."""
        reading = self.reading
        wants = 1.0 if self.must_beat else WANTS
        over = reading.holds(seat, reading.above(best))
        if reading.trumps >> led & 1:
            return wants * over
        void = 1.0 - reading.holds(seat, reading.suit_of(led))
        if reading.trumps >> best & 1:
            return wants * void * over
        return min(1.0, wants * over + void * reading.holds(seat, reading.trumps))

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand: the trick it will take in its turn."""
        if self.reading.hand.bit_count() == 1:
            return 0.0
        return self.wins_later(card) * max(self.worth[self.reading.me], 0.1) + RANK * (card & 15)

    def wins_later(self, card: int) -> float:
        """The chance that a card takes a trick if it is not played now."""
        reading = self.reading
        if reading.trumps >> card & 1:
            return max(LEAST_TRUMP, reading.none_out(reading.above(card), TRUMP_FEAR))
        alone = reading.none_out(reading.above(card), FEAR)
        return alone / (1.0 + RUFF_FEAR * reading.expected_out(reading.trumps))
