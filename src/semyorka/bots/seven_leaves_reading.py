"""What a view says about the cards one cannot see in Seven Leaves: the turn-up, and who is out of trumps."""

from semyorka.bots.reading import Reading
from semyorka.telling.views import SeatView


class KnownReading(Reading):
    """A reading in which some cards lie, for certain, in somebody else's hand.

    ``known[seat]`` are those cards; they count as neither hidden nor among the seat's hidden cards.
    """

    def spread_out(self, view: SeatView) -> None:
        """The chances of the hidden cards, once those are set apart that are known."""
        self.known = self.settle_known(view)
        certain = 0
        for cards in self.known:
            certain |= cards
        self.unseen &= ~certain
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


class LeavesReading(KnownReading):
    """The reading of a deal of Seven Leaves."""

    def __init__(self, view: SeatView) -> None:
        super().__init__(view, view.trump, lambda led, card, trumps: True)

    def note_voids(self, cards: list[tuple[int, int]]) -> None:
        """Who does not follow has nothing of the suit; who does not trump then has no trumps either."""
        super().note_voids(cards)
        for seat, card in cards[1:]:
            suit = self.suit_of(cards[0][1])
            if not suit >> card & 1 and not self.trumps >> card & 1:
                self.empty[seat] |= self.trumps

    def settle_known(self, view: SeatView) -> list[int]:
        """The turn-up lies with the dealer until he plays it, for all to know."""
        known = [0] * view.seats
        holder = view.facts["turn_up_held_by"]
        if holder is not None and holder != self.me:
            known[holder] = 1 << self.pack.card(view.facts["turn_up"])
        return known
