"""The application's own routes without a network: its requests and sockets, byte for byte, in one process."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

Heard = Callable[[str, bytes], None]

#: Seconds to wait for an answer before the audit itself is given up.
PATIENCE = 30.0
HOST = (b"host", b"table.example")


class Chair(msgspec.Struct):
    here: bool


class View(msgspec.Struct):
    revision: int
    stage: str
    chairs: list[Chair]


class Told(msgspec.Struct):
    """What the audit itself must understand of a message."""

    type: str
    id: str | None = None
    view: View | None = None


_told = msgspec.json.Decoder(Told)


def scope(kind: str, path: str, query: str = "", headers: tuple[tuple[bytes, bytes], ...] = ()) -> dict[str, Any]:
    """A connection as the application sees it."""
    return {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http", "path": path, "raw_path": path.encode(), "root_path": "",
        "query_string": query.encode(), "headers": [HOST, *headers], "client": ("192.0.2.1", 1),
        "server": ("table.example", 80), "extensions": {}, "state": {},
    }  # fmt: skip


class Life:
    """The application's life around its connections: ``async with Life(app):``."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.in_, self.out = asyncio.Queue[dict[str, Any]](), asyncio.Queue[dict[str, Any]]()

    async def __aenter__(self) -> None:
        around = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.task = asyncio.create_task(self.app(around, self.in_.get, self.out.put))
        await self.turn("startup")

    async def __aexit__(self, *_: object) -> None:
        await self.turn("shutdown")
        await self.task

    async def turn(self, what: str) -> None:
        await self.in_.put({"type": f"lifespan.{what}"})
        async with asyncio.timeout(PATIENCE):
            answer = await self.out.get()
        if answer["type"] != f"lifespan.{what}.complete":
            raise RuntimeError(f"the application's {what} failed")


async def asked(app: Any, path: str, query: str = "", key: str | None = None, body: bytes | None = None) -> bytes:
    """Everything that the answer to a GET, or with a ``body`` to a POST, consists of: status, headers and body."""
    headers = () if key is None else ((b"authorization", f"Bearer {key}".encode()),)
    told, got = asyncio.Event(), bytearray()

    async def receive() -> dict[str, Any]:
        if told.is_set():
            await asyncio.Event().wait()
        told.set()
        return {"type": "http.request", "body": body or b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            got.extend(b"%d\n" % message["status"])
            got.extend(b"".join(name + b": " + value + b"\n" for name, value in message["headers"]))
        else:
            got.extend(message.get("body", b""))

    around = {**scope("http", path, query, headers), "method": "GET" if body is None else "POST"}
    async with asyncio.timeout(PATIENCE):
        await app(around, receive, send)
    return bytes(got)


class Line:
    """One socket. ``heard`` is told the route and the bytes of everything that comes; ``revision``, ``stage`` and
    ``here`` are those of the newest view, ``answers`` the kinds of the answers by id."""

    def __init__(self, app: Any, route: str, heard: Heard | None = None, lang: str = "ru") -> None:
        self.route = route
        self.heard = heard
        self.revision = -1
        self.stage = ""
        self.here: tuple[bool, ...] = ()
        self.answers: dict[str | None, str] = {}
        self.news = asyncio.Event()
        self.in_ = asyncio.Queue[dict[str, Any]]()
        self.in_.put_nowait({"type": "websocket.connect"})
        around = {**scope("websocket", "/ws", f"lang={lang}"), "subprotocols": []}
        self.task = asyncio.create_task(app(around, self.in_.get, self.receive))

    async def receive(self, message: dict[str, Any]) -> None:
        """Something has come from the application."""
        if message["type"] == "websocket.send":
            text = message.get("text")
            raw = text.encode() if text is not None else message["bytes"]
            told = _told.decode(raw)
            if told.view is not None:
                self.revision, self.stage = told.view.revision, told.view.stage
                self.here = tuple(chair.here for chair in told.view.chairs)
            else:
                self.answers[told.id] = told.type
        else:
            raw = repr(sorted(message.items())).encode()
        if self.heard is not None:
            self.heard(self.route, raw)
        self.news.set()

    def say(self, raw: bytes) -> None:
        """Send bytes as they are."""
        self.in_.put_nowait({"type": "websocket.receive", "text": None, "bytes": raw})

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.say(msgspec.json.encode(message))

    async def until(self, fits: Callable[["Line"], bool]) -> None:
        """Wait for something that has come or will. TimeoutError when it does not."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self):
                self.news.clear()
                await self.news.wait()

    async def answer(self, id: str | None) -> str:
        """Wait for the answer to an id, and forget it."""
        await self.until(lambda line: id in line.answers)
        return self.answers.pop(id)

    async def close(self) -> None:
        """Hang up."""
        self.heard = None
        self.in_.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            with suppress(asyncio.CancelledError):
                await self.task
