"""Which card the plain bot plays in Trump Seven.

Each legal card is weighed by one trick of foresight, in points of one's own side: who will probably take this trick,
what lies and will fall in it, and what the card would have been good for later. In a leaster points are a burden.
"""

from semyorka.bits import lowest
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.cards import JOKER, members
from semyorka.telling.views import SeatView

#: How often a seat that could take the trick from the other side does, and from its own side.
TAKES, TAKES_FROM_FRIEND = 0.85, 0.2
#: In a leaster: what a seat still to play loads on, and what a later trick costs.
LOADS, BURDEN = 4.0, 3.0
#: Points that a seat still to play adds on average when its own side wins, and when the other does.
FEEDS, SPARES = 4.5, 1.5
#: What a later trick is worth beside its card, to the declarer and to a defender, whose friend feeds it.
USUAL, USUAL_TO_FRIENDS = 4.0, 7.0
#: What it is worth to be on lead.
TEMPO = 0.5
#: How much one fears a higher card, a higher trump and the trumps that are out, for later.
FEAR, TRUMP_FEAR, RUFF_FEAR = 0.6, 0.4, 0.35
#: What becomes of a card's own points if it takes no trick itself: to the declarer, who is alone, and to a defender.
SAVED, SAVED_BY_FRIEND = 0.1, 0.45
#: How safe the one card is that a defender keeps for his tenth, a trump and another, and more for each card beside it
#: of its suit that can be played instead.
LAST_TRUMP, LAST_PLAIN, BESIDE = 0.4, 0.6, 0.12
#: How often a small trump takes a trick; with the trump seven for a price one takes more care.
SMALL_TRUMP = 0.35
#: What a declarer gains for each trump of the others that a sure lead draws, for each other trick he has to come.
DRAWS = 0.6


class Weighing:
    """The legal cards of one decision, weighed in points."""

    def __init__(self, view: SeatView) -> None:
        self.reading = TrumpReading(view)
        self.me = self.reading.me
        self.attacks = self.me == self.reading.declarer
        self.tenth = not self.attacks and not self.reading.leaster and view.options["discards_to"] == "defenders_hand"
        self.ruffs = 1.0 if self.reading.must_trump else TAKES
        self.treasure = self.most_precious()
        self.left = self.reading.hand.bit_count()

    def most_precious(self) -> int:
        """The card one would best keep for the last: the most points in it."""
        hand = members(self.reading.hand)
        return max(hand, key=lambda card: (self.reading.points(1 << card), -card))

    def weigh(self, card: int) -> float:
        """What playing a card now is worth, against keeping it."""
        reading = self.reading
        best, winner = reading.best, reading.winner
        if best is None or winner is None or reading.beats(card, best):
            best, winner = card, self.me
        led = reading.table[0][1] if reading.table else card
        points = reading.points(1 << card)
        for _, one in reading.table:
            points += reading.points(1 << one)
        chances = self.takers(winner, best, led)
        if reading.leaster:
            return self.burden(card) - chances[self.me] * (points + LOADS * len(reading.later))
        ours = sum(chance for seat, chance in enumerate(chances) if reading.friends[seat])
        worth = ours * (points + self.falling(led, winner) + self.adding(winner))
        worth += TEMPO * chances[self.me]
        if self.attacks and not reading.table and reading.trumps >> card & 1:
            worth += chances[self.me] * self.drawing(card)
        return worth - self.keeping(card)

    # -- this trick --------------------------------------------------------------------------------------------

    def takers(self, winner: int, best: int, led: int) -> list[float]:
        """The chance of each seat to take the trick, once oneself has played and ``winner`` leads with ``best``."""
        chances = [0.0] * len(self.reading.friends)
        left = 1.0
        for seat in reversed(self.reading.later):
            takes = self.overtakes(seat, winner, best, led)
            chances[seat] = left * takes
            left *= 1.0 - takes
        chances[winner] += left
        return chances

    def overtakes(self, seat: int, winner: int, best: int, led: int) -> float:
        """The chance that a seat beats the best card and wants to."""
        reading = self.reading
        if reading.leaster:
            return self.must_take(seat, best)
        friendly = (seat == reading.declarer) == (winner == reading.declarer)
        wants = TAKES_FROM_FRIEND if friendly else TAKES
        over = reading.holds(seat, reading.above(best))
        if reading.trumps >> led & 1:
            return wants * over
        void = 1.0 - reading.holds(seat, reading.suit_of(led))
        if reading.trumps >> best & 1:
            able = void * over
        else:
            able = over + (self.ruffs if not friendly else wants) / wants * void * reading.holds(seat, reading.trumps)
        if reading.joker_any_time and best != JOKER:
            able = max(able, reading.holds(seat, 1 << JOKER) * 0.5)
        return min(1.0, wants * able)

    def must_take(self, seat: int, best: int) -> float:
        """The chance that a seat beats the best card of a leaster, which it does only when it can do nothing else."""
        reading = self.reading
        suit = (reading.suit_of(best) & reading.unseen).bit_count()
        over = (reading.above(best) & reading.unseen).bit_count()
        return over / suit * reading.holds(seat, reading.above(best)) if over else 0.0

    def adding(self, winner: int) -> float:
        """The points that the seats still to play will add to a trick of one's own side."""
        friends = self.reading.friends
        return sum(FEEDS if friends[seat] else SPARES for seat in self.reading.later)

    def falling(self, led: int, winner: int) -> float:
        """The points of a trump seven that this trick may draw from the seats still to play."""
        if not self.reading.trumps >> led & 1:
            return 0.0
        return 20.0 * sum(self.reading.falls(seat) for seat in self.reading.later if not self.reading.friends[seat])

    def drawing(self, card: int) -> float:
        """What it is worth that a lead of trumps takes the others' trumps, before they are laid on better tricks."""
        out = min(2.0, self.reading.expected_out(self.reading.trumps))
        others = self.reading.hand & ~self.reading.trumps
        tops = sum(self.reading.none_out(self.reading.above(one), FEAR) for one in members(others))
        return DRAWS * out * tops

    # -- later -------------------------------------------------------------------------------------------------

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand: the tricks it will take, and where its own points will end."""
        reading = self.reading
        points = reading.points(1 << card)
        if self.left == 1:
            return 0.0
        if self.left == 2 and self.tenth:
            return float(points)  # the other one is the last card
        wins = self.wins_later(card)
        saved = SAVED if self.attacks else SAVED_BY_FRIEND
        own = points * (wins + (1.0 - wins) * saved)
        if self.tenth and card == self.treasure:
            own = max(own, self.safe(card) * points)
        return own + wins * (USUAL if self.attacks else USUAL_TO_FRIENDS)

    def safe(self, card: int) -> float:
        """The chance that a defender need not play a card before his tenth."""
        reading = self.reading
        beside = (reading.hand & reading.suit_of(card)).bit_count() - 1
        return min(0.9, (LAST_TRUMP if reading.trumps >> card & 1 else LAST_PLAIN) + BESIDE * beside)

    def wins_later(self, card: int) -> float:
        """The chance that a card takes a trick if it is not played now."""
        reading = self.reading
        if reading.trumps >> card & 1:
            return max(SMALL_TRUMP, reading.none_out(reading.above(card), TRUMP_FEAR))
        alone = reading.none_out(reading.above(card), FEAR)
        foes = reading.expected_out(reading.trumps)
        return alone / (1.0 + RUFF_FEAR * foes)

    def burden(self, card: int) -> float:
        """What it is worth, in a leaster, to be rid of a card: the Joker takes for certain, another as it is high."""
        reading = self.reading
        takes = 1.0
        if card != JOKER:
            above = (reading.above(card) & reading.unseen).bit_count()
            out = (reading.suit_of(card) & reading.unseen).bit_count()
            takes = 1.0 - (above + 1) / (out + 2)
        return takes * (BURDEN + reading.points(1 << card))


def best_card(view: SeatView, seed: int) -> int:
    """The legal card that weighs most; cards that weigh the same are drawn by the seed."""
    if not view.legal & view.legal - 1:
        return lowest(view.legal)
    weighing = Weighing(view)
    weights = {card: round(weighing.weigh(card), 9) for card in members(view.legal)}
    most = max(weights.values())
    equal = [card for card, weight in weights.items() if weight == most]
    return equal[seed % len(equal)]
