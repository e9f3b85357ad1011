"""Going down and up a deal card by card: every search of more than two sides walks so."""

ONE = 1


class Walk:
    """A way through a deal of tricks that can be gone back. What a step changed is kept by its number, ``ply``."""

    def __init__(self) -> None:
        self.bests = [0] * 56
        self.winners = [0] * 56
        self.leaders = [0] * 56
        self.plays = [0] * 56
        self.leds = [0] * 56
        self.piles = [0] * 56
        self.tables = [0] * 448
        self.tooks = [0] * 56
        self.lefts = [0] * 56
        self.seats = [0] * 56

    def step(self, deal, ply, card):
        """The seat to act lays a card. True when that ended the trick."""
        self.bests[ply] = deal.best
        self.winners[ply] = deal.winner
        self.leaders[ply] = deal.leader
        self.plays[ply] = deal.played
        self.leds[ply] = deal.led
        self.piles[ply] = deal.pile
        self.seats[ply] = deal.to_act
        self.tooks[ply] = -1
        for i in range(deal.played):
            self.tables[ply * 8 + i] = deal.trick[i]
        if not deal.put(card):
            return False
        taker = deal.leader
        self.tooks[ply] = taker
        self.lefts[ply] = deal.trick_over(taker)
        return True

    def back(self, deal, ply, card):
        """Undo the step of this number."""
        seat = self.seats[ply]
        taker = self.tooks[ply]
        bit = ONE << card
        if taker >= 0:
            deal.trick_back(taker, self.lefts[ply])
            deal.won[taker] ^= self.piles[ply] | bit
            deal.taken[taker] -= 1
        deal.turn_to(seat)
        deal.hands[seat] |= bit
        deal.shown[seat] ^= bit
        deal.best = self.bests[ply]
        deal.winner = self.winners[ply]
        deal.leader = self.leaders[ply]
        deal.led = self.leds[ply]
        deal.pile = self.piles[ply]
        deal.played = self.plays[ply]
        for i in range(deal.played):
            deal.trick[i] = self.tables[ply * 8 + i]
