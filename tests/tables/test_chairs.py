"""Chairs: sitting down, coming back, giving up, and what only the host may do."""

from collections.abc import Callable

import pytest

from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.table import Table
from tests.tables.playing import INVITE, NAMES, Lots, begun, opened, pictures, secret, take_in

LONG = "0123456789abcdef"


def refused(command: Callable[[], object], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        command()
    assert refusal.value.key == key


def sit(table: Table, seat: int | None, id: str = "i", name: str = "Боря", own: str = "s") -> int:
    entries, given = commands.sit(table, INVITE, id, name, seat, own)
    take_in(table, entries)
    return given


def test_a_friend_sits_down_with_the_invite() -> None:
    table = opened("heb")
    assert sit(table, None) == 1
    assert (table.chairs[1].kind, table.chairs[1].name) == ("human", "Боря")
    assert table.seat_of("s") == 1
    assert table.events[-1].told_to(None) == {"n": 1, "kind": "seated", "seat": 1, "name": "Боря", "who": "human"}


def test_an_empty_chair_is_taken_before_a_bot_s() -> None:
    table = opened("hbe")
    assert sit(table, None, own="s1") == 2
    assert sit(table, None, own="s2") == 1
    refused(lambda: commands.sit(table, INVITE, "i", "В", None, "s3"), "refuse-table-full")


def test_a_friend_may_take_a_bot_s_chair_in_mid_match() -> None:
    table = begun("hbbb")
    assert sit(table, 2) == 2
    assert table.stage == "play"


@pytest.mark.parametrize(
    ("invite", "seat", "name", "key"),
    [
        ("wrong", None, "Б", "refuse-bad-invite"),
        ("", None, "Б", "refuse-bad-invite"),
        (INVITE, 0, "Б", "refuse-seat-taken"),
        (INVITE, 9, "Б", "refuse-no-seat"),
        (INVITE, -1, "Б", "refuse-no-seat"),
        (INVITE, 10**30, "Б", "refuse-no-seat"),
        (INVITE, 1, " ", "refuse-name-empty"),
    ],
)
def test_sitting_down_is_refused(invite: str, seat: int | None, name: str, key: str) -> None:
    table = opened("he")
    before = pictures(table)
    refused(lambda: commands.sit(table, invite, "i", name, seat, "s"), key)
    assert pictures(table) == before


def test_who_never_heard_the_answer_sits_on_the_same_chair_again() -> None:
    table = opened("hee")
    assert sit(table, None, id=LONG, own="lost") == 1
    assert sit(table, None, id=LONG, own="heard") == 1
    assert table.seat_of("heard") == 1
    assert table.seat_of("lost") is None
    assert table.chairs[2].kind == "empty"


def test_a_short_id_proves_nothing() -> None:
    table = opened("hee")
    assert sit(table, None, id="1", own="first") == 1
    assert sit(table, None, id="1", own="second") == 2
    assert table.seat_of("first") == 1


def test_the_first_who_sits_where_nobody_did_is_host() -> None:
    table = opened("bee")
    assert sit(table, 2) == 2
    assert table.host == 2


def test_a_bot_keeps_the_chair_of_who_is_away() -> None:
    table = begun("hhb")
    take_in(table, commands.chair(table, 0, 1, "bot", "Кузьмич", None, here={0}))
    assert (table.chairs[1].kind, table.chairs[1].name) == ("bot", "Кузьмич")
    refused(lambda: commands.sit(table, INVITE, "i", "В", 1, "s"), "refuse-seat-taken")
    assert table.seat_of(secret(1)) == 1
    take_in(table, commands.come_back(table, 1))
    assert (table.chairs[1].kind, table.chairs[1].name) == ("human", "Гость 1")
    assert commands.come_back(table, 1) == []


def test_who_is_here_is_not_sent_away() -> None:
    table = begun("hhb")
    refused(lambda: commands.chair(table, 0, 1, "bot", "Б", None, here={0, 1}), "refuse-person-here")
    refused(lambda: commands.chair(table, 0, 0, "bot", "Б", None, here=set()), "refuse-person-here")


def test_a_chair_is_emptied_before_the_match_and_not_in_it() -> None:
    table = opened("hbb")
    take_in(table, commands.chair(table, 0, 1, "empty", "", None, here={0}))
    assert table.chairs[1].kind == "empty"
    table = begun("hbb")
    refused(lambda: commands.chair(table, 0, 1, "empty", "", None, here={0}), "refuse-chair-in-play")


def test_a_bot_keeps_its_name_when_asked_for_again() -> None:
    table = opened("hb")
    take_in(table, commands.chair(table, 0, 1, "bot", "Другой", 1, here={0}))
    assert table.chairs[1].name == NAMES[1]


def test_the_host_changes_the_level_of_a_bot_and_the_usual_one_is_three() -> None:
    table = opened("hb")
    assert table.chairs[1].level == 3
    for level in commands.LEVELS:
        take_in(table, commands.chair(table, 0, 1, "bot", "Б", level, here={0}))
        assert table.chairs[1].level == table.view(0, {0})["chairs"][1]["level"] == level
    take_in(table, commands.chair(table, 0, 1, "bot", "Б", None, here={0}))
    assert table.chairs[1].level == 3


@pytest.mark.parametrize(
    ("of", "kind", "level", "key"),
    [
        (5, "bot", None, "refuse-no-seat"),
        (-1, "bot", None, "refuse-no-seat"),
        (1, "human", None, "refuse-chair-kind"),
        (1, "bot", 7, "refuse-level"),
    ],
)
def test_a_chair_that_cannot_be_set(of: int, kind: str, level: int | None, key: str) -> None:
    table = opened("hbb")
    refused(lambda: commands.chair(table, 0, of, kind, "Б", level, here={0}), key)


def test_only_the_host_decides_for_the_table() -> None:
    table = opened("heb")
    sit(table, 1)
    for seat in (1, None):
        refused(lambda seat=seat: commands.chair(table, seat, 2, "empty", "", None, here={0, 1}), "refuse-not-host")
        refused(lambda seat=seat: commands.start(table, seat, Lots(), NAMES), "refuse-not-host")
        refused(lambda seat=seat: commands.set_pace(table, seat, "slow"), "refuse-not-host")


def test_where_nobody_is_host_a_watcher_may_start() -> None:
    table = opened("bb")
    take_in(table, commands.start(table, None, Lots(), NAMES))
    assert table.stage == "play"
    assert commands.start(table, None, Lots(), NAMES) == []


def test_the_start_fills_empty_chairs_with_bots() -> None:
    table = opened("hee")
    take_in(table, commands.start(table, 0, Lots(), NAMES))
    assert [(chair.kind, chair.name) for chair in table.chairs[1:]] == [("bot", NAMES[1]), ("bot", NAMES[2])]
    assert table.stage == "play"


def test_leaving_frees_the_chair_and_passes_the_host_on() -> None:
    table = opened("heb")
    sit(table, 1)
    take_in(table, commands.leave(table, 0, "Б"))
    assert table.chairs[0].kind == "empty"
    assert table.host == 1
    assert table.seat_of(secret(0)) is None


def test_leaving_in_a_match_gives_the_chair_to_a_bot_that_anybody_may_replace() -> None:
    table = begun("hhb")
    take_in(table, commands.leave(table, 1, "Б"))
    assert table.chairs[1].kind == "bot"
    assert table.seat_of(secret(1)) is None
    assert sit(table, None) == 1


def test_a_new_name_is_told_and_the_same_name_is_nothing() -> None:
    table = opened("hb")
    take_in(table, commands.rename(table, 0, " Анна "))
    assert table.chairs[0].name == "Анна"
    assert table.events[-1].kind == "renamed"
    assert commands.rename(table, 0, "Анна") == []
    refused(lambda: commands.rename(table, 0, "\n"), "refuse-name-empty")


def test_the_pace() -> None:
    table = opened("hb")
    take_in(table, commands.set_pace(table, 0, "slow"))
    assert table.view(0, {0})["pace"] == "slow"
    assert commands.set_pace(table, 0, "slow") == []
    refused(lambda: commands.set_pace(table, 0, "hasty"), "refuse-pace")
