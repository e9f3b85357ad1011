"""Seven Leaves a second time, slow and naive, to compare with: written from the rulebook on words alone.

Shares nothing with the rules of the project: cards are words, hands are sets of words, seats are numbers from 0,
clockwise. Where this and the project differ, one of the two misreads the rulebook.
"""

from typing import Any

RANKS = ["6", "7", "8", "9", "T", "J", "Q", "K", "A"]
BLOWS = {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 0, "Q": 0, "K": 0, "A": 0}


def pack() -> set[str]:
    return {rank + suit for rank in RANKS for suit in "SHDC"}


def strength(card: str) -> int:
    return RANKS.index(card[0])


def best_of(cards: list[str], trump: str) -> str:
    """The card that takes a trick: the highest trump, else the highest of the suit led."""
    of_trump = [card for card in cards if card[1] == trump]
    of_led = [card for card in cards if card[1] == cards[0][1]]
    return max(of_trump or of_led, key=strength)


def cards_allowed(hand: set[str], table: list[str], trump: str, must_beat: bool) -> set[str]:
    """What a hand may play to the cards on the table."""
    if not table:
        return set(hand)
    ladder = ({c for c in hand if c[1] == table[0][1]}, {c for c in hand if c[1] == trump}, set(hand))
    pool = next(step for step in ladder if step)
    if must_beat:
        beating = {card for card in pool if best_of([*table, card], trump) == card}
        return beating or pool
    return pool


def clockwise_after(seat: int, inside: set[int], seats: int) -> int:
    """The next seat clockwise that is in."""
    for step in range(1, seats + 1):
        if (seat + step) % seats in inside:
            return (seat + step) % seats
    raise AssertionError("nobody is in")


class Deal:
    """One deal for those who are ``inside``; ``before`` are the tricks each seat had."""

    def __init__(
        self, dealer: int, order: list[str], inside: set[int], before: list[int], extra: bool, options: dict[str, Any]
    ) -> None:
        self.seats = len(before)
        self.options = options
        self.inside = set(inside)
        self.before = list(before)
        self.extra = extra
        self.hands: list[set[str]] = [set() for _ in before]
        seat = dealer
        for card in order[: 7 * len(inside)]:
            seat = clockwise_after(seat, self.inside, self.seats)
            self.hands[seat].add(card)
        self.turn_up = order[7 * len(inside) - 1]
        assert seat == dealer and self.turn_up in self.hands[dealer]
        self.trump = self.turn_up[1]
        self.leader = self.turn = clockwise_after(dealer, self.inside, self.seats)
        self.table: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[str], int]] = []
        self.won = [0] * self.seats
        self.leaving: list[int] = []
        self.dropped: set[str] = set()
        self.playing = set(inside)

    def over(self) -> bool:
        return len(self.tricks) == 7 or len(self.playing) < 2

    def allowed(self) -> set[str]:
        cards = [card for _, card in self.table]
        return cards_allowed(self.hands[self.turn], cards, self.trump, self.options["must_beat"] == "on")

    def do(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        if len(self.table) < len(self.playing):
            self.turn = clockwise_after(self.turn, self.playing, self.seats)
            return
        cards = [card for _, card in self.table]
        taker = next(seat for seat, card in self.table if card == best_of(cards, self.trump))
        self.tricks.append((self.leader, cards, taker))
        self.table = []
        self.won[taker] += 1
        self.leader = self.turn = taker
        if not self.extra and self.before[taker] + self.won[taker] == 7:
            self.leaving.append(taker)
            if self.options["leave"] == "at_once":
                self.playing.remove(taker)
                self.dropped |= self.hands[taker]
                self.hands[taker] = set()
                self.leader = self.turn = clockwise_after(taker, self.playing, self.seats)


class Match:
    """A match: who is in, who has left in which order, who has lost."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.scores = [0] * seats
        self.inside = set(range(seats))
        self.out: list[int] = []
        self.loser: int | None = None
        self.extra = False
        self.over = False

    def count(self, deal: Deal) -> None:
        self.scores = [old + new for old, new in zip(self.scores, deal.won, strict=True)]
        if self.extra:
            fewest = min(deal.won[seat] for seat in self.inside)
            self.inside = {seat for seat in self.inside if deal.won[seat] == fewest}
            if len(self.inside) == 1:
                self.over, self.loser = True, min(self.inside)
            return
        self.out += deal.leaving
        left = self.inside - set(deal.leaving)
        if len(left) == 1:
            self.over, self.loser = True, min(left)
        elif left:
            self.inside = left
        elif self.options["all_out"] == "extra_deal":
            self.extra = True
        else:
            self.over = True
            if self.options["all_out"] == "last_to_seven":
                self.loser = deal.leaving[-1]

    def winners(self) -> list[int]:
        return self.out[:1] if self.over else []

    def blows(self, bottom: str) -> int:
        """What the loser gets in all when this card is at the bottom."""
        value = BLOWS[bottom[0]]
        return value * (self.seats - 1) if self.options["blows"] == "each" else value
