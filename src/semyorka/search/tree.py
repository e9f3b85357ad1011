"""Tree search over what one seat knows (SO-ISMCTS, Cowling, Powley, Whitehouse 2012): one tree, ever new deals.

Every run goes down a tree of cards played, in a deal that can be; a card is tried by what it has brought its seat and
by how often it could have been tried; behind the tree a manner plays on.
"""

from array import array
from collections.abc import Sequence
from math import log
from typing import Any

from semyorka import bits
from semyorka.search.playouts import Rng
from semyorka.search.walk import Walk

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

ONE = 1
SEATS = 8
FULL = 0xFFFFFFFFFFFFFFFF


class Tree(Walk):
    """A tree of at most ``size`` nodes. ``explore``: how much a card tried seldom is worth for that alone."""

    def __init__(self, size: int, explore: float = 0.7, seed: int = 1) -> None:
        Walk.__init__(self)
        self.size = size
        self.used = 1
        self.explore = explore
        self.rng = Rng(seed & FULL)
        self.first = array("i", [0]) * (size + 1)
        self.next = array("i", [0]) * (size + 1)
        self.cards = array("i", [0]) * (size + 1)
        self.visits = array("i", [0]) * (size + 1)
        self.chances = array("i", [0]) * (size + 1)
        self.sums = array("d", [0]) * (size + 1)
        self.found = [0.0] * 8
        self.logs = array("d", [log(max(1, count)) for count in range(size + 2)])

    def run(self, deal: Any, stakes: Any, manner: Any) -> None:
        """One run in an open deal, which is left as it was."""
        self.go(deal, stakes, manner)

    def tried(self, cards: Sequence[int]) -> list[tuple[int, float]]:
        """How often each of the cards was played at the root, and what it brought on average."""
        rows = {}
        child = self.first[0]
        while child:
            visits = self.visits[child]
            rows[self.cards[child]] = (visits, self.sums[child] / visits if visits else 0.0)
            child = self.next[child]
        return [rows.get(card, (0, 0.0)) for card in cards]

    def go(self, deal, stakes, manner):
        """One run, without the interpreter lock when compiled."""
        with cython.nogil:
            self.down(deal, 0, 0, stakes, manner)

    def down(self, deal, node, ply, stakes, manner):
        """From a node to the end of the deal and back; ``found`` is then by seat what the end is worth."""
        if deal.played == 0 and deal.played_out():
            row = stakes.look(deal)
            for seat in range(deal.seats):
                self.found[seat] = stakes.worths[row * SEATS + seat]
            return
        seat = deal.to_act
        child = self.choose(deal, node) if node >= 0 else -1
        card = self.cards[child] if child >= 0 else manner.card(deal)
        fresh = child >= 0 and self.visits[child] == 0
        self.step(deal, ply, card)
        self.down(deal, -1 if fresh else child, ply + 1, stakes, manner)
        self.back(deal, ply, card)
        if child >= 0:
            self.visits[child] += 1
            self.sums[child] += self.found[seat]

    def choose(self, deal, node):
        """The child of a node to go on with: one that is new in this tree, else the one that promises most."""
        legal = deal.one_of_each(deal.legal(), FULL)
        known = 0
        child = self.first[node]
        while child:
            known |= ONE << self.cards[child]
            if legal >> self.cards[child] & 1:
                self.chances[child] += self.chances[child] < self.size
            child = self.next[child]
        new = legal & ~known
        if new:
            return self.grow(node, new)
        best = -1
        most = 0.0
        child = self.first[node]
        while child:
            if legal >> self.cards[child] & 1:
                visits = self.visits[child]
                worth = self.sums[child] / visits + self.explore * (self.logs[self.chances[child]] / visits) ** 0.5
                if best < 0 or worth > most:
                    best = child
                    most = worth
            child = self.next[child]
        return best

    def grow(self, node, new):
        """A new child of a node, of cards that it has none for yet; -1 when the tree is full."""
        if self.used >= self.size:
            return -1
        skip = self.rng.below(bits.size(new))
        while skip:
            new &= new - 1
            skip -= 1
        child = self.used
        self.used += 1
        self.cards[child] = bits.lowest(new)
        self.chances[child] = 1
        self.next[child] = self.first[node]
        self.first[node] = child
        return child
