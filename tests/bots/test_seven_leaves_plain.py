"""The plain bot of Seven Leaves: it races to seven tricks, spends its cards well, and watches who is about to leave."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from semyorka.bots import seven_leaves_plain as bot
from semyorka.bots.selfplay import play_match, rotations
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.cards import members
from semyorka.games.seven_leaves_match import SevenLeavesMatch
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of

OPTIONS = [{option.key: value} for option in SevenLeavesMatch.house_rules for value in option.values]
MANNERS = [
    {"must_beat": beat, "all_out": out, "leave": leave}
    for beat in ("off", "on")
    for out in ("no_loser", "last_to_seven", "extra_deal")
    for leave in ("deal_end", "at_once")
]


def player(view: SeatView, seed: int) -> str:
    return bot.play(view, seed)


def any_card(view: SeatView, seed: int) -> str:
    return Random(seed).choice(words_of(SevenLeavesMatch, view.legal))


def view_at(
    hands: Sequence[str], turn_up: str, actions: str = "", scores: Sequence[int] = (), extra: bool = False,
    **options: Any,
) -> SeatView:  # fmt: skip
    """What the seat to act sees after these actions; the dealer is the last seat, who holds the turn-up."""
    match = SevenLeavesMatch(len(hands), options)
    match.scores = list(scores) or [0] * len(hands)
    match.extra = extra
    sets = {seat: match.pack.set(hand) for seat, hand in enumerate(hands)}
    dealer = len(hands) - 1
    deal: Any = match.open(match.order_of(sets, dealer, match.pack.card(turn_up)), dealer)
    record = Record()
    for word in actions.split():
        record.add(match.play(deal.to_act, word))
    return see(match, record, deal.to_act)


def answers(view: SeatView) -> set[str]:
    return {bot.play(view, seed) for seed in range(12)}


# ---- The race ----------------------------------------------------------------------------------------------

THREE = ["AD KD 6S 7S 6H 7H 6C", "8S 9S TS 8H 9H TH 7C", "QD 6D JS QS JH QH JC"]


def test_it_leads_its_tops_early() -> None:
    assert answers(view_at(THREE, "QD")) <= {"AD", "KD"}
    aces = ["AS 6S 7S 6H 7H 6C 8C", "8S 9S TS 8H 9H TH 7C", "QD 6D JS QS JH QH JC"]
    assert answers(view_at(aces, "QD")) == {"AS"}


def test_who_plays_last_takes_a_trick_with_the_cheapest_card_that_does() -> None:
    hands = ["9S 6S 7S 6H 7H 6C 8C", "TS 9C 8H 9H TH 7C JC", "AS JS QS 6D QD JH QH"]
    assert answers(view_at(hands, "QD", "9S TS")) == {"JS"}


def test_who_plays_last_trumps_with_the_smallest_trump() -> None:
    hands = ["9S 6S 7S 6H 7H 6C 8C", "TS 9C 8H 9H TH 7C JC", "8D KD AD 6D QD JH QH"]
    assert answers(view_at(hands, "QD", "9S TS")) == {"6D"}


def test_what_cannot_win_goes_cheaply() -> None:
    hands = ["AS 6S 7S 6H 7H 6C 8C", "KS 9C 8H 9H TH 7C JC", "8S JS QS 6D QD JH QH"]
    assert answers(view_at(hands, "QD", "AS KS")) == {"8S"}
    hands = ["AD 6S 7S 6H 7H 6C 8C", "8D 9D 8H 9H TH 7C JC", "KD QD JS QS TS JH QH"]
    assert answers(view_at(hands, "KD", "AD")) == {"8D"}
    nothing = ["AS 6S 7S 6H 7H 8S 8H", "KC 9C 9H TH JH 7C JC", "JS QS 6D QD JD QH KH"]
    assert answers(view_at(nothing, "QD", "AS")) == {"7C"}


def test_it_does_not_spend_a_top_under_a_trump() -> None:
    hands = ["9S 6S 7S 6H 7H 6C 8C", "6D 9C 8H 9H TH 7C JC", "AS KS 8S QD JD JH QH"]
    assert answers(view_at(hands, "QD", "9S 6D")) == {"8S"}


# ---- Who is about to leave ---------------------------------------------------------------------------------


def worth(view: SeatView) -> list[float]:
    assert view.seat is not None
    return bot.worth_of_tricks(view, view.seat)


def test_its_own_seventh_trick_is_worth_more_than_another() -> None:
    assert worth(view_at(THREE, "QD", scores=[6, 0, 0]))[0] > worth(view_at(THREE, "QD", scores=[4, 0, 0]))[0]


def test_the_trick_that_lets_somebody_leave_costs_most() -> None:
    value = worth(view_at(THREE, "QD", scores=[2, 6, 3]))
    assert value[0] > 0 > value[2] > value[1]
    alone = worth(view_at(THREE, "QD", scores=[2, 7, 6]))
    assert alone[1] == 0 and alone[2] < value[1], "nothing costs as much as to be left behind"


def test_nothing_costs_as_much_as_who_leaves_one_behind_at_once() -> None:
    """leave=at_once: with two under seven, the other's seventh trick ends the match."""
    calm = worth(view_at(THREE, "QD", "AD", leave="at_once"))
    alarm = worth(view_at(THREE, "QD", "AD", scores=[6, 0, 7], leave="at_once"))
    assert alarm[0] == -bot.LEAVES_ALONE < calm[0] < 0


def test_who_has_seven_wants_nothing_more() -> None:
    value = worth(view_at(THREE, "QD", scores=[7, 2, 2]))
    assert value == [0.0, 0.0, 0.0]


def test_where_all_out_begins_anew_who_has_seven_still_keeps_the_others_from_it() -> None:
    value = worth(view_at(THREE, "QD", scores=[7, 2, 2], all_out="extra_deal"))
    assert value[0] > 0 > value[1]


def test_in_an_extra_deal_the_tricks_alone_decide() -> None:
    value = worth(view_at(THREE, "QD", scores=[8, 7, 9], extra=True, all_out="extra_deal"))
    assert value[0] == bot.OWN and value[1] == value[2] < 0
    assert answers(view_at(THREE, "QD", scores=[8, 7, 9], extra=True, all_out="extra_deal")) <= {"AD", "KD"}


# ---- House rules -------------------------------------------------------------------------------------------


def test_one_must_beat_where_the_table_says_so() -> None:
    """Who has his seven would rather keep the queen; the house rule makes him play her."""
    hands = ["TS 6S 7S 6H 7H 6C 8C", "8S QS 8D 9H TH 7C JC", "AS 9S KC 6D QD JH QH"]
    assert answers(view_at(hands, "QD", "TS", scores=[0, 7, 0])) == {"8S"}
    assert answers(view_at(hands, "QD", "TS", scores=[0, 7, 0], must_beat="on")) == {"QS"}


def test_where_all_must_beat_it_counts_on_being_beaten() -> None:
    hands = ["JS 6S 7S 6H 7H 6C 8C", "8S TS AS 9H TH 7C JC", "KS 9S QS 6D QD JH QH"]

    def stands(**options: Any) -> float:
        weighing = bot.Weighing(view_at(hands, "QD", **options))
        jack = weighing.reading.pack.card("JS")
        return weighing.takers(0, jack, jack)[0]

    assert stands(must_beat="on") < stands()


def test_who_left_at_once_is_not_counted_on() -> None:
    hands = ["AD KD 6S 7S 6H 7H 6C", "8S 9S TS 8H 9H TH 7C", "QD 6D JS QS JH QH JC"]
    view = view_at(hands, "QD", "AD 7C 6D", scores=[6, 0, 0], leave="at_once")
    reading = LeavesReading(view)
    assert view.seat == 1 and reading.later == (2,) and reading.holds(0, reading.suits[0]) == 0.0


# ---- What it reads -----------------------------------------------------------------------------------------


def test_the_turn_up_lies_with_the_dealer_until_he_plays_it() -> None:
    reading = LeavesReading(view_at(THREE, "QD"))
    queen = 1 << reading.pack.card("QD")
    assert reading.holds(2, queen) == 1.0 and reading.holds(1, queen) == 0.0
    reading = LeavesReading(view_at(THREE, "QD", "AD 7C QD"))
    assert reading.holds(2, queen) == 0.0


def test_who_neither_follows_nor_trumps_has_no_trumps() -> None:
    hands = ["AS 6S 7S 6H 7H 8S 8H", "KC 9C 9H TH JH 7C JC", "JS QS 6D QD JD QH KH"]
    reading = LeavesReading(view_at(hands, "QD", "AS 7C JS"))
    assert reading.holds(1, reading.trumps) == 0.0 and reading.holds(1, reading.suits[0]) == 0.0
    assert reading.holds(2, reading.trumps) == 1.0


# ---- Whole matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [*OPTIONS, *MANNERS], ids=str)
def test_whole_matches_under_every_house_rule(options: dict[str, Any]) -> None:
    """Every answer is legal: a refusal raises. Every match ends."""
    for seats in range(2, 6):
        story = play_match(bot.GAME, seats, options, [player] * seats, 3 + seats)
        assert story.winners and story.actions >= 14


@pytest.mark.parametrize(("seats", "seeds"), [(2, 60), (3, 30), (4, 25)])
def test_it_beats_who_plays_any_card(seats: int, seeds: int) -> None:
    """Duplicate matches, one bot among players of random cards: it loses much more rarely than its share."""
    lost = losers = won = matches = 0
    for seat, story in rotations(bot.GAME, seats, {}, player, any_card, range(seeds)):
        loser = story.deals[-1].result["loser"]
        lost += loser == seat
        losers += loser is not None
        won += seat in story.winners
        matches += 1
    assert lost < 0.85 * losers / seats
    assert won > 1.15 * matches / seats


# ---- A function of the view --------------------------------------------------------------------------------


def test_the_same_view_gives_the_same_answer_whatever_the_others_hold() -> None:
    swapped = [THREE[0], "8S 9S JS 8H 9H TH 7C", "QD 6D TS QS JH QH JC"]
    for actions in ("", "AD 7C 6D"):
        one, other = view_at(THREE, "QD", actions), view_at(swapped, "QD", actions)
        assert one == other
        for seed in range(20):
            assert bot.play(one, seed) == bot.play(other, seed) == bot.play(one, seed)


def test_a_decision_takes_less_than_three_milliseconds() -> None:
    view = view_at(["AS 6S 7S 6H 7H 8S 8H", "KC 9C 9H TH JH 7C JC", "JS QS 6D QD JD QH KH"], "QD")
    start = time.process_time()
    for seed in range(100):
        bot.play(view, seed)
    assert len(members(view.legal)) == 7 and (time.process_time() - start) / 100 < 0.003
