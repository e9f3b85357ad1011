"""What the points of a deal of Auction Pitch are worth to one seat, and what it means who takes which cards.

Everything is counted in points of the score, seen from the seat that thinks: its own gains count whole, a rival's count
against it, and the pitcher's most of all as long as his bid can still fail, for then all the others are one side.
"""

from collections.abc import Mapping, Sequence
from math import exp

from semyorka.bits import highest, lowest
from semyorka.bots.reading import Reading
from semyorka.games.pitch import pips
from semyorka.telling.views import SeatView

POINTS = HIGH, LOW, JACK, GAME = range(4)
SLAM = 5

#: What a point of the pitcher, while his bid is open, and a point of another rival cost the one who thinks.
AGAINST_PITCHER = 0.8
AGAINST_RIVAL = 0.2
#: What winning the match is worth beside the points that do it.
WIN = 3.0
#: How likely the pitcher comes to have a point that nobody has yet.
PITCHER_GETS = (0.6, 0.4, 0.45, 0.4)


def bid_value(view: SeatView) -> int:
    """The points the standing bid promises; 0 for a free pitch or none."""
    bid = view.facts["bid"]
    return SLAM if bid == "slam" else int(bid or 0)


def paid(points: int, bid: int, need: int, options: Mapping[str, str | int]) -> float:
    """What so many points bring a pitcher who bid 0 to 4 and needs so many to win, with what winning is worth.

    Points beyond the need are worth something only where the highest total wins.
    """
    if points < bid:
        return float(-bid)
    if points < need:
        return float(points)
    return (need if options["endgame"] == "count_out" else points) + WIN


class Stakes:
    """The worth of everything in the play of one deal for the seat of ``reading``.

    ``gain[point][seat]``: what it means to the thinker that the seat gets High, Low, Jack or Game (in the literal sum
    the last is one card point). ``trick_gain``: what it means that the pitcher fails to take a trick of his slam.
    """

    def __init__(self, view: SeatView, reading: Reading, pitcher: int) -> None:
        self.view, self.reading, self.pitcher = view, reading, pitcher
        self.options = view.options
        self.me, self.seats = reading.me, view.seats
        self.literal = view.options["scoring"] == "literal_sum"
        self.bid = bid_value(view)
        self.jack = (reading.trumps & -reading.trumps) << reading.pack.ranks.index("J")
        self.piles = [pips(cards) for cards in reading.taken]
        on_table = sum(pips(1 << card) for _, card in reading.table)
        self.to_come: float = on_table + pips(reading.hand) + sum(
            pips(1 << card) * reading.out[card >> 4] for card in reading.spread(reading.pack.full) if pips(1 << card)
        )  # fmt: skip
        self.find_low()
        self.slam_alive = self.slam_can_be()
        self.pay = [self.paid(points) for points in range(5)]
        self.have = self.pitcher_has()
        self.gain = [[self.worth(point, seat) for seat in range(self.seats)] for point in POINTS]
        self.trick_gain = self.worth_of_a_trick()
        self.now = self.game_worth(self.piles, self.to_come)

    # -- how the points stand ----------------------------------------------------------------------------------

    def find_low(self) -> None:
        """The lowest trump that has been seen, one's own hand included, and the chance that it is Low."""
        seen = self.reading.trumps & ~self.reading.unseen
        self.lowest_seen = seen & -seen
        self.low_chance = self.reading.none_out(self.reading.trumps & (self.lowest_seen - 1)) if seen else 0.0

    def pitcher_has(self) -> list[float]:
        """The chance of the pitcher to have each point in the end."""
        return [self.has_high(), self.has_low(), self.has_jack(), self.has_game()]

    def has_high(self) -> float:
        reading = self.reading
        seen = reading.trumps & ~reading.unseen
        if not seen:
            return PITCHER_GETS[HIGH]
        top = highest(seen)
        sure = reading.none_out(reading.above(top))
        return sure * (self.owner_of(1 << top) == self.pitcher) + (1.0 - sure) * PITCHER_GETS[HIGH]

    def has_low(self) -> float:
        if not self.lowest_seen:
            return PITCHER_GETS[LOW]
        owner = (
            self.holder_of(self.lowest_seen) if self.options["low_to"] == "holder" else self.taker_of(self.lowest_seen)
        )
        known = PITCHER_GETS[LOW] if owner is None else float(owner == self.pitcher)
        return self.low_chance * known + (1.0 - self.low_chance) * PITCHER_GETS[LOW]

    def has_jack(self) -> float:
        if self.reading.unseen & self.jack:
            return PITCHER_GETS[JACK] * (1.0 - self.reading.none_out(self.jack))
        owner = self.taker_of(self.jack)
        return PITCHER_GETS[JACK] if owner is None else float(owner == self.pitcher)

    def has_game(self) -> float:
        chances = self.game_chances(self.piles, self.to_come)
        return chances[self.pitcher]

    def taker_of(self, card: int) -> int | None:
        """The seat in whose tricks a card (as a set) lies, None while it is in play."""
        return next((seat for seat, pile in enumerate(self.reading.taken) if pile & card), None)

    def owner_of(self, card: int) -> int | None:
        """The seat that took a card or holds it in its hand, as far as one knows."""
        if self.reading.hand & card:
            return self.me
        return next((seat for seat, one in self.reading.table if card >> one & 1), self.taker_of(card))

    def holder_of(self, card: int) -> int | None:
        """The seat to which a seen card was dealt."""
        if self.reading.hand & card:
            return self.me
        word = self.reading.pack.word(lowest(card))
        plays = [play for trick in self.view.tricks for play in trick.plays] + list(self.view.plays)
        return next((seat for seat, one in plays if one == word), None)

    # -- the slam ----------------------------------------------------------------------------------------------

    def slam_can_be(self) -> bool:
        """Whether the pitcher's slam has not lost a trick that it needs."""
        if self.options["slam_needs"] == "points":
            return True
        return all(trick.taker == self.pitcher for trick in self.view.tricks)

    def slam_by_tricks(self) -> bool:
        return self.bid == SLAM and self.options["slam_needs"] != "points"

    def worth_of_a_trick(self) -> float:
        """What it means that somebody else takes a trick of a slam that still stands: the slam is lost."""
        if not (self.slam_by_tricks() and self.slam_alive):
            return 0.0
        lost = 2 * SLAM + WIN
        return -lost if self.me == self.pitcher else AGAINST_PITCHER * lost

    # -- what a point is worth ---------------------------------------------------------------------------------

    def worth(self, point: int, seat: int) -> float:
        """What it means to the thinker that a seat gets a point."""
        if seat == self.pitcher:
            swing = self.pitcher_swing(point)
            return swing if self.me == self.pitcher else -AGAINST_PITCHER * swing
        one = 1.0 + (0.0 if self.literal else WIN * self.nearness(seat))
        return one if seat == self.me else -AGAINST_RIVAL * one

    def nearness(self, seat: int) -> float:
        """How much one more point brings a seat to the target in this deal: 1 when that point alone does it."""
        need = int(self.options["target"]) - self.view.scores[seat]
        return 1.0 if need <= 1 else 0.4 if need == 2 else 0.1 if need == 3 else 0.0

    def pitcher_swing(self, point: int) -> float:
        """What a point changes in what the pitcher may expect, by his bid, his need and his chances of the others."""
        if self.literal:
            return self.literal_swing(point)
        others = [chance for one, chance in enumerate(self.have) if one != point]
        spread = [1.0]
        for chance in others:
            longer = [0.0] * (len(spread) + 1)
            for count, likely in enumerate(spread):
                longer[count] += likely * (1.0 - chance)
                longer[count + 1] += likely * chance
            spread = longer
        return sum(likely * (self.pay[count + 1] - self.pay[count]) for count, likely in enumerate(spread))

    def literal_swing(self, point: int) -> float:
        """In the literal sum a few cards make any bid; the points that still lack for it count double."""
        if self.bid == SLAM:
            counts = self.slam_alive and point != GAME and self.options["slam_needs"] != "tricks"
            return float(SLAM if counts else 0)
        return 1.0 if self.piles[self.pitcher] >= self.bid else 2.0

    def paid(self, points: int) -> float:
        """What the pitcher scores with so many of the four points, with what the match brings him."""
        need = int(self.options["target"]) - self.view.scores[self.pitcher]
        if self.bid == SLAM:
            made = self.slam_alive and (points == 4 or self.options["slam_needs"] == "tricks")
            return SLAM + WIN * (need <= SLAM) if made else -SLAM
        return paid(points, self.bid, need, self.options)

    # -- Game --------------------------------------------------------------------------------------------------

    def game_chances(self, piles: Sequence[float], to_come: float) -> list[float]:
        """The chance of each seat to have the most card points, from what it has and what is still to come."""
        top = max(piles)
        if to_come < 0.5:
            best = [seat for seat, pile in enumerate(piles) if pile == top]
            if len(best) > 1:
                best = [seat for seat in best if seat == self.pitcher and self.options["game_tie"] == "pitcher"]
            return [float(seat in best) for seat in range(self.seats)]
        width = 1.5 + 0.2 * to_come
        weights = [exp((pile - top) / width) for pile in piles]
        if self.options["game_tie"] == "pitcher":
            weights[self.pitcher] *= exp(0.5 / width)
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def game_worth(self, piles: Sequence[float], to_come: float) -> float:
        """What the stand of the card points means to the thinker."""
        if self.literal:
            return sum(pile * gain for pile, gain in zip(piles, self.gain[GAME], strict=True))
        chances = self.game_chances(piles, to_come)
        return sum(chance * gain for chance, gain in zip(chances, self.gain[GAME], strict=True))

    # -- what somebody's taking certain cards means ------------------------------------------------------------

    def value(self, seat: int, cards: int) -> float:
        """What it means to the thinker that a seat takes these cards, in points."""
        worth = 0.0
        if cards & self.jack:
            worth += self.gain[JACK][seat]
        if cards & self.lowest_seen and self.options["low_to"] == "taker":
            worth += self.low_chance * self.gain[LOW][seat]
        return worth + self.pip_value(seat, pips(cards))

    def pip_value(self, seat: int, count: float) -> float:
        """What so many card points in a seat's tricks mean to the thinker."""
        if self.literal:
            return count * self.gain[GAME][seat]
        if not count:
            return 0.0
        piles: list[float] = list(self.piles)
        piles[seat] += count
        return self.game_worth(piles, max(0.0, self.to_come - count)) - self.now
