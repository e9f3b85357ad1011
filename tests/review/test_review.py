"""The review: a planted blunder is found, luck is not blamed, and the same record is reviewed the same."""

import json
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from semyorka import bots
from semyorka.bots import Decision, Reason
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.review import luck
from semyorka.review.moments import moments, view_at
from semyorka.review.regret import BANDS, NAMES, SURE
from semyorka.review.reviewing import MOST_DECISIONS, VERSION, Plan, check, digest, review
from semyorka.telling.notation import MatchRecord, read, write
from semyorka.telling.views import SeatView, words_of
from tests.review.matches import played
from tests.review.thoughts import any_worth, install

PLAN = Plan(1.0, 1, 1)
EVERY = [(game, GAMES[game].seats_allowed[0]) for game in GAMES]


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def as_json(record: MatchRecord, plan: Plan = PLAN) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(review(record, plan).told()))
    return told


# ---- Decisions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_decision_is_seen_as_its_seat_knew_it(game: str, seats: int) -> None:
    record = played(game, seats)
    found = list(moments(record))
    assert [(one.seat, one.word) for one in found] == record.deals[0].actions
    assert [one.step for one in found] == list(range(1, len(found) + 1))
    for one in found:
        assert one.view.seat == one.seat and one.view.hand == one.hands[one.seat]
        assert one.word in words_of(GAMES[game], one.view.legal)
        assert one.view.held == tuple(hand.bit_count() for hand in one.hands)
        again, decides, word = view_at(record, one.deal, one.step)
        assert (again, decides, word) == (one.view, one.seat, one.word)


def test_a_deal_that_is_not_over_is_not_looked_at() -> None:
    whole = played("seven_leaves", 3, 2)
    first, second = whole.deals
    record = replace(whole, deals=[first, replace(second, actions=second.actions[:-1])])
    assert {one.deal for one in moments(record)} == {1}
    with pytest.raises(Refused, match="refuse-deal-on"):
        view_at(record, 2, 1)
    other = (second.actions[0][0] + 1) % 3
    view, _, _ = view_at(whole, 2, 1, other)
    assert view.seat == other and not view.legal
    for deal, step, seat in ((3, 1, None), (0, 1, None), (1, 0, None), (1, 999, None), (1, 1, 3)):
        with pytest.raises(Refused, match="refuse-no-decision"):
            view_at(record, deal, step, seat)
    check(record)
    with pytest.raises(Refused, match="refuse-no-record"):
        check(replace(whole, deals=record.deals[1:]))
    with pytest.raises(Refused, match="refuse-review-too-long"):
        check(replace(whole, deals=[first] * (MOST_DECISIONS // len(first.actions) + 1)))


# ---- What is said ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_same_seed_makes_the_same_report(game: str, seats: int) -> None:
    first = as_json(played(game, seats))
    assert first == as_json(read(write(played(game, seats)))[0])
    other = as_json(played(game, seats), replace(PLAN, seed=2))
    assert first["decisions"] != other["decisions"] and first["version"] == other["version"] == VERSION


def test_the_digest_names_a_record_with_a_plan() -> None:
    record = played("pitch", 2)
    assert digest(record, PLAN) == digest(read(write(record))[0], PLAN)
    others = [
        digest(played("pitch", 2, seed=2), PLAN), digest(record, replace(PLAN, seed=1)),
        digest(record, replace(PLAN, budget=2.0)),
    ]  # fmt: skip
    assert len({digest(record, PLAN), *others}) == 4


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_sums_are_those_of_the_decisions(game: str, seats: int) -> None:
    told = as_json(played(game, seats, 2))
    decisions = told["decisions"]
    for player in told["players"]:
        own = [one for one in decisions if one["seat"] == player["seat"]]
        counted = [one for one in own if one["band"] is not None]
        assert player["decisions"] == len(own) and player["counted"] == len(counted)
        assert player["bands"] == {name: sum(one["band"] == name for one in counted) for name in NAMES}
        net = [
            sum(half["gap"] for half in one["halves"]) / 2 if one["halves"] else one["regret"] for one in counted
        ]  # fmt: skip
        mean = 100 * sum(net) / len(net) if net else None
        assert player["score"] == (None if mean is None else pytest.approx(max(0.0, mean)))
        assert sum(phase["counted"] for phase in player["phases"]) == len(counted)
    for one in decisions:
        if one["halves"]:
            assert one["regret"] == pytest.approx(max(0.0, sum(half["gap"] for half in one["halves"]) / 2))
            assert one["error"] == pytest.approx(sum(half["error"] ** 2 for half in one["halves"]) ** 0.5 / 2)
        if one["band"] in dict(BANDS):
            assert one["regret"] - SURE * one["error"] > dict(BANDS)[one["band"]]
        if one["forced"]:
            assert one["band"] is None and one["regret"] == 0 and one["hindsight"] is None
        assert len(one["choices"]) <= 3 and one["choices"][0]["word"] == one["best"]
    blamed = sorted((one["regret"] for one in decisions if one["band"] in dict(BANDS)), reverse=True)
    assert [one["regret"] for one in told["moments"]] == blamed[:3]
    assert all(one["reasons"] for one in told["moments"])


def test_a_planted_blunder_is_found_and_a_close_call_is_not_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("seven_leaves", 2)
    steps = list(moments(record))
    blunder = next(one.step for one in steps if one.view.legal.bit_count() > 2 and one.step > 3)

    def worth(game: str, hands: Sequence[int], action: int) -> float:
        """At the blunder the card taken loses outright; elsewhere all cards are worth the same, give or take luck."""
        at = steps[blunder - 1]
        if hands[at.seat] == at.view.hand and list(map(int.bit_count, hands)) == list(map(int.bit_count, at.hands)):
            return 0.1 if GAMES[game].pack.word(action) == at.word else 0.6
        return 0.5 + (any_worth(game, hands, action) - 0.5) * 0.2

    install(monkeypatch, worth)
    told = as_json(record, replace(PLAN, budget=3.0))
    found = told["moments"][0]
    assert (found["deal"], found["step"], found["word"]) == (1, blunder, steps[blunder - 1].word)
    assert found["band"] == "blunder" and found["regret"] == pytest.approx(0.5)
    others = [one for one in told["decisions"] if one["step"] != blunder and one["band"] is not None]
    assert len(others) > 3
    assert sum(one["band"] in ("mistake", "blunder") for one in others) == 0
    wrong = sum(one["band"] == "inaccuracy" for one in others)
    assert wrong <= 0.2 * len(others), "one in ten may be blamed by chance"


def test_hindsight_is_told_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("pitch", 2)
    blind = as_json(record)
    assert all(one["hindsight"] is None for one in blind["decisions"])
    asked: list[tuple[SeatView, Sequence[int]]] = []

    def hindsight(view: SeatView, hands: Sequence[int], seed: int) -> dict[str, float]:
        asked.append((view, hands))
        words = words_of(GAMES["pitch"], view.legal)
        return {word: place / len(words) for place, word in enumerate(words)}

    monkeypatch.setitem(bots._HINDSIGHTS, "pitch", SimpleNamespace(GAME="pitch", hindsight=hindsight))
    told = as_json(record)
    steps = list(moments(record))
    assert [hands for _, hands in asked] == [one.hands for one in steps if one.view.legal.bit_count() > 1]
    for one, step in zip(told["decisions"], steps, strict=True):
        words = words_of(GAMES["pitch"], step.view.legal)
        seen = one.pop("hindsight")
        if one["forced"]:
            assert seen is None
        else:
            assert seen == {"played": words.index(one["word"]) / len(words), "best": (len(words) - 1) / len(words)}
    for one in blind["decisions"]:
        del one["hindsight"]
    assert told == blind


def test_a_reason_sets_the_best_against_the_one_that_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("seven_leaves", 3)
    contrasts: list[tuple[str, str]] = []

    def why(view: SeatView, decision: Decision, seed: int) -> tuple[Reason, ...]:
        contrasts.append((decision.choices[0].word, decision.choices[1].word))
        assert len({choice.word for choice in decision.choices}) == view.legal.bit_count()
        return (Reason("why-model", {}),)

    monkeypatch.setitem(bots._WHYS, "seven_leaves", SimpleNamespace(why=why))
    told = as_json(record)
    assert contrasts == [(one["best"], one["word"]) for one in told["moments"]]
    assert all(one["reasons"][0] == {"key": "why-model", "args": {}} for one in told["moments"])


def test_progress_goes_from_nothing_to_all() -> None:
    told: list[float] = []
    review(played("pitch", 2, 2), PLAN, told.append)
    assert told == sorted(told) and told[0] == 0.0 and told[-1] == pytest.approx(1.0)


# ---- Luck --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_luck_is_what_equal_bots_get_from_the_same_cards(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(game, seats, 2)
    hands: list[tuple[int, int]] = []

    def choose(view: SeatView, level: int, budget: float, seed: int) -> str:
        assert level == 2 and view.seat is not None
        if not view.calls and not view.tricks and not view.plays and not view.facts.get("exchanges"):
            hands.append((view.seat, view.hand))
        return bots.plain(view, seed)

    monkeypatch.setattr(luck, "choose", choose)
    told = list(luck.accounts(record, 3, 2, 7))
    assert told == list(luck.accounts(record, 3, 2, 7))
    assert len(told) == len(record.deals)
    match = GAMES[game](record.seats, record.options)
    dealt = {
        (seat, match.pack.set(hand)) for deal in record.deals for seat, hand in deal.hands.items()
    }  # fmt: skip
    assert hands and set(hands) & dealt
    scores = [sum(came[seat] for _, came in told) for seat in range(seats)]
    assert scores == read(write(record))[1].scores
    plan = Plan(1.0, 3, 2, 7)
    for player, seat in zip(review(record, plan).players, range(seats), strict=True):
        assert player.luck == pytest.approx(sum(equal[seat] for equal, _ in told))
        assert player.result == scores[seat]


def test_a_deal_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST_ACTIONS", 3)
    (equal, came), *_ = luck.accounts(played("seven_leaves", 2), 1, 1, 0)
    assert equal == [0.0, 0.0] and sum(came) > 0
