"""Finds the manner in which strong ships pass: ``./dev bench fit_my_ship_sails --minutes 9``.

One seat tries a manner that differs a little, among seats of the manner found so far, over the same packs in every
seat; what wins more of all that is won, by more than chance explains on fresh packs, becomes the manner. The tables of
four to seven seats count alike. Prints the manner and, with ``--against``, trains a best response to a given one.
"""

import argparse
import random
import time
from collections.abc import Sequence
from math import sqrt

from semyorka.bots.my_ship_sails_numbers import MANNER, MANNER_OF_FOUR
from semyorka.search.circle import Circle

Manner = tuple[int, ...]
#: How far each number may be moved at once, by its place.
REACH = (0, 60, 40, 40, 40, 40, 40, 0, 15, 15, 20, 3, 60, 6, 20)
CAP = 100
#: Of deals among four of a manner at most so many may run to the cap.
MOST_ENDLESS = 0.003


def shares(ours: Manner, theirs: Manner, seats: int, deals: int, seed: int) -> float:
    """The part of all wins that ``ours`` has, on each chair in turn over the same packs; times seats: 1 is its due."""
    mine = total = 0.0
    for chair in range(seats):
        circle = Circle(seats, 1, CAP)
        for seat in range(seats):
            circle.behave(seat, ours if seat == chair else theirs)
        wins, _ = circle.contest(deals, seed)
        mine += wins[chair]
        total += sum(wins)
    return seats * mine / total


def gain(
    ours: Manner, before: Manner, theirs: Manner, tables: Sequence[int], deals: int, blocks: int, seed: int
) -> tuple[float, float]:
    """How much more of its part ``ours`` wins among ``theirs`` than ``before`` does, and the standard error, over
    blocks of the same packs."""
    found = []
    for block in range(blocks):
        for seats in tables:
            due = 1.0 if before == theirs else shares(before, theirs, seats, deals, seed * 1000 + block)
            found.append(shares(ours, theirs, seats, deals, seed * 1000 + block) - due)
    mean = sum(found) / len(found)
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))


def endless(manner: Manner, deals: int) -> float:
    """The share of deals among four of a manner that nobody wins."""
    circle = Circle(4, 1, CAP)
    for seat in range(4):
        circle.behave(seat, manner)
    return circle.contest(4 * deals, 1)[1] / (4 * deals)


def moved(manner: Manner, rng: random.Random) -> Manner:
    """A manner a little different in some of its numbers."""
    fresh = list(manner)
    for place in rng.sample([place for place, reach in enumerate(REACH) if reach], rng.choice((1, 1, 2, 3))):
        fresh[place] += rng.randint(-REACH[place], REACH[place])
    fresh[11] = max(0, fresh[11])
    fresh[12], fresh[13], fresh[14] = max(20, fresh[12]), max(1, fresh[13]), max(20, fresh[14])
    return tuple(fresh)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=9)
    asked.add_argument("--seats", type=int, nargs="+", default=[4, 5, 6, 7])
    asked.add_argument("--deals", type=int, default=2500, help="deals a block and chair")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--start", type=int, nargs="+", help="the manner to start from, else the one in use")
    asked.add_argument("--against", action="store_true", help="train against the manner in use, which stays as it is")
    settings = asked.parse_args()
    rng = random.Random(settings.seed)
    used = MANNER_OF_FOUR if settings.seats == [4] else MANNER
    found, start, tried = tuple(settings.start or used), time.monotonic(), 0
    while time.monotonic() - start < 60 * settings.minutes:
        tried += 1
        fresh = moved(found, rng)
        theirs = used if settings.against else found
        better = endless(fresh, settings.deals) <= MOST_ENDLESS or settings.against
        for blocks in (2, 8) if better else ():
            mean, error = gain(fresh, found, theirs, settings.seats, settings.deals, blocks, rng.getrandbits(30))
            if mean <= (1.0 if blocks == 2 else 2.0) * error:
                better = False
                break
        if better:
            found = fresh
            print(f"{tried:5} {100 * mean:+.2f} ± {100 * error:.2f} %  {found}", flush=True)
    mean, error = gain(found, used, used, settings.seats, 4 * settings.deals, 8, 77)
    print(f"{tried} tried; against the manner in use {100 * mean:+.2f} ± {100 * error:.2f} % of a part: {found}")


if __name__ == "__main__":
    main()
