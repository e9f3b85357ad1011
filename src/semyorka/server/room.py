"""A room: one live table, those who are connected to it, and the order in which things happen to it.

Decide, write to the log, fold, tell: one change at a time. Nobody hears of what is not in the log.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

from semyorka.games.facts import Refused
from semyorka.server.clock import Clock
from semyorka.server.visitor import Visitor
from semyorka.store import Conflict, StorageFailed, Store
from semyorka.tables.commands import Chance
from semyorka.tables.table import Entry, Table

log = logging.getLogger(__name__)

#: The refusal of what is right but could not be written down: the only one that may end otherwise the next time.
STORAGE = "refuse-storage"

Decide = Callable[[Table], Sequence[Entry]]

#: How many answers a room remembers, for those who ask again because their line broke.
ANSWERS = 256
#: How often a change is decided anew when another program has written to the same log in between.
TRIES = 3


class Room:
    """One live table.

    ``here``: the seats whose people are connected; ``here_version`` counts its changes. ``used``: when somebody last
    came or went, by the clock of the event loop. ``pace_scale`` multiplies every wait.
    """

    def __init__(self, table: Table, store: Store, chance: Chance, pace_scale: float) -> None:
        self.table = table
        self.store = store
        self.chance = chance
        self.visitors: list[Visitor] = []
        self.here: frozenset[int] = frozenset()
        self.here_version = 0
        self.answers: OrderedDict[tuple[str, str], Refused | None] = OrderedDict()
        self.clock = Clock(self, pace_scale)
        self.used = asyncio.get_running_loop().time()
        self._order = asyncio.Lock()
        self._changes: set[asyncio.Task[None]] = set()

    # ---- Changes -------------------------------------------------------------------------------------------

    async def change(self, decide: Decide, then: Callable[[], None] = lambda: None) -> None:
        """Decide on the table as it is, write the entries down, fold them in, call ``then`` and tell everybody.

        Raises ``Refused`` when the command is refused or the log cannot be written; then nothing has changed. A change
        that has begun is finished even when whoever asked for it is gone.
        """
        task = asyncio.create_task(self._change(decide, then))
        self._changes.add(task)
        task.add_done_callback(self._changed)
        await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[None]) -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # it has been heard, even if whoever asked is gone

    async def _change(self, decide: Decide, then: Callable[[], None]) -> None:
        async with self._order:
            try:
                entries = await self._write(decide)
            except StorageFailed as failure:
                log.warning("table %s: the log cannot be written (%s)", self.table.key, failure)
                raise Refused(STORAGE) from failure
            for entry in entries:
                self.table.fold(entry)
            then()
            if entries:
                self.send_away()
                self.tell()

    async def _write(self, decide: Decide) -> Sequence[Entry]:
        """The entries decided on, once they are in the log."""
        for _ in range(TRIES):
            entries = decide(self.table)
            if not entries:
                return entries
            try:
                await self.store.append(self.table.key, self.table.revision + 1, entries)
                return entries
            except Conflict:
                self.table = Table.of(self.table.key, await self.store.entries(self.table.key))
                self.send_away()
                self.tell()
        raise Refused("refuse-stale")

    async def settle(self) -> None:
        """Wait until no change is on its way."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    def busy(self) -> bool:
        """Whether somebody is connected or a change is on its way."""
        return bool(self.visitors or self._changes)

    def remember(self, person: str | None, id: str, refusal: Refused | None) -> None:
        """Keep the answer to an intent, for when the same one comes again. ``person``: the lock of the seat."""
        if person is None:
            return
        self.answers[person, id] = refusal
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    # ---- Those who are connected ---------------------------------------------------------------------------

    def join(self, visitor: Visitor, seat: int | None) -> None:
        """Somebody connects to a seat, or to watch (None); an older window of the same seat is told."""
        for other in self.visitors:
            if seat is not None and other.seat == seat:
                other.say({"type": "elsewhere"})
        self.visitors.append(visitor)
        visitor.enter(self)
        self.give(visitor, seat)
        if len(self.visitors) == 1:
            self.clock.start()

    def give(self, visitor: Visitor, seat: int | None) -> None:
        """The visitor has this seat from now on, or watches (None)."""
        visitor.seat = seat
        visitor.lock = None if seat is None else self.table.chairs[seat].lock
        self._look_round()

    def part(self, visitor: Visitor) -> None:
        """Somebody is not connected any more."""
        self.visitors.remove(visitor)
        visitor.room = None
        self._look_round()
        if not self.visitors:
            self.clock.stop()

    def _look_round(self) -> None:
        """See who is connected now."""
        self.used = asyncio.get_running_loop().time()
        here = frozenset(visitor.seat for visitor in self.visitors if visitor.seat is not None)
        if here != self.here:
            self.here = here
            self.here_version += 1
        self.tell()

    def send_away(self) -> None:
        """Who has lost a seat, because it was given up in another window, watches from now on."""
        for visitor in self.visitors:
            if visitor.seat is not None and self.table.chairs[visitor.seat].lock != visitor.lock:
                self.give(visitor, None)

    def tell(self) -> None:
        """Wake everybody who has something to send or to do about the table as it is now."""
        for visitor in self.visitors:
            visitor.wake.set()
        self.clock.poke()
