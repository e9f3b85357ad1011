"""The plain bot of My Ship Sails: it passes by suit and not by rank, calls at once and never falsely, and lets no
circle turn for ever."""

import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from semyorka.bots import my_ship_sails_plain as bot
from semyorka.bots.selfplay import Story, number_of, play_match
from semyorka.cards import members, suit
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of
from tests.bots.positions import filled

PACK = MyShipSailsMatch.pack
OPTIONS = [{option.key: value} for option in MyShipSailsMatch.house_rules for value in option.values]


def player(view: SeatView, seed: int) -> str:
    return bot.play(view, seed)


def any_card(view: SeatView, seed: int) -> str:
    """Calls when it may, and passes any card."""
    words = words_of(MyShipSailsMatch, view.legal)
    if "call" in words and view.own["complete"]:
        return "call"
    return Random(seed).choice([word for word in words if word != "call"])


def view_of(hand: str, exchanges: int = 0, seats: int = 4, **options: Any) -> SeatView:
    """What the first seat sees with this hand after so many exchanges."""
    match = MyShipSailsMatch(seats, options)
    hands = filled(match, [hand] + [""] * (seats - 1))
    stock = None
    if match.options["stock"] == "dealer_draws":
        dealt = {card for cards in hands.values() for card in members(cards)}
        stock = [card for card in PACK.cards if card not in dealt]
    match.open(match.order_of(hands, 0, stock), 0)
    view = see(match, Record(), 0)
    return replace(view, facts={**view.facts, "exchanges": exchanges})


def answers(view: SeatView, seeds: int = 60) -> Counter[str]:
    return Counter(bot.play(view, seed) for seed in range(seeds))


# ---- Passing -----------------------------------------------------------------------------------------------


def test_it_passes_by_suit_and_not_by_rank() -> None:
    assert set(answers(view_of("2H 3H 4H 5H 6H AS KS"))) == {"AS", "KS"}
    assert set(answers(view_of("2H 3H 4H 5H 6H AS AC"))) == {"AS", "AC"}
    assert set(answers(view_of("AH AS AC AD KH QH 2C"))) == {"AS", "AD"}


def test_it_keeps_the_longest_suit_and_passes_from_the_shortest() -> None:
    assert set(answers(view_of("2H 3H 4H 5S 6S 7S 8D"))) == {"8D"}
    assert {suit(PACK.card(word)) for word in answers(view_of("2H 3H 4S 5S 6D 7D 8D"))} == {"H", "S"}


def test_it_may_change_its_suit_at_any_time() -> None:
    """S10: no suit is declared; what is longest now counts."""
    assert set(answers(view_of("2H 3H 4S 5S 6S 7S 8S", exchanges=7))) == {"2H", "3H"}


def test_equal_suits_and_equal_cards_are_drawn_by_the_seed() -> None:
    drawn = answers(view_of("2H 3H 4S 5S 6D 7D 8D"), 400)
    assert set(drawn) == {"2H", "3H", "4S", "5S"} and min(drawn.values()) > 60


def test_where_the_highest_cards_decide_it_keeps_them() -> None:
    """tie=highest_card: of equal suits the lower goes, of a suit the lowest card."""
    view = view_of("AH 3H KS QS 6D 7D 8D", tie="highest_card")
    assert set(answers(view)) == {"QS"}
    assert set(answers(view_of("AH 3H 4H 5H 6H AS 2S", tie="highest_card"))) == {"2S"}
    assert set(answers(view_of("AH 3H 4H 5H 6H 2S AC", tie="highest_card"))) == {"2S"}
    assert set(answers(view_of("AH 3H 4H 5H 6H AS 2S", tie="share"))) == {"AS", "2S"}


def after(view: SeatView, *passed: tuple[str, str]) -> SeatView:
    """The same hand after these exchanges, each the card given and the card got."""
    own = {**view.own, "passed": [list(cards) for cards in passed]}
    return replace(view, own=own, facts={**view.facts, "exchanges": len(passed)})


def test_of_suits_as_long_it_keeps_the_one_of_which_more_cards_have_come_by() -> None:
    view = view_of("2H 3H 4S 5S 6D 7D 8D")
    assert {word[1] for word in answers(view)} == {"H", "S"}
    seen = after(view, ("KH", "2H"), ("QH", "3H"))
    assert {word[1] for word in answers(seen)} == {"S"}, "five hearts are known to be in play, and two spades"


def test_it_does_not_feed_who_keeps_what_it_gives() -> None:
    """Hearts given long ago never came round again, spades did: somebody further on gathers hearts."""
    view = view_of("2H 3H 4S 5S 6D 7D 8D")
    came_back = [("KH", "9C"), ("KS", "2D"), ("9C", "3D"), ("2D", "4D"), ("3D", "KS"), ("KS", "9C")][:5]
    assert {word[1] for word in answers(after(view, *came_back))} == {"S"}
    lately = [("9C", "2D"), ("2D", "3D"), ("3D", "4D"), ("KH", "9C"), ("KS", "2D")]
    assert {word[1] for word in answers(after(view, *lately))} == {"H", "S"}, "it may yet come round"


# ---- Calling -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_calls_at_once_when_its_hand_is_complete(options: dict[str, Any]) -> None:
    view = view_of("2H 3H 4H 5H 6H 9H AH", **options)
    if options == {"auto_call": "on"}:
        assert not view.legal and view.facts["winners"] == [0]
    else:
        assert set(answers(view, 5)) == {"call"}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_never_calls_falsely(options: dict[str, Any]) -> None:
    for hand in ("2H 3H 4H 5H 6H 9H AS", "2H 2S 2D 2C AH AS AD"):
        assert "call" not in answers(view_of(hand, **options), 20)


def test_after_a_false_call_of_somebody_else_in_its_seat_it_passes_a_card() -> None:
    match = MyShipSailsMatch(4, {"false_call": "out_of_deal"})
    match.open(match.order_of(filled(match, ["2H 3H 4H 5H 6H 9H AS", "", "", ""]), 0), 0)
    match.play(0, "call")
    for seat in (1, 2, 3):
        match.play(seat, bot.play(see(match, Record(), seat), seat))
    view = see(match, Record(), 0)
    assert view.phase == "again" and set(answers(view)) == set(PACK.words(view.hand))
    match.play(0, "AS")
    view = see(match, Record(), 0)
    assert view.facts["out_of_deal"] == [0]
    assert len(answers(view, 400)) == 7, "who cannot win any more does not stop the others"


def test_it_may_change_a_card_laid_down_only_for_another_legal_one() -> None:
    match = MyShipSailsMatch(4)
    match.open(match.order_of(filled(match, ["2H 3H 4H 5H 6H 9H AS", "", "", ""]), 0), 0)
    match.play(0, "AS")
    view = see(match, Record(), 0)
    assert not {"AS", "call"} & set(answers(view))


# ---- The circle that turns for ever ------------------------------------------------------------------------


def test_the_longer_a_deal_takes_the_more_often_a_longer_suit_gives() -> None:
    def gives(exchanges: int) -> int:
        view = view_of("2H 3H 4H 5S 6S 7S 8D", exchanges=exchanges)
        return 400 - answers(view, 400)["8D"]

    assert gives(0) == gives(bot.PATIENCE - 1) == 0
    assert gives(bot.PATIENCE) < gives(bot.PATIENCE + 10) < gives(bot.PATIENCE + 30)
    assert gives(10_000) < 200, "it never plays quite at random: then two thirds would go"


@pytest.mark.parametrize("options", [{}, {"max_exchanges": "none"}, {"pass_direction": "right"}], ids=str)
def test_two_who_hold_on_to_one_suit_let_go_in_the_end(options: dict[str, Any]) -> None:
    """Four hearts each and only eight in play: neither gets there unless one of them gives in."""
    match = MyShipSailsMatch(4, options)
    hands = ["2H 3H 4H 5H 2S 3S 4S", "6H 7H 8H 9H 5S 6S 7S", "2D 3D 4D 5D 2C 3C 4C", "6D 7D 8D 9D 5C 6C 7C"]
    deal: Any = match.open(match.order_of(filled(match, hands), 0), 0)
    for turn in range(4000):
        if deal.over():
            break
        seat = next(one for one in range(4) if deal.awaits(one))
        match.play(seat, bot.play(see(match, Record(), seat), number_of(7, turn)))
    assert deal.winners and deal.exchanges < 60


# ---- Whole matches -----------------------------------------------------------------------------------------


def exchanges_of(story: Story) -> list[int]:
    return [deal.result["exchanges"] for deal in story.deals if not deal.result["redeal"]]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches_under_every_house_rule(options: dict[str, Any]) -> None:
    """Every answer is legal (a refusal raises), somebody wins each deal, and nobody calls falsely."""
    for seats in (4, 7):
        story = play_match(bot.GAME, seats, {"deals": 3, **options}, [player] * seats, 11 + seats)
        assert story.winners and sum(story.scores) >= story.options["deals"]
        assert all(not deal.result["false_calls"] for deal in story.deals)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_no_match_of_bots_needs_the_cap(seats: int) -> None:
    for seed in range(8):
        story = play_match(bot.GAME, seats, {}, [player] * seats, seed)
        assert max(exchanges_of(story)) < 60 and all(deal.result["winners"] for deal in story.deals)


@pytest.mark.parametrize("seats", [4, 6])
def test_it_beats_who_passes_any_card(seats: int) -> None:
    """Duplicate matches, one bot among players who pass at random and call when they can."""
    ours = deals = 0
    for seed in range(3):
        for seat in range(seats):
            players = [player if one == seat else any_card for one in range(seats)]
            story = play_match(bot.GAME, seats, {}, players, seed)
            ours += story.scores[seat]
            deals += len(story.deals)
    assert ours / deals > 0.8


# ---- A function of the view --------------------------------------------------------------------------------


def test_the_same_view_and_seed_give_the_same_answer_whatever_the_others_hold() -> None:
    hand = "2H 3H 4S 5S 6D 7D 8D"
    one = view_of(hand)
    match = MyShipSailsMatch(4)
    match.open(match.order_of(filled(match, [hand, "AS KS QS", "AH KH QH", "AD KD QD"]), 0), 0)
    other = see(match, Record(), 0)
    assert one == other
    assert [bot.play(one, seed) for seed in range(50)] == [bot.play(other, seed) for seed in range(50)]


def test_a_decision_takes_no_time_to_speak_of() -> None:
    view = view_of("2H 3H 4S 5S 6D 7D 8D", exchanges=20)
    start = time.process_time()
    answers(view, 200)
    assert (time.process_time() - start) / 200 < 0.003
