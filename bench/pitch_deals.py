"""Deals of Auction Pitch between two bots, each counted by what it does to the chance to win the match.

./dev bench pitch_deals OURS THEIRS [--seats N] [--deals N] [--seed S] [--rule KEY=VALUE …]

A bot is a level (1-5) or ``plain``. A deal begins at scores drawn by lot. Ours sits once on every chair among theirs
over the same cards, and its chance after the deal is compared with that of theirs on that chair over the same cards.
Figures: hundredths of a match a deal, with a 95 % interval over deals; then the milliseconds a decision of ours.
"""

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from time import process_time
from typing import Any

from semyorka.bots import choose, pitch_equity, plain
from semyorka.bots.selfplay import Player, number_of, play_deal
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

#: Deals between two lines of the table.
EVERY = 10


def player(name: str, spent: list[float]) -> Player:
    """A bot by its name; the seconds of its decisions are added to ``spent``."""

    def play(view: SeatView, seed: int) -> str:
        start = process_time()
        word = plain(view, seed) if name == "plain" else choose(view, int(name), 1.0, seed)
        if view.legal & view.legal - 1:
            spent.append(process_time() - start)
        return word

    return play


def some_match(seats: int, options: dict[str, Any], scores: Sequence[int] = ()) -> Any:
    """A match at these scores."""
    match = GAMES["pitch"](seats, options)
    match.scores = list(scores) or [0] * seats
    return match


def payoff(match: Any, players: Sequence[Player], seed: int) -> Sequence[float]:
    """The chance of each seat to win the match after one more deal that counts."""
    deal = play_deal(match, players, seed)
    while deal.result["redeal"]:
        seed = number_of(seed, 7)
        deal = play_deal(match, players, seed)
    if match.winners:
        return [1.0 / len(match.winners) if seat in match.winners else 0.0 for seat in range(match.seats)]
    return pitch_equity.chances(match.scores, int(match.dealer or 0), match.options)


def gain(seats: int, options: dict[str, Any], ours: Player, theirs: Player, rng: random.Random) -> float:
    """What ours gains on theirs in one deal, as the mean over the chairs."""
    target = some_match(seats, options).options["target"]
    top = rng.randint(0, target - 1)
    scores = [max(-3, top - int(rng.expovariate(1 / 3))) for _ in range(seats)]
    seed = rng.getrandbits(30)
    usual = payoff(some_match(seats, options, scores), [theirs] * seats, seed)
    whole = 0.0
    for seat in range(seats):
        players = [ours if one == seat else theirs for one in range(seats)]
        whole += payoff(some_match(seats, options, scores), players, seed)[seat] - usual[seat]
    return whole / seats


def told(gains: Sequence[float], spent: Sequence[float]) -> str:
    """The figures so far."""
    mean = sum(gains) / len(gains)
    error = sqrt(sum((one - mean) ** 2 for one in gains) / max(1, len(gains) - 1) / len(gains))
    times = sorted(spent) or [0.0]
    slow = times[int(0.95 * (len(times) - 1))]
    return (
        f"{len(gains)} deals: {100 * mean:+.2f} ± {196 * error:.2f} hundredths of a match a deal; "
        f"{1000 * sum(times) / len(times):.1f} ms a decision, 95 % under {1000 * slow:.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[], help="a house rule, KEY=VALUE")
    chosen = parser.parse_args()
    options = {key: int(value) if value.isdigit() else value for key, value in (one.split("=") for one in chosen.rule)}
    spent: list[float] = []
    ours, theirs = player(chosen.ours, spent), player(chosen.theirs, [])
    rng = random.Random(f"deals {chosen.seats} {chosen.seed}")
    gains: list[float] = []
    for number in range(chosen.deals):
        gains.append(gain(chosen.seats, options, ours, theirs, rng))
        if (number + 1) % EVERY == 0 or number + 1 == chosen.deals:
            print(f"{chosen.seats} seats, {chosen.ours} against {chosen.theirs}, {told(gains, spent)}", flush=True)


if __name__ == "__main__":
    main()
