"""The table of a search: positions at the beginning of a trick, and what was found out about them.

Where only tricks count, a position stands for all that differ from it in low cards alone: of each suit it is kept who
owns the highest cards, down to the lowest whose rank mattered, and how many others each hand has. (The idea is
Ginsberg's partition search, as Haglund's double dummy solver uses it.) Where cards have worths, or the rules of
following look at ranks, it stands for itself.
"""

from array import array

from semyorka import bits
from semyorka.search.ordering import Ordering

ONE = 1
LANE = 0xFFFF
MASK = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
SLOTS = 65536
SUIT_BITS = 26
MOST = 32767
#: Half of a suit: seven ranks.
HALF = 127


def squeezed():
    """By a set of ranks of half a suit, and another: which of the first are in the second, two bits a rank, no gaps."""
    found = [0] * (1 << 14)
    for ranks in range(1, 128):
        for some in range(128):
            rest = found[(ranks >> 1) << 7 | some >> 1]
            found[ranks << 7 | some] = rest << 2 | some & 1 if ranks & 1 else rest
    return array("H", found)


SQUEEZED = squeezed()
SIZES = array("h", [ranks.bit_count() for ranks in range(128)])


class Kept(Ordering):
    """A table of up to ``SLOTS`` positions; when it is full it is emptied.

    ``shape`` names the position that was looked at last by the lengths of all suits and whose lead it is; ``high`` and
    ``low`` the last of those with a known shape, by the owners of the cards from the top, two bits each, two suits in
    each of the two.
    """

    def __init__(self) -> None:
        Ordering.__init__(self)
        self.heads = array("i", [-1]) * SLOTS
        self.nexts = array("i", [0]) * SLOTS
        self.shapes = array("Q", [0]) * SLOTS
        self.highs = array("Q", [0]) * SLOTS
        self.lows = array("Q", [0]) * SLOTS
        self.high_masks = array("Q", [0]) * SLOTS
        self.low_masks = array("Q", [0]) * SLOTS
        self.depths = array("i", [0]) * SLOTS
        self.least = array("h", [0]) * SLOTS
        self.most = array("h", [0]) * SLOTS
        self.firsts = array("b", [0]) * SLOTS
        self.shape = self.high = self.low = 0
        self.asked = [0] * 4
        self.owned = [0] * 4
        self.hint = -1
        self.salts = [0] * 7
        self.used = self.age = 0

    def forget(self) -> None:
        """Empty the table. Names made of all hands begin anew too, so that no earlier one is met again."""
        for seat in range(7):
            self.age += 1
            self.salts[seat] = self.mixed(self.age)
        self.begin_anew()

    def begin_anew(self):
        """Empty the table of positions that stand for others."""
        for slot in range(self.used):
            self.heads[self.head_of(self.shapes[slot])] = -1
        self.used = 0

    def mixed(self, name):
        """The name, its bits spread over the whole."""
        name = name * MIX & MASK
        return name ^ name >> 29

    def head_of(self, shape):
        """Where the row of positions of this shape begins."""
        return (shape ^ shape >> 17) * MIX >> 48 & 0xFFFF

    def name_position(self, deal):
        """Set ``shape`` for the position at the beginning of a trick."""
        if self.exact:
            self.name_exactly(deal)
            return
        shape = 0
        for seat in range(4):
            shape |= bits.lengths(deal.hands[seat]) << (4 * seat)
        self.shape = self.mixed(shape) ^ deal.to_act

    def name_owners(self, deal):
        """Set ``high`` and ``low`` for it. What is asked again of a suit is not found out again."""
        odd = deal.hands[1] | deal.hands[3]
        upper = deal.hands[2] | deal.hands[3]
        for lane in range(4):
            place = 16 * lane
            asked = self.live >> place & LANE | (odd >> place & LANE) << 16 | (upper >> place & LANE) << 32
            if self.asked[lane] != asked:
                self.asked[lane] = asked
                self.owned[lane] = self.owners(place, odd, upper)
        self.high = self.owned[0] | self.owned[1] << SUIT_BITS
        self.low = self.owned[2] | self.owned[3] << SUIT_BITS

    def owners(self, lane, odd, upper):
        """Who owns the cards of a suit, from the top, in the highest of ``SUIT_BITS`` bits and on."""
        under = self.live >> lane & HALF
        above = self.live >> (lane + 7) & HALF
        text = 0
        count = SIZES[under]
        if above:
            text = SQUEEZED[above << 7 | odd >> (lane + 7) & HALF] << (2 * count)
            text |= SQUEEZED[above << 7 | upper >> (lane + 7) & HALF] << (2 * count + 1)
            count += SIZES[above]
        if under:
            text |= SQUEEZED[under << 7 | odd >> lane & HALF]
            text |= SQUEEZED[under << 7 | upper >> lane & HALF] << 1
        return text << (SUIT_BITS - 2 * count)

    def name_exactly(self, deal):
        """The same where a position stands for itself alone: ``shape`` is made of all hands."""
        shape = self.salts[deal.to_act]
        for seat in range(deal.seats):
            shape = self.mixed(shape ^ deal.hands[seat])
        self.shape = shape

    def look_up(self, deal, need):
        """The kept position that settles the one just named, or at least one like it; -1 when there is none.

        ``hint`` is the card that decided another one with the same lengths, -1 when there is none.
        """
        found = self.hint = -1
        if self.exact:
            slot = self.head_of(self.shape)
            return slot if self.shapes[slot] == self.shape else -1
        slot = self.heads[self.head_of(self.shape)]
        while slot >= 0 and self.shapes[slot] != self.shape:
            slot = self.nexts[slot]
        if slot >= 0:
            self.name_owners(deal)
        while slot >= 0:
            if (
                self.shapes[slot] == self.shape
                and (self.highs[slot] ^ self.high) & self.high_masks[slot] == 0
                and (self.lows[slot] ^ self.low) & self.low_masks[slot] == 0
            ):
                found = slot
                if self.least[slot] >= need or self.most[slot] < need:
                    return slot
            elif self.hint < 0 and self.shapes[slot] == self.shape:
                self.hint = self.firsts[slot]
            slot = self.nexts[slot]
        return found

    def floors_of(self, deal, slot):
        """The lowest cards whose rank a kept position counts, as they are in this one."""
        cards = 0
        live = self.live
        for lane in range(4):
            suit = live & (LANE << (lane * 16))
            count = self.depths[slot] >> (lane * 4) & 15
            if count:
                while count > 1:
                    suit ^= ONE << bits.highest(suit)
                    count -= 1
                cards |= ONE << bits.highest(suit)
        return cards

    def keep(self, deal, shape, mattered, need, answer, first):
        """Remember about a position whether the gaining side gets ``need`` from it, and by which card."""
        if self.exact:
            self.keep_exactly(shape, need, answer, first)
            return
        if self.used == SLOTS:
            self.begin_anew()
        slot = self.used
        self.used += 1
        live = self.live
        depths = 0
        high_mask = 0
        low_mask = 0
        for lane in range(4):
            suit = live & (LANE << (lane * 16))
            floor = mattered & (LANE << (lane * 16))
            if floor:
                count = bits.size(suit & -(floor & -floor))
                depths |= count << (lane * 4)
                mask = ((ONE << (2 * count)) - 1) << (SUIT_BITS - 2 * count)
                if lane < 2:
                    high_mask |= mask << (SUIT_BITS * lane)
                else:
                    low_mask |= mask << (SUIT_BITS * (lane - 2))
        head = self.head_of(shape)
        self.nexts[slot] = self.heads[head]
        self.heads[head] = slot
        self.shapes[slot] = shape
        self.name_owners(deal)
        self.highs[slot] = self.high
        self.lows[slot] = self.low
        self.high_masks[slot] = high_mask
        self.low_masks[slot] = low_mask
        self.depths[slot] = depths
        self.least[slot] = need if answer else 0
        self.most[slot] = MOST if answer else need - 1
        self.firsts[slot] = first

    def keep_exactly(self, shape, need, answer, first):
        """The same where a position stands for itself alone: the newest takes the place of another."""
        slot = self.head_of(shape)
        if self.shapes[slot] != shape:
            self.shapes[slot] = shape
            self.least[slot] = 0
            self.most[slot] = MOST
            self.firsts[slot] = first
        if answer and need > self.least[slot]:
            self.least[slot] = need
        if not answer and need - 1 < self.most[slot]:
            self.most[slot] = need - 1
        if first >= 0:
            self.firsts[slot] = first
