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

START = 90.0


def free_port() -> int:
    """A port of the loopback address that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """``semyorka serve`` in a process of its own, with its tables in ``folder``. The port stays the same for life.

    ``with Serving(folder) as server:`` starts it and ends it.
    """

    def __init__(self, folder: Path, *, pace_scale: float = 0.05, lang: str = "en", more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.socket_address = f"ws://127.0.0.1:{self.port}/ws"
        self.output = folder.parent / f"{folder.name}-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [
            sys.executable, "-m", "semyorka", "serve", "--no-open", "--lang", lang, "--port", str(self.port),
            "--data", str(folder), "--pace-scale", str(pace_scale), *more,
        ]  # fmt: skip

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start, and wait until it answers. RuntimeError with what it printed when it does not."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(self.command, stdout=output, stderr=output, env=environment)
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()
                return
            time.sleep(0.05)
        self.kill()
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
