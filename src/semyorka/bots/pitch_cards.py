"""Which card the plain bot plays in Auction Pitch.

Each legal card is weighed by one trick of foresight: who will probably take this trick with it, what that means
(``Stakes``), and what the card would have been good for later. No deal is guessed and nothing is searched.
"""

from collections.abc import Mapping

from semyorka.bits import lowest
from semyorka.bots.pitch_stakes import JACK, LOW, Stakes
from semyorka.bots.reading import Reading, ShowsVoid
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.games.pitch import pips
from semyorka.telling.views import SeatView

#: The places of jack, queen and king in a suit.
COURTS = 7 << GAMES["pitch"].pack.ranks.index("J")
#: How often a seat that could take the trick does: one with nothing in it, with some card points, with a prize.
TAKES = (0.6, 0.75, 0.9)
#: How much rarer that is with a trump on a plain suit, and over somebody of one's own side.
RUFFS = 0.8
SPARES_OWN_SIDE = 0.6
#: How much one fears a higher card that may be out: for a trick to be taken later; and for a prize in one's own hand,
#: which the pitcher, who draws trumps, may fear less than the others.
FEAR, PITCHER_FEARS, OTHERS_FEAR = 0.25, 0.25, 0.4
#: What the pitcher gets of the prizes that one cannot bring home oneself.
PITCHER_SHARE = 0.45
#: How much of a usual trick a card that will take one is worth, to the pitcher and to the others.
PITCHER_CONTROL, OTHERS_CONTROL = 0.6, 1.0
#: What the right to lead is worth.
TEMPO = 0.05
#: Card points that a seat still to play adds on average.
ADDS = 0.7


def voids_by(options: Mapping[str, str | int]) -> ShowsVoid:
    """What proves a void: not following trumps, a third suit on a plain lead, and a trump where only the void may."""

    def shows_void(led: int, card: int, trumps: int) -> bool:
        return bool(trumps >> led & 1) or not trumps >> card & 1 or void_must_show(options, led)

    return shows_void


def void_must_show(options: Mapping[str, str | int], led: int) -> bool:
    """Whether only a seat that is out of the suit may trump this plain lead, by the house rule."""
    rule = options["trump_in"]
    return rule == "void_only" or (rule == "pip_lead" and bool(COURTS >> (led & 15) & 1))


class Weighing:
    """The legal cards of one decision, weighed in points of the score."""

    def __init__(self, view: SeatView, trump: str | None) -> None:
        self.view = view
        self.reading = Reading(view, trump, voids_by(view.options))
        self.me = self.reading.me
        pitcher = view.facts["pitcher"]
        self.pitcher = self.me if pitcher is None else int(pitcher)
        pitching = self.me == self.pitcher
        self.control = PITCHER_CONTROL if pitching else OTHERS_CONTROL
        self.fear = PITCHER_FEARS if pitching else OTHERS_FEAR
        self.stakes = Stakes(view, self.reading, self.pitcher)
        self.ten = [self.stakes.pip_value(seat, 10) for seat in range(view.seats)]
        self.prizes = self.stakes.jack
        if view.options["low_to"] == "taker":
            unseen = self.reading.unseen & self.reading.trumps
            self.prizes |= self.stakes.lowest_seen | unseen & -unseen
        self.fellows = [seat for seat in range(view.seats) if seat not in (self.pitcher, self.me)]
        self.usual = self.usual_trick()

    def weigh(self, card: int) -> float:
        """What playing a card now is worth, against keeping it."""
        reading, stakes = self.reading, self.stakes
        best, winner = reading.best, reading.winner
        if best is None or winner is None or reading.beats(card, best):
            best, winner = card, self.me
        cards = 1 << card
        for _, one in reading.table:
            cards |= 1 << one
        led = reading.table[0][1] if reading.table else card
        falling = self.falling(led)
        worth = 0.0
        for seat, chance in enumerate(self.takers(winner, best, cards, led)):
            if chance < 0.005:
                continue
            got = stakes.value(seat, cards) + 0.1 * ADDS * len(reading.later) * self.ten[seat]
            got += sum(likely * self.prize(seat, prize) for prize, likely in falling)
            got += TEMPO if seat == self.me else 0.0
            got += stakes.trick_gain if seat != self.pitcher else 0.0
            worth += chance * got
        return worth - self.keeping(card)

    # -- who takes the trick -----------------------------------------------------------------------------------

    def takers(self, winner: int, best: int, cards: int, led: int) -> list[float]:
        """The chance of each seat to take the trick, once oneself has played and ``winner`` leads with ``best``."""
        chances = [0.0] * self.view.seats
        left, seat_best = 1.0, winner
        for seat in reversed(self.reading.later):
            takes = self.overtakes(seat, winner, best, cards, led)
            chances[seat] = left * takes
            left *= 1.0 - takes
        chances[seat_best] += left
        return chances

    def overtakes(self, seat: int, winner: int, best: int, cards: int, led: int) -> float:
        """The chance that a seat beats the best card and wants to."""
        reading = self.reading
        prize = 2 if cards & self.prizes or pips(cards) >= 8 else 1 if pips(cards) >= 3 else 0
        wants = TAKES[prize]
        if self.pitcher not in (seat, winner):
            wants *= SPARES_OWN_SIDE
        higher = reading.above(best)
        if reading.trumps >> best & 1:
            able = reading.holds(seat, higher)
            if not reading.trumps >> led & 1:
                able *= RUFFS * self.may_ruff(seat, led)
            return wants * able
        follows = reading.holds(seat, higher)
        ruffs = RUFFS * reading.holds(seat, reading.trumps) * self.may_ruff(seat, led)
        return wants * (1.0 - (1.0 - follows) * (1.0 - ruffs))

    def may_ruff(self, seat: int, led: int) -> float:
        """The chance that the rules let a seat trump this plain lead, by the house rule of trumping in."""
        if not void_must_show(self.view.options, led):
            return 1.0
        return 1.0 - self.reading.holds(seat, self.reading.suit_of(led))

    def falling(self, led: int) -> list[tuple[int, float]]:
        """The prizes that a lead of trumps may draw from the seats still to play, each with its chance."""
        if not self.reading.trumps >> led & 1:
            return []
        wanted = self.prizes & self.reading.unseen
        return [
            (prize, sum(self.reading.drawn(seat, prize) for seat in self.reading.later)) for prize in members(wanted)
        ]

    def prize(self, seat: int, card: int) -> float:
        """What it means that a seat takes an unseen Jack or lowest trump."""
        if self.stakes.jack >> card & 1:
            return float(self.stakes.gain[JACK][seat])
        below = self.reading.trumps & ((1 << card) - 1) & ~self.reading.unseen
        return 0.0 if below else self.stakes.gain[LOW][seat]

    # -- what a card is good for later -------------------------------------------------------------------------

    def usual_trick(self) -> float:
        """What taking one more trick of the usual kind is worth."""
        left = max(1, self.reading.hand.bit_count())
        likely = 0.1 * self.stakes.to_come / (left + 1) * self.ten[self.me]
        drawn: float = sum(
            0.25 * (1.0 - self.reading.none_out(1 << card)) * self.prize(self.me, card)
            for card in members(self.prizes & self.reading.unseen)
        )
        return likely + drawn + TEMPO

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand: the tricks it will take, and where its own prize will end."""
        if self.reading.hand.bit_count() == 1:
            return 0.0
        control = self.control * self.wins_later(card, FEAR) * self.usual
        home = self.wins_later(card, self.fear)
        return control + home * self.stakes.value(self.me, 1 << card) + (1.0 - home) * self.lost(card)

    def lost(self, card: int) -> float:
        """What a card means that ends in somebody else's tricks."""
        if not self.fellows:
            return self.stakes.value(self.pitcher, 1 << card)
        fellow = sum(self.stakes.value(seat, 1 << card) for seat in self.fellows) / len(self.fellows)
        if self.me == self.pitcher:
            return fellow
        return PITCHER_SHARE * self.stakes.value(self.pitcher, 1 << card) + (1.0 - PITCHER_SHARE) * fellow

    def wins_later(self, card: int, fear: float) -> float:
        """The chance that a card takes a trick in its turn if it is not played now."""
        reading = self.reading
        alone = reading.none_out(reading.above(card), fear)
        if reading.trumps >> card & 1:
            return max(0.1, alone)
        trumps_out = reading.expected_out(reading.trumps)
        return alone * 0.8 / (1.0 + 0.5 * trumps_out)


def best_card(view: SeatView, cards: int, trump: str | None, seed: int) -> int:
    """The card of a set that weighs most; cards that weigh the same are drawn by the seed."""
    if not cards & cards - 1:
        return lowest(cards)
    weighing = Weighing(view, trump)
    weights = {card: round(weighing.weigh(card), 9) for card in members(cards)}
    most = max(weights.values())
    equal = [card for card, weight in weights.items() if weight == most]
    return equal[seed % len(equal)]
