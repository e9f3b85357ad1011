"""What a hand of Auction Pitch promises before the play: as pitcher with a certain trump, and against another pitcher.

The numbers stand in ``pitch_numbers.py``, fitted to deals of these bots by ``./dev bench fit_pitch_hands``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, exp
from operator import mul

from semyorka.bits import highest, lowest
from semyorka.bots import pitch_numbers
from semyorka.bots.reading import LANE
from semyorka.games import GAMES
from semyorka.games.pitch import pips

PACK = GAMES["pitch"].pack
JACK, TEN = (1 << PACK.ranks.index(rank) for rank in "JT")
#: The cards of a rank, and the two lowest of every suit.
ACES, KINGS, JACKS, TENS = (sum(1 << 16 * lane + PACK.ranks.index(rank) for lane in range(4)) for rank in "AKJT")
LOWEST_TWO = sum(3 << 16 * lane for lane in range(4))

#: The point totals whose chances are fitted: in the ordinary count, and in the literal sum.
LEVELS = {"four_points": (1, 2, 3, 4), "literal_sum": (1, 2, 3, 4, 7, 10, 14, 21, 28)}
#: What names the numbers of a fitted line, in order.
PITCHER_FEATURES = (
    "one", "length", "length_from_4", "no_higher", "no_second", "both_tops", "no_lower", "low_and_length", "jack",
    "jack_guards", "ten", "side_aces", "side_kings", "side_tens", "strict", "strict_aces", "holder",
    "holder_low", "holder_both", "solid", "solid_from_3", "no_losers", "jack_and_top", "low_and_top",
)  # fmt: skip
OTHERS_FEATURES = ("one", "aces", "kings", "jacks", "tens", "low_cards", "pips")


@dataclass(frozen=True, slots=True)
class Prospect:
    """The chances of a pitcher.

    ``reach[level]``: to have at least so many points; ``named``: every point that has a name, Game too where it counts;
    ``tricks``: all six tricks; ``everything``: both together.
    """

    reach: Mapping[int, float]
    named: float
    tricks: float
    everything: float
    _results: list[tuple[int, float]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """The results are asked for again and again."""
        object.__setattr__(self, "_results", self._from_levels())

    def exactly(self) -> list[tuple[int, float]]:
        """(points, chance) of each result; in the literal sum a result stands for those up to the next level."""
        return self._results

    def _from_levels(self) -> list[tuple[int, float]]:
        """The results as the chances of the levels give them."""
        levels = sorted(self.reach)
        results = [(0, 1.0 - self.reach[levels[0]])]
        for level, following in zip(levels, [*levels[1:], levels[-1]], strict=True):
            beyond = self.reach[following] if following != level else 0.0
            middle = (level + following) // 2 if following > 4 else level
            results.append((middle, self.reach[level] - beyond))
        return results

    def mean(self) -> float:
        """The points to expect."""
        return sum(points * chance for points, chance in self.exactly())


def pitcher_features(hand: int, lane: int, seats: int, options: Mapping[str, str | int]) -> list[float]:
    """What counts in a hand for a pitcher who makes this suit trumps; he must hold a card of it."""
    trumps = hand >> 16 * lane & LANE
    side = hand & ~(LANE << 16 * lane)
    out = 6 * (seats - 1) / 46
    whole = PACK.full >> 16 * lane & LANE
    top, low = highest(trumps), lowest(trumps)
    rest = trumps ^ 1 << top
    no_higher = (1 - out) ** ((whole >> top + 1).bit_count())
    no_second = (1 - out) ** ((whole >> highest(rest) + 1).bit_count() - 1) if rest else 0.0
    no_lower = (1 - out) ** ((whole & (1 << low) - 1).bit_count())
    length = trumps.bit_count()
    jack = float(bool(trumps & JACK))
    strict = float(options["trump_in"] == "void_only") + 0.5 * (options["trump_in"] == "pip_lead")
    aces, kings, tens = (float((side & cards).bit_count()) for cards in (ACES, KINGS, TENS))
    solid = float(highest(whole) - highest(whole & ~trumps))
    holder = float(options["low_to"] == "holder")
    return [
        1.0, length - 2.0, max(0.0, length - 4.0), no_higher, no_second, no_higher * no_second, no_lower,
        no_lower * (length - 1), jack, jack * (trumps // (2 * JACK)).bit_count(), float(bool(trumps & TEN)),
        aces, kings, tens, strict, strict * aces, holder, holder * no_lower,
        holder * no_lower * no_higher, solid, max(0.0, solid - 3.0), float(aces == side.bit_count()),
        jack * no_higher, no_lower * no_higher,
    ]  # fmt: skip


def others_features(hand: int) -> list[float]:
    """What counts in a hand against a pitcher whose trumps one does not know yet."""
    counted = [float((hand & cards).bit_count()) for cards in (ACES, KINGS, JACKS, TENS, LOWEST_TWO)]
    return [1.0, *counted, pips(hand) / 10]


def height(line: Sequence[int], features: Sequence[float]) -> float:
    """What a fitted line, whose numbers are hundredths, gives for these features."""
    return 0.01 * float(sum(map(mul, line, features)))


def chance(line: Sequence[int], features: Sequence[float]) -> float:
    """The chance that a fitted logistic line gives."""
    return 1.0 / (1.0 + exp(-height(line, features)))


def as_pitcher(hand: int, lane: int, seats: int, options: Mapping[str, str | int]) -> Prospect:
    """What a pitcher may expect of a hand with this suit as trumps: as fitted, but never less than is certain."""
    rules = tuple((rule, str(options[rule])) for rule in ("scoring", "trump_in", "low_to", "game_tie"))
    return expected_of(hand, lane, seats, rules)


@lru_cache(maxsize=8192)
def expected_of(hand: int, lane: int, seats: int, rules: tuple[tuple[str, str], ...]) -> Prospect:
    """The same by the house rules that it depends on; it is asked again and again about the same hands."""
    options = dict(rules)
    features = dict(zip(PITCHER_FEATURES, pitcher_features(hand, lane, seats, options), strict=True))
    scoring = options["scoring"]
    inputs = list(features.values())
    tricks = chance(pitch_numbers.TRICKS[scoring][seats], inputs)
    if features["no_losers"]:
        missing = 13 - (hand >> 16 * lane & LANE).bit_count()
        tricks = max(tricks, nobody_longer(missing, int(features["solid"]), seats))
    everything = tricks * (
        1.0 if features["jack"] else 6 * (seats - 1) / 46
    )  # who takes all takes every point there is
    high, low = features["no_higher"], features["holder_low"]
    certain = {1: max(high, low, everything), 2: max(features["holder_both"], everything)}
    reach, so_far = {}, 1.0
    for level, line in zip(LEVELS[scoring], pitch_numbers.REACH[scoring][seats], strict=True):
        so_far *= chance(line, inputs)
        reach[level] = max(so_far, certain.get(level, everything if level <= 4 else 0.0))
    if scoring == "four_points" and options["game_tie"] == "pitcher":
        reach = with_ties(reach, pitch_numbers.TIES[seats] / 100)
    named = chance(pitch_numbers.NAMED[seats], inputs) if scoring == "literal_sum" else reach[4]
    return Prospect(reach, max(named, everything), tricks, everything)


def with_ties(reach: Mapping[int, float], ties: float) -> dict[int, float]:
    """The chances when a tie for Game, which comes so often, gives the pitcher one point more."""
    below = {1: 1.0, **{level + 1: likely for level, likely in reach.items()}}
    return {level: likely + ties * (below[level] - likely) for level, likely in reach.items()}


def nobody_longer(missing: int, length: int, seats: int) -> float:
    """The chance that no other seat holds more than ``length`` of so many missing trumps; a lower bound."""
    hands = comb(46, 6)
    longer = sum(comb(missing, held) * comb(46 - missing, 6 - held) for held in range(length + 1, min(missing, 6) + 1))
    return max(0.0, 1.0 - (seats - 1) * longer / hands)


def against_pitcher(hand: int, seats: int, options: Mapping[str, str | int]) -> float:
    """The points to expect from a hand when somebody else is the pitcher."""
    line = pitch_numbers.OTHERS[str(options["scoring"])][seats]
    return max(0.0, height(line, others_features(hand)))
