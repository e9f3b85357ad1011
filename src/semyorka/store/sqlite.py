"""What SQLite is told: an acknowledged entry is on the disk, and one program at a time has the file."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from semyorka.store.failures import StorageFailed

#: Seconds to wait for another program to let go of the file.
PATIENCE = 2.0

#: In this order: the lock is taken with the first touch of the file, and then WAL needs no shared memory beside it.
PRAGMAS = ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def engine(url: str | URL) -> AsyncEngine:
    """The engine of a database URL. For SQLite: the folder is made, and one connection serves one call at a time.

    ``StorageFailed`` when the file cannot be made, read, locked and written.
    """
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_async_engine(place)
    if place.database:
        try_out(Path(place.database))
    made = create_async_engine(
        place, pool_size=1, max_overflow=0, connect_args={"timeout": PATIENCE},
        pool_reset_on_return=None,  # every transaction here is ended by whoever began it
    )  # fmt: skip
    event.listen(made.sync_engine, "connect", prepare)
    return made


def try_out(path: Path) -> None:
    """Make the folder, one that only its owner may look into, and see whether the file in it can be written."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
            prepare(connection)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except (OSError, sqlite3.Error) as error:
        raise StorageFailed.of(error) from error


def prepare(connection: Any, _record: Any = None) -> None:
    """Set a new connection up."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
