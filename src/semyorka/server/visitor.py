"""Somebody connected to a table: which seat, what they have seen, and what to send them next."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from semyorka.server.room import Room


class Visitor:
    """One open socket.

    ``seat`` is None for who only watches; ``lock`` the hash of the seat's secret; ``invite`` what lets one sit.
    ``revision`` is the last one sent. ``wake`` is set when there may be something to send, ``flushed`` when no answer
    waits in ``outbox``. Views do not wait anywhere: who is slow gets fewer of them.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.room: Room | None = None
        self.seat: int | None = None
        self.lock: str | None = None
        self.invite: str | None = None
        self.revision: int | None = None
        self.shown: tuple[int, int, int | None] | None = None
        self.outbox: deque[dict[str, Any]] = deque()
        self.wake = asyncio.Event()
        self.flushed = asyncio.Event()

    def enter(self, room: "Room") -> None:
        """Be in this room; the first view there is a whole one."""
        self.room, self.revision, self.shown = room, None, None

    def say(self, message: dict[str, Any]) -> None:
        """Send this before the next view."""
        self.outbox.append(message)
        self.flushed.clear()
        self.wake.set()

    def news(self) -> dict[str, Any] | None:
        """The view of the table as it is now, with the events since the last one; None when that one still holds."""
        if self.room is None:
            return None
        table = self.room.table
        state = (table.revision, self.room.here_version, self.seat)
        if state == self.shown:
            return None
        events = None if self.revision is None else table.events_since(self.revision)
        since = table.revision if events is None else self.revision
        told = [event.told_to(self.seat) for event in events or ()]
        self.shown, self.revision = state, table.revision
        return {"type": "view", "view": table.view(self.seat, self.room.here), "events": told, "from": since}
