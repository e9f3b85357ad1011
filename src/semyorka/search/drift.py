"""Where the cards that go round may be by now, for one seat that knows its own hand and what it gave and got.

Many pictures of the whole circle are carried along: in each the hidden cards are dealt by lot, the other seats act by
their manners, and what the neighbour handed over counts for the picture or against it. A card that one has never seen
is any of its suit that one has never seen; so a picture in which the neighbour hands over another such card stays, with
the two changing places. Pictures that explain little die out, those that explain much are doubled.
"""

from array import array
from collections.abc import Sequence
from math import sqrt

from semyorka import bits
from semyorka.search.circle import Circle

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

ONE = 1
LANE = 0xFFFF
FULL = 0x1FFF1FFF1FFF1FFF
HAND = 7
#: How much a picture counts that only a miracle explains.
HARDLY = 1e-4
#: Of so many pictures' worth, below which share of their number they are drawn anew.
THIN = 0.5
#: Numbers of a picture, and without the stock.
ROW = 60
SHORT_ROW = 36


class Drift(Circle):
    """A circle as one seat may picture it, so many times. ``weight[i]`` is how much picture ``i`` counts.

    ``recall`` makes the pictures, ``attempt`` plays cards on them.
    """

    def remember(self, me: int, pictures: int, reads: bool = True) -> None:
        """Whose pictures, how many, and whether what the neighbour handed over says anything of its hand."""
        self.me = me
        self.pictures = pictures
        self.reads = reads
        self.base = 0
        self.rows = array("Q", [0]) * (ROW * 2 * pictures)
        self.weight = array("d", [1.0]) * pictures
        self.values = array("d", [0.0]) * (4 * pictures)
        self.lasted = array("i", [0]) * (4 * pictures)

    def recall(self, hand: int, gave: Sequence[int], got: Sequence[int], first: int, seed: int) -> None:
        """Make the pictures. ``hand`` is one's own now; ``gave`` and ``got`` are cards by exchange, as far back as one
        remembers, ``first`` the number of exchanges before those. ``seed``: an int below 2**63.
        """
        given, gotten = array("i", gave), array("i", got)
        for i in reversed(range(len(given))):
            hand = hand & ~(1 << gotten[i]) | 1 << given[i]
        self.recall_cards(hand, given if given else array("i", [0]), gotten if gotten else array("i", [0]),
                          len(given), first, seed)  # fmt: skip

    def recall_cards(self, hand, gave, got, count, first, seed):
        """The same over typed arrays, without the interpreter lock."""
        with cython.nogil:
            for i in range(self.pictures):
                self.sow(seed, i)
                self.imagine(hand, got, count if self.draws and self.me == self.dealer else 0)
                self.exchanges = self.first = first
                self.save(i, self.base)
                self.weight[i] = 1.0
            for k in range(count):
                for i in range(self.pictures):
                    self.load(i)
                    self.exchanges = first + k
                    self.sow(seed + 1, k * self.pictures + i)
                    self.weight[i] *= self.follow(gave[k], got[k])
                    self.save(i, self.base)
                self.renew(seed + 2, k)

    # -- one picture -------------------------------------------------------------------------------------------

    def imagine(self, hand, drawn, draws):
        """Deal the hidden cards by lot; the cards that one has drawn from the stock since lie on top of it."""
        hidden = FULL & ~hand
        top = 0
        while top < draws and top < self.stock_size:
            hidden &= ~(ONE << drawn[top])
            self.stock[top] = drawn[top]
            top += 1
        left = 0
        while hidden:
            self.pack[left] = bits.lowest(hidden)
            hidden &= hidden - 1
            left += 1
        for i in range(self.seats):
            self.hands[i] = hand
            if i != self.me:
                self.hands[i] = 0
                for _card in range(HAND):
                    self.hands[i] |= ONE << self.draw_from(left)
                    left -= 1
        while self.draws and left:
            self.stock[top] = self.draw_from(left)
            left -= 1
            top += 1
        self.begin()

    def draw_from(self, left):
        """A random one of the first cards of the pack; the last of them takes its place."""
        i = self.below(left)
        card = self.pack[i]
        self.pack[i] = self.pack[left - 1]
        return card

    def follow(self, gave, got):
        """One exchange: the other seats act, one's own is known. How well the picture explains it."""
        likely = 1.0
        if self.sailed() & ~(ONE << self.me):
            likely *= HARDLY  # it would have been called
        self.chosen[self.me] = gave
        from_stock = self.draws and self.me == self.dealer
        if from_stock and self.stock[self.head] != got:
            likely *= HARDLY
            self.exchange_places(self.stock[self.head], got)
        for i in range(self.seats):
            if i == self.me:
                continue
            if self.neighbour(i) == self.me and not from_stock:
                likely *= self.hand_over(i, got)
            else:
                self.chosen[i] = self.choose(i)
        self.pass_on()
        return likely

    def hand_over(self, seat, card):
        """The neighbour hands over this card. How likely it was to."""
        suit = self.hands[seat] & LANE << (card & 48)
        fresh = self.hands[seat] & ~self.seen[self.me]
        may = suit & (fresh if not self.seen[self.me] >> card & 1 else ONE << card)
        likely = 1.0
        if may:
            if self.reads:
                total = self.weigh(seat)
                likely = (0.9 * self.odds[card >> 4] / total + 0.1 * bits.size(suit) / HAND) * bits.size(may)
                likely /= bits.size(suit)
        else:
            likely = HARDLY
            may = suit & fresh
            if not may:
                may = fresh if fresh else self.hands[seat]
        other = self.one_of(may)
        if other != card:
            self.exchange_places(other, card)
        self.chosen[seat] = card
        return likely

    def exchange_places(self, one, other):
        """Two cards change places everywhere, but for what one has seen oneself."""
        both = ONE << one | ONE << other
        for i in range(self.seats):
            if i != self.me and self.seen[i] & both:
                self.hands[i] = self.crossed(self.hands[i], one, other)
                self.seen[i] = self.crossed(self.seen[i], one, other)
                self.away[i] = self.crossed(self.away[i], one, other)
                for k in range(self.seats):
                    card = self.past[i] >> 6 * k & 63
                    if (card == one) != (card == other):
                        self.past[i] ^= (one ^ other) << 6 * k
                if (self.chosen[i] == one) != (self.chosen[i] == other):
                    self.chosen[i] ^= one ^ other
        if self.draws:
            for i in range(self.stock_size):
                if (self.stock[i] == one) != (self.stock[i] == other):
                    self.stock[i] ^= one ^ other

    def crossed(self, cards, one, other):
        """A set in which two cards stand for each other."""
        if (cards >> one ^ cards >> other) & 1:
            return cards ^ (ONE << one | ONE << other)
        return cards

    # -- all pictures ------------------------------------------------------------------------------------------

    def save(self, i, base):
        """Put the circle as it is into a row."""
        at = (base + i) * ROW
        for j in range(7):
            self.rows[at + j] = self.hands[j]
            self.rows[at + 7 + j] = self.seen[j]
            self.rows[at + 14 + j] = self.away[j]
            self.rows[at + 21 + j] = self.past[j]
            self.rows[at + 28 + j] = self.flow[j]
        self.rows[at + 35] = self.head
        if self.draws:
            for j in range(self.stock_size):
                self.rows[at + 36 + j] = self.stock[j]

    def load(self, i):
        """Make the circle what a row says."""
        at = (self.base + i) * ROW
        for j in range(7):
            self.hands[j] = self.rows[at + j]
            self.seen[j] = self.rows[at + 7 + j]
            self.away[j] = self.rows[at + 14 + j]
            self.past[j] = self.rows[at + 21 + j]
            self.flow[j] = self.rows[at + 28 + j]
        self.head = self.rows[at + 35]
        if self.draws:
            for j in range(self.stock_size):
                self.stock[j] = self.rows[at + 36 + j]

    def renew(self, seed, k):
        """Scale the weights to a mean of 1; when few pictures carry most of them, draw all anew, evenly spaced."""
        total = 0.0
        for i in range(self.pictures):
            total += self.weight[i]
        squares = 0.0
        for i in range(self.pictures):
            self.weight[i] *= self.pictures / total
            squares += self.weight[i] * self.weight[i]
        if squares * THIN <= self.pictures:
            return
        self.sow(seed, k)
        point = self.below(1 << 20) / 1048576.0
        new = self.pictures if self.base == 0 else 0
        at = 0
        reached = self.weight[0]
        for i in range(self.pictures):
            while reached < i + point and at + 1 < self.pictures:
                at += 1
                reached += self.weight[at]
            for j in range(ROW if self.draws else SHORT_ROW):
                self.rows[(new + i) * ROW + j] = self.rows[(self.base + at) * ROW + j]
        self.base = new
        for i in range(self.pictures):
            self.weight[i] = 1.0

    # -- what cards are worth ------------------------------------------------------------------------------------

    def attempt(self, cards: Sequence[int], start: int, end: int, seed: int) -> None:
        """Play each card, and the deal to its end by manners, on the pictures from ``start`` to before ``end``.

        A win brings 1, a deal that nobody wins ``stale``. The same picture gets the same random numbers whatever is
        played. A card below 0 is not played: what it brought so far stays.
        """
        self.attempt_cards(array("i", cards), len(cards), start, end, seed)

    def attempt_cards(self, cards, count, start, end, seed):
        """The same over a typed array, without the interpreter lock."""
        with cython.nogil:
            now = self.exchanges
            for i in range(start, end):
                for place in range(count):
                    if cards[place] >= 0:
                        self.load(i)
                        self.exchanges = now
                        self.sow(seed, i)
                        self.values[place * self.pictures + i] = self.bring(cards[place])
                        self.lasted[place * self.pictures + i] = self.exchanges - now
            self.exchanges = now

    def bring(self, card):
        """What comes of one's giving this card now."""
        full = self.sailed() & ~(ONE << self.me)
        if not full:
            if self.exchanges == self.cap:
                return self.stale
            for i in range(self.seats):
                self.chosen[i] = card if i == self.me else self.choose(i)
            self.pass_on()
            full = self.play_on()
        return self.won(full, self.me) if full else self.stale

    def contrast(self, place: int, other: int, count: int) -> tuple[float, float]:
        """How much more the card of a place brought than that of another (-1: than nothing) on the first so many
        pictures, and the standard error.
        """
        total = squares = mean = spread = 0.0
        for i in range(count):
            total += self.weight[i]
            squares += self.weight[i] * self.weight[i]
            mean += self.weight[i] * self.gap(place, other, i)
        if total <= 0.0:
            return 0.0, 1.0
        mean /= total
        for i in range(count):
            spread += self.weight[i] * (self.gap(place, other, i) - mean) ** 2
        effective = total * total / squares
        return mean, sqrt(spread / total / (effective - 1.0 if effective > 2.0 else 1.0))

    def gap(self, place, other, i):
        """How much more one card brought than another in a picture."""
        less = self.values[other * self.pictures + i] if other >= 0 else 0.0
        return self.values[place * self.pictures + i] - less

    def picture(self, i: int) -> tuple[int, ...]:
        """The hands of all seats in a picture."""
        return tuple([self.rows[(self.base + i) * ROW + seat] for seat in range(self.seats)])

    def worths(self, place: int, count: int) -> list[float]:
        """What a card brought on the first so many pictures."""
        return [self.values[place * self.pictures + i] for i in range(count)]

    def lengths(self, place: int, count: int) -> list[int]:
        """How many exchanges more the deal took after a card, on the first so many pictures."""
        return [self.lasted[place * self.pictures + i] for i in range(count)]

    def weights(self, count: int) -> list[float]:
        """How much each of the first so many pictures counts; the mean of all is 1."""
        return [self.weight[i] for i in range(count)]

    def manner_odds(self) -> list[float]:
        """How likely one's own manner is to let each suit go."""
        now = self.exchanges
        self.load(0)
        self.exchanges = now
        total = self.weigh(self.me)
        return [self.odds[lane] / total for lane in range(4)]
