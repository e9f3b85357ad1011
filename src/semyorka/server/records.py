"""Records over HTTP: a table's finished deals as text, and the match that such a text holds."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from semyorka.games.facts import Refused
from semyorka.server.rooms import Rooms
from semyorka.store import StorageFailed
from semyorka.tables.chairs import unlocks
from semyorka.tables.records import match_record
from semyorka.tables.table import Entry, Table
from semyorka.telling.notation import Damaged, read, write
from semyorka.telling.replay import replay

#: Bytes of a record that is sent here to be read.
LONGEST_RECORD = 256_000
#: How many may wait for their record; playing a match once more is work, and is done one by one.
MOST_WAITING = 8

Answer = TypeVar("Answer")


class Queue:
    """Work done in a thread, one piece at a time."""

    def __init__(self) -> None:
        self._order = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Callable[[], Answer]) -> Answer:
        """Do the work after that of those who came before. ``Refused`` when too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Refused("refuse-too-many")
        self._waiting += 1
        try:
            async with self._order:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


class Records:
    """Writes and reads records beside the event loop: strangers' records keep nobody from saving his own."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.writing, self.reading = Queue(), Queue()

    async def of_table(self, key: str, authorization: str | None, number: int | None) -> str:
        """The record of a match of the table (the newest when no number is given) for somebody who may see its deals:
        with the table's invite or a seat's secret. Only finished deals are in it. ``Refused`` otherwise."""
        room = await self.rooms.get(key)
        admit(room.table, authorization)
        try:
            entries = await self.rooms.store.entries(key)
        except StorageFailed as failure:
            raise Refused("refuse-storage") from failure
        text = await self.writing.do(lambda: written(key, entries, number))
        if text is None:
            raise Refused("refuse-no-record")
        return text

    async def replayed(self, body: bytes, place: int) -> bytes:
        """The match that a text holds, with its deal at ``place`` in steps, as JSON. ``Refused`` for what is no text or
        too long a deal, and ``Damaged`` for a text that is no record."""
        try:
            text = body.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refused("refuse-record-no-text") from None

        def played() -> bytes:
            record, match = read(text)
            return msgspec.json.encode(replay(record, match, place))

        return await self.reading.do(played)


def admit(table: Table, authorization: str | None) -> None:
    """``Refused`` unless the header holds the table's invite or the secret of a seat: ``Bearer …``."""
    scheme, _, key = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refused("refuse-bad-invite")
    if not unlocks(key, table.invite_lock) and table.seat_of(key) is None:
        raise Refused("refuse-bad-secret")


def written(key: str, entries: Sequence[Entry], number: int | None) -> str | None:
    """The record as text, None where no deal of that match is over."""
    record = match_record(key, entries, number)
    return write(record) if record is not None and record.deals else None


def damage(damaged: Damaged) -> dict[str, Any]:
    """What is wrong with a record and in which line, as docs/protocol.md has it."""
    return {
        "key": damaged.key, "args": damaged.args_of_key, "clause": damaged.clause, "line": damaged.line,
    }  # fmt: skip
