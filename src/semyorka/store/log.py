"""The append-only log: tables, and the numbered entries of each.

SQLAlchemy Core in words that every database knows; what SQLite wants beside them stands in ``sqlite.py``.
"""

import json
import time
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
)  # fmt: skip
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from semyorka.store import sqlite
from semyorka.store.failures import Conflict, StorageFailed

Entry = Mapping[str, Any]

SCHEMA = MetaData()

TABLES = Table(
    "tables", SCHEMA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
)  # fmt: skip

ENTRIES = Table(
    "entries", SCHEMA,
    Column("table_id", String(64), ForeignKey(TABLES.c.id), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table of the log: its id, the game's key, and when it was opened, in milliseconds of Unix time."""

    id: str
    game: str
    opened_at: int


class Store:
    """The log of all tables. Entries of a table are numbered from 1 without gaps and never change.

    When a call returns, what it wrote is on the disk. Every call raises ``StorageFailed`` when the database cannot do
    it; then nothing has been written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str | URL) -> "Store":
        """The log at a database URL such as ``sqlite+aiosqlite:////var/lib/semyorka/log.sqlite``, made if need be."""
        store = cls(sqlite.engine(url))
        try:
            async with store._begin() as connection:
                await connection.run_sync(make_tables)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def in_file(cls, path: Path) -> "Store":
        """The log in a file of one's own, made if need be."""
        return await cls.open(URL.create("sqlite+aiosqlite", database=str(path.absolute())))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def open_table(self, table_id: str, game: str, entries: Sequence[Entry]) -> None:
        """Write a new table and its first entries. ``Conflict`` when there is a table of that id."""
        async with self._begin() as connection:
            await connection.execute(insert(TABLES), {"id": table_id, "game": game, "opened_at": now()})
            await connection.execute(insert(ENTRIES), rows(table_id, 1, entries))

    async def append(self, table_id: str, first_n: int, entries: Sequence[Entry]) -> None:
        """Write the entries ``first_n``, ``first_n + 1``, … of a table, all or none.

        ``Conflict`` when one of these numbers is there already, or no such table is.
        """
        async with self._begin() as connection:
            await connection.execute(insert(ENTRIES), rows(table_id, first_n, entries))

    async def entries(self, table_id: str) -> list[Entry]:
        """All entries of a table in order; none when there is no such table."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.n)
        async with self._begin() as connection:
            return [json.loads(body) for body in (await connection.execute(wanted)).scalars()]

    async def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        wanted = select(TABLES.c.id, TABLES.c.game, TABLES.c.opened_at).order_by(TABLES.c.opened_at, TABLES.c.id)
        async with self._begin() as connection:
            return [TableRow(*row) for row in await connection.execute(wanted)]

    async def count(self) -> int:
        """How many tables there are."""
        async with self._begin() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    @asynccontextmanager
    async def _begin(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction, with the errors of this module."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed.of(error) from error


def make_tables(connection: Connection) -> None:
    """Make what is missing. ``StorageFailed`` where tables of the same names are somebody else's."""
    found = inspect(connection)
    for table in SCHEMA.sorted_tables:
        if found.has_table(table.name):
            missing = {column.name for column in table.columns} - {one["name"] for one in found.get_columns(table.name)}
            if missing:
                raise StorageFailed("no-database", f"{table.name} has no {', '.join(sorted(missing))}")
    SCHEMA.create_all(connection)


def rows(table_id: str, first_n: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as rows, numbered from ``first_n`` on."""
    at = now()
    return [
        {"table_id": table_id, "n": n, "at": at, "body": json.dumps(entry, ensure_ascii=False, separators=(",", ":"))}
        for n, entry in enumerate(entries, first_n)
    ]


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000
