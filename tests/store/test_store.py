"""The log on the disk: what is in it stays, and what cannot be written is said."""

import contextlib
import os
import sqlite3
import stat
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from semyorka.store import Conflict, StorageFailed, Store

OPENED = {"kind": "opened", "name": "Аня ♠"}


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url(tmp_path / "log.sqlite"))
    yield opened
    await opened.close()


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED, {"n": 2}])
    await store.append("t", 3, [{"n": 3}, {"n": 4}])
    assert await store.entries("t") == [OPENED, {"n": 2}, {"n": 3}, {"n": 4}]
    assert await store.entries("other") == []


async def test_what_was_written_is_there_for_the_next_process(tmp_path: Path) -> None:
    first = await Store.open(url(tmp_path / "log.sqlite"))
    await first.open_table("t", "pitch", [OPENED])
    await first.close()
    second = await Store.open(url(tmp_path / "log.sqlite"))
    assert await second.entries("t") == [OPENED]
    await second.close()


async def test_tables_are_listed_and_counted(store: Store) -> None:
    assert (await store.tables(), await store.count()) == ([], 0)
    await store.open_table("a", "pitch", [OPENED])
    await store.open_table("b", "pitch", [OPENED])
    assert [(row.id, row.game) for row in await store.tables()] == [("a", "pitch"), ("b", "pitch")]
    assert (await store.tables())[0].opened_at > 1_700_000_000_000
    assert await store.count() == 2


async def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_written(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED, {"n": 2}])
    for first, entries in [(2, [{"n": "x"}]), (1, [{"n": "x"}]), (2, [{"n": "x"}, {"n": "y"}])]:
        with pytest.raises(Conflict):
            await store.append("t", first, entries)
    assert await store.entries("t") == [OPENED, {"n": 2}]
    await store.append("t", 3, [{"n": 3}])


async def test_all_entries_of_a_call_or_none(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED])
    await store.append("t", 3, [{"n": 3}])
    with pytest.raises(Conflict):
        await store.append("t", 2, [{"n": 2}, {"n": "not 3"}])
    assert await store.entries("t") == [OPENED, {"n": 3}]


async def test_a_table_of_the_same_id_and_entries_of_no_table(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED])
    with pytest.raises(Conflict):
        await store.open_table("t", "pitch", [OPENED])
    with pytest.raises(Conflict):
        await store.append("nowhere", 1, [OPENED])
    assert await store.entries("nowhere") == []


async def test_writes_reach_the_disk_before_the_call_returns(store: Store) -> None:
    async with store._engine.connect() as connection:
        told = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "locking_mode")
        }
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "locking_mode": "exclusive"}


async def fails(path: Path | str) -> StorageFailed:
    """Why the log cannot be opened there."""
    with pytest.raises(StorageFailed) as failure:
        await Store.open(f"sqlite+aiosqlite:///{path}")
    return failure.value


async def test_the_folder_is_made_and_is_one_s_own(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path / "new" / "folder" / "log.sqlite"))
    await store.close()
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700


async def test_a_place_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am no folder")
    assert (await fails(tmp_path / "file" / "log.sqlite")).reason == "no-place"
    assert (await fails(tmp_path / "file" / "deeper" / "log.sqlite")).reason == "no-place"
    (tmp_path / "folder").mkdir()
    assert (await fails(tmp_path / "folder")).reason == "no-place"


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").write_text("Dear diary, " * 500)
    assert (await fails(tmp_path / "log.sqlite")).reason == "no-database"
    assert (tmp_path / "log.sqlite").read_text() == "Dear diary, " * 500


@pytest.fixture
def anybody_s() -> Iterator[Path]:
    """A folder that every user of the machine may enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextlib.contextmanager
def not_as_root() -> Iterator[None]:
    """Inside, the rights of files hold for this process too."""
    if os.geteuid() == 0:
        os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(0)
    else:
        yield


async def test_a_file_that_may_only_be_read(anybody_s: Path) -> None:
    store = await Store.open(url(anybody_s / "log.sqlite"))
    await store.close()
    (anybody_s / "log.sqlite").chmod(0o444)
    with not_as_root():
        assert (await fails(anybody_s / "log.sqlite")).reason == "read-only"


async def test_a_folder_that_may_only_be_read(anybody_s: Path) -> None:
    anybody_s.chmod(0o555)
    with not_as_root():
        assert (await fails(anybody_s / "log.sqlite")).reason == "no-place"
        assert (await fails(anybody_s / "new" / "log.sqlite")).reason == "no-place"
    anybody_s.chmod(0o755)


async def test_a_log_that_another_program_has(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semyorka.store.sqlite.PATIENCE", 0.1)
    assert (await fails(tmp_path / "log.sqlite")).reason == "in-use"
    await store.open_table("t", "pitch", [OPENED])


async def test_a_database_of_something_else_s_tables(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "log.sqlite") as other:
        other.execute("CREATE TABLE tables (colour TEXT)")
    other.close()
    assert (await fails(tmp_path / "log.sqlite")).reason == "no-database"


async def test_a_disk_that_becomes_full_in_mid_game(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED])
    async with store._engine.connect() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(StorageFailed) as failure:
        await store.append("t", 2, [{"text": "x" * 100_000}])
    assert failure.value.reason == "full"
    assert await store.entries("t") == [OPENED]
    async with store._engine.connect() as connection:
        await connection.execute(text("PRAGMA max_page_count=1000000"))
    await store.append("t", 2, [{"text": "x" * 100_000}])


async def test_a_database_that_may_not_be_written_in_mid_game(store: Store) -> None:
    await store.open_table("t", "pitch", [OPENED])
    async with store._engine.connect() as connection:
        await connection.execute(text("PRAGMA query_only=1"))
    with pytest.raises(StorageFailed) as failure:
        await store.append("t", 2, [OPENED])
    assert failure.value.reason == "read-only"
    assert await store.entries("t") == [OPENED]


def test_the_words_of_a_failure() -> None:
    assert StorageFailed.of(PermissionError(13, "Permission denied")).reason == "no-place"
    assert StorageFailed.of(sqlite3.DatabaseError()).reason == "disk"
