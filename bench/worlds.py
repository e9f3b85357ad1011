"""How long a world takes: deals that can still be, drawn as one seat knows them, in each game with tricks.

./dev bench worlds [--views N] [--draws N] [--seed S]

Each view is that of the seat to act somewhere in a deal played by lot under house rules by lot. Processor time a world,
after what is known was read and counted, which is timed apart: median and 95th percentile over the views.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from semyorka import compiled
from semyorka.bots.pitch_cards import voids_by
from semyorka.bots.reading import Reading
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.worlds import Worlds
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see

READINGS: dict[str, Callable[[SeatView], Reading]] = {
    "trump_seven": TrumpReading,
    "seven_leaves": LeavesReading,
    "pitch": lambda view: Reading(view, view.trump, voids_by(view.options)),
}


def view_of(game: str, rng: random.Random) -> SeatView:
    """The view of the seat to act somewhere in the play of a deal."""
    while True:
        options = {rule.key: rng.choice(rule.values) for rule in GAMES[game].house_rules if rng.random() < 0.5}
        match = GAMES[game](rng.choice(list(GAMES[game].seats_allowed)), options)
        deal: Any = match.open(rng.sample(match.pack.cards, len(match.pack.cards)), rng.randrange(match.seats))
        record, cards = Record(), rng.randrange(1, 5 * match.seats)
        while not deal.over():
            in_play = match.phase(deal) == "play"
            if in_play and cards == 0:
                return see(match, record, deal.to_act)
            cards -= in_play
            record.add(match.play(deal.to_act, match.word(rng.choice(members(deal.legal_set())))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--views", type=int, default=200)
    parser.add_argument("--draws", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table("game", "views", "set-up, ms: median", "95 of 100", "a world, µs: median", "95 of 100")
    for game, reading in READINGS.items():
        rng, set_ups, draws = random.Random(f"{asked.seed} {game}"), [], []
        for _ in range(asked.views):
            view = view_of(game, rng)
            start = time.process_time()
            worlds = Worlds(reading(view), asked.seed)
            middle = time.process_time()
            for _ in range(asked.draws):
                worlds.draw()
            set_ups.append(1e3 * (middle - start))
            draws.append(1e6 * (time.process_time() - middle) / asked.draws)
        row = [f"{sorted(times)[int(len(times) * part)]:.2f}" for times in (set_ups, draws) for part in (0.5, 0.95)]
        table.add_row(game, str(asked.views), *row)
    print(f"the drawing of worlds is {compiled.manner()}")
    Console().print(table)


if __name__ == "__main__":
    main()
