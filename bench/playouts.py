"""Random play: whole deals with auction and count, ours against OpenSpiel's in the same run.

    ./dev bench playouts [--seconds 3] [--rounds 5]

An action is a call or a card. For OpenSpiel each chance action (a card dealt) is counted as an action too, which
favours it. Rounds of ours and of theirs alternate and are timed in CPU seconds; the figure is the median of the ratios
of the rounds.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import pyspiel

from semyorka import compiled
from semyorka.games import GAMES
from semyorka.search.playouts import playouts

PEERS = {
    "OpenSpiel oh_hell 4x6": (
        "oh_hell(players=4,num_suits=4,num_cards_per_suit=13,num_tricks_fixed=6,off_bid_penalty=false)"
    ),
    "OpenSpiel euchre": "euchre",
}


def peer_rate(game: "pyspiel.Game", seconds: float, rng: random.Random) -> float:
    """Actions a second of random play driven from Python."""
    actions, start = 0, time.process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                choices, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(choices, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
        state.returns()
        spent = time.process_time() - start
        if spent > seconds:
            return actions / spent


def our_rate(key: str, seats: int, seconds: float, seed: int) -> float:
    """Actions a second of random play: shuffled, dealt, played, counted."""
    position = GAMES[key](seats).position()
    batch = 20_000 if compiled.manner() == "compiled" else 100
    actions, start = 0, time.process_time()
    while True:
        seed += 1
        actions += playouts(position, batch, seed)
        spent = time.process_time() - start
        if spent > seconds:
            return actions / spent


def compare(seconds: float, rounds: int) -> None:
    """Alternate rounds and print a row a pair: rates and the ratio with its range."""
    print(f"rules: {compiled.manner()}; {rounds} rounds of {seconds} s each")
    print(f"{'ours':34} {'actions/s':>13}   {'peer':24} {'actions/s':>10}   ratio (lowest-highest)")
    rng = random.Random(7)
    for key, seats in ours():
        for name, spec in PEERS.items():
            game = pyspiel.load_game(spec)
            both = [
                (our_rate(key, seats, seconds, 1000 * one + 1), peer_rate(game, seconds, rng)) for one in range(rounds)
            ]
            row(f"{key}, {seats} seats", name, both)


def ours() -> list[tuple[str, int]]:
    """Every game with four seats, or with as many as it takes."""
    return [(key, 4 if 4 in game.seats_allowed else game.seats_allowed[0]) for key, game in GAMES.items()]


def row(us: str, peer: str, both: list[tuple[float, float]]) -> None:
    """One line of the table."""
    median: Callable[[list[float]], float] = statistics.median
    ratios = sorted(one / other for one, other in both)
    our, their = median([one for one, _ in both]), median([other for _, other in both])
    print(f"{us:34} {our:13,.0f}   {peer:24} {their:10,.0f}   {median(ratios):.1f} ({ratios[0]:.1f}-{ratios[-1]:.1f})")


def main() -> None:
    asked = argparse.ArgumentParser(description="Random play against OpenSpiel, as ratios.")
    asked.add_argument("--seconds", type=float, default=1.5, help="length of a round")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument(
        "--plain-too", action=argparse.BooleanOptionalAction, default=True, help="the plain rules as well"
    )
    chosen = asked.parse_args()
    compare(chosen.seconds, chosen.rounds)
    if chosen.plain_too and compiled.manner() == "compiled":
        print()
        sys.stdout.flush()
        command = [sys.executable, __file__, "--no-plain-too", "--seconds", str(chosen.seconds)]
        subprocess.run(
            [*command, "--rounds", str(chosen.rounds)], env={**os.environ, "SEMYORKA_PLAIN": "1"}, check=True
        )


if __name__ == "__main__":
    main()
