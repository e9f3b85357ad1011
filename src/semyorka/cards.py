"""Cards, packs and sets of cards.

A card is one int below 64: ``lane * 16 + place``, where the lane is its suit (S, H, D, C = 0..3) and the place is
where its rank stands in the pack's own order, low to high. So ``card & 48`` is a suit and, inside a suit, the greater
int is the stronger card in every game. The Joker is 63, above everything. A set of cards is one int, a bit a card.

Outside the rules a card is a word: rank, then suit, ``AH``, ``TS``; the Joker is ``JKR``.
"""

from collections.abc import Iterable

from semyorka import bits

SUITS = "SHDC"
JOKER = 63

#: Places of a lane that no rank uses: ints for calls, in rising order. So an action of any kind is one int below 64.
CALLS = (13, 14, 15, 29, 30, 31, 45, 46, 47, 61, 62)


def members(cards: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while cards:
        card = bits.lowest(cards)
        found.append(card)
        cards ^= 1 << card
    return found


def union(cards: Iterable[int]) -> int:
    """The set of the given cards."""
    whole = 0
    for card in cards:
        whole |= 1 << card
    return whole


def together(sets: Iterable[int]) -> int:
    """All cards of some sets."""
    whole = 0
    for cards in sets:
        whole |= cards
    return whole


def suit(card: int) -> str | None:
    """The letter of a card's suit, None for the Joker."""
    return None if card == JOKER else SUITS[card >> 4]


class Pack:
    """The cards one game is played with.

    ``ranks``: the letters of its ranks from the lowest to the highest, at most 13; ``joker``: whether it has a Joker.
    """

    def __init__(self, ranks: str, joker: bool = False) -> None:
        self.ranks = ranks
        self.joker = joker
        self.cards = [lane * 16 + place for lane in range(4) for place in range(len(ranks))]
        if joker:
            self.cards.append(JOKER)
        self.full = union(self.cards)
        self._word_of = {card: self._spell(card) for card in self.cards}
        self._card_of = {word: card for card, word in self._word_of.items()}

    def _spell(self, card: int) -> str:
        return "JKR" if card == JOKER else self.ranks[card & 15] + SUITS[card >> 4]

    def word(self, card: int) -> str:
        """The notation of a card of this pack. KeyError when it is not one."""
        return self._word_of[card]

    def card(self, word: str) -> int:
        """The card of a notation. KeyError when this pack has no such card."""
        return self._card_of[word]

    def words(self, cards: int) -> list[str]:
        """A set in notation, sorted as plain text."""
        return sorted(self._word_of[card] for card in members(cards))

    def set(self, words: str | Iterable[str]) -> int:
        """The set that notation names: ``"KS 9S"`` or a list of words.

        ValueError when a word is no card of this pack or stands twice.
        """
        whole = 0
        for word in words.split() if isinstance(words, str) else words:
            card = self._card_of.get(word)
            if card is None:
                raise ValueError(f"{word} is not a card of this pack")
            if whole >> card & 1:
                raise ValueError(f"{word} stands twice")
            whole |= 1 << card
        return whole

    def in_hand_order(self, cards: int, trump: str | None = None) -> list[str]:
        """A set as people hold it: trumps first, then suits of alternating colour, high to low; the Joker in front."""
        lanes = "SHCD"
        if trump:
            at = lanes.index(trump)
            lanes = lanes[at:] + lanes[:at]
        order = {letter: place for place, letter in enumerate(lanes)}
        return [
            self._word_of[card]
            for card in sorted(members(cards), key=lambda one: (order.get(suit(one) or "", -1), -one))
        ]
