"""``semyorka serve``: tables in the browser, from one process and one file."""

import argparse
import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from semyorka.cli.arguments import Parser
from semyorka.server.app import create_app
from semyorka.store import StorageFailed, Store
from semyorka.words import say

PORT = 7007
#: How many ports after the usual one are tried when nobody named one.
NEIGHBOURS = 50
LOG_FILE = "semyorka.sqlite"
REVIEWS = "reviews"
#: Bytes above which a message of a socket closes it without being looked at.
WHOLE_MESSAGE = 2_000_000
#: Seconds that open sockets have when the server ends.
FAREWELL = 2


class NotServing(Exception):
    """The server cannot begin; the text is ready to print and says what to do."""


# ---- The command -------------------------------------------------------------------------------------------


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka serve``."""

    def port(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) > 65535:
            raise argparse.ArgumentTypeError(parser.tell("cli-serve-bad-port", value=text[:20]))
        return int(text)

    def scale(text: str) -> float:
        with contextlib.suppress(ValueError):
            if 0 <= float(text) <= 100:
                return float(text)
        raise argparse.ArgumentTypeError(parser.tell("cli-serve-bad-pace", value=text[:20]))

    folder = str(data_folder())
    parser.add_argument("--port", type=port, default=None, help=parser.tell("cli-serve-help-port", port=str(PORT)))
    parser.add_argument("--host", default="127.0.0.1", help=parser.tell("cli-serve-help-host"))
    parser.add_argument(
        "--data", type=Path, metavar="DIR", default=None, help=parser.tell("cli-serve-help-data", folder=folder)
    )  # fmt: skip
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=True, help=parser.tell("cli-serve-help-open")
    )  # fmt: skip
    parser.add_argument("--pace-scale", type=scale, default=1.0, help=parser.tell("cli-serve-help-pace"))


def run(options: Any) -> int:
    """Serve until a signal ends it. 1 when it cannot begin, with one line on standard error that says why."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    try:
        asyncio.run(serve(options))
    except NotServing as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(say(options.lang, "cli-serve-bye"))
    return 0


async def serve(options: Any) -> None:
    """Open the log, take the port, tell the address, serve. Raises ``NotServing``."""
    place = (options.data or data_folder()) / LOG_FILE
    store = await opened(place, options.lang)
    try:
        listener = listening(options)
        config = uvicorn.Config(
            create_app(store, pace_scale=options.pace_scale, reviews_in=place.parent / REVIEWS),
            log_config=None, log_level="warning", access_log=False, server_header=False, lifespan="on",
            ws_max_size=WHOLE_MESSAGE, timeout_graceful_shutdown=FAREWELL,
        )  # fmt: skip
        announce(options, listener, place)
        end_gently()
        await uvicorn.Server(config).serve(sockets=[listener])
    finally:
        await store.close()


def end_gently() -> None:
    """Let a signal end the serving and nothing else: the log is closed after it."""

    def heard(_signal: int, _frame: FrameType | None) -> None:
        """uvicorn has acted on the signal by now, and only passes it on."""

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, heard)


# ---- The log -----------------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this system keeps what programs keep for a person."""
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "semyorka"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "semyorka"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "semyorka"


async def opened(place: Path, lang: str) -> Store:
    """The log in this file. Raises ``NotServing`` when it cannot be had."""
    try:
        return await Store.in_file(place)
    except StorageFailed as failure:
        told = {"place": str(place), "detail": failure.detail}
        raise NotServing(say(lang, f"cli-serve-storage-{failure.reason}", told)) from failure


# ---- The port ----------------------------------------------------------------------------------------------


def listening(options: Any) -> socket.socket:
    """A socket that listens where it was asked to; near the usual port when none was named. Raises ``NotServing``."""
    wanted = PORT if options.port is None else options.port
    tried = range(wanted, wanted + NEIGHBOURS) if options.port is None else (wanted,)
    for port in tried:
        try:
            listener = listener_at(options.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise NotServing(why_not(options, port, error)) from error
            continue
        if port != wanted:
            print(say(options.lang, "cli-serve-moved", {"taken": str(wanted), "port": str(port)}))
        return listener
    raise NotServing(say(options.lang, "cli-serve-port-taken", {"port": str(wanted), "next": str(wanted + 1)}))


def listener_at(host: str, port: int) -> socket.socket:
    """A socket that listens at this address. Raises OSError."""
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(100)
    except OSError:
        listener.close()
        raise
    return listener


def why_not(options: Any, port: int, error: OSError) -> str:
    """Why it is not possible to listen there, and what to do."""
    if error.errno in (errno.EACCES, errno.EPERM):
        return say(options.lang, "cli-serve-port-denied", {"port": str(port), "next": str(PORT)})
    detail = error.strerror or str(error)
    return say(options.lang, "cli-serve-host-bad", {"host": options.host[:60], "detail": detail})


# ---- The address -------------------------------------------------------------------------------------------


def announce(options: Any, listener: socket.socket, place: Path) -> None:
    """Print the address and open it in the browser."""
    host, port = listener.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    address = address_of("127.0.0.1" if everywhere else host, port)
    print(say(options.lang, "cli-serve-ready", {"address": address}))
    if everywhere and (near := own_address()):
        print(say(options.lang, "cli-serve-network", {"address": address_of(near, port)}))
    print(say(options.lang, "cli-serve-stop", {"place": str(place)}), flush=True)
    if options.open and has_screen():
        threading.Thread(target=show, args=(address,), daemon=True).start()


def address_of(host: str, port: int) -> str:
    """The address of the main page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str | None:
    """This machine's address in its network, None when it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def has_screen() -> bool:
    """Whether there is a screen for a browser; without one, some would open in this very terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))


def show(address: str) -> None:
    """Open the address; it has been printed, so nothing is lost when there is no browser."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
