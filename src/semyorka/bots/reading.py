"""What a view of a deal with tricks says about the cards one cannot see. Shared by the bots of every game with tricks.

Chances treat the hidden cards as spread evenly over the places where they can still lie: the other hands, card by card,
without the suits a seat has shown to be out of, and the cards that were not dealt.
"""

from collections.abc import Callable

from semyorka.bits import lowest
from semyorka.cards import JOKER, SUITS, members, together, union
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

#: By one game's rules: whether a card that is not of the suit led proves that its seat has none of that suit.
#: ``(led, card, trumps) -> bool``.
ShowsVoid = Callable[[int, int, int], bool]

LANE = 0xFFFF
EVERY_TRICK = 99


class Reading:
    """One seat's picture of a deal.

    ``trumps`` is the set of trumps (0: none), ``suits[lane]`` all cards of a suit, trumps being one suit; ``hand``
    one's own cards; ``table`` the (seat, card) pairs of the unfinished trick, ``winner`` and ``best`` who would take it
    now and with which card (None before the lead); ``later`` the seats that play after oneself, in order;
    ``taken[seat]`` the cards in a seat's tricks; ``unseen`` the cards that lie hidden; ``empty[seat]`` those a seat is
    known not to hold, ``known[seat]`` those it is known to hold, which are not among the unseen.
    """

    def __init__(self, view: SeatView, trump: str | None, shows_void: ShowsVoid, memory: int = EVERY_TRICK) -> None:
        """``memory``: how many finished tricks back voids are remembered."""
        self.memory = memory
        if view.seat is None:
            raise ValueError("somebody who only watches has nothing to decide")
        self.pack = GAMES[view.game].pack
        self.me = view.seat
        self.hand = view.hand
        self.held = view.held
        self.suits = [LANE << 16 * lane & self.pack.full & ~(1 << JOKER) for lane in range(4)]
        self.trumps = 0
        if trump is not None:
            self.trumps = self.suits[SUITS.index(trump)] | self.pack.full & 1 << JOKER
            self.suits[SUITS.index(trump)] = self.trumps
        self.table = tuple((seat, self.pack.card(word)) for seat, word in view.plays)
        self.known = [0] * view.seats
        self.taken = [0] * view.seats
        self.empty = [0] * view.seats
        self.shows_void = shows_void
        self.read_tricks(view)
        self.winner = view.best
        self.best = next((card for seat, card in self.table if seat == view.best), None)
        played = {seat for seat, _ in self.table}
        around = [(self.me + turn) % view.seats for turn in range(1, view.seats)]
        self.later = tuple(seat for seat in around if view.sitting >> seat & 1 and seat not in played)
        self.spread_out(view)

    def read_tricks(self, view: SeatView) -> None:
        """Learn from every card played: whose it is now, and what its seat cannot hold any more."""
        seen = self.hand
        forgotten = len(view.tricks) - self.memory
        for number, trick in enumerate(view.tricks):
            cards = [(seat, self.pack.card(word)) for seat, word in trick.plays]
            self.taken[trick.taker] |= union(card for _, card in cards)
            if number >= forgotten:
                self.note_voids(cards)
        self.note_voids(list(self.table))
        seen |= together(self.taken)
        self.unseen = self.pack.full & ~(seen | union(card for _, card in self.table))

    def note_voids(self, cards: list[tuple[int, int]]) -> None:
        """Which seats showed in this trick that they have nothing of the suit led."""
        for seat, card in cards[1:]:
            led = cards[0][1]
            suit = self.suit_of(led)
            if not suit >> card & 1 and self.shows_void(led, card, self.trumps):
                self.empty[seat] |= suit

    def spread_out(self, view: SeatView) -> None:
        """``share[seat][lane]``: the chance that a certain hidden card of the suit lies in the seat's hand."""
        others = [seat for seat in range(view.seats) if seat != self.me]
        undealt = self.unseen.bit_count() - sum(self.held[seat] for seat in others)
        self.share = [[0.0] * 4 for _ in range(view.seats)]
        self.out = [0.0] * 4
        for lane in range(4):
            able = [seat for seat in others if not self.empty[seat] & self.suits[lane]]
            places = undealt + sum(self.held[seat] for seat in able)
            for seat in able:
                self.share[seat][lane] = self.held[seat] / places if places else 0.0
            self.out[lane] = min(1.0, sum(self.share[seat][lane] for seat in able))

    # -- cards -------------------------------------------------------------------------------------------------

    def suit_of(self, card: int) -> int:
        """All cards of the suit a card belongs to."""
        return self.trumps if self.trumps >> card & 1 else self.suits[card >> 4]

    def above(self, card: int) -> int:
        """All cards of its suit that are higher than a card."""
        return self.suit_of(card) & -(2 << card)

    def beats(self, card: int, best: int) -> bool:
        """Whether a card beats the best one on the table."""
        if self.trumps >> card & 1:
            return not self.trumps >> best & 1 or card > best
        return bool(self.above(best) >> card & 1)

    # -- chances -----------------------------------------------------------------------------------------------

    def holds(self, seat: int, cards: int) -> float:
        """The chance that a seat holds at least one of these cards, of which only the unseen ones count."""
        return 1.0 - self.each_missing(self.share[seat], cards)

    def none_out(self, cards: int, care: float = 1.0) -> float:
        """The chance that none of these cards is in any hand but one's own; ``care`` below 1 is less afraid of each."""
        return self.each_missing([care * one for one in self.out], cards)

    def each_missing(self, chance: list[float], cards: int) -> float:
        """The chance that none of the unseen ones of these cards is there, each there with its suit's chance."""
        missing = 1.0
        for lane in range(4):
            count = (cards & self.unseen & self.suits[lane]).bit_count()
            if count:
                missing *= (1.0 - chance[lane]) ** count
        return missing

    def expected_out(self, cards: int) -> float:
        """How many of these cards the other hands hold, on average."""
        return sum((cards & self.unseen & self.suits[lane]).bit_count() * self.out[lane] for lane in range(4))

    def drawn(self, seat: int, card: int) -> float:
        """The chance that a seat holds this unseen card and nothing else of its suit, so that a lead draws it."""
        suit = self.suit_of(card)
        lane = lowest(suit) >> 4
        others = (suit & self.unseen & ~(1 << card)).bit_count()
        return float(self.share[seat][lane] * (1.0 - self.share[seat][lane]) ** others)

    def rows(self, legal: int, alike: Callable[[int, int], bool]) -> list[list[int]]:
        """The legal cards in rows of such as are as good as each other, lowest first: of one suit, nobody else's card
        can lie between them, and the game holds them ``alike``."""
        others = self.unseen | together(self.known) | union(card for _, card in self.table)
        rows: list[list[int]] = []
        for card in members(legal):
            last = rows[-1][-1] if rows else card
            suit = self.suit_of(last)
            between = others & suit & ((1 << card) - (1 << last))
            if rows and suit >> card & 1 and not between and alike(last, card):
                rows[-1].append(card)
            else:
                rows.append([card])
        return rows

    def spread(self, cards: int) -> list[int]:
        """The members of a set that are unseen, lowest first."""
        return members(cards & self.unseen)


class KnownReading(Reading):
    """A reading in which some cards lie, for certain, in somebody else's hand.

    ``known[seat]`` are those cards; they count as neither hidden nor among the seat's hidden cards.
    """

    def spread_out(self, view: SeatView) -> None:
        """The chances of the hidden cards, once those are set apart that are known."""
        self.known = self.settle_known(view)
        self.unseen &= ~together(self.known)
        self.held = tuple(held - cards.bit_count() for held, cards in zip(view.held, self.known, strict=True))
        super().spread_out(view)

    def settle_known(self, view: SeatView) -> list[int]:
        """The cards known to lie in each seat's hand."""
        return [0] * view.seats

    def holds(self, seat: int, cards: int) -> float:
        """The chance that a seat holds at least one of these cards."""
        return 1.0 if cards & self.known[seat] else super().holds(seat, cards)

    def none_out(self, cards: int, care: float = 1.0) -> float:
        """The chance that none of these cards is in any hand but one's own; ``care`` below 1 is less afraid of each."""
        certain = sum((cards & known).bit_count() for known in self.known)
        return super().none_out(cards, care) * (1.0 - care) ** certain

    def expected_out(self, cards: int) -> float:
        """How many of these cards the other hands hold, on average."""
        return super().expected_out(cards) + sum((cards & known).bit_count() for known in self.known)
