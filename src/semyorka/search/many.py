"""Open hands of more than two sides: every seat takes the card that is worth most to itself (max^n).

Exact to the end of the deal where that is near; further off the search goes so many tricks deep and the rest is played
out by a manner (manner.py). Where several cards are worth the same to a seat it may play any of them, and the others
reckon with their mean (Max-Prob). With some ``heat`` they reckon with its worse cards too, the less the worse they are
(quantal response, McKelvey and Palfrey 1995): seats that see their own hand alone miss what is best with open ones.
"""

from array import array
from typing import Any

from semyorka import bits
from semyorka.search.walk import Walk

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

if not cython.compiled:
    from math import exp  # in C it is the one of many.pxd

ONE = 1
LANE = 0xFFFF
MASK = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
SLOTS = 32768
SEATS = 8
#: Two worths are the same when they differ by less.
SAME = 1e-7


class Many(Walk):
    """A search with a table of its own, for one thread at a time.

    ``nodes`` counts the positions looked at since ``set_up``; past ``limit`` (0: none) a deal is played out from where
    it is, and ``guessed`` is true.
    """

    def __init__(self) -> None:
        Walk.__init__(self)
        self.keys = array("Q", [0]) * SLOTS
        self.kept = array("d", [0]) * (SLOTS * SEATS)
        self.found = [0.0] * 520
        self.kept_aside = [0.0] * 8
        self.age = self.nodes = self.limit = 0
        self.exact_from = self.deep = self.playouts = self.ahead = 0
        self.worthy = 0
        self.heat = 0.0
        self.guessed = False
        self.stakes: Any = None
        self.manner: Any = None

    def set_up(
        self, stakes: Any, manner: Any, worthy: int = 0, deep: int = 1, exact_from: int = 20, playouts: int = 1,
        limit: int = 0, ahead: int = 99, heat: float = 0.0,
    ) -> None:  # fmt: skip
        """What is played for, and how far to look.

        ``worthy``: cards that are worth something of their own. So many tricks ``deep``, the one on the table counted,
        and no more than ``ahead`` cards, then ``playouts`` by the manner; but to the very end when at most
        ``exact_from`` cards are in the hands. ``heat``: a card that is worth so much less to its seat than its best one
        is reckoned to come e times less often; of cards as good as each other one alone counts.
        """
        self.stakes = stakes
        self.manner = manner
        self.worthy = worthy
        self.deep = deep
        self.exact_from = exact_from
        self.playouts = playouts
        self.limit = limit
        self.ahead = ahead
        self.heat = heat
        self.age += 1

    def worths(self, deal: Any, card: int) -> list[float]:
        """What it is worth to each seat that the seat to act plays this legal card; -1: as it is expected to."""
        self.nodes = 0
        self.guessed = False
        self.run(deal, card)
        return [self.found[seat] for seat in range(deal.seats)]

    def run(self, deal, card):
        """One search, without the interpreter lock when compiled. What it found is in the first row."""
        stakes = self.stakes
        manner = self.manner
        with cython.nogil:
            tricks = 99 if bits.size(deal.all_held()) <= self.exact_from else self.deep
            if card < 0:
                self.search(deal, 0, tricks, stakes, manner)
            else:
                self.follow(deal, 0, card, tricks, stakes, manner)
                self.copy_row(1, 0, deal.seats)

    def search(self, deal, ply, tricks, stakes, manner):
        """What a position is worth to each seat, into the row of its ply."""
        self.nodes += 1
        slot = -1
        key = 0
        if deal.played == 0:
            if deal.played_out():
                self.end(deal, ply, stakes)
                return
            if tricks == 0 or (self.limit and self.nodes > self.limit):
                self.play_out(deal, ply, stakes, manner)
                return
            key = self.name(deal, tricks)
            slot = key >> 49
            if self.keys[slot] == key:
                for seat in range(deal.seats):
                    self.found[ply * SEATS + seat] = self.kept[slot * SEATS + seat]
                return
        elif tricks < 99 and ply >= self.ahead:
            self.play_out(deal, ply, stakes, manner)
            return
        self.try_moves(deal, ply, tricks, stakes, manner)
        if slot >= 0:
            self.keys[slot] = key
            for seat in range(deal.seats):
                self.kept[slot * SEATS + seat] = self.found[ply * SEATS + seat]

    def try_moves(self, deal, ply, tricks, stakes, manner):
        """Try each card; the row gets their mean, each counting by how much worse than the best it is to its seat."""
        seat = deal.to_act
        row = ply * SEATS
        rest = deal.one_of_each(deal.legal(), self.worthy)
        best = total = 0.0
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            self.follow(deal, ply, card, tricks, stakes, manner)
            better = self.found[row + SEATS + seat] - best
            part = 1.0
            if total == 0.0 or better > SAME:
                best = self.found[row + SEATS + seat]
                total = total * exp(-better / self.heat) if self.heat > 0.0 and total > 0.0 else 0.0
            elif self.heat > 0.0:
                part = exp(better / self.heat)
            elif better < -SAME:
                continue
            total += part
            if part == total:
                self.copy_row(ply + 1, ply, deal.seats)
            else:
                for one in range(deal.seats):
                    self.found[row + one] += (self.found[row + SEATS + one] - self.found[row + one]) * part / total

    def follow(self, deal, ply, card, tricks, stakes, manner):
        """What comes of one card, into the row after this ply's."""
        took = self.step(deal, ply, card)
        self.search(deal, ply + 1, tricks - 1 if took else tricks, stakes, manner)
        self.back(deal, ply, card)

    def copy_row(self, source, target, seats):
        """Copy a row of worths."""
        for seat in range(seats):
            self.found[target * SEATS + seat] = self.found[source * SEATS + seat]

    def end(self, deal, ply, stakes):
        """What the end of the deal is worth."""
        row = stakes.look(deal)
        for seat in range(deal.seats):
            self.found[ply * SEATS + seat] = stakes.worths[row * SEATS + seat]

    def play_out(self, deal, ply, stakes, manner):
        """A guess: the mean of some playouts."""
        self.guessed = True
        sums = ply * SEATS
        self.play_on(deal, ply, stakes, manner)
        for _more in range(self.playouts - 1):
            for seat in range(deal.seats):
                self.kept_aside[seat] = self.found[sums + seat]
            self.play_on(deal, ply, stakes, manner)
            for seat in range(deal.seats):
                self.found[sums + seat] = self.kept_aside[seat] + (self.found[sums + seat] - self.kept_aside[seat]) / (
                    _more + 2
                )

    def play_on(self, deal, ply, stakes, manner):
        """Play a deal out by the manner, take the worth of its end into the row of this ply, and go back."""
        if deal.played == 0 and deal.played_out():
            self.end(deal, ply, stakes)
            return
        card = manner.card(deal)
        self.step(deal, ply, card)
        self.play_on(deal, ply + 1, stakes, manner)
        self.back(deal, ply, card)
        self.copy_row(ply + 1, ply, deal.seats)

    def name(self, deal, tricks):
        """A number for a position at the beginning of a trick, the past that matters included.

        Cards stand for themselves where some are worthy; else only who owns the first, second, third of each suit
        counts.
        """
        key = (deal.past() ^ self.age << 40) * MIX & MASK
        key ^= key >> 31
        if self.worthy:
            for seat in range(deal.seats):
                key = (key ^ deal.hands[seat]) * MIX & MASK
                key ^= key >> 29
        else:
            live = deal.all_held()
            for lane in range(4):
                suit = live & (LANE << (lane * 16))
                text = 1
                while suit:
                    bit = suit & -suit
                    suit ^= bit
                    owner = 1
                    while not deal.hands[owner - 1] & bit:
                        owner += 1
                    text = text << 3 | owner
                key = (key ^ text) * MIX & MASK
                key ^= key >> 29
        return (key ^ deal.to_act * 64 + tricks) * MIX & MASK
