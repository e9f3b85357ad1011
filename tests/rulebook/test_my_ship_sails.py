"""My Ship Sails, clauses S1-S14: the deal, the closed circle behind its barrier, what counts."""

import json
import re
from itertools import permutations
from typing import Any

import pytest

from semyorka.games.facts import Fact, Refused
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.telling.record import Record
from semyorka.telling.views import picture, see
from tests.rulebook.three_tables import (
    DEALT,
    FIRST,
    FOUR,
    LETTERS,
    SECOND,
    choose,
    fact,
    hand,
    may,
    play,
    refused,
    ship,
)


def hands(match: MyShipSailsMatch) -> list[set[str]]:
    return [hand(match, LETTERS[seat]) for seat in range(match.seats)]


# ---- S1-S5: the pack, the seats, the deal ------------------------------------------------------------------


def test_S1_the_first_correct_call_wins_and_several_of_one_window_share() -> None:
    match = ship(FOUR)
    choose(match, FIRST)
    choose(match, SECOND)
    sails = fact(choose(match, "call 4S 3D 2S"), "sails")
    assert sails.data["winners"] == [0] and match.close()["delta"] == [1, 0, 0, 0]
    both = ship(DEALT)
    choose(both, "call 3D call JH")
    assert both.close()["delta"] == [1, 0, 1, 0]


@pytest.mark.parametrize(("seats", "left"), [(4, 24), (5, 17), (6, 10), (7, 3)])
def test_S2_what_is_not_dealt_is_out_of_play(seats: int, left: int) -> None:
    match = MyShipSailsMatch(seats)
    deal = match.open(list(match.pack.cards), 0)
    assert 52 - deal.dealt == left and sum(deal.hand(seat).bit_count() for seat in range(seats)) == 7 * seats
    assert all(set(match.private(deal, seat)) == {"choice", "complete", "passed"} for seat in range(seats))


@pytest.mark.parametrize("seats", [1, 3, 8, True, "4", None])
def test_S3_four_to_seven_play(seats: Any) -> None:
    with pytest.raises(Refused) as caught:
        MyShipSailsMatch(seats)
    assert (caught.value.key, caught.value.clause) == ("refuse-seats", "S3")
    assert [MyShipSailsMatch(number).seats for number in (4, 5, 6, 7)] == [4, 5, 6, 7]


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_S4_seven_each_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    for dealer in range(seats):
        match = MyShipSailsMatch(seats)
        order = list(match.pack.cards)[::-1]
        deal = match.open(order, dealer)
        for step in range(seats):
            seat = (dealer + 1 + step) % seats
            assert deal.hand(seat) == sum(1 << order[step + seats * turn] for turn in range(7))


def test_S5_always_the_whole_pack_of_fifty_two() -> None:
    words = {MyShipSailsMatch.pack.word(card) for card in MyShipSailsMatch.pack.cards}
    assert words == {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"} and len(words) == 52


# ---- S6-S10: the exchange ----------------------------------------------------------------------------------


def test_S6_one_card_any_of_the_hand_for_the_left_neighbour() -> None:
    match = ship(FOUR)
    for seat, cards in FOUR.items():
        assert may(match, seat) == {*cards.split(), "call"}
    refused(match, "A AS", "refuse-not-held", None)
    for word in ("pass", "skip", "JKR", "AH KH", ""):
        refused(match, f"A {word}" if word else "A x", "refuse-word", None)
    assert match.public(match.deal)["goes_to"] == [1, 2, 3, 0]


def test_S6_to_the_right_by_the_house_rule() -> None:
    match = ship(FOUR, pass_direction="right")
    assert match.public(match.deal)["goes_to"] == [3, 0, 1, 2]
    choose(match, FIRST)
    assert {"4S"} <= hand(match, "D") and {"3D"} <= hand(match, "A") and {"6C"} <= hand(match, "B")
    assert {"9H"} <= hand(match, "C")


def test_S6_a_laid_card_may_be_replaced_until_the_barrier_falls() -> None:
    match = ship(FOUR)
    play(match, "A AH", "A 4S")
    assert match.private(match.deal, 0)["choice"] == "4S"
    refused(match, "A 4S", "refuse-my_ship_sails-same", "S6", card="4S")
    assert may(match, "A") == {"AH", "KH", "8H", "5H", "2H", "QC", "call"}
    choose(match, "- 3D 6C 9H")
    assert "4S" in hand(match, "B") and "AH" in hand(match, "A")


def test_S7_nothing_moves_until_all_have_chosen_and_then_all_at_once() -> None:
    match = ship(FOUR)
    before = hands(match)
    for line in ("D 9H", "B 3D", "A 4S"):
        facts = play(match, line)
        assert [one.kind for one in facts] == ["chose"] and facts[0].data == {
            "seat": LETTERS.index(line[0]),
            "clause": "S7",
        }
        assert hands(match) == before
    assert match.public(match.deal)["chosen"] == [0, 1, 3]
    moved = fact(play(match, "C 6C"), "exchange")
    assert moved.data == {"exchanges": 1, "clause": "S7"} and match.public(match.deal)["chosen"] == []
    assert moved.secret == {
        0: {"gave": "4S", "got": "9H"}, 1: {"gave": "3D", "got": "4S"},
        2: {"gave": "6C", "got": "3D"}, 3: {"gave": "9H", "got": "6C"},
    }  # fmt: skip
    gave = dict(zip("ABCD", FIRST.split(), strict=True))
    for seat, left in zip("ABCD", "BCDA", strict=True):
        assert gave[seat] in hand(match, left) and gave[seat] not in hand(match, seat)


def test_S7_any_order_of_choices_gives_the_same_hands() -> None:
    ends = set()
    for order in permutations("ABCD"):
        match = ship(FOUR)
        for line in (FIRST, SECOND):
            gives = dict(zip("ABCD", line.split(), strict=True))
            for seat in order:
                play(match, f"{seat} {gives[seat]}")
        ends.add(tuple(frozenset(one) for one in hands(match)))
    assert len(ends) == 1


def test_S8_no_incoming_card_is_told_before_the_barrier_falls() -> None:
    match = ship(FOUR)
    told = [play(match, line) for line in ("D 9H", "B 3D", "C 6C")]
    assert all(set(fact.secret) <= {fact.data["seat"]} for facts in told for fact in facts)
    view = see(match, Record(), 0)
    assert "9H" not in repr((view.facts, view.own)) and view.hand == match.pack.set(FOUR["A"])
    assert match.private(match.deal, 0) == {"choice": None, "complete": False, "passed": []}


def test_S8_each_seat_knows_what_it_has_given_and_got_and_nobody_else_does() -> None:
    match = ship(FOUR)
    choose(match, FIRST)
    choose(match, SECOND)
    given = [[words.split()[seat] for words in (FIRST, SECOND)] for seat in range(4)]
    for seat in range(4):
        passed = see(match, Record(), seat).own["passed"]
        assert passed == [[gave, got] for gave, got in zip(given[seat], given[(seat - 1) % 4], strict=True)]
        known = {word for cards in passed for word in cards} | set(match.pack.words(match.deal.hand(seat)))
        told = set(re.findall(r"\b[2-9TJQKA][SHDC]\b", json.dumps(picture(see(match, Record(), seat), {}))))
        assert told <= known
    assert see(match, Record(), None).own == {}
    match.deal.take(0, match.action("call"))
    assert len(match.private(match.deal, 0)["passed"]) == 2, "a choice behind the barrier is no exchange"


def test_S8_where_the_dealer_draws_he_alone_knows_the_card_of_the_stock() -> None:
    match = ship(FOUR, top="2C 2D", stock="dealer_draws")
    choose(match, FIRST)
    laid = FIRST.split()
    passed = [match.private(match.deal, seat)["passed"] for seat in range(4)]
    assert passed[0] == [[laid[0], "2C"]] and passed[1] == [[laid[1], laid[0]]]
    assert all(laid[3] not in cards for seat in (1, 2) for cards in passed[seat]), "the discard is in no hand"


def test_S13_a_new_deal_begins_with_nothing_passed() -> None:
    match = ship(FOUR)
    choose(match, FIRST)
    choose(match, SECOND)
    choose(match, " ".join(["call", *(sorted(hand(match, seat))[0] for seat in "BCD")]))
    match.close()
    match.open(list(match.pack.cards))
    assert all(match.private(match.deal, seat)["passed"] == [] for seat in range(4))


@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_S8_the_others_cannot_tell_a_call_from_a_card(viewer: int | None) -> None:
    seen = []
    for word in ("AS", "7C", "call"):
        match = ship(FOUR)
        facts = play(match, f"B {word}")
        seen.append((see(match, Record(), viewer), [(one.kind, one.data) for one in facts]))
    assert seen[0] == seen[1] == seen[2]


def test_S9_after_an_exchange_everybody_has_seven_cards() -> None:
    match = ship(FOUR)
    whole = set().union(*hands(match))
    for line in (FIRST, SECOND):
        choose(match, line)
        assert [len(one) for one in hands(match)] == [7, 7, 7, 7] and set().union(*hands(match)) == whole


def test_S10_the_suit_may_be_changed_at_any_time() -> None:
    match = ship(FOUR)
    choose(match, "AH 3D 6C 9H")
    choose(match, "KH AH KD JH")  # any card may be given, of whatever suit one gathered
    assert {"KH", "AH"} & hand(match, "A") == set()


# ---- S11-S14: what counts, and the rhythm ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "complete"),
    [
        ("2H 3H 4H 5H 6H 7H 8H", True),
        ("2C 4C 6C 8C TC QC AC", True),
        ("2D 3D 4D 5D 6D 7D 8H", False),
        ("2H 2S 2D 2C 3H 3S 3D", False),
        ("AS KS QS JS TS 9S 8D", False),
    ],
)
def test_S11_only_seven_of_one_suit_count(own: str, complete: bool) -> None:
    rest = [card for card in map(MyShipSailsMatch.pack.word, MyShipSailsMatch.pack.cards) if card not in own]
    rest = rest[::4] + rest[1::4] + rest[2::4] + rest[3::4]
    match = ship({"A": own, **{seat: " ".join(rest[7 * place : 7 * place + 7]) for place, seat in enumerate("BCD")}})
    assert match.deal.is_complete(0) is complete and match.private(match.deal, 0)["complete"] is complete
    facts = choose(match, f"call {rest[0]} {rest[7]} {rest[14]}")
    assert any(one.kind == "sails" for one in facts) is complete


def test_S12_no_hand_and_no_choice_is_told_to_others() -> None:
    match = ship(FOUR)
    choose(match, "call 3D 6C 9H")  # a false call does not show the hand either
    play(match, "A 4S")
    assert match.phase(match.deal) == "choose" and match.deal.exchanges == 1
    public = repr(match.public(match.deal))
    assert not [word for word in map(match.pack.word, match.pack.cards) if word in public]


def test_S13_the_circle_is_closed() -> None:
    match = ship(FOUR)
    dealt = set().union(*hands(match))
    for _ in range(20):
        choose(match, " ".join(sorted(one)[0] for one in hands(match)))
    assert set().union(*hands(match)) == dealt
    with pytest.raises(Refused) as caught:
        ship(FOUR, top="3S 5S")
    assert (caught.value.key, caught.value.clause) == ("refuse-stock", "S13")


def test_S13_dealer_draws_by_the_house_rule() -> None:
    match = ship(FOUR, top="3S 5S", stock="dealer_draws")
    moved = fact(choose(match, FIRST), "exchange")
    assert "3S" in hand(match, "A") and not any("9H" in one for one in hands(match))  # D's card is discarded
    assert moved.secret[0] == {"gave": "4S", "got": "3S"} and moved.secret[3] == {"gave": "9H", "got": "6C"}
    assert "4S" in hand(match, "B") and "3D" in hand(match, "C") and "6C" in hand(match, "D")
    choose(match, SECOND)
    assert "5S" in hand(match, "A") and [len(one) for one in hands(match)] == [7] * 4


def test_S13_with_the_stock_and_to_the_right_the_dealers_left_is_discarded() -> None:
    match = ship(FOUR, top="3S 5S", stock="dealer_draws", pass_direction="right")
    choose(match, FIRST)
    assert "3S" in hand(match, "A") and not any("3D" in one for one in hands(match))
    assert "6C" in hand(match, "B") and "9H" in hand(match, "C") and "4S" in hand(match, "D")


def test_S13_an_empty_stock_is_made_of_the_discards_oldest_first() -> None:
    match = MyShipSailsMatch(7, {"stock": "dealer_draws"})
    match.open(list(match.pack.cards), 0)
    stock, discards = ["QC", "KC", "AC"], []
    for number in range(7):
        before = hand(match, "A")
        lays = [sorted(one)[0] for one in hands(match)]
        discards.append(lays[6])
        choose(match, " ".join(lays))
        [drawn] = hand(match, "A") - before
        assert drawn == (stock[number] if number < 3 else discards[number - 3])
    assert [len(one) for one in hands(match)] == [7] * 7


def test_S13_the_stock_must_be_given_whole_where_it_is_drawn_from() -> None:
    match = MyShipSailsMatch(4, {"stock": "dealer_draws"})
    sets = {LETTERS.index(seat): match.pack.set(cards) for seat, cards in FOUR.items()}
    for stock in (None, [], [match.pack.card("3S")]):
        with pytest.raises(Refused) as caught:
            match.order_of(sets, 0, stock)
        assert (caught.value.key, caught.value.clause) == ("refuse-stock", "S13")


def circle(match: MyShipSailsMatch, times: int) -> list[Fact]:
    """The same four cards go round and round; the facts of the last time."""
    for _ in range(times):
        cards = [next(card for card in FIRST.split() if card in one) for one in hands(match)]
        facts = choose(match, " ".join(cards))
    return facts


@pytest.mark.parametrize(("options", "cap"), [({}, 100), ({"max_exchanges": 100}, 100), ({"max_exchanges": 30}, 30)])
def test_S14_after_so_many_exchanges_and_one_more_window_the_deal_ends(options: dict[str, Any], cap: int) -> None:
    match = ship(FOUR, **options)
    circle(match, cap)
    assert not match.deal.over() and match.deal.exchanges == cap and may(match, "A") >= {"call"}
    facts = circle(match, 1)
    assert match.deal.over() and match.deal.exchanges == cap and fact(facts, "sails").data["winners"] == []
    result = match.close()
    assert (result["redeal"], result["winners"], result["exchanges"]) == (False, [], cap)
    assert result["outcome"]["clause"] == "S14" and len(match.sheet) == 1 and match.dealer == 1


def test_S14_in_the_last_window_a_call_still_counts() -> None:
    for word, winners, false_calls in (("call", [0], []), ("4S", [], [(1, 30)])):
        match = ship(DEALT, max_exchanges=30)
        laid = ["AH", "3D", "2D", "JH"]
        for _ in range(28):  # four cards go round; every fourth exchange brings each of them home
            choose(match, " ".join(laid))
            laid = laid[-1:] + laid[:-1]
        assert hands(match) == [set(cards.split()) for cards in DEALT.values()]
        choose(match, "KH 3D 2D JH")  # A gets a heart for a heart, twice
        choose(match, "JH KS 3D 9H")
        assert match.deal.exchanges == 30 and match.deal.is_complete(0)
        choose(match, f"{'call' if word == 'call' else 'AH'} {'AS' if word == 'call' else 'call'} KD AC")
        assert match.deal.over()
        result = match.close()
        assert (result["winners"], result["false_calls"], result["exchanges"]) == (winners, false_calls, 30)


def test_S14_without_a_limit_it_goes_on() -> None:
    match = ship(FOUR, max_exchanges="none")
    circle(match, 150)
    assert match.deal.exchanges == 150 and not match.deal.over() and match.public(match.deal)["cap"] == "none"


def test_S14_a_stalemate_may_be_dealt_again_and_penalties_stand() -> None:
    match = ship(FOUR, "B", max_exchanges=30, stalemate="redeal", false_call="minus_one")
    play(match, "A call", "B 3D", "C 6C", "D 9H", "A 4S")
    circle(match, 30)
    result = match.close()
    assert result["redeal"] is True and result["clause"] == "S14" and match.dealer == 1
    assert match.scores == [-1, 0, 0, 0] and match.deals_counted() == 0
    assert sum(line["delta"][0] for line in match.sheet) == -1
