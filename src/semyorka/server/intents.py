"""What those who are connected ask for, brought to the table: each intent becomes one change of its room."""

from collections.abc import Sequence

from semyorka.games.facts import Refused
from semyorka.server.chance import new_secret
from semyorka.server.messages import (
    Act,
    Cut,
    Hello,
    Intent,
    Leave,
    Next,
    Rename,
    SetChair,
    SetPace,
    Sit,
    Start,
    Stop,
    done,
)
from semyorka.server.names import bot_names
from semyorka.server.room import STORAGE, Room
from semyorka.server.rooms import Rooms
from semyorka.server.visitor import Visitor
from semyorka.tables import commands
from semyorka.tables.chairs import locked, unlocks
from semyorka.tables.table import Entry, Table


async def greet(visitor: Visitor, rooms: Rooms, hello: Hello) -> None:
    """Let somebody in: to their seat with its secret, to watch with the table's invite. ``Refused`` otherwise."""
    room = await rooms.get(hello.table)
    seat = admitted(room.table, hello)
    if seat is not None and room.table.chairs[seat].kind == "bot":
        back = seat
        await room.change(lambda table: commands.come_back(table, back))
        seat = admitted(room.table, hello)
    if visitor.room is not None:
        visitor.room.part(visitor)
    visitor.invite = hello.invite
    room.join(visitor, seat)


def admitted(table: Table, hello: Hello) -> int | None:
    """The seat a greeting opens, None when it only lets one watch. ``Refused`` when it opens nothing."""
    if hello.secret is not None:
        seat = table.seat_of(hello.secret)
        if seat is None:
            raise Refused("refuse-bad-secret")
        return seat
    if hello.invite is None or not unlocks(hello.invite, table.invite_lock):
        raise Refused("refuse-bad-invite")
    return None


async def carry_out(visitor: Visitor, room: Room, intent: Intent) -> None:
    """Do what is asked and say ``done``. ``Refused`` when it is not done.

    The same intent of the same person a second time is answered as the first time.
    """
    if isinstance(intent, Sit):
        await sit(visitor, room, intent)
        return
    seat, person = visitor.seat, visitor.lock
    if person is not None and (person, intent.id) in room.answers:
        refusal = room.answers[person, intent.id]
        if refusal is not None:
            raise refusal.with_traceback(None)
        visitor.say(done(intent.id))
        return
    try:
        await room.change(
            lambda table: decided(visitor, room, table, seat, intent), lambda: visitor.say(done(intent.id))
        )  # fmt: skip
    except Refused as refusal:
        if refusal.key != STORAGE:
            room.remember(person, intent.id, refusal)
        raise
    room.remember(person, intent.id, None)


async def sit(visitor: Visitor, room: Room, intent: Sit) -> None:
    """A seat for somebody who watches, and its secret for them alone."""
    if visitor.seat is not None:
        if room.table.chairs[visitor.seat].intent != locked(intent.id):
            raise Refused("refuse-already-seated")
        visitor.say(done(intent.id))
        return
    secret, given = new_secret(), -1

    def decide(table: Table) -> Sequence[Entry]:
        nonlocal given
        entries, given = commands.sit(table, visitor.invite or "", intent.id, intent.name, intent.seat, secret)
        return entries

    def tell() -> None:
        visitor.say({"type": "seated", "seat": given, "secret": secret})
        visitor.say(done(intent.id))
        room.give(visitor, given)

    await room.change(decide, tell)


def decided(visitor: Visitor, room: Room, table: Table, seat: int | None, intent: Intent) -> Sequence[Entry]:
    """The log entries an intent brings. ``Refused`` when it may not be."""
    match intent:
        case Start():
            return commands.start(table, seat, room.chance, names_for(visitor, table))
        case SetPace():
            return commands.set_pace(table, seat, intent.pace)
        case SetChair():
            name = names_for(visitor, table)[0]
            return commands.chair(table, seat, intent.seat, intent.kind, name, intent.level, room.here)
        case Stop():
            return commands.stop(table, seat, intent.id, intent.revision)
        case Next() if seat is None:
            return commands.watchers_next(table, intent.revision, room.chance)
    if seat is None:
        raise Refused("refuse-not-seated")
    match intent:
        case Act():
            return commands.act(table, seat, intent.id, intent.revision, intent.action)
        case Next():
            return commands.ready(table, seat, intent.id, intent.revision)
        case Cut():
            return commands.cut(table, seat, intent.id, intent.entropy)
        case Rename():
            return commands.rename(table, seat, intent.name)
        case Leave():
            return commands.leave(table, seat, names_for(visitor, table)[0])
        case Sit():
            raise TypeError("sitting down goes by its own way")


def names_for(visitor: Visitor, table: Table) -> list[str]:
    """Names for bots in the visitor's language, by seat, that nobody at the table has."""
    return bot_names(visitor.lang, len(table.chairs), {chair.name for chair in table.chairs})
