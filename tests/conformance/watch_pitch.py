"""What is true of every match of Auction Pitch, and its comparison with the oracle at every step."""

from typing import Any

from semyorka.cards import members
from semyorka.games.facts import Fact
from semyorka.games.pitch import match_winners
from tests.conformance import oracle_pitch
from tests.conformance.conformance import Everything, Watch

SLOW = False


class Sums(Watch):
    """The invariants that the rulebook states."""

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        if result["redeal"]:
            return
        match, deal, pitcher = self.match, self.match.deal, result["pitcher"]
        dealt = [match.pack.word(card) for seat in range(match.seats) for card in members(deal.cards_shown(seat))]
        assert len(dealt) == len(set(dealt)) == 6 * match.seats
        assert sum(result["pips"]) == oracle_pitch.pips(dealt) <= 80
        assert sum(deal.tricks_of(seat) for seat in range(match.seats)) == 6
        given = [point for points in result["points"] for point in points]
        assert given.count("High") == given.count("Low") == 1 and len(given) == len(set(given))
        assert all(delta >= 0 for seat, delta in enumerate(result["delta"]) if seat != pitcher)
        if match.options["scoring"] == "four_points":
            assert 2 <= len(given) <= 4
            assert all(
                result["delta"][seat] == len(points)
                for seat, points in enumerate(result["points"]) if seat != pitcher
            )  # fmt: skip
        self.awards(result)

    def awards(self, result: dict[str, Any]) -> None:
        """Awards say the same as points, and their cards lie where they must."""
        deal, word = self.match.deal, self.match.pack.word
        for award in result["awards"]:
            if award["seat"] is None:
                assert award["cards"] == [] and award["point"] in ("Jack", "Game")
                continue
            if award["point"] != "Pips":
                assert award["point"] in result["points"][award["seat"]]
            holder = award["point"] == "Low" and self.match.options["low_to"] == "holder"
            pile = deal.cards_shown if holder else deal.cards_won
            assert set(award["cards"]) <= {word(card) for card in members(pile(award["seat"]))}
        named = {award["point"] for award in result["awards"] if award["seat"] is not None}
        assert named - {"Pips"} == {point for points in result["points"] for point in points}


class SoFar(Watch):
    """What a deal says is certain never changes after."""

    def opened(self, order: list[int]) -> None:
        self.certain: dict[str, Any] = {}

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        for point, so_far in self.match.public(self.match.deal)["so_far"].items():
            if point in self.certain:
                assert so_far == self.certain[point]
            elif so_far and so_far["sure"]:
                self.certain[point] = so_far

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        if not result["redeal"]:
            for point, so_far in self.certain.items():
                assert point in result["points"][so_far["seat"]]


class Oracle(Watch):
    """The oracle plays along: the same legal actions, takers, counts and winners."""

    def opened(self, order: list[int]) -> None:
        match = self.match
        hands = [match.pack.words(match.deal.hand(seat)) for seat in range(match.seats)]
        self.oracle = oracle_pitch.Deal(match.deal.dealer, hands, match.options)

    def before(self, seat: int) -> None:
        assert seat == self.oracle.turn
        legal = {self.match.word(action) for action in members(self.match.deal.legal_set())}
        assert legal == self.oracle.allowed()

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        deal, oracle = self.match.deal, self.oracle
        oracle.do(word)
        for fact in facts:
            if fact.kind == "trick":
                assert oracle.tricks[-1] == (fact.data["leader"], fact.data["cards"], fact.data["seat"])
        assert (deal.over(), deal.redeal) == (oracle.over(), oracle.redeal)
        assert self.match.trump(deal) == oracle.trump
        assert [self.match.pack.word(card) for card in deal.on_table()] == oracle.table

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match = self.match
        if result["redeal"]:
            left = match.options["all_pass"] == "redeal_next"
            assert match.dealer == (match.deal.dealer + left) % match.seats
            return
        counted = self.oracle.count()
        assert {name: result[name] for name in counted} == counted
        assert match.winners == oracle_pitch.winners(scores, counted, match.options)
        assert match.dealer == (match.deal.dealer + 1) % match.seats
        for _ in range(4):
            self.from_other_scores(counted)

    def from_other_scores(self, counted: dict[str, Any]) -> None:
        """The same deal played from scores near the target, where several may reach it at once."""
        match, target = self.match, self.match.options["target"]
        before = [target - self.rng.choice((1, 2, 3, 6, 12, 20, 30)) for _ in range(match.seats)]
        after = [old + new for old, new in zip(before, counted["delta"], strict=True)]
        winners, why = match_winners(match.deal, before, after, match.options)
        assert sorted(winners) == oracle_pitch.winners(before, counted, match.options), (before, after)
        assert bool(winners) == bool(why)


WATCHES = (Everything, Sums, SoFar, Oracle)
