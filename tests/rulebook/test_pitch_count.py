"""Auction Pitch, clauses P14-P16: the bid made or set back, the slam, the tricks of the others, the four points."""

from typing import Any

import pytest

from semyorka.games import GAMES
from semyorka.games.pitch import pips
from tests.rulebook.pitch_table import (
    ALL_TO_A,
    ALL_TO_A_PLAY,
    FIVE_PIPS,
    FIVE_PIPS_PLAY,
    GAME_ONLY,
    GAME_ONLY_PLAY,
    LOW_TO_A,
    LOW_TO_A_PLAY,
    NOTHING_FOR_A,
    NOTHING_FOR_A_PLAY,
    ONE_OF_EACH,
    ONE_OF_EACH_PLAY,
    TWO_AND_TWO,
    TWO_AND_TWO_PLAY,
    award,
    finish,
    owners,
    play,
    table,
)

Result = dict[str, Any]


def two_and_two(bid: str, **options: Any) -> Result:
    match = table(**TWO_AND_TWO, **options)
    play(match, "B pass", "C pass", f"A {bid}", *TWO_AND_TWO_PLAY)
    return finish(match)


def all_to_a(bid: str, **options: Any) -> Result:
    match = table(**ALL_TO_A, **options)
    play(match, "B pass", "C pass", f"A {bid}", *ALL_TO_A_PLAY)
    return finish(match)


# ---- P14: the pitcher's bid --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "made", "pitcher_gets"), [("1", True, 2), ("2", True, 2), ("3", False, -3), ("4", False, -4)]
)
def test_P14_the_pitcher_scores_all_he_made_or_loses_his_bid(bid: str, made: bool, pitcher_gets: int) -> None:
    result = two_and_two(bid)
    assert (result["pitcher"], result["bid"], result["made"]) == (0, int(bid), made)
    assert result["delta"] == [pitcher_gets, 2, 0]
    assert owners(result) == {"High": "A", "Game": "A", "Low": "B", "Jack": "B"}, "taken, whatever it is worth"
    outcome = "outcome-pitch-made" if made else "outcome-pitch-set-back"
    assert (result["outcome"]["key"], result["outcome"]["clause"]) == (outcome, "P14")
    assert result["outcome"]["args"] == {"seat": 0, "bid": int(bid), "points": pitcher_gets}


def test_P14_scores_go_below_zero() -> None:
    match = table(scores=[1, 0, 0], **TWO_AND_TWO)
    play(match, "B pass", "C pass", "A 4", *TWO_AND_TWO_PLAY)
    finish(match)
    assert match.scores == [-3, 2, 0]


def test_P14_all_four_points_without_a_slam_are_four() -> None:
    for bid in ("2", "4"):
        assert all_to_a(bid)["delta"] == [4, 0, 0]


def test_P14_a_slam_brings_or_costs_five() -> None:
    result = all_to_a("slam")
    assert (result["bid"], result["made"], result["delta"]) == ("slam", True, [5, 0, 0])
    assert result["outcome"]["key"] == "outcome-pitch-slam-made"
    result = two_and_two("slam")
    assert (result["bid"], result["made"], result["delta"]) == ("slam", False, [-5, 2, 0])
    assert result["outcome"]["key"] == "outcome-pitch-slam-set-back"


NO_JACK = {"A": "AH KH QH TH 9H 8H", "B": "2H 3D 4D 5D 6D 7D", "C": "3S 4S 5S 6S 7S 8S"}
NO_JACK_PLAY = ("A: AH 2H 3S", "A: KH 3D 4S", "A: QH 4D 5S", "A: TH 5D 6S", "A: 9H 6D 7S", "A: 8H 7D 8S")
A_TRICK_LOST = {"A": "AH KH QH JH TH 3C", "B": "2H 3D 4D 5D 6D 7D", "C": "9C 4S 5S 6S 7S 8S"}
A_TRICK_LOST_PLAY = ("A: AH 2H 4S", "A: KH 3D 5S", "A: QH 4D 6S", "A: JH 5D 7S", "A: TH 6D 8S", "A: 3C 7D 9C")


@pytest.mark.parametrize(
    ("needs", "every_trick_no_jack", "every_point_five_tricks", "both"),
    [("tricks_and_points", False, False, True), ("tricks", True, False, True), ("points", False, True, True)],
)
def test_P14_what_a_slam_needs(
    needs: str, every_trick_no_jack: bool, every_point_five_tricks: bool, both: bool
) -> None:
    for hands, lines, made in (
        (NO_JACK, NO_JACK_PLAY, every_trick_no_jack),
        (A_TRICK_LOST, A_TRICK_LOST_PLAY, every_point_five_tricks),
        (ALL_TO_A, ALL_TO_A_PLAY, both),
    ):
        match = table(slam_needs=needs, **hands)
        play(match, "B pass", "C pass", "A slam", *lines)
        result = finish(match)
        assert (result["made"], result["delta"]) == (made, [5 if made else -5, 0, 0])


@pytest.mark.parametrize(("scoring", "delta"), [("four_points", [-5, 1, 0]), ("literal_sum", [5, 13, 10])])
def test_P14_every_point_of_a_slam_means_game_too(scoring: str, delta: list[int]) -> None:
    match = table(
        slam_needs="points", scoring=scoring,
        A="AH JH 2H 3S 4S 5C", B="3H TS KS 4C 6C 7C", C="4H 5S TC 6D 7D 8D",
    )  # fmt: skip
    play(match, "B pass", "C pass", "A slam", "A: AH 3H 4H", "A: JH 4C 6D", "A: 2H 6C 7D")
    play(match, "A: 3S TS 5S", "B: KS 8D 4S", "B: 7C TC 5C")
    result = match.close()
    assert result["pips"] == [5, 13, 10] and result["delta"] == delta


@pytest.mark.parametrize(("needs", "made"), [("tricks_and_points", False), ("tricks", True), ("points", False)])
def test_P14_a_slam_without_low_when_low_is_the_holders(needs: str, made: bool) -> None:
    result = all_to_a("slam", slam_needs=needs, low_to="holder")
    assert (result["made"], result["delta"]) == (made, [5 if made else -5, 1, 0])


def test_P14_slam_same_as_4_scores_like_four() -> None:
    for bid in ("slam", "4"):
        result = all_to_a(bid, slam="same_as_4", slam_needs="points", slam_pays="wins_game")
        assert (result["bid"], result["made"], result["delta"], result["match"]) == (4, True, [4, 0, 0], None)
    result = two_and_two("slam", slam="same_as_4", slam_needs="tricks")
    assert (result["bid"], result["made"], result["delta"]) == (4, False, [-4, 2, 0])
    result = all_to_a("4", slam="off", slam_pays="wins_game")
    assert (result["bid"], result["delta"], result["match"]) == (4, [4, 0, 0], None)


def test_P14_a_free_pitch_loses_nothing() -> None:
    match = table("D", all_pass="eldest_free", **NOTHING_FOR_A)
    play(match, "A pass", "B pass", "C pass", "D pass", *NOTHING_FOR_A_PLAY)
    result = finish(match)
    assert (result["pitcher"], result["bid"], result["made"]) == (0, 0, True)
    assert result["delta"] == [0, 1, 1, 2]
    assert result["outcome"] == {
        "key": "outcome-pitch-free", "args": {"seat": 0, "bid": 0, "points": 0}, "clause": "P14",
    }  # fmt: skip


def test_P14_a_forced_dealer_is_set_back_by_the_minimum() -> None:
    for least in (1, 2):
        match = table(all_pass="dealer_forced", min_bid=least, **NOTHING_FOR_A)
        play(match, "B pass", "C pass", "D pass", "A pass", *NOTHING_FOR_A_PLAY)
        assert finish(match)["delta"] == [-least, 1, 1, 2]


# ---- P15: the others, by their tricks ----------------------------------------------------------------------


def test_P15_the_others_keep_what_their_tricks_brought() -> None:
    for bid, gets in (("1", 1), ("2", -2), ("slam", -5)):
        match = table(**ONE_OF_EACH)
        play(match, "B pass", "C pass", "D pass", f"A {bid}", *ONE_OF_EACH_PLAY)
        result = finish(match)
        assert owners(result) == {"Low": "A", "Game": "B", "Jack": "C", "High": "D"}
        assert result["delta"] == [gets, 1, 1, 1]


@pytest.mark.parametrize(("low_to", "delta"), [("taker", [4, 0, 0]), ("holder", [3, 1, 0])])
def test_P15_low_to_the_taker_or_to_the_one_it_was_dealt_to(low_to: str, delta: list[int]) -> None:
    result = all_to_a("3", low_to=low_to)
    assert result["delta"] == delta
    low = award(result, "Low")
    assert (low["seat"], low["cards"]) == (0 if low_to == "taker" else 1, ["2H"])
    assert (low["key"], low["clause"]) == (f"award-pitch-low-{low_to}", "P15")


def test_P15_low_is_the_takers_by_default() -> None:
    assert all_to_a("3")["delta"] == [4, 0, 0]


def test_P15_a_pitcher_may_be_set_back_by_the_holder_of_low() -> None:
    result = all_to_a("4", low_to="holder")
    assert (result["made"], result["delta"]) == (False, [-4, 1, 0])


# ---- P16: the points ---------------------------------------------------------------------------------------


def test_P16_high_low_jack_and_game_are_a_point_each() -> None:
    match = table(**ONE_OF_EACH)
    play(match, "B pass", "C pass", "D pass", "A 1", *ONE_OF_EACH_PLAY)
    result = finish(match)
    assert result["points"] == [["Low"], ["Game"], ["Jack"], ["High"]]
    assert result["pips"] == [0, 14, 1, 7]
    told = {one["point"]: (one["seat"], one["cards"], one["key"], one["clause"]) for one in result["awards"]}
    assert told == {
        "High": (3, ["AH"], "award-pitch-high", "P16"),
        "Low": (0, ["2H"], "award-pitch-low-taker", "P15"),
        "Jack": (2, ["JH"], "award-pitch-jack", "P16"),
        "Game": (1, ["AS", "TC"], "award-pitch-game", "P16"),
    }
    assert award(result, "Game")["args"] == {"pips": 14}


def test_P16_high_is_the_highest_trump_dealt_and_low_the_lowest() -> None:
    match = table(A="9H 3D 4D 5D 6D 7D", B="7H 3C 4C 5C 6C 7C")
    play(match, "B pass", "A 2", "A: 9H 7H")
    result = finish(match)
    assert award(result, "High")["cards"] == ["9H"] and award(result, "Low")["cards"] == ["7H"]
    assert result["points"][0] == ["High", "Low"] and result["delta"] == [2, 0]


PIPS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1, "9": 0, "8": 0, "7": 0, "6": 0, "5": 0, "4": 0, "3": 0, "2": 0}


@pytest.mark.parametrize(("rank", "number"), PIPS.items())
def test_P16_card_points(rank: str, number: int) -> None:
    for trump, plain in (("9H", rank + "S"), (rank + "H", "9S")):
        match = table(A=f"{trump} 3D 4D 5D 6D 7D", B=f"{plain} 3C 4C 5C 6C 7C")
        play(match, "B pass", "A 1", f"A: {trump} {plain}")
        assert match.public(match.deal)["pips"] == [number, 0]
        assert finish(match)["pips"] == [number, 0]


def test_P16_the_whole_pack_has_eighty_card_points() -> None:
    assert pips(GAMES["pitch"].pack.full) == 80


def test_P16_a_jack_that_was_not_dealt_is_nobodys() -> None:
    match = table(**NO_JACK)
    play(match, "B pass", "C pass", "A 3", *NO_JACK_PLAY)
    result = finish(match)
    assert result["points"] == [["High", "Low", "Game"], [], []] and result["delta"] == [3, 0, 0]
    assert award(result, "Jack") == {
        "point": "Jack", "seat": None, "cards": [], "key": "award-pitch-jack-not-dealt", "args": {}, "clause": "P16",
    }  # fmt: skip


def test_P16_the_jack_goes_to_its_taker() -> None:
    match = table(**FIVE_PIPS)
    play(match, "B pass", "C 3", "A pass", *FIVE_PIPS_PLAY)
    result = finish(match)
    assert owners(result)["Jack"] == "C", "it was dealt to B"
    assert result["points"] == [["Low"], [], ["High", "Jack", "Game"]] and result["pips"] == [0, 0, 5]


def test_P16_the_only_trump_is_high_and_low_and_perhaps_jack() -> None:
    for only, points in (("JH", ["High", "Low", "Jack", "Game"]), ("QH", ["High", "Low", "Game"])):
        match = table(A=f"{only} 3D 4D 5D 6D 7D", B="2S 3C 4C 5C 6C 7C")
        play(match, "B pass", "A 3", f"A: {only} 2S")
        result = finish(match)
        assert result["points"] == [points, []]
        assert award(result, "High")["cards"] == award(result, "Low")["cards"] == [only]


LEVEL_WITH_PITCHER = {"A": "9H TD 2S 3C 4C 5C", "B": "2H TS 4S 6C 7C 8C", "C": "3S 5S 6S 7S 8S 9S"}
LEVEL_WITH_PITCHER_PLAY = ("A: 9H 2H 9S", "A: TD 6C 8S", "A: 2S TS 3S")
LEVEL_OTHERS = {"A": "9H 2S 2C 5D 6D 7D", "B": "2H TS 3C 4S 5S 6S", "C": "3D 4D TC 4C 5C 6C"}
LEVEL_OTHERS_PLAY = ("A: 9H 2H 3D", "A: 2S TS 4D", "B: 3C TC 2C")


@pytest.mark.parametrize(("game_tie", "delta"), [("nobody", [2, 0, 0]), ("pitcher", [3, 0, 0])])
def test_P16_the_pitcher_among_those_level_on_card_points(game_tie: str, delta: list[int]) -> None:
    match = table(game_tie=game_tie, **LEVEL_WITH_PITCHER)
    play(match, "B pass", "C pass", "A 2", *LEVEL_WITH_PITCHER_PLAY)
    result = finish(match)
    assert result["pips"] == [10, 10, 0] and result["delta"] == delta
    game = award(result, "Game")
    if game_tie == "nobody":
        assert (game["seat"], game["cards"], game["key"]) == (None, [], "award-pitch-game-tie")
    else:
        assert (game["seat"], game["cards"], game["key"]) == (0, ["TD"], "award-pitch-game-tie-pitcher")
    assert (game["args"], game["clause"]) == ({"pips": 10}, "P16")


@pytest.mark.parametrize("game_tie", ["nobody", "pitcher"])
def test_P16_others_level_on_card_points_leave_game_to_nobody(game_tie: str) -> None:
    match = table(game_tie=game_tie, **LEVEL_OTHERS)
    play(match, "B pass", "C pass", "A 2", *LEVEL_OTHERS_PLAY)
    result = finish(match)
    assert result["pips"] == [0, 10, 10] and result["delta"] == [2, 0, 0]
    assert award(result, "Game")["key"] == "award-pitch-game-tie" and award(result, "Game")["seat"] is None


@pytest.mark.parametrize(("game_tie", "delta"), [("nobody", [2, 0]), ("pitcher", [3, 0])])
def test_P16_no_card_points_at_all_are_level_too(game_tie: str, delta: list[int]) -> None:
    match = table(game_tie=game_tie, A="9H 3D 4D 5D 6D 7D", B="7H 3C 4C 5C 6C 7C")
    play(match, "B pass", "A 2", "A: 9H 7H")
    result = finish(match)
    assert result["pips"] == [0, 0] and result["delta"] == delta


def test_P16_a_free_pitcher_wins_a_tie_as_any_pitcher() -> None:
    match = table("C", game_tie="pitcher", all_pass="eldest_free", **LEVEL_WITH_PITCHER)
    play(match, "A pass", "B pass", "C pass", *LEVEL_WITH_PITCHER_PLAY)
    assert finish(match)["delta"] == [3, 0, 0]


def test_P16_game_is_decided_by_all_tricks_together() -> None:
    match = table(**GAME_ONLY)
    play(match, "B pass", "C pass", "A 1", *GAME_ONLY_PLAY)
    result = finish(match)
    assert result["pips"] == [14, 0, 8] and owners(result)["Game"] == "A"
    assert award(result, "Game")["cards"] == ["AS", "TD"]


# ---- P16 by the letter: scoring=literal_sum ----------------------------------------------------------------


def test_P16_literal_sum_counts_every_listed_card_into_the_score() -> None:
    match = table(scoring="literal_sum", **FIVE_PIPS)
    play(match, "B pass", "C 3", "A pass", *FIVE_PIPS_PLAY)
    result = finish(match)
    # C: High 1, Jack 1, and the cards AH 4, JH 1: the trump jack counts 1 + 1. A: Low 1.
    assert result["delta"] == [1, 0, 7] and result["pips"] == [0, 0, 5]
    assert result["points"] == [["Low"], [], ["High", "Jack"]], "there is no Game point"
    assert [(one["point"], one["seat"]) for one in result["awards"]] == [
        ("High", 2), ("Low", 0), ("Jack", 2), ("Pips", 2),
    ]  # fmt: skip
    told = award(result, "Pips")
    assert (told["cards"], told["args"], told["key"]) == (["AH", "JH"], {"pips": 5}, "award-pitch-pips")


def test_P16_literal_sum_pitcher_scores_his_whole_sum_or_loses_his_bid() -> None:
    match = table(scoring="literal_sum", **GAME_ONLY)
    play(match, "B pass", "C pass", "A 4", *GAME_ONLY_PLAY)
    result = finish(match)  # A: AS 4 + TD 10. B: Low. C: High, Jack, KH 3 + AH 4 + JH 1
    assert (result["made"], result["delta"]) == (True, [14, 1, 10])
    match = table(scoring="literal_sum", **LOW_TO_A)
    play(match, "B pass", "C pass", "A 2", *LOW_TO_A_PLAY)
    result = finish(match)  # A: Low alone, one short of his bid. B: AS 4 + TC 10. C: High, Jack and 8
    assert (result["made"], result["delta"]) == (False, [-2, 14, 10])


def test_P16_literal_sum_slam_is_high_low_and_jack_and_five() -> None:
    result = all_to_a("slam", scoring="literal_sum")
    assert (result["made"], result["delta"], result["pips"]) == (True, [5, 0, 0], [20, 0, 0])
    match = table(scoring="literal_sum", slam_needs="points", **A_TRICK_LOST)
    play(match, "B pass", "C pass", "A slam", *A_TRICK_LOST_PLAY)
    assert finish(match)["delta"] == [5, 0, 0]
    match = table(scoring="literal_sum", **NO_JACK)
    play(match, "B pass", "C pass", "A slam", *NO_JACK_PLAY)
    assert finish(match)["delta"] == [-5, 0, 0]


def test_P16_literal_sum_low_to_the_holder() -> None:
    result = all_to_a("4", scoring="literal_sum", low_to="holder")
    assert result["delta"] == [22, 1, 0], "High, Jack and twenty; B was dealt Low"


def test_P16_literal_sum_knows_no_tie() -> None:
    for game_tie in ("nobody", "pitcher"):
        match = table(scoring="literal_sum", game_tie=game_tie, **LEVEL_WITH_PITCHER)
        play(match, "B pass", "C pass", "A 2", *LEVEL_WITH_PITCHER_PLAY)
        assert finish(match)["delta"] == [12, 10, 0]
    assert match.public(match.deal)["so_far"]["Game"] is None


# ---- P16 while the deal goes on ----------------------------------------------------------------------------


def test_P16_the_points_so_far_are_told_and_what_is_certain() -> None:
    match = table(**ONE_OF_EACH)
    play(match, "B pass", "C pass", "D pass", "A 1", "A: KH 3D 9H")
    nothing = {"High": None, "Low": None, "Jack": None, "Game": None}
    assert match.public(match.deal)["so_far"] == nothing, "a trick counts when it is finished"
    play(match, "D AH")
    so_far = match.public(match.deal)["so_far"]
    assert so_far["High"] == {"seat": 3, "card": "AH", "sure": True}
    assert so_far["Low"] == {"seat": 3, "card": "9H", "sure": False}
    assert so_far["Jack"] is None and so_far["Game"]["seat"] == 3
    play(match, *ONE_OF_EACH_PLAY[1:])
    so_far = match.public(match.deal)["so_far"]
    assert so_far["Low"] == {"seat": 0, "card": "2H", "sure": True}
    assert so_far["Jack"] == {"seat": 2, "card": "JH", "sure": True}
    assert (so_far["Game"]["seat"], so_far["Game"]["sure"]) == (1, False)
    finish(match)
    assert match.public(match.deal)["so_far"]["Game"] == {"seat": 1, "card": None, "sure": True}


def test_P16_low_so_far_is_the_holders_by_the_house_rule() -> None:
    for low_to, seat in (("taker", 0), ("holder", 1)):
        match = table(low_to=low_to, **ALL_TO_A)
        play(match, "B pass", "C pass", "A 1", ALL_TO_A_PLAY[0])
        assert match.public(match.deal)["so_far"]["Low"] == {"seat": seat, "card": "2H", "sure": True}
