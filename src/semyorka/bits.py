"""The primitives with twins: C in ``bits.pxd``, Python here. A set of cards is one int below 2**64."""


def lowest(cards: int) -> int:
    """Index of the lowest member of a non-empty set."""
    return (cards & -cards).bit_length() - 1


#: How many members a set holds.
size = int.bit_count


def highest(cards: int) -> int:
    """Index of the highest member of a non-empty set."""
    return cards.bit_length() - 1


def lengths(cards: int) -> int:
    """How many members a set of cards has of each suit: a number in each lane of 16 bits."""
    return sum((cards >> lane & 0xFFFF).bit_count() << lane for lane in range(0, 64, 16))


def topmost(mine: int, others: int) -> int:
    """Those of some cards of a suit that are above all of the others."""
    return mine >> others.bit_length() << others.bit_length()


def highest_of(cards: int, count: int) -> int:
    """The ``count`` highest of some cards of a suit, all when there are fewer."""
    for _ in range(cards.bit_count() - count):
        cards &= cards - 1
    return cards
