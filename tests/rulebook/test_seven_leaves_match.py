"""Seven Leaves, clauses L4 and L11-L20: counting tricks, going out, the loser, the cut and the flicks."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.seven_leaves_match import SevenLeavesMatch
from tests.rulebook.three_tables import (
    LETTERS,
    fact,
    finish,
    hand,
    leaves_dealt,
    may,
    pages_say,
    play,
    seven_leaves,
    turn,
)

#: Dealer A, spades trumps. B takes all seven tricks.
ALL_TO_B = {"A": "6S 6H 7H 8H 9H TH JH", "B": "AS KS QS JS TS 9S 8S"}
#: B takes the first six, A the last.
SIX_AND_ONE = {"A": "8S KH 6D 7D 8D 9D TD", "B": "AS KS QS JS TS 9S 6H"}
SIX_AND_ONE_PLAY = ("B: AS 8S", "B: KS 6D", "B: QS 7D", "B: JS 8D", "B: TS 9D", "B: 9S TD", "B: 6H KH")
#: Spades trumps: B takes the first trick, C the second, A the other five.
FIVE_ONE_ONE = {"A": "AS KS QS JS TS 6H 6C", "B": "AH 7C 6D 9D TD JD QD", "C": "AC 7H 8D KD AD 8H 9H"}
FIVE_ONE_ONE_PLAY = (
    "B: AH 7H 6H", "B: 7C AC 6C", "C: 8D TS 6D", "A: AS 9D 8H", "A: KS TD 9H", "A: QS JD KD", "A: JS QD AD",
)  # fmt: skip


def letters(seats: list[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


# ---- L4, L11: tricks add up --------------------------------------------------------------------------------


def test_L4_tricks_are_gathered_over_deals_and_the_first_with_seven_has_won() -> None:
    match = seven_leaves(SIX_AND_ONE, "8S", scores=[2, 0])
    play(match, *SIX_AND_ONE_PLAY)
    assert match.close()["delta"] == [1, 6] and match.scores == [3, 6] and not match.over() and match.winners == []
    leaves_dealt(match, {"A": "AS KS QS JS TS 9S 6H", "B": "8S KH 6D 7D 8D 9D TD"}, "8S", "B")
    play(match, "A: AS 8S", "A: KS 6D", "A: QS 7D", "A: JS 8D", "A: TS 9D", "A: 9S TD", "A: 6H KH")
    match.close()
    assert match.scores == [9, 7] and letters(match.out) == "AB" and match.winners == [0]


def test_L11_tricks_are_counted_when_all_cards_are_played() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[5, 0, 0])
    play(match, *FIVE_ONE_ONE_PLAY[:4])
    assert match.scores == [5, 0, 0] and not match.deal.over()  # A has seven, and plays on
    told = fact(play(match, "A: KS TD 9H", "A: QS JD KD"), "trick")
    assert told.data["seat"] == 0 and turn(match) == "A"
    play(match, "A: JS QD AD")
    result = match.close()
    assert result["tricks_won"] == {0: 5, 1: 1, 2: 1} and match.scores == [10, 1, 1]
    assert match.sheet[-1]["delta"] == [5, 1, 1]


def test_L11_a_deal_has_seven_tricks_for_any_number_of_players() -> None:
    for seats in range(2, 6):
        match = SevenLeavesMatch(seats)
        match.open(list(match.pack.cards), 0)
        assert sum(finish(match)["tricks_won"].values()) == 7


# ---- L12: who leaves ---------------------------------------------------------------------------------------


def test_L12_seven_or_more_leave_and_surplus_tricks_do_not_carry_over() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[4, 0, 0])
    play(match, *FIVE_ONE_ONE_PLAY)
    result = match.close()
    assert match.scores[0] == 9 and letters(result["leaving"]) == "A" and match.inside == [1, 2] and not match.over()
    assert match.dealer == 1
    deal = match.open(list(match.pack.cards))
    assert [deal.hand(seat).bit_count() for seat in range(3)] == [0, 7, 7] and turn(match) == "C"
    play(match, f"C {sorted(may(match))[0]}")
    assert turn(match) == "B"  # A is skipped
    assert finish(match)["tricks_won"].keys() == {1, 2}


def test_L12_those_who_leave_in_one_deal_stand_in_the_order_of_their_seventh_trick() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[2, 6, 0])
    facts = play(match, FIVE_ONE_ONE_PLAY[0])
    assert fact(facts, "seventh").data == {"seat": 1, "trick": 1, "dropped": 0, "clause": "L12"}
    play(match, *FIVE_ONE_ONE_PLAY[1:])
    assert letters(match.close()["leaving"]) == "BA" and letters(match.out) == "BA" and match.winners == [1]
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[2, 5, 6])
    play(match, *FIVE_ONE_ONE_PLAY)
    assert letters(match.close()["leaving"]) == "CA"


def test_L12_at_once_by_the_house_rule() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[0, 6, 0], leave="at_once")
    facts = play(match, "B: AH 7H 6H")
    assert fact(facts, "seventh").data == {"seat": 1, "trick": 1, "dropped": 6, "clause": "L12"}
    assert hand(match, "B") == set() and turn(match) == "C"  # the next clockwise leads
    play(match, "C AC")
    assert turn(match) == "A" and may(match) == {"6C"}
    told = fact(play(match, "A 6C"), "trick").data
    assert told["cards"] == ["AC", "6C"] and told["seat"] == 2
    play(match, "C: 8D TS", "A: AS 8H", "A: KS 9H", "A: QS KD", "A: JS AD")
    assert match.deal.over()  # the seventh trick
    assert match.close()["tricks_won"] == {0: 5, 1: 1, 2: 1} and match.inside == [0, 2]
    assert match.dealer == 2  # B is out


def test_L12_at_once_the_dealers_turn_up_may_be_dropped() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "JS", scores=[6, 0, 0], leave="at_once")
    play(match, "B: AH 7H 6H", "B: 7C AC 6C", "C: 8D TS 6D")
    assert match.public(match.deal)["turn_up_held_by"] is None and match.trump(match.deal) == "S"
    assert turn(match) == "B"  # after A comes B
    assert match.pack.words(match.deal.dropped_by(0)) == ["AS", "JS", "KS", "QS"]


# ---- L13: the loser ----------------------------------------------------------------------------------------


def test_L13_the_last_with_fewer_than_seven_has_lost() -> None:
    match = seven_leaves(ALL_TO_B, "6S")
    assert finish(match)["match"]["key"] == "match-seven_leaves-alone"
    assert match.over() and (match.loser, match.winners, match.ending["clause"]) == (0, [1], "L13")
    with pytest.raises(Refused) as caught:
        match.open(list(match.pack.cards))
    assert caught.value.key == "refuse-match-over"


def test_L13_all_out_in_one_deal_nobody_has_lost() -> None:
    match = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1])
    play(match, *SIX_AND_ONE_PLAY)
    match.close()
    assert match.scores == [7, 7] and match.over() and match.loser is None
    assert letters(match.out) == "BA" and match.winners == [1]
    assert match.ending["key"] == "match-seven_leaves-no_loser"


def test_L13_last_to_seven_by_the_house_rule() -> None:
    match = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1], all_out="last_to_seven")
    play(match, *SIX_AND_ONE_PLAY)
    match.close()
    assert match.over() and match.loser == 0 and letters(match.out) == "BA" and match.winners == [1]


def test_L13_last_to_seven_changes_nothing_while_somebody_is_below() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[2, 6, 0], all_out="last_to_seven")
    play(match, *FIVE_ONE_ONE_PLAY)
    match.close()
    assert match.over() and match.loser == 2 and letters(match.out) == "BA"


def test_L13_extra_deal_by_the_house_rule_the_fewest_lose() -> None:
    match = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1], all_out="extra_deal")
    play(match, *SIX_AND_ONE_PLAY)
    assert match.close()["extra"] is True
    assert not match.over() and match.inside == [0, 1] and letters(match.out) == "BA" and match.dealer == 1
    leaves_dealt(match, {"A": "AS KS QS JS TS 9S 8S", "B": "6S 6H 7H 8H 9H TH JH"}, "6S", "B")
    assert match.public(match.deal)["extra"] is True
    finish(match)
    assert match.over() and match.loser == 1 and match.winners == [1] and letters(match.out) == "BA"
    assert match.scores == [14, 7]  # tricks go on adding


def test_L13_extra_deal_the_tied_fewest_play_another() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[2, 6, 6], all_out="extra_deal")
    play(match, *FIVE_ONE_ONE_PLAY)
    match.close()
    assert match.extra and letters(match.out) == "BCA" and match.dealer == 1 and match.inside == [0, 1, 2]
    turned = {"B": FIVE_ONE_ONE["A"], "C": FIVE_ONE_ONE["B"], "A": FIVE_ONE_ONE["C"]}
    leaves_dealt(match, turned, "TS", "B")
    play(match, "C: AH 7H 6H", "C: 7C AC 6C", "A: 8D TS 6D", "B: AS 9D 8H", "B: KS TD 9H", "B: QS JD KD", "B: JS QD AD")
    match.close()
    assert not match.over() and match.inside == [0, 2] and match.dealer == 2  # A and C took one each
    leaves_dealt(match, {"C": "6S 6H 7H 8H 9H TH JH", "A": "AS KS QS JS TS 9S 8S"}, "6S", "C")
    finish(match)
    assert match.over() and match.loser == 2 and match.winners == [1] and match.scores == [15, 12, 8]


def test_L13_at_once_the_last_one_under_seven_loses_there_and_then() -> None:
    match = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1], leave="at_once")
    play(match, *SIX_AND_ONE_PLAY[:6])
    assert match.deal.over() and match.deal.tricks_played == 6
    assert match.close()["delta"] == [0, 6]
    assert match.over() and match.loser == 0 and match.winners == [1] and match.scores == [6, 7]


@pytest.mark.parametrize("all_out", ["no_loser", "last_to_seven", "extra_deal"])
def test_L13_at_once_there_is_always_a_loser(all_out: str) -> None:
    for seats in range(2, 6):
        match = SevenLeavesMatch(seats, {"leave": "at_once", "all_out": all_out})
        order = list(match.pack.cards)
        match.open(order, 0)
        while True:
            finish(match)
            if match.over():
                break
            order = order[5:] + order[:5]
            match.open(order)
        assert match.loser is not None and match.scores[match.loser] < 7 and len(match.out) == seats - 1


# ---- L14-L20: the cut and the flicks -----------------------------------------------------------------------


def lost(seats: int = 2, **options: Any) -> SevenLeavesMatch:
    """A match that somebody has lost."""
    match = SevenLeavesMatch(seats, {"all_out": "last_to_seven", **options})
    order = list(match.pack.cards)
    match.open(order, 0)
    while not match.over():
        if match.deal.over():
            order = order[7:] + order[:7]
            match.open(order)
        finish(match)
    assert match.loser is not None
    return match


def cut_refused(match: SevenLeavesMatch, key: str, bottom: int | None = None) -> None:
    with pytest.raises(Refused) as caught:
        match.cut(match.pack.card("8H") if bottom is None else bottom)
    assert caught.value.key == key and caught.value.clause in ("L14", "L15")


def test_L14_the_loser_cuts_once_when_there_is_one() -> None:
    match = lost()
    assert match.blows is None and match.public(match.deal)["blows"] is None
    assert match.cut(match.pack.card("9D")) == 9 == match.public(match.deal)["blows"]
    cut_refused(match, "refuse-cut-twice")
    cut_refused(SevenLeavesMatch(3), "refuse-cut-no-loser")
    cut_refused(lost(punishment="off"), "refuse-cut-off")
    nobody = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1])
    cut_refused(nobody, "refuse-cut-no-loser")
    play(nobody, *SIX_AND_ONE_PLAY)
    nobody.close()
    cut_refused(nobody, "refuse-cut-no-loser")


@pytest.mark.parametrize("card", [-1, 9, 13, 63, 99])
def test_L14_only_a_card_of_the_pack_is_at_the_bottom(card: int) -> None:
    cut_refused(lost(), "refuse-cut-card", card)


@pytest.mark.parametrize(("rank", "blows"), [("T", 10), ("9", 9), ("8", 8), ("7", 7), ("6", 6)])
def test_L15_the_bottom_card_sets_the_number(rank: str, blows: int) -> None:
    for suit in "SHDC":
        match = lost(4, blows="total")
        assert match.cut(match.pack.card(rank + suit)) == blows


@pytest.mark.parametrize("rank", "JQKA")
@pytest.mark.parametrize("rule", ["each", "total"])
def test_L16_a_court_card_or_an_ace_forgives(rank: str, rule: str) -> None:
    for suit in "SHDC":
        match = lost(blows=rule)
        assert match.cut(match.pack.card(rank + suit)) == 0 == match.blows


def test_L17_one_card_or_three_agreed_before() -> None:
    assert lost().options["strike_cards"] == 1
    assert lost(strike_cards=3).options["strike_cards"] == 3
    for number in (0, 2, "1", True):
        with pytest.raises(Refused):
            SevenLeavesMatch(2, {"strike_cards": number})
    pages_say("seven_leaves", "L17", "по три", "three")


def test_L18_two_halves_and_an_odd_card_put_aside() -> None:
    odd = {(seats, cards): (36 - (seats - 1) * cards) % 2 for seats in range(2, 6) for cards in (1, 3)}
    assert all(left == (seats in (2, 4)) for (seats, _), left in odd.items())
    pages_say("seven_leaves", "L18", "лишнюю откладывают", "the odd card is put aside")


@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 16), (4, 24), (5, 32)])
def test_L19_so_many_from_each_of_the_others_or_in_all(seats: int, each: int) -> None:
    eight = SevenLeavesMatch.pack.card("8H")
    assert lost(seats).cut(eight) == each
    assert lost(seats, blows="total").cut(eight) == 8


@pytest.mark.parametrize("punishment", ["count_only", "animated", "tap_game"])
def test_L19_the_number_is_the_same_however_it_is_shown(punishment: str) -> None:
    assert lost(4, punishment=punishment).cut(SevenLeavesMatch.pack.card("8H")) == 24


def test_L20_only_where_people_count_can_there_be_a_flick_too_many() -> None:
    assert lost(punishment="tap_game").options["punishment"] == "tap_game"
    pages_say("seven_leaves", "L20", "то же наказание от всех", "the same punishment from everybody")
    pages_say("seven_leaves", "L20", "Считайте внимательно", "Count with care")


# ---- The outcome in words ----------------------------------------------------------------------------------


def test_L12_the_outcome_says_who_leaves_and_how_many_stay() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[4, 0, 0])
    play(match, *FIVE_ONE_ONE_PLAY)
    result = match.close()
    args = {"seat": 0, "count": 1, "stay": 2}
    assert result["outcome"] == {"key": "outcome-seven_leaves-one", "args": args, "clause": "L12"}
    assert result["sevenths"] == [5, 0, 0]
    match = seven_leaves(FIVE_ONE_ONE, "TS")
    play(match, *FIVE_ONE_ONE_PLAY)
    assert match.close()["outcome"]["key"] == "outcome-seven_leaves-nobody"


def test_L13_the_outcome_names_the_loser_or_says_that_there_is_none() -> None:
    match = seven_leaves(FIVE_ONE_ONE, "TS", scores=[2, 6, 0])
    play(match, *FIVE_ONE_ONE_PLAY)
    lost_by = {"key": "outcome-seven_leaves-lost", "args": {"seat": 2, "tricks": 1}, "clause": "L13"}
    assert match.close()["outcome"] == lost_by
    for rule, kind in (("no_loser", "all_out"), ("extra_deal", "extra_deal"), ("last_to_seven", "lost")):
        match = seven_leaves(SIX_AND_ONE, "8S", scores=[6, 1], all_out=rule)
        play(match, *SIX_AND_ONE_PLAY)
        assert match.close()["outcome"]["key"] == f"outcome-seven_leaves-{kind}"
