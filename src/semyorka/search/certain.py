"""What two sides of a deal with tricks play for, and what one of them takes for certain, seen without looking ahead.

The bounds cut a search short. They hold for every game whose cards beat each other as games/tricks.py says and whose
players must follow the suit led when they can; ``obliged`` and ``at_will`` say what it has players do with trumps.
"""

from typing import Any

from semyorka import bits

ONE = 1
LANE = 0xFFFF


class Certain:
    """Sides, what is won, and what is certain. Sets of cards and of seats are ints; ``ply`` numbers the open search.

    ``side[seat]`` is 1 for the side that wants to gain. ``worths`` is what each card is worth to its taker, ``pointed``
    whether any is worth something; a trick is worth ``per_trick``. ``obliged``: who is out of the suit led must trump;
    ``at_will`` are trumps that may be played on any lead, ``apart`` cards whose lead is treated unlike others; ``live``
    are the cards in hands. ``exact``: a position is known by all its cards, not by the highest alone; if not,
    ``mattered[ply]`` are the lowest cards whose rank decided what was found out at that ply: those above them of the
    same suits did too, those below did not.
    """

    def __init__(self) -> None:
        self.deal: Any = None
        self.side = [0] * 7
        self.worths = [0] * 64
        self.mattered = [0] * 54
        self.per_trick = self.at_will = self.apart = self.live = self.entry = 0
        self.obliged = self.exact = self.pointed = False

    def worth(self, cards):
        """What these cards are worth to whoever takes them."""
        total = 0
        if self.pointed:
            while cards:
                total += self.worths[bits.lowest(cards)]
                cards &= cards - 1
        return total

    def all_held(self, deal):
        """Every card that is still in a hand, as ``live`` has it while a search goes on."""
        cards = 0
        for seat in range(deal.seats):
            cards |= deal.hands[seat]
        return cards

    def held_by(self, deal, side):
        """Every card in a hand of this side."""
        cards = 0
        for seat in range(deal.seats):
            if self.side[seat] == side:
                cards |= deal.hands[seat]
        return cards

    def winners(self, deal, seat, suit):
        """The cards of a seat in a suit above all that the others hold of it."""
        mine = deal.hands[seat] & suit
        if mine == 0:
            return 0
        above = self.live & suit & ~mine
        return mine if above == 0 else mine >> bits.highest(above) >> 1 << bits.highest(above) << 1

    # -- the side on lead ------------------------------------------------------------------------------------

    def quick(self, deal, ply, seat, enough):
        """What the side on lead takes for certain by leading from the top.

        First the leader's own winners; then, by a card to a mate's winner, the winners of that mate in other suits, as
        many as its hand can keep meanwhile. Foes who hold a trump are never led a suit that they can be out of, nor are
        mates who would be obliged to trump it.
        ``mattered[ply]`` is set when it is at least ``enough``.
        """
        side = self.side[seat]
        trumps = deal.trumps
        own = self.winners(deal, seat, trumps) if trumps else 0
        dangers = self.held_by(deal, 1 - side)
        if self.obliged:
            dangers = self.live
        free = dangers & trumps == 0
        needed = 0
        if own and not free and not self.obliged:
            free = bits.size(own) >= self.longest(deal, trumps, 1 - side)
            needed = own if free else 0
        sure = own
        used = trumps if own else 0
        for lane in range(4):
            suit = LANE << (lane * 16) & ~trumps
            run = self.run(deal, seat, suit, side, free)
            if run:
                sure |= run
                used |= suit
        certain = self.worth(sure) + self.per_trick * bits.size(sure)
        gain = 0
        counted = 0
        entry = 0
        room = bits.size(deal.hands[seat]) - bits.size(sure)
        for mate in range(deal.seats):
            if mate != seat and self.side[mate] == side:
                got = self.reached(deal, seat, mate, used, free, room)
                if got:
                    more = self.worth(got) + self.per_trick * bits.size(got)
                    if more > gain:
                        gain = more
                        counted = got
                        entry = self.entry
        if certain + gain >= enough and not self.exact:
            self.mattered[ply] = self.floors(sure | counted, needed | entry, certain + gain - enough)
        return certain + gain

    def floors(self, sure, needed, spare):
        """The lowest card of each suit of ``sure``, without as many low cards as ``spare`` pays for.

        Those ``needed`` stay: trumps that draw the foes' trumps, and the card by which a mate comes to the lead. What
        the others bring rests on their ranks.
        """
        if not self.pointed:
            while spare >= self.per_trick and sure & ~needed:
                lowest = 16
                out = 0
                for lane in range(4):
                    run = sure & ~needed & (LANE << (lane * 16))
                    if run and (bits.lowest(run) & 15) < lowest:
                        lowest = bits.lowest(run) & 15
                        out = run & -run
                sure ^= out
                spare -= self.per_trick
        cards = 0
        for lane in range(4):
            run = sure & (LANE << (lane * 16))
            cards |= run & -run
        return cards

    def reached(self, deal, seat, mate, used, free, room):
        """The winners of a mate that the seat on lead can lead to, in suits outside ``used``; empty when it cannot.

        ``room``: how many cards the mate still holds when the leader's own winners are gone. Sets ``entry``, the lowest
        winner of the suit in which the mate is reached.
        """
        found = 0
        entry = 0
        for lane in range(5):
            suit = LANE << (lane * 16) & ~deal.trumps if lane < 4 else deal.trumps
            if suit & ~used:
                run = self.winners(deal, mate, suit) if lane == 4 else self.run(deal, mate, suit, self.side[seat], free)
                found |= run
                if run and entry == 0 and deal.hands[seat] & suit:
                    entry = run & -run
        self.entry = entry
        if entry == 0 or room <= 0:
            return 0
        if bits.size(found) > room and self.pointed:
            return entry
        while bits.size(found) > room:
            spare = found & ~entry
            found ^= spare & -spare
        return found

    def run(self, deal, seat, suit, side, free):
        """The winners of a seat in a plain suit that it can lead one after another without a foe trumping."""
        run = self.winners(deal, seat, suit)
        if run and not free:
            rounds = self.rounds(deal, seat, suit, side)
            held = bits.size(run)
            while held > rounds:
                run &= run - 1
                held -= 1
        return run

    def rounds(self, deal, seat, suit, side):
        """How often a seat can lead a suit before somebody trumps it."""
        least = 64
        for one in range(deal.seats):
            foe = self.side[one] != side
            if one != seat and (foe or self.obliged) and deal.hands[one] & deal.trumps:
                held = 0 if foe and deal.hands[one] & self.at_will else bits.size(deal.hands[one] & suit)
                if held < least:
                    least = held
        return least

    def longest(self, deal, suit, side):
        """The most cards of a suit that one hand of this side holds."""
        most = 0
        for one in range(deal.seats):
            if self.side[one] == side:
                held = bits.size(deal.hands[one] & suit)
                if held > most:
                    most = held
        return most

    # -- the other side --------------------------------------------------------------------------------------

    def later(self, deal, ply, seat):
        """What the side that is not on lead takes for certain in the end; sets ``mattered[ply]``.

        The top trumps of one of its hands; or, where the side on lead has no trump and can lead nothing that is not
        beaten, one trick.
        """
        trumps = deal.trumps
        side = self.side[seat]
        live = self.live
        most = 0
        self.mattered[ply] = 0
        for one in range(deal.seats):
            if self.side[one] != side and deal.hands[one] & trumps:
                top = self.winners(deal, one, trumps)
                got = self.worth(top) + self.per_trick * bits.size(top)
                if got > most:
                    most = got
                    self.mattered[ply] = top & -top
        mates = self.held_by(deal, side)
        if most or self.per_trick == 0 or mates & trumps:
            return most
        mattered = 0
        for lane in range(4):
            suit = LANE << (lane * 16) & ~trumps
            if deal.hands[seat] & suit:
                foes = live & suit & ~mates
                if foes < mates & suit:
                    return 0
                mattered |= ONE << bits.highest(foes)
        self.mattered[ply] = mattered
        return self.per_trick
