"""All rooms: opened on request, brought back from the log when somebody comes, let go when nobody is there."""

import asyncio
import logging
from typing import Any

from semyorka.games.facts import Refused
from semyorka.server.chance import SystemChance, new_secret, new_table_id
from semyorka.server.messages import TableWanted
from semyorka.server.names import bot_names
from semyorka.server.room import Room
from semyorka.store import StorageFailed, Store
from semyorka.tables import commands
from semyorka.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds an empty room is kept in memory.
KEPT = 60.0
#: More seats than any game has.
MOST_SEATS = 12


class Rooms:
    """The rooms of one server. ``pace_scale`` multiplies every wait at its tables."""

    def __init__(self, store: Store, pace_scale: float = 1.0) -> None:
        self.store = store
        self.pace_scale = pace_scale
        self.chance = SystemChance()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, wanted: TableWanted, lang: str) -> dict[str, Any]:
        """Open a table; the answer of ``POST /api/tables``. ``Refused`` when it is not to be had."""
        if len(wanted.chairs) > MOST_SEATS:
            raise Refused("refuse-bad-message", field="chairs")
        secret, invite, key = new_secret(), new_secret(), new_table_id()
        entries, seat = commands.open_table(
            wanted.game, wanted.options, [{"kind": chair.kind, "level": chair.level} for chair in wanted.chairs],
            name=wanted.name, bot_names=bot_names(lang, len(wanted.chairs), {wanted.name.strip()}),
            secret=secret, invite=invite, chance=self.chance, pace=wanted.pace, hints=wanted.hints,
        )  # fmt: skip
        try:
            await self.store.open_table(key, wanted.game, entries)
        except StorageFailed as failure:
            log.warning("a table could not be opened (%s)", failure)
            raise Refused("refuse-storage") from failure
        self._keep(Room(Table.of(key, entries), self.store, self.chance, self.pace_scale))
        return {"table": key, "invite": invite, "seat": seat, "secret": None if seat is None else secret}

    async def get(self, key: str) -> Room:
        """The room of a table. ``Refused`` when there is none or the log cannot be read."""
        if key in self._rooms:
            self._rooms[key].used = asyncio.get_running_loop().time()
            return self._rooms[key]
        if key not in self._loading:
            task = asyncio.create_task(self._load(key))
            self._loading[key] = task
            task.add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(self._loading[key])

    async def _load(self, key: str) -> Room:
        try:
            entries = await self.store.entries(key)
        except StorageFailed as failure:
            log.warning("table %s: the log cannot be read (%s)", key, failure)
            raise Refused("refuse-storage") from failure
        if not entries:
            raise Refused("refuse-unknown-table")
        try:
            table = await asyncio.to_thread(Table.of, key, entries)
        except Exception as error:
            log.exception("table %s: its log cannot be understood", key)
            raise Refused("refuse-broken") from error
        return self._keep(Room(table, self.store, self.chance, self.pace_scale))

    def _keep(self, room: Room) -> Room:
        self._rooms[room.table.key] = room
        self.let_go(room)
        return room

    def let_go(self, room: Room) -> None:
        """Forget the room once it has been empty for a while; its table stays in the log."""
        asyncio.get_running_loop().call_later(KEPT, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.busy() or self._rooms.get(room.table.key) is not room:
            return
        if asyncio.get_running_loop().time() < room.used + KEPT:
            self.let_go(room)
        else:
            del self._rooms[room.table.key]

    async def close(self) -> None:
        """Stop every clock, and let every change that has begun be finished."""
        for room in self._rooms.values():
            room.clock.stop()
            await room.settle()
