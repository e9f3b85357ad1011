"""My Ship Sails, in the order of the rulebook. The number in the margin is the clause.

The deal is ``MyShipSails``; the match around it and what is said of it stand in my_ship_sails_match.py.
"""
# The margin is set by hand.
# fmt: off

from semyorka import bits
from semyorka.cards import CALLS, Pack
from semyorka.games.options import Option
from semyorka.games.position import Position

ONE = 1
SUIT = 0xFFFF

# ---- The pack and the seats --------------------------------------------------------------------------------

PACK = Pack("23456789TJQKA")                                                                           # S3 S5
SEATS = range(4, 8)                                                                                       # S3
HAND = 7                                                                                                  # S1

# ---- House rules -------------------------------------------------------------------------------------------

HOUSE_RULES = (
    Option("pass_direction", ("left", "right"), "left", "S6"),
    Option("stock", ("none", "dealer_draws"), "none", "S13"),
    Option("tie", ("share", "highest_card", "first_press", "eldest"), "share", "S17"),
    Option("false_call", ("none", "out_of_deal", "minus_one"), "none", "S15"),
    Option("auto_call", ("off", "on"), "off", "S15"),
    Option("max_exchanges", (30, 100, "none"), 100, "S14"),
    Option("stalemate", ("no_winner", "redeal"), "no_winner", "S14"),
    Option("deals", (1, 3, 5, 10), 5, "S18"),
)

CALL = CALLS[0]                                                                                          # S15
CALL_WORDS = {"call": CALL}
CHOOSE, AGAIN, OVER = range(3)
NOTHING = -1


class MyShipSails(Position):
    """One deal of My Ship Sails.

    Every seat chooses behind a barrier: ``chosen`` is by seat the card it has laid face down, CALL, or NOTHING. When
    all have chosen, correct calls end the deal; otherwise those who called falsely choose a card (the phase AGAIN) and
    the cards pass, all at once. ``winners`` is the set of seats that won, ``correct`` of those that called
    correctly (a tie may leave some out), ``exchanges`` how often the cards have passed,
    ``out_of_deal`` the seats that may call no more. ``false_calls`` counts by seat the false calls of this deal.
    """

    def __init__(self, seats, options):
        Position.__init__(self, seats)
        self.options = options
        self.chosen = [NOTHING] * 7
        self.pressed = [0] * 7
        self.false_calls = [0] * 7
        self.delta = [0] * 7
        self.stock = [0] * 52
        self.exchanges = self.presses = self.stock_size = 0
        self.winners = self.correct = self.out_of_deal = self.false_now = 0
        self.redeal = False
        self.to_right = options["pass_direction"] == "right"
        self.dealer_draws = options["stock"] == "dealer_draws"
        self.tie_highest = options["tie"] == "highest_card"
        self.tie_first = options["tie"] == "first_press"
        self.tie_eldest = options["tie"] == "eldest"
        self.false_out = options["false_call"] == "out_of_deal"
        self.false_minus = options["false_call"] == "minus_one"
        self.auto_call = options["auto_call"] == "on"
        self.cap = -1 if options["max_exchanges"] == "none" else options["max_exchanges"]
        self.stalemate_redeal = options["stalemate"] == "redeal"
        for card in PACK.cards:
            self.pack[self.pack_size] = card
            self.pack_size += 1
        self.dealt = self.pack_size if self.dealer_draws else HAND * seats

    # ---- The deal ------------------------------------------------------------------------------------------

    def deal(self):
        """Seven to each, one at a time from the dealer's left; the rest is out of play, or the stock."""  # S2 S4 S13
        for i in range(self.seats):
            self.hands[i] = 0
            self.delta[i] = 0
            self.false_calls[i] = 0
        seat = self.dealer
        for i in range(HAND * self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            self.hands[seat] |= ONE << self.pack[i]
        self.exchanges = 0
        self.winners = self.correct = self.out_of_deal = 0
        self.redeal = False
        self.stock_size = self.pack_size - HAND * self.seats
        for i in range(self.stock_size):
            self.stock[i] = self.pack[HAND * self.seats + i]
        self.open_window()

    def open_window(self):
        """A time for calls, and for choosing: after the deal and after every exchange."""            # S7 S16
        self.phase = CHOOSE
        self.presses = 0
        self.false_now = 0
        self.turn = (ONE << self.seats) - 1
        for i in range(self.seats):
            self.chosen[i] = NOTHING
            self.pressed[i] = 0
        self.to_act = 0
        if self.auto_call:
            self.call_by_itself()

    # ---- What may be done ----------------------------------------------------------------------------------

    def complete(self, seat):
        """Whether a seat's seven cards are of one suit; nothing else counts."""                  # S1 S11 S15
        suit = SUIT << (bits.lowest(self.hands[seat]) & 48)
        return self.hands[seat] & ~suit == 0

    def legal(self):
        """Any card of the hand, or a call; a laid card may be changed until the barrier falls, a call may not."""
        chosen = self.chosen[self.to_act]                                                          # S6 S7 S10
        if chosen == CALL:
            return 0
        choice = self.hands[self.to_act]
        if self.phase == CHOOSE and not self.out_of_deal >> self.to_act & 1:
            choice |= ONE << CALL
        if chosen != NOTHING:
            choice &= ~(ONE << chosen)
        return choice

    # ---- What is done --------------------------------------------------------------------------------------

    def act(self, action):
        """Lay a card face down, or call; when nobody is left to choose the barrier falls."""          # S7 S8
        self.chosen[self.to_act] = action
        if action == CALL:
            self.turn &= ~(ONE << self.to_act)
            self.presses += 1
            self.pressed[self.to_act] = self.presses
        for i in range(self.seats):
            if self.chosen[i] == NOTHING:
                self.to_act = i
                return
        if self.phase == AGAIN:
            self.exchange()
        else:
            self.close_window()

    def close_window(self):
        """All have chosen: correct calls win; false ones are refused and those seats choose a card."""  # S15 S17
        correct = 0
        self.false_now = 0
        for i in range(self.seats):
            if self.chosen[i] == CALL:
                if self.complete(i):
                    correct |= ONE << i
                else:
                    self.called_falsely(i)
        if correct:
            self.win(correct)
        elif self.exchanges == self.cap or self.out_of_deal == (ONE << self.seats) - 1:
            self.stalemate()                                                                             # S14
        elif self.false_now:
            self.phase = AGAIN
            self.turn = self.false_now
            self.to_act = bits.lowest(self.false_now)
        else:
            self.exchange()

    def called_falsely(self, seat):
        """Without a penalty, or by the house rule out of the deal, or one win less."""
        self.false_now |= ONE << seat
        self.false_calls[seat] += 1
        self.chosen[seat] = NOTHING
        if self.false_out:
            self.out_of_deal |= ONE << seat
        if self.false_minus:
            self.delta[seat] -= 1

    def exchange(self):
        """Every laid card goes to the neighbour at once; by the house rule the dealer draws."""  # S7 S9 S13 S21
        for i in range(self.seats):
            self.hands[i] ^= ONE << self.chosen[i]
        for i in range(self.seats):
            to = self.neighbour(i)
            if self.dealer_draws and to == self.dealer:
                self.hands[to] |= ONE << self.draw_for(self.chosen[i])
            else:
                self.hands[to] |= ONE << self.chosen[i]
        self.exchanges += 1
        self.open_window()

    def neighbour(self, seat):
        """Who gets the card that a seat lays: the left neighbour, or the right one by the house rule."""  # S6 S21
        if self.to_right:
            return seat - 1 if seat else self.seats - 1
        return seat + 1 if seat + 1 < self.seats else 0

    def draw_for(self, discard):
        """The top of the stock; the discard goes under it, so that the oldest discards come when the stock is out."""
        card = self.stock[0]
        for i in range(self.stock_size - 1):
            self.stock[i] = self.stock[i + 1]
        self.stock[self.stock_size - 1] = discard
        return card

    # ---- The end of a deal ---------------------------------------------------------------------------------

    def call_by_itself(self):
        """The house rule: complete hands call by themselves, in order from the dealer's left."""
        correct = 0
        for i in range(1, self.seats + 1):
            seat = (self.dealer + i) % self.seats
            if self.complete(seat) and not self.out_of_deal >> seat & 1:
                correct |= ONE << seat
                self.presses += 1
                self.pressed[seat] = self.presses
        if correct:
            self.win(correct)

    def win(self, correct):
        """One win for every correct call of the window, or for one of them by the house rule."""        # S17
        self.correct = self.winners = correct
        if self.tie_first or self.tie_eldest:
            self.winners = ONE << self.first_of(correct)
        elif self.tie_highest:
            self.winners = self.highest_of(correct)
        for i in range(self.seats):
            if self.winners >> i & 1:
                self.delta[i] += 1
        self.finish()

    def first_of(self, correct):
        """The seat of these that pressed first, or the first from the dealer's left."""
        best = NOTHING
        for i in range(1, self.seats + 1):
            seat = (self.dealer + i) % self.seats
            if correct >> seat & 1:
                if best == NOTHING or (self.tie_first and self.pressed[seat] < self.pressed[best]):
                    best = seat
        return best

    def highest_of(self, correct):
        """The seats of these with the highest hands, compared from the top card down; level ones share."""
        best = 0
        found = 0
        for i in range(self.seats):
            if correct >> i & 1:
                ranks = self.hands[i] >> (bits.lowest(self.hands[i]) & 48)
                if ranks > best:
                    best = ranks
                    found = 0
                if ranks == best:
                    found |= ONE << i
        return found

    def stalemate(self):
        """The cards have passed often enough, or nobody may call: no winner, or dealt again by the house rule."""
        self.redeal = self.stalemate_redeal
        self.finish()

    def finish(self):
        """The deal is over; nobody acts."""
        self.phase = OVER
        self.turn = 0

    def is_over(self):
        return self.phase == OVER

    def score(self, seat):
        return self.delta[seat]

    def become(self, other):
        Position.become(self, other)
        it = other
        for i in range(7):
            self.chosen[i] = it.chosen[i]
            self.pressed[i] = it.pressed[i]
            self.false_calls[i] = it.false_calls[i]
            self.delta[i] = it.delta[i]
        self.exchanges = it.exchanges
        self.presses = it.presses
        self.stock_size = it.stock_size
        for i in range(52):
            self.stock[i] = it.stock[i]
        self.winners = it.winners
        self.correct = it.correct
        self.out_of_deal = it.out_of_deal
        self.false_now = it.false_now
        self.redeal = it.redeal

    def blank(self):
        return MyShipSails(self.seats, self.options)

    # ---- For those who only look ---------------------------------------------------------------------------

    def awaits(self, seat: int) -> bool:
        """Whether the barrier still waits for this seat's choice."""
        return bool(not self.is_over() and self.chosen[seat] == NOTHING)

    def choice_of(self, seat: int) -> int | None:
        """What a seat has chosen behind the barrier, None before it has. For that seat's eyes alone."""
        return None if self.chosen[seat] == NOTHING else int(self.chosen[seat])

    def pressed_of(self, seat: int) -> int:
        """The place of a seat's call among those of the window that is open, 0 when it has not called."""
        return int(self.pressed[seat])

    def false_calls_of(self, seat: int) -> int:
        """How often a seat has called falsely in this deal."""
        return int(self.false_calls[seat])

    def is_complete(self, seat: int) -> bool:
        """Whether the seat's seven cards are of one suit."""
        return bool(self.complete(seat))

    def stock_cards(self) -> list[int]:
        """The stock, top card first."""
        return [self.stock[i] for i in range(self.stock_size)]

    def goes_to(self, seat: int) -> int:
        """Who gets the card that a seat lays."""
        return int(self.neighbour(seat))


# ---- The match ---------------------------------------------------------------------------------------------


def match_winners(scores):
    """The seats with the most wins; equal ones share the place."""                                      # S18
    return [seat for seat, wins in enumerate(scores) if wins == max(scores)]
