"""What a hand is worth to the declarer of Trump Seven, in points he will take with it.

The numbers were fitted to deals played by the plain bots themselves: nine cards as dealt for the auction and the naming
of trumps, nine cards kept for the gifts.
"""

from collections.abc import Sequence

from semyorka.bits import size
from semyorka.cards import JOKER

LANE = 0xFFFF
JOKER_ALONE = 1 << JOKER
KING, TEN, JACK, QUEEN = (1 << place for place in (3, 4, 5, 6))

#: By feature, in the order of ``features``.
DEALT: Sequence[float] = (18.0, 5.1, 7.4, 3.8, 1.9, 3.0, 1.2, -2.2, 3.1, 1.5, 0.3, -1.0, 0.0, 1.6)
KEPT: Sequence[float] = (-14.0, 7.2, 12.0, 5.2, 2.5, 4.2, 3.4, -4.6, 7.1, 4.2, 0.1, 2.1, -0.5, 7.5)


def features(hand: int, lane: int) -> tuple[float, ...]:
    """What counts in a hand when the suit of this lane is trumps."""
    suit = hand >> 16 * lane & (LANE >> 1)
    joker = hand >> JOKER & 1
    length = size(suit) + joker
    seven = suit & 1
    queens = tens_guarded = tens_bare = kings = jacks = voids = 0
    for other in range(4):
        if other == lane:
            continue
        cards = hand >> 16 * other & (LANE >> 1)
        queen = bool(cards & QUEEN)
        queens += queen
        jacks += bool(cards & JACK)
        kings += bool(cards & KING)
        voids += not cards
        if cards & TEN:
            guarded = queen or cards & JACK
            tens_guarded += bool(guarded)
            tens_bare += not guarded
    return (
        1, length, joker, bool(suit & QUEEN), bool(suit & JACK), bool(suit & TEN), seven, seven * max(0, length - 4),
        queens, jacks, tens_guarded, tens_bare, kings, voids,
    )  # fmt: skip


def worth(hand: int, lane: int, numbers: Sequence[float]) -> float:
    """The points that a declarer may expect with this hand and these trumps, by one of the tables above."""
    return sum(number * one for number, one in zip(numbers, features(hand, lane), strict=True))


def best_trump(hand: int) -> tuple[float, int]:
    """The worth of nine dealt cards and the lane of the trumps that make them worth most."""
    return max((worth(hand, lane, DEALT), lane) for lane in range(4))
