"""My Ship Sails a second time, slow and naive, to compare with: written from the rulebook on words alone.

Shares nothing with the rules of the project: cards are words, hands are sets of words, seats are numbers from 0,
clockwise. Where this and the project differ, one of the two misreads the rulebook.
"""

from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]


def pack() -> set[str]:
    return {rank + suit for rank in RANKS for suit in "SHDC"}


def complete(hand: set[str]) -> bool:
    return len(hand) == 7 and len({card[1] for card in hand}) == 1


def exchanged(
    hands: list[set[str]], laid: dict[int, str], to_right: bool, draws: int | None, stock: list[str]
) -> list[set[str]]:
    """Hands after all laid cards have passed at once; ``draws`` is the seat that takes from the stock instead."""
    seats = len(hands)
    after = [hand - {laid[seat]} for seat, hand in enumerate(hands)]
    for seat, card in laid.items():
        to = (seat - 1 if to_right else seat + 1) % seats
        if to == draws:
            after[to].add(stock.pop(0))
            stock.append(card)  # the discards, oldest first, are the stock when it is out
        else:
            after[to].add(card)
    return after


class Deal:
    """One deal from an order of the pack; ``lost`` are wins that false calls have cost in it."""

    def __init__(self, seats: int, dealer: int, order: list[str], options: dict[str, Any]) -> None:
        self.seats = seats
        self.dealer = dealer
        self.options = options
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        for place in range(7 * seats):
            self.hands[(dealer + 1 + place) % seats].add(order[place])
        self.stock = list(order[7 * seats :])
        self.exchanges = 0
        self.false_calls: list[tuple[int, int]] = []
        self.lost = [0] * seats
        self.cannot_call: set[int] = set()
        self.correct: list[int] = []
        self.winners: list[int] = []
        self.ended = False
        self.open_window()

    def open_window(self) -> None:
        self.laid: dict[int, str] = {}
        self.called: list[int] = []
        self.again: set[int] = set()
        if self.options["auto_call"] == "on":
            from_left = [(self.dealer + 1 + place) % self.seats for place in range(self.seats)]
            callers = [seat for seat in from_left if complete(self.hands[seat]) and seat not in self.cannot_call]
            if callers:
                self.win(callers)

    def allowed(self, seat: int) -> set[str]:
        """What a seat may choose now."""
        if self.ended or seat in self.called or (self.again and seat not in self.again):
            return set()
        choice = self.hands[seat] - {self.laid.get(seat, "")}
        if not self.again and seat not in self.cannot_call:
            choice.add("call")
        return choice

    def waits_for(self) -> set[int]:
        return set() if self.ended else set(range(self.seats)) - set(self.laid) - set(self.called)

    def do(self, seat: int, word: str) -> None:
        if word == "call":
            self.laid.pop(seat, None)
            self.called.append(seat)
        else:
            self.laid[seat] = word
        if self.waits_for():
            return
        if self.called:
            self.judge()
        elif self.last_window():
            self.ended = True
        if not self.ended and not self.waits_for():
            self.hands = exchanged(
                self.hands, self.laid, self.options["pass_direction"] == "right",
                self.dealer if self.options["stock"] == "dealer_draws" else None, self.stock,
            )  # fmt: skip
            self.exchanges += 1
            self.open_window()

    def last_window(self) -> bool:
        everybody_out = len(self.cannot_call) == self.seats
        return self.exchanges == self.options["max_exchanges"] or everybody_out

    def judge(self) -> None:
        """All have chosen and somebody has called."""
        correct = [seat for seat in self.called if complete(self.hands[seat])]
        for seat in self.called:
            if seat not in correct:
                self.false_calls.append((seat, self.exchanges))
                self.lost[seat] += self.options["false_call"] == "minus_one"
                if self.options["false_call"] == "out_of_deal":
                    self.cannot_call.add(seat)
        if correct:
            self.win(correct)
        elif self.last_window():
            self.ended = True
        else:
            self.again = set(self.called)
            self.called = []

    def win(self, callers: list[int]) -> None:
        """``callers`` in order of calling."""
        self.ended = True
        self.correct = sorted(callers)
        if self.options["tie"] == "first_press":
            self.winners = callers[:1]
        elif self.options["tie"] == "eldest":
            self.winners = [min(callers, key=lambda seat: (seat - self.dealer - 1) % self.seats)]
        elif self.options["tie"] == "highest_card":
            tops = {seat: sorted((RANKS.index(card[0]) for card in self.hands[seat]), reverse=True) for seat in callers}
            self.winners = sorted(seat for seat in callers if tops[seat] == max(tops.values()))
        else:
            self.winners = sorted(callers)

    def redeal(self) -> bool:
        return self.ended and not self.winners and self.options["stalemate"] == "redeal"

    def delta(self) -> list[int]:
        return [int(seat in self.winners) - self.lost[seat] for seat in range(self.seats)]


def places(scores: list[int]) -> list[int]:
    """The place of each seat: equal scores share one, the next is skipped."""
    return [1 + sum(other > score for other in scores) for score in scores]


def match_winners(scores: list[int]) -> list[int]:
    """All who share the first place."""
    return [seat for seat, place in enumerate(places(scores)) if place == 1]
