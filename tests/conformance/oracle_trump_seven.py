"""Trump Seven a second time, slow and naive, to compare with: written from the rulebook on words alone.

Shares nothing with the rules of the project: cards are words, hands are sets of words, seats are numbers from 0,
clockwise. Where this and the project differ, one of the two misreads the rulebook.
"""

from typing import Any

RANKS = ["7", "8", "9", "K", "T", "J", "Q"]
WORTH = {"T": 10, "K": 4, "Q": 3, "J": 2}
NAMINGS = {"trump S", "trump H", "trump D", "trump C"}


def pack() -> set[str]:
    return {rank + suit for rank in RANKS for suit in "SHDC"} | {"JKR"}


def dealt(order: list[str], dealer: int) -> tuple[list[set[str]], set[str]]:
    """Hands and widow: packets of three, counter-clockwise from the dealer's right, the dealer last."""
    hands: list[set[str]] = [set(), set(), set()]
    left = list(order)
    for _ in range(3):
        for step in (1, 2, 3):
            seat = (dealer - step) % 3
            hands[seat] |= set(left[:3])
            left = left[3:]
    return hands, set(left)


def suit_of(card: str, trump: str | None) -> str:
    """The suit a card belongs to; the Joker is of the trump suit, and of a suit of its own where there is none."""
    if card == "JKR":
        return trump or "joker"
    return card[1]


def strength(card: str) -> int:
    return 99 if card == "JKR" else RANKS.index(card[0])


def worth(cards: set[str], trump: str | None) -> int:
    """Card points; without trumps no seven is worth anything."""
    total = 0
    for card in cards:
        if card == "JKR":
            total += 4
        elif trump is not None and card == "7" + trump:
            total += 20
        else:
            total += WORTH.get(card[0], 0)
    return total


def place_of_best(cards: list[str], trump: str | None) -> int:
    """Which card of a trick takes it: the Joker or the highest trump, else the highest of the suit led."""
    trumps = [card for card in cards if card == "JKR" or card[1] == trump]
    led = [card for card in cards if suit_of(card, trump) == suit_of(cards[0], trump)]
    return cards.index(max(trumps or led, key=strength))


def cards_allowed(hand: set[str], led: str | None, trump: str | None, options: dict[str, Any]) -> set[str]:
    """What a hand may play to the card led."""
    if led is None:
        return set(hand)
    same = {card for card in hand if suit_of(card, trump) == suit_of(led, trump)}
    if same:
        if options["joker_any_time"] == "on" and "JKR" in hand:
            same.add("JKR")
        return same
    if options["must_trump"] == "on" and trump is not None:
        trumps = {card for card in hand if suit_of(card, trump) == trump}
        if trumps:
            return trumps
    return set(hand)


class Auction:
    """Who declares. ``end`` is None while it goes on, then a seat, "redeal" or "leaster"."""

    def __init__(self, dealer: int, options: dict[str, Any]) -> None:
        self.dealer = dealer
        self.options = options
        self.order = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
        self.round = 1
        self.speakers = list(self.order)
        self.stand: list[int] = []
        self.duel = False
        self.end: int | str | None = None

    def call(self, word: str) -> None:
        seat = self.speakers.pop(0)
        if self.duel:
            self.call_in_duel(seat, word)
            return
        if word == "60":
            self.stand.append(seat)
            if self.options["multi_bid"] == "first_plays":
                self.end = seat
                return
            taking_back = self.options["second_round"] == "withdraw" and self.round == 1
            if len(self.stand) == 2 and not taking_back:
                self.end = "redeal"
                return
        if not self.speakers:
            self.round_ends()

    def call_in_duel(self, seat: int, word: str) -> None:
        """Round 2 of withdraw among two or three who said 60."""
        if word == "pass":
            self.stand.remove(seat)
        if len(self.stand) == 1:
            self.end = self.stand[0]
        elif not self.speakers:
            self.end = "redeal"

    def round_ends(self) -> None:
        manner = self.options["second_round"]
        if self.round == 1 and manner == "withdraw" and len(self.stand) > 1:
            self.duel = True
            self.round = 2
            self.speakers = [seat for seat in self.order if seat in self.stand]
        elif self.round == 1 and (
            manner in ("always", "withdraw") or (manner == "only_if_all_passed" and not self.stand)
        ):
            self.round = 2
            self.speakers = [seat for seat in self.order if seat not in self.stand]
        elif self.stand:
            self.end = self.stand[0]
        else:
            manner = self.options["all_pass"]
            self.end = self.dealer if manner == "dealer_must_play" else manner


class Deal:
    """One deal from an order of the pack."""

    def __init__(self, dealer: int, order: list[str], options: dict[str, Any]) -> None:
        self.options = options
        self.dealer = dealer
        self.hands, self.widow = dealt(order, dealer)
        self.auction = Auction(dealer, options)
        self.phase = "auction"
        self.turn = (dealer + 1) % 3
        self.declarer: int | None = None
        self.trump: str | None = None
        self.leaster = self.redeal = False
        self.laid: list[str] = []
        self.piles: list[set[str]] = [set(), set(), set()]
        self.seen_piles: list[set[str]] = [set(), set(), set()]
        self.leader = 0
        self.table: list[str] = []
        self.tricks: list[tuple[int, list[str], int]] = []
        self.last_cards: dict[int, str] = {}

    def over(self) -> bool:
        return self.phase == "over"

    def allowed(self) -> set[str]:
        if self.phase == "auction":
            return {"pass", "60"}
        if self.phase == "naming":
            return set(NAMINGS)
        if self.phase == "giving":
            return set(self.hands[self.turn])
        led = self.table[0] if self.table else None
        return cards_allowed(self.hands[self.turn], led, self.trump, self.options)

    def do(self, word: str) -> None:
        {"auction": self.call, "naming": self.name, "giving": self.give, "play": self.play}[self.phase](word)

    def call(self, word: str) -> None:
        self.auction.call(word)
        end = self.auction.end
        if end is None:
            self.turn = self.auction.speakers[0]
        elif end == "redeal":
            self.redeal, self.phase = True, "over"
        elif end == "leaster":
            self.leaster = True
            self.begin((self.dealer + 1) % 3)
        else:
            assert isinstance(end, int)
            self.declarer = self.turn = end
            self.phase = "naming"

    def name(self, word: str) -> None:
        assert self.declarer is not None
        self.trump = word[-1]
        self.hands[self.declarer] |= self.widow
        self.phase = "giving"

    def give(self, card: str) -> None:
        assert self.declarer is not None
        self.hands[self.declarer].remove(card)
        self.laid.append(card)
        if len(self.laid) < 2:
            return
        for step, gift in enumerate(self.laid, 1):
            to = (self.declarer + step) % 3
            if self.options["discards_to"] == "defenders_hand":
                self.hands[to].add(gift)
            elif self.options["discards_to"] == "defenders_pile":
                self.piles[to].add(gift)
            else:
                self.piles[self.declarer].add(gift)
        self.begin((self.dealer + 1) % 3 if self.options["first_lead"] == "eldest" else self.declarer)

    def begin(self, leader: int) -> None:
        self.phase = "play"
        self.leader = self.turn = leader

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.turn = (self.turn + 1) % 3
        if len(self.table) < 3:
            return
        taker = (self.leader + place_of_best(self.table, self.trump)) % 3
        self.tricks.append((self.leader, self.table, taker))
        self.piles[taker] |= set(self.table)
        self.seen_piles[taker] |= set(self.table)
        self.table = []
        self.leader = self.turn = taker
        if len(self.tricks) == 9:
            self.phase = "over"
            self.last_cards = {seat: card for seat, hand in enumerate(self.hands) for card in hand}

    def points(self) -> list[int]:
        """Points by seat, the tenth cards included."""
        last = [{self.last_cards[seat]} if seat in self.last_cards else set() for seat in range(3)]
        return [worth(self.piles[seat] | last[seat], self.trump) for seat in range(3)]

    def count(self) -> dict[str, Any]:
        """The result, as the worked deals have it, with seats as numbers."""
        points = self.points()
        zero_sum = self.options["series"] == "zero_sum"
        if self.leaster:
            winners = [seat for seat in range(3) if points[seat] == min(points)]
            delta = [int(seat in winners) for seat in range(3)]
            if zero_sum:
                gain, loss = {1: (2, -1), 2: (1, -2), 3: (0, 0)}[len(winners)]
                delta = [gain if seat in winners else loss for seat in range(3)]
            return {
                "declarer": None, "trump": None, "declarer_points": None, "defender_points": None, "made": None,
                "last_cards": {}, "points": points, "winners": winners, "delta": delta,
            }  # fmt: skip
        assert self.declarer is not None
        own = points[self.declarer]
        others = sum(points[seat] for seat in range(3) if seat != self.declarer)
        made = own >= 60
        winners = [seat for seat in range(3) if (seat == self.declarer) == made]
        delta = [int(seat in winners) for seat in range(3)]
        if zero_sum:
            delta = [(2 if seat == self.declarer else 1) * (1 if seat in winners else -1) for seat in range(3)]
        return {
            "declarer": self.declarer, "trump": self.trump, "declarer_points": own, "defender_points": others,
            "made": made, "last_cards": self.last_cards, "winners": winners, "delta": delta,
        }  # fmt: skip
