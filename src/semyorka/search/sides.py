"""Two sides of a deal with tricks: what they play for, and what a search asks about the cards that are left."""

from typing import Any

from semyorka import bits

ONE = 1


class Sides:
    """Sides, and what is won. Sets of cards and of seats are ints; ``ply`` numbers the open search.

    ``side[seat]`` is 1 for the side that wants to gain, ``teams[1]`` are its seats. ``worths`` is what each card is
    worth to its taker, ``pointed`` whether any is worth something; a trick is worth ``per_trick``, and ``counting`` is
    true where tricks alone count, one each. ``obliged``: who is out of the suit led must trump; ``at_will`` are trumps
    that may be played on any lead, ``apart`` cards whose lead is treated unlike others; ``live`` are the cards in
    hands. ``exact``: a position is known by all its cards, not by the highest alone; if not, ``mattered[ply]`` are the
    lowest cards whose rank decided what was found out at that ply: those above them of the same suits did too, those
    below did not.
    """

    def __init__(self) -> None:
        self.deal: Any = None
        self.side = [0] * 7
        self.teams = [0] * 2
        self.worths = [0] * 64
        self.mattered = [0] * 54
        self.per_trick = self.at_will = self.apart = self.live = 0
        self.obliged = self.exact = self.pointed = self.counting = self.threatened = False
        self.foe_led = self.foe_trump = self.beating = 0

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

    def rounds(self, deal, seat, suit):
        """How often a seat can lead a plain suit before somebody trumps it."""
        least = 64
        for one in range(deal.seats):
            foe = self.side[one] != self.side[seat]
            if one != seat and (foe or self.obliged) and deal.hands[one] & deal.trumps:
                held = 0 if foe and deal.hands[one] & self.at_will else bits.size(deal.hands[one] & suit)
                if held < least:
                    least = held
        return least

    def longest(self, deal, suit, seats):
        """The most cards of a suit that one hand of these seats holds."""
        most = 0
        for one in range(deal.seats):
            if seats >> one & 1:
                held = bits.size(deal.hands[one] & suit)
                if held > most:
                    most = held
        return most

    def look_on(self, deal, seat):
        """What the foes who play to this trick after a seat can do: their best card of the suit led, or trump.

        Also which cards beat the best one on the table, and whether it is ``threatened`` by them.
        """
        above = -(ONE << deal.best << 1)
        if deal.trumps >> deal.best & 1:
            self.beating = deal.trumps & above
        else:
            self.beating = deal.trumps | (deal.led & above)
        self.foe_led = self.foe_trump = 0
        one = deal.after[seat]
        for _left in range(deal.players - deal.played - 1):
            if self.side[one] != self.side[seat]:
                cards = deal.hands[one] & deal.led
                if cards:
                    if cards > self.foe_led:
                        self.foe_led = cards
                else:
                    cards = deal.hands[one] & deal.trumps
                    if cards > self.foe_trump:
                        self.foe_trump = cards
            one = deal.after[one]
        if deal.led & deal.trumps:
            self.foe_trump = self.foe_led
        self.threatened = self.beaten_behind(deal, deal.best)

    def beaten_behind(self, deal, card):
        """Whether those foes can beat a card."""
        if deal.trumps >> card & 1:
            return self.foe_trump > ONE << card
        return self.foe_trump > 0 or self.foe_led > ONE << card
