"""What a card of Trump Seven is worth when all cards lie open.

One against two, it is a question of yes or no: does the declarer still get his 60? In a leaster each plays for himself:
there it is how few points one can be held to, and whether the others then both have as many.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from semyorka.bots.trump_seven_reading import SEVEN_POINTS, TrumpReading
from semyorka.cards import JOKER, together
from semyorka.games import GAMES
from semyorka.games.trump_seven import CONTRACT_POINTS, PACK, plain_points
from semyorka.search.manner import Manner
from semyorka.search.solver import Solver
from semyorka.search.stakes import Stakes
from semyorka.telling.views import SeatView

TENS, KINGS, QUEENS, JACKS = (PACK.set(" ".join(rank + suit for suit in "SHDC")) for rank in "TKQJ")
PLAIN_WORTHS = ((TENS, 10), (KINGS | 1 << JOKER, 4), (QUEENS, 3), (JACKS, 2))
#: What is thought of a card that no deal has settled yet.
EVEN = 0.5
#: What a trick is worth beside its cards where a deal is played out quickly.
MANNER_TRICK = 4


class OpenPlay:
    """Open deals of one decision about a card: the same trick, the hidden cards otherwise each time.

    ``nodes`` is how many positions one card may cost in one deal; past it the card counts there as it did on average so
    far, and ``guessed`` counts such deals. ``spent`` counts the positions of all deals.
    """

    def __init__(self, view: SeatView, reading: TrumpReading, nodes: int) -> None:
        self.reading = reading
        self.deal = GAMES[view.game](view.seats, view.options).position()
        self.solver = Solver()
        self.nodes = nodes
        self.guessed = self.spent = 0
        self.table = reading.table
        self.leader = reading.table[0][0] if reading.table else reading.me
        self.to_declarer = view.options["discards_to"] == "declarer_pile"
        self.sums: dict[int, tuple[float, int]] = {}

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        """The chance to win with each card when the cards lie so: 0 or 1 where somebody declared."""
        solver = self.solver
        self.set_up(solver, hands)
        told, broke_off = [], False
        for card in actions:
            solver.stopped = False
            solver.limit = solver.nodes + self.nodes
            worth = self.worth(card, hands)
            total, count = self.sums.get(card, (0.0, 0))
            if solver.stopped:
                broke_off = True
                worth = total / count if count else EVEN
            else:
                self.sums[card] = (total + worth, count + 1)
            told.append(worth)
        self.guessed += broke_off
        self.spent += solver.nodes
        return told

    def set_up(self, solver: Solver, hands: Sequence[int]) -> None:
        """Ready a solver for the question of the deal when the cards lie so."""
        self.lay(hands)
        side, worths = self.goals()
        reading = self.reading
        solver.set_up(
            self.deal, side, worths, per_trick=0,
            obliged=reading.must_trump and not reading.leaster, at_will=1 << JOKER if reading.joker_any_time else 0,
        )  # fmt: skip

    def brings(self, hands: Sequence[int], card: int, goal: int) -> bool:
        """Whether a card brings one's own side all cards of a set when both sides play for nothing else."""
        self.lay(hands)
        reading, solver = self.reading, self.solver
        own = sum(1 << seat for seat, friend in enumerate(reading.friends) if friend)
        solver.set_up(
            self.deal, own, ((goal, 1),), per_trick=0, obliged=reading.must_trump,
            at_will=1 << JOKER if reading.joker_any_time else 0,
        )  # fmt: skip
        solver.limit = self.nodes
        return solver.gains_by(card, goal.bit_count()) and not solver.stopped

    def lay(self, hands: Sequence[int]) -> None:
        """Set up the unfinished trick over these hands."""
        before = list(hands)
        for seat, card in self.table:
            before[seat] |= 1 << card
        self.deal.lay_out(before, self.leader, self.reading.trumps)
        for seat, card in self.table:
            self.deal.take(seat, card)

    def goals(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Which side gains, and what the cards are worth to it: the declarer's, or all but oneself in a leaster."""
        reading = self.reading
        if reading.leaster:
            return 7 & ~(1 << reading.me), PLAIN_WORTHS
        return 1 << reading.declarer, (*PLAIN_WORTHS, (reading.seven, SEVEN_POINTS))

    def worth(self, card: int, hands: Sequence[int]) -> float:
        """What one card is worth in the deal set up."""
        if self.reading.leaster:
            return self.leaster_worth(card)
        made = self.solver.gains_by(card, self.needed(hands))
        return float(made == (self.reading.me == self.reading.declarer))

    def needed(self, hands: Sequence[int]) -> int:
        """How many points the declarer still needs."""
        reading = self.reading
        needed = CONTRACT_POINTS - reading.points(reading.taken[reading.declarer])
        return needed - (reading.points(self.laid(hands)) if self.to_declarer else 0)

    def laid(self, hands: Sequence[int]) -> int:
        """The cards that lie neither in a hand nor in a trick: what the declarer laid away."""
        out = together(self.reading.taken) | together(hands)
        for _, card in self.table:
            out |= 1 << card
        return PACK.full & ~out

    def leaster_worth(self, card: int) -> float:
        """The chance that one's points are the fewest, if both others load on one and then share theirs by lot."""
        reading, solver = self.reading, self.solver
        left = solver.left()
        theirs = solver.value_of(card, left)
        mine = int(plain_points(reading.taken[reading.me])) + left - theirs
        one, other = (
            int(plain_points(taken)) for seat, taken in enumerate(reading.taken) if seat != reading.me
        )  # fmt: skip
        if theirs == 0:
            return float(mine <= min(one, other))
        least = max(0.0, (mine - one) / theirs)
        most = min(1.0, 1.0 - (mine - other) / theirs)
        return max(0.0, most - least)


def ended(reading: TrumpReading, to_declarer: bool, deal: Any) -> list[float]:
    """By seat, 1 for those who win when the deal has ended so."""
    taken = [reading.taken[seat] | deal.cards_won(seat) for seat in range(3)]
    points = [reading.points(cards) for cards in taken]
    if reading.leaster:
        return [float(mine == min(points)) for mine in points]
    own = points[reading.declarer]
    if to_declarer:
        own += reading.points(PACK.full & ~together(taken))
    made = own >= CONTRACT_POINTS
    return [float(made == (seat == reading.declarer)) for seat in range(3)]


class TreeGround(OpenPlay):
    """What a tree search needs: the open deals of a decision, what their ends are worth, how they are played out."""

    def __init__(self, view: SeatView, reading: TrumpReading, seed: int) -> None:
        super().__init__(view, reading, 0)
        self.deal.declarer = reading.declarer
        self.stakes = Stakes(partial(ended, reading, self.to_declarer))
        self.manner = Manner(PACK.full, self.goals()[1], per_trick=MANNER_TRICK, seed=seed)

    def open_deal(self, hands: Sequence[int]) -> Any:
        """The deal of the view with these hands."""
        self.lay(hands)
        return self.deal
