"""A real server in a thread of the test, so that a test can reach into it."""

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from semyorka.server.app import create_app
from semyorka.server.pages import STATIC
from semyorka.server.room import Room
from semyorka.store import Store

Answer = TypeVar("Answer")


class Hosted:
    """uvicorn with the application over a log in ``folder``; ``store`` is that log, whose calls go through ``call``."""

    def __init__(self, folder: Path, pace_scale: float = 0.01, static: Path = STATIC) -> None:
        self.folder, self.pace_scale, self.static = folder, pace_scale, static
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.socket_address = f"ws://127.0.0.1:{self.port}/ws"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the log did not open"
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.store = await Store.open(f"sqlite+aiosqlite:///{self.folder / 'log.sqlite'}")
        self.app = app = create_app(
            self.store, pace_scale=self.pace_scale, static=self.static, reviews_in=self.folder / "reviews"
        )  # fmt: skip
        config = uvicorn.Config(
            app, log_config=None, access_log=False, ws_max_size=2_000_000, timeout_graceful_shutdown=1
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._ready.set()
        await self._server.serve(sockets=[self._listener])
        await self.store.close()

    def call(self, what: Coroutine[Any, Any, Answer]) -> Answer:
        """Run a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(30)

    def room(self, table: str) -> Room:
        """The room of a table."""
        return self.call(self.app.state.rooms.get(table))

    def close(self) -> None:
        """End the server and wait for it."""
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
