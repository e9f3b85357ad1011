"""What a view says about the cards one cannot see in Seven Leaves: the turn-up, and who is out of trumps."""

from semyorka.bots.reading import EVERY_TRICK, KnownReading
from semyorka.cards import members
from semyorka.telling.views import SeatView


class LeavesReading(KnownReading):
    """The reading of a deal of Seven Leaves."""

    def __init__(self, view: SeatView, memory: int = EVERY_TRICK) -> None:
        self.must_beat = view.options["must_beat"] == "on"
        super().__init__(view, view.trump, lambda led, card, trumps: True, memory)

    def note_voids(self, cards: list[tuple[int, int]]) -> None:
        """Who does not follow has nothing of the suit; who does not trump then has no trumps either."""
        super().note_voids(cards)
        for seat, card in cards[1:]:
            suit = self.suit_of(cards[0][1])
            if not suit >> card & 1 and not self.trumps >> card & 1:
                self.empty[seat] |= self.trumps
        if self.must_beat and cards:
            self.note_unbeaten(cards)

    def note_unbeaten(self, cards: list[tuple[int, int]]) -> None:
        """The house rule: who lays a card that does not beat the best has none of that suit that would."""
        best = cards[0][1]
        for seat, card in cards[1:]:
            if self.beats(card, best):
                best = card
            else:
                suit = self.suit_of(card)
                self.empty[seat] |= sum(1 << one for one in members(suit) if self.beats(one, best))

    def settle_known(self, view: SeatView) -> list[int]:
        """The turn-up lies with the dealer until he plays it, for all to know."""
        known = [0] * view.seats
        holder = view.facts["turn_up_held_by"]
        if holder is not None and holder != self.me:
            known[holder] = 1 << self.pack.card(view.facts["turn_up"])
        return known
