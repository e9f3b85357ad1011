"""What happens when plain bots play each other.

./dev bench plain_bots [--matches N] [--seed S] [--game KEY] [--seats 2,3,4] [--rule key=value …] [--markdown]

For each number of seats: how long matches are, what happens in them, and what a decision costs. In Auction Pitch
"2 made: 76% of 65%" says that 65 of 100 deals were pitched at 2, and of these 76 of 100 were made. A match of Trump
Seven is a series of ten deals, unless a house rule says otherwise. Every match must end and no action may be refused:
exit status 1 otherwise. All but the cost follows from the seed.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from time import thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

from semyorka.bots import choose
from semyorka.bots.selfplay import Deal, Story, bytes_of, play_match
from semyorka.games import GAMES, seven_leaves
from semyorka.games.facts import Refused
from semyorka.telling.shuffle import order
from semyorka.telling.views import SeatView

#: A match that asks for more decisions, or deals, has no end.
MOST_DECISIONS, MOST_DEALS = 100_000, 1000
#: House rules without which a match has no end.
ENDING: dict[str, dict[str, str | int]] = {"trump_seven": {"games": 10}}
#: Microseconds of one step of the histogram of decisions.
STEP = 20

Row = dict[str, str]
Sums = Counter[str]
Job = tuple[str, int, dict[str, Any], int]


@dataclass(frozen=True, slots=True)
class Happenings:
    """``count`` gives the numbers of a match and its counted deals, ``row`` the sums of many matches in words."""

    count: Callable[[Story, Sequence[Deal]], Sums]
    row: Callable[[Sums], Row]


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "-"


def average(part: float, whole: int) -> str:
    return f"{part / whole:.2f}" if whole else "-"


# ---- Auction Pitch -----------------------------------------------------------------------------------------

BIDS = ("0", "1", "2", "3", "4", "slam")


def pitch_counts(story: Story, counted: Sequence[Deal]) -> Sums:
    sums: Sums = Counter()
    for deal in counted:
        bid, made = str(deal.result["bid"]), deal.result["made"]
        sums[f"bid {bid}"] += 1
        sums[f"made {bid}"] += made
        sums["made"] += made
        sums["pitcher"] += deal.result["delta"][deal.result["pitcher"]]
        sums["low lost"] += low_lost(deal.hands, deal.result)
    return sums


def low_lost(hands: Sequence[int], result: Mapping[str, Any]) -> bool:
    """Whether Low went to another seat than the one that was dealt it."""
    low = next(award for award in result["awards"] if award["point"] == "Low")
    card = GAMES["pitch"].pack.card(low["cards"][0])
    return not hands[low["seat"]] >> card & 1


def pitch_row(sums: Sums) -> Row:
    deals = sums["deals"]
    row = {"all passed": share(sums["dealt"] - deals, sums["dealt"])}
    for bid in BIDS:
        if sums[f"bid {bid}"] or bid != "0":
            row[f"{bid} made"] = (
                f"{share(sums[f'made {bid}'], sums[f'bid {bid}'])} of {share(sums[f'bid {bid}'], deals)}"
            )
    row["made"] = share(sums["made"], deals)
    row["pitcher scores"] = f"{sums['pitcher'] / max(1, deals):+.2f}"
    row["Low lost by its holder"] = share(sums["low lost"], deals)
    return row


# ---- Trump Seven -------------------------------------------------------------------------------------------


def trump_seven_counts(story: Story, counted: Sequence[Deal]) -> Sums:
    sums: Sums = Counter()
    for deal in story.deals:
        if deal.result["redeal"]:
            sums["clashed" if any(call == "60" for _, call in deal.calls) else "passed"] += 1
    for deal in counted:
        said = [place for place, (_, call) in enumerate(deal.calls) if call == "60"]
        declared = deal.result["declarer"] is not None
        sums["leaster"] += not declared
        if declared:
            sums["declared"] += 1
            sums["made"] += deal.result["made"]
            sums["points"] += deal.result["declarer_points"]
            sums["forced"] += not said
            sums["second round"] += bool(said) and said[0] >= 3
            sums["whole"] += deal.result["declarer_points"] + deal.result["defender_points"] == 100
    return sums


def trump_seven_row(sums: Sums) -> Row:
    dealt, declared = sums["dealt"], sums["declared"]
    return {
        "60 made": share(sums["made"], declared),
        "declarer's points": average(sums["points"], declared),
        "both sides make 100": share(sums["whole"], declared),
        "bid in the second round": share(sums["second round"], declared),
        "dealer had to play": share(sums["forced"], declared),
        "leasters": share(sums["leaster"], sums["deals"]),
        "redeals for each counted deal": average(dealt - sums["deals"], sums["deals"]),
        "dealt again, all passed": share(sums["passed"], dealt),
        "dealt again, several bid": share(sums["clashed"], dealt),
    }


# ---- My Ship Sails -----------------------------------------------------------------------------------------

LONG = 10


def my_ship_sails_counts(story: Story, counted: Sequence[Deal]) -> Sums:
    sums: Sums = Counter()
    for deal in story.deals:
        sums["false"] += len(deal.result.get("false_calls", ()))
    for deal in counted:
        winners = len(deal.result["winners"])
        sums["nobody"] += not winners
        if winners:
            sums["called"] += 1
            sums["exchanges"] += deal.result["exchanges"]
            sums[f"after {deal.result['exchanges']}"] += 1
            sums["several"] += winners > 1
    return sums


def my_ship_sails_row(sums: Sums) -> Row:
    after = Counter({int(key[6:]): many for key, many in sums.items() if key.startswith("after ")})
    ordered = sorted(after.elements())
    called = sums["called"]
    return {
        "exchanges to a call": average(sums["exchanges"], called),
        "half of the calls by": f"{ordered[len(ordered) // 2]}" if ordered else "-",
        "99 of 100 calls by": f"{ordered[int(0.99 * (len(ordered) - 1))]}" if ordered else "-",
        "latest call": f"{ordered[-1]}" if ordered else "-",
        "deal won by several": share(sums["several"], called),
        "nobody called before the cap": share(sums["nobody"], sums["deals"]),
        "false calls": f"{sums['false']}",
    }


# ---- Seven Leaves ------------------------------------------------------------------------------------------


def seven_leaves_counts(story: Story, counted: Sequence[Deal]) -> Sums:
    last = counted[-1].result
    sums: Sums = Counter({"extra": sum(bool(deal.result["extra"]) for deal in counted)})
    for deal in counted:
        sums["left at once"] += len(deal.result["leaving"]) > 1
        sums["nobody left"] += not deal.result["leaving"]
    if last["loser"] is None:
        return sums + Counter({"no loser": 1})
    bottom = order(seven_leaves.PACK.cards, bytes_of(story.seed, story.seats))[0]
    value = seven_leaves.bottom_value(seven_leaves.PACK.word(bottom))
    total = seven_leaves.blows(value, story.seats - 1, story.options)
    return sums + Counter({"losers": 1, "tricks": story.scores[last["loser"]], "forgiven": not value, "flicks": total})


def seven_leaves_row(sums: Sums) -> Row:
    losers = sums["losers"]
    return {
        "nobody loses": share(sums["no loser"], sums["matches"]),
        "several leave in one deal": share(sums["left at once"], sums["deals"]),
        "nobody leaves in a deal": share(sums["nobody left"], sums["deals"]),
        "tricks of the loser": average(sums["tricks"], losers),
        "forgiven by the cut": share(sums["forgiven"], losers),
        "flicks where not forgiven": average(sums["flicks"], losers - sums["forgiven"]),
    }


HAPPENINGS = {
    "pitch": Happenings(pitch_counts, pitch_row),
    "trump_seven": Happenings(trump_seven_counts, trump_seven_row),
    "my_ship_sails": Happenings(my_ship_sails_counts, my_ship_sails_row),
    "seven_leaves": Happenings(seven_leaves_counts, seven_leaves_row),
}


# ---- Any game ----------------------------------------------------------------------------------------------


class Endless(Exception):
    """A match asks for more decisions than any should."""


def one_match(job: Job) -> tuple[Counter[str], Counter[int]]:
    """What happened in a match of plain bots, and how many decisions took how many steps of time."""
    game, seats, rules, seed = job
    times: Counter[int] = Counter()

    def player(view: SeatView, chance: int) -> str:
        start = thread_time()
        word = choose(view, seed=chance)
        times[int((thread_time() - start) * 1e6) // STEP] += 1
        if times.total() > MOST_DECISIONS:
            raise Endless
        return word

    try:
        story = play_match(game, seats, rules, [player] * seats, seed, MOST_DEALS)
    except Refused as refusal:
        print(f"{job}: {refusal.key}", file=sys.stderr)
        return Counter({"refused": 1}), times
    except Endless:
        print(f"{job}: no end", file=sys.stderr)
        return Counter({"endless": 1}), times
    return happened(story), times


def happened(story: Story) -> Counter[str]:
    """A match in numbers: those of any game, and those of its own."""
    if not story.winners:
        return Counter({"endless": 1})
    counted = [deal for deal in story.deals if not deal.result["redeal"]]
    sums = HAPPENINGS[story.game].count(story, counted)
    every = {"matches": 1, "actions": story.actions, "dealt": len(story.deals), "deals": len(counted)}
    sums.update({**every, "shared": int(len(story.winners) > 1)})
    return sums


def told(game: str, sums: Counter[str], times: Counter[int]) -> Row:
    """One column of the table."""
    matches = max(1, sums["matches"])
    return {
        "matches ended": f"{sums['matches']}",
        "no end": f"{sums['endless']}",
        "refused": f"{sums['refused']}",
        "deals a match": f"{sums['deals'] / matches:.1f}",
        "actions a match": f"{sums['actions'] / matches:.0f}",
        "match won by several": share(sums["shared"], matches),
        **HAPPENINGS[game].row(sums),
        "CPU ms a decision": f"{usual(times) / 1e3:.2f}",
        "99 of 100 under": f"{quantile(times, 0.99) / 1e3:.1f} ms",
    }


def usual(times: Counter[int]) -> float:
    """The microseconds of a decision on average."""
    return sum((step + 0.5) * STEP * many for step, many in times.items()) / max(1, times.total())


def quantile(times: Counter[int], part: float) -> float:
    """The microseconds that so great a part of the decisions does not exceed."""
    left = part * times.total()
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return (step + 1) * STEP
    return 0.0


def rule_of(game: str, text: str) -> tuple[str, str | int]:
    """``key=value`` with the value as the game knows it."""
    key, _, value = text.partition("=")
    known = {str(one): one for rule in GAMES[game].house_rules if rule.key == key for one in rule.values}
    return key, known.get(value, value)


def shown(title: str, rows: dict[str, Row], markdown: bool) -> None:
    """Print the table, for a terminal or for a page."""
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    lines = [[name, *(row.get(name, "-") for row in rows.values())] for name in names]
    if markdown:
        print(f"| {title} | " + " | ".join(rows) + " |", "|---|" + "---:|" * len(rows), sep="\n")
        print("\n".join(f"| {' | '.join(line)} |" for line in lines), flush=True)
        return
    table = Table(title=title)
    for heading in ("", *rows):
        table.add_column(heading, justify="right" if heading else "left")
    for line in lines:
        table.add_row(*line)
    Console(width=max(100, Console().width)).print(table)


def column(game: str, seats: int, rules: dict[str, Any], matches: int, seed: int, pool: Any) -> tuple[Row, bool]:
    """Play the matches at one number of seats: the column of the table, and whether all went as it should."""
    sums: Counter[str] = Counter()
    times: Counter[int] = Counter()
    jobs = [(game, seats, rules, seed + number) for number in range(matches)]
    for counts, spent in pool.imap_unordered(one_match, jobs, chunksize=8):
        sums.update(counts)
        times.update(spent)
    return told(game, sums, times), sums["matches"] == matches


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100, help="matches a number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(GAMES), default="pitch")
    parser.add_argument("--seats", help="numbers of seats, with commas; all that the game allows when left out")
    parser.add_argument("--rule", action="append", default=[], help="a house rule, key=value")
    parser.add_argument("--markdown", action="store_true", help="a table for a page")
    chosen = parser.parse_args(words)
    rules = {**ENDING.get(chosen.game, {}), **dict(rule_of(chosen.game, text) for text in chosen.rule)}
    seats_wanted = [int(one) for one in chosen.seats.split(",")] if chosen.seats else GAMES[chosen.game].seats_allowed
    rows: dict[str, Row] = {}
    well = True
    with Pool(os.cpu_count()) as pool:
        for seats in seats_wanted:
            rows[f"{seats} seats"], fine = column(chosen.game, seats, rules, chosen.matches, chosen.seed, pool)
            well = well and fine
    agreed = ", ".join(f"{key}={value}" for key, value in rules.items())
    title = f"{chosen.game}, {chosen.matches} matches, seed {chosen.seed}{agreed and f', {agreed}'}"
    shown(title, rows, chosen.markdown)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
