"""The socket: one task hears, one speaks. Answers wait for their turn, views never do."""

import asyncio
import logging
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from semyorka.games.facts import Refused
from semyorka.server.guard import Bucket, own_page
from semyorka.server.intents import carry_out, greet
from semyorka.server.messages import LONGEST_MESSAGE, Hello, Unreadable, encoded, id_of, read, refused
from semyorka.server.names import preferred
from semyorka.server.rooms import Rooms
from semyorka.server.visitor import Visitor

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

#: The code with which a foreign page's socket is closed.
FOREIGN = 4403
#: The code with which a socket is closed after a mistake of ours.
FAILED = 1011
#: Messages a second, and at once, of one socket.
RATE, BURST = 30.0, 60
#: Seconds to hear no more of a socket that says too much.
TOO_MUCH = 0.1
#: Seconds that one message may take to leave.
SENDING = 30.0


async def attend(socket: Socket, rooms: Rooms) -> None:
    """Serve one socket from its opening to its end."""
    await socket.accept()
    if not own_page(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(FOREIGN, "this page does not belong to this server")
        return
    # A page cannot set a header of its socket, so the reader's own choice comes in the address.
    lang = socket.query_params.get("lang") or socket.headers.get("accept-language")
    visitor = Visitor(preferred(lang))
    tasks = {asyncio.create_task(hear(socket, visitor, rooms)), asyncio.create_task(speak(socket, visitor))}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except (WebSocketDisconnect, OSError):  # gone, or takes nothing any more
        return
    except Exception:
        log.exception("a socket failed")
        await socket.close(FAILED, "the server made a mistake")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if visitor.room is not None:
            room = visitor.room
            room.part(visitor)
            rooms.let_go(room)


async def speak(socket: Socket, visitor: Visitor) -> None:
    """Send answers, and the newest view whenever it is another than the last one sent."""
    while True:
        await visitor.wake.wait()
        visitor.wake.clear()
        while visitor.outbox:
            await send(socket, encoded(visitor.outbox.popleft()))
        visitor.flushed.set()
        news = visitor.news()
        if news is not None:
            await send(socket, encoded(news))


async def send(socket: Socket, text: str) -> None:
    """Send one message. ``TimeoutError`` when the other side takes nothing any more."""
    async with asyncio.timeout(SENDING):
        await socket.send_data(text)


async def hear(socket: Socket, visitor: Visitor, rooms: Rooms) -> None:
    """Read messages one by one; the next one is read when the answer to the last has left."""
    bucket = Bucket(RATE, BURST, asyncio.get_running_loop().time)
    while True:
        raw = await receive(socket)
        if bucket.take():
            await heed(visitor, rooms, raw)
        else:
            visitor.say(refused(id_of(raw[:LONGEST_MESSAGE]), Refused("refuse-too-many")))
            await asyncio.sleep(TOO_MUCH)
        await visitor.flushed.wait()


async def receive(socket: Socket) -> bytes:
    """The next message, as bytes. ``WebSocketDisconnect`` when there will be none."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the socket was closed")
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""


async def heed(visitor: Visitor, rooms: Rooms, raw: bytes) -> None:
    """Do what one message asks, and answer it."""
    try:
        message = read(raw)
    except Unreadable as unreadable:
        visitor.say(refused(unreadable.id, unreadable.refusal))
        return
    try:
        if isinstance(message, Hello):
            await greet(visitor, rooms, message)
        elif visitor.room is None:
            raise Refused("refuse-hello-first")
        else:
            await carry_out(visitor, visitor.room, message)
    except Refused as refusal:
        visitor.say(refused(None if isinstance(message, Hello) else message.id, refusal))
