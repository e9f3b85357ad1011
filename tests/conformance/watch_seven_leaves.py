"""What is true of every match of Seven Leaves, and its comparison with the oracle at every step."""

from copy import copy, deepcopy
from typing import Any

from semyorka.cards import members
from semyorka.games.facts import Fact
from tests.conformance import conformance, oracle_seven_leaves
from tests.conformance.conformance import Watch

SLOW = False


class Everything(conformance.Everything):
    """Of every game; here who leaves in the middle of a deal drops his cards."""

    def places(self) -> list[int]:
        deal = self.match.deal
        seats = range(deal.seats)
        piles = [deal.hand(seat) for seat in seats] + [deal.cards_won(seat) for seat in seats]
        return piles + [deal.dropped_by(seat) for seat in seats]


class Sums(Watch):
    """The invariants that the rulebook states."""

    def opened(self, order: list[int]) -> None:
        match, deal = self.match, self.match.deal
        held = [deal.hand(seat).bit_count() for seat in range(match.seats)]
        assert held == [7 * (seat in match.inside) for seat in range(match.seats)]
        assert deal.dealer in match.inside and deal.to_act in match.inside
        assert deal.hand(deal.dealer) >> deal.turn_up & 1

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match, deal = self.match, self.match.deal
        tricks = sum(deal.tricks_of(seat) for seat in range(match.seats))
        assert tricks == 7 or (match.options["leave"] == "at_once" and match.over() and match.loser is not None)
        assert all(match.scores[seat] >= 7 for seat in match.out)
        assert len(set(match.out)) == len(match.out)
        if not match.over():
            assert len(match.inside) >= 2 and match.dealer in match.inside
            assert match.extra or all(match.scores[seat] < 7 for seat in match.inside)
        elif match.options["leave"] == "at_once":
            assert match.loser is not None and match.scores[match.loser] < 7
        assert len(match.sheet) < 200, "a match of Seven Leaves is short"


class Oracle(Watch):
    """The oracle plays along: the same hands, legal cards, takers, leaving, losers and blows."""

    oracle_match: oracle_seven_leaves.Match | None = None

    def opened(self, order: list[int]) -> None:
        match = self.match
        whole = self.oracle_match = self.oracle_match or oracle_seven_leaves.Match(match.seats, match.options)
        words = [match.pack.word(card) for card in order]
        self.oracle = oracle_seven_leaves.Deal(
            match.deal.dealer, words, whole.inside, whole.scores, whole.extra, match.options
        )
        self.same()

    def before(self, seat: int) -> None:
        assert self.match.deal.turn == 1 << seat and seat == self.oracle.turn
        legal = {self.match.word(action) for action in members(self.match.deal.legal_set())}
        assert legal == self.oracle.allowed()

    def same(self) -> None:
        match, deal, oracle = self.match, self.match.deal, self.oracle
        assert [set(match.pack.words(deal.hand(seat))) for seat in range(match.seats)] == oracle.hands
        assert deal.over() == oracle.over() and match.trump(deal) == oracle.trump
        assert [match.pack.word(card) for card in deal.on_table()] == [card for _, card in oracle.table]
        told = match.public(deal)
        assert told["turn_up"] == oracle.turn_up and told["extra"] == oracle.extra
        assert told["inside"] == sorted(oracle.inside)
        assert told["turn_up_held_by"] == next(
            (s for s, hand in enumerate(oracle.hands) if oracle.turn_up in hand), None
        )

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        was = list(self.oracle.leaving)
        self.oracle.do(word)
        tricks = [fact for fact in facts if fact.kind == "trick"]
        for fact in tricks:
            assert self.oracle.tricks[-1] == (fact.data["leader"], fact.data["cards"], fact.data["seat"])
        assert bool(tricks) == (not self.oracle.table)
        sevenths = [fact.data["seat"] for fact in facts if fact.kind == "seventh"]
        assert was + sevenths == self.oracle.leaving
        self.same()

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match, oracle = self.match, self.oracle_match
        assert oracle is not None
        oracle.count(self.oracle)
        assert result["tricks_won"] == {seat: self.oracle.won[seat] for seat in sorted(self.oracle.inside)}
        assert (match.scores, match.out, match.loser) == (oracle.scores, oracle.out, oracle.loser)
        assert (match.over(), match.winners) == (oracle.over, oracle.winners())
        if match.over():
            self.cut()
        else:
            assert match.extra == oracle.extra and set(match.inside) == oracle.inside
            after = oracle_seven_leaves.clockwise_after(match.deal.dealer, oracle.inside, match.seats)
            assert match.dealer == after

    def cut(self) -> None:
        match, oracle = self.match, self.oracle_match
        if match.loser is None or match.options["punishment"] == "off" or oracle is None:
            return
        bottom = match.pack.word(self.rng.choice(match.pack.cards))
        # on a match of its own, so that its record, which has no cut, still rebuilds to the same
        other = copy(match)
        other.scene = deepcopy(match.scene)
        assert other.cut(match.pack.card(bottom)) == oracle.blows(bottom) == other.blows


WATCHES = (Everything, Sums, Oracle)
