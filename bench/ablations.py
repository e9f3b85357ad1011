"""What each part of the thinking is worth: level 5 with the part left out against level 5 whole, over the same deals.

    ./dev bench ablations PART --game GAME [--seats N] [--deals N] [--seed S]

``inference``: bids, gifts and plays say nothing. ``equity``: a deal is played for tricks or points, not for the match.
``ties``: of actions as good as each other the first is taken. The bot without the part sits once on every chair among
whole ones; the gain is in hundredths of a match (Trump Seven: of a deal) that the part brings, with a 95 % interval.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any

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
from semyorka.bots.selfplay import Player, Story, play_match
from semyorka.telling.views import SeatView

PARTS = ("inference", "equity", "ties")
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
        if part == "inference":
            return choose(view, replace(level, infers=False), 1.0, seed)
        if part == "equity" and game == "seven_leaves":
            with put(seven_leaves_thought, "after_deal", tricks_alone):
                return choose(view, level, 1.0, seed)
        if part == "equity" and game == "pitch":
            with put(pitch_equity, "after", points_alone):
                return choose(view, level, 1.0, seed)
        if part == "ties":
            module = {"pitch": pitch_thought, "seven_leaves": seven_leaves_thought, "trump_seven": trump_seven_play}[
                game
            ]
            with put(module, "decision", first_best):
                return choose(view, level, 1.0, seed)
        raise SystemExit(f"{game} has no part “{part}” to leave out; there are {', '.join(PARTS)}")

    return play


def won(game: str, story: Story, seat: int) -> float:
    """What a seat has of a match, at most 1: in Trump Seven its share of won deals, in Seven Leaves not to lose."""
    if game == "trump_seven":
        counted = [deal.result for deal in story.deals if not deal.result["redeal"]]
        return fmean(seat in result["winners"] for result in counted) if counted else 0.5
    if game == "seven_leaves":
        return float(story.scores[seat] >= 7)
    return (seat in story.winners) / max(1, len(story.winners))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--game", choices=("pitch", "seven_leaves", "trump_seven"), required=True)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    whole: Player = lambda view, seed: choose(view, LEVELS[-1], 1.0, seed)  # noqa: E731
    less, gains, seats = without(asked.part, asked.game), [], range(asked.seats)
    options: dict[str, Any] = {"games": 1} if asked.game == "trump_seven" else {}
    for number in range(asked.deals):
        seed = asked.seed * 1_000_000 + number

        def table(players: Callable[[int], Player], seed: int = seed) -> Story:
            return play_match(asked.game, asked.seats, options, [players(seat) for seat in seats], seed)

        usual = table(lambda seat: whole)
        with_less = [table(lambda seat, out=out: less if seat == out else whole) for out in seats]
        gains.append(
            fmean(won(asked.game, usual, seat) - won(asked.game, with_less[seat], seat) for seat in seats) * 100
        )
    half = 1.96 * stdev(gains) / sqrt(len(gains))
    told = f"{asked.game}, {asked.seats} seats, {asked.part}"
    print(f"{told}: {fmean(gains):+.2f} ± {half:.2f}, {len(gains)} deals")


if __name__ == "__main__":
    main()
