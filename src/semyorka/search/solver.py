"""The exact solver of open hands: what two sides can take of the tricks, or of the points, that are still to come.

It plays any deal with tricks (games/tricks.py) by the deal's own ``legal`` and by ``put``, and names no game. A search
asks one thing: does the side that wants to gain get at least ``need`` more? Alpha-beta with a window of nothing, a
table of positions (kept.py), cards that are as good as each other tried once (ordering.py) and so those whose ranks
turned out not to matter, and what is certain (certain.py).
"""

from collections.abc import Iterable

from semyorka import bits
from semyorka.cards import members
from semyorka.search.kept import Kept

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

ONE = 1
LANE = 0xFFFF
MASK = 0xFFFFFFFFFFFFFFFF


class Solver(Kept):
    """A solver with a table of its own, for one thread at a time.

    ``nodes`` counts the positions looked at since ``set_up``; past ``limit`` (0: none) the search gives up, ``stopped``
    is true, and what it answered means nothing.
    """

    def __init__(self) -> None:
        Kept.__init__(self)
        self.tables = [0] * 432
        self.nodes = self.limit = 0
        self.hasty = self.stopped = False

    def set_up(
        self, deal, gaining: int, worths: Iterable[tuple[int, int]] = (), per_trick: int = 1,
        obliged: bool = False, at_will: int = 0, must_beat: bool = False, apart: int = 0,
    ) -> None:  # fmt: skip
        """Look at a deal in the middle of its play. Searches change it and leave it as it was.

        ``gaining`` is the set of seats of the side that wants to gain; ``worths`` are pairs of a set of cards and what
        each of them is worth to its taker; ``per_trick`` is what a trick is worth. Cards that nobody can play any more
        when one hand is empty count for the side that holds them. ``obliged``: the rules make a hand that is out of the
        suit led trump; ``at_will``: trumps that may be played on any lead; ``must_beat``: who can beat the best card on
        the table must; ``apart``: cards whose lead the rules treat unlike that of others of the suit.
        """
        self.deal = deal
        for seat in range(7):
            self.side[seat] = gaining >> seat & 1
        everybody = (1 << deal.seats) - 1
        self.teams[0] = everybody & ~gaining
        self.teams[1] = everybody & gaining
        self.pointed = False
        for card in range(64):
            self.worths[card] = 0
        for mask, worth in worths:
            self.pointed = True
            for card in members(mask):
                self.worths[card] += worth
        self.per_trick = per_trick
        self.obliged = obliged
        self.at_will = at_will
        self.apart = apart
        self.exact = self.pointed or must_beat or apart != 0 or deal.seats > 4  # an owner is two bits of a name
        self.counting = not self.pointed and per_trick == 1
        self.hasty = self.counting and not (self.exact or obliged or at_will)  # what ``at_once`` asks for
        self.forget()
        self.forget_fame()
        self.nodes = 0
        self.stopped = False

    # -- questions -------------------------------------------------------------------------------------------

    def left(self) -> int:
        """What is still to be had: the cards in the hands and on the table, and the tricks to come."""
        deal = self.deal
        cards = self.all_held(deal) | deal.pile
        return int(self.worth(cards) + self.per_trick * bits.size(deal.hands[deal.to_act]))

    def gains(self, need: int) -> bool:
        """Whether the gaining side gets at least ``need`` of what is left."""
        return bool(self.ask(-1, need, self.left()))

    def gains_by(self, card: int, need: int) -> bool:
        """The same when the seat to act plays this card now."""
        return bool(self.ask(card, need, self.left()))

    def winning(self, need: int) -> int:
        """The set of legal cards by which the gaining side still gets ``need``."""
        legal = self.deal.legal_set()
        return sum(1 << card for card in range(64) if legal >> card & 1 and self.gains_by(card, need))

    def value(self, guess: int = 0) -> int:
        """What the gaining side gets when both sides play their best; a good guess makes it faster."""
        return self.closed_in(-1, guess)

    def value_of(self, card: int, guess: int = 0) -> int:
        """The same when the seat to act plays this card now."""
        return self.closed_in(card, guess)

    def closed_in(self, card: int, guess: int) -> int:
        """The value between bounds that close in on it, from the guess on."""
        least, most, left = 0, self.left(), self.left()
        while least < most:
            need = guess if least < guess <= most else (least + most + 1) // 2
            if self.ask(card, need, left):
                least, guess = need, need + 1
            else:
                most, guess = need - 1, need - 1
        return least

    def ask(self, card, need, left):
        """One search, without the interpreter lock when compiled; ``card`` -1: the seat to act may play any."""
        deal = self.deal
        self.live = self.all_held(deal)
        with cython.nogil:
            answer = self.search(deal, 0, need, left) if card < 0 else self.follow(deal, 0, card, need, left)
        return answer

    # -- the search ------------------------------------------------------------------------------------------

    def search(self, deal, ply, need, rest):
        """Whether the gaining side gets ``need`` of the ``rest``; sets ``mattered[ply]``."""
        self.mattered[ply] = 0
        if need <= 0:
            return True
        if rest < need:
            return False
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            self.stopped = True
            return False
        if deal.played == 0:
            return self.search_trick(deal, ply, need, rest)
        seat = deal.to_act
        self.look_on(deal, seat)
        if self.hasty:
            enough = need if self.side[seat] else rest - need + 1
            if self.at_once(deal, ply, seat, enough) >= enough:
                return self.side[seat]
        return self.try_moves(deal, ply, need, rest, self.sort_moves(deal, ply, deal.legal(), -1))

    def search_trick(self, deal, ply, need, rest):
        """The same at the beginning of a trick: what is known, what is certain, else each lead."""
        seat = deal.to_act
        hand = deal.hands[seat]
        if hand == 0 or deal.hands[deal.after[seat]] == 0 or deal.hands[deal.after[deal.after[seat]]] == 0:
            return self.worth(self.held_by(deal, 1)) >= need
        if hand & (hand - 1) == 0 and self.longest(deal, MASK, MASK) < 2:
            return self.last_trick(deal, ply, seat, need)
        gaining = self.side[seat]
        enough = need if gaining else rest - need + 1
        self.name_position(deal)
        shape = self.shape
        slot = self.look_up(deal, need)
        first = -1
        if slot >= 0:
            if not self.exact:
                self.mattered[ply] = self.floors_of(deal, slot)
            if self.least[slot] >= need:
                return True
            if self.most[slot] < need:
                return False
            first = self.firsts[slot]
        if first < 0:
            first = self.hint
        if self.quick(deal, ply, seat, enough) >= enough:
            return gaining
        if self.later(deal, ply, seat, rest + 1 - enough) >= rest + 1 - enough:
            return not gaining
        count = self.sort_moves(deal, ply, deal.legal(), first)
        first = self.moves[ply * 16]
        answer = self.try_moves(deal, ply, need, rest, count)
        if not self.stopped:
            chosen = -1
            if answer == gaining:
                chosen = self.moves[ply * 16]
                self.praise(seat, first, chosen)
            self.keep(deal, shape, self.mattered[ply], need, answer, chosen)
        return answer

    def try_moves(self, deal, ply, need, rest, count):
        """Try the sorted moves until one gives the side to act what it wants, which then comes first of them.

        Where a card failed whatever its rank, and those of all lower cards of its suit, these fail as well.
        """
        gaining = self.side[deal.to_act]
        mattered = 0
        alike = 0
        for place in range(ply * 16, ply * 16 + count):
            card = self.moves[place]
            if alike >> card & 1:
                continue
            if self.follow(deal, ply, card, need, rest) == gaining:
                self.moves[ply * 16] = card
                self.mattered[ply] = self.mattered[ply + 1]
                return gaining
            mattered |= self.mattered[ply + 1]
            if not self.exact:
                lane = LANE << (card & 48)
                floor = self.mattered[ply + 1] & lane
                if floor:
                    floor &= -floor
                    if floor > ONE << card:
                        alike |= lane & (floor - 1)
                else:
                    alike |= lane
        if not self.exact:
            self.mattered[ply] = self.whole_rows(deal, mattered)
        return not gaining

    def follow(self, deal, ply, card, need, rest):
        """What comes of one card: lay it, search on, take it back."""
        seat = deal.to_act
        bit = ONE << card
        best = deal.best
        winner = deal.winner
        leader = deal.leader
        led = deal.led
        pile = deal.pile
        played = deal.played
        ends = played + 1 == deal.players
        if ends:
            for i in range(played):
                self.tables[ply * 8 + i] = deal.trick[i]
        self.live ^= bit
        deal.put(card)
        if ends:
            taker = deal.leader
            got = self.worth(pile | bit) + self.per_trick
            answer = self.search(deal, ply + 1, need - got if self.side[taker] else need, rest - got)
            deal.won[taker] ^= pile | bit
            deal.taken[taker] -= 1
            for i in range(played):
                deal.trick[i] = self.tables[ply * 8 + i]
            top = card if taker == seat else best
            same = (pile | bit) & deal.suit_of(top)
            if same & (same - 1):
                self.mattered[ply + 1] |= ONE << top
        else:
            answer = self.search(deal, ply + 1, need, rest)
        self.live ^= bit
        deal.to_act = seat
        deal.turn = ONE << seat
        deal.hands[seat] |= bit
        deal.shown[seat] ^= bit
        deal.best = best
        deal.winner = winner
        deal.leader = leader
        deal.led = led
        deal.pile = pile
        deal.played = played
        return answer

    def last_trick(self, deal, ply, seat, need):
        """Whether the gaining side gets ``need`` when each hand holds one card more."""
        best = bits.lowest(deal.hands[seat])
        led = deal.suit_of(best)
        pile = deal.hands[seat]
        taker = seat
        one = deal.after[seat]
        while one != seat:
            bit = deal.hands[one]
            pile |= bit
            if deal.trumps & bit:
                wins = not deal.trumps >> best & 1 or bit > ONE << best
            else:
                wins = led & bit and not deal.trumps >> best & 1 and bit > ONE << best
            if wins:
                best = bits.lowest(bit)
                taker = one
            one = deal.after[one]
        same = pile & deal.suit_of(best)
        if same & (same - 1):
            self.mattered[ply] = ONE << best
        return self.side[taker] and self.worth(pile) + self.per_trick >= need

    def whole_rows(self, deal, mattered):
        """Where one of a row of equal cards counted by its rank, all of the row do: only one of them was tried."""
        legal = deal.legal()
        other = deal.pile | (self.live & ~deal.hands[deal.to_act])
        for lane in range(4):
            floor = mattered & (LANE << (lane * 16))
            mine = legal & (LANE << (lane * 16))
            if floor and mine & -(floor & -floor):
                above = mine & -(floor & -floor)
                lowest = above & -above
                below = mine & (lowest - 1)
                while below:
                    under = ONE << bits.highest(below)
                    if other & (lowest - under):
                        break
                    mattered |= under
                    lowest = under
                    below ^= under
        return mattered
