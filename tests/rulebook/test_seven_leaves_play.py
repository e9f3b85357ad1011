"""Seven Leaves, clauses L1-L3 and L5-L10: the pack, the deal, the turn-up, how one follows, who takes a trick."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.seven_leaves_match import SevenLeavesMatch
from tests.rulebook.three_tables import LETTERS, fact, finish, hand, may, play, refused, seven_leaves, turn

#: The example of the rule page: dealer A, spades are trumps.
THREE = {"A": "QS TS 7S 6S TH 7H 6C", "B": "AS AH AD JD TD 9D QC", "C": "KS 8S 8H QD 6D KC TC"}

# ---- L1-L3: the pack and the seats -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 6, 7, True, "2", None])
def test_L1_two_to_five_play(seats: Any) -> None:
    with pytest.raises(Refused) as caught:
        SevenLeavesMatch(seats)
    assert (caught.value.key, caught.value.clause) == ("refuse-seats", "L1")
    assert [SevenLeavesMatch(number).seats for number in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_L2_thirty_six_cards_from_the_six_up() -> None:
    words = {SevenLeavesMatch.pack.word(card) for card in SevenLeavesMatch.pack.cards}
    assert words == {rank + suit for rank in "6789TJQKA" for suit in "SHDC"} and len(words) == 36


def test_L3_the_ace_is_high() -> None:
    pack = SevenLeavesMatch.pack
    for suit in "SHDC":
        low_to_high = [pack.card(rank + suit) for rank in "6789TJQKA"]
        assert low_to_high == sorted(low_to_high)


# ---- L5-L7: the deal ---------------------------------------------------------------------------------------


def test_L5_players_deal_in_turn_and_those_who_are_out_are_skipped() -> None:
    for dealer in range(4):
        match = SevenLeavesMatch(4)
        match.open(list(match.pack.cards), dealer)
        assert match.deal.dealer == dealer
        finish(match)
        while not match.over():
            after = next(seat for step in range(1, 5) if (seat := (match.deal.dealer + step) % 4) in match.inside)
            assert match.dealer == after
            other = next(seat for seat in range(4) if seat != after)
            with pytest.raises(Refused) as caught:
                match.open(list(match.pack.cards), other)
            assert caught.value.key == "refuse-dealer"
            match.open(list(match.pack.cards))
            finish(match)
    with pytest.raises(Refused):
        SevenLeavesMatch(4).open(list(SevenLeavesMatch.pack.cards))


@pytest.mark.parametrize(("seats", "undealt"), [(2, 22), (3, 15), (4, 8), (5, 1)])
def test_L6_seven_each_whoever_plays_one_at_a_time_from_the_dealers_left(seats: int, undealt: int) -> None:
    for dealer in range(seats):
        match = SevenLeavesMatch(seats)
        order = list(match.pack.cards)[::-1]
        deal = match.open(order, dealer)
        for step in range(seats):
            seat = (dealer + 1 + step) % seats
            assert deal.hand(seat) == sum(1 << order[step + seats * turn] for turn in range(7))
        assert 36 - deal.dealt == undealt
        assert match.packets(dealer)[:seats] == [((dealer + 1 + step) % seats, 1) for step in range(seats)]


@pytest.mark.parametrize(("seats", "place"), [(2, 13), (3, 20), (4, 27), (5, 34)])
def test_L7_the_last_card_dealt_is_the_dealers_is_shown_and_makes_trumps(seats: int, place: int) -> None:
    for suit in range(4):
        match = SevenLeavesMatch(seats)
        order = list(match.pack.cards)
        order[place], order[suit * 9] = order[suit * 9], order[place]
        deal = match.open(order, 1)
        word = match.pack.word(order[place])
        told = match.public(deal)
        assert told["turn_up"] == word and told["turn_up_held_by"] == 1 and match.trump(deal) == word[1]
        assert word in hand(match, "B")  # he keeps it and plays it


def test_L7_the_turn_up_is_played_like_any_other_card() -> None:
    match = seven_leaves(THREE, "TS")
    play(match, "B: AD 6D TS")
    assert match.public(match.deal)["turn_up_held_by"] is None and turn(match) == "A"


@pytest.mark.parametrize("turn_up", ["AS", "9S", "KS"])
def test_L7_the_turn_up_must_be_one_of_the_dealers_cards(turn_up: str) -> None:
    with pytest.raises(Refused) as caught:
        seven_leaves(THREE, turn_up)
    assert (caught.value.key, caught.value.clause) == ("refuse-turn-up", "L7")


# ---- L8, L9: lead and follow -------------------------------------------------------------------------------


def test_L8_the_dealers_left_leads_any_card() -> None:
    match = seven_leaves(THREE, "TS")
    assert turn(match) == "B" and may(match) == set(THREE["B"].split())
    refused(match, "A QS", "refuse-turn", "L8", seat=1)
    refused(match, "B KS", "refuse-not-held", None)
    for word in ("pass", "JKR", "5S", "call", "60"):
        refused(match, f"B {word}", "refuse-word", None)
    assert turn(seven_leaves(THREE, "AH", "B")) == "C"


def answering(own: str, table: str, must_beat: str) -> SevenLeavesMatch:
    """Diamonds are trumps; the next hand is ``own`` and blacks to seven, after these cards on the table."""
    led = table.split()
    whole = [rank + suit for suit in "SCHD" for rank in "6789TJQKA"]
    low = [card for card in whole if card not in own and card not in table and card != "TD"]

    def filled(*cards: str) -> str:
        given = [*cards]
        while len(given) < 7:
            given.append(low.pop(0))
        return " ".join(given)

    if len(led) == 1:
        hands = {"C": filled(*own.split()), "B": filled(led[0]), "A": filled("TD")}
        match = seven_leaves(hands, "TD", must_beat=must_beat)
    else:
        hands = {"A": filled(*own.split()), "B": filled(led[0]), "C": filled(led[1])}
        match = seven_leaves(hands, own.split()[-1], must_beat=must_beat)
    play(match, *(f"{seat} {card}" for seat, card in zip("BC", led, strict=False)))
    return match


@pytest.mark.parametrize(
    ("own", "table", "legal", "beating"),
    [
        ("9S KD 8D", "6H", "KD 8D", "KD 8D"),
        ("9S KH 8D", "6H", "KH", "KH"),
        ("9S KC", "6H", "all", "all"),
        ("7H KH 8D", "9H", "7H KH", "KH"),
        ("7H 8H 8D", "9H", "7H 8H", "7H 8H"),
        ("7S 8D KD", "9D", "8D KD", "KD"),
        ("7S KD 8D", "6H 9D", "KD 8D", "KD"),
        ("7S 7D 8D", "6H 9D", "7D 8D", "7D 8D"),  # cannot overtrump, must still trump
        ("7H KH 8D", "9H JD", "7H KH", "7H KH"),  # the trick is trumped: no heart beats it
        ("7S 6D 7D", "AD", "6D 7D", "6D 7D"),
    ],
)
def test_L9_the_suit_led_else_a_trump_else_anything(own: str, table: str, legal: str, beating: str) -> None:
    for rule, allowed in (("off", legal), ("on", beating)):
        match = answering(own, table, rule)
        whole = hand(match, turn(match))
        assert may(match) == (whole if allowed == "all" else set(allowed.split())), rule


def test_L9_refusals_say_which_step_of_the_ladder() -> None:
    match = answering("9S KH 8D", "6H", "off")
    refused(match, "C 9S", "refuse-seven_leaves-follow", "L9", suit="H")
    refused(match, "C 8D", "refuse-seven_leaves-follow", "L9", suit="H")
    refused(match, "A TD", "refuse-turn", "L9", seat=2)
    match = answering("9S KD 8D", "6H", "off")
    refused(match, "C 9S", "refuse-seven_leaves-trump", "L9", suit="H", trump="D")
    match = answering("7H KH 8D", "9H", "on")
    refused(match, "C 7H", "refuse-seven_leaves-beat", "L9", suit="H")
    refused(match, "C 8D", "refuse-seven_leaves-follow", "L9", suit="H")
    match = answering("7S KD 8D", "6H 9D", "on")
    refused(match, "A 8D", "refuse-seven_leaves-beat", "L9", suit="D")
    refused(match, "A 7S", "refuse-seven_leaves-trump", "L9", suit="H", trump="D")


# ---- L10: who takes it -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "last", "taker", "key"),
    [
        ("9H KH", "7H 8D", "C", "trick-led"),
        ("9H 7H", "KH 8D", "A", "trick-led"),
        ("AH KH", "7H 8D", "B", "trick-led"),
        ("AH 6D", "7H 8D", "C", "trick-trump"),  # the lowest trump beats the ace
        ("AH 6D", "8S 8D", "A", "trick-trump"),
        ("AH 9D", "8S 8D", "C", "trick-trump"),
        ("9H AC", "7H 8D", "B", "trick-led"),  # another plain suit never takes
    ],
)
def test_L10_the_highest_trump_takes_it_else_the_highest_of_the_suit_led(
    table: str, last: str, taker: str, key: str
) -> None:
    match = answering(last, table, "off")
    card = "8D" if last == "8S 8D" else last.split()[0]
    told = fact(play(match, f"A {card}"), "trick").data
    assert LETTERS[told["seat"]] == taker and (told["key"], told["clause"]) == (key, "L10")
    assert told["cards"] == [*table.split(), card] and told["leader"] == 1
    assert turn(match) == taker and may(match) == hand(match, taker)  # the taker leads to the next
    others = "ABC".replace(taker, "")
    refused(match, f"{others[0]} {sorted(hand(match, others[0]))[0]}", "refuse-turn", "L10", seat=told["seat"])
