"""How likely a declarer of Trump Seven is to take his 60, by his cards alone.

Logistic lines for each way the gifts may go: one for the nine cards that were dealt, before the widow is seen, one for
the nine that are kept with the two that are given away. trump_seven_numbers.py holds them and says how they were made.
What counts in a hand is a sum over its suits, so that each suit is worked out once and then looked up.
"""

from collections.abc import Sequence
from functools import cache
from math import exp

from semyorka.bits import size
from semyorka.bots.trump_seven_numbers import DEALT, KEPT, PLAYED
from semyorka.cards import JOKER
from semyorka.games.trump_seven import plain_points

LANE = 0x7FFF
CARDS = 0x7F
SEVEN, KING, TEN, JACK, QUEEN = (1 << place for place in (0, 3, 4, 5, 6))
SEVEN_POINTS = 20

#: A logistic line: what each feature adds.
Line = tuple[float, ...]


def trump_features(suit: int, joker: int) -> list[float]:
    """What counts in the trumps of a hand: seven bits of the suit and the Joker."""
    queen, jack, ten, king, seven = (1 if suit & one else 0 for one in (QUEEN, JACK, TEN, KING, SEVEN))
    length = size(suit) + joker
    top = joker + (joker & queen) + (joker & queen & jack)
    return [
        length, max(0, length - 4), max(0, length - 5), joker, queen, jack, ten, king, seven,
        seven * max(0, length - 4), top,
    ]  # fmt: skip


def side_features(suit: int) -> list[float]:
    """What counts in another suit of a hand."""
    queen, jack, ten = (1 if suit & one else 0 for one in (QUEEN, JACK, TEN))
    count = size(suit)
    return [
        queen, (queen & jack) + (queen & jack & ten), jack & ~queen, ten * (queen + jack), ten & ~(queen | jack),
        bool(suit & KING), count == 0, count == 1, count > 0 and not queen | jack,
    ]  # fmt: skip


def gift_features(gifts: int, lane: int) -> list[float]:
    """What counts in the cards that are given away."""
    given = gifts >> 16 * lane & LANE
    points = int(plain_points(gifts)) + SEVEN_POINTS * (given & SEVEN)
    return [points / 10, size(given) + (gifts >> JOKER & 1)]


def features(hand: int, lane: int, gifts: int = 0) -> list[float]:
    """What counts in nine cards, and in two given away, when the suit of this lane is trumps."""
    sides = [side_features(hand >> 16 * other & CARDS) for other in range(4) if other != lane]
    side = [sum(column) for column in zip(*sides, strict=True)]
    return [1.0, *trump_features(hand >> 16 * lane & CARDS, hand >> JOKER & 1), *side, *gift_features(gifts, lane)]


TRUMP_FEATURES = len(trump_features(0, 0))
SIDE_FEATURES = len(side_features(0))


@cache
def tables(numbers: Line) -> tuple[list[float], list[float]]:
    """What a line gives the trumps of a hand (the Joker is the eighth bit) and each other suit."""
    own = numbers[1 : 1 + TRUMP_FEATURES]
    other = numbers[1 + TRUMP_FEATURES : 1 + TRUMP_FEATURES + SIDE_FEATURES]
    trumps = [numbers[0] + line(own, trump_features(suit & CARDS, suit >> 7)) for suit in range(256)]
    return trumps, [line(other, side_features(suit)) for suit in range(128)]


def line(numbers: Sequence[float], values: Sequence[float]) -> float:
    """The worth of a logistic line: 0 is even, one up is 2.7 times as likely."""
    return sum(number * value for number, value in zip(numbers, values, strict=True))


def hand_score(numbers: Line, hand: int, lane: int) -> float:
    """The worth of a line for nine cards, gifts left out."""
    trumps, sides = tables(numbers)
    total = trumps[hand >> 16 * lane & CARDS | hand >> JOKER << 7]
    for other in range(4):
        if other != lane:
            total += sides[hand >> 16 * other & CARDS]
    return total


def chance_of(score: float) -> float:
    """A chance from the worth of a line."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def kept_chance(hand: int, lane: int, gifts: int, rule: str) -> float:
    """The chance with open cards when nine cards are kept and two given away."""
    numbers = KEPT[rule]
    return chance_of(hand_score(numbers, hand, lane) + line(numbers[-2:], gift_features(gifts, lane)))


def dealt_chances(hand: int, rule: str) -> list[float]:
    """By lane of trumps, the chance in real play with nine cards as dealt: so many deals were made by our own play."""
    return [chance_of(PLAYED[rule] + hand_score(DEALT[rule], hand, lane)) for lane in range(4)]
