"""Every house rule of Pitch changes what the plain bot does: positions in which the good call or card differs.

Four seats, seat 0 deals, the eldest is seat 1. Each line: rule, the position, and what is done under each value.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from semyorka.games import GAMES
from tests.bots.positions import answer


@dataclass(frozen=True)
class Pair:
    """A position and the answers by the rule's value; ``others`` are house rules that stand beside it."""

    why: str
    rule: str
    seat: int
    hand: str
    actions: str
    answers: Mapping[str | int, str]
    scores: tuple[int, ...] = (0, 0, 0, 0)
    beside: Mapping[str, Any] | None = None


ALL_PASSED = "pass pass pass"
LEAD_AFTER_THE_ACE = f"2 {ALL_PASSED} 3S JS 9C AS"  # seat 0 has taken the first trick with the ace
SOLID = "AS KS QS JS TS 2S"

PAIRS = [
    Pair(
        "in the literal sum pips alone make a bid of 4, in the four points they do not", "scoring", 1,
        "AS KS 4S 9H 8D 3C", "", {"four_points": "2", "literal_sum": "4"},
    ),
    Pair(
        "at 6 of 7 the point comes by itself, at 6 of 21 the hand bids what it is worth", "target", 0,
        "AS KS 9S AH AD 3C", "pass 2 pass", {7: "pass", 21: "3"}, (6, 0, 0, 0), {"dealer_match": "off"},
    ),
    Pair(
        "who holds the deuce has Low for certain", "low_to", 0,
        "7S 2S 8H 6H 5D 4C", ALL_PASSED, {"taker": "pass", "holder": "1"},
    ),
    Pair(
        "the holder of Low may let the deuce go and keep the ten", "low_to", 0,
        "2S TS 9H 8D 7C 6C", "2 pass pass pass AS 3S 9C", {"taker": "TS", "holder": "2S"},
    ),
    Pair(
        "the dealer holds the bid, outbids it or leaves it", "dealer_match", 0,
        "AS KS 4S 9H 8D 3C", "pass 2 pass", {"off": "pass", "below_top": "2", "any": "2"},
    ),
    Pair(
        "the top call can be matched only where any call can", "dealer_match", 0,
        SOLID, "pass slam pass", {"off": "pass", "below_top": "pass", "any": "slam"},
    ),
    Pair("a hand worth one point", "min_bid", 0, "KS 9S 4S 8H 6D 3C", ALL_PASSED, {1: "1", 2: "pass"}),
    Pair(
        "a weak hand is rather dealt anew, but not left to an eldest who pitches for nothing", "all_pass", 0,
        "9S 2S 8H 6H 5D 3C", ALL_PASSED, {"redeal_same": "pass", "eldest_free": "1"},
    ),
    Pair(
        "a forced dealer loses nothing by passing", "all_pass", 0,
        "KS 7S 8H 6H 5D 4C", ALL_PASSED, {"redeal_same": "1", "dealer_forced": "pass"},
    ),
    Pair(
        "six trumps from the top are a slam", "slam", 1,
        SOLID, "", {"separate": "slam", "same_as_4": "4", "off": "4"},
    ),
    Pair(
        "six sure tricks without the Jack, which may not have been dealt", "slam_needs", 1,
        "AS KS QS TS 9S 8S", "", {"tricks_and_points": "3", "tricks": "slam"},
    ),
    Pair(
        "a slam that is likely, not sure, is bid where it wins the match", "slam_pays", 1,
        "AS KS QS JS TS KH", "", {"five": "3", "wins_game": "slam", "wins_if_not_negative": "3"}, (0, -2, 0, 0),
    ),
    Pair(
        "the same slam, with nothing owed", "slam_pays", 1,
        "AS KS QS JS TS KH", "", {"five": "3", "wins_if_not_negative": "slam"},
    ),
    Pair(
        "one point is enough, and the ace has it; more count only where the highest total wins", "endgame", 1,
        "AS 3S 9C QH JH TH", f"1 {ALL_PASSED}", {"count_out": "AS", "highest_total": "QH"}, (0, 6, 5, 5),
    ),
    Pair(
        "a plain ace is safe to lead where only the void may trump it", "trump_in", 0,
        "AS AD TD 8D 9H 7C", LEAD_AFTER_THE_ACE, {"plain_suit": "7C", "void_only": "AD", "pip_lead": "7C"},
    ),
    Pair(
        "a plain king is safe to lead where court cards must be followed", "trump_in", 0,
        "AS KD TD 8D 9H 7C", LEAD_AFTER_THE_ACE, {"plain_suit": "7C", "pip_lead": "KD"},
    ),
]  # fmt: skip


def hands_of(pair: Pair) -> list[str]:
    """Four hands; once cards have been played the others hold what they played."""
    hands = [""] * 4
    if pair.actions == LEAD_AFTER_THE_ACE:
        hands = ["", "QS 3S 4S 9D 8H 7H", "JS KS 5H 3D 4D 5D", "TH JH 6H 9C 8C TC"]
    elif "AS" in pair.actions:
        hands = ["", "AS KS 4S 9D 8H 7H", "3S 4H 5H 3D 4D 5D", "TH JH 6H 9C 8C TC"]
    hands[pair.seat] = pair.hand
    return hands


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.rule}: {pair.why}")
def test_a_house_rule_changes_the_play(pair: Pair) -> None:
    for value, expected in pair.answers.items():
        rules = {**(pair.beside or {}), pair.rule: value}
        assert answer(hands_of(pair), pair.actions, scores=pair.scores, **rules) == expected, value
    assert len(set(pair.answers.values())) > 1


def test_game_tie_a_bid_that_falls_just_short_is_made_by_a_tie() -> None:
    rng = random.Random("ties")
    pack, changed = GAMES["pitch"].pack, 0
    for _ in range(400):
        hand = " ".join(pack.word(card) for card in rng.sample(pack.cards, 6))
        calls = [
            answer([hand, "", "", ""], "pass 1 pass", dealer_match="off", game_tie=rule)
            for rule in ("nobody", "pitcher")
        ]
        if calls[0] != calls[1]:
            assert calls[0] == "pass" or int(calls[0]) < int(calls[1])
            changed += 1
    assert changed


def test_no_house_rule_is_left_out() -> None:
    assert {pair.rule for pair in PAIRS} | {"game_tie"} == {rule.key for rule in GAMES["pitch"].house_rules}
