"""What a table does by itself, and when."""

import pytest

from semyorka.server.timing import AFTER_REDEAL, AMONG_BOTS, DEALING, FOR_THE_ABSENT, FOR_THE_OTHERS, PACES, Due, due
from semyorka.tables import commands
from semyorka.tables.table import Table
from tests.tables.playing import NAMES, Lots, begun, legal, moves, opened, take_in


def until(table: Table, stage: str, seed: int = 1) -> Table:
    step = moves(table, seed)
    while table.stage != stage:
        assert step()
    return table


def test_a_lobby_waits_for_people() -> None:
    assert due(opened("hb"), {0}) is None


def test_the_first_call_waits_for_the_cards_to_be_dealt() -> None:
    table = begun("bbb")
    assert due(table, set()) == Due("bot", PACES["calm"].think + DEALING, table.bot_to_act())


@pytest.mark.parametrize("pace", ["swift", "calm", "slow"])
def test_a_bot_takes_its_time_and_longer_when_a_trick_lies_there(pace: str) -> None:
    table, waits = begun("bb", {"all_pass": "dealer_forced"}), set()
    table.pace = pace
    step = moves(table)
    step()
    while table.stage == "play":
        now = due(table, set())
        assert now is not None
        waits.add((now.after, bool(table.record.tricks and not table.record.plays)))
        step()
    set_pace = PACES[pace]
    assert waits == {(set_pace.think, False), (set_pace.think + set_pace.lie, True)}


def test_nothing_is_due_while_a_person_thinks() -> None:
    table = begun("hh")
    assert due(table, {0, 1}) is None
    assert due(table, set()) is None


def test_a_deal_that_nobody_bid_in_is_followed_by_the_next() -> None:
    table = begun("hb")
    while table.stage == "play":
        seat, _ = legal(table)
        entries = commands.bot_act(table, 1, "pass") if seat else commands.act(table, 0, "i", table.revision, "pass")
        take_in(table, entries)
    assert due(table, {0}) == Due("deal", AFTER_REDEAL)


def test_people_are_waited_for_and_not_for_ever() -> None:
    table = until(begun("hhb", {"all_pass": "dealer_forced"}), "deal_over")
    assert due(table, {0, 1}) is None
    take_in(table, commands.ready(table, 0, "a", table.revision))
    assert due(table, {0, 1}) == Due("deal", FOR_THE_OTHERS)
    assert due(table, {0}) == Due("deal", FOR_THE_ABSENT)
    take_in(table, commands.ready(table, 1, "b", table.revision))
    assert due(table, {0, 1}) == Due("deal", 0.0)


def test_nobody_deals_for_people_who_are_all_away() -> None:
    table = until(begun("hb", {"all_pass": "dealer_forced"}), "deal_over")
    assert due(table, set()) is None


def test_bots_alone_go_on_and_stop_when_somebody_has_won() -> None:
    table = until(begun("bb", {"all_pass": "dealer_forced"}), "deal_over")
    assert due(table, set()) == Due("deal", AMONG_BOTS)
    assert due(until(table, "match_over"), set()) is None


def test_a_new_match_begins_when_the_people_are_ready() -> None:
    table = until(begun("hb", {"all_pass": "dealer_forced"}), "match_over")
    assert due(table, {0}) is None
    take_in(table, commands.ready(table, 0, "a", table.revision))
    assert due(table, {0}) == Due("deal", 0.0)


def test_behind_a_barrier_bots_think_side_by_side() -> None:
    table, think = opened("bbbbb", game="my_ship_sails"), PACES["calm"].think
    take_in(table, commands.begin(table, Lots(1), NAMES))
    step, waits = moves(table), []
    while table.playing().playing().exchanges < 2:
        now = due(table, set())
        assert now is not None
        waits.append(now.after)
        step()
    assert waits == [think + DEALING, *[think / 5] * 4] * 2
