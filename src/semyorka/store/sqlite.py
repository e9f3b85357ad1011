"""What SQLite is told: an acknowledged entry is on the disk, and one program at a time has the file."""

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from semyorka.store.failures import StorageFailed

#: Seconds to wait for another program to let go of the file.
PATIENCE = 2.0

#: In this order: the lock is taken with the first touch of the file, and then WAL needs no shared memory beside it.
PRAGMAS = ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def engine(url: str) -> AsyncEngine:
    """The engine of a database URL. For SQLite: the folder is made, and one connection serves one call at a time."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_async_engine(place)
    if place.database and not place.query:
        make_folder(Path(place.database).parent)
    made = create_async_engine(place, pool_size=1, max_overflow=0, connect_args={"timeout": PATIENCE})
    event.listen(made.sync_engine, "connect", prepare)
    return made


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner may look into. ``StorageFailed`` when it cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFailed.of(error) from error


def prepare(connection: Any, _record: Any) -> None:
    """Set a new connection up, and see at once whether it can write."""
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("ROLLBACK")
    finally:
        cursor.close()
