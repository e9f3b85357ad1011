"""Trump Seven around its deals: the end of a series, what everybody sees of points and gifts, redeals in a row."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.games.trump_seven_match import TrumpSevenMatch
from semyorka.telling.record import Record
from semyorka.telling.views import see
from tests.rulebook.test_trump_seven_deal import HANDS, WIDOW, auction
from tests.rulebook.three_tables import finish, play, trump_seven


def series(**options: Any) -> TrumpSevenMatch:
    """A series before its first deal, A to deal it."""
    match = TrumpSevenMatch(3, options)
    match.dealer = 0
    return match


def game(match: TrumpSevenMatch, declarer: int = 0) -> dict[str, Any]:
    """One counted deal of a series, the seat declaring."""
    deal = match.open(list(match.pack.cards))
    while match.phase(deal) == "auction":
        match.play(deal.to_act, "60" if deal.to_act == declarer else "pass")
    match.play(declarer, "trump S")
    return finish(match)


def redeal(match: TrumpSevenMatch) -> None:
    """A deal in which all pass."""
    deal = match.open(list(match.pack.cards))
    while not deal.over():
        match.play(deal.to_act, "pass")
    match.close()


# ---- The end of a series -----------------------------------------------------------------------------------


def test_K21_one_game_may_be_the_whole_series() -> None:
    match = series(games=1)
    redeal(match)
    assert not match.over()
    result = game(match)
    assert match.over() and result["match"] == match.ending
    assert match.winners == ([0] if result["made"] else [1, 2])


def test_K21_ten_games_and_redeals_do_not_count() -> None:
    match = series(games=10)
    for number in range(10):
        assert not match.over() and match.deals_counted() == number
        redeal(match)
        result = game(match, number % 3)
    assert match.over() and match.ending is not None and result["match"] == match.ending
    best = max(match.scores)
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == best]
    assert match.ending["args"]["points"] == best and match.ending["clause"] == "K21"
    shared = len(match.winners) > 1
    assert match.ending["key"] == ("match-trump_seven-shared" if shared else "match-trump_seven-one")


def test_K21_a_series_until_stopped_ends_between_two_deals_only() -> None:
    match = series()
    assert match.options["games"] == "until_stopped" and not match.may_stop()
    refused(match, "refuse-trump_seven-stop-early")
    redeal(match)
    refused(match, "refuse-trump_seven-stop-early")
    game(match)
    assert match.may_stop() and not match.over()
    match.open(list(match.pack.cards))
    assert not match.may_stop()
    refused(match, "refuse-deal-unfinished")
    while not match.deal.over():
        match.play(match.deal.to_act, "pass")
    match.close()
    assert match.may_stop()
    match.stop()
    assert match.over() and not match.may_stop()
    best = max(match.scores)
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == best]
    refused(match, "refuse-match-over")


@pytest.mark.parametrize("games", [1, 10])
def test_K21_an_agreed_number_of_games_is_played_to_its_end(games: int) -> None:
    match = series(games=games)
    refused(match, "refuse-no-stop")
    assert not match.may_stop()


def refused(match: TrumpSevenMatch, key: str) -> None:
    """Assert that stopping is refused by this key, and that nothing ended."""
    over = match.over()
    with pytest.raises(Refused) as caught:
        match.stop()
    assert caught.value.key == key and match.over() == over


# ---- What is public ----------------------------------------------------------------------------------------


def test_K11_redeals_in_a_row_are_seen_until_a_deal_counts() -> None:
    match = series()
    for number in range(3):
        redeal(match)
        assert match.redeals == number + 1
    match.open(list(match.pack.cards))
    assert see(match, Record(), 1).facts["redeals"] == see(match, Record(), None).facts["redeals"] == 3
    while match.phase(match.deal) == "auction":
        match.play(match.deal.to_act, "60" if match.deal.to_act == 0 else "pass")
    match.play(0, "trump S")
    finish(match)
    assert match.redeals == 0 and match.public(match.deal)["redeals"] == 0


def giving(**options: Any) -> TrumpSevenMatch:
    """The declarer A has named hearts and holds eleven cards."""
    match = auction("pass pass 60 pass pass", **options)
    play(match, "A trump H")
    return match


@pytest.mark.parametrize(
    ("rule", "to"), [("defenders_hand", [1, 2]), ("defenders_pile", [1, 2]), ("declarer_pile", [0, 0])]
)
def test_K13_everybody_sees_who_gets_the_next_card_and_how_many_lie(rule: str, to: list[int]) -> None:
    match = giving(discards_to=rule)
    for laid, card in enumerate(("7S", "7C")):
        told = match.public(match.deal)
        assert (told["laid"], told["to"]) == (laid, to)
        play(match, f"A {card}")
    told = match.public(match.deal)
    assert (told["laid"], told["to"]) == (2, None)
    finish(match)
    assert match.gifts_of(match.deal) == [[to[0], "7S"], [to[1], "7C"]]


def test_K13_only_the_declarer_learns_what_his_cards_would_bring_the_others() -> None:
    match = giving()
    worth = match.private(match.deal, 0)["worth"]
    assert worth == {"QH": 3, "KH": 4, "TH": 10, "TS": 10, "KS": 4, "QC": 3, "JC": 2}
    assert all("worth" not in match.private(match.deal, seat) for seat in (1, 2))
    match = giving(discards_to="declarer_pile")
    assert match.private(match.deal, 0)["worth"] == {}
    play(match, "A 7S", "A 7C")
    assert match.private(match.deal, 0)["worth"] == {}


def test_K4_both_sides_and_what_is_out_are_a_hundred_and_certainty_is_told() -> None:
    match = giving()
    assert match.public(auction("pass").deal)["sides"] is None
    play(match, "A 7S", "A 7C")
    seen = []
    while not match.deal.over():
        sides = match.public(match.deal)["sides"]
        assert sides["declarer"] + sides["defenders"] + sides["out"] == 100
        assert sides["sure"] == ("made" if sides["declarer"] >= 60 else "lost" if sides["defenders"] > 40 else None)
        seen.append(sides["sure"])
        match.play(match.deal.to_act, match.word(next(iter(legal(match)))))
    result = match.close()
    sides = match.public(match.deal)["sides"]
    assert sides["out"] == 0 and sides["sure"] == ("made" if result["made"] else "lost")
    assert seen[0] is None and set(seen) <= {None, sides["sure"]}


def legal(match: TrumpSevenMatch) -> list[int]:
    return [card for card in match.pack.cards if match.deal.legal_set() >> card & 1]


def test_K11_in_a_leaster_there_are_no_sides_and_the_two_cards_are_shown_at_the_end() -> None:
    match = trump_seven(HANDS, WIDOW, all_pass="leaster", second_round="none")
    play(match, "B pass", "C pass", "A pass")
    assert match.public(match.deal)["sides"] is None
    result = finish(match)
    assert set(result["aside"]) == set(WIDOW.split()) and result["gifts"] == []


def test_K18_the_joker_is_held_in_front_of_the_trumps() -> None:
    pack = TrumpSevenMatch.pack
    cards = pack.set("JKR 7S QS 7H QH 7D QD 7C QC")
    for trump in "SHDC":
        assert pack.in_hand_order(cards, trump)[:3] == ["JKR", f"Q{trump}", f"7{trump}"]


def test_K20_the_count_names_every_counting_card_with_its_points() -> None:
    match = giving()
    play(match, "A 7S", "A 7C")
    result = finish(match)
    assert result["worth"]["7H"] == 20 and sum(result["worth"].values()) == 100
    for award in result["awards"]:
        assert sum(result["worth"][card] for card in award["cards"]) == award["args"]["points"]
