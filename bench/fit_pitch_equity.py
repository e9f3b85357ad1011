"""Makes src/semyorka/bots/pitch_odds.py: plays matches of the plain bots and counts what deals add to the scores.

./dev bench fit_pitch_equity [--matches N] [--seed S]

Matches begin at scores drawn by lot, so that every stage of a match is seen. The power that makes the shares of a race
of three seats and more sharper is the one that makes the winners of these matches likeliest.
"""

import argparse
import json
import random
from collections import Counter
from math import log
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from semyorka.bots import pitch_equity, pitch_odds, plain
from semyorka.bots.selfplay import number_of, play_deal
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

PLACE = Path(pitch_odds.__file__)
WHOLE = 10_000
SCORINGS = ("four_points", "literal_sum")
#: Above this the literal sum is counted in steps of three.
FINE, STEP, MOST = 6, 3, 30


def player(view: SeatView, seed: int) -> str:
    return plain(view, seed)


def some_match(seats: int, scoring: str, rng: random.Random) -> Any:
    """A match at some stage, half of them by the usual rules."""
    options: dict[str, Any] = {"scoring": scoring, "target": rng.choice([7, 7, 10, 11, 21])}
    if rng.random() < 0.5:
        rules = [
            rule for rule in GAMES["pitch"].house_rules if rule.key not in ("scoring", "target", "slam_pays", "slam")
        ]
        options.update({rule.key: rng.choice(rule.values) for rule in rules})
    match = GAMES["pitch"](seats, options)
    top = rng.randint(0, match.options["target"] - 1)
    match.scores = [max(-4, top - int(rng.expovariate(1 / 4))) for _ in range(seats)]
    return match


def coarse(delta: int) -> int:
    """A deal's points as they are counted here."""
    return delta if delta <= FINE else min(MOST, FINE + STEP * round((delta - FINE) / STEP))


def play(job: tuple[str, int, int, int]) -> tuple[str, int, dict[str, Any]]:
    """Matches of one way of counting and number of seats: how deals ended, and (needs, rules, winner) at each deal."""
    scoring, seats, matches, seed = job
    rng = random.Random(f"{seed} equity {scoring} {seats}")
    by_place = [Counter[int]() for _ in range(seats)]
    both: Counter[tuple[int, int, int]] = Counter()
    stages = []
    for number in range(matches):
        match = some_match(seats, scoring, rng)
        seen, deals = [], 0
        while not match.over() and deals < 200:
            before = list(match.scores)
            deal = play_deal(match, [player] * seats, number_of(seed, number, deals))
            deals += 1
            if deal.result["redeal"]:
                continue
            delta = [coarse(one) for one in deal.result["delta"]]
            for seat in range(seats):
                by_place[(seat - deal.dealer - 1) % seats][delta[seat]] += 1
            dealer = deal.dealer
            both[delta[dealer], delta[1 - dealer] if seats == 2 else 0, deal.result["pitcher"] == dealer] += 1
            seen.append((before, dealer))
        if match.winners:
            stages += [(scores, dealer, dict(match.options), list(match.winners)) for scores, dealer in seen]
    return scoring, seats, {"by_place": by_place, "both": both, "stages": stages}


def shared(counts: Counter[Any]) -> dict[Any, int]:
    """Counts as parts of the whole, the commonest taking what rounding leaves."""
    total = sum(counts.values())
    parts = {key: round(WHOLE * count / total) for key, count in sorted(counts.items())}
    parts = {key: part for key, part in parts.items() if part}
    parts[max(parts, key=lambda key: parts[key])] += WHOLE - sum(parts.values())
    return parts


def likelihood(stages: list[Any], power: int, scoring: str, seats: int) -> float:
    """How likely the winners were, as the mean of the logarithms, with shares sharpened by this power."""
    pitch_odds.POWER[scoring][seats] = power
    whole = 0.0
    for scores, dealer, options, winners in stages:
        chances = pitch_equity.chances(scores, dealer, options)
        whole += sum(log(max(1e-6, chances[seat])) for seat in winners) / len(winners)
    return whole / len(stages)


def write(about: str, tables: dict[str, Any]) -> None:
    """The module of numbers."""
    lines = [
        '"""How deals of Auction Pitch end, counted by', "", f"    {about}", "",
        "DEALS: by way of counting, seats and place, the dealer last: points added, how often of WHOLE.",
        "TWO_SEATS: (the dealer's points, the other's, whether the dealer pitched, how often). POWER: in hundredths.",
        '"""',
        "", "# fmt: off", "", f"WHOLE = {WHOLE}", "",
        "POWER: dict[str, dict[int, int]] = {",
        *(f'  "{scoring}": {dict(sorted(row.items()))},' for scoring, row in tables["POWER"].items()),
        "}", "", "TWO_SEATS: dict[str, list[tuple[int, int, int, int]]] = {",
    ]  # fmt: skip
    for scoring, rows in tables["TWO_SEATS"].items():
        lines += [f'  "{scoring}": [', *packed([str(row).replace(" ", "") for row in rows], "    "), "  ],"]
    lines += ["}", "", "DEALS: dict[str, dict[int, list[dict[int, int]]]] = {"]
    for scoring, by_seats in tables["DEALS"].items():
        lines.append(f'  "{scoring}": {{')
        for seats, places in sorted(by_seats.items()):
            lines.append(f"    {seats}: [")
            for odds in places:
                told = packed([f"{delta}:{often}" for delta, often in odds.items()], "       ")
                lines += ["      {" + told[0].strip(), *told[1:]]
                lines[-1] = lines[-1].rstrip(",") + "},"
            lines.append("    ],")
        lines.append("  },")
    PLACE.write_text("\n".join([*lines, "}"]) + "\n", "utf-8")


def packed(parts: list[str], margin: str) -> list[str]:
    """Parts in lines that fit."""
    lines, line = [], margin
    for part in parts:
        if len(line) + len(part) > 117:
            lines.append(line.rstrip())
            line = margin
        line += part + ", "
    return [*lines, line.rstrip()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="matches a way of counting and number of seats")
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args()
    about = f"./dev bench fit_pitch_equity --matches {chosen.matches} --seed {chosen.seed}"
    tables: dict[str, Any] = {name: {scoring: {} for scoring in SCORINGS} for name in ("DEALS", "POWER")}
    tables["TWO_SEATS"] = {}
    jobs = [
        (scoring, seats, chosen.matches if scoring == "four_points" else chosen.matches // 2, chosen.seed)
        for scoring in SCORINGS for seats in GAMES["pitch"].seats_allowed
    ]  # fmt: skip
    stages: dict[tuple[str, int], list[Any]] = {}
    with Pool(2) as pool:
        for scoring, seats, found in pool.imap_unordered(play, jobs[::-1]):
            tables["DEALS"][scoring][seats] = [shared(counts) for counts in found["by_place"]]
            tables["POWER"][scoring][seats] = 100
            if seats == 2:
                parts = shared(found["both"])
                tables["TWO_SEATS"][scoring] = [
                    (own, other, int(pitched), often) for (own, other, pitched), often in parts.items()
                ]
            stages[scoring, seats] = found["stages"]
            print(f"{scoring}, {seats} seats: {len(found['stages'])} deals", flush=True)
    for name, table in tables.items():
        setattr(pitch_odds, name, table)
    pitch_odds.WHOLE = WHOLE
    for (scoring, seats), some in sorted(stages.items()):
        if seats > 2:
            fits = {power: likelihood(some, power, scoring, seats) for power in range(60, 161, 10)}
            best = max(fits, key=lambda power: fits[power])
            tables["POWER"][scoring][seats] = best
            print(
                json.dumps(
                    {
                        "scoring": scoring,
                        "seats": seats,
                        "power": best,
                        "likelihood": round(fits[best], 4),
                        "at 100": round(fits[100], 4),
                    }
                )
            )
        else:
            print(scoring, seats, round(likelihood(some, 100, scoring, seats), 4))
    write(about, tables)


if __name__ == "__main__":
    main()
