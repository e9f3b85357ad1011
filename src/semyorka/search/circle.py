"""Hands going round: every seat hands a card to its neighbour, all at once, until somebody's hand is of one suit.

A seat's *manner* says which suit it lets go, by what it holds and by what it has seen come and go; it never looks at
another hand. Here whole deals are played by manners, without the interpreter lock; ``drift.py`` puts a seat that does
not know the other hands on top. All arithmetic on the way to a choice is in whole numbers: every machine chooses alike.
"""

from collections.abc import Sequence
from math import exp

from semyorka import bits

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

ONE = 1
LANE = 0xFFFF
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB
#: Ten cards of six bits: what a seat has given lately, the last in the lowest place.
LATELY = (1 << 60) - 1
PART = 0x3FFF3FFF3FFF3FFF
ARRIVED = 64
HAND = 7

#: Where a manner's numbers stand: what a suit is worth of which one holds so many cards (0 to 7), a hundred a card;
#: then what each card adds that one has seen and does not hold, that went away and did not come back, that came lately.
SEEN = 8
KEPT = 9
CAME = 10
#: For so many exchanges a seat is strict; then its firmness falls, step by step, to the last.
PATIENCE = 11
FIRM = 12
SOFTER = 13
LOOSE = 14
NUMBERS = 16
STRICT = 8192
#: The odds table: a suit that is worth so much more goes so much less often, 32 steps to the factor e.
STEPS = 320
FARTHEST = 1 << 30
ODDS = tuple(round(65536 * exp(-i / 32)) for i in range(320))

SHARE = 0
HIGHEST = 1
FIRST = 2
ELDEST = 3
#: No deal is followed further than so many exchanges, where it has no end of its own.
HORIZON = 400


class Circle:
    """A round of seats that pass cards on, from the deal to the end. Sets are ints; a lane of 16 bits is a suit.

    By seat: ``hands``; ``seen`` all cards it has held; ``away`` those it gave away so long ago that they could have
    come round again and have not; ``past`` the last ones it gave; ``flow`` how much of each suit came lately.
    ``chosen`` is what each gives next. ``out`` are seats that cannot win.
    """

    def __init__(
        self, seats: int, step: int = 1, cap: int = -1, tie: int = SHARE, dealer: int = 0, draws: bool = False
    ):
        """``step``: 1 passes to the next seat, -1 to the one before; ``cap``: exchanges allowed, -1: no end;
        ``tie``: who of several wins; ``draws``: the dealer draws from the stock what is passed to it."""
        self.seats = seats
        self.step = step
        self.cap = cap
        self.tie = tie
        self.dealer = dealer
        self.draws = draws
        self.stale = 0.0
        self.state = 0
        self.exchanges = self.first = 0
        self.out = 0
        self.head = 0
        self.stock_size = 52 - HAND * seats
        self.hands = [0] * 7
        self.seen = [0] * 7
        self.away = [0] * 7
        self.past = [0] * 7
        self.flow = [0] * 7
        self.chosen = [0] * 7
        self.stock = [0] * 24
        self.pack = [0] * 52
        self.odds = [0] * 4
        self.worth = [0] * 4
        self.wins = [0.0] * 7
        self.manner = [0] * 112
        self.power = [0] * 320
        for i, odds in enumerate(ODDS):
            self.power[i] = odds

    def behave(self, seat: int, manner: Sequence[int]) -> None:
        """Give a seat its manner."""
        for i, number in enumerate(manner):
            self.manner[seat * NUMBERS + i] = number

    # -- chance ------------------------------------------------------------------------------------------------

    def sow(self, seed, more):
        """Begin the random numbers anew, from two numbers."""
        self.state = (seed * MIX_ONE & MASK) ^ (more * GOLDEN & MASK)
        self.below(2)

    def below(self, n):
        """A random number in 0..n-1, n below 2**32 (SplitMix64)."""
        self.state = self.state + GOLDEN & MASK
        x = self.state
        x = (x ^ x >> 30) * MIX_ONE & MASK
        x = (x ^ x >> 27) * MIX_TWO & MASK
        x ^= x >> 31
        return (x >> 32) * n >> 32

    def one_of(self, cards):
        """A random member of a set that is not empty."""
        skip = self.below(bits.size(cards))
        while skip:
            cards &= cards - 1
            skip -= 1
        return bits.lowest(cards)

    # -- how a seat behaves ------------------------------------------------------------------------------------

    def firmness(self, seat):
        """How strictly a seat keeps to what it finds best, after so many exchanges."""
        m = seat * NUMBERS
        late = self.exchanges - self.manner[m + PATIENCE]
        if late < 0:
            return STRICT
        firm = self.manner[m + FIRM] - late * self.manner[m + SOFTER]
        return firm if firm > self.manner[m + LOOSE] else self.manner[m + LOOSE]

    def weigh(self, seat):
        """The odds with which a seat lets each suit go, into ``odds``; returns their sum."""
        m = seat * NUMBERS
        held = bits.lengths(self.hands[seat])
        known = bits.lengths(self.seen[seat] & ~self.hands[seat])
        gone = bits.lengths(self.away[seat])
        came = self.flow[seat]
        firm = self.firmness(seat)
        least = FARTHEST
        for lane in range(4):
            size = held >> 16 * lane & LANE
            self.worth[lane] = FARTHEST
            if size:
                seen = known >> 16 * lane & LANE
                kept = gone >> 16 * lane & LANE
                lately = came >> 16 * lane & LANE
                worth = self.manner[m + size] + self.manner[m + SEEN] * seen + self.manner[m + KEPT] * kept
                worth = worth * 64 + self.manner[m + CAME] * lately
                self.worth[lane] = worth
                least = worth if worth < least else least
        total = 0
        for lane in range(4):
            far = (self.worth[lane] - least) * firm >> 13
            self.odds[lane] = self.power[far] if far < STEPS else 0
            total += self.odds[lane]
        return total

    def choose(self, seat):
        """The card a seat gives next: a suit by its manner, any card of it."""
        left = self.below(self.weigh(seat))
        lane = 0
        while left >= self.odds[lane]:
            left -= self.odds[lane]
            lane += 1
        return self.one_of(self.hands[seat] & LANE << 16 * lane)

    # -- an exchange -------------------------------------------------------------------------------------------

    def neighbour(self, seat):
        """Who gets what a seat gives."""
        to = seat + self.step
        if to == self.seats:
            return 0
        return to if to >= 0 else self.seats - 1

    def pass_on(self):
        """Every chosen card goes on, and every seat remembers what it gave and what it got."""
        for i in range(self.seats):
            self.hands[i] ^= ONE << self.chosen[i]
        for i in range(self.seats):
            to = self.neighbour(i)
            card = self.chosen[i]
            if self.draws and to == self.dealer:
                card = self.stock[self.head]
                self.stock[self.head] = self.chosen[i]
                self.head = self.head + 1 if self.head + 1 < self.stock_size else 0
            self.hands[to] |= ONE << card
            self.seen[to] |= ONE << card
            self.flow[to] = self.flow[to] - (self.flow[to] >> 2 & PART) + (ARRIVED << 16 * (card >> 4))
        self.exchanges += 1
        for i in range(self.seats):
            self.past[i] = (self.past[i] << 6 | self.chosen[i]) & LATELY
            if self.exchanges - self.first >= self.seats:
                self.away[i] |= ONE << (self.past[i] >> 6 * (self.seats - 1) & 63)
            self.away[i] &= ~self.hands[i]

    def sailed(self):
        """The seats whose hand is of one suit, those aside that cannot win."""
        found = 0
        for i in range(self.seats):
            suit = LANE << (bits.lowest(self.hands[i]) & 48)
            if self.hands[i] & ~suit == 0 and not self.out >> i & 1:
                found |= ONE << i
        return found

    def won(self, full, seat):
        """What a seat has when these seats are complete: 1 for a win; where the order of calling decides, its part."""
        if not full >> seat & 1:
            return 0.0
        if self.tie == SHARE or full == ONE << seat:
            return 1.0
        if self.tie == FIRST:
            return 1.0 / bits.size(full)
        for i in range(1, self.seats + 1):
            other = (self.dealer + i) % self.seats
            if self.tie == ELDEST and full >> other & 1:
                return 1.0 if other == seat else 0.0
            if self.tie == HIGHEST and full >> other & 1 and self.ranks(other) > self.ranks(seat):
                return 0.0
        return 1.0

    def ranks(self, seat):
        """The ranks of a complete hand as a number: the higher hand has the higher one."""
        return self.hands[seat] >> (bits.lowest(self.hands[seat]) & 48) & LANE

    def play_on(self):
        """Play by manners to the end of the deal. The seats that are complete, 0 when nobody ever is."""
        last = self.exchanges + HORIZON if self.cap < 0 else self.cap
        while True:
            full = self.sailed()
            if full or self.exchanges >= last:
                return full
            for i in range(self.seats):
                self.chosen[i] = self.choose(i)
            self.pass_on()

    # -- whole deals -------------------------------------------------------------------------------------------

    def begin(self):
        """Nothing has been passed yet."""
        self.exchanges = self.first = self.head = 0
        for i in range(self.seats):
            self.seen[i] = self.hands[i]
            self.away[i] = self.past[i] = self.flow[i] = 0

    def shuffle_in(self):
        """Deal a shuffled pack."""
        for i in range(52):
            self.pack[i] = 16 * (i // 13) + i % 13
        for i in range(52):
            j = i + self.below(52 - i)
            card = self.pack[i]
            self.pack[i] = self.pack[j]
            self.pack[j] = card
        for i in range(self.seats):
            self.hands[i] = 0
            for j in range(HAND):
                self.hands[i] |= ONE << self.pack[HAND * i + j]
        for i in range(self.stock_size):
            self.stock[i] = self.pack[HAND * self.seats + i]

    def play_deals(self, deals, seed):
        """Play so many deals, the dealer moving round; returns how many nobody won. ``wins`` is filled anew."""
        endless = 0
        for i in range(self.seats):
            self.wins[i] = 0.0
        for number in range(deals):
            self.sow(seed, number)
            self.shuffle_in()
            self.begin()
            self.dealer = number % self.seats
            full = self.play_on()
            endless += full == 0
            for i in range(self.seats):
                self.wins[i] += self.won(full, i)
        return endless

    def contest(self, deals: int, seed: int) -> tuple[list[float], int]:
        """Whole deals of the manners given: wins by seat, and how many deals nobody won. The same seed, the same packs.

        Runs without the interpreter lock.
        """
        with cython.nogil:
            endless = self.play_deals(deals, seed)
        return [self.wins[i] for i in range(self.seats)], endless
