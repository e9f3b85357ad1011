"""Which card a search tries first. It changes how long the search takes and never what it finds."""

from semyorka import bits
from semyorka.search.certain import Certain

ONE = 1
WIDTH = 16
FIRST = 10000


class Ordering(Certain):
    """Moves in the order in which they promise to end the search.

    ``moves[ply * 16:]`` are the cards to try at a ply, the most promising first.
    """

    def __init__(self) -> None:
        Certain.__init__(self)
        self.moves = [0] * 864
        self.grades = [0] * 864

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
            equals = before >= 0 and self.equal(deal, before, card, other)
            before = card
            if not equals:
                grade = self.grade(deal, card, seat)
                if card == first:
                    grade = FIRST
                place = base + count
                while place > base and self.grades[place - 1] < grade:
                    self.grades[place] = self.grades[place - 1]
                    self.moves[place] = self.moves[place - 1]
                    place -= 1
                self.grades[place] = grade
                self.moves[place] = card
                count += 1
        return count

    def equal(self, deal, low, high, other):
        """Whether two cards of one hand are as good as each other: of one suit and worth, and nobody else's between."""
        if (low ^ high) & 48 or other & ((ONE << high) - (ONE << low)):
            return False
        if deal.trumps >> low & 1 != deal.trumps >> high & 1 or self.apart >> low & 1 != self.apart >> high & 1:
            return False
        return self.worths[low] == self.worths[high]

    def grade(self, deal, card, seat):
        """How promising a card is."""
        worth = self.worths[card]
        return self.grade_follow(deal, card, seat, worth) if deal.played else self.grade_lead(deal, card, seat, worth)

    def grade_follow(self, deal, card, seat, worth):
        """The same when others have played to the trick: win cheaply, feed a mate who wins, else throw little away."""
        rank = card & 15
        trump = deal.trumps >> card & 1
        mine = self.beating >> card & 1
        mate = self.side[deal.winner] == self.side[seat]
        best = card if mine else deal.best
        if deal.trumps >> best & 1:
            threatened = self.foe_trump > ONE << best
        else:
            threatened = self.foe_trump > 0 or self.foe_led > ONE << best
        if mine:
            if threatened:
                return 180 - rank - 20 * trump - worth * 4
            return (240 if mate else 200) - rank - 30 * trump + worth
        short = 0 if deal.led >> card & 1 else 2 * self.length(deal, card, seat)
        if mate:
            return (170 if threatened else 280) + worth * 4 - 2 * rank - 25 * trump - short
        return 80 - worth * 4 - 4 * rank - 45 * trump - short

    def grade_lead(self, deal, card, seat, worth):
        """The same of a lead: towards a mate's better card, then what nobody beats, then low, for a mate to trump."""
        bit = ONE << card
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
        reach = 6 * self.length(deal, card, seat)
        if not foes_trump:
            if danger < bit:
                return 420 - rank + worth - 25 * trump + reach
            if help > danger:
                return 440 - 2 * rank + reach
        return 160 - worth * 4 - 5 * trump - 30 * foes_trump + 25 * mates_trump + reach

    def length(self, deal, card, seat):
        """How many cards of a card's suit the seat holds."""
        return bits.size(deal.hands[seat] & deal.suit_of(card))
