"""My Ship Sails, clauses S15, S16 and S20-S22: the call, the example, the other ways to play."""

import pytest

from semyorka.games.facts import Refused
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from tests.rulebook.three_tables import (
    DEALT,
    FIRST,
    FOUR,
    SECOND,
    choose,
    fact,
    hand,
    may,
    pages_say,
    play,
    refused,
    ship,
    turn,
)

# ---- S15, S16: the call ------------------------------------------------------------------------------------


def test_S15_a_correct_call_shows_that_hand_and_no_other() -> None:
    match = ship(DEALT)
    sails = fact(choose(match, "call 3D KD JH"), "sails").data  # C keeps silent
    assert sails["winners"] == sails["correct"] == [0] and sails["clause"] == "S15"
    assert {seat: set(cards) for seat, cards in sails["hands"].items()} == {0: set(DEALT["A"].split())}
    assert match.deal.over() and match.deal.exchanges == 0 and turn(match) == ""
    refused(match, "B 3D", "refuse-deal-over", None)


def test_S15_a_silent_complete_hand_passes_a_card_like_any_other() -> None:
    match = ship(DEALT)
    choose(match, "4H 3D 2D JH")
    assert not match.deal.over() and match.deal.exchanges == 1 and "4H" in hand(match, "B")
    choose(match, "call 4H KD 2D")  # A was given a heart for his heart, and calls now
    assert match.close()["winners"] == [0]


def test_S15_a_false_call_is_announced_and_costs_nothing() -> None:
    match = ship(FOUR)
    facts = choose(match, "call 3D 6C 9H")
    assert fact(facts, "false_call").data == {"seat": 0, "clause": "S15"} and not match.deal.over()
    assert match.phase(match.deal) == "again" and turn(match) == "A" and may(match, "A") == set(FOUR["A"].split())
    refused(match, "A call", "refuse-my_ship_sails-called-once", "S15")
    refused(match, "B AS", "refuse-my_ship_sails-others-choose", "S15")
    play(match, "A 4S")
    assert match.deal.exchanges == 1 and match.public(match.deal)["false_calls"] == [[0, 0]]
    assert may(match, "A") >= {"call"} and match.scores == [0, 0, 0, 0]


def test_S15_a_call_is_not_taken_back_and_a_laid_card_may_become_one() -> None:
    match = ship(DEALT)
    play(match, "A call")
    assert may(match, "A") == set()
    refused(match, "A AH", "refuse-my_ship_sails-called", "S15")
    refused(match, "A call", "refuse-my_ship_sails-called", "S15")
    play(match, "C 2D", "C call", "B 3D", "D JH")
    assert match.close()["winners"] == [0, 2]


def test_S15_false_calls_stand_in_the_order_of_calling() -> None:
    match = ship(FOUR)
    play(match, "C call", "B 3D", "A call")
    assert match.public(match.deal)["false_calls"] == []  # the barrier has not fallen
    facts = play(match, "D call")
    assert [one.data["seat"] for one in facts if one.kind == "false_call"] == [2, 0, 3]
    assert match.public(match.deal)["false_calls"] == [[2, 0], [0, 0], [3, 0]]
    assert turn(match) == "ACD"
    play(match, "C 6C", "D 9H", "A 4S", "C call", "A QC", "B 7C", "D JH", "C 2S")
    choose(match, "call 4S 3D 2S")
    assert match.close()["false_calls"] == [(2, 0), (0, 0), (3, 0), (2, 1)]


def test_S15_out_of_deal_by_the_house_rule() -> None:
    match = ship(FOUR, false_call="out_of_deal")
    play(match, "A call", "B 3D", "C 6C", "D 9H", "A 4S")
    choose(match, "QC 7C 2S JH")
    assert match.deal.is_complete(0) and match.public(match.deal)["out_of_deal"] == [0]
    assert "call" not in may(match, "A") and "call" in may(match, "B")
    refused(match, "A call", "refuse-my_ship_sails-out", "S15")
    choose(match, "AH call call call")
    assert match.deal.over()  # all are out now: it ends like a stalemate
    result = match.close()
    assert result["winners"] == [] and result["false_calls"] == [(0, 0), (1, 2), (2, 2), (3, 2)]


def test_S15_minus_one_by_the_house_rule_also_below_zero() -> None:
    match = ship(FOUR, false_call="minus_one", deals=1)
    play(match, "A call", "B call", "C 6C", "D 9H", "A 4S", "B 3D")
    choose(match, SECOND)
    choose(match, "call 4S 3D 2S")
    assert match.close()["delta"] == [0, -1, 0, 0] and match.scores == [0, -1, 0, 0]
    assert match.winners == [0, 2, 3]


def test_S15_auto_call_by_the_house_rule() -> None:
    match = ship(FOUR, auto_call="on")
    choose(match, FIRST)
    facts = choose(match, SECOND)
    assert match.deal.over() and [one.kind for one in facts[-2:]] == ["exchange", "sails"]
    assert match.close()["winners"] == [0]
    by_oneself = ship(FOUR, auto_call="on")
    facts = choose(by_oneself, "call 3D 6C 9H")
    assert fact(facts, "false_call").data["seat"] == 0  # `call` stays an action and can only be false


def test_S16_a_hand_complete_from_the_deal_may_be_called_at_once() -> None:
    match = ship(DEALT)
    choose(match, "call 3D call JH")
    assert match.close()["exchanges"] == 0
    by_itself = ship(DEALT, auto_call="on")
    assert by_itself.deal.over()
    [told] = by_itself.facts_of_deal(by_itself.deal)
    assert told.kind == "sails" and told.data["winners"] == [0, 2]
    assert ship(FOUR).facts_of_deal(ship(FOUR).deal) == []
    assert by_itself.close()["delta"] == [1, 0, 1, 0]


# ---- S20-S22 -----------------------------------------------------------------------------------------------


def test_S20_the_example() -> None:
    match = ship(FOUR)
    got = [fact(choose(match, line), "exchange").secret[0] for line in (FIRST, SECOND)]
    assert got == [{"gave": "4S", "got": "9H"}, {"gave": "QC", "got": "JH"}]
    assert hand(match, "A") == set(["AH", "KH", "JH", "9H", "8H", "5H", "2H"]) and match.deal.is_complete(0)


def test_S21_the_two_other_ways_are_house_rules() -> None:
    rules = {rule.key: (rule.values, rule.default) for rule in MyShipSailsMatch.house_rules}
    assert rules["pass_direction"] == (("left", "right"), "left")
    assert rules["stock"] == (("none", "dealer_draws"), "none")
    with pytest.raises(Refused):
        MyShipSailsMatch(4, {"pass_direction": "across"})


def test_S22_no_sequence_no_stock_and_the_suit_may_change() -> None:
    match = ship(DEALT)
    assert match.deal.is_complete(0) and match.deal.is_complete(2) and match.deal.dealt == 28
    pages_say("my_ship_sails", "S22", "любые семь одной масти", "any seven of one suit")
