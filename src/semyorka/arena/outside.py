"""Players in processes of their own, asked over their standard input and answering on their standard output.

A program (``Command``) is sent one line of JSON a decision: ``game``, ``options``, ``seats``, ``seat``, ``scores``,
``seed``, and ``deal``, the view in words as docs/protocol.md describes it. It answers with the word of an action on a
line of its own. An earlier release (``Release``) is asked through arena/release.py, which hands it its own views.
"""

import json
import os
import subprocess
import sys
from ast import literal_eval
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from semyorka.arena import Wrong
from semyorka.telling.views import SeatView, picture

#: Where the door to an earlier release stands. It is run by its path, never imported.
DOOR = Path(__file__).with_name("release.py")


class Outside:
    """A process that answers a line with a line. It ends when its input does."""

    outside = True

    def __init__(self, words: Sequence[str], **more: Any) -> None:
        """``words``: the command. ``Wrong`` when it cannot be started."""
        self.words = list(words)
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", **more
            )
        except (OSError, ValueError, IndexError) as failed:
            raise Wrong("cli-arena-no-start", name=" ".join(self.words)[:80], why=str(failed)) from None

    def ask(self, line: str) -> str:
        """The answer to a line. ``Wrong`` when the process has ended."""
        if self.process.stdin is None or self.process.stdout is None:
            raise AssertionError("both are pipes")
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended, and the line it did not write says so
        return self.line()

    def line(self) -> str:
        """The next line it writes. ``Wrong`` when there is none."""
        told = "" if self.process.stdout is None else self.process.stdout.readline()
        if not told:
            raise Wrong("cli-arena-player-ended", name=" ".join(self.words)[:80], status=str(self.process.wait()))
        return told.strip()

    def close(self) -> None:
        """End it."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


class Command(Outside):
    """Any program that reads views as JSON."""

    def __call__(self, view: SeatView, seed: int) -> str:
        told = {
            "game": view.game, "options": dict(view.options), "seats": view.seats, "seat": view.seat,
            "scores": list(view.scores), "seed": seed, "deal": picture(view, {}),
        }  # fmt: skip
        return self.ask(json.dumps(told, ensure_ascii=False))


class Release(Outside):
    """The bots of another release. ``version`` is what it calls itself."""

    def __init__(self, path: Path, level: int | None) -> None:
        """``path``: a checkout of the repository, or a virtual environment with the package in it.

        ``level``: which of its levels; what it plays when not told otherwise, where None.
        """
        self.level = level
        source = path / "src"
        own = [path / place / "python" for place in (".venv/bin", "bin", ".venv/Scripts", "Scripts")]
        python = next((str(one) for one in own if one.exists()), sys.executable)
        if not (source / "semyorka").is_dir() and python == sys.executable:
            raise Wrong("cli-arena-no-release", path=str(path))
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        super().__init__([python, "-P", str(DOOR), str(source)], env=clean)
        self.version = str(literal_eval(self.line()))

    def __call__(self, view: SeatView, seed: int) -> str:
        kind, told = literal_eval(self.ask(repr((plain_data(view), self.level, seed))))
        if kind != "word":
            raise Wrong("cli-arena-release-failed", version=self.version, why=str(told))
        return str(told)


def plain_data(view: SeatView) -> dict[str, Any]:
    """A view as numbers, words, lists and dictionaries alone."""
    told = {one.name: getattr(view, one.name) for one in fields(SeatView)}
    told["tricks"] = [(trick.leader, trick.plays, trick.taker) for trick in view.tricks]
    return told
