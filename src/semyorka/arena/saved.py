"""An arena on file: a line that says what is played, then a line for each handful of finished deals, as JSON.

A file is only ever added to, so a run that was killed goes on where it stopped. Another set-up is refused.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TextIO

from semyorka import __version__
from semyorka.arena import Wrong
from semyorka.arena.clock import Times, read
from semyorka.arena.contest import Played, Setup

FORMAT = "semyorka-arena 1"
#: The parts of the program that decide what happens in a contest, and what in them does not.
DECIDING = ("bots", "search", "games", "telling", "arena/contest.py", "arena/players.py")
MADE = {".pxd", ".c", ".so", ".pyd", ".pyc"}


@dataclass(slots=True)
class Handful:
    """Finished deals of one duel, by the players' names, with the times of all decisions in them."""

    ours: str
    theirs: str
    played: list[Played]
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))

    def told(self) -> dict[str, Any]:
        """As data for JSON."""
        deals = [[one.number, one.won, one.fair, one.decisions, one.redeals] for one in self.played]
        times = [one.told() for one in self.times]
        return {"ours": self.ours, "theirs": self.theirs, "deals": deals, "times": times}


def handful(told: Mapping[str, Any]) -> Handful:
    """What ``told`` wrote."""
    played = [
        Played(number, tuple(won), tuple(fair), (decisions[0], decisions[1]), redeals)
        for number, won, fair, decisions, redeals in told["deals"]
    ]
    first, second = (read(one) for one in told["times"])
    return Handful(told["ours"], told["theirs"], played, (first, second))


@cache
def version() -> str:
    """The version of the program with a digest of all that decides what happens: equal ones play equally."""
    book = hashlib.sha256()
    for part in DECIDING:
        place = Path(__file__).parents[1] / part
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix not in MADE:
                book.update(path.read_bytes())
    return f"{__version__}+{book.hexdigest()[:8]}"


def heading(setup: Setup, names: Sequence[str]) -> dict[str, Any]:
    """The first line of a file."""
    return {"format": FORMAT, **asdict(setup), "players": list(names), "version": version()}


class Saved:
    """A file to which finished deals are written; ``handfuls`` are those that were in it already."""

    def __init__(self, path: Path, setup: Setup, names: Sequence[str]) -> None:
        """``Wrong`` for a file that cannot be read or written, is none of ours, or has another set-up in it."""
        self.path = path
        self.handfuls: list[Handful] = []
        wanted = heading(setup, names)
        try:
            whole = self.read(wanted) if path.exists() else 0
            self.file: TextIO = path.open("r+" if whole else "w", encoding="utf-8")
            self.file.truncate(whole)
            self.file.seek(whole)
        except OSError as failed:
            raise Wrong("cli-arena-no-file", file=str(path), why=str(failed.strerror or failed)) from None
        if not whole:
            self.write(wanted)

    def read(self, wanted: Mapping[str, Any]) -> int:
        """Take in what is there; returns how many bytes of it are whole lines."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        lines = lines_of(self.path, text[:whole])
        found = next(lines, None)
        if found is None:
            if not json.dumps(wanted).encode().startswith(text):  # not even the beginning of a first line of ours
                raise Wrong("cli-arena-no-arena", file=str(self.path), line=1)
            return 0
        for key, value in wanted.items():
            if found.get(key) != value:
                told = {"theirs": json.dumps(found.get(key)), "ours": json.dumps(value)}
                raise Wrong("cli-arena-other-run", file=str(self.path), what=key, **told)
        self.handfuls = [handful(line) for line in lines]
        return whole

    def add(self, done: Handful) -> None:
        """Write finished deals down at once."""
        self.write(done.told())

    def write(self, told: Mapping[str, Any]) -> None:
        """One line more."""
        self.file.write(json.dumps(told, ensure_ascii=False) + "\n")
        self.file.flush()

    def close(self) -> None:
        """The file is left alone."""
        self.file.close()


def lines_of(path: Path, text: bytes) -> Iterator[dict[str, Any]]:
    """The lines of a file of ours. ``Wrong`` for another."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            told = json.loads(line)
            if number == 1 and told["format"] != FORMAT:
                raise ValueError
        except (ValueError, KeyError, TypeError):
            raise Wrong("cli-arena-no-arena", file=str(path), line=number) from None
        yield told


def load(path: Path) -> tuple[dict[str, Any], list[Handful]]:
    """The first line of a file and all that was played. ``Wrong`` for one that is none of ours."""
    try:
        text = path.read_bytes()
    except OSError as failed:
        raise Wrong("cli-arena-no-file", file=str(path), why=str(failed.strerror or failed)) from None
    head, *rest = [*lines_of(path, text[: text.rfind(b"\n") + 1])] or [{}]
    if not head:
        raise Wrong("cli-arena-no-arena", file=str(path), line=1)
    return head, [handful(line) for line in rest]
