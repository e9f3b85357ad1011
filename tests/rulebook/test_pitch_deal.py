"""Auction Pitch, clauses P1-P6: the seats, the pack, the trick, the aim, the score sheet and the deal."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from tests.conformance.conformance import fingerprint
from tests.rulebook.pitch_table import (
    ALL_TO_A,
    ALL_TO_A_PLAY,
    NOTHING_FOR_A,
    NOTHING_FOR_A_PLAY,
    TWO_AND_TWO,
    TWO_AND_TWO_PLAY,
    deal_in,
    finish,
    hand,
    may,
    play,
    refused,
    table,
    trick_of,
    turn,
)

PITCH = GAMES["pitch"]
RANKS = "23456789TJQKA"
NEIGHBOURS = list(pairwise(RANKS))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_P1_two_to_seven_play_each_for_himself(seats: int) -> None:
    match = PITCH(seats)
    assert match.scores == [0] * seats
    match.open(list(match.pack.cards), 0)
    match.play(1, "1")
    finish(match)
    assert len(match.scores) == len(match.sheet[0]["delta"]) == seats


@pytest.mark.parametrize("seats", [1, 8, 0, -3, "3", 3.0, None, True])
def test_P1_any_other_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(Refused) as caught:
        PITCH(seats)
    assert (caught.value.key, caught.value.clause) == ("refuse-seats", "P1")
    assert caught.value.args_of_key == {"seats": str(seats), "least": 2, "most": 7}


@pytest.mark.parametrize(
    ("options", "key", "clause"),
    [
        ({"widow": "off"}, "refuse-unknown-option", None),
        ({"target": 8}, "refuse-option-value", "P4"),
        ({"target": "7"}, "refuse-option-value", "P4"),
        ({"target": True}, "refuse-option-value", "P4"),
        ({"slam": "on"}, "refuse-option-value", "P7"),
        ({"min_bid": 3}, "refuse-option-value", "P7"),
        ({"all_pass": None}, "refuse-option-value", "P9"),
    ],
)
def test_P1_a_table_has_the_house_rules_of_the_rulebook_only(
    options: Mapping[str, Any], key: str, clause: str | None
) -> None:
    with pytest.raises(Refused) as caught:
        PITCH(4, options)
    assert (caught.value.key, caught.value.clause) == (key, clause)


def test_P1_all_house_rules_have_their_values_and_defaults() -> None:
    assert {rule.key: (rule.values, rule.default) for rule in PITCH.house_rules} == {
        "scoring": (("four_points", "literal_sum"), "four_points"),
        "target": ((7, 10, 11, 21), 7),
        "low_to": (("taker", "holder"), "taker"),
        "game_tie": (("nobody", "pitcher"), "nobody"),
        "trump_in": (("plain_suit", "pip_lead", "void_only"), "plain_suit"),
        "slam": (("separate", "same_as_4", "off"), "separate"),
        "slam_needs": (("tricks_and_points", "tricks", "points"), "tricks_and_points"),
        "slam_pays": (("five", "wins_game", "wins_if_not_negative"), "five"),
        "dealer_match": (("off", "below_top", "any"), "below_top"),
        "min_bid": ((1, 2), 1),
        "all_pass": (("redeal_same", "redeal_next", "dealer_forced", "eldest_free"), "redeal_same"),
        "endgame": (("count_out", "highest_total"), "count_out"),
    }
    assert PITCH(4).options == {rule.key: rule.default for rule in PITCH.house_rules}


def test_P2_the_pack_is_fifty_two_cards_without_a_joker() -> None:
    words = {rank + suit for rank in RANKS for suit in "SHDC"}
    assert {PITCH.pack.word(card) for card in PITCH.pack.cards} == words and len(words) == 52
    match = table(A="AS KS QS JS TS 9S", B="2H 3H 4H 5H 6H 7H")
    refused(match, "B JKR", "refuse-word", None, word="JKR")
    refused(match, "B 1S", "refuse-word", None, word="1S")


@pytest.mark.parametrize(("low", "high"), NEIGHBOURS)
def test_P2_the_ranks_rise_to_the_ace_in_trumps(low: str, high: str) -> None:
    match = table(A=f"{low}S 2D 3D 4D 5D 6D", B=f"{high}S 2C 3C 4C 5C 6C")
    facts = play(match, "B pass", "A 1", f"A: {low}S {high}S")
    assert trick_of(facts)["seat"] == 1
    match = table(A=f"{high}S 2D 3D 4D 5D 6D", B=f"{low}S 2C 3C 4C 5C 6C")
    facts = play(match, "B pass", "A 1", f"A: {high}S {low}S")
    assert trick_of(facts)["seat"] == 0


@pytest.mark.parametrize(("low", "high"), NEIGHBOURS)
def test_P2_the_ranks_rise_to_the_ace_in_plain_suits(low: str, high: str) -> None:
    match = table(A=f"{low}S AD 3C 4C 5C 6C", B=f"{high}S 2D 7C 8C 9C TC")
    facts = play(match, "B pass", "A 1", "A: AD 2D", f"A: {low}S {high}S")
    assert trick_of(facts)["seat"] == 1
    match = table(A=f"{high}S AD 3C 4C 5C 6C", B=f"{low}S 2D 7C 8C 9C TC")
    facts = play(match, "B pass", "A 1", "A: AD 2D", f"A: {high}S {low}S")
    assert trick_of(facts)["seat"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_P3_a_trick_is_one_card_from_each_in_turn(seats: int) -> None:
    match = PITCH(seats)
    match.open(list(match.pack.cards), 0)
    match.play(1, "4")
    for seat in [*range(2, seats), 0]:
        match.play(seat, "pass")
    asked = []
    for left in reversed(range(seats)):
        asked.append(match.deal.to_act)
        facts = match.play(match.deal.to_act, sorted(may(match))[0])
        assert any(fact.kind == "trick" for fact in facts) == (left == 0)
    assert asked == [*range(1, seats), 0]
    assert len(trick_of(facts)["cards"]) == seats


def test_P3_nobody_plays_twice_in_a_trick_or_out_of_turn() -> None:
    match = table(**TWO_AND_TWO)
    play(match, "B pass", "C pass", "A 2", "A AH")
    refused(match, "A 3C", "refuse-turn", "P3", seat=1)
    refused(match, "C TC", "refuse-turn", "P3", seat=1)
    play(match, "B 5H")
    refused(match, "B 2H", "refuse-turn", "P3", seat=2)


@pytest.mark.parametrize(("seat", "word", "key"), [
    (-1, "pass", "refuse-no-seat"), (3, "pass", "refuse-no-seat"), (None, "pass", "refuse-no-seat"),
    ("1", "pass", "refuse-no-seat"), (1, 5, "refuse-word"), (1, None, "refuse-word"), (1, ["AH"], "refuse-word"),
])  # fmt: skip
def test_P3_who_does_not_sit_here_and_what_is_no_word_is_refused(seat: Any, word: Any, key: str) -> None:
    match = table(**TWO_AND_TWO)
    before = fingerprint(match)
    with pytest.raises(Refused, match=key):
        match.play(seat, word)
    assert fingerprint(match) == before


def test_P3_a_deal_is_six_tricks_and_then_nothing_may_be_done() -> None:
    match = table(**ALL_TO_A)
    play(match, "B pass", "C pass", "A 4", *ALL_TO_A_PLAY)
    assert match.deal.over() and [match.deal.tricks_of(seat) for seat in range(3)] == [6, 0, 0]
    for action in ("A AH", "B pass", "C 3S", "A slam"):
        refused(match, action, "refuse-deal-over", None)
    match.close()
    refused(match, "A AH", "refuse-deal-over", None)


@pytest.mark.parametrize("target", [7, 10, 11, 21])
def test_P4_the_match_goes_to_the_target(target: int) -> None:
    for before, winners in ((target - 3, []), (target - 2, [0])):
        match = table(scores=[before, 0, 0], target=target, **TWO_AND_TWO)
        play(match, "B pass", "C pass", "A 2", *TWO_AND_TWO_PLAY)
        result = finish(match)
        assert result["delta"] == [2, 2, 0]
        assert match.scores == [before + 2, 2, 0] and match.winners == winners


def test_P4_seven_points_unless_agreed_otherwise() -> None:
    assert PITCH(4).options["target"] == 7


def test_P5_the_sheet_has_a_line_for_each_deal_with_negatives() -> None:
    match = table(**NOTHING_FOR_A)
    play(match, "B pass", "C pass", "D pass", "A 4", *NOTHING_FOR_A_PLAY)
    finish(match)
    deal_in(match, "B", NOTHING_FOR_A)
    play(match, "C pass", "D pass", "A 1", "B pass", *NOTHING_FOR_A_PLAY)
    finish(match)
    first = {"deal": 1, "dealer": 0, "pitcher": 0, "bid": 4, "made": False}
    second = {"deal": 2, "dealer": 1, "pitcher": 0, "bid": 1, "made": False}
    assert match.sheet == [
        {**first, "delta": [-4, 1, 1, 2], "scores": [-4, 1, 1, 2]},
        {**second, "delta": [-1, 1, 1, 2], "scores": [-5, 2, 2, 4]},
    ]


def test_P5_a_deal_is_written_down_only_when_it_is_finished() -> None:
    match = table(**TWO_AND_TWO)
    with pytest.raises(Refused, match="refuse-deal-unfinished"):
        match.close()
    assert match.sheet == [] and match.scores == [0, 0, 0]


def test_P6_two_packets_of_three_to_each_from_the_dealers_left() -> None:
    match = PITCH(3)
    packets = "2S 3S 4S", "5S 6S 7S", "8S 9S TS", "2H 3H 4H", "5H 6H 7H", "8H 9H TH"
    order = [match.pack.card(word) for packet in packets for word in packet.split()]
    match.open(order + [card for card in match.pack.cards if card not in order], dealer=0)
    assert hand(match, "B") == {"2S", "3S", "4S", "2H", "3H", "4H"}
    assert hand(match, "C") == {"5S", "6S", "7S", "5H", "6H", "7H"}
    assert hand(match, "A") == {"8S", "9S", "TS", "8H", "9H", "TH"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_P6_six_cards_each_and_the_rest_is_out_of_play(seats: int) -> None:
    match = PITCH(seats)
    deal = match.open(list(reversed(match.pack.cards)), dealer=seats - 1)
    hands = [deal.hand(seat) for seat in range(seats)]
    assert [cards.bit_count() for cards in hands] == [6] * seats
    assert sum(hands).bit_count() == 6 * seats


def test_P6_the_lot_makes_the_first_dealer() -> None:
    for lot in (None, 3, -1):
        match = PITCH(3)
        with pytest.raises(Refused, match="refuse-first-dealer"):
            match.open(list(match.pack.cards), lot)
        assert match.deal is None and match.dealer is None


def test_P6_the_deal_passes_to_the_left() -> None:
    match = table("C", **TWO_AND_TWO)
    play(match, "A 2", "B pass", "C pass", *TWO_AND_TWO_PLAY)
    finish(match)
    assert match.dealer == 0
    for dealer in (1, 2):
        with pytest.raises(Refused) as caught:
            match.open(list(match.pack.cards), dealer)
        assert (caught.value.key, caught.value.args_of_key) == ("refuse-dealer", {"seat": 0})
    match.open(list(match.pack.cards))
    assert match.deal.dealer == 0 and turn(match) == "B"


def test_P6_a_deal_is_not_dealt_into_another() -> None:
    match = table(**TWO_AND_TWO)
    with pytest.raises(Refused, match="refuse-deal-unfinished"):
        match.open(list(match.pack.cards))


def test_P6_a_finished_deal_is_counted_once_and_before_the_next() -> None:
    match = table(**TWO_AND_TWO)
    play(match, "B pass", "C pass", "A 2", *TWO_AND_TWO_PLAY)
    while not match.deal.over():
        match.play(match.deal.to_act, sorted(may(match))[0])
    with pytest.raises(Refused, match="refuse-deal-unfinished"):
        match.open(list(match.pack.cards))
    match.close()
    with pytest.raises(Refused, match="refuse-deal-counted"):
        match.close()
    assert match.scores == [2, 2, 0] and len(match.sheet) == 1


def test_P6_only_this_pack_is_dealt() -> None:
    match = PITCH(3)
    for order in (match.pack.cards[:-1], [*match.pack.cards[:-1], 0], [*match.pack.cards, 63]):
        with pytest.raises(ValueError, match="order"):
            match.open(list(order), 0)
        assert match.deal is None and match.dealer is None


@pytest.mark.parametrize(
    ("hands", "key"),
    [
        ({"A": "AS KS QS JS TS 9S", "B": "2H 3H 4H 5H 6H"}, "refuse-hands-size"),
        ({"A": "AS KS QS JS TS 9S", "B": "2H 3H 4H 5H 6H AS"}, "refuse-hands-twice"),
    ],
)
def test_P6_hands_that_cannot_be_dealt_are_refused(hands: dict[str, str], key: str) -> None:
    with pytest.raises(Refused, match=key):
        table(**hands)
    match = PITCH(3)
    with pytest.raises(Refused, match="refuse-hands-seats"):
        deal_in(match, "A", {"A": "AS KS QS JS TS 9S", "B": "2H 3H 4H 5H 6H 7H"})
