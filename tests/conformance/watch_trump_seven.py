"""What is true of every match of Trump Seven, its secrets, and its comparison with the oracle at every step."""

from collections.abc import Iterator
from typing import Any

from semyorka.cards import members
from semyorka.games.facts import Fact
from tests.conformance import conformance, oracle_trump_seven
from tests.conformance.conformance import Watch

#: A series need not have an end of its own: so many deals are played at most.
DEALS = 6
SLOW = False
PACK = oracle_trump_seven.pack()


def cards_in(told: Any) -> Iterator[str]:
    """All cards that something told names."""
    if isinstance(told, str):
        yield from {told} & PACK
    elif isinstance(told, dict):
        for value in told.values():
            yield from cards_in(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from cards_in(value)


class Everything(conformance.Everything):
    """Of every game; here two cards lie on the table or face down, and gifts may lie in piles."""

    def places(self) -> list[int]:
        deal = self.match.deal
        seats = range(3)
        piles = [deal.hand(seat) for seat in seats] + [deal.cards_won(seat) for seat in seats]
        phase = self.match.phase(deal)
        laid = [card for card in (deal.gift(0), deal.gift(1)) if card is not None]
        if phase in ("auction", "naming") or deal.leaster or deal.redeal:
            piles.append(deal.widow)
        elif phase == "giving":
            piles += [1 << card for card in laid]
        return piles


class Sums(Watch):
    """The invariants that the rulebook states: hands of 9-10-10 or 9-9-9, both sides together 100."""

    def opened(self, order: list[int]) -> None:
        deal = self.match.deal
        assert [deal.hand(seat).bit_count() for seat in range(3)] == [9, 9, 9]
        assert deal.widow.bit_count() == 2 and self.match.phase(deal) == "auction"

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        match, deal = self.match, self.match.deal
        held = [deal.hand(one).bit_count() for one in range(3)]
        if match.phase(deal) == "play" and not deal.on_table() and not any(deal.tricks_of(one) for one in range(3)):
            more = match.options["discards_to"] == "defenders_hand" and not deal.leaster
            assert held == [9 + (more and one != deal.declarer) for one in range(3)]
        if match.phase(deal) == "giving":
            assert held == [9 if one != seat else 11 - (deal.gift(0) is not None) for one in range(3)]

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        if result["redeal"]:
            return
        match, deal = self.match, self.match.deal
        assert sum(deal.tricks_of(seat) for seat in range(3)) == 9
        assert result["leaster"] == (result["declarer"] is None)
        if result["leaster"]:
            aside = oracle_trump_seven.worth(set(match.pack.words(deal.widow)), None)
            assert sum(result["points"]) == 80 - aside
        else:
            assert result["declarer_points"] + result["defender_points"] == sum(result["points"]) == 100
            assert match.public(deal)["points"] == result["points"]
        if match.options["series"] == "zero_sum":
            assert sum(result["delta"]) == 0
        for seat, award in enumerate(result["awards"]):
            assert award["seat"] == seat and award["args"]["points"] == result["points"][seat]
            assert oracle_trump_seven.worth(set(award["cards"]), result["trump"]) == result["points"][seat]


class Oracle(Watch):
    """The oracle plays along: the same legal actions, takers, gifts, counts and winners."""

    def opened(self, order: list[int]) -> None:
        match = self.match
        words = [match.pack.word(card) for card in order]
        self.oracle = oracle_trump_seven.Deal(match.deal.dealer, words, match.options)
        self.same_hands()

    def same_hands(self) -> None:
        match = self.match
        if not match.deal.over():
            hands = [set(match.pack.words(match.deal.hand(seat))) for seat in range(3)]
            assert hands == self.oracle.hands

    def before(self, seat: int) -> None:
        assert self.match.deal.turn == 1 << seat and seat == self.oracle.turn
        legal = {self.match.word(action) for action in members(self.match.deal.legal_set())}
        assert legal == self.oracle.allowed()

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        match, deal, oracle = self.match, self.match.deal, self.oracle
        oracle.do(word)
        tricks = [fact for fact in facts if fact.kind == "trick"]
        for fact in tricks:
            assert oracle.tricks[-1] == (fact.data["leader"], fact.data["cards"], fact.data["seat"])
        assert bool(tricks) == (oracle.phase in ("play", "over") and not oracle.table and bool(oracle.tricks))
        assert match.phase(deal) == oracle.phase
        assert (deal.over(), deal.redeal, deal.leaster) == (oracle.over(), oracle.redeal, oracle.leaster)
        assert match.trump(deal) == oracle.trump
        assert [match.pack.word(card) for card in deal.on_table()] == oracle.table
        told = match.public(deal)
        assert told["declarer"] == oracle.declarer and told["bidders"] == sorted(oracle.auction.stand)
        if not deal.over():
            seen = [oracle_trump_seven.worth(pile, oracle.trump) for pile in oracle.seen_piles]
            assert told["points"] == seen
        self.same_hands()

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match = self.match
        if result["redeal"]:
            assert match.dealer == match.deal.dealer
            return
        counted = self.oracle.count()
        assert {name: result[name] for name in counted} == counted
        assert match.dealer == (match.deal.dealer + 1) % 3
        assert match.over() == (match.deals_counted() == match.options["games"]) == bool(match.winners)


class Secrets(Watch):
    """Nobody is told a card that he cannot know: the widow, the others' hands and gifts."""

    def opened(self, order: list[int]) -> None:
        deal = self.match.deal
        self.known = [set(self.match.pack.words(deal.hand(seat))) for seat in range(3)]
        self.check([])

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        deal = self.match.deal
        for one in range(3):
            self.known[one] |= set(self.match.pack.words(deal.hand(one) | deal.cards_shown(seat)))
        for fact in facts:
            if fact.kind == "gave" and self.match.options["discards_to"] == "defenders_hand":
                self.known[fact.data["to"]].add(word)  # his own gift, in his hand once the other one is laid too
        self.check(facts)

    def check(self, facts: list[Fact]) -> None:
        match, deal = self.match, self.match.deal
        open_cards = {card for seat in range(3) for card in match.pack.words(deal.cards_shown(seat))}
        last = {card for fact in facts if fact.kind == "last_cards" for _, card in fact.data["cards"]}
        assert set(cards_in(match.public(deal))) <= open_cards | last
        for fact in facts:
            assert set(cards_in(fact.data)) <= open_cards | last
            for seat, secret in fact.secret.items():
                assert set(cards_in(secret)) <= self.known[seat]
        for seat in range(3):
            assert set(cards_in(match.private(deal, seat))) <= self.known[seat]


WATCHES = (Everything, Sums, Oracle, Secrets)
