"""Auction Pitch, clauses P17-P19: who has won, alone, as the pitcher, or by the points in their order."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.match import Match
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
    finish,
    play,
    table,
)

BOTH = ("count_out", "highest_total")


def after(before: list[int], hands: dict[str, str], calls: str, lines: tuple[str, ...], **options: Any) -> Match:
    """The match after a deal from these scores, dealer A, with these calls from B on."""
    match = table(scores=before, **hands, **options)
    for seat, call in zip([*range(1, len(hands)), 0], calls.split(), strict=True):
        match.play(seat, call)
    play(match, *lines)
    finish(match)
    return match


def won(match: Match, key: str, clause: str, *winners: int) -> None:
    """Assert that the match is over, who won it, and by which clause."""
    assert match.over() and match.winners == list(winners)
    assert (match.ending["winners"], match.ending["key"], match.ending["clause"]) == (list(winners), key, clause)
    assert match.ending["args"] == {"seat": winners[0], "target": match.options["target"]}
    with pytest.raises(Refused, match="refuse-match-over"):
        match.open(list(match.pack.cards))


# ---- P17: the first to reach the target --------------------------------------------------------------------


@pytest.mark.parametrize("endgame", BOTH)
def test_P17_who_alone_reaches_the_target_has_won(endgame: str) -> None:
    match = after([5, 6, 4], FIVE_PIPS, "pass 3 pass", FIVE_PIPS_PLAY, endgame=endgame)
    assert match.scores == [6, 6, 7]
    won(match, "match-pitch-alone", "P17", 2)


def test_P17_one_need_not_be_the_pitcher() -> None:
    match = after([0, 6, 0, 0], NOTHING_FOR_A, "pass pass pass 1", NOTHING_FOR_A_PLAY)
    assert match.scores == [-1, 7, 1, 2]
    won(match, "match-pitch-alone", "P17", 1)


@pytest.mark.parametrize("endgame", BOTH)
def test_P17_below_the_target_the_match_goes_on(endgame: str) -> None:
    match = after([4, 4, 4], FIVE_PIPS, "pass 3 pass", FIVE_PIPS_PLAY, endgame=endgame, target=10)
    assert match.scores == [5, 4, 7] and not match.over() and match.winners == [] and match.ending is None
    match.open(list(match.pack.cards))


def test_P17_the_count_is_after_the_deal_not_within_it() -> None:
    match = table(scores=[0, 6, 0, 0], **NOTHING_FOR_A)
    play(match, "B pass", "C pass", "D pass", "A 1", *NOTHING_FOR_A_PLAY)
    assert not match.over() and not match.deal.over()


# ---- P19: the pitcher counts first -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "scores", "count_out", "highest_total"),
    [
        ([6, 5, 5], [8, 7, 5], (0, "match-pitch-pitcher", "P19"), (0, "match-pitch-total", "P18")),
        ([5, 6, 0], [7, 8, 0], (0, "match-pitch-pitcher", "P19"), (1, "match-pitch-total", "P18")),
        ([5, 5, 0], [7, 7, 0], (0, "match-pitch-pitcher", "P19"), (0, "match-pitch-pitcher", "P19")),
    ],
)
def test_P19_the_pitcher_at_the_target(
    before: list[int], scores: list[int], count_out: tuple[int, str, str], highest_total: tuple[int, str, str]
) -> None:
    for endgame, (winner, key, clause) in zip(BOTH, (count_out, highest_total), strict=True):
        match = after(before, TWO_AND_TWO, "pass pass 2", TWO_AND_TWO_PLAY, endgame=endgame)
        assert match.scores == scores
        won(match, key, clause, winner)


def test_P19_a_free_pitcher_counts_first_too() -> None:
    match = table("C", scores=[5, 6, 0], all_pass="eldest_free", **TWO_AND_TWO)
    play(match, "A pass", "B pass", "C pass", *TWO_AND_TWO_PLAY)
    finish(match)
    assert match.scores == [7, 8, 0]
    won(match, "match-pitch-pitcher", "P19", 0)


# ---- P18: the points in their order ------------------------------------------------------------------------


def test_P18_high_comes_first() -> None:
    match = after([3, 6, 6], GAME_ONLY, "pass pass 2", GAME_ONLY_PLAY)
    assert match.scores == [1, 7, 8]
    won(match, "match-pitch-high", "P18", 2)


def test_P18_then_low() -> None:
    match = after([3, 6, 5], GAME_ONLY, "pass pass 2", GAME_ONLY_PLAY)
    assert match.scores == [1, 7, 7]  # C stands at 6 after High, Low makes B 7
    won(match, "match-pitch-low", "P18", 1)


def test_P18_then_the_jack_and_a_pitcher_set_back_is_not_asked() -> None:
    match = after([6, 6, 5], LOW_TO_A, "pass pass 2", LOW_TO_A_PLAY)
    assert match.scores == [4, 7, 7]  # High makes C 6, Low would make A 7, the jack makes C 7, Game B 7
    won(match, "match-pitch-jack", "P18", 2)


@pytest.mark.parametrize(
    ("before", "hands", "calls", "lines", "scores", "winner", "key"),
    [
        # the owner of High is C
        ([3, 6, 5], GAME_ONLY, "pass pass 2", GAME_ONLY_PLAY, [1, 7, 7], 2, "match-pitch-high"),
        # High is D's, who is far; the owner of Low is B
        ([0, 6, 6, 0], NOTHING_FOR_A, "pass pass pass 1", NOTHING_FOR_A_PLAY, [-1, 7, 7, 2], 1, "match-pitch-low"),
        # High is D's, Low the pitcher's, who is set back; B has Game, C the jack
        ([0, 6, 6, 3], ONE_OF_EACH, "pass pass pass 2", ONE_OF_EACH_PLAY, [-2, 7, 7, 4], 2, "match-pitch-jack"),
    ],
)
def test_P18_level_on_the_highest_total(
    before: list[int],
    hands: dict[str, str],
    calls: str,
    lines: tuple[str, ...],
    scores: list[int],
    winner: int,
    key: str,
) -> None:
    match = after(before, hands, calls, lines, endgame="highest_total")
    assert match.scores == scores
    won(match, key, "P18", winner)


def test_P18_the_highest_total_wins_by_the_house_rule() -> None:
    match = after([0, 6, 0, 6], NOTHING_FOR_A, "pass pass pass 1", NOTHING_FOR_A_PLAY, endgame="highest_total")
    assert match.scores == [-1, 7, 1, 8]
    won(match, "match-pitch-total", "P18", 3)


# ---- the literal sum ---------------------------------------------------------------------------------------

# NOTHING_FOR_A by the letter: B Low 1; C Jack 1 + 1; D High 1 + 7. LOW_TO_A: A Low; B 14; C High, Jack and 8.


def test_P18_literal_sum_walks_high_low_jack_before_the_cards() -> None:
    match = after([0, 6, 0, 0], NOTHING_FOR_A, "pass pass pass 1", NOTHING_FOR_A_PLAY, scoring="literal_sum")
    assert match.scores == [-1, 7, 2, 8]
    won(match, "match-pitch-low", "P18", 1)
    match = after(
        [0, 6, 0, 0], NOTHING_FOR_A, "pass pass pass 1", NOTHING_FOR_A_PLAY,
        scoring="literal_sum", endgame="highest_total",
    )  # fmt: skip
    won(match, "match-pitch-total", "P18", 3)


def test_P18_literal_sum_then_all_cards_at_once_and_the_highest_total() -> None:
    match = after([0, 0, 0], LOW_TO_A, "pass pass 2", LOW_TO_A_PLAY, scoring="literal_sum")
    assert match.scores == [-2, 14, 10]
    won(match, "match-pitch-pips", "P18", 1)
    match = after([0, -4, 0], LOW_TO_A, "pass pass 2", LOW_TO_A_PLAY, scoring="literal_sum")
    assert match.scores == [-2, 10, 10]
    won(match, "match-pitch-high", "P18", 2)


@pytest.mark.parametrize("endgame", BOTH)
def test_P18_literal_sum_level_by_low_and_by_the_jack(endgame: str) -> None:
    options = {"scoring": "literal_sum", "endgame": endgame, "target": 7}
    # A pitches: D takes High, B Low and a ten, C the jack and a ten
    hands = {
        "A": "KH TC TS 5C 6C 7C", "B": "4H 2H 3D 4D 5D 6D", "C": "9H JH 2C 8C 9C 7D", "D": "AH 3S 4S 5S 6S 7S",
    }  # fmt: skip
    lines = ("A: KH 4H 9H AH", "D: 3S TS 2H 2C", "B: 3D JH 4S TC")
    match = after([0, 0, -1, -20], hands, "pass pass pass 1", lines, **options)
    assert match.scores == [-1, 11, 11, -12]  # B 1 + 10; C 1 + 1 + 10, from -1; D 1 + 7
    won(match, "match-pitch-low", "P18", 1)
    match = after([0, -20, -1, 3], hands, "pass pass pass 1", lines, **options)
    assert match.scores == [-1, -9, 11, 11]
    won(match, "match-pitch-high", "P18", 3)


@pytest.mark.parametrize("endgame", BOTH)
def test_P18_literal_sum_level_with_none_of_the_points_is_shared(endgame: str) -> None:
    # A bids a slam, takes High, Low and Jack, and loses two tricks: B takes a ten of spades, C one of clubs.
    hands = {"A": "AH JH QH 2S 3C 4D", "B": "3H 9S 4S TS 4C 5D", "C": "6H 7S 8S 3S TC 6D"}
    match = table(scores=[0, 0, 0], scoring="literal_sum", endgame=endgame, **hands)
    play(match, "B pass", "C pass", "A slam", "A: AH 3H 6H", "A: JH 9S 7S", "A: QH 4S 8S")
    play(match, "A: 2S TS 3S", "B: 4C TC 3C")
    finish(match)
    assert match.scores == [-5, 10, 10]
    won(match, "match-pitch-shared", "P18", 1, 2)


@pytest.mark.parametrize("endgame", BOTH)
def test_P18_literal_sum_the_cards_of_a_slam_are_not_counted_out(endgame: str) -> None:
    # A's slam is made and pays five; his twenty card points stay out of it. B and C reach the target.
    hands = {"A": "AH KH JH 2H 3S 3C", "B": "QH TH TS 2C 4D 5D", "C": "9H 8H TC AC 6D 7D"}
    lines = ("A: AH TH 8H", "A: KH QH 9H", "A: JH 4D 6D", "A: 2H 5D 7D", "A: 3S TS TC", "B: 2C AC 3C")
    match = table(scores=[-4, -10, 4], scoring="literal_sum", slam_needs="points", endgame=endgame, **hands)
    play(match, "B pass", "C pass", "A slam", *lines)
    result = match.close()
    assert result["pips"] == [20, 20, 4] and result["delta"] == [5, 20, 4]
    assert match.scores == [1, 10, 8] and match.winners == [1]


# ---- a slam and the match (P14) ----------------------------------------------------------------------------


def slam(before: list[int], **options: Any) -> Match:
    return after(before, ALL_TO_A, "pass pass slam", ALL_TO_A_PLAY, **options)


@pytest.mark.parametrize("endgame", BOTH)
@pytest.mark.parametrize(
    ("slam_pays", "before", "wins"),
    [
        ("five", -3, False), ("five", 0, False), ("five", 1, False),
        ("wins_game", -3, True), ("wins_game", 0, True), ("wins_game", 1, True),
        ("wins_if_not_negative", -3, False), ("wins_if_not_negative", -1, False),
        ("wins_if_not_negative", 0, True), ("wins_if_not_negative", 1, True),
    ],
)  # fmt: skip
def test_P14_what_a_slam_pays(slam_pays: str, before: int, wins: bool, endgame: str) -> None:
    match = slam([before, 2, 4], slam_pays=slam_pays, endgame=endgame)
    assert match.scores == [before + 5, 2, 4], "five as ever"
    if wins:
        won(match, "match-pitch-slam", "P14", 0)
    else:
        assert not match.over()


def test_P14_five_points_may_reach_the_target() -> None:
    won(slam([2, 2, 4]), "match-pitch-alone", "P17", 0)


@pytest.mark.parametrize("slam_pays", ["five", "wins_game", "wins_if_not_negative"])
def test_P14_a_slam_that_fails_costs_five_and_wins_nothing(slam_pays: str) -> None:
    match = after([3, 2, 4], TWO_AND_TWO, "pass pass slam", TWO_AND_TWO_PLAY, slam_pays=slam_pays)
    assert match.scores == [-2, 4, 4] and not match.over()


@pytest.mark.parametrize("endgame", BOTH)
def test_P14_a_slam_that_wins_the_game_wins_it_from_those_at_the_target(endgame: str) -> None:
    options = {"slam_needs": "tricks", "low_to": "holder", "endgame": endgame}
    match = slam([-3, 6, 0], slam_pays="wins_game", **options)
    assert match.scores == [2, 7, 0]
    won(match, "match-pitch-slam", "P14", 0)
    match = slam([-3, 6, 0], slam_pays="wins_if_not_negative", **options)
    assert match.scores == [2, 7, 0]
    won(match, "match-pitch-alone", "P17", 1)


def test_P14_all_points_without_a_slam_win_nothing_at_once() -> None:
    match = after([0, 0, 0], ALL_TO_A, "pass pass 4", ALL_TO_A_PLAY, slam_pays="wins_game")
    assert match.scores == [4, 0, 0] and not match.over()
