"""What it would be worth in Seven Leaves to know every card: no reading of what others play can be worth more.

    ./dev bench ceiling [--seats N] [--deals N] [--seed S] [--theirs NAME]

On one chair sits somebody who is shown all hands and reckons that the others, who are not, play on by the quick manner;
on the others sits THEIRS, a player of the arena. Deals are counted in chances not to be the one who is left, as in
``semyorka arena --chances``; the figure is what the knowing one gains on THEIRS in percentage points a deal.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

from semyorka.arena.figures import estimate
from semyorka.arena.players import make
from semyorka.bots import LEVELS, settings, standing
from semyorka.bots.selfplay import Player, number_of, play_deal
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.seven_leaves_thought import LeavesJudge
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

GAME = "seven_leaves"
#: Tricks searched before the others go on by the manner, cards from which it is searched to the end, and how often the
#: manner plays a deal out, for it strays.
DEEP, EXACT_FROM, PLAYOUTS = 2, 6, 50


def knowing(match: Any) -> Player:
    """Somebody who sees the cards of a match."""

    def play(view: SeatView, seed: int) -> str:
        actions, deal = members(view.legal), match.playing()
        if len(actions) == 1:
            return str(match.pack.word(actions[0]))
        judge = LeavesJudge(view, LeavesReading(view), settings(GAME, LEVELS[-1]), seed)
        judge.deep, judge.exact_from = DEEP, EXACT_FROM
        hands = [deal.hand(seat) for seat in range(view.seats)]
        rows = [judge.worths(hands, actions) for _ in range(PLAYOUTS)]
        means = [fmean(column) for column in zip(*rows, strict=True)]
        return str(match.pack.word(actions[means.index(max(means))]))

    return play


def after(seats: int, seed: int, seated: Callable[[Any, int], Player]) -> list[float]:
    """The chances after one deal in the middle of a match."""
    match = GAMES[GAME](seats)
    standing.draw(match, Random(seed))
    play_deal(match, [seated(match, seat) for seat in range(seats)], number_of(seed, 0))
    return standing.chances(match)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theirs", default="ismcts:10ms")
    asked = parser.parse_args()
    theirs, gains = make(asked.theirs, GAME), []
    for number in range(asked.deals):
        seed = number_of(asked.seed, number)
        usual = after(asked.seats, seed, lambda match, seat: theirs)
        with_one = [
            after(asked.seats, seed, lambda match, seat, out=out: knowing(match) if seat == out else theirs)[out]
            for out in range(asked.seats)
        ]  # fmt: skip
        gains.append(100 * (fmean(with_one) - fmean(usual)))
    found = estimate(gains)
    print(
        f"{asked.seats} seats, all cards known among {asked.theirs}: "
        f"{found.mean:+.2f} ± {found.half:.2f} points a deal, {found.count} deals"
    )


if __name__ == "__main__":
    main()
