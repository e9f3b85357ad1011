"""A position: everything about one deal, from the first card dealt to the count.

It knows every hand, so it never leaves the table: what one seat may know is a ``SeatView`` (telling/views.py).

``legal``, ``act``, ``is_over`` and ``score`` are for search and mass play: compiled, no checks, no lock. The methods
below them hand the same to Python. Tables go through ``Match.play``, which checks, refuses with the clause and tells.
"""


class Position:
    """One deal of a game of ``seats`` players, before its cards are dealt.

    ``dealer`` and ``to_act`` are seats; ``turn`` is the set of seats that may act now (a bit a seat); where several
    may, ``to_act`` is the one whose action the next ``legal`` or ``act`` is about, and may be set to any of them.
    ``pack[:pack_size]`` is the order of the pack, top card first, of which the deal uses the first ``dealt`` cards.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dealer = 0
        self.to_act = 0
        self.turn = 0
        self.phase = 0
        self.hands = [0] * 7
        self.pack = [0] * 52
        self.pack_size = 0
        self.dealt = 0

    # -- for search: unchecked and compiled ------------------------------------------------------------------

    def deal(self):
        """Deal from the top of the pack; the first seat to act is set."""

    def legal(self):
        """The set of actions that ``to_act`` may take."""
        return 0

    def act(self, action):
        """Take a legal action."""

    def is_over(self):
        """Whether the deal has ended."""
        return True

    def score(self, seat):
        """What the deal adds to a seat's score, once it is over."""
        return 0

    def become(self, other):
        """Turn into a copy of another position of the same game and house rules."""
        self.seats = other.seats
        self.dealer = other.dealer
        self.to_act = other.to_act
        self.turn = other.turn
        self.phase = other.phase
        self.pack_size = other.pack_size
        self.dealt = other.dealt
        for i in range(7):
            self.hands[i] = other.hands[i]
        for i in range(52):
            self.pack[i] = other.pack[i]

    # -- the same, for Python --------------------------------------------------------------------------------

    def shuffle_in(self, order: list[int], dealer: int) -> None:
        """Deal a pack in the given order (ints, top card first). ValueError when it is not this game's pack."""
        if sorted(order) != sorted(self.pack[i] for i in range(self.pack_size)):
            raise ValueError("the order is not an order of this game's pack")
        for place, card in enumerate(order):
            self.pack[place] = card
        self.dealer = dealer
        self.deal()

    def over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self.is_over())

    def hand(self, seat: int) -> int:
        """The cards a seat holds."""
        return int(self.hands[seat])

    def legal_set(self) -> int:
        """The set of actions that ``to_act`` may take; empty when the deal is over."""
        return 0 if self.is_over() else int(self.legal())

    def earned(self, seat: int) -> int:
        """What the finished deal adds to a seat's score."""
        return int(self.score(seat))

    def may_act(self, seat: int) -> bool:
        """Whether the seat may act now."""
        return bool(not self.is_over() and seat in range(self.seats) and self.turn >> seat & 1)

    def awaits(self, seat: int) -> bool:
        """Whether the deal waits for this seat: it may act and has not done so yet."""
        return self.may_act(seat)

    def take(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal, for a seat that may act."""
        self.to_act = seat
        self.act(action)

    def copy(self) -> "Position":
        """An independent copy."""
        twin: Position = duplicate(self)
        return twin

    def blank(self) -> "Position":
        """A new position of the same game, seats and house rules."""
        return Position(self.seats)


def duplicate(position):
    """An independent copy of a position; typed, unlike ``copy``, which Python calls."""
    other = position.blank()
    other.become(position)
    return other
