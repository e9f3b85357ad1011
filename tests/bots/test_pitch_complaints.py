"""What people complain of in bots of Pitch, one named position each, with the card or call that answers it.

Four seats, seat 0 deals, seat 1 is the pitcher unless told; hands are filled up with sixes to nines.
"""

import pytest

from tests.bots.positions import answer

# Seat 1 pitches spades with the ace, seat 0 plays last.
PITCHER = "AS KS 4S 9D 8H 7H"
SECOND = "3S 4H 5H 3D 4D 5D"
THIRD = "TH JH 6H 9C 8C TC"


def at_table(own: str, pitcher: str = PITCHER, second: str = SECOND, third: str = THIRD) -> list[str]:
    return [own, pitcher, second, third]


# ---- Bidding more than the cards are worth -----------------------------------------------------------------


@pytest.mark.parametrize("hand", ["9S 7S 8H 6H 5D 4C", "QS 8S 7H 6H 9D 4C", "JS 5H 8H 9D 6D 4C", "TS TH TD 9C 3C 4H"])
def test_a_hand_of_nothing_passes(hand: str) -> None:
    assert answer(["", hand, "", ""]) == "pass"


@pytest.mark.parametrize(
    ("hand", "most"),
    [("KS 9S 4S 8H 6D 3C", 1), ("AS 9S 4S 8H 6D 3C", 2), ("AS KS 4S 8H 6D 3C", 2), ("AS KS JS 9S 8D 3C", 3)],
)
def test_a_bid_is_no_higher_than_the_hand(hand: str, most: int) -> None:
    assert answer([hand, "", "", ""], "pass pass pass") in {str(bid) for bid in range(1, most + 1)}
    for standing in range(most, 4):
        assert answer([hand, "", "", ""], f"{standing} pass pass", dealer_match="off") == "pass"


def test_three_aces_are_no_bid_of_three() -> None:
    assert answer(["AS AH AD 9C 7D 5H", "", "", ""], "pass 2 pass", dealer_match="off") == "pass"


def test_a_strong_hand_does_bid() -> None:
    assert answer(["", "AS KS JS 2S AH TD", "", ""]) in ("3", "4")


def test_one_point_is_all_that_a_seat_at_six_bids_for() -> None:
    strong = "AS KS JS 2S 8D 3C"
    assert answer([strong, "", "", ""], "pass pass pass", scores=[6, 0, 0, 0]) == "1"


def test_a_seat_about_to_win_does_not_put_its_points_at_risk() -> None:
    hand = "AS KS AH AD 9C 8C"  # a point comes by itself, whoever pitches
    assert answer([hand, "", "", ""], "3 pass pass", scores=[0, 0, 0, 0]) == "3"
    assert answer([hand, "", "", ""], "3 pass pass", scores=[6, 0, 0, 0]) == "pass"


# ---- The dealer's privilege --------------------------------------------------------------------------------


def test_the_dealer_matches_and_does_not_raise() -> None:
    hand = "AS KS JS 9H 8D 3C"
    assert answer([hand, "", "", ""], "pass 2 pass") == "2"
    assert answer(["AS KS JS 2S 8D 3C", "", "", ""], "pass 3 pass") == "3"


def test_the_dealer_raises_only_where_he_may_not_match() -> None:
    assert answer(["AS KS JS 9H 8D 3C", "", "", ""], "pass 2 pass", dealer_match="off") == "3"


def test_somebody_about_to_go_out_is_not_left_the_bid() -> None:
    hand = "KS JS 4S 9H 8D 3C"
    assert answer([hand, "", "", ""], "pass 3 pass", scores=[0, 0, 0, 0]) == "pass"
    assert answer([hand, "", "", ""], "pass 3 pass", scores=[0, 0, 4, 0]) == "3"


# ---- Losing Low --------------------------------------------------------------------------------------------


def test_the_deuce_goes_home_when_it_takes_a_trick_for_certain() -> None:
    hands = at_table("2S 5S 9H 8D 7C 6C")
    assert answer(hands, "2 pass pass pass AS 3S 9C 5S 9D 3D 8C") == "2S"


def test_the_deuce_is_not_held_past_a_trick_that_only_a_seat_without_trumps_can_still_beat() -> None:
    hands = ["AS 9D 8C 7C 6C 6D", "KS JS 8D 8H 7H 6H", "2S 3S 4H 5H 3C 4C", "TH JH QH 9C TC TD"]
    assert answer(hands, "2 pass pass pass KS 3S 9C AS 9D 8D") == "2S"


def test_the_deuce_is_not_given_to_the_pitcher() -> None:
    assert answer(at_table("2S 5S 9H 8D 7C 6C"), "2 pass pass pass AS 3S 9C") == "5S"
    assert answer(at_table("2S QS 9H 8D 7C 6C"), "2 pass pass pass AS 3S 9C") == "QS"


# ---- The Jack and the tens ---------------------------------------------------------------------------------


def test_the_jack_is_caught() -> None:
    hands = at_table("QS 5S 9H 8D 7C 6C", "JS KS 4S 9D 8H 7H")
    assert answer(hands, "2 pass pass pass JS 3S 9C") == "QS"


def test_the_jack_goes_home_when_it_takes_a_trick_for_certain() -> None:
    hands = at_table("JS 5S 9H 8D 7C 6C")
    assert answer(hands, "2 pass pass pass AS 3S 9C 5S 9D 3D 8C") == "JS"


def test_the_jack_and_the_ten_stay_out_of_the_pitchers_tricks() -> None:
    assert answer(at_table("JS 5S 9H 8D 7C 6C"), "2 pass pass pass AS 3S 9C") == "5S"
    assert answer(at_table("TS 5S 9H 8D 7C 6C"), "2 pass pass pass AS 3S 9C") == "5S"
    hands = at_table("TD 5D 9H 8D 7C 6C", "AS KS 4S AD 8H 7H", "9D 4H 5H 3S 4C 5C")
    assert answer(hands, "2 pass pass pass AS 3S 9C 7C AD 9D 6H") != "TD"


# ---- Never uniting against the pitcher ---------------------------------------------------------------------

AFTER_THE_PITCHER = "AS 3S 9C 5S QD AD 6D"  # the second seat's ace of diamonds has the pitcher's queen


def test_a_ten_goes_to_the_trick_of_a_fellow_while_the_bid_can_fail() -> None:
    hands = at_table("TD 5D 9H 8H 7C 5S", "AS KS 4S QD 8D 7H", "3S AD 5H JS 4C 5C", "TH JH 6H 9C 8C 6D")
    assert answer(hands, f"3 pass pass pass {AFTER_THE_PITCHER}") == "TD"


def test_once_he_is_set_each_plays_for_himself() -> None:
    hands = at_table("TD 5D 9H 8H 7C 2S", "JS KS 4S QD 8D 7H", "AS 4H 5H 3S 4C 5C", "TH JH 6H 9C 8C 6D")
    # High, Low and the Jack are gone with the first trick: a bid of 3 is set, a bid of 1 can still be made by Game.
    rest = "JS AS 9C 2S 5H 6H"
    assert answer(hands, f"3 pass pass pass {rest}") != "TD"


def test_a_ten_is_not_thrown_before_the_pitcher_has_played() -> None:
    hands = at_table("TD 5D 9H 8H 7C 5S", "JS KS 4S QD 8D 7H", "AS AD 5H 3S 4C 5C", "TH JH 6H 9C 8C 6D")
    assert answer(hands, "3 pass pass pass KS AS 9C 5S AD 6D") == "5D"


def test_the_leader_who_is_about_to_win_is_not_fed() -> None:
    hands = at_table("TD 5D 9H 8H 7C 5S", "AS KS 4S QD 8D 7H", "3S AD 5H JS 4C 5C", "TH JH 6H 9C 8C 6D")
    assert answer(hands, f"3 pass pass pass {AFTER_THE_PITCHER}", scores=[0, 0, 0, 0]) == "TD"
    assert answer(hands, f"1 pass pass pass {AFTER_THE_PITCHER}", scores=[0, 0, 6, 0]) == "5D"


# ---- The pitch ---------------------------------------------------------------------------------------------


def test_the_suit_that_is_worth_most_becomes_trumps() -> None:
    assert answer(["", "9S 8S 7S AH JH 2H", "", ""], "2 pass pass pass")[1] == "H"


def test_the_pitcher_draws_trumps_with_the_ace() -> None:
    assert answer(["", "AS JS 2S KH 8D 3C", "", ""], "2 pass pass pass") == "AS"
    assert answer(["", "JS 5S 4S 8H 8D 3C", "", ""], "1 pass pass pass") != "JS"
