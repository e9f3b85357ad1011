"""Makes src/semyorka/bots/pitch_numbers.py: plays deals of the plain bots and fits what their hands were worth.

./dev bench fit_pitch_hands [--deals N] [--seed S]

Each deal gives one pitcher, with a suit and a bid that are often but not always the best, and what he and each of the
others made. The chances are logistic lines, each level on the deals that reached the level before it; what the others
expect is a line of least squares. Plain Python, so it needs nothing but time.
"""

import argparse
import json
import random
from collections.abc import Sequence
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from semyorka.bots import pitch_auction, pitch_hands, pitch_numbers
from semyorka.bots.pitch_cards import best_card
from semyorka.cards import SUITS
from semyorka.games import GAMES
from semyorka.games.match import Match
from semyorka.telling.record import Record
from semyorka.telling.views import see

PLACE = Path(pitch_hands.__file__).with_name("pitch_numbers.py")
LANE = 0xFFFF


class Sample(NamedTuple):
    """What a pitcher held and made.

    ``named``: whether he had every point that has a name; ``swept``: all six tricks; ``tied``: was level for Game.
    """

    features: list[float]
    points: int
    named: bool
    swept: bool
    tied: bool


RIDGE = 1.0
STEPS = 80
#: What is needed in one way of counting only.
ONE_WAY = {"NAMED": "literal_sum", "TIES": "four_points"}
FIRST_GUESS = [[30, 20, 10, 3, 1], [50, 40, 30, 10, 3]]


def rough_worth(hand: int, lane: int) -> int:
    """A first opinion of a suit, to deal out the pitch before anything was fitted."""
    trumps = hand >> 16 * lane & LANE
    tops = sum(weight for place, weight in zip((12, 11, 10, 9, 0), (4, 3, 2, 2, 1), strict=True) if trumps >> place & 1)
    return 2 * trumps.bit_count() + tops if trumps else -1


def some_options(scoring: str, rng: random.Random) -> dict[str, Any]:
    """House rules that change what a hand is worth, drawn by lot."""
    return {
        "scoring": scoring, "target": 21, "low_to": rng.choice(["taker", "holder"]),
        "trump_in": rng.choice(["plain_suit", "plain_suit", "pip_lead", "void_only"]),
    }  # fmt: skip


def some_order(match: Match, rng: random.Random) -> list[int]:
    """An order of the pack; in one deal of four a seat gets a hand full of trumps, which chance alone seldom deals."""
    order = list(match.pack.cards)
    rng.shuffle(order)
    if rng.random() < 0.75:
        return order
    lane = rng.randrange(4)
    trumps = sorted((card for card in order if card >> 4 == lane), key=lambda card: (card & 15) + rng.uniform(0, 9))
    hand = trumps[-rng.randint(3, 6) :]
    hand += [card for card in order if card not in hand][: 6 - len(hand)]
    lucky = rng.randrange(match.seats)
    places = [seat for seat, count in match.packets(match.seats - 1) for _ in range(count)]
    others = iter([card for card in order if card not in hand])
    own = iter(hand)
    return [next(own if seat == lucky else others) for seat in places] + list(others)


def one_deal(seats: int, scoring: str, rng: random.Random) -> tuple[Sample, list[tuple[list[float], float]]]:
    """A deal: the pitcher's sample, and of each other seat its features and points."""
    options = some_options(scoring, rng)
    match = GAMES["pitch"](seats, options)
    deal: Any = match.open(some_order(match, rng), seats - 1)
    hands = [deal.hand(seat) for seat in range(seats)]
    worth = {(seat, lane): rough_worth(hands[seat], lane) for seat in range(seats) for lane in range(4)}
    pitcher = max(worth, key=lambda at: worth[at])[0] if rng.random() < 0.6 else rng.randrange(seats)
    lanes = [lane for lane in range(4) if hands[pitcher] >> 16 * lane & LANE]
    lane = max(lanes, key=lambda one: worth[pitcher, one]) if rng.random() < 0.75 else rng.choice(lanes)
    bid = 1 + (worth[pitcher, lane] > 9) + (worth[pitcher, lane] > 14)
    record = Record()
    for seat in range(seats):
        record.add(match.play(seat, str(bid) if seat == pitcher else "pass"))
    while not deal.over():
        seat = deal.to_act
        view = see(match, record, seat)
        first = view.trump is None
        suit = SUITS[lane] if first else view.trump
        card = best_card(view, view.hand & LANE << 16 * lane if first else view.legal, suit, rng.getrandbits(16))
        record.add(match.play(seat, match.word(card)))
    result = match.close()
    points = len(result["points"][pitcher])
    named = points == (4 if scoring == "four_points" else 3)
    if scoring == "literal_sum":
        points += result["pips"][pitcher]
    features = pitch_hands.pitcher_features(hands[pitcher], lane, seats, match.options)
    others = [
        (pitch_hands.others_features(hands[seat]), float(result["delta"][seat]))
        for seat in range(seats) if seat != pitcher
    ]  # fmt: skip
    tied = sorted(result["pips"])[-2] == result["pips"][pitcher] == max(result["pips"])
    return Sample(features, points, named, deal.tricks_of(pitcher) == 6, tied), others


# -- fitting -----------------------------------------------------------------------------------------------------


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [one - factor * two for one, two in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def products(inputs: Sequence[list[float]], scale: float) -> list[list[float]]:
    """``scale`` times the sums of the products of all pairs of features; a small ridge keeps rare ones quiet."""
    size = len(inputs[0])
    matrix = [[RIDGE * (row == column and row > 0) for column in range(size)] for row in range(size)]
    for features in inputs:
        for row, one in enumerate(features):
            if one:
                line = matrix[row]
                for column in range(row + 1):
                    line[column] += scale * one * features[column]
    for row in range(size):
        for column in range(row):
            matrix[column][row] = matrix[row][column]
    return matrix


def towards(inputs: Sequence[list[float]], goals: Sequence[float]) -> list[float]:
    """The sum of the features, each deal's times its goal."""
    whole = [0.0] * len(inputs[0])
    for features, goal in zip(inputs, goals, strict=True):
        whole = [old + goal * one for old, one in zip(whole, features, strict=True)]
    return whole


def least_squares(inputs: Sequence[list[float]], goals: Sequence[float]) -> list[float]:
    """The line that comes nearest to the goals."""
    return solve(products(inputs, 1.0), towards(inputs, goals))


def logistic(inputs: Sequence[list[float]], hits: Sequence[bool]) -> list[float]:
    """The logistic line of an event, in steps that are short enough never to overshoot."""
    share = (sum(hits) + 0.5) / (len(hits) + 1.0)
    size = len(inputs[0]) if inputs else len(pitch_hands.PITCHER_FEATURES)
    line = [log(share / (1 - share))] + [0.0] * (size - 1)
    if not inputs:
        return line
    bound = products(inputs, 0.25)
    inverse = [solve(bound, [float(row == column) for row in range(size)]) for column in range(size)]
    for _ in range(STEPS):
        errors = []
        for features, hit in zip(inputs, hits, strict=True):
            height = sum(one * two for one, two in zip(line, features, strict=True))
            errors.append(hit - 1 / (1 + exp(-height)))
        pull = [
            one - RIDGE * old * (place > 0)
            for place, (one, old) in enumerate(zip(towards(inputs, errors), line, strict=True))
        ]
        line = [
            old + sum(one * two for one, two in zip(row, pull, strict=True))
            for old, row in zip(line, inverse, strict=True)
        ]
    return line


def rounded(line: Sequence[float]) -> list[int]:
    """A line in hundredths."""
    return [round(100 * one) for one in line]


def fit(job: tuple[str, int, int, int]) -> tuple[str, int, dict[str, Any]]:
    """All lines of one way of counting and one number of seats."""
    scoring, seats, deals, seed = job
    rng = random.Random(f"{seed} {scoring} {seats}")
    samples: list[Sample] = []
    others: list[tuple[list[float], float]] = []
    for _ in range(deals):
        sample, beside = one_deal(seats, scoring, rng)
        samples.append(sample)
        others += beside
    reach, there = [], samples
    for level in pitch_hands.LEVELS[scoring]:
        reach.append(chances(there, [sample.points >= level for sample in there]))
        there = [sample for sample in there if sample.points >= level]
    lines = {
        "TIES": round(100 * sum(sample.tied for sample in samples) / deals),
        "REACH": reach,
        "NAMED": chances(samples, [sample.named for sample in samples]),
        "TRICKS": chances(samples, [sample.swept for sample in samples]),
        "OTHERS": rounded(least_squares([one for one, _ in others], [goal for _, goal in others])),
    }
    return scoring, seats, lines


def chances(samples: Sequence[Sample], hits: Sequence[bool]) -> list[int]:
    """The logistic line of an event, as it is written down."""
    return rounded(logistic([sample.features for sample in samples], hits))


# -- how often one is outbid -------------------------------------------------------------------------------------


def outbid(seats: int, deals: int, seed: int) -> list[list[int]]:
    """How often, of 100 times, a seat speaks above a standing bid of 0 … 4: [seats before the dealer, the dealer]."""
    rng = random.Random(f"{seed} outbid {seats}")
    spoke = [[0] * 5 for _ in range(2)]
    for _ in range(deals):
        order = list(GAMES["pitch"].pack.cards)
        rng.shuffle(order)
        for standing in range(5):
            second, dealer = answers(order, seats, standing, "below_top")
            if seats == 2:  # here the second seat is a dealer who may not match
                second, _ = answers(order, seats, standing, "off")
            spoke[0][standing] += second
            spoke[1][standing] += dealer
    return [[round(100 * one / deals) for one in row] for row in spoke]


def answers(order: list[int], seats: int, standing: int, dealer_match: str) -> tuple[bool, bool]:
    """Whether the second seat and the dealer speak above the eldest's bid (0: he passes), all others passing."""
    match = GAMES["pitch"](seats, {"target": 21, "dealer_match": dealer_match})
    match.open(order, seats - 1)
    match.play(0, str(standing) if standing else "pass")
    speaks = [False]
    for seat in range(1, seats):
        speaks.append(pitch_auction.call(see(match, Record(), seat)) != "pass")
        match.play(seat, "pass")
    return speaks[1], speaks[-1]


def write(about: str, tables: dict[str, Any]) -> None:
    """The module of numbers."""
    lines = [
        '"""Numbers of the plain Pitch bot, made by', "", f"    {about}", "",
        "Fitted lines by way of counting and number of seats, in hundredths (pitch_hands.py);",
        "TIES and OUTBID in percent (pitch_auction.py).", '"""',
        "", "# fmt: off",  "",
    ]  # fmt: skip
    for name, table in tables.items():
        kind = {"REACH": "list[list[int]]", "OUTBID": "list[list[int]]", "TIES": "int"}.get(name, "list[int]")
        kind = f"dict[int, {kind}]" if name in ONE_WAY or name == "OUTBID" else f"dict[str, dict[int, {kind}]]"
        lines += [f"{name}: {kind} = {{", *shown(table, "  "), "}", ""]
    PLACE.write_text("\n".join(lines[:-1]) + "\n", "utf-8")


def shown(table: dict[Any, Any], margin: str) -> list[str]:
    """A table as lines of Python, one line a row of numbers."""
    lines = []
    for key in sorted(table):
        value = table[key]
        head = f"{margin}{json.dumps(key)}: "
        if isinstance(value, dict):
            lines += [head + "{", *shown(value, margin + "  "), margin + "},"]
        elif isinstance(value, list) and isinstance(value[0], list):
            lines += [head + "[", *(f"{margin}  {closely(row)}," for row in value), margin + "],"]
        else:
            lines.append(f"{head}{closely(value)},")
    return lines


def closely(row: Any) -> str:
    """A row without blanks, so that it stays a line."""
    return json.dumps(row, separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2500, help="deals a way of counting and number of seats")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    about = f"./dev bench fit_pitch_hands --deals {chosen.deals} --seed {chosen.seed}"
    all_seats = GAMES["pitch"].seats_allowed
    tables: dict[str, Any] = {name: {} for name in ("REACH", "TRICKS", "OTHERS", "NAMED", "TIES")}
    tables["OUTBID"] = {seats: FIRST_GUESS for seats in all_seats}
    jobs = [(scoring, seats, chosen.deals, chosen.seed) for seats in all_seats for scoring in pitch_hands.LEVELS]
    with Pool(2) as pool:
        for scoring, seats, lines in pool.imap_unordered(fit, jobs):
            for name, line in lines.items():
                if name not in ONE_WAY:
                    tables[name].setdefault(scoring, {})[seats] = line
                elif scoring == ONE_WAY[name]:
                    tables[name][seats] = line
            print(f"{scoring}, {seats} seats: fitted", flush=True)
    for _ in range(2):
        write(about, tables)
        for name, table in tables.items():
            setattr(pitch_numbers, name, table)
        pitch_auction.OUTBID = tables["OUTBID"]
        tables["OUTBID"] = {seats: outbid(seats, chosen.deals // 5, chosen.seed) for seats in all_seats}
    write(about, tables)


if __name__ == "__main__":
    main()
