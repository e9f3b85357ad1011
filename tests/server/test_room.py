"""A room: what is written before it is told, and what happens when it cannot be."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from semyorka.games.facts import Refused
from semyorka.server import rooms as rooms_module
from semyorka.server.chance import SystemChance
from semyorka.server.room import Room
from semyorka.server.rooms import Rooms
from semyorka.server.visitor import Visitor
from semyorka.store import StorageFailed, Store
from semyorka.tables import commands
from semyorka.tables.table import Entry, Table
from tests.tables.playing import INVITE, NAMES, Lots, secret


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'log.sqlite'}")
    yield opened
    await opened.close()


async def room_of(store: Store, key: str = "t") -> Room:
    """The room of a new table of two people; its clock never has anything to do."""
    chairs = [{"kind": "human"}, {"kind": "human"}]
    entries, _ = commands.open_table(
        "pitch", {}, chairs, name="Аня", bot_names=NAMES, secret=secret(0), invite=INVITE, chance=Lots(1)
    )  # fmt: skip
    await store.open_table(key, "pitch", entries)
    room = Room(Table.of(key, entries), store, SystemChance(), 0.01)
    await room.change(lambda table: commands.sit(table, INVITE, "i", "Боря", 1, secret(1))[0])
    await room.change(lambda table: commands.start(table, 0, Lots(), NAMES))
    return room


def renamed(name: str) -> Sequence[Entry]:
    return [{"kind": "renamed", "seat": 0, "name": name}]


async def test_a_slow_reader_gets_fewer_views_and_every_event(store: Store) -> None:
    room = await room_of(store)
    quick, slow = Visitor("ru"), Visitor("ru")
    room.join(quick, 0)
    room.join(slow, 1)
    assert slow.news()
    heard = []
    for number in range(5):
        await room.change(lambda _, number=number: renamed(f"Аня {number}"))
        heard.append(quick.news())
    late = slow.news()
    assert late is not None
    assert (late["from"], late["view"]["revision"]) == (room.table.revision - 5, room.table.revision)
    assert [event["name"] for event in late["events"]] == [f"Аня {number}" for number in range(5)]
    assert all(heard)
    assert slow.news() is None
    assert len(slow.outbox) == 0
    room.part(quick)
    room.part(slow)


async def test_nobody_hears_of_what_is_not_in_the_log(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await room_of(store)
    visitor = Visitor("ru")
    room.join(visitor, 0)
    visitor.news()
    known = []

    async def append(table_id: str, first_n: int, entries: Sequence[Entry]) -> None:
        known.append((room.table.revision, visitor.news()))
        await asyncio.sleep(0.01)
        known.append((room.table.revision, visitor.news()))
        await Store.append(store, table_id, first_n, entries)

    monkeypatch.setattr(store, "append", append)
    revision = room.table.revision
    await room.change(lambda _: renamed("Анна"))
    assert known == [(revision, None), (revision, None)]
    assert visitor.news() is not None
    room.part(visitor)


async def test_what_cannot_be_written_is_refused_and_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await room_of(store)
    revision, name = room.table.revision, room.table.chairs[0].name

    async def append(*_: object) -> None:
        raise StorageFailed("full", "no room")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", append)
        with pytest.raises(Refused) as refusal:
            await room.change(lambda _: renamed("Анна"))
    assert refusal.value.key == "refuse-storage"
    assert (room.table.revision, room.table.chairs[0].name) == (revision, name)
    await room.change(lambda _: renamed("Анна"))
    assert room.table.revision == revision + 1


async def test_another_program_s_entries_are_taken_in_and_the_change_is_decided_anew(store: Store) -> None:
    room = await room_of(store)
    await store.append("t", room.table.revision + 1, renamed("Из другого процесса"))
    seen = []

    def decide(table: Table) -> Sequence[Entry]:
        seen.append(table.chairs[0].name)
        return renamed("Анна")

    await room.change(decide)
    assert seen == ["Аня", "Из другого процесса"]
    assert room.table.chairs[0].name == "Анна"
    assert room.table.revision == len(await store.entries("t"))


async def test_changes_happen_one_by_one(store: Store) -> None:
    room = await room_of(store)
    before = room.table.revision
    await asyncio.gather(*(room.change(lambda _, n=n: renamed(f"Аня {n}")) for n in range(20)))
    assert room.table.revision == before + 20 == len(await store.entries("t"))


async def test_a_change_is_finished_when_whoever_asked_is_gone(store: Store) -> None:
    room = await room_of(store)
    before = room.table.revision
    asking = asyncio.create_task(room.change(lambda _: renamed("Анна")))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    while room.busy():
        await asyncio.sleep(0.005)
    assert (room.table.chairs[0].name, room.table.revision) == ("Анна", before + 1)
    assert len(await store.entries("t")) == before + 1


async def test_an_empty_room_is_let_go_and_comes_back_from_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "KEPT", 0.05)
    room = await room_of(store)
    rooms = Rooms(store)
    first = await rooms.get("t")
    visitor = Visitor("ru")
    first.join(visitor, 0)
    await asyncio.sleep(0.15)
    assert await rooms.get("t") is first
    first.part(visitor)
    rooms.let_go(first)
    await asyncio.sleep(0.15)
    again = await rooms.get("t")
    assert again is not first
    assert again.table.view(0, {0}) == room.table.view(0, {0})
    await rooms.close()


async def test_two_who_come_at_once_meet_in_one_room(store: Store) -> None:
    await room_of(store)
    rooms = Rooms(store)
    one, other = await asyncio.gather(rooms.get("t"), rooms.get("t"))
    assert one is other


async def test_a_log_that_cannot_be_understood_is_refused(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    await store.open_table("odd", "pitch", [{"kind": "of another time"}])
    with pytest.raises(Refused) as refusal:
        await Rooms(store).get("odd")
    assert refusal.value.key == "refuse-broken"
    assert "odd" in caplog.text
