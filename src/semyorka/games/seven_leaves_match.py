"""A match of Seven Leaves at a table: who is still in, refusals with their reasons, what is public, the loser's cut.

The rules themselves stand in ``seven_leaves.py``; this file only asks them.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from semyorka.cards import members, suit, union
from semyorka.games import seven_leaves
from semyorka.games.facts import Fact, Refused
from semyorka.games.flicks import Flicks
from semyorka.games.match import MatchOf
from semyorka.games.seven_leaves import GOAL_TRICKS, HOUSE_RULES, SevenLeaves


class SevenLeavesMatch(MatchOf[SevenLeaves]):
    """A match of Seven Leaves for 2 to 5 seats.

    ``scores`` are tricks. ``inside`` the seats that are dealt to, ``out`` those who left in order, ``loser`` the last
    one (None while it goes on, and where nobody loses), ``extra`` whether the next deal's tricks alone decide.
    ``scene`` is the loser's punishment, where there is one.
    """

    key = "seven_leaves"
    pack = seven_leaves.PACK
    seats_allowed = seven_leaves.SEATS
    seats_clause = "L1"
    house_rules = HOUSE_RULES
    call_words: ClassVar[dict[str, int]] = {}
    phases = ("play", "over")
    scene: Flicks | None = None

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.inside = list(range(seats))
        self.out: list[int] = []
        self.loser: int | None = None
        self.extra = False

    # ---- The run of the match ------------------------------------------------------------------------------

    def position(self) -> SevenLeaves:
        return SevenLeaves(self.seats, self.options, union(self.inside), self.scores, self.extra)

    def packets(self, dealer: int) -> list[tuple[int, int]]:
        clockwise = [seat for seat in ((dealer + 1 + turn) % self.seats for turn in range(self.seats))]
        return [(seat, 1) for _ in range(seven_leaves.HAND_SIZE) for seat in clockwise if seat in self.inside]

    def open_places(self, dealer: int) -> tuple[int, ...]:
        return (len(self.packets(dealer)) - 1,)

    def order_of(self, hands: Mapping[int, int], dealer: int, turn_up: int | None = None) -> list[int]:
        """An order that deals these hands; ``turn_up`` is the card that comes last, one of the dealer's."""
        order = super().order_of(hands, dealer)
        if turn_up is None or turn_up < 0 or not hands[dealer] >> turn_up & 1:
            raise Refused("refuse-turn-up", "L7")
        last, place = 7 * len(self.inside) - 1, order.index(turn_up)
        order[place], order[last] = order[last], order[place]
        return order

    def after_count(self, deal: SevenLeaves) -> int:
        seat = (deal.dealer + 1) % self.seats
        while self.inside and seat not in self.inside:
            seat = (seat + 1) % self.seats
        return seat

    def count(self, deal: SevenLeaves) -> dict[str, Any]:
        dealt_in = members(deal.dealt_in)
        delta = [deal.earned(seat) for seat in range(self.seats)]
        self.scores = [old + new for old, new in zip(self.scores, delta, strict=True)]
        leaving = self.settle_extra(delta) if deal.extra else self.settle(deal)
        return {
            "redeal": False, "delta": delta, "tricks_won": {seat: delta[seat] for seat in dealt_in},
            "leaving": leaving, "out": list(self.out), "loser": self.loser, "extra": self.extra,
            "sevenths": [deal.seventh_of(seat) if seat in leaving else 0 for seat in range(self.seats)],
            "hands": [self.pack.in_hand_order(deal.cards_shown(seat), self.trump(deal)) for seat in range(self.seats)],
            "outcome": self.outcome(deal, leaving, delta), "match": self.ending,
        }  # fmt: skip

    def settle(self, deal: SevenLeaves) -> list[int]:
        """Who leaves with this deal, and whether the match is over."""
        leaving: list[int] = seven_leaves.leaving(deal)
        self.out += leaving
        left = [seat for seat in self.inside if seat not in leaving]
        over, self.loser = seven_leaves.loser_of(deal, left, self.options)
        if over:
            self.end("alone" if left else str(self.options["all_out"]))
        elif left:
            self.inside = left
        else:
            self.extra = True
        return leaving

    def settle_extra(self, delta: list[int]) -> list[int]:
        """The fewest tricks of an extra deal lose; level seats play another."""
        fewest = min(delta[seat] for seat in self.inside)
        self.inside = [seat for seat in self.inside if delta[seat] == fewest]
        if len(self.inside) == 1:
            self.loser = self.inside[0]
            self.end("extra_deal")
        return []

    def end(self, why: str) -> None:
        """The match is over: the first out has won it."""
        self.winners = self.out[:1]
        args = {"seat": self.out[0], "loser": self.loser}
        self.ending = {"winners": self.winners, "key": f"match-seven_leaves-{why}", "args": args, "clause": "L13"}
        if self.loser is not None and self.options["punishment"] != "off":
            self.scene = Flicks(self.seats, self.loser, self.options, self.scores)  # L14

    def prizes(self) -> list[float]:
        """A whole one for everybody but the loser; where nobody loses the loss is everybody's in equal parts."""
        if self.loser is None:
            return [1 - 1 / self.seats] * self.seats
        return [float(seat != self.loser) for seat in range(self.seats)]

    def outcome(self, deal: SevenLeaves, leaving: list[int], delta: list[int]) -> dict[str, Any]:
        """Who leaves and who stays after a deal, as key, args and clause."""
        if self.loser is not None:
            kind, args = "lost", {"seat": self.loser, "tricks": self.scores[self.loser]}
        elif self.over():
            kind, args = "all_out", {"count": len(leaving)}
        elif deal.extra:
            kind, args = "level", {"tricks": min(delta[seat] for seat in self.inside), "count": len(self.inside)}
        elif self.extra:
            kind, args = "extra_deal", {"count": len(self.inside)}
        elif leaving:
            kind = "one" if len(leaving) == 1 else "several"
            args = {"seat": leaving[0], "count": len(leaving), "stay": len(self.inside)}
        else:
            return {"key": "outcome-seven_leaves-nobody", "args": {}, "clause": "L11"}
        clause = "L12" if kind in ("one", "several") else "L13"
        return {"key": f"outcome-seven_leaves-{kind}", "args": args, "clause": clause}

    def line(self, deal: SevenLeaves, result: dict[str, Any]) -> dict[str, Any]:
        return {"leaving": result["leaving"]}

    # ---- The loser's cut -----------------------------------------------------------------------------------

    @property
    def blows(self) -> int | None:
        """What the loser gets in all, None before his cut."""
        return None if self.scene is None else self.scene.total

    def cut(self, bottom: int) -> int:
        """The loser has cut and this card is at the bottom: what he gets in all, 0 when it forgives.

        Raises ``Refused`` when no cut is due.
        """
        if not self.over() or self.loser is None:
            raise Refused("refuse-cut-no-loser", "L14")
        if self.scene is None:
            raise Refused("refuse-cut-off", "L14")
        return self.scene.show(bottom)

    # ---- Worked deals -----------------------------------------------------------------------------------------

    def dealt_beside(self, deal: Mapping[str, Any]) -> dict[str, Any]:
        return {"turn_up": members(self.pack.set([deal["turn_up"]]))[0]} if "turn_up" in deal else {}

    def beside(self, deal: SevenLeaves) -> dict[str, str]:
        return {"turn_up": self.pack.word(deal.turn_up)}

    def case_result(self, result: Mapping[str, Any], letters: str) -> dict[str, Any]:
        return {"tricks_won": {letters[seat]: tricks for seat, tricks in result["tricks_won"].items()}}

    def case_match(self, letters: str) -> dict[str, Any]:
        loser = None if self.loser is None else letters[self.loser]
        blows = {} if self.blows is None else {"blows": self.blows}
        return {"out": [letters[seat] for seat in self.out], "loser": loser, **blows}

    def case_cut(self, cut: Mapping[str, Any]) -> None:
        bottom = cut.get("bottom")
        if bottom not in self.pack.words(self.pack.full):
            raise Refused("refuse-cut-card", "L15")
        self.cut(self.pack.card(bottom))

    # ---- Actions -------------------------------------------------------------------------------------------

    def not_your_turn(self, deal: SevenLeaves) -> Refused:
        lead = "L10" if deal.tricks_played else "L8"
        return Refused("refuse-turn", "L9" if deal.on_table() else lead, seat=deal.to_act)

    def why_not(self, deal: SevenLeaves, seat: int, action: int) -> Refused:
        hand = deal.hand(seat)
        if not hand >> action & 1:
            return Refused("refuse-not-held", card=self.pack.word(action))
        led, trump = suit(deal.on_table()[0]), self.trump(deal)
        own = [suit(card) for card in members(hand)]
        if led in own and suit(action) != led:
            return Refused("refuse-seven_leaves-follow", "L9", suit=led)
        if led not in own and suit(action) != trump:
            return Refused("refuse-seven_leaves-trump", "L9", suit=led, trump=trump)
        return Refused("refuse-seven_leaves-beat", "L9", suit=suit(action))

    # ---- What happened -------------------------------------------------------------------------------------

    def facts(self, before: SevenLeaves, deal: SevenLeaves, seat: int, action: int) -> list[Fact]:
        told = [Fact("played", {"seat": seat, "card": self.pack.word(action)})]
        if deal.tricks_played == before.tricks_played:
            return told
        taken = self.trick_taken(before, deal, action, "L10")
        taker = taken.data["seat"]
        told.append(taken)
        if deal.seventh_of(taker):
            total = self.scores[taker] + deal.tricks_of(taker)
            if total == GOAL_TRICKS:
                left = deal.dropped_by(taker).bit_count()
                at = {"seat": taker, "trick": deal.tricks_played, "dropped": left, "clause": "L12"}
                told.append(Fact("seventh", at))
        return told

    # ---- What is public ------------------------------------------------------------------------------------

    def trump(self, deal: SevenLeaves) -> str | None:
        return suit(deal.turn_up)

    def public(self, deal: SevenLeaves) -> dict[str, Any]:
        lies = deal.hand(deal.dealer) >> deal.turn_up & 1
        return {
            "turn_up": self.pack.word(deal.turn_up), "turn_up_held_by": deal.dealer if lies else None,
            "inside": members(deal.dealt_in), "out": list(self.out), "extra": bool(deal.extra),
            "loser": self.loser, "blows": self.blows,
        }  # fmt: skip
