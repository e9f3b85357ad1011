"""A table's clock: bots act, deals follow deals. It runs while somebody is connected and stands while nobody is."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from semyorka.games.facts import Refused
from semyorka.server import timing
from semyorka.server.players import decide
from semyorka.server.timing import Due
from semyorka.tables import commands
from semyorka.tables.commands import USUAL_LEVEL
from semyorka.tables.table import Entry, Table

if TYPE_CHECKING:
    from semyorka.server.room import Room

log = logging.getLogger(__name__)

#: Seconds to wait when something due could not be done, such as writing to a full disk.
FIRST_REST, LONGEST_REST = 0.5, 8.0


class Clock:
    """Does what is due at a room's table. ``scale`` multiplies every wait."""

    def __init__(self, room: "Room", scale: float) -> None:
        self.room = room
        self.scale = scale
        self._poked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._known: tuple[str, int | None, int] | None = None
        self._since = 0.0

    def start(self) -> None:
        """Let the time run."""
        self._known = None
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Let it stand."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def poke(self) -> None:
        """The table has changed: look again at what is due."""
        self._poked.set()

    async def _run(self) -> None:
        """Wait for what is due and do it, for ever."""
        rest = FIRST_REST
        while True:
            self._poked.clear()
            due = timing.due(self.room.table, self.room.here)
            left = self._left(due)
            if due is None or left > 0:
                await self._pause(None if due is None else left)
            elif await self._done(due):
                rest = FIRST_REST
            else:
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)

    def _left(self, due: Due | None) -> float:
        """Seconds until it is time, counted from when the same thing became due first."""
        now = asyncio.get_running_loop().time()
        known = None if due is None else (due.what, due.seat, timing.since(self.room.table))
        if known != self._known:
            self._known, self._since = known, now
        return 0.0 if due is None else self._since + due.after * self.scale - now

    async def _pause(self, seconds: float | None) -> None:
        """Wait so long (None: for ever), or until the table has changed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for would lose a cancellation that comes with a poke
                await self._poked.wait()

    async def _done(self, due: Due) -> bool:
        """Do it. False when it could not be done and should be tried again after a rest."""
        try:
            if due.seat is not None:
                await self._bot(due.seat)
            else:
                await self.room.change(self._deal)
        except Refused:
            return False
        except Exception:
            log.exception("table %s: what was due could not be done", self.room.table.key)
            return False
        return True

    async def _bot(self, seat: int) -> None:
        """A bot thinks and acts, unless something else has happened meanwhile."""
        table = self.room.table
        scene, since = table.scene, timing.since(table)
        view, level = table.seat_view(seat), table.chairs[seat].level
        if view is None:
            return
        word = await decide(view, level or USUAL_LEVEL) if scene is None else scene.bot(seat)

        def act(now: Table) -> list[Entry]:
            if timing.since(now) != since or now.bot_to_act() != seat:
                return []
            return commands.bot_act(now, seat, word)

        await self.room.change(act)

    def _deal(self, table: Table) -> list[Entry]:
        """The next deal, when it is still due."""
        due = timing.due(table, self.room.here)
        return commands.go_on(table, self.room.chance) if due is not None and due.seat is None else []
