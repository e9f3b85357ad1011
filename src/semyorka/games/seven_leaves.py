"""Seven Leaves, in the order of the rulebook. The number in the margin is the clause.

The deal is ``SevenLeaves``, the match around it and what is said about it ``SevenLeavesMatch`` (seven_leaves_match.py).
"""
# The margin is set by hand.
# fmt: off

from semyorka import bits
from semyorka.cards import Pack
from semyorka.games.options import Option
from semyorka.games.tricks import Tricks

ONE = 1
SUIT = 0xFFFF

# ---- The pack and the seats --------------------------------------------------------------------------------

PACK = Pack("6789TJQKA")                                                                               # L2 L3
SEATS = range(2, 6)                                                                                       # L1
HAND = 7                                                                                                  # L6
GOAL = 7                                                                                                  # L4

# ---- House rules -------------------------------------------------------------------------------------------

HOUSE_RULES = (
    Option("must_beat", ("off", "on"), "off", "L9"),
    Option("all_out", ("no_loser", "last_to_seven", "extra_deal"), "no_loser", "L13"),
    Option("leave", ("deal_end", "at_once"), "deal_end", "L12"),
    Option("punishment", ("off", "count_only", "animated", "tap_game"), "animated", "L14"),
    Option("blows", ("each", "total"), "each", "L19"),
    Option("strike_cards", (1, 3), 1, "L17"),
)

PLAY, OVER = range(2)
GOAL_TRICKS, HAND_SIZE = GOAL, HAND  # the same two, for Python


class SevenLeaves(Tricks):
    """One deal of Seven Leaves for the seats that are still in.

    ``dealt_in`` is the set of those seats (a bit a seat), ``start`` the tricks each seat had before the deal;
    ``extra`` says that this deal's tricks alone decide, so nobody leaves in it. ``turn_up`` is the dealer's shown
    card, ``tricks_played`` how many tricks are finished, ``seventh`` by seat the number of the trick that was the
    seat's seventh, 0 while it has none.
    """

    def __init__(self, seats, options, dealt_in, start, extra=False):
        Tricks.__init__(self, seats)
        self.options = options
        self.start = [0] * 7
        self.seventh = [0] * 7
        self.dropped = [0] * 7
        for i in range(seats):
            self.start[i] = start[i]
        self.dealt_in = dealt_in
        self.extra = extra
        self.must_beat = options["must_beat"] == "on"
        self.at_once = options["leave"] == "at_once" and not extra
        self.order_counts = options["all_out"] == "last_to_seven"
        self.turn_up = -1
        self.tricks_played = 0
        for card in PACK.cards:
            self.pack[self.pack_size] = card
            self.pack_size += 1
        self.dealt = HAND * bits.size(dealt_in)

    # ---- The deal ------------------------------------------------------------------------------------------

    def deal(self):
        """Seven to each, one at a time from the dealer's left; the last is the dealer's and makes trumps."""  # L6 L7
        self.sit(self.dealt_in)
        for i in range(self.seats):
            self.hands[i] = 0
            self.seventh[i] = 0
            self.dropped[i] = 0
        seat = self.dealer
        for i in range(self.dealt):
            seat = self.after[seat]
            self.hands[seat] |= ONE << self.pack[i]
        self.turn_up = self.pack[self.dealt - 1]                                                          # L7
        self.trumps = SUIT << (self.turn_up & 48)
        self.tricks_played = 0
        self.phase = PLAY
        self.lead(self.after[self.dealer])                                                                # L8

    # ---- What may be done ----------------------------------------------------------------------------------

    def legal(self):
        """If you lead, anything; else the suit led; else a trump; else anything."""                   # L8 L9
        hand = self.hands[self.to_act]
        if self.played == 0:
            return hand
        pool = hand & self.led
        if pool == 0:
            pool = hand & self.trumps
        if pool == 0:
            return hand
        return self.beating(pool) if self.must_beat else pool

    def beating(self, pool):
        """The house rule: of the cards one may play, those that beat the best on the table, if there are any."""  # L9
        found = 0
        rest = pool
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            if self.beats(card):
                found |= ONE << card
        return found if found else pool

    # ---- What is done --------------------------------------------------------------------------------------

    def act(self, action):
        if not self.put(action):
            return
        self.trick_over(self.leader)                                                                     # L10
        if self.played_out():                                                                            # L11
            self.close()

    def trick_over(self, taker):
        self.tricks_played += 1
        if self.start[taker] + self.taken[taker] == GOAL:
            self.seventh[taker] = self.tricks_played
            if self.at_once:
                self.leave(taker)                                                                        # L12
                return True
        return False

    def trick_back(self, taker, left):
        if self.seventh[taker] == self.tricks_played:
            self.seventh[taker] = 0
        self.tricks_played -= 1
        if left:
            self.hands[taker] = self.dropped[taker]
            self.dropped[taker] = 0
            self.sitting |= ONE << taker
            self.players += 1
            self.close_ranks()

    def played_out(self):
        return self.tricks_played == HAND or bits.size(self.sitting) < 2

    def past(self):
        """Tricks taken, three bits a seat; where it matters who is the last to seven, the sevenths too."""
        number = 0
        for i in range(self.seats):
            number |= self.taken[i] << 3 * i
            if self.order_counts:
                number |= self.seventh[i] << 15 + 3 * i
        return number

    def close(self):
        self.phase = OVER
        self.turn = 0

    def leave(self, seat):
        """The house rule: who has seven lays down the rest of his cards; the next who is in leads."""   # L12
        self.dropped[seat] = self.hands[seat]
        self.hands[seat] = 0
        self.sitting ^= ONE << seat
        self.players -= 1
        self.close_ranks()
        self.lead(self.after[seat])

    def is_over(self):
        return self.phase == OVER

    def score(self, seat):
        return self.taken[seat]                                                                          # L11

    def become(self, other):
        Tricks.become(self, other)
        it = other
        for i in range(7):
            self.start[i] = it.start[i]
            self.seventh[i] = it.seventh[i]
            self.dropped[i] = it.dropped[i]
        self.dealt_in = it.dealt_in
        self.extra = it.extra
        self.at_once = it.at_once
        self.turn_up = it.turn_up
        self.tricks_played = it.tricks_played

    def blank(self):
        return SevenLeaves(self.seats, self.options, self.dealt_in, [0] * self.seats, self.extra)

    # ---- For those who set a position up -------------------------------------------------------------------

    def lay_out(self, hands: list[int], leader: int, trumps: int, sitting: int = 0) -> None:
        """Put these hands in the middle of the play, before a lead; see ``Tricks``."""
        Tricks.lay_out(self, hands, leader, trumps, sitting)
        self.phase = PLAY

    # ---- For those who only look ---------------------------------------------------------------------------

    def seventh_of(self, seat: int) -> int:
        """The number of the trick in this deal that was the seat's seventh in all, 0 when it has not made it here."""
        return int(self.seventh[seat])

    def dropped_by(self, seat: int) -> int:
        """The cards a seat laid down unseen when it left in the middle of the deal."""
        return int(self.dropped[seat])


# ---- The match ---------------------------------------------------------------------------------------------


def leaving(deal):
    """The seats that reached seven in a finished deal, in the order in which they did."""               # L12
    done = [seat for seat in range(deal.seats) if deal.seventh_of(seat)]
    return sorted(done, key=deal.seventh_of)


def loser_of(deal, left, options):
    """Who loses when the seats ``left`` are still under seven after a counted deal: ``(over, loser)``."""  # L13
    if len(left) == 1:
        return True, left[0]
    if left:
        return False, None
    if options["all_out"] == "last_to_seven":
        return True, leaving(deal).pop()
    return options["all_out"] == "no_loser", None


def blows(value_of_bottom, others, options):
    """What the loser gets in all: 6 to 10 by the bottom card, for each of the others or once; 0 is forgiven."""
    return value_of_bottom * (others if options["blows"] == "each" else 1)                               # L19


def bottom_value(word):
    """The blows that a bottom card names: its number, or none for a court card and an ace."""
    return {"T": 10, "9": 9, "8": 8, "7": 7, "6": 6}.get(word[0], 0)                                 # L15 L16
