"""The trick, once, for every game that has tricks: lead, follow, who takes it.

The rules of following differ from game to game and stand in the games' own files; what beats what does not.
"""

from typing import Any

from semyorka import bits
from semyorka.games.position import Position

ONE = 1
SUIT = 0xFFFF


class Tricks(Position):
    """A deal with tricks.

    ``trumps`` is the set of cards that are trumps (0: none yet, or none at all); ``trick[:played]`` are the cards on
    the table in order of play, ``leader`` who led, ``winner`` who would take them now with the card ``best``.
    ``won`` are the cards a seat has taken, ``taken`` how many tricks, ``shown`` the cards it has played.
    """

    def __init__(self, seats: int) -> None:
        Position.__init__(self, seats)
        self.after = [0] * 7
        self.trick = [0] * 7
        self.won = [0] * 7
        self.taken = [0] * 7
        self.shown = [0] * 7
        self.sitting = 0
        self.players = self.played = self.leader = self.winner = self.best = 0
        self.led = self.trumps = self.pile = 0

    def sit(self, sitting):
        """Who is in this deal (a bit a seat); turns pass clockwise among them."""
        self.sitting = sitting
        self.players = bits.size(sitting)
        for i in range(self.seats):
            self.won[i] = 0
            self.taken[i] = 0
            self.shown[i] = 0
        self.close_ranks()

    def close_ranks(self):
        """Settle who comes after whom among those who sit."""
        for i in range(self.seats):
            seat = i + 1 if i + 1 < self.seats else 0
            while not self.sitting >> seat & 1:
                seat = seat + 1 if seat + 1 < self.seats else 0
            self.after[i] = seat

    def turn_to(self, seat):
        """It is this seat's turn and nobody else's."""
        self.to_act = seat
        self.turn = ONE << seat

    def lead(self, seat):
        """The seat leads to the next trick."""
        self.leader = self.winner = seat
        self.played = 0
        self.pile = self.led = 0
        self.turn_to(seat)

    def legal(self):
        """If you lead, anything; else the suit led; else anything. A game whose rule is another has its own."""
        hand = self.hands[self.to_act]
        if self.played == 0 or hand & self.led == 0:
            return hand
        return hand & self.led

    def act(self, action):
        """Lay a card. A game in which a trick has consequences has its own."""
        self.put(action)

    def is_over(self):
        """Whether all cards have been played. A game that ends otherwise has its own."""
        return self.played == 0 and self.hands[self.leader] == 0

    def suit_of(self, card):
        """All cards of the suit a card belongs to; every trump, the Joker too, is of the trump suit."""
        if self.trumps >> card & 1:
            return self.trumps
        return SUIT << (card & 48) & ~self.trumps

    def beats(self, card):
        """Whether the card beats the best one on the table: the higher trump, else the higher card of the suit led."""
        if self.trumps >> card & 1:
            return not self.trumps >> self.best & 1 or card > self.best
        return not self.trumps >> self.best & 1 and (card ^ self.best) & 48 == 0 and card > self.best

    def put(self, card):
        """The seat to act lays a card on the trick. True when that ended it: its taker then leads to the next."""
        seat = self.to_act
        bit = ONE << card
        self.hands[seat] ^= bit
        self.shown[seat] |= bit
        self.pile |= bit
        self.trick[self.played] = card
        self.played += 1
        if self.played == 1:
            self.led = self.suit_of(card)
            self.best = card
        elif self.beats(card):
            self.best = card
            self.winner = seat
        if self.played < self.players:
            self.to_act = self.after[seat]
            self.turn = ONE << self.to_act
            return False
        self.won[self.winner] |= self.pile
        self.taken[self.winner] += 1
        self.lead(self.winner)
        return True

    # -- for search: cards -------------------------------------------------------------------------------------

    def all_held(self):
        """Every card that is still in a hand."""
        cards = 0
        for i in range(self.seats):
            cards |= self.hands[i]
        return cards

    def one_of_each(self, legal, worthy):
        """One card of each row of the legal ones that are as good as each other: of one suit, nobody else's between.

        ``worthy``: cards that are worth something of their own and so stand for themselves.
        """
        if legal & (legal - 1) == 0:
            return legal
        other = self.pile | (self.all_held() & ~self.hands[self.to_act])
        kept = 0
        before = -1
        rest = legal
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            same = (
                before >= 0
                and (before ^ card) & 48 == 0
                and other & ((ONE << card) - (ONE << before)) == 0
                and (worthy >> before | worthy >> card) & 1 == 0
                and (self.trumps >> before ^ self.trumps >> card) & 1 == 0
            )
            if not same:
                kept |= ONE << card
            before = card
        return kept

    # -- for search: what the tricks mean to the deal ---------------------------------------------------------

    def trick_over(self, taker):
        """What the rules do when a seat has taken a trick. True when it leaves the play with that."""
        return False

    def trick_back(self, taker, left):
        """Undo ``trick_over``; ``left`` is what it said."""

    def played_out(self):
        """Whether no card will be played any more; asked between tricks."""
        return self.hands[self.to_act] == 0

    def past(self):
        """What of the tricks so far still matters, as a number: with equal hands and equal pasts all that may come
        is the same."""
        number = 0
        for i in range(self.seats):
            number |= self.taken[i] << 4 * i
        return number

    def outcome(self):
        """What the result of a deal whose cards have been played depends on: equal numbers, equal results."""
        return self.past()

    def become(self, other):
        Position.become(self, other)
        it = other
        for i in range(7):
            self.after[i] = it.after[i]
            self.trick[i] = it.trick[i]
            self.won[i] = it.won[i]
            self.taken[i] = it.taken[i]
            self.shown[i] = it.shown[i]
        self.sitting = it.sitting
        self.players = it.players
        self.played = it.played
        self.leader = it.leader
        self.winner = it.winner
        self.best = it.best
        self.led = it.led
        self.trumps = it.trumps
        self.pile = it.pile

    # -- for those who set a position up ---------------------------------------------------------------------

    def lay_out(self, hands: list[int], leader: int, trumps: int, sitting: int = 0) -> None:
        """Put these hands (sets by seat) in the middle of a deal, before a lead. ``sitting`` 0: everybody is in it."""
        for seat, hand in enumerate(hands):
            self.hands[seat] = hand
        self.trumps = trumps
        self.sit(sitting if sitting else (1 << self.seats) - 1)
        self.lead(leader)

    def take_up(
        self, hands: list[int], trumps: int, leader: int, tricks: list[tuple[int, list[tuple[int, int]]]],
        plays: list[tuple[int, int]], sitting: int = 0,
    ) -> None:  # fmt: skip
        """Put these hands (sets by seat) in the middle of a deal of which one knows the play.

        ``tricks``: the finished ones in order, each its taker and its (seat, card) pairs; ``plays``: those of the
        trick on the table, which ``leader`` led. ``sitting`` 0: everybody has been in the deal from its beginning.
        """
        before = list(hands)
        for seat, card in plays:
            before[seat] |= 1 << card
        self.lay_out(before, leader, trumps, sitting)
        for taker, cards in tricks:
            for seat, card in cards:
                self.won[taker] |= ONE << card
                self.shown[seat] |= ONE << card
            self.taken[taker] += 1
            self.trick_over(taker)
        self.lead(leader)
        for _seat, card in plays:
            self.put(card)

    def set_hands(self, hands: list[int]) -> None:
        """The same deal at the same point, with these cards in the hands."""
        for seat, hand in enumerate(hands):
            self.hands[seat] = hand

    def outcome_code(self) -> int:
        """``outcome``, for Python."""
        return int(self.outcome())

    def ended(self) -> "Tricks":
        """A counted copy of a deal whose cards have been played."""
        twin: Any = self.blank()
        twin.become(self)
        twin.close()
        counted: Tricks = twin
        return counted

    def close(self):
        """Count a deal whose cards have been played."""

    # -- for tables ------------------------------------------------------------------------------------------

    def on_table(self) -> list[int]:
        """The cards of the unfinished trick in order of play, from ``leader`` on."""
        return [self.trick[i] for i in range(self.played)]

    def winner_now(self) -> int | None:
        """Who would take the unfinished trick, None before the lead."""
        return int(self.winner) if self.played else None

    def tricks_of(self, seat: int) -> int:
        """How many tricks a seat has taken."""
        return int(self.taken[seat])

    def cards_won(self, seat: int) -> int:
        """The cards in the tricks a seat has taken."""
        return int(self.won[seat])

    def cards_shown(self, seat: int) -> int:
        """The cards a seat has played in this deal."""
        return int(self.shown[seat])

    def next_after(self, seat: int) -> int:
        """The next seat clockwise that is in this deal."""
        return int(self.after[seat])
