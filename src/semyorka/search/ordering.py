"""Which card a search tries first. It changes how long the search takes and never what it finds."""

from semyorka import bits
from semyorka.search.certain import Certain

ONE = 1
WIDTH = 16
FIRST = 10000
FAME = 64


class Ordering(Certain):
    """Moves in the order in which they promise to end the search.

    ``moves[ply * 16:]`` are the cards to try at a ply, the most promising first. ``fame[seat * 64 + card]``: whether
    this lead has decided positions of this deal lately (64) or was tried first for nothing (-64).
    """

    def __init__(self) -> None:
        Certain.__init__(self)
        self.moves = [0] * 864
        self.grades = [0] * 864
        self.fame = [0] * 448

    def sort_moves(self, deal, ply, legal, first):
        """Put the cards to try in order, one of each row of equals; returns how many. ``first`` comes first."""
        base = ply * WIDTH
        if legal & (legal - 1) == 0:
            self.moves[base] = bits.lowest(legal)
            return 1
        seat = deal.to_act
        other = deal.pile | (self.live & ~deal.hands[seat])
        count = 0
        before = -1
        rest = legal
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            if before < 0 or not self.equal(deal, before, card, other):
                self.moves[base + count] = card
                count += 1
            before = card
        if count > 1:
            self.put_in_order(deal, base, count, first)
        return count

    def put_in_order(self, deal, base, count, first):
        """Sort so many of the moves from ``base`` on."""
        seat = deal.to_act
        for start in range(base, base + count):
            card = self.moves[start]
            if card == first:
                grade = FIRST
            elif deal.played:
                grade = self.grade_follow(deal, card, seat)
            else:
                grade = self.grade_lead(deal, card, seat)
            place = start
            while place > base and self.grades[place - 1] < grade:
                self.grades[place] = self.grades[place - 1]
                self.moves[place] = self.moves[place - 1]
                place -= 1
            self.grades[place] = grade
            self.moves[place] = card

    def forget_fame(self):
        """Begin anew."""
        for place in range(448):
            self.fame[place] = 0

    def praise(self, seat, first, best):
        """A seat's lead that decided a position becomes better known, and less so one that was tried before it."""
        place = seat * 64 + best
        self.fame[place] += (FAME - self.fame[place]) >> 2
        if first != best:
            place = seat * 64 + first
            self.fame[place] -= (FAME + self.fame[place]) >> 2

    def equal(self, deal, low, high, other):
        """Whether two cards of one hand are as good as each other: of one suit and worth, and nobody else's between."""
        if (low ^ high) & 48 or other & ((ONE << high) - (ONE << low)):
            return False
        if deal.trumps >> low & 1 != deal.trumps >> high & 1 or self.apart >> low & 1 != self.apart >> high & 1:
            return False
        return self.worths[low] == self.worths[high]

    def grade_follow(self, deal, card, seat):
        """How promising a card is after others: win cheaply, feed a mate who wins, else throw little away."""
        rank = card & 15
        trump = deal.trumps >> card & 1
        worth = self.worths[card]
        mate = self.side[deal.winner] == self.side[seat]
        if self.beating >> card & 1:
            if self.beaten_behind(deal, card):
                return 180 - rank - 20 * trump - worth * 4
            return (240 if mate else 200) - rank - 30 * trump + worth
        short = 0 if deal.led >> card & 1 else 2 * self.length(deal, card, seat)
        if mate:
            return (170 if self.threatened else 280) + worth * 4 - 2 * rank - 25 * trump - short
        return 80 - worth * 4 - 4 * rank - 45 * trump - short

    def grade_lead(self, deal, card, seat):
        """The same of a lead: towards a mate's better card, then what nobody beats, then low, for a mate to trump."""
        bit = ONE << card
        worth = self.worths[card]
        rank = card & 15
        trump = deal.trumps >> card & 1
        suit = deal.suit_of(card)
        danger = 0
        help = 0
        foes_trump = 0
        mates_trump = 0
        for one in range(deal.seats):
            cards = deal.hands[one] & suit
            if one == seat:
                continue
            if self.side[one] == self.side[seat]:
                if cards > help:
                    help = cards
                if cards == 0 and deal.hands[one] & deal.trumps:
                    mates_trump = 1
            elif cards:
                if cards > danger:
                    danger = cards
            elif deal.hands[one] & deal.trumps:
                foes_trump = 1
        reach = 6 * self.length(deal, card, seat) + 2 * self.fame[seat * 64 + card]
        if not foes_trump:
            if danger < bit:
                return 420 - rank + worth - 25 * trump + reach
            if help > danger:
                return 440 - 2 * rank + reach
        return 160 - worth * 4 - 5 * trump - 30 * foes_trump + 25 * mates_trump + reach

    def length(self, deal, card, seat):
        """How many cards of a card's suit the seat holds."""
        return bits.size(deal.hands[seat] & deal.suit_of(card))
