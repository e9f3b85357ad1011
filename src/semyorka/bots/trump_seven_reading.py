"""What a view of Trump Seven says about the cards one cannot see: gifts, and who is out of a suit."""

from semyorka.bits import lowest, size
from semyorka.bots.reading import EVERY_TRICK, KnownReading
from semyorka.cards import JOKER
from semyorka.games.trump_seven import PACK, plain_points
from semyorka.telling.views import SeatView

JOKER_ALONE = 1 << JOKER
SEVENS = PACK.set("7S 7H 7D 7C")
SEVEN_POINTS = 20


class TrumpReading(KnownReading):
    """The reading of a deal of Trump Seven.

    ``leaster`` says that nobody declared: then the Joker alone is trumps. ``declarer`` is his seat (NOBODY in a
    leaster), ``friends[seat]`` whether a seat is on one's own side, oneself too. ``seven`` is the trump seven as a set.
    """

    def __init__(self, view: SeatView, memory: int = EVERY_TRICK) -> None:
        self.leaster = bool(view.facts["leaster"])
        self.joker_any_time = view.options["joker_any_time"] == "on"
        self.must_trump = view.options["must_trump"] == "on"
        declarer = view.facts["declarer"]
        self.declarer = -1 if declarer is None else int(declarer)
        super().__init__(view, view.trump, self.proves_void, memory)
        if self.leaster:
            self.trumps = JOKER_ALONE
        attacks = self.me == self.declarer
        self.friends = [
            seat == self.me or not (self.leaster or attacks or seat == self.declarer) for seat in range(view.seats)
        ]
        self.seven = 0 if self.leaster else SEVENS & self.trumps

    def proves_void(self, led: int, card: int, trumps: int) -> bool:
        """Whether a card that is not of the suit led proves a void: the Joker does not where it may fall any time."""
        return not (card == JOKER and self.joker_any_time)

    def note_voids(self, cards: list[tuple[int, int]]) -> None:
        """Beside the suit led: where one must trump, who neither follows nor trumps has no trumps."""
        if self.leaster and cards and cards[0][1] == JOKER:
            return
        super().note_voids(cards)
        if not self.must_trump or self.leaster:
            return
        for seat, card in cards[1:]:
            if not (self.suit_of(cards[0][1]) | self.trumps) >> card & 1:
                self.empty[seat] |= self.trumps

    def settle_known(self, view: SeatView) -> list[int]:
        """The declarer knows what he gave into the others' hands; what went on a pile is out of the play."""
        known = [0] * view.seats
        if self.me != self.declarer:
            return known
        for place, word in enumerate(view.own["gifts"]):
            if word is None:
                continue
            gift = 1 << self.pack.card(word)
            if view.options["discards_to"] == "defenders_hand":
                known[(self.me + 1 + place) % view.seats] |= gift & self.unseen
            else:
                self.unseen &= ~gift
        return known

    def points(self, cards: int) -> int:
        """The points of cards."""
        return int(plain_points(cards)) + SEVEN_POINTS * size(cards & self.seven)

    def falls(self, seat: int) -> float:
        """The chance that the unseen trump seven must fall from a seat on a lead of trumps."""
        seven = self.seven
        if not seven & (self.unseen | self.known[seat]):
            return 0.0
        if seven & self.known[seat]:
            return 1.0 - self.holds(seat, self.trumps & ~seven)
        return self.drawn(seat, lowest(seven))
