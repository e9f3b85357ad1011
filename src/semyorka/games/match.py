"""A match: deals in a row, the scores that carry over, who deals next and when somebody has won.

Chance stays outside: the first dealer and each order of the pack are handed in.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from semyorka.cards import Pack, members, suit
from semyorka.games.facts import Fact, Refused
from semyorka.games.options import Option, Value, chosen
from semyorka.games.position import Position
from semyorka.games.scene import Scene

Deal = TypeVar("Deal", bound=Position)


class MatchOf(Generic[Deal]):
    """A match of one game, whose deals are ``Deal``; each game derives its own.

    ``scores`` by seat; ``dealer`` of the deal that is on or comes next (None before the lot); ``deal`` the position of
    the deal that is on or was the last, ``counted`` whether it is in the scores; ``sheet`` one entry a counted deal;
    ``winners`` seats, empty while it goes on; ``ending`` says why it ended (key, args, clause). ``scene`` is what the
    rules have follow upon the end of the match, None where nothing does.

    Raises ``Refused`` for a number of seats, or for house rules, that the game does not have.
    """

    key: ClassVar[str]
    pack: ClassVar[Pack]
    seats_allowed: ClassVar[range]
    seats_clause: ClassVar[str]
    house_rules: ClassVar[tuple[Option, ...]]
    call_words: ClassVar[dict[str, int]]
    phases: ClassVar[tuple[str, ...]]
    #: Whether all seats choose at once, behind a barrier.
    together: ClassVar[bool] = False
    #: Whether a deal is won by itself, its ``winners`` in its result, and the match is but a row of such deals.
    deals_alone: ClassVar[bool] = False
    scene: Scene | None = None

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats_allowed:
            raise Refused(
                "refuse-seats", self.seats_clause,
                seats=str(seats), least=self.seats_allowed[0], most=self.seats_allowed[-1],
            )  # fmt: skip
        self.seats = seats
        self.options: dict[str, Value] = chosen(self.house_rules, options or {})
        self.check_options()
        self.scores = [0] * seats
        self.dealer: int | None = None
        self.deal: Deal | None = None
        self.counted = True
        self.sheet: list[dict[str, Any]] = []
        self.winners: list[int] = []
        self.ending: dict[str, Any] | None = None

    # -- what a game says of itself --------------------------------------------------------------------------

    def check_options(self) -> None:
        """Refuse a combination of house rules that makes no sense, with the reason."""

    def position(self) -> Deal:
        """A deal of this match, not dealt yet."""
        raise TypeError("a game makes its own positions")

    def packets(self, dealer: int) -> list[tuple[int, int]]:
        """How the pack is dealt: (seat, cards) for each packet, in order."""
        raise TypeError("a game knows how its pack is dealt")

    def open_places(self, dealer: int) -> tuple[int, ...]:
        """The places of the pack (0: the top) whose cards everybody sees as they are dealt."""
        return ()

    def order_of(self, hands: Mapping[int, int], dealer: int) -> list[int]:
        """An order of the pack that deals these hands (sets by seat) from this dealer. ``Refused`` when none can."""
        packets = self.packets(dealer)
        sizes: dict[int, int] = {}
        for seat, cards in packets:
            sizes[seat] = sizes.get(seat, 0) + cards
        self.check_hands(hands, sizes)
        left = {seat: members(hands[seat]) for seat in hands}
        order = [left[seat].pop(0) for seat, cards in packets for _ in range(cards)]
        return order + [card for card in self.pack.cards if card not in set(order)]

    def check_hands(self, hands: Mapping[int, int], sizes: Mapping[int, int]) -> None:
        """Refuse hands that are not ``sizes`` cards for those seats, each card once."""
        if set(hands) != set(sizes):
            raise Refused("refuse-hands-seats")
        seen = 0
        for seat, cards in hands.items():
            if cards.bit_count() != sizes[seat]:
                raise Refused("refuse-hands-size", size=sizes[seat])
            if seen & cards:
                raise Refused("refuse-hands-twice", card=self.pack.words(seen & cards)[0])
            seen |= cards

    def endless(self) -> bool:
        """Whether it goes on until the players stop it."""
        return False

    def may_stop(self) -> bool:
        """Whether the players may end the match here: it has no end of its own, and no deal is on."""
        return False

    def stop(self) -> None:
        """The players end the match here. Raises ``Refused`` when they may not."""
        raise Refused("refuse-no-stop")

    def after_redeal(self, deal: Deal) -> int:
        """Who deals after a deal that did not count."""
        return deal.dealer

    def after_count(self, deal: Deal) -> int:
        """Who deals after a counted deal: the turn to deal goes to the left."""
        return (deal.dealer + 1) % self.seats

    def count(self, deal: Deal) -> dict[str, Any]:
        """Add a finished deal to the scores, decide whether the match is over, and return the deal's result."""
        raise TypeError("a game counts its own deals")

    def prizes(self) -> list[float]:
        """What each seat has of a match that is over, in all as much however it ended: the match, shared by winners."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.seats)]

    def line(self, deal: Deal, result: dict[str, Any]) -> dict[str, Any]:
        """The score sheet's line of a counted deal, beyond ``delta`` and ``scores``."""
        return {}

    # -- the run of a match ----------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the match is over."""
        return self.ending is not None

    def open(self, order: list[int], dealer: int | None = None) -> Deal:
        """Deal the next hand from an order of the pack (ints, top card first).

        ``dealer`` is the lot for the first deal; afterwards the rules say who deals, and another seat is refused.
        """
        dealer = self.next_dealer(dealer)
        deal = self.position()
        deal.shuffle_in(order, dealer)
        self.dealer, self.deal, self.counted = dealer, deal, False
        return deal

    def next_dealer(self, wanted: int | None) -> int:
        """Who deals the next hand; ``wanted`` must be that seat when given. Raises ``Refused``."""
        if self.over():
            raise Refused("refuse-match-over")
        if not self.counted:
            raise Refused("refuse-deal-unfinished")
        if self.dealer is None:
            if wanted is None or wanted not in range(self.seats):
                raise Refused("refuse-first-dealer")
            return wanted
        if wanted is not None and wanted != self.dealer:
            raise Refused("refuse-dealer", seat=self.dealer)
        return self.dealer

    def close(self) -> dict[str, Any]:
        """Count the finished deal and turn to the next dealer. Returns the deal's result.

        A deal that did not count gives ``{"redeal": True, …}``; only penalties of it stay in the scores.
        """
        deal = self.deal
        if deal is None or not deal.over():
            raise Refused("refuse-deal-unfinished")
        if self.counted:
            raise Refused("refuse-deal-counted")
        self.counted = True
        result = self.count(deal)
        if result["redeal"]:
            self.dealer = self.after_redeal(deal)
            if any(result.get("delta", ())):
                self.write_line(deal, None, result)
            return result
        self.dealer = self.after_count(deal)
        self.write_line(deal, self.deals_counted() + 1, result)
        return result

    def write_line(self, deal: Deal, number: int | None, result: dict[str, Any]) -> None:
        """A line of the score sheet; ``number`` None is a deal that did not count and left penalties."""
        own = {} if number is None else self.line(deal, result)
        head = {"deal": number, "dealer": deal.dealer}
        self.sheet.append({**head, **own, "delta": result["delta"], "scores": list(self.scores)})

    def deals_counted(self) -> int:
        """How many deals have counted so far."""
        return sum(line["deal"] is not None for line in self.sheet)

    # -- actions ---------------------------------------------------------------------------------------------

    def play(self, seat: int, word: str) -> list[Fact]:
        """Take an action, a card or a call in notation, for a seat; returns what happened.

        Raises ``Refused``, with the clause where one speaks, when it may not be taken; then nothing has changed.
        """
        action = self.action(word)
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        deal = self.playing()
        before: Any = deal.copy()
        deal.take(seat, action)
        return self.facts(before, deal, seat, action)

    def playing(self) -> Deal:
        """The deal that is on. Raises ``Refused`` when there is none."""
        if self.deal is None:
            raise Refused("refuse-no-deal")
        return self.deal

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not take the action now, or None when it may."""
        deal = self.playing()
        if seat not in range(self.seats):
            return Refused("refuse-no-seat")
        if deal.over():
            return Refused("refuse-deal-over")
        if not deal.may_act(seat):
            return self.not_your_turn(deal)
        deal.to_act = seat
        return None if deal.legal_set() >> action & 1 else self.why_not(deal, seat, action)

    def not_your_turn(self, deal: Deal) -> Refused:
        """The refusal of an action out of turn."""
        return Refused("refuse-turn", seat=deal.to_act)

    def why_not(self, deal: Deal, seat: int, action: int) -> Refused:
        """The refusal of an action that is not legal for the seat to act."""
        raise TypeError("a game gives its own reasons")

    def facts(self, before: Deal, deal: Deal, seat: int, action: int) -> list[Fact]:
        """What happened between the position before an action and the one after it."""
        raise TypeError("a game tells its own deals")

    def facts_of_deal(self, deal: Deal) -> list[Fact]:
        """What the deal itself brought, before anybody has acted."""
        return []

    def public(self, deal: Deal) -> dict[str, Any]:
        """What everybody may know of a deal beyond hands, turns and tricks; the only way it enters a view."""
        raise TypeError("a game says what is public in it")

    def private(self, deal: Deal, seat: int) -> dict[str, Any]:
        """What one seat knows beside its hand."""
        return {}

    def shown_to(self, deal: Deal, seat: int) -> int:
        """The set of cards that the rules have shown to a seat beside those it has held and those shown to all."""
        return 0

    def trick_taken(self, before: Any, deal: Any, action: int, clause: str) -> Fact:
        """The fact that the action ended a trick: by the highest trump, else the highest card of the suit led."""
        cards = [*before.on_table(), action]
        taker = next(one for one in range(self.seats) if deal.tricks_of(one) > before.tricks_of(one))
        place = 0
        seat = before.leader
        while seat != taker:
            seat = before.next_after(seat)
            place += 1
        best = cards[place]
        trump = deal.trumps >> best & 1
        key = "trick-led" if not trump else "trick-trump" if self.trump(deal) else "trick-joker"
        return Fact(
            "trick",
            {"seat": taker, "leader": before.leader, "cards": [self.pack.word(card) for card in cards],
             "card": self.pack.word(best), "key": key,
             "args": {"suit": self.trump(deal) if trump else suit(best)}, "clause": clause},
        )  # fmt: skip

    def phase(self, deal: Deal) -> str:
        """The name of the phase a deal is in."""
        return self.phases[deal.phase]

    # -- worked deals ----------------------------------------------------------------------------------------

    def dealt_beside(self, deal: Mapping[str, Any]) -> dict[str, Any]:
        """What a worked deal gives beside hands, as ``order_of`` takes it. ValueError for what is no card."""
        return {}

    def beside(self, deal: Deal) -> dict[str, str]:
        """What lies beside the hands of a deal just dealt, as worked deals and records write it."""
        return {}

    def case_result(self, result: Mapping[str, Any], letters: str) -> dict[str, Any]:
        """A counted deal's result as worked deals write it, seats by letter."""
        raise TypeError("a game writes its own results")

    def case_match(self, letters: str) -> dict[str, Any]:
        """What worked deals say of the match beyond scores and winners."""
        return {}

    def case_cut(self, cut: Mapping[str, Any]) -> None:
        """The loser's cut that a worked deal gives. Raises ``Refused`` where none is due."""
        raise Refused("refuse-cut-no-loser")

    def trump(self, deal: Deal) -> str | None:
        """The letter of the trump suit, None while or where there is none."""
        return None

    def action(self, word: str) -> int:
        """The action a word names, a card or a call. Raises ``Refused`` for an unknown word."""
        if not isinstance(word, str):
            raise Refused("refuse-word", word=repr(word)[:20])
        if word in self.call_words:
            return self.call_words[word]
        try:
            return self.pack.card(word)
        except KeyError:
            raise Refused("refuse-word", word=word[:20]) from None

    def word(self, action: int) -> str:
        """The word of an action."""
        for word, call in self.call_words.items():
            if call == action:
                return word
        return self.pack.word(action)


#: A match of any game.
Match = MatchOf[Any]
