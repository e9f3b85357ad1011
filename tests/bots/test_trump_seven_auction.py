"""What the plain bot says, names and gives away in Trump Seven: honestly, and never to spoil."""

from dataclasses import replace
from typing import Any

import pytest

from semyorka.bots import trump_seven_plain as bot
from semyorka.bots.selfplay import play_match
from semyorka.bots.trump_seven_hands import best_trump
from semyorka.games.trump_seven_match import TrumpSevenMatch
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see

PACK = TrumpSevenMatch.pack

STRONG = "JKR QH JH TH 7H QS JS QD 8C"
FAIR = "JKR QH TH 8H QS JS 9D 8C 7C"
WEAK = "9H 7H TS KS 8S KD 8D 9C KC"


def player(view: SeatView, seed: int) -> str:
    return bot.play(view, seed)


def view_of(hand: str, actions: str = "", seat: int = 1, widow: str = "", **options: Any) -> SeatView:
    """What a seat with this hand sees when it is its turn after these actions; seat 0 deals, seat 1 speaks first."""
    match = TrumpSevenMatch(3, options)
    left = [card for card in PACK.cards if PACK.word(card) not in f"{hand} {widow}".split()]
    sets = {one: PACK.set(hand) if one == seat else sum(1 << left.pop(0) for _ in range(9)) for one in range(3)}
    table = PACK.set(widow) if widow else sum(1 << card for card in left)
    deal: Any = match.open(match.order_of(sets, 0, table), 0)
    record = Record()
    for word in actions.split():
        record.add(match.play(deal.to_act, word.replace("-", " ")))
    assert deal.to_act == seat
    return see(match, record, seat)


def said(hand: str, actions: str = "", seat: int = 1, **options: Any) -> str:
    return bot.play(view_of(hand, actions, seat, **options), 0)


# ---- The auction -------------------------------------------------------------------------------------------


def test_it_bids_on_length_and_tops_and_passes_without() -> None:
    assert said(STRONG) == "60" and said(WEAK) == "pass"
    assert best_trump(PACK.set(STRONG))[0] > best_trump(PACK.set(FAIR))[0] > best_trump(PACK.set(WEAK))[0]


def test_it_never_spoils() -> None:
    """A second 60 would only have the cards dealt again: with any hand it passes."""
    for hand in (STRONG, FAIR, WEAK):
        assert said(hand, "60", seat=2) == "pass"
        assert said(hand, "pass 60", seat=0) == "pass"
        assert said(hand, "60 pass pass", seat=2) == "pass"
        assert said(hand, "pass pass pass 60", seat=2) == "pass"


def test_it_bids_on_less_when_all_have_passed() -> None:
    hand = "JKR QH JH 8H QS JS 9D 8C 7C"
    assert 55 <= best_trump(PACK.set(hand))[0] < 57
    assert said(hand) == "pass" and said(hand, "pass pass pass") == "60"
    assert said(hand, "pass pass", seat=0) == "pass", "there is a second round"
    assert said(hand, "pass pass", seat=0, second_round="none") == "60", "there is none"
    assert said(hand, "pass pass pass", second_round="only_if_all_passed") == "60"


def test_it_bids_on_less_where_60_is_easier() -> None:
    hand = "JKR JH KH 9H QS JS 9D 8C 7C"
    assert 52 <= best_trump(PACK.set(hand))[0] < 55
    assert said(hand) == "pass"
    assert said(hand, discards_to="declarer_pile") == said(hand, discards_to="defenders_pile") == "60"


def test_where_bidders_may_withdraw_only_the_strong_contest_and_the_last_gives_way() -> None:
    withdraw = {"second_round": "withdraw"}
    assert said(STRONG, "60", seat=2, **withdraw) == "60"
    assert said(FAIR, "60", seat=2, **withdraw) == "pass"
    assert said(STRONG, "60 60 pass", **withdraw) == "60", "the other may still withdraw"
    assert said(FAIR, "60 60 pass", **withdraw) == "pass"
    assert said(STRONG, "60 60 pass 60", seat=2, **withdraw) == "pass", "a second 60 would spoil the deal"


def test_where_the_first_bid_plays_it_speaks_as_ever() -> None:
    assert said(STRONG, multi_bid="first_plays") == "60" and said(WEAK, multi_bid="first_plays") == "pass"


def test_where_the_dealer_must_play_the_others_rather_let_him() -> None:
    hand = "JKR QH TH 8H QS JS 9D 8C 7C"
    assert said(hand) == "60" and said(hand, all_pass="dealer_must_play") == "pass"
    assert said(STRONG, all_pass="dealer_must_play") == "60"
    assert said(hand, "pass pass", seat=0, all_pass="dealer_must_play") == "60"


def test_a_forced_dealer_names_trumps_and_gives() -> None:
    view = view_of(WEAK, "pass pass pass pass pass pass", seat=0, all_pass="dealer_must_play")
    assert view.phase == "naming" and bot.play(view, 0).startswith("trump ")


# ---- Trumps and gifts --------------------------------------------------------------------------------------


def test_it_names_the_suit_that_makes_its_hand_worth_most() -> None:
    view = view_of(STRONG, "60 pass pass pass pass")
    assert bot.play(view, 0) == "trump H"
    view = view_of("JKR 9C 8C KC JC QS JS TD 7D", "60 pass pass pass pass")
    assert bot.play(view, 0) == "trump C"


def gifts(hand: str, widow: str, trump: str = "H", **options: Any) -> list[str]:
    """The two cards that the declarer lays away."""
    actions = f"60 pass pass pass pass trump-{trump}"
    first = bot.play(view_of(hand, actions, widow=widow, **options), 0)
    return [first, bot.play(view_of(hand, f"{actions} {first}", widow=widow, **options), 0)]


@pytest.mark.parametrize("rule", ["defenders_hand", "defenders_pile"])
def test_the_defenders_get_no_points(rule: str) -> None:
    assert set(gifts("JKR QH JH TH 7H QS JS QD 8C", "7C 9D", discards_to=rule)) == {"7C", "8C"}
    assert set(gifts("JKR QH JH 8H 7H QS TS TD 8C", "7C 9D", discards_to=rule)) <= {"7C", "8C", "9D"}


def test_a_void_is_worth_a_lone_king() -> None:
    """Alone it would be lost as well."""
    assert set(gifts("JKR QH JH TH 7H QS JS QD 8C", "KC 9D")) == {"KC", "8C"}


def test_it_never_gives_trumps_where_it_has_other_worthless_cards() -> None:
    assert not {"JKR", "QH", "8H", "9H", "7H"} & set(gifts("JKR QH 8H 9H 7H 7S 8S QD TD", "9S KC"))


def test_to_its_own_pile_it_brings_points_that_would_be_lost() -> None:
    given = gifts("JKR QH JH TH 9H QS JS TD 8C", "TC 9D", discards_to="declarer_pile")
    assert set(given) == {"TD", "TC"}


def test_to_its_own_pile_it_may_bring_the_trump_seven() -> None:
    given = gifts("JKR QH JH 7H QS JS QD JD 8C", "QC JC", discards_to="declarer_pile")
    assert "7H" in given


# ---- How often it makes it ---------------------------------------------------------------------------------


def test_it_makes_about_half_of_what_it_bids_and_nobody_clashes() -> None:
    made = played = 0
    for seed in range(4):
        for deal in play_match(bot.GAME, 3, {}, [player] * 3, seed, most=30).deals:
            if deal.result["redeal"]:
                assert deal.result["key"] == "redeal-trump_seven-passed"
            else:
                played += 1
                made += deal.result["made"]
    assert played > 40 and 0.35 < made / played < 0.7


def test_it_asks_less_of_its_cards_when_deals_come_to_nothing_again_and_again() -> None:
    view = view_of(WEAK)

    def after(redeals: int) -> str:
        return bot.play(replace(view, facts={**view.facts, "redeals": redeals}), 0)

    calls = [after(redeals) for redeals in range(20)]
    assert calls[:4] == [after(0)] * 4 == ["pass"] * 4
    assert calls == sorted(calls, reverse=True) and calls[-1] == "60"
    view = view_of(STRONG, "60", seat=2)
    assert after(50) == "pass"
