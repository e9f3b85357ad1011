"""What follows a match at a table: the loser's cut out of a pledged pack, the blows, and what was seen too early."""

from typing import Any

import pytest

from semyorka.bots import plain
from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.records import match_record
from semyorka.tables.table import Entry, Table
from semyorka.telling import shuffle
from semyorka.telling.notation import read, write
from tests.tables.playing import EVERYBODY, INVITE, NAMES, Lots, opened, secret, take_in

LOSER_SURE = {"all_out": "last_to_seven", "punishment": "tap_game"}


def lost(seed: int = 1, kinds: str = "hhh", **options: str) -> tuple[Table, list[Entry]]:
    """A table at which somebody has lost a match of Seven Leaves, and its log."""
    log: list[Entry] = []
    table = opened(kinds, {**LOSER_SURE, **options}, "seven_leaves", seed)

    def take(entries: Any) -> None:
        log.extend(entries)
        take_in(table, entries)

    for seat in range(1, len(kinds)):
        take(commands.sit(table, INVITE, f"sit-{seat}", f"Гость {seat}", seat, secret(seat))[0])
    chance = Lots(seed)
    take(commands.begin(table, chance, NAMES))
    while table.stage != "match_over":
        if table.stage == "deal_over":
            take(commands.go_on(table, chance))
            continue
        deal = table.playing().playing()
        view = table.seat_view(deal.to_act)
        assert view is not None
        take(commands.act(table, deal.to_act, f"{table.revision}", table.revision, plain(view)))
    return table, log


def loser_of(table: Table) -> int:
    loser: int = table.playing().loser  # type: ignore[attr-defined]
    return loser


def do(table: Table, seat: int, word: str, seen: int | None = None) -> None:
    take_in(table, commands.act(table, seat, f"{seat} {word} {table.revision}", seen or table.revision, word))


def cut_that_hurts(**options: str) -> Table:
    """A table whose loser has cut and was not forgiven."""
    for seed in range(1, 20):
        table, _ = lost(seed, **options)
        do(table, loser_of(table), "cut 17")
        assert table.scene is not None
        if not table.scene.over():
            return table
    raise AssertionError("everybody is forgiven")


def test_the_pack_is_pledged_before_the_cut_and_shown_after_it() -> None:
    table, _ = lost()
    before = table.view(None, EVERYBODY)["scene"]["pack"]
    assert before["seed"] is None
    do(table, loser_of(table), "cut 17")
    scene = table.view(None, EVERYBODY)["scene"]
    seed = bytes.fromhex(scene["pack"]["seed"])
    assert scene["pack"]["commitment"] == before["commitment"] == shuffle.commitment(seed)
    pack = table.playing().pack
    assert scene["cut"]["card"] == pack.word(shuffle.order(pack.cards, seed)[16])


def test_the_cut_stands_in_the_record_and_is_checked_there() -> None:
    table, log = lost()
    whole: list[Entry] = []
    entry = commands.act(table, loser_of(table), "c", table.revision, "cut 9")
    take_in(table, entry)
    first = commands.open_table(
        "seven_leaves", LOSER_SURE, [{"kind": "human"}] * 3, name="Аня", bot_names=NAMES, secret=secret(0),
        invite=INVITE, chance=Lots(1001),
    )[0]  # fmt: skip
    whole = [*first, *log, *entry]
    record = match_record("t", whole)
    assert record is not None and record.cut_at == 9 and record.pack_seed is not None
    text = write(record)
    assert read(text)[0].cut_line() == record.cut_line() in text
    other = text.replace(f"cut {record.cut} 9 ", f"cut {record.cut} 10 ")
    with pytest.raises(Exception, match="record-expected"):
        read(other)


def test_what_was_meant_for_one_round_does_not_count_in_the_next() -> None:
    table = cut_that_hurts()
    loser, scene = loser_of(table), table.scene
    assert scene is not None
    first, second = (seat for seat in range(3) if seat != loser)
    seen = table.revision
    for seat, blows in ((first, 1), (second, 0)):
        due = table.view(None, EVERYBODY)["scene"]["round"]["due"][seat]
        for _ in range(due + blows):
            do(table, seat, "strike")
        if scene.awaits(seat):
            seen = table.revision
            do(table, seat, "done")
    assert table.view(None, EVERYBODY)["scene"]["round"]["nose"] == first
    for late, word in ((second, "done"), (loser, "strike")):
        with pytest.raises(Refused) as refused:
            commands.act(table, late, "late", seen, word)
        assert refused.value.key == "refuse-stale"
    do(table, loser, "strike")


def test_a_next_seen_before_the_series_was_stopped_is_stale() -> None:
    table = opened("hbb", {"multi_bid": "first_plays"}, "trump_seven")
    chance = Lots(2)
    take_in(table, commands.begin(table, chance, NAMES))
    while table.stage != "deal_over" or (table.result or {}).get("redeal"):
        if table.stage == "deal_over":
            take_in(table, commands.go_on(table, chance))
            continue
        seat = table.playing().playing().to_act
        view = table.seat_view(seat)
        assert view is not None
        word = plain(view)
        bot = table.chairs[seat].kind == "bot"
        take_in(
            table,
            commands.bot_act(table, seat, word)
            if bot
            else commands.act(table, seat, f"{table.revision}", table.revision, word),
        )
    seen = table.revision
    take_in(table, commands.stop(table, 0, "stop", seen))
    assert table.stage == "match_over" and table.view(0, EVERYBODY)["winners"]
    with pytest.raises(Refused) as refused:
        commands.ready(table, 0, "next", seen)
    assert refused.value.key == "refuse-stale"


def test_a_newcomer_may_cut_the_pack_that_another_cut_before_he_left() -> None:
    table = opened("hee")
    take_in(table, commands.sit(table, INVITE, "bob", "Боря", 1, "bob's")[0])
    take_in(table, commands.cut(table, 1, "cut", "ab" * 16))
    take_in(table, commands.leave(table, 1, "Бот"))
    take_in(table, commands.sit(table, INVITE, "gus", "Гоша", 1, "gus's")[0])
    assert table.view(1, EVERYBODY)["shuffle"]["next"]["cut_by"] == []
    take_in(table, commands.cut(table, 1, "cut too", "cd" * 16))
    assert table.view(1, EVERYBODY)["shuffle"]["next"]["cut_by"] == [1]
