"""A quick way to play a deal of tricks to its end, by what the seat to act can know: for guesses where a search ends.

It leads what nobody beats, takes cheaply what it surely takes, throws little away, and strays a little by lot.
"""

from collections.abc import Iterable

from semyorka import bits
from semyorka.search.playouts import Rng

ONE = 1


class Manner:
    """A manner of playing. ``worths``: pairs of a set of cards and what each is worth to its taker, at most eight;
    ``per_trick`` what a trick is worth; all in the same points, in which a rank is 1. ``stray``: up to how many points
    are added to each card by lot.
    """

    def __init__(
        self, pack: int, worths: Iterable[tuple[int, int]] = (), per_trick: int = 20, stray: int = 12, seed: int = 1
    ) -> None:
        self.pack = pack
        self.masks = [0] * 8
        self.values = [0] * 8
        self.kinds = 0
        self.worthy = 0
        for mask, worth in worths:
            self.masks[self.kinds] = mask
            self.values[self.kinds] = worth
            self.kinds += 1
            self.worthy |= mask
        self.per_trick = per_trick
        self.stray = stray
        self.rng = Rng(seed & 0xFFFFFFFFFFFFFFFF)

    def worth(self, cards):
        """What cards are worth to their taker."""
        total = 0
        for kind in range(self.kinds):
            total += self.values[kind] * bits.size(cards & self.masks[kind])
        return total

    def card(self, deal):
        """The card that the seat to act plays."""
        legal = deal.legal()
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        gone = deal.pile
        for seat in range(deal.seats):
            gone |= deal.won[seat]
        unseen = self.pack & ~gone & ~deal.hands[deal.to_act]
        rest = deal.one_of_each(legal, self.worthy)
        best = -1
        most = 0
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            grade = self.follow(deal, card, unseen) if deal.played else self.lead(deal, card, unseen)
            if self.stray:
                grade += self.rng.below(self.stray)
            if best < 0 or grade > most:
                best = card
                most = grade
        return best

    def lead(self, deal, card, unseen):
        """How good a card is to lead. ``unseen``: cards that may still lie against it."""
        suit = deal.suit_of(card)
        above = unseen & suit & ~((ONE << card) - 1)
        trump = deal.trumps >> card & 1
        worth = self.worth(ONE << card) if self.kinds else 0
        rank = card & 15
        if above == 0:
            if trump:
                return 45 + (10 if unseen & suit else -20)
            return 40 + self.per_trick // 2 + worth if unseen & deal.trumps == 0 else 40 - worth // 2
        length = bits.size(deal.hands[deal.to_act] & suit)
        return 20 - rank - 2 * worth - 8 * trump + 2 * length

    def follow(self, deal, card, unseen):
        """How good a card is to play to a trick."""
        trump = deal.trumps >> card & 1
        worth = self.worth(ONE << card) if self.kinds else 0
        rank = card & 15
        if not deal.beats(card):
            return 20 - 3 * worth - rank - 12 * trump
        pot = self.per_trick + worth + (self.worth(deal.pile) if self.kinds else 0)
        sure = deal.played == deal.players - 1
        if not sure:
            above = unseen & deal.suit_of(card) & ~((ONE << card) - 1)
            sure = above == 0 and (trump or unseen & deal.trumps == 0)
        if sure:
            return 20 + 2 * pot - rank - 12 * trump
        return 20 + pot // 2 - 2 * worth + rank - 14 * trump
