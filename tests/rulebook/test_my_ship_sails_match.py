"""My Ship Sails, clauses S17-S19: simultaneous calls and how a tie may be broken, the match, the next dealer."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from tests.conformance.oracle_my_ship_sails import places
from tests.rulebook.three_tables import LETTERS, choose, fact, play, ship, ship_dealt

#: As dealt A, B and C have seven of a suit: A the ace and the king, B the ace and the queen, C the same ranks as A.
THREE_SHIPS = {
    "A": "AH KH 8H 5H 4H 3H 2H", "B": "AS QS JS TS 9S 8S 7S", "C": "AD KD 8D 5D 4D 3D 2D", "D": "AC KC JC 9C 4C 9H JH",
}  # fmt: skip
#: Nobody is near to seven of a suit.
NOBODY = {
    "A": "AH KS QD JC 4H 3S 2D", "B": "AS KD QC JH 4S 3D 2C", "C": "AD KC QH JS 4D 3C 2H", "D": "AC KH QS JD 4C 3H 2S",
}  # fmt: skip


def winners_of(calls: str, order: str = "ABCD", dealer: str = "A", **options: Any) -> str:
    """Who wins when these seats call, all seats choosing in this order, and the others lay a card."""
    match = ship(THREE_SHIPS, dealer, **options)
    for seat in order:
        play(match, f"{seat} call" if seat in calls else f"{seat} {THREE_SHIPS[seat].split()[-1]}")
    result = match.close()
    assert result["delta"] == [int(seat in result["winners"]) for seat in range(4)]
    return "".join(LETTERS[seat] for seat in result["winners"])


# ---- S17 ---------------------------------------------------------------------------------------------------


def test_S17_one_win_each_for_all_correct_calls_of_a_window() -> None:
    assert winners_of("A") == "A" and winners_of("AC") == "AC" and winners_of("ABC", "CBAD") == "ABC"
    assert winners_of("ABC", tie="share") == "ABC"


def test_S17_a_false_call_does_not_spoil_the_others() -> None:
    assert winners_of("BD") == "B"
    match = ship(THREE_SHIPS, false_call="minus_one")
    facts = choose(match, "2H call 2D call")
    assert fact(facts, "false_call").data["seat"] == 3 and fact(facts, "sails").data["winners"] == [1]
    assert match.close()["delta"] == [0, 1, 0, -1]


@pytest.mark.parametrize(
    ("calls", "winners"), [("AB", "A"), ("BC", "C"), ("ABC", "AC"), ("AC", "AC"), ("B", "B"), ("BD", "B")]
)
def test_S17_highest_card_by_the_house_rule_from_the_top_down_and_level_hands_share(calls: str, winners: str) -> None:
    assert winners_of(calls, tie="highest_card") == winners


def test_S17_with_a_tie_broken_all_who_called_rightly_have_shown_their_hands() -> None:
    match = ship(THREE_SHIPS, tie="highest_card")
    sails = fact(choose(match, "call call 2D JH"), "sails").data
    assert sails["winners"] == [0] and sails["correct"] == [0, 1] and set(sails["hands"]) == {0, 1}


@pytest.mark.parametrize(
    ("calls", "order", "winner"),
    [("ABC", "ABCD", "A"), ("ABC", "CBAD", "C"), ("ABC", "DBCA", "B"), ("BCD", "DCBA", "C")],
)
def test_S17_first_press_by_the_house_rule(calls: str, order: str, winner: str) -> None:
    assert winners_of(calls, order, tie="first_press") == winner


def test_S17_first_press_counts_the_call_and_not_the_card_laid_before() -> None:
    match = ship(THREE_SHIPS, tie="first_press")
    play(match, "A 2H", "C 2D", "B call", "A call", "C call", "D JH")
    assert match.close()["winners"] == [1]


@pytest.mark.parametrize(
    ("calls", "dealer", "winner"),
    [("ABC", "A", "B"), ("ABC", "B", "C"), ("AB", "B", "A"), ("ABC", "D", "A"), ("A", "A", "A")],
)
def test_S17_eldest_by_the_house_rule(calls: str, dealer: str, winner: str) -> None:
    for order in ("ABCD", "DCBA"):
        assert winners_of(calls, order, dealer, tie="eldest") == winner


@pytest.mark.parametrize(
    ("tie", "dealer", "winners"),
    [("share", "A", "ABC"), ("highest_card", "A", "AC"), ("first_press", "A", "B"), ("first_press", "B", "C"),
     ("eldest", "C", "A")],
)  # fmt: skip
def test_S17_calls_made_by_themselves_come_from_the_dealers_left(tie: str, dealer: str, winners: str) -> None:
    match = ship(THREE_SHIPS, dealer, tie=tie, auto_call="on")
    assert match.deal.over()
    assert "".join(LETTERS[seat] for seat in match.close()["winners"]) == winners


# ---- S18, S19 ----------------------------------------------------------------------------------------------


def deal_won_by(match: MyShipSailsMatch, winners: str) -> None:
    """Play a deal that these seats win by what they were dealt, or nobody in 30 exchanges."""
    dealer = "A" if match.dealer is None else LETTERS[match.dealer]
    if not winners:
        ship_dealt(match, NOBODY, dealer)
        laid = ["AH", "AS", "AD", "AC"]
        while not match.deal.over():
            choose(match, " ".join(laid))
            laid = laid[-1:] + laid[:-1]
    else:
        suits = dict(zip("ABCD", "HSDC", strict=True))
        ship_dealt(match, {seat: " ".join(rank + suits[seat] for rank in "AKQJT98") for seat in "ABCD"}, dealer)
        choose(match, " ".join("call" if seat in winners else "8" + suits[seat] for seat in "ABCD"))
    match.close()


@pytest.mark.parametrize(
    ("won", "scores", "first"),
    [
        (["A", "BD", "C", "A", ""], [2, 1, 1, 1], [0]),
        (["A", "BD", "C", "A", "D"], [2, 1, 1, 2], [0, 3]),
        (["", "", "", "", ""], [0, 0, 0, 0], [0, 1, 2, 3]),
        (["B"] * 5, [0, 5, 0, 0], [1]),
    ],
)
def test_S18_five_deals_and_equal_scores_share_the_place(won: list[str], scores: list[int], first: list[int]) -> None:
    match = MyShipSailsMatch(4, {"max_exchanges": 30})
    for winners in won:
        assert not match.over() and match.winners == []
        deal_won_by(match, winners)
    assert match.over() and match.scores == scores and match.winners == first
    assert match.ending is not None and match.ending["clause"] == "S18"
    with pytest.raises(Refused) as caught:
        match.open(list(match.pack.cards))
    assert caught.value.key == "refuse-match-over"


def test_S18_places_are_shared_and_the_next_is_skipped() -> None:
    assert places([2, 1, 1, 1]) == [1, 2, 2, 2] and places([2, 1, 1, 2]) == [1, 3, 3, 1]
    assert places([5, 5, 4, 3]) == [1, 1, 3, 4]


@pytest.mark.parametrize("deals", [1, 3, 5, 10])
def test_S18_so_many_deals_by_the_house_rule(deals: int) -> None:
    match = MyShipSailsMatch(4, {"deals": deals})
    for number in range(deals):
        assert not match.over() and len(match.sheet) == number
        deal_won_by(match, "A")
    assert match.over() and match.scores == [deals, 0, 0, 0]


def test_S18_when_nobody_has_won_the_highest_score_shares_even_below_zero() -> None:
    match = ship(NOBODY, deals=1, max_exchanges=30, false_call="minus_one")
    choose(match, "call call call AC")
    laid = ["AH", "AS", "AD", "AC"]
    choose(match, " ".join([*laid[:3], "-"]))
    while not match.deal.over():
        laid = laid[-1:] + laid[:-1]
        choose(match, " ".join(laid))
    match.close()
    assert match.scores == [-1, -1, -1, 0] and match.winners == [3]


def test_S18_a_stalemate_dealt_again_is_not_one_of_the_deals() -> None:
    match = MyShipSailsMatch(4, {"max_exchanges": 30, "stalemate": "redeal", "deals": 1})
    for _ in range(3):
        deal_won_by(match, "")
        assert not match.over() and match.sheet == [] and match.dealer == 0
    deal_won_by(match, "C")
    assert match.over() and match.winners == [2]


def test_S19_the_deal_moves_to_the_left() -> None:
    match = MyShipSailsMatch(4, {"max_exchanges": 30, "deals": 10})
    for number in range(10):
        assert match.dealer == (number % 4 if number else None)
        deal_won_by(match, "" if number == 3 else "B")
        assert match.deal.dealer == number % 4
    with pytest.raises(Refused):
        MyShipSailsMatch(4).open(list(MyShipSailsMatch.pack.cards))
    second = MyShipSailsMatch(4)
    deal_won_by(second, "A")
    with pytest.raises(Refused) as caught:
        second.open(list(second.pack.cards), 3)
    assert caught.value.key == "refuse-dealer"
