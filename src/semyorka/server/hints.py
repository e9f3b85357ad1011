"""Hints over HTTP: a seat asks about the decision before it, and the best bot answers from that seat's view."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from semyorka.games.facts import Refused
from semyorka.review.hints import hint
from semyorka.review.seeds import seed_of
from semyorka.server.messages import HintWanted
from semyorka.server.players import think
from semyorka.server.room import Room
from semyorka.server.rooms import Rooms
from semyorka.tables import commands
from semyorka.tables.chairs import unlocks
from semyorka.tables.table import Entry, Table
from semyorka.telling.views import SeatView

log = logging.getLogger(__name__)

#: Seconds after which nobody waits for a hint any longer.
PATIENCE = 30.0
#: How many may wait for a hint. They come one by one, so that a bot never waits behind two of them.
MOST_WAITING = 16
#: How many hints are remembered, for those who ask again.
KEPT = 256


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of a table, and its seat's view. ``place``: seat, match, deal, and number of the seat's decision."""

    table: str
    place: tuple[int, int, int, int]
    view: SeatView

    def seed(self) -> int:
        """The seed of its hint."""
        return seed_of("hint", *self.place)


class Hints:
    """Gives hints beside the event loop. Asked again about the same decision, it answers the same."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._order = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[tuple[str, tuple[int, int, int, int]], tuple[SeatView, dict[str, Any]]] = OrderedDict()

    async def of_table(self, key: str, wanted: HintWanted) -> dict[str, Any]:
        """The hint for the seat that the secret opens, and how many it has left. ``Refused`` when it gets none."""
        room = await self.rooms.get(key)
        seat = seat_of(room.table, wanted.secret)
        if self._waiting >= MOST_WAITING:
            raise Refused("refuse-too-many")
        self._waiting += 1
        try:
            question, answer = await asked(room, seat, wanted.revision)
            return {**answer, "hint": await self._answered(question)}
        finally:
            self._waiting -= 1

    async def _answered(self, question: Question) -> dict[str, Any]:
        """The hint for a decision, from memory where it has been given."""
        async with self._order:
            known = self._known.get((question.table, question.place))
            if known is not None and known[0] == question.view:
                return known[1]
            try:
                found = await think(lambda: hint(question.view, question.seed()), PATIENCE)
            except Exception as error:
                log.exception("table %s: no hint was found", question.table)
                raise Refused("refuse-hint-failed") from error
            self._known[question.table, question.place] = question.view, found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
            return found


def seat_of(table: Table, secret: str) -> int:
    """The seat that a secret opens. ``Refused`` for a watcher, and for who has no key at all."""
    seat = table.seat_of(secret)
    if seat is None:
        raise Refused("refuse-not-seated" if unlocks(secret, table.invite_lock) else "refuse-bad-secret")
    return seat


async def asked(room: Room, seat: int, revision: int) -> tuple[Question, dict[str, Any]]:
    """Write down that the seat asks for a hint; its question, and what is told beside the hint.

    The hint is paid for before it is thought out: who hangs up has had it all the same, and may ask again for nothing.
    """
    found: list[tuple[Question, dict[str, Any]]] = []

    def decided(table: Table) -> Sequence[Entry]:
        return commands.hint(table, seat, revision)

    def then() -> None:
        table = room.table
        view = table.seat_view(seat)
        if view is not None:
            place = (seat, table.match_number, view.number, table.hints.number(seat))
            answer = {"revision": table.revision, "left": table.hints.left(seat)}
            found.append((Question(table.key, place, view), answer))

    await room.change(decided, then)
    return found[0]
