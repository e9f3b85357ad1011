"""Makes src/semyorka/bots/trump_seven_numbers.py: solves deals, plays some, fits what a declarer's cards are worth.

./dev bench fit_trump_seven [--deals N] [--played N] [--seed S] [--again]

For each way the gifts may go: DEALS with open cards, the best hand of three most often declaring, the gifts sometimes
not the best, the solver asked for the 60; a logistic line for the cards kept and one for the cards dealt. Then PLAYED
deals between bots of level 3, the declarer made to declare: a shift from the chance with open cards to that in play.
``--again`` keeps the two lines and makes only what comes after them anew. Who declares and what is given away is chosen
by the numbers there are, so a second run begins where the first ended. Plain Python on all cores.
"""

import argparse
import random
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from semyorka.bots import choose, plain, trump_seven_chances, trump_seven_numbers
from semyorka.bots.trump_seven_bidding import KINDS
from semyorka.bots.trump_seven_chances import chance_of, dealt_chances, features, line
from semyorka.bots.trump_seven_exchange import best_pairs
from semyorka.bots.trump_seven_likely import held_features
from semyorka.bots.trump_seven_open import PLAIN_WORTHS
from semyorka.cards import SUITS, members
from semyorka.games import GAMES
from semyorka.search.solver import Solver
from semyorka.telling.record import Record
from semyorka.telling.views import see

PLACE = Path(trump_seven_chances.__file__).with_name("trump_seven_numbers.py")
GAME = GAMES["trump_seven"]
RULES = ("defenders_hand", "defenders_pile", "declarer_pile")
NODES = 40_000
RIDGE = 2.0
STEPS = 12
HANDS, HELDS, LEASTERS, GIFT_FEATURES = 20_000, 3_000, 2_000, 3
#: How often not the best hand declares, and how often the gifts are drawn from the best dozen.
ANYBODY, ANY_GIFTS = 0.3, 0.35
#: Who has at least this chance says 60.
BID = 0.45


HEAD = '''"""How likely a declarer of Trump Seven is to take his 60: logistic lines (trump_seven_chances.py), made by

    {command}

By the way the gifts go. DEALT and KEPT are for open cards; PLAYED is added to DEALT for what comes of it in play.
BIDDERS: the share of hands that bid, how often they make it, how often the rest would. HELD: hands that declared
against hands by lot (trump_seven_likely.py). LEASTER: a line over kinds of cards (trump_seven_bidding.py).
"""

# fmt: off
'''


class Sample(NamedTuple):
    """``dealt`` is None where the gifts were not the best ones."""

    kept: list[float]
    dealt: list[float] | None
    made: float


def sevens(lane: int) -> int:
    return 1 << 16 * lane


def declared(rng: random.Random, rule: str) -> tuple[Any, int, int]:
    """A match in which somebody has said 60 and named trumps, the seat, and the lane."""
    match = GAME(3, {"multi_bid": "first_plays", "discards_to": rule})
    order = rng.sample(match.pack.cards, 29)
    deal = match.open(order, 0)
    best = {}
    for seat in range(3):
        best[seat] = max(
            (line(trump_seven_numbers.DEALT[rule], features(deal.hand(seat), lane)), lane) for lane in range(4)
        )
    seat = rng.randrange(3) if rng.random() < ANYBODY else max(best, key=lambda one: best[one])
    while deal.to_act != seat:
        match.play(deal.to_act, "pass")
    match.play(seat, "60")
    lane = best[seat][1]
    if rng.random() < 0.15:
        lane = rng.randrange(4)
    return match, seat, lane


def solved(task: tuple[str, int]) -> Sample:
    """One deal with open cards."""
    rule, seed = task
    rng = random.Random(f"{rule} {seed}")
    match, seat, lane = declared(rng, rule)
    deal = match.playing()
    nine = deal.hand(seat)
    match.play(seat, f"trump {SUITS[lane]}")
    pairs = best_pairs(deal.hand(seat), lane, rule)[:12]
    best = rng.random() >= ANY_GIFTS
    first, second = pairs[0] if best else rng.choice(pairs)
    for card in (first, second) if rng.random() < 0.5 else (second, first):
        match.play(seat, match.word(card))
    kept = features(deal.hand(seat), lane, 1 << first | 1 << second)
    solver = Solver()
    solver.limit = NODES
    solver.set_up(deal, 1 << seat, (*PLAIN_WORTHS, (sevens(lane), 20)), per_trick=0)
    need = 60
    if rule == "declarer_pile":
        need -= sum(match.value(deal, card) for card in (first, second))
    made = solver.gains(need)
    return Sample(kept, features(nine, lane) if best else None, 0.5 if solver.stopped else float(made))


def played(task: tuple[str, int]) -> tuple[float, bool]:
    """The dealt line's worth and the outcome of one deal in play."""
    rule, seed = task
    rng = random.Random(f"played {rule} {seed}")
    match, seat, _ = declared(rng, rule)
    deal, record = match.playing(), Record()
    worth = max(line(trump_seven_numbers.DEALT[rule], features(deal.hand(seat), lane)) for lane in range(4))
    record.calls.extend([*((one, "pass") for one in range(3) if one != seat), (seat, "60")])
    turn = 0
    while not deal.over():
        word = choose(see(match, record, deal.to_act), 3, 0.5, seed * 100 + turn)
        record.add(match.play(deal.to_act, word))
        turn += 1
    return worth, bool(deal.made)


def bidders(rule: str, rng: random.Random) -> list[float]:
    """Of nine cards by lot: the share that says 60, how often those do, and the rest."""
    found = [max(dealt_chances(sum(1 << card for card in rng.sample(GAME.pack.cards, 9)), rule)) for _ in range(HANDS)]
    bid, rest = [one for one in found if one >= BID], [one for one in found if one < BID]
    return [len(bid) / len(found), sum(bid) / max(1, len(bid)), sum(rest) / max(1, len(rest))]


def held(rule: str, rng: random.Random) -> tuple[list[float], list[float]]:
    """Hands of declarers against hands by lot, told apart by a line over the hand and one over the suit of the gift."""
    rows, hits = [], []
    while len(hits) < 2 * HELDS:
        order = rng.sample(GAME.pack.cards, 29)
        nines = [sum(1 << card for card in order[9 * seat : 9 * seat + 9]) for seat in range(3)]
        able = [nine for nine in nines if max(dealt_chances(nine, rule)) >= BID]
        if not able:
            continue
        chances = dealt_chances(able[0], rule)
        lane = chances.index(max(chances))
        eleven = able[0] | 1 << order[27] | 1 << order[28]
        gifts = best_pairs(eleven, lane, rule)[0]
        gift = rng.choice(gifts)
        kept = eleven & ~(1 << gifts[0] | 1 << gifts[1])
        lot = sum(1 << card for card in rng.sample([card for card in GAME.pack.cards if card != gift], 9))
        for nine, hit in ((kept, 1.0), (lot, 0.0)):
            rows.append([*features(nine, lane)[:-2], *held_features(nine, lane, gift)])
            hits.append(hit)
    numbers = fitted(rows, hits)
    print(f"{rule}: hands held, squares off {surprise(numbers, rows, hits):.4f} of 0.25", flush=True)
    return numbers[:-GIFT_FEATURES], numbers[-GIFT_FEATURES:]


def leaster(seed: int) -> list[tuple[list[float], float]]:
    """The hands of one leaster between plain bots, and who won."""
    match = GAME(3, {"all_pass": "leaster"})
    deal, record = match.open(random.Random(f"leaster {seed}").sample(match.pack.cards, 29), 0), Record()
    hands = [deal.hand(seat) for seat in range(3)]
    while not deal.over():
        word = "pass" if match.phase(deal) == "auction" else plain(see(match, record, deal.to_act), seed)
        record.add(match.play(deal.to_act, word))
    winners = members(deal.winners)
    return [
        ([1.0, *(float((hand & kind).bit_count()) for kind in KINDS)], float(seat in winners))
        for seat, hand in enumerate(hands)
    ]


def fitted_mean(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """A line of least squares."""
    size = len(rows[0])
    curve = [
        [sum(row[i] * row[j] for row in rows) + (1.0 if i == j else 0.0) for j in range(size)] for i in range(size)
    ]
    return solution(curve, [sum(row[i] * value for row, value in zip(rows, values, strict=True)) for i in range(size)])


def fitted(rows: Sequence[Sequence[float]], made: Sequence[float], ridge: float = RIDGE) -> list[float]:
    """A logistic line by Newton's steps, held back a little from large numbers (not the constant)."""
    size = len(rows[0])
    numbers = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0 if i == 0 else -ridge * numbers[i] for i in range(size)]
        curve = [[ridge if i == j and i else 0.0 for j in range(size)] for i in range(size)]
        for row, hit in zip(rows, made, strict=True):
            chance = chance_of(line(numbers, row))
            off, weight = hit - chance, max(1e-6, chance * (1.0 - chance))
            present = [(i, value) for i, value in enumerate(row) if value]
            for i, value in present:
                slope[i] += off * value
                bend, scaled = curve[i], weight * value
                for j, other in present:
                    bend[j] += scaled * other
        for i in range(size):
            curve[i][i] += 1e-6
        numbers = [old + step for old, step in zip(numbers, solution(curve, slope), strict=True)]
    return numbers


def solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def surprise(numbers: Sequence[float], rows: Sequence[Sequence[float]], made: Sequence[float]) -> float:
    """How far off the chances are, as the mean of the squares."""
    return sum((chance_of(line(numbers, row)) - hit) ** 2 for row, hit in zip(rows, made, strict=True)) / len(rows)


def in_lines(numbers: Sequence[float]) -> str:
    """Numbers as the text of a tuple."""
    texts = [f"{round(number, 3)}," for number in numbers]
    rows = "".join("        " + " ".join(texts[i : i + 10]) + "\n" for i in range(0, len(texts), 10))
    return f"(\n{rows}    )"


def written(command: str) -> None:
    """Write the module as the numbers are now."""
    text = HEAD.format(command=command)
    for name in ("DEALT", "KEPT", "BIDDERS"):
        table = getattr(trump_seven_numbers, name)
        text += f"\n{name}: dict[str, tuple[float, ...]] = {{\n"
        text += "".join(f'    "{rule}": {in_lines(table[rule])},\n' for rule in RULES) + "}\n"
    text += f"\nPLAYED: dict[str, float] = { ({rule: round(trump_seven_numbers.PLAYED[rule], 3) for rule in RULES}) }\n"
    text += "\nHELD: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {\n"
    for rule in RULES:
        hand, given = trump_seven_numbers.HELD[rule]
        text += f'    "{rule}": ({in_lines(hand)}, {in_lines(given)}),\n'
    text += "}\n\nLEASTER: tuple[float, ...] = " + in_lines(trump_seven_numbers.LEASTER) + "\n"
    PLACE.write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--played", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args()
    command = f"./dev bench fit_trump_seven --deals {asked.deals} --played {asked.played} --seed {asked.seed}"
    if not asked.again:
        for rule in RULES:
            solve(rule, asked.deals, asked.seed)
            written(command)
    for rule in RULES:
        play(rule, asked.played, asked.seed)
        trump_seven_numbers.BIDDERS[rule] = tuple(bidders(rule, random.Random(f"bidders {asked.seed}")))
        hand, given = held(rule, random.Random(f"held {asked.seed}"))
        trump_seven_numbers.HELD[rule] = tuple(hand), tuple(given)
        written(command)
    with Pool() as pool:
        rows = [row for some in pool.map(leaster, range(LEASTERS), chunksize=20) for row in some]
    trump_seven_numbers.LEASTER = tuple(fitted_mean([row for row, _ in rows], [won for _, won in rows]))
    written(command)
    print("leaster", in_lines(trump_seven_numbers.LEASTER))


def solve(rule: str, deals: int, seed: int) -> None:
    """Fit the lines for open cards."""
    with Pool() as pool:
        samples = pool.map(solved, [(rule, seed * 1_000_000 + number) for number in range(deals)], chunksize=50)
    test, train = samples[: len(samples) // 10], samples[len(samples) // 10 :]
    kept = fitted([one.kept for one in train], [one.made for one in train])
    best = [(one.dealt, one.made) for one in train if one.dealt]
    dealt = fitted([row for row, _ in best], [made for _, made in best])
    rows, hits = [one.kept for one in test], [one.made for one in test]
    mean = sum(hits) / len(hits)
    again = [(one.dealt, one.made) for one in test if one.dealt]
    off = surprise(dealt, [row for row, _ in again], [made for _, made in again])
    print(
        f"{rule}: made {mean:.3f}, squares off {surprise(kept, rows, hits):.4f} kept, {off:.4f} dealt, "
        f"{mean * (1 - mean):.4f} by the mean alone", flush=True,
    )  # fmt: skip
    trump_seven_numbers.DEALT[rule], trump_seven_numbers.KEPT[rule] = tuple(dealt), tuple(kept)


def play(rule: str, deals: int, seed: int) -> None:
    """Find the shift from open cards to real play: with it as many deals are made as were."""
    with Pool() as pool:
        results = pool.map(played, [(rule, seed * 1_000_000 + number) for number in range(deals)], chunksize=2)
    made = sum(made for _, made in results)
    low, high = -5.0, 5.0
    for _ in range(40):
        shift = (low + high) / 2
        too_few = sum(chance_of(shift + worth) for worth, _ in results) < made
        low, high = (shift, high) if too_few else (low, shift)
    trump_seven_numbers.PLAYED[rule] = shift
    print(f"{rule}: made in play {made / len(results):.3f}, shift {shift:.3f}", flush=True)


if __name__ == "__main__":
    main()
