"""One plan for many worlds: what a seat can be sure to win when it must play alike in all deals it cannot tell apart.

A search with open hands gives each world a line of its own, although the seat will not know which one to follow. Here
its next decisions are the same in all worlds that are still possible; the others know how the cards lie, foes play
their best in each world, mates too; after those decisions each world is solved alone (solver.py). It names no game.
(The idea is alpha-mu, of Cazenave and Ventos.)

What a plan wins is a set of worlds. Plans that win no world more than another one are dropped; what is left is a front.
All sets stand in one row of numbers, ``WORDS`` of 64 worlds each, and are named by their place in it.
"""

from array import array
from collections.abc import Sequence

from semyorka import bits
from semyorka.search.solver import Solver

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

ONE = 1
MASK = 0xFFFFFFFFFFFFFFFF
#: The most worlds, the words of a set, the most plans of a front, and the most cards played one after another.
MOST_WORLDS = 256
WORDS = 4
WIDEST = 128
PLIES = 54
#: Where in the row the sets of each kind begin. The fronts come first, by ply.
COULD = PLIES * WIDEST
SURE = COULD + PLIES
MADE = SURE + PLIES * 16
AMONG = MADE + WIDEST
OPEN = AMONG + PLIES
PLACES = OPEN + 1
#: The same, for Python.
WORLDS_AT_MOST = MOST_WORLDS


class AlphaMu(Solver):
    """A search over worlds, for one thread at a time. ``set_up`` it with a deal, ``suppose`` worlds, then ``weigh``.

    ``nodes`` and ``limit`` count the positions of worlds and those within each world alike; past the limit, or when a
    front grows wider than ``WIDEST``, it gives up and ``stopped`` is true.
    """

    def __init__(self) -> None:
        Solver.__init__(self)
        self.lie = array("Q", [0]) * (7 * MOST_WORLDS)
        self.needs = array("i", [0]) * MOST_WORLDS
        self.weights = array("d", [0]) * MOST_WORLDS
        self.sets = array("Q", [0]) * (WORDS * PLACES)
        self.may = array("Q", [0]) * (PLIES * MOST_WORLDS)
        self.counts = array("i", [0]) * PLIES
        self.above = array("i", [0]) * PLIES
        self.cards = array("i", [0]) * (PLIES * 16)
        self.sures = array("i", [0]) * (PLIES * 16)
        self.values = array("d", [0]) * (PLIES * 16)
        self.before = [0] * 7
        self.worlds = self.words = self.decider = 0
        self.gone = 0

    # -- for Python --------------------------------------------------------------------------------------------

    def suppose(
        self, worlds: Sequence[Sequence[int]], needs: int | Sequence[int], weights: Sequence[float] = ()
    ) -> None:
        """The worlds that can be: in each, the hands as they are now (sets by seat), the mover's the same in all.

        ``needs``: what the gaining side must still get of what is in the hands and on the table, one number for all or
        one a world. ``weights``: how much each world counts (none given: 1 each). ValueError when there are no worlds,
        more than ``WORLDS_AT_MOST``, or one that does not fit the deal.
        """
        seat = self.deal.to_act
        sizes = [self.deal.hand(one).bit_count() for one in range(self.deal.seats)]
        if not 0 < len(worlds) <= WORLDS_AT_MOST:
            raise ValueError(f"one to {WORLDS_AT_MOST} worlds, not {len(worlds)}")
        for hands in worlds:
            if hands[seat] != self.deal.hand(seat) or [hand.bit_count() for hand in hands] != sizes:
                raise ValueError("a world does not fit the deal")
        self.worlds = len(worlds)
        self.words = (len(worlds) + 63) // 64
        for world, hands in enumerate(worlds):
            for one, hand in enumerate(hands):
                self.lie[world * 7 + one] = hand
            self.needs[world] = needs if isinstance(needs, int) else needs[world]
            self.weights[world] = weights[world] if weights else 1.0

    def weigh(self, depth: int) -> dict[int, tuple[float, int]] | None:
        """For each legal card: the weight of the worlds that the best plan beginning with it wins, and those worlds.

        A world is won where the gaining side gets its need, if the seat to act is of that side, else where it does not.
        ``depth``: how many decisions of the seat are alike in all worlds, the one at hand being the first (at 1 each
        world goes its own way as soon as this card is laid). None when the search gave up.
        """
        legal = self.deal.legal_set()
        found: dict[int, tuple[float, int]] = {}
        result: dict[int, tuple[float, int]] = {}
        for place in range(self.begin()):
            best = self.best_plan(place, depth)
            won = sum(self.sets[best * WORDS + word] << 64 * word for word in range(self.words))
            found[self.cards[place]] = (self.weight(best), won)
        self.end()
        if self.stopped:
            return None
        like = 0
        for card in range(64):
            if legal >> card & 1:
                like = card if card in found else like  # of a row of equals the lowest was tried
                result[card] = found[like]
        return result

    def begin(self):
        """Solve each world for each card of the seat to act; how many cards differ, the most promising first."""
        deal = self.deal
        self.stopped = False
        self.gone = 0
        self.decider = deal.to_act
        for seat in range(deal.seats):
            self.before[seat] = deal.hands[seat]
        self.clear(COULD)
        for world in range(self.worlds):
            self.add(COULD, world)
        with cython.nogil:
            count = self.survey(deal, 0, 0)
        return count

    def best_plan(self, place, depth):
        """Where the set of worlds stands that the best plan wins which begins with the card at a place."""
        deal = self.deal
        best = self.sures[place]
        if depth > 1 and not self.stopped:
            with cython.nogil:
                self.copy(best, COULD + 1)
                self.above[1] = 0
                self.step(deal, 0, self.cards[place], depth - 1, 0)
                best = WIDEST
                for plan in range(WIDEST + 1, WIDEST + self.counts[1]):
                    if self.weight(plan) > self.weight(best):
                        best = plan
        return best

    def end(self):
        """Leave the deal as it was."""
        deal = self.deal
        for seat in range(deal.seats):
            deal.hands[seat] = self.before[seat]

    # -- worlds --------------------------------------------------------------------------------------------------

    def load(self, deal, world):
        """Deal the hands of a world, without the cards played since."""
        for seat in range(deal.seats):
            deal.hands[seat] = self.lie[world * 7 + seat] & ~self.gone
        self.live = self.all_held(deal)

    def solve(self, deal, ply, card, got, among, to):
        """Set ``to``: which of the worlds ``among`` the decider's side wins when the seat to act plays a card."""
        self.clear(to)
        for world in range(self.worlds):
            if self.has(among, world):
                self.load(deal, world)
                rest = self.worth(self.live | deal.pile)
                rest += self.per_trick * bits.size(deal.hands[deal.to_act])
                if self.follow(deal, ply, card, self.needs[world] - got, rest) == self.side[self.decider]:
                    self.add(to, world)

    def survey(self, deal, ply, got):
        """Solve the open worlds for each card of the decider, one of each row of equals; returns how many.

        The cards stand in ``cards[ply * 16:]`` by the weight of the worlds they win, which ``sures`` name.
        """
        could = COULD + ply
        seat = deal.to_act
        other = deal.pile
        for world in range(self.worlds):
            if self.has(could, world):
                self.load(deal, world)
                other |= self.live & ~deal.hands[seat]
        rest = deal.legal()
        base = ply * 16
        count = 0
        before = -1
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            equals = before >= 0 and self.equal(deal, before, card, other)
            before = card
            if not equals:
                sure = SURE + base + count
                self.solve(deal, ply, card, got, could, sure)
                value = self.weight(sure)
                place = base + count
                while place > base and self.values[place - 1] < value:
                    self.values[place] = self.values[place - 1]
                    self.sures[place] = self.sures[place - 1]
                    self.cards[place] = self.cards[place - 1]
                    place -= 1
                self.values[place] = value
                self.sures[place] = sure
                self.cards[place] = card
                count += 1
        return count

    # -- fronts --------------------------------------------------------------------------------------------------

    def front(self, deal, ply, depth, got):
        """Find what plans win from here, into the front of this ply.

        ``COULD + ply`` are the worlds to look at: all of them are won when each is played for itself. ``depth``: how
        many decisions are still to be alike; ``got``: what the gaining side got since ``weigh``.
        """
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            self.stopped = True
        if self.stopped or self.settled(deal, ply, got):
            self.copy(COULD + ply, ply * WIDEST)
            self.counts[ply] = 1
        elif deal.to_act == self.decider:
            self.choose(deal, ply, depth, got)
        else:
            self.meet(deal, ply, depth, got, self.side[deal.to_act] == self.side[self.decider])

    def settled(self, deal, ply, got):
        """Whether one plan wins all of these worlds: nothing is left to choose, or to win, or to tell apart."""
        could = COULD + ply
        worlds = 0
        more = 0
        for world in range(self.worlds):
            if self.has(could, world):
                worlds += 1
                self.load(deal, world)
                if self.side[self.decider]:
                    more |= self.needs[world] > got
                else:
                    rest = self.worth(self.live | deal.pile)
                    more |= rest + self.per_trick * bits.size(deal.hands[deal.to_act]) >= self.needs[world] - got
        if worlds < 2 or not more:
            return True
        mine = deal.hands[self.decider]
        if mine & (mine - 1) == 0:
            return True
        if deal.played == 0:
            for seat in range(deal.seats):
                if deal.sitting >> seat & 1 and deal.hands[seat] == 0:
                    return True
        return False

    def choose(self, deal, ply, depth, got):
        """The decider's own cards: every plan of each."""
        count = self.survey(deal, ply, got)
        first = ply * WIDEST
        have = 0
        for place in range(ply * 16, ply * 16 + count):
            sure = self.sures[place]
            if self.covered(sure, first, have):
                continue
            if depth == 1:
                have = self.insert(sure, first, have)
            else:
                self.copy(sure, COULD + ply + 1)
                self.counts[ply] = have
                self.above[ply + 1] = have
                self.step(deal, ply, self.cards[place], depth - 1, got)
                for plan in range(first + WIDEST, first + WIDEST + self.counts[ply + 1]):
                    have = self.insert(plan, first, have)
            if self.stopped or self.covered(COULD + ply, first, have):
                break
        self.counts[ply] = have

    def meet(self, deal, ply, depth, got, mate):
        """The cards of another seat, who knows the world: a plan must stand against each card of a foe that may play
        it, and wins where one card of a mate wins.
        """
        first = ply * WIDEST
        could = COULD + ply
        among = AMONG + ply
        union = 0
        for world in range(self.worlds):
            if self.has(could, world):
                self.load(deal, world)
                self.may[ply * MOST_WORLDS + world] = deal.legal()
                union |= self.may[ply * MOST_WORLDS + world]
        have = 1
        self.clear(first)
        if not mate:
            self.copy(could, first)
        while union and not self.stopped:
            card = bits.lowest(union)
            union &= union - 1
            if not self.share(ply, card, have, mate):
                continue
            if mate:
                self.solve(deal, ply, card, got, among, COULD + ply + 1)
            else:
                self.copy(among, COULD + ply + 1)
            if not self.empty(COULD + ply + 1):
                self.above[ply + 1] = 0
                self.step(deal, ply, card, depth, got)
                have = self.combine(ply, have, mate)
                self.counts[ply] = have
                if not mate and self.all_covered(ply, have):
                    break
        self.counts[ply] = have

    def step(self, deal, ply, card, depth, got):
        """Lay a card, find the front of the next ply, take the card back. Hands are as of any world."""
        seat = deal.to_act
        bit = ONE << card
        best = deal.best
        winner = deal.winner
        leader = deal.leader
        led = deal.led
        pile = deal.pile
        played = deal.played
        for i in range(played):
            self.tables[ply * 8 + i] = deal.trick[i]
        takes = deal.put(card)
        self.gone |= bit
        if takes:
            taker = deal.leader
            if self.side[taker]:
                got += self.worth(pile | bit) + self.per_trick
            self.front(deal, ply + 1, depth, got)
            deal.won[taker] ^= pile | bit
            deal.taken[taker] -= 1
        else:
            self.front(deal, ply + 1, depth, got)
        self.gone ^= bit
        deal.turn_to(seat)
        deal.shown[seat] ^= bit
        deal.best = best
        deal.winner = winner
        deal.leader = leader
        deal.led = led
        deal.pile = pile
        deal.played = played
        for i in range(played):
            deal.trick[i] = self.tables[ply * 8 + i]

    def share(self, ply, card, have, mate):
        """Set ``AMONG + ply``: the worlds in which the card may be played and can still change the front. Any?"""
        first = ply * WIDEST
        found = 0
        for word in range(self.words):
            loses = MASK
            wins = 0
            for plan in range(first, first + have):
                loses &= self.sets[plan * WORDS + word]
                wins |= self.sets[plan * WORDS + word]
            self.sets[OPEN * WORDS + word] = self.sets[(COULD + ply) * WORDS + word] & (~loses if mate else wins)
        self.clear(AMONG + ply)
        for world in range(self.worlds):
            if self.has(OPEN, world) and self.may[ply * MOST_WORLDS + world] >> card & 1:
                self.add(AMONG + ply, world)
                found = 1
        return found

    def combine(self, ply, have, mate):
        """Each plan so far with each plan of the next ply; returns how many are left of them."""
        first = ply * WIDEST
        made = 0
        for one in range(first, first + have):
            for other in range(first + WIDEST, first + WIDEST + self.counts[ply + 1]):
                for word in range(self.words):
                    mine = self.sets[one * WORDS + word]
                    more = self.sets[other * WORDS + word]
                    among = self.sets[(AMONG + ply) * WORDS + word]
                    self.sets[OPEN * WORDS + word] = mine | more if mate else mine & (more | ~among)
                made = self.insert(OPEN, MADE, made)
        for plan in range(made):
            self.copy(MADE + plan, first + plan)
        return made

    def insert(self, plan, first, have):
        """Add a plan to the ``have`` plans from ``first`` on, keeping those that none covers; returns how many."""
        if self.covered(plan, first, have):
            return have
        left = 0
        for one in range(first, first + have):
            if not self.within(one, plan):
                self.copy(one, first + left)
                left += 1
        if left == WIDEST:
            self.stopped = True
            return left
        self.copy(plan, first + left)
        return left + 1

    def covered(self, plan, first, have):
        """Whether one of the ``have`` plans from ``first`` on wins all that this one wins."""
        one = first
        while one < first + have and not self.within(plan, one):
            one += 1
        return one < first + have

    def all_covered(self, ply, have):
        """Whether the plans of this ply can add nothing to those found so far at the decider's ply before it."""
        if self.above[ply] == 0:
            return False
        for plan in range(ply * WIDEST, ply * WIDEST + have):
            if not self.covered(plan, (ply - 1) * WIDEST, self.above[ply]):
                return False
        return True

    # -- sets of worlds, by their place --------------------------------------------------------------------------

    def clear(self, at):
        for word in range(self.words):
            self.sets[at * WORDS + word] = 0

    def copy(self, one, to):
        for word in range(self.words):
            self.sets[to * WORDS + word] = self.sets[one * WORDS + word]

    def add(self, at, world):
        self.sets[at * WORDS + (world >> 6)] |= ONE << (world & 63)

    def has(self, at, world):
        return self.sets[at * WORDS + (world >> 6)] >> (world & 63) & 1

    def empty(self, at):
        found = 0
        for word in range(self.words):
            found |= self.sets[at * WORDS + word]
        return found == 0

    def within(self, one, other):
        """Whether the other set has all of this one."""
        beyond = 0
        for word in range(self.words):
            beyond |= self.sets[one * WORDS + word] & ~self.sets[other * WORDS + word]
        return beyond == 0

    def weight(self, at):
        """How much the worlds of a set weigh."""
        total = 0.0
        for world in range(self.worlds):
            if self.has(at, world):
                total += self.weights[world]
        return total
