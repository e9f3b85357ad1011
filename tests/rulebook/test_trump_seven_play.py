"""Trump Seven, clauses K4 and K14-K21: play, tricks, the Joker, the count, the series, a leaster."""

from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games.trump_seven_match import TrumpSevenMatch
from tests.rulebook.test_trump_seven_deal import HANDS, WIDOW, auction
from tests.rulebook.three_tables import LETTERS, fact, finish, hand, may, play, refused, trump_seven, turn

#: Exactly 60 for A with clubs: the example of the rule page.
SIXTY = {
    "A": "JKR JS 7S 9H 8H 7H QC JC 9C", "B": "QS QH JD 9D 8D 7D TC 8C 7C", "C": "KS 9S 8S JH TH QD TD KD KC",
}  # fmt: skip
SIXTY_PLAY = (
    "A: JKR 8C KC", "A: QC TC 7S", "A: JC 7C 8S", "A: 8H 7H TH", "C: 9S JS QS", "B: 7D QD 9C", "A: 9H QH JH",
    "B: 8D KD KH",
)  # fmt: skip

#: A leads the Joker, hearts trumps: B has one heart, C the seven and the king.
JOKER_LED = {
    "A": "JKR QH JH TH 9H TS JS KS 9S", "B": "8H QS 7D 8D 9D KD 7C 8C 9C", "C": "7H KH TD JD QD KC TC JC QC",
}  # fmt: skip


def declared(hands: dict[str, str], widow: str, trump: str, gifts: str, **options: Any) -> TrumpSevenMatch:
    """A, the dealer, declares, names trumps and gives."""
    match = trump_seven(hands, widow, **options)
    while match.phase(match.deal) == "auction":
        match.play(match.deal.to_act, "60" if match.deal.to_act == 0 else "pass")
    play(match, f"A trump {trump}", *(f"A {card}" for card in gifts.split()))
    return match


def hearts(**options: Any) -> TrumpSevenMatch:
    return declared(HANDS, WIDOW, "H", "7S 7C", **options)


def sixty(**options: Any) -> TrumpSevenMatch:
    return declared(SIXTY, "TS KH", "C", "7H 7S", **options)


def around(trick: list[str]) -> TrumpSevenMatch:
    """A deal with hearts trumps whose first trick may be this one; A leads it, the gifts stay with A."""
    suit = {
        card: "H" if card == "JKR" else card[1] for card in map(TrumpSevenMatch.pack.word, TrumpSevenMatch.pack.cards)
    }
    led = [card for card in suit if card not in trick and suit[card] == suit[trick[0]]]
    rest = [card for card in suit if card not in trick and card not in led]
    own = [trick[0], *led, *rest][:11]
    others = rest[11 - 1 - len(led) :]
    hands = {"A": " ".join(own[:9]), "B": " ".join([trick[1], *others[:8]]), "C": " ".join([trick[2], *others[8:]])}
    return declared(hands, " ".join(own[9:]), "H", " ".join(own[9:]), discards_to="declarer_pile")


# ---- K4, K14: one against two ------------------------------------------------------------------------------


def test_K4_sixty_of_a_hundred() -> None:
    match = sixty()
    play(match, *SIXTY_PLAY)
    facts = play(match, "C: KS TS 9D")
    assert match.deal.over()
    assert dict((LETTERS[seat], card) for seat, card in fact(facts, "last_cards").data["cards"]) == {
        "B": "JD",
        "C": "TD",
    }
    result = match.close()
    assert (result["declarer"], result["trump"], result["made"]) == (0, "C", True)
    assert (result["declarer_points"], result["defender_points"]) == (60, 40)
    assert result["last_cards"] == {1: "JD", 2: "TD"} and result["winners"] == [0]


def test_K14_the_defenders_win_and_lose_together() -> None:
    match = sixty()
    play(match, *SIXTY_PLAY[:-1], "B: 8D TD KH", "C: KS TS 9D")
    result = match.close()  # C has the ten of diamonds in a trick now, and the king for the last card
    assert (result["declarer_points"], result["defender_points"]) == (60, 40) and result["last_cards"][2] == "KD"
    lost = hearts()
    result = finish(lost)
    assert result["made"] is (result["declarer_points"] >= 60)
    assert result["winners"] == ([0] if result["made"] else [1, 2])
    assert lost.scores == ([1, 0, 0] if result["made"] else [0, 1, 1])


# ---- K15, K16: lead and follow -----------------------------------------------------------------------------


def test_K15_the_declarer_leads_any_card() -> None:
    match = hearts()
    assert turn(match) == "A" and may(match) == {"9H", "TH", "TS", "KS", "QC", "JC", "8C", "QH", "KH"}
    refused(match, "B JKR", "refuse-turn", "K15", seat=0)
    assert turn(hearts(first_lead="declarer")) == "A"


def test_K15_by_the_house_rule_the_eldest_leads() -> None:
    match = hearts(first_lead="eldest")
    assert turn(match) == "B" and may(match) == hand(match, "B")
    second = trump_seven(HANDS, WIDOW, first_lead="eldest", multi_bid="first_plays")
    play(second, "B 60", "B trump S", "B JKR", "B 9S")
    assert turn(second) == "B"  # the eldest may be the declarer himself


def test_K16_follow_suit_else_any_card() -> None:
    match = hearts()
    play(match, "A TS")
    assert may(match) == {"9S", "8S", "7S"}
    refused(match, "B KD", "refuse-trump_seven-follow", "K16", suit="S")
    refused(match, "B JS", "refuse-not-held", None)
    refused(match, "B pass", "refuse-trump_seven-auction-over", "K10")
    refused(match, "C QS", "refuse-turn", "K16", seat=1)
    play(match, "B 7S")
    assert may(match) == {"JS", "QS"}
    free = hearts()
    play(free, "A QC")
    assert may(free) == hand(free, "B") and len(may(free)) == 10  # void: the Joker or a discard, as one likes


def test_K16_trumps_led_must_be_followed_and_need_not_be_beaten() -> None:
    match = declared(JOKER_LED, "7S 8S", "H", "7S 8S")
    play(match, "A 9H", "B 8H")
    assert may(match) == {"7H", "KH"}
    refused(match, "C TD", "refuse-trump_seven-follow-trump", "K16", suit="H")


def test_K16_must_trump_by_the_house_rule_any_trump_the_joker_too() -> None:
    match = hearts(must_trump="on")
    play(match, "A QC")
    assert may(match) == {"JKR"}
    refused(match, "B KD", "refuse-trump_seven-must-trump", "K16", suit="C", trump="H")
    match = hearts(must_trump="on")
    play(match, "A: 9H JKR 7H", "B KD", "C TD")
    assert may(match) == {"TH", "QH", "KH"}
    match = hearts(must_trump="on")
    play(match, "A: TS 7S QS", "C TD")  # C leads
    assert may(match) == {"9H", "TH", "QH", "KH"}
    free = hearts(must_trump="off")
    play(free, "A: TS 7S QS", "C TD")
    assert may(free) == hand(free, "A")


def test_K16_must_trump_does_not_ask_to_overtrump() -> None:
    hands = {  # hearts: A 7 Q, B Joker J, C the rest; neither A nor B has clubs
        "A": "7H QH TS KS 9S 8S QD JD TD", "B": "JKR JH JS QS 9D 8D 7D KD 7S", "C": "8H 9H KH TH 7C 8C 9C KC TC",
    }  # fmt: skip
    match = declared(hands, "JC QC", "H", "JC QC", must_trump="on", discards_to="declarer_pile", first_lead="declarer")
    play(match, "A: TS 7S 8H", "C KC")
    assert may(match) == {"7H", "QH"}
    play(match, "A QH")
    assert may(match) == {"JKR", "JH"}


def test_K16_must_trump_without_trumps_any_card() -> None:
    match = declared(JOKER_LED, "7S 8S", "H", "7S 8S", must_trump="on")
    play(match, "A: JKR 8H 7H", "A TS", "B 7S", "C 8S", "A QH")
    assert may(match) == hand(match, "B")


# ---- K17, K18: tricks and the Joker ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "taker", "points"),
    [
        ("JKR QH 7H", "A", 27),
        ("QS TS JKR", "C", 17),
        ("KS 9S TS", "C", 14),
        ("JS QS TS", "B", 15),
        ("QS KS 7H", "C", 27),
        ("8S QD KC", "A", 7),
        ("7S 8S 9D", "B", 0),
        ("KD TD 9D", "B", 14),
        ("9H KH TH", "C", 14),
        ("7H 8H 9H", "C", 20),
        ("8C 7H QH", "C", 23),
        ("QH JKR JH", "B", 9),
    ],
)
def test_K17_the_highest_trump_takes_it_else_the_highest_of_the_suit_led(trick: str, taker: str, points: int) -> None:
    match = around(trick.split())
    told = fact(play(match, f"A: {trick}"), "trick").data
    assert (LETTERS[told["seat"]], told["leader"], told["cards"]) == (taker, 0, trick.split())
    assert told["clause"] == "K17" and turn(match) == taker
    expected = [points if seat == taker else 0 for seat in "ABC"]
    assert match.public(match.deal)["points"] == expected


def test_K17_a_trick_that_a_trump_takes_names_trumps() -> None:
    by_trump = fact(play(around(["QS", "KS", "7H"]), "A: QS KS 7H"), "trick").data
    assert (by_trump["key"], by_trump["card"], by_trump["args"]) == ("trick-trump", "7H", {"suit": "H"})
    by_led = fact(play(around(["KS", "9S", "TS"]), "A: KS 9S TS"), "trick").data
    assert (by_led["key"], by_led["card"], by_led["args"]) == ("trick-led", "TS", {"suit": "S"})


def test_K17_the_taker_leads_next() -> None:
    match = hearts()
    play(match, "A: TS 7S QS")
    assert turn(match) == "C" and may(match) == hand(match, "C")
    refused(match, "A 9H", "refuse-turn", "K17", seat=2)


def test_K18_the_joker_is_a_trump_in_every_way() -> None:
    match = hearts()
    play(match, "A 9H")
    assert may(match) == {"JKR"}  # forced: the only trump
    refused(match, "B KD", "refuse-trump_seven-follow-trump", "K16", suit="H")
    match = hearts()
    play(match, "A TS")
    refused(match, "B JKR", "refuse-trump_seven-joker", "K18", suit="S")


def test_K18_the_joker_led_calls_for_trumps() -> None:
    match = declared(JOKER_LED, "7S 8S", "H", "7S 8S")
    play(match, "A JKR")
    assert may(match) == {"8H"}
    play(match, "B 8H")
    assert may(match) == {"7H", "KH"}  # the twenty points may be forced out
    told = fact(play(match, "C 7H"), "trick").data
    assert told["seat"] == 0 and told["card"] == "JKR" and match.public(match.deal)["points"] == [24, 0, 0]
    assert told["args"]["suit"] == "H"
    play(match, "A QH")
    assert may(match) == hand(match, "B")  # no trumps left
    play(match, "B QS")
    assert may(match) == {"KH"}


def test_K18_joker_any_time_by_the_house_rule() -> None:
    match = hearts(joker_any_time="on")
    play(match, "A TS")
    assert may(match) == {"9S", "8S", "7S", "JKR"}
    assert fact(play(match, "B JKR", "C QS"), "trick").data["seat"] == 1
    forced = hearts(joker_any_time="on")
    play(forced, "A 9H")
    assert may(forced) == {"JKR"}
    void = hearts(joker_any_time="on")
    play(void, "A QC")
    assert may(void) == hand(void, "B")


# ---- K19-K21: the count ------------------------------------------------------------------------------------


def test_K19_the_tenth_cards_are_the_defenders_own() -> None:
    match = sixty()
    play(match, *SIXTY_PLAY, "C: KS TS 9D")
    result = match.close()
    assert result["points"][0] == 60 and sum(result["points"]) == 100
    assert result["points"][1:] == [5 + 5 + 2, 10 + 8 + 10]  # B: two tricks and JD; C: two tricks and TD


@pytest.mark.parametrize("rule", ["defenders_hand", "defenders_pile", "declarer_pile"])
def test_K19_the_gifts_count_where_they_went(rule: str) -> None:
    hands = {"A": "JKR QH JH TH KH 9H 8H TS TD", "B": "7S 8S 9S KS 7D 8D 9D KD 7C", "C": "JS QS JD QD 8C 9C KC JC QC"}
    match = declared(hands, "7H TC", "H", "TS TD", discards_to=rule)
    play(match, "A TC")
    for _ in range(2):
        match.play(match.deal.to_act, match.word(members(match.deal.legal_set())[-1]))
    result = finish(match)
    assert result["declarer_points"] + result["defender_points"] == 100
    assert result["last_cards"].keys() == ({1, 2} if rule == "defenders_hand" else set())
    won = {seat: set(match.pack.words(match.deal.cards_won(seat))) for seat in range(3)}
    if rule == "defenders_pile":
        assert "TS" in won[1] and "TD" in won[2]
    if rule == "declarer_pile":
        assert {"TS", "TD"} <= won[0]


def test_K20_the_cards_are_worth_a_hundred_whatever_is_trumps() -> None:
    for trump in "SHDC":
        match = auction("pass pass pass pass pass 60")
        play(match, f"A trump {trump}")
        worth = {match.pack.word(card): match.value(match.deal, card) for card in match.pack.cards}
        assert sum(worth.values()) == 100 and worth["JKR"] == 4
        for suit in "SHDC":
            seven = 20 if suit == trump else 0
            assert [worth[rank + suit] for rank in "789TJQK"] == [seven, 0, 0, 10, 2, 3, 4]


@pytest.mark.parametrize(
    ("made", "series", "delta"),
    [
        (True, "tally", [1, 0, 0]), (False, "tally", [0, 1, 1]),
        (True, "zero_sum", [2, -1, -1]), (False, "zero_sum", [-2, 1, 1]),
    ],
)  # fmt: skip
def test_K21_sixty_wins_and_less_loses(made: bool, series: str, delta: list[int]) -> None:
    match = sixty(series=series)
    last = "C: KS TS 9D" if made else "C: KD TS 9D"
    play(match, *SIXTY_PLAY[:-1], "B: 8D KD KH" if made else "B: 8D TD KH", *([last] if made else []))
    if not made:
        play(match, "C KD", "A TS", "B 9D")  # the ten of spades is no diamond
    result = match.close()
    assert result["made"] is made and result["delta"] == delta == match.scores
    key = "made" if made else "lost"
    assert (result["outcome"]["key"], result["outcome"]["clause"]) == (f"outcome-trump_seven-{key}", "K21")
    assert result["outcome"]["args"]["points"] == result["declarer_points"] == (60 if made else 46)


def test_K21_a_series_has_no_end_of_its_own_and_its_score_carries_over() -> None:
    match = sixty()
    play(match, *SIXTY_PLAY, "C: KS TS 9D")
    match.close()
    for _ in range(3):
        match.open(list(match.pack.cards))
        while match.phase(match.deal) == "auction":
            match.play(match.deal.to_act, "60" if match.deal.to_act == 0 else "pass")
        play(match, "A trump S")
        finish(match)
    assert not match.over() and match.winners == [] and len(match.sheet) == 4
    assert sum(line["delta"][0] for line in match.sheet) == match.scores[0]


# ---- K11 again: a leaster ----------------------------------------------------------------------------------

LEASTER = {
    "A": "7S 8S 9S KS TS JS QS 7H 8H", "B": "JKR 9H KH TH JH QH 7D 8D 9D", "C": "KD TD JD QD 7C 8C 9C KC TC",
}  # fmt: skip


def leaster(**options: Any) -> TrumpSevenMatch:
    match = trump_seven(LEASTER, "JC QC", all_pass="leaster", second_round="none", **options)
    play(match, "B pass", "C pass", "A pass")
    return match


def test_K11_a_leaster_has_no_trumps_and_the_eldest_leads() -> None:
    match = leaster()
    assert turn(match) == "B" and match.trump(match.deal) is None
    assert match.public(match.deal)["leaster"] is True and match.public(match.deal)["declarer"] is None
    assert all(not match.private(match.deal, seat) for seat in range(3))
    assert hand(match, "A") == set(LEASTER["A"].split())  # the widow stays aside


def test_K11_in_a_leaster_the_joker_is_a_suit_of_its_own_and_loses_to_nothing() -> None:
    match = leaster()
    play(match, "B JKR")
    assert may(match) == hand(match, "C")
    play(match, "C QD")
    assert may(match) == hand(match, "A")
    told = fact(play(match, "A QS"), "trick").data
    assert told["seat"] == 1 and match.public(match.deal)["points"] == [0, 10, 0]
    assert told["key"] == "trick-joker" and told["clause"] == "K17"  # no trump in a deal without trumps
    other = leaster()
    play(other, "B: 9H QD 7H", "B: KH TD 8H", "B: 7D KD 7S", "C 7C")
    assert may(other) == hand(other, "A")
    play(other, "A 8S")
    assert may(other) == hand(other, "B")
    assert fact(play(other, "B JKR"), "trick").data["seat"] == 1


@pytest.mark.parametrize(("rule", "legal"), [("off", {"7D", "8D", "9D"}), ("on", {"7D", "8D", "9D", "JKR"})])
def test_K11_in_a_leaster_the_joker_waits_for_a_void_unless_it_may_be_played_at_any_time(
    rule: str, legal: set[str]
) -> None:
    match = leaster(joker_any_time=rule)
    play(match, "B: 9H QD 7H", "B: 7D JD 8H", "C KD", "A 7S")
    assert may(match) == legal - {"7D"}


def test_K11_in_a_leaster_nobody_must_trump() -> None:
    match = leaster(must_trump="on")
    play(match, "B: 7D JD 7S", "C 7C", "A 8S")
    assert may(match) == hand(match, "B")


#: (hands, widow, tricks, points, winners): B takes everything; all but the last trick; each 22 points.
COUNTED = [
    (
        {"A": "KS 9S 8S KH 9H KD 9D KC TC", "B": "QS JS TS QH JH TH QD JD TD", "C": "7S 8H 7H 8D 7D QC JC 9C 8C"},
        "JKR 7C", (), [0, 76, 0], [0, 2],
    ),
    (
        {"A": "KS 9S 8S KH 9H KD 9D KC TD", "B": "QS JS TS QH JH TH QD JD 7D", "C": "7S 8H 7H 8D TC QC JC 9C 8C"},
        "JKR 7C",
        ("B: QS 7S 8S", "B: JS 8C 9S", "B: TS 9C KS", "B: QH 7H 9H", "B: JH 8H KH", "B: TH TC KC", "B: QD 8D 9D",
         "B: JD JC KD", "B: 7D QC TD"),
        [13, 63, 0], [2],
    ),
    (
        {"A": "7D 7S 9C JC JS QD QH TC TS", "B": "7H 8D 8H 8S JKR KD KH QC QS", "C": "7C 8C 9D 9H 9S JD JH KS TH"},
        "KC TD",
        ("B: JKR 7C 7S", "B: KD JD 7D", "C: 9D QD 8D", "A: TC QC 8C", "B: 8H JH QH", "A: TS 8S 9S", "A: 9C 7H KS",
         "A: JS QS 9H", "B: KH TH JC"),
        [22, 22, 22], [0, 1, 2],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("hands", "widow", "tricks", "points", "winners"), COUNTED)
@pytest.mark.parametrize("series", ["tally", "zero_sum"])
def test_K11_the_fewest_points_win_a_leaster_and_ties_share(
    series: str, hands: dict[str, str], widow: str, tricks: tuple[str, ...], points: list[int], winners: list[int]
) -> None:
    match = trump_seven(hands, widow, all_pass="leaster", second_round="none", series=series)
    play(match, "B pass", "C pass", "A pass", *tricks)
    result = finish(match)
    assert result["points"] == points and result["winners"] == winners
    gain, loss = {1: (2, -1), 2: (1, -2), 3: (0, 0)}[len(winners)] if series == "zero_sum" else (1, 0)
    assert result["delta"] == [gain if seat in winners else loss for seat in range(3)] == match.scores
    assert result["leaster"] and result["declarer"] is None and result["made"] is None and result["trump"] is None
    assert result["declarer_points"] is result["defender_points"] is None and result["last_cards"] == {}
    assert result["outcome"]["clause"] == "K11" and match.dealer == 1
