"""Every house rule of Pitch changes what the best level does: positions in which the good call or card differs.

Seat 0 deals, the eldest is seat 1; four seats but for one case.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from semyorka.bots import pitch_thought
from semyorka.bots.decision import CLOSE
from semyorka.games import GAMES
from tests.bots.positions import view_at


@dataclass(frozen=True)
class Case:
    """A position and the best action by the rule's value; ``beside`` are house rules that stand beside it."""

    why: str
    rule: str
    hands: tuple[str, ...]
    actions: str
    answers: Mapping[str | int, str]
    scores: tuple[int, ...] = (0, 0, 0, 0)
    beside: Mapping[str, Any] | None = None


PASSED = "pass pass pass"
SOLID = "AS KS QS JS TS 2S"
RUFF = ("9S 2S 4H 5C 7C 3D", "AS KS 4S TD 9D QD", "3S JD 6D 4C 5H 9H", "6S 7D 8D 6C TC JH")


def dealer(hand: str) -> tuple[str, str, str, str]:
    return hand, "", "", ""


def eldest(hand: str) -> tuple[str, str, str, str]:
    return "", hand, "", ""


CASES = [
    Case(
        "two points are what the hand is good for; in the literal sum pips alone make the highest bid", "scoring",
        eldest("AS 9S 4S 9H 8D 3C"), "", {"four_points": "2", "literal_sum": "slam"},
    ),
    Case(
        "where one point wins the match, a poor hand bids it rather than let the cards be dealt again", "target",
        dealer("9S 2S 8H 6H 5D 3C"), PASSED, {7: "1", 21: "pass"}, (6, 6, 6, 6),
    ),
    Case(
        "who holds the deuce has Low for certain", "low_to",
        dealer("7S 2S 8H 6H 5D 4C"), PASSED, {"taker": "pass", "holder": "1"},
    ),
    Case(
        "the holder of Low may let the deuce go and keep the ten", "low_to",
        ("2S TS 9H 8D 7C 6C", "AS KS 4S 9D 8H 7H", "3S 4H 5H 3D 4D 5D", "TH JH 6H 9C 8C TC"),
        f"2 {PASSED} AS 3S 9C", {"taker": "TS", "holder": "2S"},
    ),
    Case(
        "a ten is worth a small trump, where one may trump while one can follow", "trump_in",
        RUFF, f"2 {PASSED} AS 3S 6S 9S TD 6D 7D", {"plain_suit": "2S", "void_only": "3D", "pip_lead": "2S"},
    ),
    Case(
        "a court card led must be followed by the letter", "trump_in",
        RUFF, f"2 {PASSED} AS 3S 6S 9S QD JD 7D", {"plain_suit": "2S", "pip_lead": "3D", "void_only": "3D"},
    ),
    Case(
        "six trumps from the top are a slam, where there is one", "slam",
        eldest(SOLID), "", {"separate": "slam", "same_as_4": "4", "off": "4"},
    ),
    Case(
        "six sure tricks without the Jack, which may not have been dealt", "slam_needs",
        eldest("AS KS QS TS 9S 8S"), "", {"tricks_and_points": "3", "tricks": "slam"},
    ),
    Case(
        "a slam that is likely, not sure, is bid where it wins the match", "slam_pays",
        eldest("AS KS QS JS TS KH"), "", {"five": "4", "wins_game": "slam", "wins_if_not_negative": "4"}, (0, -2, 0, 0),
    ),
    Case(
        "the same slam, with nothing owed", "slam_pays",
        eldest("AS KS QS JS TS KH"), "", {"five": "4", "wins_if_not_negative": "slam"},
    ),
    Case(
        "the dealer holds a bid rather than outbid it", "dealer_match",
        dealer("AS KS 4S 9H 8D 3C"), "pass 2 pass", {"off": "3", "below_top": "2", "any": "2"},
    ),
    Case(
        "the top call can be matched only where any call can", "dealer_match",
        dealer(SOLID), "pass slam pass", {"off": "pass", "below_top": "pass", "any": "slam"},
    ),
    Case(
        "a hand that is good for one point and no more", "min_bid",
        dealer("KS 7S 8H 6H 5D 4C"), PASSED, {1: "1", 2: "pass"},
    ),
    Case(
        "a weak hand is rather dealt anew, but not left to an eldest who pitches for nothing", "all_pass",
        dealer("9S 2S 8H 6H 5D 3C"), PASSED, {"redeal_same": "pass", "eldest_free": "1"},
    ),
    Case(
        "one point is enough, and the ace has it; more count only where the highest total wins", "endgame",
        ("", "AS 3S 9C QH JH TH", "", ""), f"1 {PASSED}", {"count_out": "3S", "highest_total": "AS"}, (0, 6, 5, 5),
    ),
    Case(
        "a tie for Game makes the bid where it counts for the pitcher", "game_tie",
        ("KD TD 9D QH 9H JD", "AD AC 8D KH KC"), "3 3 KD AD AC TD 9D 8D QH KH KC",
        {"nobody": "JD", "pitcher": "9H"}, (5, 5),
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}: {case.why}")
def test_a_house_rule_changes_the_play(case: Case) -> None:
    behind = []
    for value, expected in case.answers.items():
        view = view_at(case.hands, case.actions, scores=case.scores, **{**(case.beside or {}), case.rule: value})
        decision = pitch_thought.consider(view, pitch_thought.LEVELS[4], 1.0, 1)
        assert decision.word == expected, (value, decision.choices[:3])
        others = set(case.answers.values()) - {expected}
        behind += [choice.behind for choice in decision.choices if choice.word in others]
    assert len(set(case.answers.values())) > 1
    assert max(behind, default=1.0) > 2 * CLOSE  # not by chance: under one of the rules the other answer is worse


def test_no_house_rule_is_left_out() -> None:
    assert {case.rule for case in CASES} == {rule.key for rule in GAMES["pitch"].house_rules}
