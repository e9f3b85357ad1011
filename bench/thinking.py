"""What thinking asks of a machine: memory, the first answer after the start, and the time of a decision.

    ./dev bench thinking [--deals N] [--game KEY …]

For each game, in fresh processes: how much memory one has taken that has played whole deals at level 5; how long a
server takes from ``create_app`` to the first answer of level 5, the best of three starts; and how long
the decisions of levels 3 and 5 take on the wall's clock while another process keeps a processor busy. Exit status 1
where memory passes 100 MB, the first answer half a second, or 95 of 100 decisions 50 ms at level 3 and 1 s at level 5.
"""

import argparse
import asyncio
import json
import multiprocessing
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from semyorka.arena.clock import Times
from semyorka.arena.players import Thinker
from semyorka.bots.selfplay import number_of, play_match
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.shuffle import order
from semyorka.telling.views import SeatView, see

MOST_MEMORY, FIRST_ANSWER = 100.0, 0.5
MOST_SECONDS = {3: 0.05, 5: 1.0}
#: Seats at which games are mostly played.
SEATS = {"pitch": 4, "trump_seven": 3, "seven_leaves": 3, "my_ship_sails": 4}


def megabytes() -> float:
    """The most memory that this process has taken."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024**2 if sys.platform == "darwin" else 1024)


def memory(game: str, deals: int) -> dict[str, float]:
    """Memory before anything is thought, and after whole deals at level 5."""
    before = megabytes()
    play_match(game, SEATS[game], {}, [Thinker(5)] * SEATS[game], 1, counted=deals)
    return {"before": before, "after": megabytes()}


def first_view(game: str) -> SeatView:
    """What the first seat to act sees of a fresh deal."""
    match = GAMES[game](SEATS[game], {})
    deal = match.open(order(match.pack.cards, number_of(1).to_bytes(16, "big")), 0)
    seat = next(one for one in range(match.seats) if deal.awaits(one))
    return see(match, Record(), seat)


async def answered(game: str) -> dict[str, float]:
    """Seconds from the application's making to the first answer of a bot of level 5."""
    from semyorka.server.app import create_app
    from semyorka.server.players import decide
    from semyorka.store import Store

    view = first_view(game)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'log.sqlite'}")
        start, spent = time.perf_counter(), time.process_time()
        create_app(store)
        await decide(view, 5)
        found = {"wall": time.perf_counter() - start, "cpu": time.process_time() - spent}
        await store.close()
    return found


def decisions(game: str, level: int, deals: int) -> dict[str, float]:
    """How long the decisions of a level take by the clock on the wall."""
    times, bot = Times(), Thinker(level)

    def timed(view: SeatView, seed: int) -> str:
        start = time.perf_counter()
        word = bot(view, seed)
        times.add(time.perf_counter() - start)
        return word

    play_match(game, SEATS[game], {}, [timed] * SEATS[game], 2, counted=deals)
    return {"mean": times.mean, "p95": times.quantile(0.95), "count": times.count}


def spin() -> None:
    """Keep a processor busy for ever."""
    while True:
        pass


def apart(*words: str) -> Any:
    """What this file finds out in a fresh process when called with these words."""
    told = subprocess.run([sys.executable, __file__, "--inside", *words], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def inside(kind: str, game: str, *rest: str) -> Any:
    """What a fresh process is asked."""
    if kind == "memory":
        return memory(game, int(rest[0]))
    if kind == "first":
        return asyncio.run(answered(game))
    return decisions(game, int(rest[0]), int(rest[1]))


def main() -> int:
    if sys.argv[1:2] == ["--inside"]:
        print(json.dumps(inside(*sys.argv[2:])))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--game", nargs="+", choices=list(GAMES), default=list(GAMES))
    chosen = parser.parse_args()
    columns = ("memory, MB", "before", "first answer, ms", "of it CPU", *(
        f"level {level} {part}, ms" for level in MOST_SECONDS for part in ("mean", "p95")
    ))  # fmt: skip
    table = Table(title=f"{chosen.deals} deals, the usual house rules")
    for column in ("", *columns):
        table.add_column(column, justify="right")
    well = True
    busy = multiprocessing.get_context("spawn").Process(target=spin, daemon=True)
    for game in chosen.game:
        taken = apart("memory", game, str(chosen.deals))
        first = min((apart("first", game) for _ in range(3)), key=lambda found: float(found["wall"]))
        row = [
            f"{taken['after']:.0f}",
            f"{taken['before']:.0f}",
            f"{1000 * first['wall']:.0f}",
            f"{1000 * first['cpu']:.0f}",
        ]
        well = well and taken["after"] < MOST_MEMORY and first["wall"] < FIRST_ANSWER
        if not busy.is_alive():
            busy.start()
        for level, most in MOST_SECONDS.items():
            times = apart("decisions", game, str(level), str(chosen.deals))
            row += [f"{1000 * times['mean']:.1f}", f"{1000 * times['p95']:.1f}"]
            well = well and times["p95"] < most
        table.add_row(f"{game}, {SEATS[game]} seats", *row)
    busy.terminate()
    Console(width=max(120, Console().width)).print(table)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
