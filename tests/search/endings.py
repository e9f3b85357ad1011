"""Small endings of every game with tricks, and what open hands are worth in them when every line of play is tried."""

import random
from typing import Any, NamedTuple

from semyorka.cards import members, union
from semyorka.games.pitch import HOUSE_RULES as PITCH_RULES
from semyorka.games.pitch import Pitch
from semyorka.games.seven_leaves import HOUSE_RULES as LEAVES_RULES
from semyorka.games.seven_leaves import SevenLeaves
from semyorka.games.tricks import Tricks
from semyorka.games.trump_seven import HOUSE_RULES as SEVEN_RULES
from semyorka.games.trump_seven import TrumpSeven

JOKER = 63
COURTS = union(16 * lane + place for lane in range(4) for place in (9, 10, 11))
#: How many ranks a suit has.
RANKS = {"tricks": 5, "trump_seven": 7, "seven_leaves": 9, "pitch": 13}


class Kind(NamedTuple):
    """A game, its seats, the cards of a hand, house rules; ``leaster``: without a trump suit, the Joker alone."""

    game: str
    seats: int
    size: int
    rules: dict[str, Any] = {}  # noqa: RUF012  # never changed
    leaster: bool = False

    @property
    def per_trick(self) -> int:
        """What a trick counts: one where tricks are counted, nothing where points are."""
        return int(self.game in ("tricks", "seven_leaves"))

    def cards(self) -> list[int]:
        """Every card of the game."""
        pack = [16 * lane + place for lane in range(4) for place in range(RANKS[self.game])]
        return [*pack, JOKER] if self.game == "trump_seven" else pack

    def trumps(self, card: int) -> int:
        """The trumps, where they are the suit of this card."""
        suit = 0xFFFF << (card & 48)
        if self.game == "trump_seven":
            return 1 << JOKER if self.leaster else suit & ~(1 << JOKER) | 1 << JOKER
        return suit

    def worths(self, trumps: int) -> list[tuple[int, int]]:
        """What cards count: the points of Trump Seven, the pips of Pitch."""
        column = [union(16 * lane + place for lane in range(4)) for place in range(13)]
        if self.game == "pitch":
            return [(column[8], 10), (column[12], 4), (column[11], 3), (column[10], 2), (column[9], 1)]
        if self.game == "trump_seven":
            seven = 0 if self.leaster else column[0] & trumps
            return [(seven, 20), (column[4], 10), (column[3] | 1 << JOKER, 4), (column[6], 3), (column[5], 2)]
        return []

    def meaning(self, trumps: int) -> dict[str, Any]:
        """What the rules of following mean to the solver."""
        if self.game == "seven_leaves":
            return {"obliged": True, "must_beat": self.rules.get("must_beat") == "on"}
        if self.game == "pitch":
            return {"at_will": trumps, "apart": COURTS if self.rules.get("trump_in") == "pip_lead" else 0}
        if self.game == "trump_seven":
            obliged = self.rules.get("must_trump") == "on" and not self.leaster
            return {"obliged": obliged, "at_will": 1 << JOKER if self.rules.get("joker_any_time") == "on" else 0}
        return {}

    def blank(self) -> Any:
        """A deal to lay hands out in; what its count asks for is set, and means nothing here."""
        if self.game == "trump_seven":
            seven = TrumpSeven(self.seats, self.chosen(SEVEN_RULES))
            seven.declarer = 0
            return seven
        if self.game == "seven_leaves":
            everybody = (1 << self.seats) - 1
            return SevenLeaves(self.seats, self.chosen(LEAVES_RULES), everybody, [0] * self.seats)
        if self.game == "pitch":
            pitch = Pitch(self.seats, self.chosen(PITCH_RULES))
            pitch.phase, pitch.pitcher, pitch.high, pitch.low = 1, 0, 0, 0
            return pitch
        return Bare(self.seats)

    def chosen(self, rules: Any) -> dict[str, Any]:
        return {rule.key: self.rules.get(rule.key, rule.default) for rule in rules}

    def sizes(self, rng: random.Random, leader: int) -> list[int]:
        """The cards of each hand; in Trump Seven those who do not lead may have one more."""
        more = self.game == "trump_seven"
        return [self.size + (more and seat != leader and rng.random() < 0.3) for seat in range(self.seats)]


class Bare(Tricks):
    """Tricks and nothing more, but one can copy them."""

    def blank(self) -> Tricks:
        return Bare(self.seats)


class Minimax:
    """What the gaining side (a set of seats) has in the end with open hands."""

    def __init__(self, kind: Kind, trumps: int, gaining: int) -> None:
        self.per_trick, self.worths = kind.per_trick, kind.worths(trumps)
        self.side = [gaining >> seat & 1 for seat in range(kind.seats)]
        self.known: dict[Any, int] = {}

    def of(self, cards: int) -> int:
        return sum(worth * (cards & mask).bit_count() for mask, worth in self.worths)

    def had(self, deal: Any) -> int:
        """What it has taken so far."""
        own = [seat for seat, side in enumerate(self.side) if side]
        return sum(self.per_trick * int(deal.tricks_of(seat)) + self.of(deal.cards_won(seat)) for seat in own)

    def ended(self, deal: Any) -> bool:
        """Whether some hand is empty before a lead: what is left over belongs to those who hold it."""
        return not deal.on_table() and not all(deal.hand(seat) for seat in range(len(self.side)))

    def value(self, deal: Any) -> int:
        hands = tuple(deal.hand(seat) for seat in range(len(self.side)))
        key = hands, tuple(deal.on_table()), deal.to_act, self.had(deal)
        if key not in self.known:
            if self.ended(deal):
                over = [hand for seat, hand in enumerate(hands) if self.side[seat]]
                self.known[key] = self.had(deal) + sum(map(self.of, over))
            else:
                found = [self.value(after(deal, card)) for card in members(deal.legal_set())]
                self.known[key] = max(found) if self.side[deal.to_act] else min(found)
        return self.known[key]


def after(deal: Any, card: int) -> Any:
    """The deal when the seat to act has played a card."""
    twin = deal.copy()
    twin.take(twin.to_act, card)
    return twin
