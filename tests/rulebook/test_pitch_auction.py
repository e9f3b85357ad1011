"""Auction Pitch, clauses P7-P9: the calls, the ladder and the dealer's privilege, the pitcher, and when all pass."""

from typing import Any

import pytest

from semyorka.games.match import Match
from tests.rulebook.pitch_table import deal_in, finish, may, play, refused, table, turn

HANDS = {
    "A": "AS KS 2H 3H 4D 5D", "B": "QS JS 5H 6H 6D 7D", "C": "TS 9S 7H 8H 8D 9D", "D": "8S 7S 9H TH TD JD",
}  # fmt: skip
LOW_CALLS = {"pass", "1", "2", "3", "4"}


def auction(calls: str, **options: Any) -> Match:
    """A table of four, dealer A, after these calls from B on."""
    match = table(**HANDS, **options)
    for seat, call in zip("BCDA", calls.split(), strict=False):
        play(match, f"{seat} {call}")
    return match


# ---- P7: what may be called --------------------------------------------------------------------------------


def test_P7_the_dealers_left_speaks_first_and_may_pass_or_bid() -> None:
    match = auction("")
    assert turn(match) == "B" and may(match) == LOW_CALLS | {"slam"}
    for seat in "ACD":
        refused(match, f"{seat} pass", "refuse-turn", "P7", seat=1)


def test_P7_a_card_is_no_call() -> None:
    match = auction("2")
    refused(match, "C TS", "refuse-pitch-auction-first", "P7")
    refused(match, "C AS", "refuse-pitch-auction-first", "P7")


def test_P7_there_is_no_bid_beyond_the_ladder() -> None:
    for word in ("5", "0", "-1", "60", "PASS", ""):
        refused(auction(""), f"B {word}" if word else "B x", "refuse-word", None)


def test_P7_min_bid_2_has_no_bid_of_one() -> None:
    match = auction("", min_bid=2)
    assert may(match) == {"pass", "2", "3", "4", "slam"}
    refused(match, "B 1", "refuse-pitch-min-bid", "P7", least=2)
    assert may(auction("", min_bid=1)) == LOW_CALLS | {"slam"}


def test_P7_slam_off_ends_the_ladder_at_four() -> None:
    match = auction("", slam="off")
    assert may(match) == LOW_CALLS
    refused(match, "B slam", "refuse-pitch-no-slam", "P7")


def test_P7_slam_same_as_4_is_another_word_for_four() -> None:
    match = auction("", slam="same_as_4")
    assert may(match) == LOW_CALLS
    facts = play(match, "B slam")
    assert facts[0].kind == "called" and facts[0].data == {"seat": 1, "call": "4", "clause": "P7"}
    assert match.public(match.deal)["bid"] == 4
    refused(match, "C slam", "refuse-pitch-higher", "P8", bid="4")
    assert may(match) == {"pass"}


def test_P7_a_separate_slam_stands_above_four() -> None:
    match = auction("4", slam="separate")
    assert may(match) == {"pass", "slam"}
    play(match, "C slam")
    assert match.public(match.deal)["bid"] == "slam" and may(match) == {"pass"}


# ---- P8: one turn each, higher and higher, and the dealer's final price ------------------------------------


@pytest.mark.parametrize(
    ("calls", "pitcher", "bid"),
    [
        ("pass 2 pass 2", "A", 2),
        ("1 2 3 pass", "D", 3),
        ("pass pass pass 1", "A", 1),
        ("3 slam pass pass", "C", "slam"),
        ("4 pass pass slam", "A", "slam"),
        ("4 pass pass 4", "A", 4),
        ("1 pass pass pass", "B", 1),
        ("1 pass 2 4", "A", 4),
    ],
)
def test_P8_the_auction_table(calls: str, pitcher: str, bid: int | str) -> None:
    match = auction(calls)
    assert match.phase(match.deal) == "play" and turn(match) == pitcher
    public = match.public(match.deal)
    assert (public["pitcher"], public["bid"]) == ("ABCD".index(pitcher), bid)


def test_P8_each_speaks_once_clockwise_and_the_dealer_last() -> None:
    match = table("C", **HANDS)
    for seat, call in (("D", "1"), ("A", "2"), ("B", "pass"), ("C", "3")):
        assert match.phase(match.deal) == "auction" and turn(match) == seat
        play(match, f"{seat} {call}")
        if call == "1":
            refused(match, "D 2", "refuse-turn", "P8", seat=0)
            refused(match, "C 2", "refuse-turn", "P8", seat=0)
    assert match.phase(match.deal) == "play"


def test_P8_each_bid_is_higher_than_the_one_before() -> None:
    match = auction("2")
    assert may(match) == {"pass", "3", "4", "slam"}
    refused(match, "C 2", "refuse-pitch-higher", "P8", bid="2")
    refused(match, "C 1", "refuse-pitch-higher", "P8", bid="2")
    play(match, "C pass")
    assert may(match) == {"pass", "3", "4", "slam"}, "a pass does not lower the ladder"


@pytest.mark.parametrize(
    ("calls", "options", "dealer_may"),
    [
        ("3 pass pass", {}, {"pass", "3", "4", "slam"}),
        ("4 pass pass", {}, {"pass", "4", "slam"}),
        ("pass slam pass", {}, {"pass"}),
        ("3 pass pass", {"dealer_match": "off"}, {"pass", "4", "slam"}),
        ("4 pass pass", {"dealer_match": "off"}, {"pass", "slam"}),
        ("3 pass pass", {"dealer_match": "any"}, {"pass", "3", "4", "slam"}),
        ("pass slam pass", {"dealer_match": "any"}, {"pass", "slam"}),
        ("4 pass pass", {"slam": "off"}, {"pass"}),
        ("3 pass pass", {"slam": "off"}, {"pass", "3", "4"}),
        ("4 pass pass", {"slam": "off", "dealer_match": "any"}, {"pass", "4"}),
        ("slam pass pass", {"slam": "same_as_4"}, {"pass"}),
        ("slam pass pass", {"slam": "same_as_4", "dealer_match": "any"}, {"pass", "4"}),
        ("pass pass pass", {}, LOW_CALLS | {"slam"}),
        ("pass pass 2", {"min_bid": 2}, {"pass", "2", "3", "4", "slam"}),
        ("pass pass pass", {"min_bid": 2, "dealer_match": "any"}, {"pass", "2", "3", "4", "slam"}),
    ],
)
def test_P8_the_dealers_final_price(calls: str, options: dict[str, Any], dealer_may: set[str]) -> None:
    match = auction(calls, **options)
    assert turn(match) == "A" and may(match) == dealer_may


def test_P8_the_dealer_who_matches_takes_the_pitch_and_the_clause_says_so() -> None:
    match = auction("pass 3 pass")
    facts = play(match, "A 3")
    assert facts[0].data == {"seat": 0, "call": "3", "clause": "P8"}
    assert turn(match) == "A"
    match = auction("slam pass pass", dealer_match="any")
    play(match, "A slam")
    assert turn(match) == "A" and match.public(match.deal)["bid"] == "slam"


def test_P8_what_the_dealer_may_not_match_is_refused() -> None:
    refused(auction("pass slam pass"), "A slam", "refuse-pitch-top", "P8", bid="slam")
    refused(auction("4 pass pass", slam="off"), "A 4", "refuse-pitch-top", "P8", bid="4")
    refused(auction("4 pass pass", slam="same_as_4"), "A slam", "refuse-pitch-top", "P8", bid="4")
    refused(auction("3 pass pass", dealer_match="off"), "A 3", "refuse-pitch-higher", "P8", bid="3")
    refused(auction("3 pass pass"), "A 2", "refuse-pitch-higher", "P8", bid="3")


def test_P8_only_the_dealer_may_match() -> None:
    for options in ({}, {"dealer_match": "any"}):
        match = auction("2 pass", **options)
        assert turn(match) == "D" and may(match) == {"pass", "3", "4", "slam"}


# ---- P9: the pitcher, and what happens when there is none --------------------------------------------------


def test_P9_the_highest_bidder_is_the_pitcher_and_opens_the_play() -> None:
    match = auction("1 3 pass")
    facts = play(match, "A pass")
    assert [fact.kind for fact in facts] == ["called", "auction"]
    told = facts[1].data
    assert (told["pitcher"], told["bid"], told["key"], told["clause"]) == (2, 3, "auction-pitch", "P9")
    assert turn(match) == "C"
    refused(match, "A AS", "refuse-turn", "P10", seat=2)


def test_P9_after_the_auction_no_more_is_called() -> None:
    match = auction("1 3 pass pass")
    refused(match, "C 4", "refuse-pitch-auction-over", "P9", seat=2)
    refused(match, "C pass", "refuse-pitch-auction-over", "P9", seat=2)


@pytest.mark.parametrize(("all_pass", "dealer"), [("redeal_same", "A"), ("redeal_next", "B")])
def test_P9_all_pass_is_dealt_again(all_pass: str, dealer: str) -> None:
    match = auction("pass pass pass", all_pass=all_pass)
    match.scores = [1, 2, 3, 4]
    facts = play(match, "A pass")
    assert (facts[1].kind, facts[1].data["key"], facts[1].data["clause"]) == ("redeal", "redeal-pitch", "P9")
    assert match.deal.over()
    assert match.close() == {"redeal": True, "key": "redeal-pitch", "args": {}, "clause": "P9"}
    assert match.scores == [1, 2, 3, 4] and match.sheet == [] and not match.over()
    deal_in(match, dealer, HANDS)
    assert match.phase(match.deal) == "auction"


@pytest.mark.parametrize("least", [1, 2])
def test_P9_dealer_forced_pitches_at_the_minimum_after_his_own_pass(least: int) -> None:
    match = auction("pass pass pass", all_pass="dealer_forced", min_bid=least)
    assert turn(match) == "A" and "pass" in may(match)
    facts = play(match, "A pass")
    assert [fact.kind for fact in facts] == ["called", "auction"]
    assert (facts[1].data["pitcher"], facts[1].data["bid"]) == (0, least)
    assert facts[1].data["key"] == "auction-pitch-dealer_forced" and facts[1].data["clause"] == "P9"
    assert turn(match) == "A" and match.phase(match.deal) == "play"


def test_P9_dealer_forced_may_still_bid() -> None:
    match = auction("pass pass pass 3", all_pass="dealer_forced")
    assert match.public(match.deal)["bid"] == 3 and turn(match) == "A"


def test_P9_eldest_free_pitches_with_nothing_to_fulfil() -> None:
    match = auction("pass pass pass", all_pass="eldest_free")
    facts = play(match, "A pass")
    assert (facts[1].data["pitcher"], facts[1].data["bid"]) == (1, 0)
    assert facts[1].data["key"] == "auction-pitch-eldest_free"
    assert turn(match) == "B" and match.public(match.deal)["bid"] == 0
    play(match, "B 5H", "C 7H", "D 9H", "A 2H")
    result = finish(match)
    assert (result["pitcher"], result["bid"], result["made"]) == (1, 0, True)
    assert result["outcome"]["key"] == "outcome-pitch-free"


def test_P9_before_a_bid_there_is_no_pitcher() -> None:
    for calls in ("", "pass pass"):
        public = auction(calls).public(auction(calls).deal)
        assert (public["pitcher"], public["bid"]) == (None, None)
    match = auction("1 pass 3")
    assert (match.public(match.deal)["pitcher"], match.public(match.deal)["bid"]) == (3, 3)
