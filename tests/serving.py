"""A server of one's own for a test, in a process that can be killed."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
START = 90.0


def free_port() -> int:
    """A port of the loopback address that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PortTaken(RuntimeError):
    """Somebody took the port between its choice and the server's start."""


class Serving:
    """``semyorka serve`` in a process of its own, with its tables in ``folder``. Once it runs its port stays.

    ``with Serving(folder) as server:`` starts it and ends it. Told a ``chance`` it deals what follows from that
    (``tests.foreseen``).
    """

    def __init__(
        self, folder: Path, *, pace_scale: float = 0.05, lang: str = "en", chance: str = "", more: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.output = folder.parent / f"{folder.name}.log"
        self.process: subprocess.Popen[bytes] | None = None
        program = ["tests.foreseen", chance] if chance else ["semyorka"]
        self.command = [
            sys.executable, "-m", *program, "serve", "--no-open", "--lang", lang, "--data", str(folder),
            "--pace-scale", str(pace_scale), *more,
        ]  # fmt: skip

    @property
    def address(self) -> str:
        """The address of the main page, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        """The address of the socket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def __enter__(self) -> "Serving":
        try:
            self.start()
        except PortTaken:
            self.port = free_port()
            self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start, and wait until it answers. RuntimeError with what it printed when it does not."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        with self.output.open("ab") as output:
            command = [*self.command, "--port", str(self.port)]
            self.process = subprocess.Popen(command, stdout=output, stderr=output, env=environment, cwd=ROOT)
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()
                return
            time.sleep(0.05)
        self.kill()
        if f"--port {self.port + 1}" in self.printed():
            raise PortTaken(self.printed())
        raise RuntimeError(f"the server did not start:\n{self.printed()}")

    def kill(self) -> None:
        """End it at once, as kill -9 does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Ask it to end, and wait; returns its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        self.process = None
        return status

    def restart(self) -> None:
        """Kill it and start it again with the same tables at the same address."""
        self.kill()
        self.start()

    def printed(self) -> str:
        """Everything it has printed so far."""
        return self.output.read_text("utf-8", "replace") if self.output.exists() else ""
