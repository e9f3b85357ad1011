"""Trump Seven, in the order of the rulebook. The number in the margin is the clause.

The deal is ``TrumpSeven``, the series around it and what is said about it ``TrumpSevenMatch`` (trump_seven_match.py).
"""
# The margin is set by hand.
# fmt: off

from semyorka import bits
from semyorka.cards import CALLS, Pack
from semyorka.games.options import Option
from semyorka.games.tricks import Tricks

ONE = 1
SUIT = 0xFFFF

# ---- The pack and the seats --------------------------------------------------------------------------------

PACK = Pack("789KTJQ", joker=True)                                                                     # K1 K3
SEATS = range(3, 4)                                                                                       # K2
EACH_SUIT = 0x0001000100010001
SEVENS, KINGS, TENS, JACKS, QUEENS = (EACH_SUIT << place for place in (0, 3, 4, 5, 6))
JOKER = 1 << 63

# ---- House rules -------------------------------------------------------------------------------------------

HOUSE_RULES = (
    Option("discards_to", ("defenders_hand", "defenders_pile", "declarer_pile"), "defenders_hand", "K13"),
    Option("second_round", ("always", "only_if_all_passed", "none", "withdraw"), "always", "K9"),
    Option("multi_bid", ("redeal", "first_plays"), "redeal", "K11"),
    Option("all_pass", ("redeal", "dealer_must_play", "leaster"), "redeal", "K11"),
    Option("first_lead", ("declarer", "eldest"), "declarer", "K15"),
    Option("joker_any_time", ("off", "on"), "off", "K18"),
    Option("must_trump", ("off", "on"), "off", "K16"),
    Option("series", ("tally", "zero_sum"), "tally", "K21"),
    Option("games", (1, 10, "until_stopped"), "until_stopped", "K21"),
)

# ---- Calls and phases --------------------------------------------------------------------------------------

PASS, SIXTY = CALLS[0], CALLS[2]                                                                         # K10
CALL_WORDS = {"pass": PASS, "60": SIXTY, "trump S": 14, "trump H": 30, "trump D": 46, "trump C": 62}
NAMING_CALLS = ONE << 14 | ONE << 30 | ONE << 46 | ONE << 62                                             # K12
AUCTION, NAMING, GIVING, PLAY, OVER = range(5)
NOBODY = -1
CONTRACT = 60                                                                                             # K4
CONTRACT_POINTS = CONTRACT  # the same, for Python
TRICKS = 9                                                                                                # K6


def plain_points(cards):
    """Points of cards, the trump seven aside: tens 10, Joker and kings 4, queens 3, jacks 2."""         # K20
    few = 3 * bits.size(cards & QUEENS) + 2 * bits.size(cards & JACKS)
    return few + 10 * bits.size(cards & TENS) + 4 * bits.size(cards & (KINGS | JOKER))


class TrumpSeven(Tricks):
    """One deal of Trump Seven.

    ``widow`` are the two table cards until the declarer takes them; ``bidders`` the seats that have said 60 and stand
    by it (a bit a seat), ``round`` of the auction 1 or 2; ``declarer`` NOBODY before the auction is over and in a
    leaster. ``gifts`` are the two cards laid. ``points`` by seat and the set of ``winners`` after the count;
    ``all_played`` is how many cards lie in tricks and piles when the deal is over.
    """

    def __init__(self, seats, options):
        Tricks.__init__(self, seats)
        self.options = options
        self.points = [0] * 7
        self.delta = [0] * 7
        self.gifts = [NOBODY, NOBODY]
        self.last = [NOBODY, NOBODY, NOBODY]
        self.winners = 0
        self.declarer = NOBODY
        self.redeal = self.leaster = self.made = False
        self.widow = self.bidders = self.to_speak = 0
        self.all_played = 0
        self.contested = False
        self.round = 1
        self.two_rounds = options["second_round"] == "always"
        self.after_passes = options["second_round"] == "only_if_all_passed"
        self.withdraw = options["second_round"] == "withdraw"
        self.first_plays = options["multi_bid"] == "first_plays"
        self.dealer_plays = options["all_pass"] == "dealer_must_play"
        self.leaster_played = options["all_pass"] == "leaster"
        self.to_hand = options["discards_to"] == "defenders_hand"
        self.to_declarer = options["discards_to"] == "declarer_pile"
        self.eldest_leads = options["first_lead"] == "eldest"
        self.joker_any_time = options["joker_any_time"] == "on"
        self.must_trump = options["must_trump"] == "on"
        self.zero_sum = options["series"] == "zero_sum"
        for card in PACK.cards:
            self.pack[self.pack_size] = card
            self.pack_size += 1
        self.dealt = self.pack_size

    # ---- The deal ------------------------------------------------------------------------------------------

    def deal(self):
        """Threes, counter-clockwise from the dealer's right; two cards stay on the table."""          # K6 K7
        self.sit(7)
        self.trumps = 0
        for i in range(3):
            self.hands[i] = 0
            self.delta[i] = 0
            self.points[i] = 0
        for packet in range(9):
            seat = (self.dealer + 2 * (packet + 1)) % 3
            for i in range(3 * packet, 3 * packet + 3):
                self.hands[seat] |= ONE << self.pack[i]
        for i in range(3):
            self.last[i] = NOBODY
        self.winners = 0
        self.widow = ONE << self.pack[27] | ONE << self.pack[28]
        self.declarer = self.gifts[0] = self.gifts[1] = NOBODY
        self.redeal = self.leaster = self.made = False
        self.bidders = 0
        self.round = 1
        self.phase = AUCTION
        self.to_speak = 7
        self.turn_to(self.after[self.dealer])                                                             # K8

    # ---- What may be done ----------------------------------------------------------------------------------

    def legal(self):
        if self.phase == AUCTION:
            return ONE << PASS | ONE << SIXTY                                                            # K10
        if self.phase == NAMING:
            return NAMING_CALLS                                                                          # K12
        if self.phase == GIVING:
            return self.hands[self.to_act]                                                               # K13
        return self.follow()

    def follow(self):
        """If you lead, anything; else the suit led; else anything."""                               # K15 K16
        hand = self.hands[self.to_act]
        if self.played == 0:
            return hand
        pool = hand & self.led
        if pool and self.joker_any_time:
            pool |= hand & JOKER                                                                         # K18
        if pool == 0 and self.must_trump and not self.leaster:
            pool = hand & self.trumps                                                                    # K16
        return pool if pool else hand

    # ---- What is done --------------------------------------------------------------------------------------

    def act(self, action):
        if self.phase == AUCTION:
            self.call(action)
        elif self.phase == NAMING:
            self.name_trump(action)
        elif self.phase == GIVING:
            self.give(action)
        elif self.put(action) and self.played_out():
            self.close()

    def played_out(self):
        return bits.size(self.won[0] | self.won[1] | self.won[2]) >= self.all_played

    def past(self):
        """The points each seat has taken so far."""
        number = 0
        for i in range(3):
            number |= self.points_in(self.won[i]) << 8 * i
        return number

    def outcome(self):
        """The points of each seat in the end, the last cards of defenders included."""
        number = 0
        for i in range(3):
            number |= self.points_in(self.won[i] | self.hands[i]) << 8 * i
        return number

    def close(self):
        self.count()
        self.finish()

    # ---- The auction ---------------------------------------------------------------------------------------

    def call(self, action):
        """A seat says 60 or passes; in a second round a bidder may also withdraw by the house rule."""  # K9 K10
        seat = self.to_act
        self.to_speak &= ~(ONE << seat)
        if action == SIXTY:
            self.bidders |= ONE << seat
        else:
            self.bidders &= ~(ONE << seat)
        if self.first_plays and self.bidders:                                                            # K11
            self.declare(seat)
        elif self.bids_clash():                                                                          # K11
            self.deal_again()
        elif self.round == 2 and self.contested and bits.size(self.bidders) == 1:
            self.declare(bits.lowest(self.bidders))
        elif self.to_speak:
            self.next_to_speak(seat)
        else:
            self.round_over()

    def bids_clash(self):
        """Two have said 60 and nobody can take it back: the redeal is certain."""                       # K11
        if bits.size(self.bidders) < 2:
            return False
        if not self.withdraw:
            return True
        return self.round == 2 and (not self.contested or self.to_speak == 0)

    def next_to_speak(self, seat):
        """The next seat clockwise that has yet to speak in this round."""                                # K8
        seat = self.after[seat]
        while not self.to_speak >> seat & 1:
            seat = self.after[seat]
        self.turn_to(seat)

    def round_over(self):
        """A second round where one is held, else the end of the auction."""                              # K9
        again = self.two_rounds or self.withdraw or (self.after_passes and self.bidders == 0)
        if self.round == 1 and again:
            self.round = 2
            self.contested = bits.size(self.bidders) > 1
            self.to_speak = self.bidders if self.contested else 7 & ~self.bidders
            self.next_to_speak(self.dealer)
        elif self.bidders:
            self.declare(bits.lowest(self.bidders))                                                      # K12
        elif self.dealer_plays:
            self.declare(self.dealer)
        elif self.leaster_played:
            self.play_leaster()
        else:
            self.deal_again()                                                                            # K11

    def declare(self, seat):
        """The seat is the declarer and names trumps."""                                                 # K12
        self.declarer = seat
        self.phase = NAMING
        self.turn_to(seat)

    def deal_again(self):
        """The cards are gathered: nothing is scored."""                                                 # K11
        self.redeal = True
        self.finish()

    def play_leaster(self):
        """Nobody declares, there is no trump suit, the Joker is a suit of its own and loses to nothing."""
        self.leaster = True
        self.trumps = JOKER
        self.begin_play(self.after[self.dealer])

    # ---- Trumps, widow, gifts ------------------------------------------------------------------------------

    def name_trump(self, action):
        """Trumps first, then the widow is taken."""                                                     # K12
        self.trumps = SUIT << (action & 48) & ~JOKER | JOKER                                             # K18
        self.hands[self.declarer] |= self.widow
        self.phase = GIVING

    def give(self, card):
        """Two cards face down, the first for the next seat clockwise, the second for the other."""      # K13
        self.hands[self.declarer] ^= ONE << card
        if self.gifts[0] == NOBODY:
            self.gifts[0] = card
            return
        self.gifts[1] = card
        seat = self.declarer
        for i in range(2):
            seat = self.after[seat]
            if self.to_hand:
                self.hands[seat] |= ONE << self.gifts[i]
            else:
                self.won[self.declarer if self.to_declarer else seat] |= ONE << self.gifts[i]
        self.begin_play(self.after[self.dealer] if self.eldest_leads else self.declarer)                 # K15

    def begin_play(self, leader):
        """The first lead."""
        self.all_played = 3 * TRICKS if self.leaster or self.to_hand else 3 * TRICKS + 2
        self.phase = PLAY
        self.lead(leader)

    # ---- The count -----------------------------------------------------------------------------------------

    def count(self):
        """The defenders' tenth cards are theirs; then the points of all that each seat has taken."""    # K19
        for i in range(3):
            if self.hands[i]:
                self.last[i] = bits.lowest(self.hands[i])
            self.won[i] |= self.hands[i]
            self.hands[i] = 0
            self.points[i] = self.points_in(self.won[i])                                                # K20
        if self.leaster:
            self.count_leaster()
            return
        self.made = self.points[self.declarer] >= CONTRACT                                               # K21
        for i in range(3):
            won = self.made == (i == self.declarer)
            if won:
                self.winners |= ONE << i
            if self.zero_sum:
                self.delta[i] = (2 if i == self.declarer else 1) * (1 if won else -1)
            else:
                self.delta[i] = 1 if won else 0

    def points_in(self, cards):
        """The points of cards; of the sevens only the trump seven has any, and none in a leaster."""    # K20
        seven = 0 if self.leaster else 20 * bits.size(cards & SEVENS & self.trumps)
        return plain_points(cards) + seven

    def count_leaster(self):
        """The fewest points win; level seats share."""                                                  # K11
        fewest = self.points[0]
        for i in range(3):
            if self.points[i] < fewest:
                fewest = self.points[i]
        for i in range(3):
            if self.points[i] == fewest:
                self.winners |= ONE << i
        winners = bits.size(self.winners)
        for i in range(3):
            won = self.winners >> i & 1
            if not self.zero_sum:
                self.delta[i] = 1 if won else 0
            elif winners == 1:
                self.delta[i] = 2 if won else -1
            elif winners == 2:
                self.delta[i] = 1 if won else -2

    def finish(self):
        """The deal is over; nobody acts."""
        self.phase = OVER
        self.turn = 0

    def is_over(self):
        return self.phase == OVER

    def score(self, seat):
        return self.delta[seat]

    def become(self, other):
        Tricks.become(self, other)
        it = other
        for i in range(7):
            self.points[i] = it.points[i]
            self.delta[i] = it.delta[i]
        for i in range(2):
            self.gifts[i] = it.gifts[i]
        for i in range(3):
            self.last[i] = it.last[i]
        self.winners = it.winners
        self.declarer = it.declarer
        self.round = it.round
        self.all_played = it.all_played
        self.widow = it.widow
        self.bidders = it.bidders
        self.to_speak = it.to_speak
        self.contested = it.contested
        self.redeal = it.redeal
        self.leaster = it.leaster
        self.made = it.made

    def blank(self):
        return TrumpSeven(self.seats, self.options)

    # ---- For those who set a position up -------------------------------------------------------------------

    def lay_out(self, hands: list[int], leader: int, trumps: int, sitting: int = 0) -> None:
        """Put these hands in the middle of the play, before a lead; see ``Tricks``."""
        Tricks.lay_out(self, hands, leader, trumps, sitting)
        self.phase = PLAY
        self.leaster = trumps == JOKER
        self.all_played = 3 * min(hand.bit_count() for hand in hands)

    # ---- For those who only look ---------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        """The points of the cards a seat has taken so far, the trump seven included once trumps are named."""
        return int(self.points_in(self.won[seat]))

    def gift(self, place: int) -> int | None:
        """The card laid first (0) or second (1), None when it has not been laid."""
        return None if self.gifts[place] == NOBODY else int(self.gifts[place])

    def last_card_of(self, seat: int) -> int | None:
        """The card a defender had left after the ninth trick, None where there was none."""
        return None if self.last[seat] == NOBODY else int(self.last[seat])
