"""Seven Leaves, clauses L14-L20 as a scene at the table: the cut, the flicks, and the flick too many."""

from typing import Any

import pytest

from semyorka.games.facts import Fact
from semyorka.games.flicks import Flicks
from semyorka.games.seven_leaves import PACK
from tests.rulebook.test_seven_leaves_match import lost
from tests.rulebook.three_tables import fact

DEFAULTS = {"punishment": "tap_game", "blows": "each", "strike_cards": 1}


def scene(seats: int = 3, loser: int = 0, **options: Any) -> Flicks:
    return Flicks(seats, loser, {**DEFAULTS, **options}, [7] * seats)


def order_with(card: str, at: int) -> list[int]:
    """An order of the pack with this card at that place, counted from 1 at the top."""
    order = [one for one in PACK.cards if one != PACK.card(card)]
    order.insert(at - 1, PACK.card(card))
    return order


def cut(flicks: Flicks, card: str, at: int = 17) -> list[Fact]:
    """The loser cuts, and this card comes to lie at the bottom."""
    assert flicks.refusal(flicks.loser, f"cut {at}") is None
    return flicks.play(flicks.loser, f"cut {at}", order_with(card, at))


def act(flicks: Flicks, seat: int, word: str, times: int = 1) -> list[Fact]:
    """The same action so many times; the last one's facts."""
    facts: list[Fact] = []
    for _ in range(times):
        assert flicks.refusal(seat, word) is None
        facts = flicks.play(seat, word, PACK.cards)
    return facts


def refused(flicks: Flicks, seat: int, word: Any, key: str, clause: str | None) -> None:
    """Assert that an action is refused by this key and clause."""
    refusal = flicks.refusal(seat, word)
    assert refusal is not None and (refusal.key, refusal.clause) == (key, clause)


def awaited(flicks: Flicks) -> list[int]:
    """The seats that the scene waits for."""
    return [seat for seat in range(flicks.seats) if flicks.awaits(seat)]


# ---- L14, L15, L16: the cut --------------------------------------------------------------------------------


def test_L14_the_scene_opens_when_somebody_has_lost_and_the_loser_alone_cuts() -> None:
    match = lost(3)
    flicks = match.scene
    assert flicks is not None and match.loser is not None
    assert awaited(flicks) == [match.loser] and not flicks.over() and match.blows is None
    other = (match.loser + 1) % 3
    refused(flicks, other, "cut 17", "refuse-cut-loser", "L14")
    refused(flicks, other, "strike", "refuse-strike-before-cut", "L14")
    cut(flicks, "9D")
    assert match.blows == 18 and match.public(match.deal)["blows"] == 18
    refused(flicks, match.loser, "cut 17", "refuse-cut-twice", "L14")


def test_L14_there_is_no_scene_where_nobody_pays() -> None:
    assert lost(3, punishment="off").scene is None


@pytest.mark.parametrize("at", [1, 2, 17, 34, 35])
def test_L15_the_last_card_lifted_comes_to_the_bottom(at: int) -> None:
    flicks = scene()
    told = fact(flicks.play(0, f"cut {at}", PACK.cards), "cut").data
    assert told["at"] == at and told["card"] == PACK.word(PACK.cards[at - 1])
    whole = flicks.told()["cut"]
    assert whole["card"] == told["card"] and whole["at"] == at


@pytest.mark.parametrize(
    "word", ["cut 0", "cut 36", "cut 99", "cut 01", "cut", "cut 5 ", "Cut 5", "cut -1", "", None, 7]
)
def test_L15_a_cut_lifts_one_to_thirty_five_cards(word: Any) -> None:
    place = word in ("cut 36", "cut 99")
    refused(scene(), 0, word, "refuse-cut-place" if place else "refuse-flicks-word", "L15" if place else None)


def test_L15_only_a_whole_pack_is_cut() -> None:
    with pytest.raises(ValueError, match="order"):
        scene().play(0, "cut 3", PACK.cards[:-1])


def test_L15_the_order_of_the_pack_is_told_to_nobody() -> None:
    """Two orders that differ in every card but the one at the bottom tell the same."""
    one, other = order_with("8H", 20), order_with("8H", 20)[::-1]
    other = [card for card in other if card != PACK.card("8H")]
    other.insert(19, PACK.card("8H"))
    first, second = scene(), scene()
    assert first.play(0, "cut 20", one) == second.play(0, "cut 20", other)
    assert first.told() == second.told()


@pytest.mark.parametrize(
    ("rank", "value"), [("T", 10), ("9", 9), ("8", 8), ("7", 7), ("6", 6), ("J", 0), ("Q", 0), ("K", 0), ("A", 0)]
)
def test_L15_the_number_of_the_bottom_card_counts(rank: str, value: int) -> None:
    for suit in "SHDC":
        told = fact(cut(scene(4), rank + suit), "cut").data
        assert told["blows_each"] == value and told["total"] == 3 * value
        assert told["clause"] == ("L15" if value else "L16")


@pytest.mark.parametrize("punishment", ["count_only", "animated", "tap_game"])
def test_L16_a_court_card_forgives_and_the_scene_is_over(punishment: str) -> None:
    flicks = scene(punishment=punishment)
    facts = cut(flicks, "QH")
    assert [one.kind for one in facts] == ["cut", "flicks_over"]
    assert flicks.over() and awaited(flicks) == [] and flicks.total == 0
    assert fact(facts, "cut").data["key"] == "cut-seven_leaves-forgiven"
    refused(flicks, 1, "strike", "refuse-strike-over", "L19")


# ---- L17, L18: cards to strike with, and shields -----------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "cards", "half", "aside"),
    [
        (2, 1, 17, 1),
        (3, 1, 17, 0),
        (4, 1, 16, 1),
        (5, 1, 16, 0),
        (2, 3, 16, 1),
        (3, 3, 15, 0),
        (4, 3, 13, 1),
        (5, 3, 12, 0),
    ],
)
def test_L18_the_rest_is_split_into_halves_and_the_odd_card_put_aside(
    seats: int, cards: int, half: int, aside: int
) -> None:
    assert scene(seats, strike_cards=cards).told()["shields"] == {"given": cards, "half": half, "aside": aside}


def test_L17_one_card_or_three_for_each_of_the_others() -> None:
    for cards in (1, 3):
        shields = scene(5, strike_cards=cards).shields()
        assert shields["given"] * 4 + 2 * shields["half"] + shields["aside"] == 36


# ---- L19: the flicks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_L19_each_of_the_others_strikes_as_often_as_the_card_says(seats: int) -> None:
    flicks = scene(seats, loser=1)
    cut(flicks, "8H")
    assert flicks.told()["cut"]["dues"] == [0 if seat == 1 else 8 for seat in range(seats)]
    assert flicks.total == 8 * (seats - 1) and awaited(flicks) == [seat for seat in range(seats) if seat != 1]


@pytest.mark.parametrize(
    ("seats", "card", "dues"),
    [
        (2, "7H", [7, 0]),
        (3, "7H", [3, 0, 4]),
        (4, "8H", [2, 0, 3, 3]),
        (5, "6H", [1, 0, 2, 2, 1]),
        (5, "8H", [2, 0, 2, 2, 2]),
    ],
)
def test_L19_so_many_in_all_go_round_one_by_one_from_the_losers_left(seats: int, card: str, dues: list[int]) -> None:
    flicks = scene(seats, loser=1, blows="total")
    cut(flicks, card)
    assert flicks.told()["cut"]["dues"] == dues and sum(dues) == flicks.total


@pytest.mark.parametrize("punishment", ["count_only", "animated"])
def test_L19_where_the_table_counts_the_cut_ends_the_scene(punishment: str) -> None:
    flicks = scene(punishment=punishment)
    facts = cut(flicks, "TS")
    assert [one.kind for one in facts] == ["cut", "flicks_over"] and facts[-1].data["clause"] == "L19"
    assert flicks.over() and flicks.told()["round"] is None and flicks.total == 20


def test_L19_those_who_count_strike_and_say_that_it_is_enough() -> None:
    flicks = scene()
    cut(flicks, "6S")
    told = fact(act(flicks, 1, "strike"), "struck").data
    assert told == {"seat": 1, "of": 0, "number": 1, "due": 6, "over": False, "clause": "L19"}
    act(flicks, 1, "strike", 5)
    assert awaited(flicks) == [1, 2]  # it may still count wrongly
    assert act(flicks, 1, "done") == []
    assert awaited(flicks) == [2]
    refused(flicks, 1, "strike", "refuse-strike-done", "L19")
    refused(flicks, 0, "strike", "refuse-strike-own-nose", "L19")
    act(flicks, 2, "strike", 2)
    assert [one.kind for one in act(flicks, 2, "done")] == ["flicks_over"]  # mercy is allowed
    assert flicks.over()


def test_L19_only_seats_of_the_table_strike() -> None:
    for seat in (-1, 3):
        refused(scene(), seat, "strike", "refuse-no-seat", None)


# ---- L20: one too many -------------------------------------------------------------------------------------


def test_L20_a_flick_too_many_brings_the_same_upon_the_offender_from_all() -> None:
    flicks = scene()
    cut(flicks, "6S")
    facts = act(flicks, 1, "strike", 7)
    assert fact(facts, "struck").data == {"seat": 1, "of": 0, "number": 7, "due": 6, "over": True, "clause": "L20"}
    assert fact(facts, "punished").data == {
        "seat": 1, "key": "punished-seven_leaves-each", "args": {"seat": 1, "value": 6, "total": 12}, "clause": "L20",
    }  # fmt: skip
    assert awaited(flicks) == [2] and flicks.told()["offenders"] == [1]
    act(flicks, 2, "strike", 6)
    act(flicks, 2, "done")
    now = flicks.told()["round"]
    assert now["nose"] == 1 and now["due"] == [6, 0, 6] and awaited(flicks) == [0, 2]  # the loser strikes too
    refused(flicks, 0, "cut 3", "refuse-cut-twice", "L14")
    for seat in (0, 2):
        act(flicks, seat, "strike", 6)
        act(flicks, seat, "done")
    assert flicks.over()


def test_L20_with_the_number_in_all_the_offender_gets_it_once_too() -> None:
    flicks = scene(4, loser=0, blows="total")
    cut(flicks, "7S")
    assert fact(act(flicks, 2, "strike", 3), "punished").data["key"] == "punished-seven_leaves-total"
    for seat in (1, 3):
        act(flicks, seat, "done")
    assert flicks.told()["round"]["due"] == [2, 2, 0, 3]


def test_L20_nobody_is_punished_so_twice_so_it_ends() -> None:
    flicks = scene(2)
    cut(flicks, "6S")
    act(flicks, 1, "strike", 7)
    act(flicks, 0, "strike", 7)  # the loser strikes the offender too often
    act(flicks, 1, "strike", 6)
    refused(flicks, 1, "strike", "refuse-strike-once", "L20")
    act(flicks, 1, "done")
    assert flicks.over() and flicks.told()["offenders"] == [1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rule", ["each", "total"])
def test_L20_bots_never_strike_too_often(seats: int, rule: str) -> None:
    for at in range(1, 36):
        flicks = scene(seats, loser=at % seats, blows=rule)
        cut(flicks, PACK.word(PACK.cards[at]), at)
        steps = 0
        while not flicks.over():
            seat = awaited(flicks)[0]
            word = flicks.bot(seat)
            assert flicks.refusal(seat, word) is None
            flicks.play(seat, word, PACK.cards)
            steps += 1
        assert flicks.offenders == [] and steps <= (flicks.total or 0) + seats


def test_L14_a_bot_cuts_somewhere_in_the_middle() -> None:
    for seats in range(2, 6):
        for loser in range(seats):
            flicks = scene(seats, loser)
            word = flicks.bot(loser)
            assert flicks.refusal(loser, word) is None and 12 <= int(word.split()[1]) <= 23
