"""Auction Pitch a second time, slow and naive, to compare with: written from the rulebook on words alone.

Shares nothing with the rules of the project: cards are words, hands are sets of words, seats are numbers from 0,
clockwise. Where this and the project differ, one of the two misreads the rulebook.
"""

from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
PIPS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
LADDER = ["1", "2", "3", "4", "slam"]
POINTS = ["High", "Low", "Jack", "Game"]


def strength(card: str) -> int:
    return RANKS.index(card[0])


def pips(cards: list[str]) -> int:
    return sum(PIPS.get(card[0], 0) for card in cards)


def taker_of_trick(leader: int, cards: list[str], seats: int, trump: str) -> int:
    """The highest trump, else the highest of the suit led."""
    of_trump = [card for card in cards if card[1] == trump]
    of_led = [card for card in cards if card[1] == cards[0][1]]
    best = max(of_trump or of_led, key=strength)
    return (leader + cards.index(best)) % seats


def cards_allowed(hand: set[str], led: str | None, trump: str | None, trump_in: str) -> set[str]:
    """What a hand may play."""
    if led is None:
        return set(hand)
    of_led = {card for card in hand if card[1] == led[1]}
    if not of_led:
        return set(hand)
    if led[1] == trump or trump_in == "void_only":
        return of_led
    if trump_in == "pip_lead" and led[0] in "JQK":
        return of_led
    return of_led | {card for card in hand if card[1] == trump}


def calls_allowed(said: list[str], is_dealer: bool, options: dict[str, Any]) -> set[str]:
    """What may be called after these calls."""
    rungs = [rung for rung in LADDER if rung != "slam" or options["slam"] == "separate"]
    top = rungs[-1]
    bids = [call for call in said if call != "pass"]
    if options["min_bid"] == 2:
        rungs.remove("1")
    if not bids:
        return {"pass", *rungs}
    highest = max(bids, key=LADDER.index)
    allowed = {"pass"} | {rung for rung in rungs if LADDER.index(rung) > LADDER.index(highest)}
    if is_dealer and options["dealer_match"] == "any":
        allowed.add(highest)
    if is_dealer and options["dealer_match"] == "below_top" and highest != top:
        allowed.add(highest)
    return allowed


class Deal:
    """One deal: ``hands`` are the six cards dealt to each seat."""

    def __init__(self, dealer: int, hands: list[list[str]], options: dict[str, Any]) -> None:
        self.dealer = dealer
        self.seats = len(hands)
        self.dealt = [set(hand) for hand in hands]
        self.hands = [set(hand) for hand in hands]
        self.options = options
        self.said: list[str] = []
        self.turn = (dealer + 1) % self.seats
        self.pitcher: int | None = None
        self.bid: str = "pass"
        self.trump: str | None = None
        self.leader = 0
        self.table: list[str] = []
        self.tricks: list[tuple[int, list[str], int]] = []
        self.redeal = False
        self.auction = True

    def over(self) -> bool:
        return self.redeal or len(self.tricks) == 6

    def allowed(self) -> set[str]:
        if self.auction:
            return calls_allowed(self.said, self.turn == self.dealer, self.options)
        led = self.table[0] if self.table else None
        return cards_allowed(self.hands[self.turn], led, self.trump, self.options["trump_in"])

    def do(self, word: str) -> None:
        if self.auction:
            self.call("4" if word == "slam" and self.options["slam"] == "same_as_4" else word)
        else:
            self.play(word)

    def call(self, word: str) -> None:
        self.said.append(word)
        if word != "pass":
            self.pitcher, self.bid = self.turn, word
        self.turn = (self.turn + 1) % self.seats
        if len(self.said) < self.seats:
            return
        if self.pitcher is None:
            if self.options["all_pass"] in ("redeal_same", "redeal_next"):
                self.redeal = True
                return
            if self.options["all_pass"] == "dealer_forced":
                self.pitcher, self.bid = self.dealer, str(self.options["min_bid"])
            else:
                self.pitcher, self.bid = (self.dealer + 1) % self.seats, "0"
        self.auction = False
        self.turn = self.leader = self.pitcher

    def play(self, card: str) -> None:
        if self.trump is None:
            self.trump = card[1]
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.turn = (self.turn + 1) % self.seats
        if len(self.table) == self.seats:
            taker = taker_of_trick(self.leader, self.table, self.seats, str(self.trump))
            self.tricks.append((self.leader, self.table, taker))
            self.table = []
            self.leader = self.turn = taker

    def taken(self, seat: int) -> list[str]:
        return [card for _, cards, taker in self.tricks if taker == seat for card in cards]

    def owners(self) -> dict[str, int | None]:
        """Who has each point."""
        trumps = sorted((card for hand in self.dealt for card in hand if card[1] == self.trump), key=strength)
        has: dict[str, int | None] = dict.fromkeys(POINTS)
        for seat in range(self.seats):
            if trumps[-1] in self.taken(seat):
                has["High"] = seat
            if trumps[0] in (self.taken(seat) if self.options["low_to"] == "taker" else self.dealt[seat]):
                has["Low"] = seat
            if f"J{self.trump}" in self.taken(seat):
                has["Jack"] = seat
        if self.options["scoring"] == "four_points":
            counted = [pips(self.taken(seat)) for seat in range(self.seats)]
            level = [seat for seat in range(self.seats) if counted[seat] == max(counted)]
            if len(level) == 1:
                has["Game"] = level[0]
            elif self.options["game_tie"] == "pitcher" and self.pitcher in level:
                has["Game"] = self.pitcher
        return has

    def count(self) -> dict[str, Any]:
        """The result, as the worked deals have it, with seats as numbers."""
        has = self.owners()
        points = [[point for point in POINTS if has[point] == seat] for seat in range(self.seats)]
        counted = [pips(self.taken(seat)) for seat in range(self.seats)]
        delta = [len(own) for own in points]
        if self.options["scoring"] == "literal_sum":
            delta = [own + more for own, more in zip(delta, counted, strict=True)]
        assert self.pitcher is not None
        if self.bid == "slam":
            made = self.slam_made(points[self.pitcher])
            delta[self.pitcher] = 5 if made else -5
        else:
            made = delta[self.pitcher] >= int(self.bid)
            if not made:
                delta[self.pitcher] = -int(self.bid)
        return {
            "pitcher": self.pitcher, "bid": "slam" if self.bid == "slam" else int(self.bid), "made": made,
            "points": points, "pips": counted, "delta": delta,
        }  # fmt: skip

    def slam_made(self, points: list[str]) -> bool:
        every_trick = all(taker == self.pitcher for _, _, taker in self.tricks)
        every_point = len(points) == (4 if self.options["scoring"] == "four_points" else 3)
        needs = self.options["slam_needs"]
        if needs == "tricks":
            return every_trick
        return every_point if needs == "points" else every_trick and every_point


def winners(before: list[int], result: dict[str, Any], options: dict[str, Any]) -> list[int]:
    """Who has won the match with this deal, in seat order; empty when it goes on."""
    after = [old + new for old, new in zip(before, result["delta"], strict=True)]
    pitcher = result["pitcher"]
    if result["bid"] == "slam" and result["made"]:
        if options["slam_pays"] == "wins_game":
            return [pitcher]
        if options["slam_pays"] == "wins_if_not_negative" and before[pitcher] >= 0:
            return [pitcher]
    reached = [seat for seat in range(len(after)) if after[seat] >= options["target"]]
    if len(reached) < 2:
        return reached
    if options["endgame"] == "highest_total":
        most = max(after[seat] for seat in reached)
        return the_first_of([seat for seat in reached if after[seat] == most], result)
    if pitcher in reached:
        return [pitcher]
    return walk(before, after, reached, result, options)


def owner_of(point: str, result: dict[str, Any]) -> int | None:
    for seat, points in enumerate(result["points"]):
        if point in points:
            return seat
    return None


def the_first_of(level: list[int], result: dict[str, Any]) -> list[int]:
    """Of those who are level: the pitcher, else who has High, Low, Jack, else all of them."""
    for seat in (result["pitcher"], *(owner_of(point, result) for point in ("High", "Low", "Jack"))):
        if seat in level:
            return [seat]
    return level


def walk(
    before: list[int], after: list[int], reached: list[int], result: dict[str, Any], options: dict[str, Any]
) -> list[int]:
    """High, Low, Jack, Game one after another; the first at the target. The pitcher, who is below it, is not asked."""
    standing = list(before)
    for point in POINTS:
        owner = owner_of(point, result)
        if owner is None or owner == result["pitcher"]:
            continue
        standing[owner] += 1
        if standing[owner] >= options["target"]:
            return [owner]
    most = max(after[seat] for seat in reached)
    return the_first_of([seat for seat in reached if after[seat] == most], result)
