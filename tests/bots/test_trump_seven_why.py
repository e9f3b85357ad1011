"""Reasons in Trump Seven: every number in a sentence can be made again from its counts, every sentence be said."""

from random import Random

import pytest

from semyorka.bots import consider, plain
from semyorka.bots.decision import Decision, Reason
from semyorka.bots.key_card import DIFFERS
from semyorka.bots.selfplay import play_match
from semyorka.bots.trump_seven_open import OpenPlay
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.trump_seven_why import DEALS, NODES, why
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView
from semyorka.words import LANGUAGES, say
from tests.bots.test_trump_seven_plain import view_at

RULES = ({}, {"discards_to": "declarer_pile"}, {"all_pass": "leaster", "joker_any_time": "on"}, {"must_trump": "on"})


def hints(seeds: range) -> list[tuple[SeatView, Decision, tuple[Reason, ...]]]:
    """Decisions of some deals with their reasons."""
    found = []

    def asked(view: SeatView, seed: int) -> str:
        if Random(seed).random() < 0.4:
            decision = consider(view, 5, 0.3, seed)
            found.append((view, decision, why(view, decision, seed)))
        return plain(view, seed=seed)

    for seed in seeds:
        play_match("trump_seven", 3, {**RULES[seed % len(RULES)], "games": 1}, [asked] * 3, seed)
    return found


HINTS = hints(range(8))


def of_key(key: str) -> list[tuple[SeatView, Decision, Reason]]:
    return [
        (view, one, reason) for view, one, told in HINTS for reason in told if reason.key == f"why-trump_seven-{key}"
    ]


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    told = [reason for _, _, reasons in HINTS for reason in reasons]
    assert len({reason.key for reason in told}) >= 8
    for reason in told:
        for lang in LANGUAGES:
            text = say(lang, reason.key, reason.args)
            assert text[0].isupper() and text.endswith(".") and "{" not in text, text


def test_percentages_are_made_of_the_counts() -> None:
    for key in ("catches", "saves", "takes"):
        for _, _, reason in of_key(key):
            whole = reason.counts["deals"]
            assert reason.args["often"] == round(100 * reason.counts["best"] / whole)
            assert reason.args["seldom"] == round(100 * reason.counts["second"] / whole)
            assert reason.args["often"] > reason.args["seldom"]
    for key in ("suit", "gift-chance"):
        for _, decision, reason in of_key(key):
            assert reason.args["often"] == round(100 * decision.choices[0].value)
            assert reason.args["seldom"] == round(100 * decision.choices[1].value)
    for key in ("bid", "pass"):
        for _, decision, reason in of_key(key):
            assert reason.args["often"] == round(100 * decision.of("60").value)
            assert reason.args["seldom"] == round(100 * decision.of("pass").value)


@pytest.mark.parametrize("key", ["catches", "saves", "takes"])
def test_events_can_be_counted_again_in_the_deals_of_the_decision(key: str) -> None:
    for view, decision, reason in of_key(key)[:4]:
        reading = TrumpReading(view)
        card = PACK.card(decision.word)
        goal = 1 << card if key == "takes" else reading.seven
        for _, one in reading.table if key == "takes" else ():
            goal |= 1 << one
        judge = OpenPlay(view, reading, NODES)
        deals = list(zip(decision.trials.hands, decision.trials.weights, strict=True))[:DEALS]
        assert reason.counts["best"] == sum(weight for hands, weight in deals if judge.brings(hands, card, goal))
        assert reason.counts["deals"] == sum(weight for _, weight in deals)


def test_the_key_card_marks_the_deals_that_decide() -> None:
    for _, decision, reason in of_key("key-card"):
        card = PACK.card(reason.args["card"])
        second = next(one.word for one in decision.choices[1:] if one.word in decision.trials.values)
        rows = zip(
            decision.trials.hands, decision.trials.weights, decision.trials.values[decision.word],
            decision.trials.values[second], strict=False,
        )  # fmt: skip
        counts = {"inside": 0.0, "deciding": 0.0, "outside": 0.0, "rest": 0.0}
        for hands, weight, one, other in rows:
            there = hands[reason.args["seat"]] >> card & 1
            counts["deciding" if one > other + DIFFERS else "rest"] += weight
            if there:
                counts["inside" if one > other + DIFFERS else "outside"] += weight
        assert counts == reason.counts
        assert reason.args["often"] == round(100 * counts["inside"] / counts["deciding"])
        assert reason.args["seldom"] == round(100 * counts["outside"] / counts["rest"])


def test_who_catches_the_trump_seven_is_said() -> None:
    """Two trumps are out, the seven among them: the top brings it down."""
    hands = ["7H 8H TS 8S KD 9D TC 8C 7C", "JKR QH JH TH KH QS QD 7S KC", "9H 9S KS JS TD 7D QC JC 9C"]
    view = view_at(hands, "8D JD", "60 pass pass pass pass trump-H 7S KC QH 9H 8H")
    told = [reason.key for reason in why(view, consider(view, 5, 1.0, 1), 1)]
    assert told and set(told) & {"why-trump_seven-catches", "why-trump_seven-draws"}
