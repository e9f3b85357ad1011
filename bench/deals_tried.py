"""What more deals for a decision would be worth: ``./dev bench deals_tried --game pitch --seats 4 --phase auction``.

Decisions with a choice, drawn from matches of plain bots, are judged by level 5 with twelve times its usual number of
deals and a seed of its own. Printed is what level 5 gives away a decision, in hundredths of a chance to win with a 95 %
interval, when it tries a part or a multiple of its usual number; and what the plain bot gives away. It shows what luck
of the draw costs, not what is wrong with how an open deal is weighed, for the judge weighs alike.
"""

import argparse

from semyorka.arena.decisions import given_away, some_decisions
from semyorka.arena.figures import estimate
from semyorka.bots import LEVELS, choose, plain
from semyorka.games import GAMES

JUDGE = 12.0
BUDGETS = (0.25, 0.5, 1.0, 2.0, 4.0)
BEST = LEVELS[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[key for key, game in GAMES.items() if not game.together], required=True)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--phase", help="decisions of this phase alone, as auction or play")
    parser.add_argument("--views", type=int, default=100)
    asked = parser.parse_args()
    given: dict[str, list[float]] = {}
    for number, view in enumerate(some_decisions(asked.game, asked.seats, asked.views, asked.phase)):
        words = {f"{budget:g} times the deals": choose(view, BEST, budget, number) for budget in BUDGETS}
        words["plain"] = plain(view, number)
        for name, cost in zip(words, given_away(view, words.values(), JUDGE, number), strict=True):
            given.setdefault(name, []).append(100.0 * cost)
    for name, row in given.items():
        found = estimate(row)
        print(f"{asked.game}, {asked.seats} seats, {name}: gives away {found.mean:.2f} ± {found.half:.2f}")


if __name__ == "__main__":
    main()
