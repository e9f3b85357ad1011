"""The ways in which hidden cards can lie: how many there are, one of them drawn evenly, or all of them.

Places are hands of a known size, each with the cards that may lie in it; what is left over lies aside. The counting
goes class by class of cards that may lie in the same places, and place by place, over the places that may not hold
everything; all others take a share of the rest that needs no counting.
"""

from array import array
from collections.abc import Sequence
from math import comb
from typing import Any

from semyorka import bits
from semyorka.cards import members

ONE = 1
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB
#: More states than any deal of the four games asks for.
MOST_STATES = 4_000_000
#: ``CHOOSE[64 * n + k]``: in how many ways to choose k of n.
CHOOSE = array("d", [float(comb(n, k)) for n in range(64) for k in range(64)])


class Spread:
    """Hidden cards over places. ``hands[:places]`` is the world drawn last, by place.

    The generator is SplitMix64 of the seed. A weight is a double: a world's chance is even to some 15 digits.
    """

    def __init__(self, hidden: int, held: Sequence[int], allowed: Sequence[int], seed: int = 0) -> None:
        """``held[place]`` cards of ``hidden`` (a set) lie in a place, all of them from ``allowed[place]`` (a set).

        ValueError when they cannot lie so.
        """
        self.hidden = hidden
        self.sizes = list(held)
        self.allowed = [cards & hidden for cards in allowed]
        self.places = len(self.sizes)
        self.state = seed & MASK
        self.held = [0] * 8
        self.hands = [0] * 8
        self.bound = [0] * 8
        self.step = [0] * 8
        self.free = [0] * 8
        self.class_of = [0] * 1024
        self.class_size = [0] * 16
        self.may = [0] * 128
        self.pool = [0] * 64
        self.rest = [0] * 64
        self.choose = CHOOSE
        bound: list[int] = []
        free: list[int] = []
        for place, size in enumerate(self.sizes):
            self.held[place] = size
            (free if self.allowed[place] == hidden else bound).append(place)
        self.bounds, self.frees, self.states = len(bound), len(free), 1
        for i, place in enumerate(bound):
            self.bound[i] = place
            self.step[i] = self.states
            self.states *= self.sizes[place] + 1
        for i, place in enumerate(free):
            self.free[i] = place
        self.sort_classes(bound)
        if sum(self.sizes) > hidden.bit_count() or self.states * self.widest > MOST_STATES:
            raise ValueError("the hidden cards cannot lie so")
        self.ways = array("d", [0]) * (self.rows * self.states)
        self.fill()
        self.full = self.states - 1
        if not self.onward(0, 0, self.class_size[0], self.full):
            raise ValueError("the hidden cards cannot lie so")

    def sort_classes(self, bound: list[int]) -> None:
        """Cards that may lie in the same of the bound places are one class."""
        classes: dict[tuple[bool, ...], list[int]] = {}
        for card in members(self.hidden):
            classes.setdefault(tuple(bool(self.allowed[place] >> card & 1) for place in bound), []).append(card)
        found = list(classes.items()) or [((), [])]
        if len(found) > 16:
            raise ValueError("the hidden cards are of too many classes")
        self.classes = len(found)
        self.first_row = array("i", [0] * (self.classes + 1))
        for i, (places, cards) in enumerate(found):
            self.class_size[i] = len(cards)
            for j, may in enumerate(places):
                self.may[i * 8 + j] = may
            for k, card in enumerate(cards):
                self.class_of[i * 64 + k] = card
            self.first_row[i + 1] = self.first_row[i] + (len(cards) + 1) * max(1, len(places))
        self.rows = self.first_row[self.classes]
        self.widest = self.rows

    # -- how many ------------------------------------------------------------------------------------------------

    def count(self) -> int:
        """How many worlds there are, exactly."""
        room = tuple(self.sizes[self.bound[i]] for i in range(self.bounds))
        whole = self.fillings(0, 0, self.class_size[0], room, {})
        over = self.hidden.bit_count() - sum(room)
        for i in range(self.frees):
            whole *= comb(over, self.sizes[self.free[i]])
            over -= self.sizes[self.free[i]]
        return whole

    def fillings(self, one: int, place: int, left: int, room: tuple[int, ...], known: dict[Any, int]) -> int:
        """In how many ways the classes from this one on, ``left`` cards of it, fill the bound places from this one on.

        ``room``: the cards that each of the bound places still lacks. ``known`` keeps what was asked before.
        """
        asked = (one, place, left, room)
        if asked in known:
            return known[asked]
        if place < self.bounds:
            most = min(left, room[place]) if self.may[one * 8 + place] else 0
            whole = 0
            for cards in range(most + 1):
                less = (*room[:place], room[place] - cards, *room[place + 1 :])
                whole += comb(left, cards) * self.fillings(one, place + 1, left - cards, less, known)
        elif one + 1 < self.classes:
            whole = self.fillings(one + 1, 0, self.class_size[one + 1], room, known)
        else:
            whole = int(not any(room))
        known[asked] = whole
        return whole

    # -- one, drawn evenly -----------------------------------------------------------------------------------------

    def draw(self) -> list[int]:
        """A world: the set of cards in each place."""
        self.deal()
        return [self.hands[place] for place in range(self.places)]

    def below(self, n):
        """A random number in 0..n-1, n below 2**32."""
        self.state = self.state + GOLDEN & MASK
        x = self.state
        x = (x ^ x >> 30) * MIX_ONE & MASK
        x = (x ^ x >> 27) * MIX_TWO & MASK
        x ^= x >> 31
        return (x >> 32) * n >> 32

    def share(self):
        """A random number from 0 to 1."""
        return (self.below(1 << 26) * 67108864.0 + self.below(1 << 26)) / 4503599627370496.0

    def row(self, one, place, left):
        """Where the ways stand to go on with a class at a bound place, so many of its cards left."""
        return self.first_row[one] + place * (self.class_size[one] + 1) + left

    def room(self, state, place):
        """How many cards a bound place still takes in a state."""
        return state // self.step[place] % (self.held[self.bound[place]] + 1)

    def onward(self, one, place, left, state):
        """The ways from here on: the next bound place, else the next class, else all places must be full."""
        if place < self.bounds:
            return self.ways[self.row(one, place, left) * self.states + state]
        if one + 1 < self.classes:
            return self.onward(one + 1, 0, self.class_size[one + 1], state)
        return 1.0 if state == 0 else 0.0

    def fill(self):
        """Count the ways, from the last class and place back to the first."""
        for back in range(self.classes * self.bounds):
            at = self.classes * self.bounds - 1 - back
            one = at // self.bounds
            place = at % self.bounds
            for left in range(self.class_size[one] + 1):
                for state in range(self.states):
                    most = 0
                    if self.may[one * 8 + place]:
                        most = self.room(state, place)
                        most = left if left < most else most
                    total = 0.0
                    for x in range(most + 1):
                        then = self.onward(one, place + 1, left - x, state - x * self.step[place])
                        total += self.choose[left * 64 + x] * then
                    self.ways[self.row(one, place, left) * self.states + state] = total

    def deal(self):
        """Draw a world into ``hands``."""
        for place in range(self.places):
            self.hands[place] = 0
        state = self.full
        over = 0
        for one in range(self.classes):
            left = self.class_size[one]
            for i in range(left):
                self.pool[i] = self.class_of[one * 64 + i]
            for place in range(self.bounds):
                if self.may[one * 8 + place] and left:
                    most = self.room(state, place)
                    most = left if left < most else most
                    point = self.share() * self.onward(one, place, left, state)
                    x = 0
                    while x < most:
                        point -= self.choose[left * 64 + x] * self.onward(
                            one, place + 1, left - x, state - x * self.step[place]
                        )
                        if point < 0:
                            break
                        x += 1
                    state -= x * self.step[place]
                    left = self.take(self.pool, left, x, self.bound[place])
            for i in range(left):
                self.rest[over] = self.pool[i]
                over += 1
        for i in range(self.frees):
            over = self.take(self.rest, over, self.held[self.free[i]], self.free[i])

    def take(self, cards, left, count, place):
        """Move so many random cards of ``cards[:left]`` into a place; returns how many are left."""
        while count:
            i = self.below(left)
            left -= 1
            self.hands[place] |= ONE << cards[i]
            cards[i] = cards[left]
            count -= 1
        return left

    # -- all of them ------------------------------------------------------------------------------------------------

    def every(self) -> list[list[int]]:
        """All worlds, each as ``draw`` gives one. Ask ``count`` first."""
        order = [self.bound[i] for i in range(self.bounds)] + [self.free[i] for i in range(self.frees)]
        worlds: list[list[int]] = []
        self.lay(order, 0, self.hidden, [0] * self.places, worlds)
        return worlds

    def lay(self, order: list[int], at: int, left: int, world: list[int], worlds: list[list[int]]) -> None:
        """Fill the places from this one on with the cards left in every way, and add each world to the list."""
        if at == len(order):
            worlds.append(list(world))
            return
        place = order[at]
        for cards in subsets(left & self.allowed[place], self.sizes[place]):
            world[place] = cards
            self.lay(order, at + 1, left & ~cards, world, worlds)


def subsets(cards: int, size: int) -> Any:
    """Every set of so many members of a set."""
    if size == 0:
        yield 0
        return
    rest = cards
    while bits.size(rest) >= size:
        low = rest & -rest
        rest ^= low
        for more in subsets(rest, size - 1):
            yield low | more
