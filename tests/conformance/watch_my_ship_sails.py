"""What is true of every match of My Ship Sails, its secrets, and its comparison with the oracle at every step."""

import random
from typing import Any

from semyorka.cards import members, union
from semyorka.games.facts import Fact
from semyorka.games.match import Match
from semyorka.telling.record import Record
from semyorka.telling.views import see
from tests.conformance import conformance, oracle_my_ship_sails
from tests.conformance.conformance import Watch
from tests.conformance.watch_trump_seven import cards_in

#: Its sample is smaller: many actions a deal, most of which lead nowhere.
SLOW = True
#: So are deals played by chance alone: they end when the cards have passed often enough, or by luck.
BY_CHANCE = {"max_exchanges": 30}


def choose(match: Match, rng: random.Random, wild: float) -> str:
    """Mostly what leads somewhere: a complete hand is called, an odd suit is passed; at random no ship ever sails."""
    deal = match.playing()
    seat = deal.to_act
    legal = [match.word(action) for action in members(deal.legal_set())]
    whole = sum(deal.hand(one) for one in range(match.seats))
    if rng.random() < wild / 4 or (match.options["max_exchanges"] == 30 and whole % 3 == 0):
        return rng.choice(legal)  # some deals come to the limit
    if deal.is_complete(seat) and "call" in legal and rng.random() < 0.9:
        return "call"
    cards = [word for word in legal if word != "call"]
    own = ("SHDC" + "-" * match.seats)[(seat - deal.dealer) % match.seats]  # four gather, the others let pass
    odd = [word for word in cards if word[1] != own] or cards
    return rng.choice(odd)


class Everything(conformance.Everything):
    """Of every game; here no card is ever played. With the stock drawn from, what lies there may come in."""

    def places(self) -> list[int]:
        deal = self.match.deal
        hands = [deal.hand(seat) for seat in range(deal.seats)]
        if self.match.options["stock"] == "dealer_draws":
            hands.append(self.dealt & ~union(card for hand in hands for card in members(hand)))
        return hands


class Oracle(Watch):
    """The oracle plays along: the same choices, exchanges, false calls, winners and counts."""

    def opened(self, order: list[int]) -> None:
        match = self.match
        words = [match.pack.word(card) for card in order]
        self.oracle = oracle_my_ship_sails.Deal(match.seats, match.deal.dealer, words, match.options)
        self.same()

    def same(self) -> None:
        match, deal, oracle = self.match, self.match.deal, self.oracle
        hands = [set(match.pack.words(deal.hand(seat))) for seat in range(match.seats)]
        assert hands == oracle.hands and all(len(hand) == 7 for hand in hands)
        assert (deal.over(), deal.exchanges) == (oracle.ended, oracle.exchanges)
        waits = {seat for seat in range(match.seats) if deal.awaits(seat)}
        assert waits == oracle.waits_for()
        for seat in range(match.seats) if self.rng.random() < 0.1 else ():
            self.may(seat)
        told = match.public(deal)
        assert told["false_calls"] == [list(call) for call in oracle.false_calls]
        assert told["out_of_deal"] == sorted(oracle.cannot_call) and told["exchanges"] == oracle.exchanges
        assert set(told["chosen"]) == (set() if oracle.ended else set(range(match.seats)) - waits)

    def may(self, seat: int) -> None:
        """The same choices for a seat."""
        match, deal = self.match, self.match.deal
        allowed = self.oracle.allowed(seat)
        assert deal.may_act(seat) == bool(allowed)
        if allowed:
            pointed, deal.to_act = deal.to_act, seat
            assert {match.word(action) for action in members(deal.legal_set())} == allowed
            deal.to_act = pointed

    def before(self, seat: int) -> None:
        self.may(seat)

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        oracle = self.oracle
        calls, exchanges = len(oracle.false_calls), oracle.exchanges
        oracle.do(seat, word)
        assert facts[0].kind == "chose" and facts[0].data["seat"] == seat
        falsely = [fact.data["seat"] for fact in facts if fact.kind == "false_call"]
        assert falsely == [one for one, _ in oracle.false_calls[calls:]]
        assert sum(fact.kind == "exchange" for fact in facts) == oracle.exchanges - exchanges
        sails = [fact.data for fact in facts if fact.kind == "sails"]
        assert bool(sails) == oracle.ended
        for told in sails:
            assert told["winners"] == oracle.winners
            shown = {int(one): set(cards) for one, cards in told["hands"].items()}
            assert shown == {one: oracle.hands[one] for one in oracle.correct}
        if len(facts) > 1 or self.rng.random() < 0.2:  # a card laid face down moves nothing
            self.same()

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match, oracle = self.match, self.oracle
        assert result["redeal"] == oracle.redeal() and result["delta"] == oracle.delta()
        assert match.scores == [old + new for old, new in zip(scores, oracle.delta(), strict=True)]
        if result["redeal"]:
            assert match.dealer == match.deal.dealer and not match.over()
            return
        assert result["winners"] == oracle.winners and result["exchanges"] == oracle.exchanges
        assert [tuple(call) for call in result["false_calls"]] == oracle.false_calls
        assert [set(hand) for hand in result["hands"]] == oracle.hands
        assert match.dealer == (match.deal.dealer + 1) % match.seats
        assert match.over() == (match.deals_counted() == match.options["deals"])
        assert match.winners == (oracle_my_ship_sails.match_winners(match.scores) if match.over() else [])


class AnyOrder(Watch):
    """For any order of the same choices the same hands: each exchange is made again in another order."""

    def opened(self, order: list[int]) -> None:
        self.begin()

    def begin(self) -> None:
        self.start = self.match.deal.copy()
        self.rounds: list[dict[int, str]] = [{}]

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        self.rounds[-1][seat] = word
        kinds = {fact.kind for fact in facts}
        if "exchange" in kinds or "sails" in kinds:
            self.once_more()
            self.begin()
        elif "false_call" in kinds:
            self.rounds.append({})

    def once_more(self) -> None:
        other, deal = self.start, self.match.deal
        for choices in self.rounds:
            seats = list(choices)
            self.rng.shuffle(seats)
            for seat in seats:
                other.take(seat, self.match.action(choices[seat]))
        assert [other.hand(seat) for seat in range(other.seats)] == [deal.hand(seat) for seat in range(deal.seats)]
        assert (other.exchanges, other.over()) == (deal.exchanges, deal.over())
        if self.match.options["tie"] != "first_press":
            assert other.winners == deal.winners


class Secrets(Watch):
    """Nobody is told a card that he has not held, before the barrier falls or after; nor what others have chosen."""

    def opened(self, order: list[int]) -> None:
        self.known = [set(self.hand(seat)) for seat in range(self.match.seats)]
        self.check([])

    def hand(self, seat: int) -> list[str]:
        words: list[str] = self.match.pack.words(self.match.deal.hand(seat))
        return words

    def before(self, seat: int) -> None:
        """A call and a card look alike to all others while the barrier stands."""
        match, deal = self.match, self.match.deal
        if self.rng.random() > 0.05 or not any(deal.awaits(one) for one in range(match.seats) if one != seat):
            return
        actions = members(deal.legal_set())
        seen = []
        for action in (actions[0], actions[-1], *(call for call in match.call_words.values() if call in actions)):
            match.deal = deal.copy()
            match.deal.take(seat, action)
            others = [None, *(one for one in range(match.seats) if one != seat)]
            seen.append([see(match, Record(), one) for one in others])
        match.deal = deal
        assert all(views == seen[0] for views in seen), "the others can tell what a seat has chosen"

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        if len(facts) > 1:
            for one in range(self.match.seats):
                self.known[one] |= set(self.hand(one))
        self.check(facts)

    def check(self, facts: list[Fact]) -> None:
        match, deal = self.match, self.match.deal
        for fact in facts:
            assert fact.kind == "sails" or not set(cards_in(fact.data))
            assert "call" not in fact.data.values()
            for seat, secret in fact.secret.items():
                assert set(cards_in(secret)) <= self.known[seat]
        if self.rng.random() > 0.2:
            return
        assert not set(cards_in(match.public(deal)))
        for seat in range(match.seats):
            own = match.private(deal, seat)
            assert set(cards_in(own)) <= self.known[seat]
            assert deal.over() or set(cards_in(own["choice"])) <= set(self.hand(seat))


WATCHES = (Everything, Oracle, AnyOrder, Secrets)
