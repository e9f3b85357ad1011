"""Each house rule of Trump Seven changes what a thinking bot does, in one position and the same one; or it is said why
none can.

``games`` changes nothing: values are chances to win the deal, whether it stands alone or in a series. ``multi_bid``
neither: it is about a second 60, which a bot never says to spoil, and nothing else is different where one says the
first. Nor does ``second_round=only_if_all_passed`` against ``always``: the second round that it leaves out is one in
which somebody has said 60 and the others would pass.
"""

from random import Random
from typing import Any

import pytest

from semyorka.bots import consider, trump_seven_thought
from semyorka.bots.levels import Level
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of
from tests.bots.test_trump_seven_plain import view_at

#: House rule, two of its values, what is done with each; then the hands, the widow, and the actions before.
POSITIONS: list[tuple[str, str, str, str, str, list[str], str, str]] = [
    (
        "discards_to", "defenders_hand", "declarer_pile", "pass", "60",
        ["7D 8D 9C 9D JC JS QS TH TS", "7C 7H 8C 8S 9S JD JKR KH QC", "8H 9H JH KC KD KS QH TC TD"], "7S QD", "pass",
    ),
    (
        "discards_to", "defenders_hand", "defenders_pile", "pass", "60",
        ["7C 7S 8C 8H 9S QD QH QS TD", "7H 8D 9H JC JD JH KH KS TH", "7D 9C 9D JKR JS KC KD QC TS"], "8S TC",
        "pass pass pass",
    ),
    (
        "second_round", "always", "none", "60", "pass",
        ["9C 9S JC JH JKR KD QD TD TH", "7S 8D 8S 9D KH QH QS TC TS", "7C 7H 8H 9H JD JS KC KS QC"], "7D 8C",
        "pass pass",
    ),
    (
        "second_round", "always", "withdraw", "pass", "60",
        ["7C 7D 8C 9H JC JD QC QD TC", "7H 7S 9D JH JKR KH QH QS TS", "8D 8H 9C 9S JS KC KD KS TD"], "8S TH",
        "60 pass",
    ),
    (
        "all_pass", "redeal", "dealer_must_play", "60", "pass",
        ["8C 9C 9D 9H JH KD QC TC TS", "7D 7H 7S 9S JC JD JKR KS TD", "7C 8H 8S JS KH QD QH QS TH"], "8D KC",
        "pass pass pass pass",
    ),
    (
        "all_pass", "redeal", "leaster", "pass", "60",
        ["7S 8H JD JS KS QH QS TC TH", "7H 8C 8D 9D 9S JKR KC QC TD", "7D 8S 9H JC JH KD KH QD TS"], "7C 9C",
        "pass pass pass pass pass",
    ),
    (
        "joker_any_time", "off", "on", "KS", "7S",
        ["7S 9D 9H 9S KC KD KS QS TD", "7D 8D 8H 8S 9C JD JS KH TC", "7C 8C JC JH JKR QD QH TH TS"], "7H QC",
        "pass 60 pass pass pass trump-H 7C 8C JH 9H 8H QH 7C KH TH KC 7D QD 9D 8D JC",
    ),
    (
        "must_trump", "off", "on", "9C", "8H",
        ["7H 8D 8S JS KS QD TD TH TS", "7D 7S 8C 9D 9H JC KC KD QH", "7C 8H 9C JD JKR KH QC QS TC"], "9S JH",
        "pass 60 pass pass pass trump-C 9S JD QS 9S 7S JKR 7H 8C QC 8D KC",
    ),
    (
        "series", "tally", "zero_sum", "60", "pass",
        ["7C 7S 8H 9D JC JD JH JKR KC", "7D 7H 9H KD QD QH TD TH TS", "8C 8D 8S 9C JS KH QC QS TC"], "9S KS",
        "pass pass pass",
    ),
]  # fmt: skip


GIVING = "pass pass pass pass pass 60 trump-H"
#: All deals that can be, each to its end.
EVERY_DEAL = Level(5, worlds=1000, nodes=500_000, infers=False)


@pytest.mark.parametrize("place", range(len(POSITIONS)))
def test_a_house_rule_changes_what_is_best(place: int) -> None:
    key, first, second, one, other, hands, widow, actions = POSITIONS[place]
    told = []
    for value in (first, second):
        rule: dict[str, Any] = {key: value}
        view = view_at(hands, widow, actions, **rule)
        told.append(trump_seven_thought.consider(view, EVERY_DEAL, 1.0, 1).word)
    assert told == [one, other]


def test_every_house_rule_has_its_position_or_its_reason() -> None:
    without = {"games", "multi_bid", "first_lead"}
    assert {position[0] for position in POSITIONS} | without == {rule.key for rule in GAMES["trump_seven"].house_rules}


def test_gifts_are_tried_with_the_lead_where_it_will_be() -> None:
    hands = ["7H 8H 9H 9S JKR JS KD KH QS", "7C 9D JC JH KS QD QH TC TS", "7D 7S 8S 9C JD KC QC TD TH"]
    values = [
        [choice.value for choice in consider(view_at(hands, "8C 8D", GIVING, first_lead=lead), 5, 1.0, 1).choices]
        for lead in ("declarer", "eldest")
    ]
    assert values[0] != values[1]


def test_a_second_60_is_never_said_to_spoil() -> None:
    """Not even with cards on which one would have said the first."""

    def watched(view: SeatView, seed: int) -> str:
        if view.phase == "auction":
            decision = consider(view, 3, 1.0, seed)
            assert decision.word == "pass" or not view.facts["bidders"]
            return decision.word
        return str(Random(seed).choice(words_of(GAMES["trump_seven"], view.legal)))

    for seed in range(30):
        play_match("trump_seven", 3, {"games": 1}, [watched] * 3, seed)
