"""What each part of the thinking is worth: level 5 with the part left out against level 5 whole, over the same deals.

    ./dev bench ablations PART --game GAME [--seats N] [--deals N] [--seed S]

``inference`` (Trump Seven): bids, gifts and plays say nothing. ``equity``: a deal is played for tricks or points, not
for the match. ``ties``: of actions as good as each other the first is taken. ``heat`` (Seven Leaves, 3 seats): the
seats are reckoned to find what is best for them with open hands, always.

The bot without the part sits once on every chair among whole ones, as in the arena; what the part brings is in
percentage points of the chance to win, with a 95 % interval: by deals counted in chances to win the match, in Trump
Seven by deals, and for ``equity``, which is what those chances are taken from, by whole matches.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from semyorka.arena.contest import Setup, Timed, play_one
from semyorka.arena.figures import estimate
from semyorka.bots import (
    LEVELS,
    choose,
    pitch_equity,
    pitch_thought,
    sampling,
    settings,
    seven_leaves_thought,
    trump_seven_play,
)
from semyorka.bots.selfplay import Player
from semyorka.telling.views import SeatView

PARTS = ("inference", "equity", "ties", "heat")
#: The module of each game that makes decisions of trials.
DECIDES = {"pitch": pitch_thought, "seven_leaves": seven_leaves_thought, "trump_seven": trump_seven_play}


@contextmanager
def put(module: Any, name: str, other: Any) -> Iterator[None]:
    """For a while a module has another thing under a name."""
    kept = getattr(module, name)
    setattr(module, name, other)
    try:
        yield
    finally:
        setattr(module, name, kept)


def tricks_alone(scores: Sequence[int], inside: Sequence[int], *_: Any) -> list[float]:
    """Seven Leaves for tricks: a seat's share of those it needs."""
    return [min(score, 7) / 7 for score in scores]


def points_alone(deal: Any, scores: Sequence[int], options: Any) -> list[float]:
    """Pitch for points: what the deal gives, between the worst and the best there is."""
    return [(deal.earned(seat) + 5) / 10 for seat in range(len(scores))]


def first_best(*told: Any, **more: Any) -> Any:
    """The decision without a second look at actions that are as good as the best."""
    return sampling.decision(*told, **{**more, "choose_near": False})


def without(part: str, game: str) -> Player:
    """Level 5 without a part."""
    level = settings(game, LEVELS[-1])

    def play(view: SeatView, seed: int) -> str:
        if part == "inference" and level.infers:
            return choose(view, replace(level, infers=False), 1.0, seed)
        if part == "equity" and game == "seven_leaves":
            with put(seven_leaves_thought, "after_deal", tricks_alone):
                return choose(view, level, 1.0, seed)
        if part == "equity" and game == "pitch":
            with put(pitch_equity, "after", points_alone):
                return choose(view, level, 1.0, seed)
        if part == "ties":
            with put(DECIDES[game], "decision", first_best):
                return choose(view, level, 1.0, seed)
        if part == "heat" and game == "seven_leaves":
            with put(seven_leaves_thought, "HEAT", dict.fromkeys(seven_leaves_thought.HEAT, 0.0)):
                return choose(view, level, 1.0, seed)
        raise SystemExit(f"{game} has no part “{part}” to leave out; there are {', '.join(PARTS)}")

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--game", choices=tuple(DECIDES), required=True)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    counted = "" if asked.game == "trump_seven" else "match" if asked.part == "equity" else "chance"
    setup = Setup(asked.game, asked.seats, {}, asked.seed, counted)
    less = Timed(without(asked.part, asked.game))
    whole = Timed(lambda view, seed: choose(view, LEVELS[-1], 1.0, seed))
    brings = [-100.0 * play_one(setup, less, whole, number).gain for number in range(asked.deals)]
    found = estimate(brings)
    told = f"{asked.game}, {asked.seats} seats, {asked.part}"
    unit = "match" if setup.contest == "match" else "deal"
    print(f"{told}: {found.mean:+.2f} ± {found.half:.2f} points a {unit}, {found.count} deals")


if __name__ == "__main__":
    main()
