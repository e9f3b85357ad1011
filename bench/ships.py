"""Ships against ships, seat-rotated over the same packs: ``./dev bench ships --ours 5 --theirs 4 --deals 500``.

A player is a level (1 to 5), ``plain``, ``random``, ``manner`` (level 5's manner without the pictures), or the numbers
of a manner with commas between them, such as bench/fit_my_ship_sails.py finds. Each pack is played once with ours on
every chair; intervals are of 95 %, over packs. ``--ours 5 --theirs 5 --once`` plays each pack once and counts the deals
that ran to the cap; ``--caps`` counts those of 10,000 deals of level 5's manner alone, in the kernel, by seats and cap.
"""

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from semyorka.bots import LEVELS, choose, plain
from semyorka.bots.my_ship_sails_thought import manner_of
from semyorka.bots.selfplay import number_of, play_deal
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.search.circle import Circle
from semyorka.search.drift import Drift
from semyorka.telling.views import SeatView, words_of

GAME = "my_ship_sails"
PACK = GAMES[GAME].pack
Player = Callable[[SeatView, int], str]
#: Of one pack: wins of ours, wins of all, deals played, deals nobody won, exchanges; milliseconds of each decision.
Row = tuple[float, float, int, int, int, list[float]]


def by_manner(view: SeatView, seed: int, numbers: tuple[int, ...]) -> str:
    """Passes by a manner and looks no further."""
    if view.own["complete"] and "call" in words_of(GAMES[GAME], view.legal):
        return "call"
    rng = random.Random(seed)
    drift = Drift(view.seats, -1 if view.options["pass_direction"] == "right" else 1)
    drift.behave(view.seat, numbers)
    drift.remember(view.seat, 1)
    passed = [[PACK.card(cards[way]) for cards in view.own["passed"]] for way in (0, 1)]
    drift.recall(view.hand, *passed, 0, 1)
    lane = rng.choices(range(4), drift.manner_odds())[0]
    return PACK.word(rng.choice(members(view.hand & 0xFFFF << 16 * lane)))


def drawn(view: SeatView, seed: int) -> str:
    """Calls when its ship sails, and passes any card."""
    words = words_of(GAMES[GAME], view.legal)
    if "call" in words and view.own["complete"]:
        return "call"
    return random.Random(seed).choice([word for word in words if word != "call"])


def player(name: str, budget: float) -> Player:
    """The player of a name."""
    if name == "plain":
        return plain
    if name == "random":
        return drawn
    if name == "manner":
        return lambda view, seed: by_manner(view, seed, manner_of(view.seats, view.options["max_exchanges"]))
    if "," in name:
        return partial(by_manner, numbers=tuple(int(number) for number in name.split(",")))
    level = LEVELS[int(name) - 1]
    return lambda view, seed: choose(view, level, budget, seed)


def one_pack(settings: argparse.Namespace, number: int) -> Row:
    """Play one pack with ours on every chair, or once."""
    took: list[float] = []

    def timed(view: SeatView, seed: int) -> str:
        start = time.process_time()
        word = ours(view, seed)
        took.append(1000 * (time.process_time() - start))
        return word

    ours, theirs = player(settings.ours, settings.budget), player(settings.theirs, settings.budget)
    rules = dict(rule.split("=") for rule in settings.rules)
    mine = total = 0.0
    nobody = exchanges = 0
    chairs = range(1 if settings.once else settings.seats)
    for chair in chairs:
        match = GAMES[GAME](
            settings.seats, {key: int(value) if value.isdigit() else value for key, value in rules.items()}
        )
        players = [timed if seat == chair else theirs for seat in range(settings.seats)]
        result = play_deal(match, players, number_of(settings.seed, number)).result
        mine += result["delta"][chair]
        total += sum(result["delta"])
        nobody += not result.get("winners")
        exchanges += result.get("exchanges", 0)
    return mine, total, len(chairs), nobody, exchanges, took


def told(rows: list[Row], seats: int) -> str:
    """What came of the packs played."""
    packs = len(rows)
    deals = sum(row[2] for row in rows)
    mine, total = sum(row[0] for row in rows), sum(row[1] for row in rows)
    share = mine / total
    doubt = 1.96 * sqrt(sum((row[0] - share * row[1]) ** 2 for row in rows)) / total
    took = sorted(one for row in rows for one in row[5])
    return (
        f"{packs} packs, {deals} deals: ours wins {100 * mine / deals:.1f} % of the deals, "
        f"{100 * share:.2f} ± {100 * doubt:.2f} % of all wins (its part: {100 / seats:.2f}); "
        f"nobody won {100 * sum(row[3] for row in rows) / deals:.2f} %; "
        f"{sum(row[4] for row in rows) / deals:.1f} exchanges; "
        f"{sum(took) / len(took):.1f} ms a decision, p95 {took[int(0.95 * len(took))]:.1f}, most {took[-1]:.1f}"
    )


def caps(deals: int, seed: int) -> None:
    """How many deals of four to seven seats of the manner nobody wins, by the exchanges allowed."""
    for seats in GAMES[GAME].seats_allowed:
        for most in (30, 100):
            circle = Circle(seats, 1, most)
            for seat in range(seats):
                circle.behave(seat, manner_of(seats, most))
            endless = circle.contest(deals, seed)[1]
            print(f"{seats} seats, {most} exchanges: nobody won {endless} of {deals} ({100 * endless / deals:.2f} %)")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--ours", default="5")
    asked.add_argument("--theirs", default="4")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--deals", type=int, default=500, help="packs, each played with ours on every chair")
    asked.add_argument("--once", action="store_true", help="each pack once")
    asked.add_argument("--budget", type=float, default=1.0)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--rules", nargs="*", default=[], help="house rules as key=value")
    asked.add_argument("--caps", action="store_true", help="deals of the manner alone that ran to the cap")
    settings = asked.parse_args()
    if settings.caps:
        return caps(10_000, settings.seed)
    rows: list[Row] = []
    with ProcessPoolExecutor(settings.workers) as pool:
        for row in pool.map(partial(one_pack, settings), range(settings.deals), chunksize=4):
            rows.append(row)
            if len(rows) % 20 == 0:
                print(told(rows, settings.seats), flush=True)
    print(f"{settings.ours} against {settings.theirs}, {settings.seats} seats: {told(rows, settings.seats)}")


if __name__ == "__main__":
    main()
