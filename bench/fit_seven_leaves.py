"""Makes the match-equity table of Seven Leaves: src/semyorka/bots/data/seven_leaves_equity.bin.

    ./dev bench fit_seven_leaves --deals 20000 --seed 7

Deals between equals are played by max^n two tricks deep and a manner behind it; how their tricks fall is taken to be
the same at every score. From the ends of the match backward every score then gets its chances: exact for that model.
"""

import argparse
import random
import sys
from array import array
from collections import Counter
from itertools import product
from pathlib import Path
from time import time

from semyorka.bots import data
from semyorka.bots.seven_leaves_equity import MOST_SEATS, NAME, RULES, WHOLE, place
from semyorka.games import GAMES
from semyorka.games.seven_leaves import GOAL_TRICKS
from semyorka.search.manner import Manner
from semyorka.search.many import Many
from semyorka.search.stakes import Stakes

Tally = dict[tuple[int, ...], float]


def tricks_taken(players: int, deals: int, seed: int) -> Tally:
    """How often the tricks of a deal fall so; by place, the leader of the deal first."""
    match = GAMES["seven_leaves"](players, {})
    rng = random.Random(seed)
    many = Many()
    stakes = Stakes(lambda deal: [deal.tricks_of(seat) / 7 for seat in range(players)])
    manner = Manner(match.pack.full, seed=seed)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        order = list(match.pack.cards)
        rng.shuffle(order)
        deal = match.position()
        deal.shuffle_in(order, players - 1)
        while not deal.over():
            cards = [card for card in range(64) if deal.legal_set() >> card & 1]
            seat = deal.to_act
            if len(cards) > 1:
                many.set_up(stakes, manner, deep=1, exact_from=10)
                worths = [(many.worths(deal, card)[seat], -card) for card in cards]
                cards = [-max(worths)[1]]
            deal.take(seat, cards[0])
        found[tuple(deal.tricks_of(seat) for seat in range(players))] += 1
    return {tricks: count / deals for tricks, count in found.items()}


def fill(players: int, rule: str, tally: Tally, smaller: dict[int, dict[tuple[int, ...], list[float]]]) -> None:
    """The chances of all scores of so many who are in, from the end of the match backward, into ``smaller``."""
    table: dict[tuple[int, ...], list[float]] = {}
    smaller[players] = table
    for scores in sorted(product(range(GOAL_TRICKS), repeat=players), key=sum, reverse=True):
        chances = [0.0] * players
        for tricks, share in tally.items():
            after = [score + taken for score, taken in zip(scores, tricks, strict=True)]
            for seat, worth in enumerate(ended(after, rule, smaller)):
                chances[seat] += share * worth
        table[scores] = chances


def ended(after: list[int], rule: str, tables: dict[int, dict[tuple[int, ...], list[float]]]) -> list[float]:
    """By place what the scores after a deal are worth; the deal was led by the first, the second leads the next."""
    players = len(after)
    left = [seat for seat in range(players) if after[seat] < GOAL_TRICKS]
    worth = [1.0] * players
    if not left:
        return worth if rule == "no_loser" else [1.0 - 1.0 / players] * players
    if len(left) == 1:
        worth[left[0]] = 0.0
        return worth
    ordered = left[1:] + left[:1]  # the first who is in deals, the one after leads
    for seat, chance in zip(ordered, tables[len(left)][tuple(after[seat] for seat in ordered)], strict=True):
        worth[seat] = chance
    return worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    tallies = {}
    for players in range(2, MOST_SEATS + 1):
        began = time()
        tallies[players] = tricks_taken(players, asked.deals, asked.seed)
        print(f"{players} seats: {len(tallies[players])} outcomes, {time() - began:.0f} s", file=sys.stderr)
    numbers = array("H")
    for rule in RULES:
        tables: dict[int, dict[tuple[int, ...], list[float]]] = {}
        for players, tally in tallies.items():
            fill(players, rule, tally, tables)
            part = array("H", bytes(2 * GOAL_TRICKS**players * players))
            for scores, chances in tables[players].items():
                start = place(scores, players)
                for seat, chance in enumerate(chances):
                    part[start + seat] = round(chance * WHOLE)
            numbers += part
        print(f"{rule} done", file=sys.stderr)
    (Path(data.__file__).parent / NAME).write_bytes(numbers.tobytes())


if __name__ == "__main__":
    main()
