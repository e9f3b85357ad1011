"""Trump Seven, clauses K1-K13: the pack, the deal, the calls, trumps before the widow, the gifts."""

from itertools import product
from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.trump_seven_match import TrumpSevenMatch
from tests.rulebook.three_tables import LETTERS, fact, finish, hand, may, pages_say, play, refused, trump_seven, turn

#: Dealt by A. With hearts trumps and 7S and 7C given away, B has the Joker and no heart, C three small hearts.
HANDS = {
    "A": "9H TH TS KS 7S QC JC 8C 7C", "B": "JKR 9S 8S KD 9D 8D 7D QD JD", "C": "JS QS 7H 8H JH TD 9C KC TC",
}  # fmt: skip
WIDOW = "QH KH"


def auction(calls: str, dealer: str = "A", **options: Any) -> TrumpSevenMatch:
    """A deal after these calls, each from the seat whose turn it is."""
    match = trump_seven(HANDS, WIDOW, dealer, **options)
    for call in calls.split():
        match.play(match.deal.to_act, call)
    return match


def ended(match: TrumpSevenMatch) -> str:
    """How an auction stands: the declarer's letter, ``redeal``, ``leaster``, or whose turn it is: ``B?``."""
    if match.deal.redeal:
        return "redeal"
    if match.deal.leaster:
        return "leaster"
    return LETTERS[match.deal.declarer] if match.deal.declarer >= 0 else turn(match) + "?"


# ---- K1-K3: the pack and the seats -------------------------------------------------------------------------


def test_K1_twenty_eight_cards_and_a_joker() -> None:
    words = {TrumpSevenMatch.pack.word(card) for card in TrumpSevenMatch.pack.cards}
    assert words == {rank + suit for rank in "789TJQK" for suit in "SHDC"} | {"JKR"} and len(words) == 29


@pytest.mark.parametrize("seats", [0, 1, 2, 4, 5, True, "3", None, 3.0])
def test_K2_exactly_three_play(seats: Any) -> None:
    with pytest.raises(Refused) as caught:
        TrumpSevenMatch(seats)
    assert (caught.value.key, caught.value.clause) == ("refuse-seats", "K2")
    assert TrumpSevenMatch(3).seats == 3


def test_K3_from_the_seven_to_the_queen_and_the_joker_above_all() -> None:
    pack = TrumpSevenMatch.pack
    for suit in "SHDC":
        low_to_high = [pack.card(rank + suit) for rank in "789KTJQ"] + [pack.card("JKR")]
        assert low_to_high == sorted(low_to_high)


# ---- K5-K7: the deal ---------------------------------------------------------------------------------------


def test_K5_any_first_dealer_and_then_the_left_neighbour() -> None:
    for dealer in "ABC":
        match = auction("", dealer)
        play(match, *(f"{seat} pass" for seat in "BCA"[LETTERS.index(dealer) :] + "BCA"[: LETTERS.index(dealer)]))
        match.play(match.deal.to_act, "60")
        match.play(match.deal.to_act, "pass")
        match.play(match.deal.to_act, "pass")
        play(match, f"{turn(match)} trump H")
        finish(match)
        assert match.dealer == (LETTERS.index(dealer) + 1) % 3
    with pytest.raises(Refused):
        TrumpSevenMatch(3).open(list(TrumpSevenMatch.pack.cards))


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_K6_threes_counter_clockwise_from_the_dealers_right_the_dealer_last(dealer: int) -> None:
    match = TrumpSevenMatch(3)
    order = list(match.pack.cards)
    deal = match.open(order, dealer)
    right, left = (dealer + 2) % 3, (dealer + 1) % 3
    for seat, first in ((right, 0), (left, 3), (dealer, 6)):
        places = [first + 9 * turn + card for turn in range(3) for card in range(3)]
        assert deal.hand(seat) == sum(1 << order[place] for place in places)
    assert match.packets(dealer) == [(right, 3), (left, 3), (dealer, 3)] * 3


def test_K7_the_last_two_cards_are_the_widow_and_nobody_sees_them() -> None:
    match = TrumpSevenMatch(3)
    order = list(match.pack.cards)
    deal = match.open(order, 0)
    assert deal.widow == 1 << order[27] | 1 << order[28]
    assert all("widow" not in match.private(deal, seat) or not match.private(deal, seat)["widow"] for seat in range(3))
    assert "widow" not in match.public(deal)


@pytest.mark.parametrize("widow", [None, "QH", "QH KH TD", "TD 9C", "QH 9H"])
def test_K7_hands_and_widow_must_be_the_whole_pack(widow: str | None) -> None:
    match = TrumpSevenMatch(3)
    sets = {LETTERS.index(seat): match.pack.set(cards) for seat, cards in HANDS.items()}
    with pytest.raises(Refused) as caught:
        match.order_of(sets, 0, None if widow is None else match.pack.set(widow))
    assert (caught.value.key, caught.value.clause) == ("refuse-widow", "K7")


# ---- K8-K11: the calls -------------------------------------------------------------------------------------


def test_K8_the_dealers_left_speaks_first_then_clockwise() -> None:
    match = auction("")
    assert turn(match) == "B" and turn(auction("pass")) == "C" and turn(auction("pass pass")) == "A"
    refused(match, "A pass", "refuse-turn", "K8", seat=1)
    refused(match, "C 60", "refuse-turn", "K8", seat=1)
    assert turn(auction("", "B")) == "C" and turn(auction("", "C")) == "A"


#: (calls, house rules, how it ends) with A dealing: B, C, A speak.
AUCTIONS: list[tuple[str, dict[str, str], str]] = [
    ("pass 60 pass pass pass", {}, "C"),  # K-A1
    ("pass 60 pass", {}, "B?"),
    ("pass pass pass pass 60 pass", {}, "C"),  # K-A2: passed first, bid second
    ("60 60", {}, "redeal"),  # K-A3: at once
    ("pass pass pass pass pass pass", {}, "redeal"),  # K-A5
    ("pass pass 60 pass pass", {}, "A"),  # K-A6
    ("60 pass pass pass pass", {}, "B"),
    ("60 pass pass", {}, "C?"),
    ("60 pass pass 60", {}, "redeal"),  # a second bid in the second round
    ("pass pass pass 60 60", {}, "redeal"),
    ("pass pass pass pass pass 60", {}, "A"),
    ("pass 60 pass 60", {}, "redeal"),
    ("pass pass pass", {"second_round": "only_if_all_passed"}, "B?"),
    ("pass pass pass pass 60 pass", {"second_round": "only_if_all_passed"}, "C"),
    ("pass pass pass 60 60", {"second_round": "only_if_all_passed"}, "redeal"),
    ("pass 60 pass", {"second_round": "only_if_all_passed"}, "C"),
    ("60 pass 60", {"second_round": "only_if_all_passed"}, "redeal"),
    ("pass pass pass pass pass pass", {"second_round": "only_if_all_passed"}, "redeal"),
    ("pass pass pass", {"second_round": "none"}, "redeal"),
    ("pass 60 pass", {"second_round": "none"}, "C"),
    ("60 60", {"second_round": "none"}, "redeal"),
    ("60 60", {"second_round": "withdraw"}, "A?"),  # the first round is spoken by all
    ("60 60 60", {"second_round": "withdraw"}, "B?"),
    ("60 60 pass", {"second_round": "withdraw"}, "B?"),
    ("60 60 pass pass", {"second_round": "withdraw"}, "C"),  # one is left: he declares
    ("60 60 pass 60", {"second_round": "withdraw"}, "C?"),
    ("60 60 pass 60 pass", {"second_round": "withdraw"}, "B"),
    ("60 60 pass 60 60", {"second_round": "withdraw"}, "redeal"),
    ("pass 60 60 pass", {"second_round": "withdraw"}, "A"),  # only the bidders speak: C, then A
    ("60 60 60 pass pass", {"second_round": "withdraw"}, "A"),
    ("60 60 60 pass 60", {"second_round": "withdraw"}, "A?"),
    ("60 60 60 pass 60 pass", {"second_round": "withdraw"}, "C"),
    ("60 60 60 pass 60 60", {"second_round": "withdraw"}, "redeal"),
    ("60 60 60 60 60 60", {"second_round": "withdraw"}, "redeal"),
    ("60 60 60 60 pass pass", {"second_round": "withdraw"}, "B"),
    ("pass 60 pass", {"second_round": "withdraw"}, "B?"),  # one bidder or none: as in ``always``
    ("pass 60 pass pass pass", {"second_round": "withdraw"}, "C"),
    ("pass 60 pass 60", {"second_round": "withdraw"}, "redeal"),
    ("pass pass pass 60 pass pass", {"second_round": "withdraw"}, "B"),
    ("pass pass pass 60 60", {"second_round": "withdraw"}, "redeal"),
    ("pass pass pass pass pass pass", {"second_round": "withdraw"}, "redeal"),
    ("60", {"multi_bid": "first_plays"}, "B"),
    ("pass pass 60", {"multi_bid": "first_plays"}, "A"),
    ("pass pass pass pass 60", {"multi_bid": "first_plays"}, "C"),
    ("60", {"multi_bid": "first_plays", "second_round": "withdraw"}, "B"),
    ("pass pass pass", {"multi_bid": "first_plays", "second_round": "none"}, "redeal"),
    ("pass pass pass pass pass pass", {"all_pass": "dealer_must_play"}, "A"),
    ("pass pass pass", {"all_pass": "dealer_must_play", "second_round": "none"}, "A"),
    ("60 60", {"all_pass": "dealer_must_play"}, "redeal"),
    ("pass pass pass pass pass pass", {"all_pass": "leaster"}, "leaster"),
    ("pass pass pass", {"all_pass": "leaster", "second_round": "none"}, "leaster"),
    ("60 60", {"all_pass": "leaster"}, "redeal"),
]


@pytest.mark.parametrize(("calls", "options", "end"), AUCTIONS)
def test_K9_two_rounds_of_calls(calls: str, options: dict[str, str], end: str) -> None:
    assert ended(auction(calls, **options)) == end


def test_K9_who_has_said_60_is_not_asked_again_and_who_passed_may_say_it() -> None:
    match = auction("pass 60 pass")
    assert match.public(match.deal)["round"] == 2 and turn(match) == "B" and may(match) == {"pass", "60"}
    play(match, "B pass")
    assert turn(match) == "A"
    refused(match, "C pass", "refuse-turn", "K8", seat=0)


@pytest.mark.parametrize("rounds", ["always", "only_if_all_passed", "none", "withdraw"])
@pytest.mark.parametrize("bids", ["redeal", "first_plays"])
def test_K9_every_auction_ends(rounds: str, bids: str) -> None:
    for calls in product(("pass", "60"), repeat=6):
        match = auction("", second_round=rounds, multi_bid=bids)
        said = iter(calls)
        while match.phase(match.deal) == "auction":
            match.play(match.deal.to_act, next(said))
        assert ended(match) in ("A", "B", "C", "redeal")


def test_K10_only_pass_and_60_are_said() -> None:
    match = auction("pass")
    assert may(match) == {"pass", "60"}
    refused(match, "C JS", "refuse-trump_seven-auction-first", "K10")
    refused(match, "C trump S", "refuse-trump_seven-auction-first", "K10")
    for word in ("61", "pas", "59", "PASS", "slam", "trump", "trump X"):
        refused(match, f"C {word}", "refuse-word", None)
    facts = play(match, "C 60")
    assert fact(facts, "called").data == {"seat": 2, "call": "60", "round": 1, "clause": "K10"}


@pytest.mark.parametrize(("calls", "key"), [("60 60", "bids"), ("pass pass pass pass pass pass", "passed")])
def test_K11_none_or_several_is_a_redeal_by_the_same_dealer_without_score(calls: str, key: str) -> None:
    match = auction(calls, "B")
    assert match.deal.over() and turn(match) == ""
    result = match.close()
    assert result["redeal"] and (result["key"], result["clause"]) == (f"redeal-trump_seven-{key}", "K11")
    assert match.scores == [0, 0, 0] and match.sheet == [] and match.dealer == 1
    refused(auction("60 60"), "A 60", "refuse-deal-over", None)


def test_K11_the_dealer_must_play_by_the_house_rule() -> None:
    match = auction("pass pass pass pass pass", all_pass="dealer_must_play")
    told = fact(play(match, "A pass"), "auction").data
    assert told["declarer"] == 0 and told["key"] == "auction-trump_seven-forced" and told["clause"] == "K11"
    assert may(match) == {"trump S", "trump H", "trump D", "trump C"}


# ---- K12: trumps first, then the widow ---------------------------------------------------------------------


def test_K12_trumps_are_named_before_the_widow_is_seen() -> None:
    match = auction("pass pass pass pass pass 60")
    assert may(match) == {"trump S", "trump H", "trump D", "trump C"} and turn(match) == "A"
    assert hand(match, "A") == set(HANDS["A"].split()) and match.private(match.deal, 0)["widow"] == []
    refused(match, "A 7S", "refuse-trump_seven-name-first", "K12")
    refused(match, "A 60", "refuse-trump_seven-name-first", "K12")
    refused(match, "B trump S", "refuse-turn", "K12", seat=0)
    facts = play(match, "A trump H")
    assert fact(facts, "trump").data == {"seat": 0, "suit": "H", "clause": "K12"}
    assert hand(match, "A") == set(HANDS["A"].split()) | {"QH", "KH"} and match.trump(match.deal) == "H"


def test_K12_the_widow_is_shown_to_the_declarer_alone() -> None:
    match = auction("pass pass pass pass pass 60")
    widow = fact(play(match, "A trump C"), "widow")
    assert "cards" not in widow.data and set(widow.secret) == {0} and set(widow.secret[0]["cards"]) == {"QH", "KH"}
    assert set(match.private(match.deal, 0)["widow"]) == {"QH", "KH"}
    assert match.private(match.deal, 1) == match.private(match.deal, 2) == {}


@pytest.mark.parametrize("suit", "SHDC")
def test_K12_any_of_the_four_suits(suit: str) -> None:
    match = auction("pass pass pass pass pass 60")
    play(match, f"A trump {suit}")
    assert match.trump(match.deal) == suit


# ---- K13: the gifts ----------------------------------------------------------------------------------------


def taken(**options: str) -> TrumpSevenMatch:
    """A has named hearts and taken the widow."""
    match = auction("pass pass pass pass pass 60", **options)
    play(match, "A trump H")
    return match


def test_K13_two_cards_go_one_each_and_hands_are_nine_ten_ten() -> None:
    match = taken()
    assert may(match) == hand(match, "A") and len(may(match)) == 11 and turn(match) == "A"
    first = fact(play(match, "A 7S"), "gave")
    assert match.private(match.deal, 1) == {"gift": "7S"} and match.private(match.deal, 2) == {}
    assert (first.data["seat"], first.data["to"], first.data["clause"]) == (0, 1, "K13") and turn(match) == "A"
    second = fact(play(match, "A 7C"), "gave")
    assert second.data["to"] == 2 and "card" not in first.data and "card" not in second.data
    assert first.secret == {0: {"card": "7S"}, 1: {"card": "7S"}}
    assert second.secret == {0: {"card": "7C"}, 2: {"card": "7C"}}
    assert [len(hand(match, seat)) for seat in "ABC"] == [9, 10, 10]
    assert "7S" in hand(match, "B") and "7C" in hand(match, "C")
    assert match.private(match.deal, 1) == {"gift": "7S"} and match.private(match.deal, 2) == {"gift": "7C"}
    assert match.private(match.deal, 0)["gifts"] == ["7S", "7C"]


def test_K13_the_first_goes_to_the_next_clockwise_whoever_declares() -> None:
    match = auction("pass pass pass pass 60 pass")  # C declares
    play(match, "C trump H", "C JS", "C QS")
    assert "JS" in hand(match, "A") and "QS" in hand(match, "B") and len(hand(match, "C")) == 9


def test_K13_any_two_of_the_eleven_the_joker_and_the_widow_too() -> None:
    match = auction("60 pass pass pass pass")  # B has the Joker
    play(match, "B trump H")
    assert {"JKR", "QH", "KH"} <= may(match)
    play(match, "B JKR", "B QH")
    assert "JKR" in hand(match, "C") and "QH" in hand(match, "A")


def test_K13_nothing_but_cards_of_the_hand_is_given() -> None:
    match = taken()
    refused(match, "A 9S", "refuse-not-held", None)
    refused(match, "A pass", "refuse-trump_seven-give-first", "K13")
    refused(match, "B JKR", "refuse-turn", "K13", seat=0)
    play(match, "A 7S")
    refused(match, "A 7S", "refuse-not-held", None)


@pytest.mark.parametrize(("rule", "piles"), [("defenders_pile", [0, 1, 1]), ("declarer_pile", [2, 0, 0])])
def test_K13_by_the_house_rules_the_gifts_go_unseen_to_piles(rule: str, piles: list[int]) -> None:
    match = taken(discards_to=rule)
    first, second = fact(play(match, "A 7S"), "gave"), fact(play(match, "A TS"), "gave")
    assert set(first.secret) == set(second.secret) == {0}
    if rule == "defenders_pile":
        assert (first.data["to"], second.data["to"]) == (1, 2)
    else:
        assert first.data["to"] in (0, None) and second.data["to"] in (0, None)
    assert [len(hand(match, seat)) for seat in "ABC"] == [9, 9, 9]
    assert match.private(match.deal, 1) == match.private(match.deal, 2) == {}
    assert match.public(match.deal)["points"] == [0, 0, 0], "points that nobody has seen are not shown"
    result = finish(match)
    assert result["last_cards"] == {}
    assert [match.deal.cards_won(seat).bit_count() % 3 for seat in range(3)] == piles


def test_K13_pages_say_where_the_gifts_go() -> None:
    pages_say("trump_seven", "K13", "по одной каждому", "one each")
