"""Auction Pitch, in the order of the rulebook. The number in the margin is the clause; docs and refusals use the same.

The deal is ``Pitch``; the match around it and what is said of it (refusals, awards, what is public, the score sheet
that P5 asks for) stand in ``pitch_match.py``.
"""

# The margin is set by hand.
# fmt: off

from semyorka import bits
from semyorka.cards import CALLS, Pack
from semyorka.games.options import Option
from semyorka.games.tricks import Tricks

ONE = 1

# ---- The pack and the seats --------------------------------------------------------------------------------

PACK = Pack("23456789TJQKA")                                                                              # P2
SEATS = range(2, 8)                                                                                       # P1
JACK_PLACE = 9
EACH_SUIT = 0x0001000100010001
TENS, JACKS, QUEENS, KINGS, ACES = (EACH_SUIT << place for place in (8, 9, 10, 11, 12))
COURTS = JACKS | QUEENS | KINGS

# ---- House rules -------------------------------------------------------------------------------------------

HOUSE_RULES = (
    Option("scoring", ("four_points", "literal_sum"), "four_points", "P16"),
    Option("target", (7, 10, 11, 21), 7, "P4"),
    Option("low_to", ("taker", "holder"), "taker", "P15"),
    Option("game_tie", ("nobody", "pitcher"), "nobody", "P16"),
    Option("trump_in", ("plain_suit", "pip_lead", "void_only"), "plain_suit", "P13"),
    Option("slam", ("separate", "same_as_4", "off"), "separate", "P7"),
    Option("slam_needs", ("tricks_and_points", "tricks", "points"), "tricks_and_points", "P14"),
    Option("slam_pays", ("five", "wins_game", "wins_if_not_negative"), "five", "P14"),
    Option("dealer_match", ("off", "below_top", "any"), "below_top", "P8"),
    Option("min_bid", (1, 2), 1, "P7"),
    Option("all_pass", ("redeal_same", "redeal_next", "dealer_forced", "eldest_free"), "redeal_same", "P9"),
    Option("endgame", ("count_out", "highest_total"), "count_out", "P18"),
)

# ---- Calls, phases and points ------------------------------------------------------------------------------

PASS, BID_1, BID_2, BID_3, BID_4, SLAM = CALLS[:6]                                                        # P7
BIDS = ONE << BID_1 | ONE << BID_2 | ONE << BID_3 | ONE << BID_4 | ONE << SLAM
CALL_WORDS = {"pass": PASS, "1": BID_1, "2": BID_2, "3": BID_3, "4": BID_4, "slam": SLAM}
AUCTION, PLAY, OVER = range(3)
HIGH, LOW, JACK, GAME = range(4)                                                                         # P16
NOBODY = -1


def pips(cards):
    """The card points that decide Game: J 1, Q 2, K 3, A 4, T 10."""                                    # P16
    few = bits.size(cards & JACKS) + 2 * bits.size(cards & QUEENS) + 3 * bits.size(cards & KINGS)
    return few + 4 * bits.size(cards & ACES) + 10 * bits.size(cards & TENS)


class Pitch(Tricks):
    """One deal of Auction Pitch.

    ``bid`` is the highest call so far (PASS: none), ``pitcher`` who made it (NOBODY: none yet). After the pitch
    ``high``, ``low`` and ``jack`` are the trumps that count a point (jack NOBODY when it was not dealt). After the last
    trick ``owner`` says who has each point, and ``made`` whether the pitcher has what he bid.

    ``options``: every house rule with a value, as ``chosen`` gives them.
    """

    def __init__(self, seats, options):
        Tricks.__init__(self, seats)
        self.options = options
        self.owner = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.pips = [0] * 7
        self.delta = [0] * 7
        self.bid = PASS
        self.pitcher = self.low_holder = self.high = self.low = self.jack = NOBODY
        self.made = self.redeal = False
        self.literal = options["scoring"] == "literal_sum"
        self.low_to_holder = options["low_to"] == "holder"
        self.tie_to_pitcher = options["game_tie"] == "pitcher"
        self.trump_void_only = options["trump_in"] == "void_only"
        self.trump_pip_lead = options["trump_in"] == "pip_lead"
        self.slam_separate = options["slam"] == "separate"
        self.slam_tricks = options["slam_needs"] != "points"
        self.slam_points = options["slam_needs"] != "tricks"
        self.dealer_match = options["dealer_match"] != "off"
        self.match_top = options["dealer_match"] == "any"
        self.least = BID_1 if options["min_bid"] == 1 else BID_2
        self.top = SLAM if self.slam_separate else BID_4
        self.dealer_forced = options["all_pass"] == "dealer_forced"
        self.eldest_free = options["all_pass"] == "eldest_free"
        for card in PACK.cards:
            self.pack[self.pack_size] = card
            self.pack_size += 1
        self.dealt = 6 * seats

    # ---- The deal ------------------------------------------------------------------------------------------

    def deal(self):
        """Two packets of three to each, from the dealer's left."""                                       # P6
        self.trumps = 0
        self.sit((ONE << self.seats) - 1)
        for i in range(self.seats):
            self.hands[i] = 0
            self.delta[i] = 0
        seat = self.dealer
        for packet in range(2 * self.seats):
            seat = self.after[seat]
            for i in range(3 * packet, 3 * packet + 3):
                self.hands[seat] |= ONE << self.pack[i]
        self.bid = PASS
        self.pitcher = NOBODY
        self.redeal = False
        self.phase = AUCTION
        self.turn_to(self.after[self.dealer])                                                             # P7

    # ---- What may be done ----------------------------------------------------------------------------------

    def legal(self):
        """If you lead, anything. Void in the suit led: anything. Trumps led: follow. Else follow or trump."""
        if self.phase == AUCTION:
            return self.calls()
        hand = self.hands[self.to_act]
        if self.played == 0 or hand & self.led == 0:                                                 # P10 P13
            return hand
        if self.led == self.trumps:
            return hand & self.led                                                                       # P11
        if self.trump_void_only or (self.trump_pip_lead and COURTS >> self.trick[0] & 1):
            return hand & self.led
        return hand & (self.led | self.trumps)                                                           # P13

    def calls(self):
        """Pass, or a bid above the last; the dealer may also match it."""                                # P7
        higher = BIDS >> (self.bid + 1) << (self.bid + 1)                                                 # P8
        may_match = self.to_act == self.dealer and self.bid != PASS and self.dealer_match
        if may_match and (self.bid < self.top or self.match_top):                                        # P8
            higher |= ONE << self.bid
        if not self.slam_separate:
            higher &= ~(ONE << SLAM)
        return ONE << PASS | higher >> self.least << self.least

    # ---- What is done --------------------------------------------------------------------------------------

    def act(self, action):
        if self.phase == AUCTION:
            self.call(action)
            return
        if self.trumps == 0:
            self.make_trump(action)
        if self.put(action) and self.played_out():                                                    # P3 P12
            self.close()

    def close(self):
        self.count()
        self.finish()

    def past(self):
        """Card points of each seat, who has High, Low and Jack so far, and whether a slam can still have all tricks."""
        number = 0
        for i in range(self.seats):
            part = pips(self.won[i])
            number |= part << 7 * i
        part = self.taker_of(self.high) + 1
        number |= part << 49
        part = (self.low_holder if self.low_to_holder else self.taker_of(self.low)) + 1
        number |= part << 52
        part = 0 if self.jack == NOBODY else self.taker_of(self.jack) + 1
        number |= part << 55
        if self.bid == SLAM:
            for i in range(self.seats):
                if self.taken[i] and i != self.pitcher:
                    number |= ONE << 58
        return number

    def outcome(self):
        """The owners of the points, and what else a slam or the literal sum asks for."""
        past = self.past()
        if self.literal:
            return past
        for i in range(self.seats):
            self.pips[i] = pips(self.won[i])
        return past >> 49 << 49 | self.most_pips() + 1

    def call(self, action):
        """One turn each, the dealer last."""
        if action != PASS:
            self.bid = action
            self.pitcher = self.to_act
        if self.to_act != self.dealer:                                                                    # P8
            self.turn_to(self.after[self.to_act])
        elif self.pitcher == NOBODY:
            self.all_passed()
        else:
            self.pitch()

    def all_passed(self):
        """Nobody bid: dealt again, or the dealer must, or the eldest may, by the house rule."""          # P9
        if self.dealer_forced:
            self.bid = self.least
            self.pitcher = self.dealer
        elif self.eldest_free:
            self.pitcher = self.after[self.dealer]
        else:
            self.redeal = True
            self.finish()
            return
        self.pitch()

    def pitch(self):
        """The highest bidder opens the play."""                                                      # P9 P10
        self.phase = PLAY
        self.lead(self.pitcher)

    def make_trump(self, card):
        """The suit of the pitched card is trumps; which trumps were dealt is settled from here on."""   # P10
        self.trumps = self.suit_of(card)
        self.find_points()

    def find_points(self):
        """Which of the trumps that were dealt are High, Low and Jack."""                            # P15 P16
        dealt = 0
        for i in range(self.seats):
            dealt |= (self.hands[i] | self.shown[i]) & self.trumps
        if dealt == 0:  # in the middle of being set up, before the cards played are known
            self.high = self.low = self.jack = NOBODY
            return
        self.high = bits.highest(dealt)
        self.low = bits.lowest(dealt)
        jack = (self.high & 48) + JACK_PLACE
        self.jack = jack if dealt >> jack & 1 else NOBODY
        for i in range(self.seats):
            if (self.hands[i] | self.shown[i]) >> self.low & 1:
                self.low_holder = i

    # ---- The count -----------------------------------------------------------------------------------------

    def count(self):
        """Who has High, Low, Jack and Game; then what the deal gives each seat."""                  # P15 P16
        for i in range(self.seats):
            self.pips[i] = pips(self.won[i])
        self.owner[HIGH] = self.taker_of(self.high)
        self.owner[LOW] = self.low_holder if self.low_to_holder else self.taker_of(self.low)
        self.owner[JACK] = NOBODY if self.jack == NOBODY else self.taker_of(self.jack)
        self.owner[GAME] = NOBODY if self.literal else self.most_pips()
        for i in range(self.seats):
            self.delta[i] = self.pips[i] if self.literal else 0
        for point in range(4):
            if self.owner[point] != NOBODY:
                self.delta[self.owner[point]] += 1
        self.made = self.slam_made() if self.bid == SLAM else self.delta[self.pitcher] >= self.value()
        if self.bid == SLAM:
            self.delta[self.pitcher] = 5 if self.made else -5                                            # P14
        elif not self.made:
            self.delta[self.pitcher] = -self.value()                                                     # P14

    def taker_of(self, card):
        """The seat in whose tricks the card lies."""
        taker = NOBODY
        for i in range(self.seats):
            if self.won[i] >> card & 1:
                taker = i
        return taker

    def most_pips(self):
        """Game: the most card points; level, nobody, or by the house rule the pitcher if he is among them."""
        most = self.pips[0]
        for i in range(self.seats):
            if self.pips[i] > most:
                most = self.pips[i]
        owner = NOBODY
        level = 0
        for i in range(self.seats):
            if self.pips[i] == most:
                owner = i
                level += 1
        if level == 1:
            return owner
        if self.tie_to_pitcher and self.pips[self.pitcher] == most:
            return self.pitcher
        return NOBODY

    def value(self):
        """The number of points the bid promises; a slam promises 5."""
        return bits.size(BIDS & ((ONE << self.bid + 1) - 1))

    def slam_made(self):
        """All six tricks and every point, or one of the two by the house rule."""                       # P14
        if self.slam_tricks and self.taken[self.pitcher] != 6:
            return False
        if self.slam_points:
            for point in range(3 if self.literal else 4):
                if self.owner[point] != self.pitcher:
                    return False
        return True

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
        for i in range(4):
            self.owner[i] = it.owner[i]
        for i in range(7):
            self.pips[i] = it.pips[i]
            self.delta[i] = it.delta[i]
        self.bid = it.bid
        self.pitcher = it.pitcher
        self.low_holder = it.low_holder
        self.high = it.high
        self.low = it.low
        self.jack = it.jack
        self.made = it.made
        self.redeal = it.redeal

    def blank(self):
        return Pitch(self.seats, self.options)

    # ---- For those who set a position up -------------------------------------------------------------------

    def lay_out(self, hands: list[int], leader: int, trumps: int, sitting: int = 0) -> None:
        """Put these hands in the middle of the play, before a lead; see ``Tricks``."""
        Tricks.lay_out(self, hands, leader, trumps, sitting)
        self.phase = PLAY
        if trumps:
            self.find_points()

    def set_hands(self, hands: list[int]) -> None:
        """The same deal with these cards in the hands; which trumps count is settled anew."""
        Tricks.set_hands(self, hands)
        if self.trumps:
            self.find_points()

    # ---- For those who only look ---------------------------------------------------------------------------

    def owner_of(self, point: int) -> int | None:
        """The seat that has High, Low, Jack or Game (0-3) after the count, None when nobody has."""
        return None if self.owner[point] == NOBODY else int(self.owner[point])

    def pips_of(self, seat: int) -> int:
        """The card points in the tricks a seat has taken so far."""
        return int(pips(self.won[seat]))


# ---- The match ---------------------------------------------------------------------------------------------


def match_winners(deal, before, after, options):
    """Who has won the match with this deal: ``(winners, why)``, ``([], "")`` when it goes on.

    ``before`` and ``after`` are the scores by seat around the deal. ``why`` is ``slam``, ``alone``, ``pitcher``,
    ``high`` … ``game``, ``pips``, ``total`` or ``shared``.
    """
    if deal.bid == SLAM and deal.made and options["slam_pays"] != "five":
        if options["slam_pays"] == "wins_game" or before[deal.pitcher] >= 0:                             # P14
            return [deal.pitcher], "slam"
    there = [seat for seat, score in enumerate(after) if score >= options["target"]]
    if len(there) <= 1:
        return there, "alone" if there else ""                                                        # P4 P17
    if options["endgame"] == "highest_total":
        best = max(after)
        return first_among(deal, [seat for seat in there if after[seat] == best], "total")
    if deal.pitcher in there:
        return [deal.pitcher], "pitcher"                                                                 # P19
    return count_out(deal, before, options["target"])


def count_out(deal, before, target):
    """High, Low, Jack, Game in this order onto the old scores: the first to touch the target wins."""   # P18
    standing = list(before)
    counting = [seat for seat in range(len(before)) if seat != deal.pitcher]  # he is below the target whatever he made
    for point, name in enumerate(("high", "low", "jack", "game")):
        owner = deal.owner_of(point)
        if owner in counting:
            standing[owner] += 1
            if standing[owner] >= target:
                return [owner], name
    for seat in counting:  # only the literal sum comes here: its pips are counted all at once
        standing[seat] += deal.pips_of(seat)
    best = max(standing[seat] for seat in counting)
    return first_among(deal, [seat for seat in counting if standing[seat] == best], "pips")


def first_among(deal, level, why):
    """Of seats level at the top: the pitcher, else the owner of High, of Low, of Jack; else they share."""  # P18 P19
    if len(level) == 1:
        return level, why
    if deal.pitcher in level:
        return [deal.pitcher], "pitcher"
    for point, name in enumerate(("high", "low", "jack")):
        if deal.owner_of(point) in level:
            return [deal.owner_of(point)], name
    return level, "shared"
