"""What a side of a deal with tricks takes for certain, seen without looking ahead.

The bounds cut a search short. They hold for every game whose cards beat each other as games/tricks.py says and whose
players must follow the suit led when they can; ``obliged`` and ``at_will`` say what it has players do with trumps.
"""

from semyorka import bits
from semyorka.search.sides import Sides

ONE = 1
LANE = 0xFFFF
ALL = 64


class Certain(Sides):
    """Lower bounds. What was found last is told beside what is returned:

    ``free``: no foe can trump the seat on lead, or none when ``needed``, its top trumps, have been led; ``entry``: the
    card by which a mate comes to the lead; ``floor``: the lowest trump whose rank mattered; ``suffices[lane]``: how
    many cards of a suit, from the top, the leader's run of it rests on: then nobody else has any left.
    """

    def __init__(self) -> None:
        Sides.__init__(self)
        self.needed = self.entry = self.floor = 0
        self.free = False
        self.suffices = [0] * 4

    # -- the side on lead ------------------------------------------------------------------------------------

    def quick(self, deal, ply, seat, enough):
        """What the side on lead takes for certain by leading from the top; sets ``mattered[ply]`` when that is enough.

        First the leader's own winners; then, by a card to a mate's winner, the winners of that mate, as many as its
        hand can keep meanwhile. Where that is not enough, what trumps win at whatever time.
        """
        sure = self.from_the_top(deal, seat, 0, 0)
        sized = bits.size(sure)
        room = bits.size(deal.hands[seat]) - sized
        gain = 0
        counted = 0
        entry = 0
        for mate in range(deal.seats):
            if mate != seat and self.side[mate] == self.side[seat]:
                got = self.reached(deal, seat, mate, sure, room)
                more = self.worth(got) + self.per_trick * bits.size(got)
                if more > gain:
                    gain = more
                    counted = got
                    entry = self.entry
        gain += self.worth(sure) + self.per_trick * sized
        if gain >= enough:
            if not self.exact:
                self.mattered[ply] = self.floors(sure | counted, self.needed | entry, gain - enough)
        elif self.counting and deal.trumps & self.live:
            gain = self.with_trumps(deal, ply, seat, enough, sure, counted, entry)
        return gain

    def from_the_top(self, deal, seat, out, behind):
        """The winners that a seat on lead takes one after another, trumps first. Sets ``free`` and ``needed``.

        ``out``: a card that it has put on the table already; ``behind``: how many still play to that trick. Foes who
        hold a trump are never led a suit that they can be out of, nor are mates who would be obliged to trump it.
        """
        hand = deal.hands[seat] & ~out
        others = self.live & ~hand & ~out
        trumps = deal.trumps
        dangers = trumps & (self.live if self.obliged else self.held_by(deal, 1 - self.side[seat]))
        sure = bits.topmost(hand & trumps, others & trumps)
        self.free = dangers == 0
        self.needed = 0
        if sure and dangers and not self.obliged:
            held = self.longest(deal, trumps, self.teams[1 - self.side[seat]])
            self.free = bits.size(sure) >= held
            self.needed = bits.highest_of(sure, held) if self.free else 0
        for lane in range(4):
            self.suffices[lane] = ALL
            suit = LANE << (lane * 16) & ~trumps
            if hand & suit > others & suit:
                run = bits.topmost(hand & suit, others & suit)
                held = self.longest(deal, suit, ~(ONE << seat))
                if bits.size(run) >= held:
                    run = hand & suit
                    self.suffices[lane] = held
                if not self.free:
                    run = bits.highest_of(run, self.rounds(deal, seat, suit) - (behind > 0))
                sure |= run
        return sure

    def reached(self, deal, seat, mate, sure, room):
        """The winners of a mate when those of the leader are gone; empty when the leader has no card to lead to them.

        ``room``: how many cards the mate still holds then. Sets ``entry``, the lowest of its winners in the suit led to
        it.
        """
        found = 0
        self.entry = 0
        if room <= 0:
            return 0
        others = self.live & ~deal.hands[mate] & ~sure
        for lane in range(5):
            suit = LANE << (lane * 16) & ~deal.trumps if lane < 4 else deal.trumps
            mine = deal.hands[mate] & suit
            if mine > others & suit:
                tops = bits.topmost(mine, others & suit)
                run = tops
                if lane < 4 and bits.size(tops) >= self.longest(deal, suit, ~(ONE << mate)) - bits.size(sure & suit):
                    run = mine
                most = bits.size(mine)
                if lane < 4 and not self.free:
                    rounds = self.rounds(deal, mate, suit)
                    if rounds < most:
                        most = rounds
                run = bits.highest_of(run, most - bits.size(sure & suit))
                found |= run
                tops &= run
                if tops and self.entry == 0 and deal.hands[seat] & suit & ~sure:
                    self.entry = tops & -tops
        if self.entry == 0:
            return 0
        if self.pointed and bits.size(found) > room:
            return self.entry
        left = bits.size(found)
        while left > room:
            spare = found & ~self.entry
            found ^= spare & -spare
            left -= 1
        return found

    def floors(self, sure, needed, spare):
        """The lowest card of each suit of ``sure``, without as many low cards as ``spare`` pays for.

        Those ``needed`` stay: trumps that draw the foes' trumps, and the card by which a mate comes to the lead. What
        the others bring rests on their ranks; in each suit so many, from the top, as ``suffices``.
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
            suit = LANE << (lane * 16)
            run = bits.highest_of(sure & suit & ~needed, self.suffices[lane]) | needed & suit
            cards |= run & -run
        return cards

    # -- trumps ----------------------------------------------------------------------------------------------

    def unbeaten(self, mine, foes, wanted):
        """How many tricks the trumps of one hand make for certain, ``wanted`` at most; sets ``floor``.

        Each is played to a trick of its own, and those that lose take a higher one of the foes with them.
        """
        self.floor = 0
        sure = bits.size(mine) - bits.size(foes)
        if sure >= wanted:
            return wanted
        sure = 0
        beaten = 0
        while mine:
            top = bits.highest(mine)
            mine ^= ONE << top
            if bits.size(foes >> top) > beaten:
                beaten += 1
            else:
                sure += 1
                if sure == wanted:
                    self.floor = ONE << top
                    return sure
        return sure

    def with_trumps(self, deal, ply, seat, enough, sure, counted, entry):
        """What is certain beside the trumps, and what the trumps of the leader, or else of a mate, make as well.

        ``sure`` are the leader's winners, ``counted`` and ``entry`` a mate's and the card that reaches them. A hand
        that keeps its trumps needs other cards for those tricks.
        """
        trumps = deal.trumps
        foes = 0 if self.free else self.live & trumps & ~self.held_by(deal, self.side[seat])
        plain = sure & ~trumps
        total = 0
        mine = deal.hands[seat] & trumps
        if mine:
            if counted & trumps or bits.size(deal.hands[seat] & ~trumps) < bits.size(plain | counted):
                counted = entry = 0
            total = self.trumped(ply, plain | counted, entry | self.needed, mine, foes, enough)
        if sure & trumps:
            return total
        for mate in range(deal.seats):
            if total < enough and mate != seat and self.side[mate] == self.side[seat]:
                mine = deal.hands[mate] & trumps
                if mine and bits.size(deal.hands[mate] & ~trumps) >= bits.size(plain):
                    total = self.trumped(ply, plain, 0, mine, foes, enough)
        return total

    def trumped(self, ply, plain, needed, mine, foes, enough):
        """How many tricks these ``plain`` cards and trumps make together; sets ``mattered[ply]`` when ``enough``."""
        count = bits.size(plain)
        got = self.unbeaten(mine, foes, ALL)
        if count + got >= enough and not self.exact:
            self.unbeaten(mine, foes, enough - count)
            needed |= self.floor
            self.mattered[ply] = self.floors(plain | needed, needed, 0)
        return count + got

    # -- in the middle of a trick ----------------------------------------------------------------------------

    def at_once(self, deal, ply, seat, enough):
        """What a side takes for certain when the seat to act takes the trick now and goes on from the top.

        Sets ``mattered[ply]`` when it is ``enough``. To be asked only after ``look_on``, where tricks alone count and
        trumps are played only by who is out of the suit led, if he likes.
        """
        hand = deal.hands[seat]
        led = deal.led
        foes = self.foe_trump
        mine = hand & self.beating
        if hand & led:
            mine &= led
            if not led & deal.trumps:
                if foes:
                    return 0
                foes = self.foe_led
        mine = bits.topmost(mine, foes)
        if mine == 0:
            return 0
        card = mine & -mine
        behind = deal.players - deal.played - 1
        one = deal.after[seat]
        for _left in range(behind):
            if card & led and self.side[one] == self.side[seat]:
                follows = deal.hands[one] & led
                if follows and not follows & (card - 1):
                    return 0
            one = deal.after[one]
        sure = self.from_the_top(deal, seat, card, behind) | card
        total = bits.size(sure)
        if total >= enough:
            self.mattered[ply] = self.floors(sure, card | self.needed, total - enough)
            return total
        mine = hand & deal.trumps & ~card
        if mine:
            foes = 0 if self.free else self.live & deal.trumps & ~self.held_by(deal, self.side[seat])
            plain = sure & ~deal.trumps | card
            total = self.trumped(ply, plain, card | self.needed, mine, foes, enough)
        return total

    # -- the other side --------------------------------------------------------------------------------------

    def later(self, deal, ply, seat, wanted):
        """What the side not on lead takes for certain in the end; sets ``mattered[ply]`` when that is ``wanted``.

        What the trumps of one of its hands make; or, where the side on lead has no trump, a trick that it must lose.
        """
        trumps = deal.trumps
        side = self.side[seat]
        mates = self.held_by(deal, side)
        most = 0
        for one in range(deal.seats):
            mine = deal.hands[one] & trumps
            if mine and self.side[one] != side and most < wanted:
                if self.counting:
                    got = self.unbeaten(mine, mates & trumps, wanted)
                    top = self.floor
                else:
                    top = bits.topmost(mine, self.live & trumps & ~mine)
                    got = self.worth(top) + self.per_trick * bits.size(top)
                if got > most:
                    most = got
                    self.mattered[ply] = top & -top
        if most or mates & trumps or wanted > self.per_trick:
            return most
        return self.per_trick if self.loses_one(deal, ply, seat, mates) else 0

    def loses_one(self, deal, ply, seat, mates):
        """Whether the side on lead, who holds ``mates`` and no trump, cannot take all the tricks.

        All that the leader holds is beaten; or the suits in which its side has the best card do not last to the end.
        """
        beaten = True
        heads = 0
        tops = 0
        lasting = 0
        for lane in range(4):
            suit = LANE << (lane * 16) & ~deal.trumps
            if mates & suit:
                foes = self.live & suit & ~mates
                if foes < mates & suit:
                    lasting += self.longest(deal, suit, self.teams[self.side[seat]])
                    beaten = beaten and not deal.hands[seat] & suit
                else:
                    tops |= ONE << bits.highest(foes)
                    if deal.hands[seat] & suit:
                        heads |= ONE << bits.highest(foes)
        self.mattered[ply] = heads if beaten else tops
        return beaten or (self.counting and lasting < bits.size(deal.hands[seat]))
