"""The solver against DDS, by way of endplay, on the same bridge endings; and how fast it answers in Trump Seven.

./dev bench solver [--quick] [--endings N] [--whole N] [--deals N] [--seed S]

``--endings`` in all, of four to nine cards a hand, and ``--whole`` deals of thirteen, with a trump suit or none, each
solved by both from the lead: once what the deal is worth (DDS is asked for one best card), once what every lead is
worth. Equal answers, none excepted (exit status 1 otherwise), and the ratio of their processor seconds, the median of
five parts. Then ``--deals`` whole deals of Trump Seven with open hands: by which leads are the sixty made? That time is
no ratio: read it beside the first. ``--quick``: a tenth of everything.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator

from endplay.dds.solve import SolveMode, solve_board
from endplay.types import Deal, Denom, Player
from rich.console import Console
from rich.table import Table

from semyorka import compiled
from semyorka.cards import members, suit, union
from semyorka.games import GAMES
from semyorka.games.tricks import Tricks
from semyorka.search.solver import Solver

RANKS = "23456789TJQKA"
CARDS = [lane * 16 + place for lane in range(4) for place in range(13)]
SUITS = [Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt]
SEATS = [Player.north, Player.east, Player.south, Player.west]
SIZES = [4, 5, 6, 7, 8, 9]
PARTS = 5

Ending = tuple[list[int], int, int]


def endings(count: int, size: int, seed: int) -> Iterator[Ending]:
    """Hands (sets by seat), who leads, and the place of the trump suit in SUITS."""
    rng = random.Random(f"{seed} {size}")
    for _ in range(count):
        cards = rng.sample(CARDS, 4 * size)
        yield [union(cards[size * seat : size * (seat + 1)]) for seat in range(4)], rng.randrange(4), rng.randrange(5)


def ours(solver: Solver, ending: Ending, every: bool) -> list[int]:
    """The tricks of the side that leads: the most it can take, or by each card led, least first."""
    hands, leader, trump = ending
    deal = Tricks(4)
    deal.lay_out(hands, leader, 0 if trump == 4 else 0xFFFF << 16 * trump)
    solver.set_up(deal, 0b0101 << (leader & 1))
    guess = (hands[0].bit_count() + 1) // 2
    if not every:
        return [solver.value(guess)]
    found = []
    for row in rows(hands, leader):
        guess = solver.value_of(row[0], guess)
        found += [guess] * len(row)
    return sorted(found)


def rows(hands: list[int], leader: int) -> list[list[int]]:
    """The cards of the hand on lead, those that nobody's card lies between together."""
    live, found = union(card for hand in hands for card in members(hand)), []
    for card in members(hands[leader]):
        last = found[-1][-1] if found else None
        if last is not None and last >> 4 == card >> 4 and not live & (1 << card) - (2 << last):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def theirs(ending: Ending, every: bool) -> list[int]:
    """The same by DDS."""
    hands, leader, trump = ending
    deal = Deal("N:" + " ".join(pbn(hand) for hand in hands), first=SEATS[leader], trump=SUITS[trump])
    mode = SolveMode.Default if every else SolveMode.OptimalOne
    found = sorted(tricks for _, tricks in solve_board(deal, mode))
    return found if every else found[:1]


def pbn(hand: int) -> str:
    """A hand as bridge players write it."""
    lanes = [[card & 15 for card in members(hand) if card >> 4 == lane] for lane in range(4)]
    return ".".join("".join(RANKS[rank] for rank in reversed(lane)) for lane in lanes)


def against_dds(numbers: dict[int, int], every: bool, seed: int) -> bool:
    """Print the table of so many endings by cards a hand; false when an answer differed."""
    table = Table("cards a hand", "endings", "differ", "our ms", "DDS ms", "ratio (lowest and highest part)")
    table.title = "what every lead is worth" if every else "what the deal is worth"
    solver, right = Solver(), True
    for size, number in numbers.items():
        whole = list(endings(number, size, seed))
        spent, differ = [], 0
        for part in range(PARTS):
            some = whole[part::PARTS]
            start = time.process_time()
            one = [ours(solver, ending, every) for ending in some]
            middle = time.process_time()
            other = [theirs(ending, every) for ending in some]
            spent.append((middle - start, time.process_time() - middle))
            differ += sum(a != b for a, b in zip(one, other, strict=True))
        ratios = sorted(dds / mine for mine, dds in spent)
        mine, dds = (1000 * sum(column) / number for column in zip(*spent, strict=True))
        ratio = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f}-{ratios[-1]:.2f})"
        table.add_row(str(size), str(number), str(differ), f"{mine:.3f}", f"{dds:.3f}", ratio)
        right = right and not differ
    Console().print(table)
    return right


def sixty_or_not(deals: int, seed: int) -> None:
    """Print how long whole deals of Trump Seven take, all leads of the declarer tried."""
    rng, solver, spent, nodes = random.Random(seed), Solver(), [], 0
    game = GAMES["trump_seven"]
    worths = {10: "TSTHTDTC", 4: "KSKHKDKCJKR", 3: "QSQHQDQC", 2: "JSJHJDJC"}
    sets = [(union(c for c in game.pack.cards if game.pack.word(c) in text), worth) for worth, text in worths.items()]
    while len(spent) < deals:
        match = game(3, {"multi_bid": "first_plays"})
        deal = match.open(rng.sample(match.pack.cards, 29), 0)
        match.play(deal.to_act, "60")
        declarer = deal.declarer
        hand = members(deal.hand(declarer))
        lengths = {letter: sum(suit(card) == letter for card in hand) for letter in "SHDC"}
        trump = max(lengths, key=lengths.__getitem__)
        match.play(declarer, f"trump {trump}")
        for _ in range(2):
            side = [card for card in members(deal.hand(declarer)) if suit(card) not in (None, trump)]
            match.play(declarer, match.word(min(side or members(deal.hand(declarer)), key=lambda card: card & 15)))
        solver.set_up(deal, 1 << declarer, [*sets, (1 << match.pack.card(f"7{trump}"), 20)], per_trick=0)
        start = time.process_time()
        solver.winning(60)
        spent.append(time.process_time() - start)
        nodes += solver.nodes
    spent.sort()
    print(
        f"Trump Seven, {deals} deals, all leads: median {1000 * spent[deals // 2]:.2f} ms, "
        f"95 of 100 under {1000 * spent[int(deals * 0.95)]:.1f} ms, {nodes / sum(spent) / 1e6:.1f} M nodes a second"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--endings", type=int, default=5000)
    parser.add_argument("--whole", type=int, default=10)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    part = 10 if asked.quick else 1
    print(f"the solver is {compiled.manner()}")
    numbers = {size: max(PARTS, -(-asked.endings // (part * len(SIZES)))) for size in SIZES}
    numbers[13] = max(PARTS, asked.whole // part)
    right = all([against_dds(numbers, every, asked.seed) for every in (False, True)])
    sixty_or_not(asked.deals // part, asked.seed)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
