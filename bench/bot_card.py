"""The card of the bots: how strong each level is, how much it gives away, how long it takes. Writes docs/bots.md.

    ./dev bench bot_card [--game KEY …] [--deals N] [--views N] [--quick] [--page FILE] [--folder FOLDER] [--only-page]

For each game and number of seats it plays every level among the level below and among plain bots, and level 5 with a
quarter of the deals among random players, our own tree search and OpenSpiel's, into arena files (docs/arena.md) in a
folder; it goes on from what is there, and ``--only-page`` plays nothing. Other arena files in the folder come into the
page too, each duel as a line. ``--quick`` is for trying: few deals, and a page of its own.

What a level gives away is measured on the same decisions for all: positions from matches of plain bots, each weighed
by level 5 with four times its usual number of deals and a seed of its own; forced ones are left out.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import fmean
from typing import Any

from semyorka.arena.contest import Setup
from semyorka.arena.decisions import given_away, some_decisions
from semyorka.arena.duel import Duel, fight, of_duel
from semyorka.arena.figures import estimate
from semyorka.arena.saved import Handful, Saved, load, version
from semyorka.bots import LEVELS, choose, settings, standing
from semyorka.games import GAMES
from semyorka.telling.views import SeatView
from semyorka.words import say

ROOT = Path(__file__).parents[1]
#: Seats at which the levels of a game are compared.
SEATS = {"pitch": (2, 4), "trump_seven": (3,), "seven_leaves": (2, 3, 4), "my_ship_sails": (4,)}
BEST = LEVELS[-1]
NAMES = ["plain", *(f"level-{number}" for number in LEVELS)]
#: How many times the usual number of deals the judge of decisions tries.
JUDGE = 4.0
QUICK_DEALS, QUICK_VIEWS = 6, 12


# ---- Strength ----------------------------------------------------------------------------------------------


def thinks(game: str) -> bool:
    """Whether a game has levels at all."""
    try:
        settings(game, BEST)
    except ValueError:
        return False
    return True


def pairs() -> list[tuple[str, str]]:
    """Every level among the one below, and among plain bots."""
    steps = [(f"level-{number}", f"level-{number - 1}") for number in LEVELS[1:]]
    return steps + [(f"level-{number}", "plain") for number in LEVELS]


def others(game: str, ladder: Duel) -> list[str]:
    """Who else level 5 is measured against; ``ladder``: a duel of it that says how long its decisions take.

    Tree searches get as many milliseconds as it takes itself, that of OpenSpiel also as many simulations as it tries
    deals.
    """
    if GAMES[game].together:
        return ["random"]
    time = f"{max(1, round(1000 * ladder.times[0].mean))}ms"
    return ["random", f"ismcts:{time}", f"openspiel-ismcts:{settings(game, BEST).worlds}", f"openspiel-ismcts:{time}"]


def play_others(setup: Setup, deals: int, folder: Path, stem: str, workers: int) -> None:
    """Play level 5 among others, each into a file."""
    ladder = File(folder / f"{stem}.jsonl", *load(folder / f"{stem}.jsonl")).duels[f"level-{BEST}", "plain"]
    for theirs in others(setup.game, ladder):
        path = folder / f"{stem}-{theirs.replace(':', '-')}.jsonl"
        play(setup, deals, path, workers, [f"level-{BEST}", theirs], [(f"level-{BEST}", theirs)])


def play(
    setup: Setup, deals: int, path: Path, workers: int, names: Sequence[str], duels: Sequence[tuple[str, str]]
) -> None:
    """Play what is missing of duels into their file."""
    saved = Saved(path, setup, names)

    def progress(duel: Duel) -> None:
        print(f"\r{path.stem}: {duel.ours} / {duel.theirs} {len(duel.row)}   ", end="", file=sys.stderr, flush=True)

    fight(setup, [Duel(ours, theirs, deals) for ours, theirs in duels], workers, saved, progress)
    saved.close()
    print(file=sys.stderr)


# ---- What is given away ------------------------------------------------------------------------------------


def by_level(task: tuple[SeatView, int]) -> list[float]:
    """By level the chance to win that its choice costs, as the judge sees it."""
    view, number = task
    return given_away(view, [choose(view, level, 1.0, number) for level in LEVELS], JUDGE, number)


def regret(game: str, seats: int, views: int, path: Path, workers: int) -> None:
    """What every level gives away a decision, into a file."""
    if path.exists():
        found = json.loads(path.read_text())
        if found["version"] == version() and len(found["rows"]) >= views:
            return
    tasks = list(zip(some_decisions(game, seats, views), range(views), strict=True))
    with ProcessPoolExecutor(workers) as pool:
        rows = list(pool.map(by_level, tasks, chunksize=4))
    path.write_text(json.dumps({"version": version(), "rows": rows}) + "\n")


# ---- The page ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class File:
    """An arena file: its first line and its duels, as far as they go without a gap."""

    path: Path
    head: dict[str, Any]
    handfuls: list[Handful]
    duels: dict[tuple[str, str], Duel] = field(default_factory=dict)

    @property
    def contest(self) -> str:
        """What a contest in it is, as ``Setup.contest``."""
        return Setup(self.head["game"], self.head["seats"], unit=self.head.get("unit", "")).contest

    def __post_init__(self) -> None:
        for ours, theirs in dict.fromkeys((one.ours, one.theirs) for one in self.handfuls):
            duel = Duel(ours, theirs, sys.maxsize)
            for done in of_duel(duel, self.handfuls):
                duel.take(done)
            if duel.row:
                self.duels[ours, theirs] = duel


def gain(duel: Duel | None) -> str:
    """What one gains, in percentage points."""
    if duel is None or len(duel.row) < 2:
        return "–"
    return f"{100 * duel.gain.mean:+.1f} ± {100 * duel.gain.half:.1f}"


def milliseconds(duel: Duel, side: int = 0) -> str:
    """The time of a decision on average, and that of 95 in 100."""
    times = duel.times[side]
    return f"{1000 * times.mean:.1f}, {1000 * times.quantile(0.95):.1f}"


def level_lines(file: File, regrets: Path) -> list[str]:
    """The table of the levels of one game at one number of seats."""
    rows = json.loads(regrets.read_text())["rows"] if regrets.exists() else []
    lines = [
        "| level | among the level below | among plain bots | gives away | a decision, ms: mean, 95 in 100 |",
        "|---|---:|---:|---:|---:|",
    ]
    for place, number in enumerate(LEVELS):
        name = f"level-{number}"
        below, simple = file.duels.get((name, f"level-{number - 1}")), file.duels.get((name, "plain"))
        lost = estimate([100 * row[place] for row in rows]) if len(rows) > 1 else None
        cells = [
            str(number), gain(below), gain(simple), "–" if lost is None else f"{lost.mean:.2f} ± {lost.half:.2f}",
            "–" if simple is None else milliseconds(simple),
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    counts = sorted({len(duel.row) for duel in file.duels.values()})
    told = f"{counts[0]} deals a duel" if len(counts) == 1 else f"{counts[0]} to {counts[-1]} deals a duel"
    fair = fmean(duel.fair for duel in file.duels.values())
    counted = {"chance": "counted in chances", "deal": "each for itself", "match": "whole matches"}[file.contest]
    return [*lines, "", f"{told}, {counted}; {len(rows)} decisions; the fair share is {100 * fair:.1f} %."]


def other_lines(files: Sequence[File]) -> list[str]:
    """The duels that somebody else has played into the folder."""
    rows = []
    for file in files:
        rules = " ".join(f"{key}={value}" for key, value in file.head["options"].items())
        counted = ", chances" if file.contest == "chance" else ""
        seats = f"{file.head['seats']}{', ' + rules if rules else ''}{counted}"
        for duel in file.duels.values():
            took = f"{milliseconds(duel)} | {milliseconds(duel, 1)}"
            rows.append(f"| {seats} | {duel.ours} | {duel.theirs} | {gain(duel)} | {len(duel.row)} | {took} |")
    if not rows:
        return []
    head = "| seats | one | among | gains | deals | its ms: mean, 95 in 100 | theirs |"
    return ["", head, "|---|---|---|---:|---:|---:|---:|", *sorted(rows)]


INTRO = """# The card of the bots

How much a bot gains by sitting alone among others, in percentage points beyond the fair share, with half of the 95 %
interval. What is won: in Trump Seven and My Ship Sails the deal; in Auction Pitch and Seven Leaves single deals are
counted by what they do to the chance to win the match, or not to be the one who is left, so the gain is made in every
deal of a match. Lines without the word "chances" are whole matches there. Every deal is played with the bot on every
chair, and the deal is the unit: [arena.md](arena.md).

"Gives away" is how much of the chance to win, in percentage points, a decision of the level costs on average: {views}
decisions a table from matches of plain bots, weighed by level 5 with {judge:.0f} times its usual number of deals and
another seed; forced ones are left out. What is left at level 5 is the doubt of that judgement. Times are CPU time.

Version {version}, {date}. Made by

```
./dev bench bot_card --deals {deals} --views {views}
```
"""


def page(folder: Path, games: Sequence[str], deals: int, views: int) -> str:
    """The whole page."""
    facts = {"version": version(), "date": date.today().isoformat(), "deals": deals, "views": views, "judge": JUDGE}
    parts = [INTRO.format(**facts)]
    files = [File(path, *load(path)) for path in sorted(folder.glob("*.jsonl"))]
    for game in games:
        mine = [file for file in files if file.head["game"] == game]
        ladders = [file for file in mine if file.head["players"] == NAMES and not file.head["options"]]
        if not mine:
            continue
        parts.append(f"\n## {say('en', f'game-{game}')}\n")
        for file in ladders:
            if len(SEATS[game]) > 1:
                parts.append(f"\n### {file.head['seats']} seats\n")
            parts += level_lines(file, folder / f"{file.path.stem}-regret.json")
        parts += other_lines([file for file in mine if file not in ladders])
        old = {file.head["version"] for file in mine} - {version()}
        parts += ["", f"Some of it was played by {', '.join(sorted(old))}."] if old else []
    return "\n".join(parts).replace("\n\n\n", "\n\n").rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--views", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--page", type=Path, default=None)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only-page", action="store_true")
    chosen = parser.parse_args()
    place = "card-quick" if chosen.quick else "card"
    folder = chosen.folder or ROOT / "build" / place
    out = chosen.page or (folder / "bots.md" if chosen.quick else ROOT / "docs" / "bots.md")
    deals, views = (QUICK_DEALS, QUICK_VIEWS) if chosen.quick else (chosen.deals, chosen.views)
    folder.mkdir(parents=True, exist_ok=True)
    for game in chosen.game if not chosen.only_page else ():
        if not thinks(game):
            print(f"{game}: its bots have no levels yet", file=sys.stderr)
            continue
        for seats in SEATS[game][:1] if chosen.quick else SEATS[game]:
            setup = Setup(game, seats, {}, chosen.seed, "chance" if game in standing.KNOWN else "")
            stem = f"{game}-{seats}"
            play(setup, deals, folder / f"{stem}.jsonl", chosen.processes, NAMES, pairs())
            play_others(setup, max(2, deals // 4), folder, stem, chosen.processes)
            regret(game, seats, views, folder / f"{stem}-regret.json", chosen.processes)
    out.write_text(page(folder, chosen.game, deals, views), encoding="utf-8")
    print(f"written: {os.path.relpath(out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
