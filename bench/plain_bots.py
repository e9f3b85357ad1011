"""What happens when plain bots play each other.

./dev bench plain_bots [--matches N] [--seed S] [--game KEY] [--seats 2,3,4] [--rule key=value …]

For each number of seats: how long matches are, what bids are made, what is lost, and what a decision costs.
"2 made: 76% of 65%" says that 65 of 100 deals were pitched at 2, and of these 76 of 100 were made.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import Pool
from statistics import mean, quantiles
from time import thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

from semyorka.bots import choose
from semyorka.bots.selfplay import Story, play_match
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

Row = dict[str, str]


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}%" if whole else "-"


# -- what is told of a game's own -----------------------------------------------------------------------------


def bids_and_points(stories: Sequence[Story]) -> Row:
    """Auction Pitch: bids made by height, deals that all passed, Low lost by the seat that held it."""
    deals = [deal for story in stories for deal in story.deals]
    counted = [deal for deal in deals if not deal.result["redeal"]]
    made = Counter(str(deal.result["bid"]) for deal in counted if deal.result["made"])
    bid = Counter(str(deal.result["bid"]) for deal in counted)
    row = {"all passed": share(len(deals) - len(counted), len(deals))}
    for word in ("0", "1", "2", "3", "4", "slam"):
        if bid[word] or word not in ("0",):
            row[f"{word} made"] = f"{share(made[word], bid[word])} of {share(bid[word], len(counted))}"
    row["made"] = share(sum(made.values()), len(counted))
    row["pitcher scores"] = f"{mean(deal.result['delta'][deal.result['pitcher']] for deal in counted):+.2f}"
    lows = [low_lost(deal.hands, deal.result) for deal in counted]
    row["Low lost by its holder"] = share(sum(lows), len(lows))
    return row


def low_lost(hands: Sequence[int], result: dict[str, Any]) -> bool:
    """Whether Low went to another seat than the one that was dealt it."""
    low = next(award for award in result["awards"] if award["point"] == "Low")
    card = GAMES["pitch"].pack.card(low["cards"][0])
    return not hands[low["seat"]] >> card & 1


OWN: dict[str, Callable[[Sequence[Story]], Row]] = {"pitch": bids_and_points}


# -- any game -------------------------------------------------------------------------------------------------


def one_match(job: tuple[str, int, dict[str, Any], int]) -> tuple[Story, list[float]]:
    """A match of plain bots, and the seconds each decision took."""
    game, seats, rules, seed = job
    seconds = []

    def player(view: SeatView, chance: int) -> str:
        start = thread_time()
        word = choose(view, seed=chance)
        seconds.append(thread_time() - start)
        return word

    return play_match(game, seats, rules, [player] * seats, seed), seconds


def told(game: str, stories: Sequence[Story], seconds: Sequence[float]) -> Row:
    """One row of the table."""
    row = {
        "deals a match": f"{mean(len(story.deals) for story in stories):.1f}",
        "actions a match": f"{mean(story.actions for story in stories):.0f}",
    }
    row |= OWN[game](stories) if game in OWN else {}
    row["CPU ms a decision"] = f"{1000 * mean(seconds):.2f}"
    row["99 of 100 under"] = f"{1000 * quantiles(seconds, n=100)[98]:.1f} ms"
    return row


def rule_of(game: str, text: str) -> tuple[str, str | int]:
    """``key=value`` with the value as the game knows it."""
    key, _, value = text.partition("=")
    known = {str(one): one for rule in GAMES[game].house_rules if rule.key == key for one in rule.values}
    return key, known.get(value, value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100, help="matches a number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(GAMES), default="pitch")
    parser.add_argument("--seats", help="numbers of seats, with commas; all that the game allows when left out")
    parser.add_argument("--rule", action="append", default=[], help="a house rule, key=value")
    chosen = parser.parse_args()
    rules = dict(rule_of(chosen.game, text) for text in chosen.rule)
    seats_wanted = [int(one) for one in chosen.seats.split(",")] if chosen.seats else GAMES[chosen.game].seats_allowed
    rows: dict[str, Row] = {}
    with Pool(2) as pool:
        for seats in seats_wanted:
            jobs = [(chosen.game, seats, rules, chosen.seed + number) for number in range(chosen.matches)]
            played = pool.map(one_match, jobs, chunksize=4)
            seconds = [one for _, times in played for one in times]
            rows[f"{seats} seats"] = told(chosen.game, [story for story, _ in played], seconds)
    table = Table(title=f"{chosen.game}, {chosen.matches} matches of plain bots, seed {chosen.seed} {rules or ''}")
    for heading in ("", *rows):
        table.add_column(heading, justify="right" if heading else "left")
    for name in dict.fromkeys(name for row in rows.values() for name in row):
        table.add_row(name, *(row.get(name, "-") for row in rows.values()))
    Console(width=max(100, Console().width)).print(table)


if __name__ == "__main__":
    main()
