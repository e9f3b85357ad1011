"""A match of My Ship Sails at a table: refusals with their reasons, what happened, what is public, the wins.

The rules themselves stand in ``my_ship_sails.py``; this file only asks them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from semyorka.cards import members
from semyorka.games import my_ship_sails
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import MatchOf
from semyorka.games.my_ship_sails import CALL_WORDS, HOUSE_RULES, MyShipSails

CALL = CALL_WORDS["call"]


class MyShipSailsMatch(MatchOf[MyShipSails]):
    """A match of My Ship Sails for 4 to 7 seats. ``scores`` are wins, less what false calls may cost.

    Of the deal that is on: ``false_calls`` has (seat, exchanges before it) for each; ``exchanged`` has by seat the card
    given and the card got in each exchange, in order, for that seat's eyes alone.
    """

    key = "my_ship_sails"
    pack = my_ship_sails.PACK
    seats_allowed = my_ship_sails.SEATS
    seats_clause = "S3"
    house_rules = HOUSE_RULES
    call_words = CALL_WORDS
    phases = ("choose", "again", "over")
    together = True
    deals_alone = True

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.false_calls: list[tuple[int, int]] = []
        self.exchanged: list[list[tuple[str, str]]] = [[] for _ in range(seats)]

    # ---- The run of the match ------------------------------------------------------------------------------

    def position(self) -> MyShipSails:
        self.false_calls = []
        self.exchanged = [[] for _ in range(self.seats)]
        return MyShipSails(self.seats, self.options)

    def packets(self, dealer: int) -> list[tuple[int, int]]:
        return [((dealer + 1 + turn) % self.seats, 1) for _ in range(7) for turn in range(self.seats)]

    def order_of(self, hands: Mapping[int, int], dealer: int, stock: Sequence[int] | None = None) -> list[int]:
        """An order that deals these hands; ``stock`` is the rest of the pack, top card first, where one draws."""
        order = super().order_of(hands, dealer)
        draws = self.options["stock"] == "dealer_draws"
        if draws != (stock is not None) or (stock is not None and sorted(stock) != sorted(order[7 * self.seats :])):
            raise Refused("refuse-stock", "S13")
        return order[: 7 * self.seats] + list(stock) if stock is not None else order

    def after_redeal(self, deal: MyShipSails) -> int:
        return deal.dealer

    def count(self, deal: MyShipSails) -> dict[str, Any]:
        delta = [deal.earned(seat) for seat in range(self.seats)]
        self.scores = [old + new for old, new in zip(self.scores, delta, strict=True)]
        if deal.redeal:
            return {"redeal": True, "key": "redeal-my_ship_sails", "args": {}, "clause": "S14", "delta": delta}
        winners = members(deal.winners)
        if self.deals_counted() + 1 == self.options["deals"]:
            self.winners = my_ship_sails.match_winners(self.scores)
            self.ending = self.ending_of(self.winners)
        return {
            "redeal": False, "winners": winners, "correct": members(deal.correct),
            "exchanges": deal.exchanges, "false_calls": list(self.false_calls),
            "hands": [self.pack.in_hand_order(deal.hand(seat)) for seat in range(self.seats)], "delta": delta,
            "outcome": self.outcome(deal, winners), "match": self.ending,
        }  # fmt: skip

    def line(self, deal: MyShipSails, result: dict[str, Any]) -> dict[str, Any]:
        return {"winners": result["winners"], "exchanges": result["exchanges"]}

    def outcome(self, deal: MyShipSails, winners: list[int]) -> dict[str, Any]:
        """What became of the deal, as key, args and clause."""
        args = {"exchanges": deal.exchanges, "winners": winners}
        if not winners:
            return {"key": "outcome-my_ship_sails-nobody", "args": args, "clause": "S14"}
        kind = "one" if len(winners) == 1 else "shared"
        return {"key": f"outcome-my_ship_sails-{kind}", "args": {**args, "seat": winners[0]}, "clause": "S17"}

    def ending_of(self, winners: list[int]) -> dict[str, Any]:
        """Why the match is over."""
        kind = "one" if len(winners) == 1 else "shared"
        args = {"seat": winners[0], "wins": self.scores[winners[0]], "winners": winners}
        return {"winners": winners, "key": f"match-my_ship_sails-{kind}", "args": args, "clause": "S18"}

    def dealt_beside(self, deal: Mapping[str, Any]) -> dict[str, Any]:
        if "stock" not in deal:
            return {}
        self.pack.set(deal["stock"])
        return {"stock": [self.pack.card(word) for word in deal["stock"].split()]}

    def beside(self, deal: MyShipSails) -> dict[str, str]:
        if self.options["stock"] == "none":
            return {}
        return {"stock": " ".join(self.pack.word(card) for card in deal.stock_cards())}

    def case_result(self, result: Mapping[str, Any], letters: str) -> dict[str, Any]:
        return {
            "winners": [letters[seat] for seat in result["winners"]], "exchanges": result["exchanges"],
            "false_calls": [[letters[seat], after] for seat, after in result["false_calls"]],
            "hands": {letters[seat]: " ".join(sorted(hand)) for seat, hand in enumerate(result["hands"])},
        }  # fmt: skip

    # ---- Actions -------------------------------------------------------------------------------------------

    def not_your_turn(self, deal: MyShipSails) -> Refused:
        if self.phase(deal) == "again":
            return Refused("refuse-my_ship_sails-others-choose", "S15")
        return Refused("refuse-my_ship_sails-called", "S15")

    def why_not(self, deal: MyShipSails, seat: int, action: int) -> Refused:
        if action == CALL:
            if self.phase(deal) == "again":
                return Refused("refuse-my_ship_sails-called-once", "S15")
            return Refused("refuse-my_ship_sails-out", "S15")
        if deal.choice_of(seat) == action:
            return Refused("refuse-my_ship_sails-same", "S6", card=self.pack.word(action))
        return Refused("refuse-not-held", card=self.pack.word(action))

    # ---- What happened -------------------------------------------------------------------------------------

    def facts(self, before: MyShipSails, deal: MyShipSails, seat: int, action: int) -> list[Fact]:
        told = [Fact("chose", {"seat": seat, "clause": "S7"}, {seat: {"action": self.word(action)}})]
        choices = [before.choice_of(one) for one in range(self.seats)]
        choices[seat] = action
        if None in choices:
            return told
        falsely = [one for one, choice in enumerate(choices) if choice == CALL and not before.is_complete(one)]
        falsely.sort(key=lambda one: self.seats if one == seat else before.pressed_of(one))
        for one in falsely:
            self.false_calls.append((one, before.exchanges))
            told.append(Fact("false_call", {"seat": one, "clause": "S15"}))
        if deal.exchanges > before.exchanges:
            told.append(self.passed(before, [choice for choice in choices if choice is not None], deal))
        if deal.over():
            told.append(self.ended(deal))
        return told

    def passed(self, before: MyShipSails, laid: list[int], deal: MyShipSails) -> Fact:
        """The barrier fell and the cards passed; each seat knows what it gave and what it got."""
        secret: dict[int, dict[str, Any]] = {}
        for seat, card in enumerate(laid):
            came = members(deal.hand(seat) & ~(before.hand(seat) & ~(1 << card)))
            gave, got = self.pack.word(card), self.pack.word(came[0])
            self.exchanged[seat].append((gave, got))
            secret[seat] = {"gave": gave, "got": got}
        return Fact("exchange", {"exchanges": deal.exchanges, "clause": "S7"}, secret)

    def ended(self, deal: MyShipSails) -> Fact:
        """The ship sails, with the hands that prove it, or nobody's does."""
        winners, correct = members(deal.winners), members(deal.correct)
        hands = {seat: self.pack.in_hand_order(deal.hand(seat)) for seat in correct}
        clause = "S15" if winners else "S14"
        return Fact("sails", {"winners": winners, "correct": correct, "hands": hands, "clause": clause})

    def facts_of_deal(self, deal: MyShipSails) -> list[Fact]:
        return [self.ended(deal)] if deal.over() else []

    # ---- What is public ------------------------------------------------------------------------------------

    def public(self, deal: MyShipSails) -> dict[str, Any]:
        return {
            "exchanges": deal.exchanges, "cap": self.options["max_exchanges"],
            "chosen": [seat for seat in range(self.seats) if not deal.over() and not deal.awaits(seat)],
            "out_of_deal": members(deal.out_of_deal), "false_calls": [list(call) for call in self.false_calls],
            "goes_to": [deal.goes_to(seat) for seat in range(self.seats)],
            "deals": self.options["deals"], "winners": members(deal.winners),
        }  # fmt: skip

    def private(self, deal: MyShipSails, seat: int) -> dict[str, Any]:
        choice = deal.choice_of(seat)
        return {
            "choice": None if choice is None else self.word(choice), "complete": deal.is_complete(seat),
            "passed": [list(cards) for cards in self.exchanged[seat]],
        }  # fmt: skip
