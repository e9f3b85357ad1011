"""Which deals of Auction Pitch are likely after what was called: who bid has something to bid on.

The likelihoods are soft on purpose, so that they fit people as well as bots: a bid is likely with a hand that makes it,
a pass with one that does not make the least bid there was, and the pitcher's suit is likely the best of his hand.
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from semyorka.bots.pitch_hands import as_pitcher
from semyorka.bots.pitch_table import PACK
from semyorka.bots.reading import LANE
from semyorka.bots.sampling import World
from semyorka.bots.worlds import Worlds
from semyorka.cards import SUITS
from semyorka.telling.views import SeatView

#: The chance to make a bid at which bidding it is as likely as not, how sharp that is, and the least likelihood.
EVEN, WIDTH, FLOOR = 0.55, 0.1, 0.05
#: How much a pitcher's choosing another suit than the one that promises most speaks against a hand, a point of promise.
OTHER_SUIT = 2.0
#: So many deals are drawn for each that is kept.
DRAWN = 3


class Likely:
    """How likely the calls of one view are in a deal. Only the others' calls are asked about."""

    def __init__(self, view: SeatView) -> None:
        self.view, self.me = view, view.seat
        self.shown = [0] * view.seats
        for seat, word in [play for trick in view.tricks for play in trick.plays] + list(view.plays):
            self.shown[seat] |= 1 << PACK.card(word)
        self.pitcher = view.facts["pitcher"] if view.phase == "play" else None
        self.trump = None if view.trump is None else SUITS.index(view.trump)
        self.told = [
            one for one in self.calls() if one[0] != self.me and (self.trump is None or one[0] == self.pitcher)
        ]

    def calls(self) -> list[tuple[int, int, int]]:
        """(seat, what it bid or 0, the least it could have bid) of each call."""
        least, calls = int(self.view.options["min_bid"]), []
        for seat, word in self.view.calls:
            bid = 0 if word == "pass" else 5 if word == "slam" else int(word)
            calls.append((seat, bid, least))
            least = max(least, bid + 1)
        return calls

    def of(self, hands: Sequence[int]) -> float:
        """The likelihood of the calls when the hands lie so, up to a factor."""
        likely = 1.0
        for seat, bid, least in self.told:
            likely *= max(FLOOR, self.call(hands[seat] | self.shown[seat], seat, bid, least))
        return likely

    def call(self, hand: int, seat: int, bid: int, least: int) -> float:
        """The likelihood of one call with a hand."""
        lanes = [lane for lane in range(4) if hand >> 16 * lane & LANE]
        promises = {lane: as_pitcher(hand, lane, self.view.seats, self.view.options) for lane in lanes}
        if not bid:
            return 1.0 - bidding(max(one.reach.get(least, one.everything) for one in promises.values()))
        if seat == self.pitcher and self.trump is not None:
            best = max(one.mean() for one in promises.values())
            chosen = promises[self.trump]
            return bidding(chosen.reach.get(bid, chosen.everything)) * exp(-OTHER_SUIT * (best - chosen.mean()))
        return bidding(max(one.reach.get(bid, one.everything) for one in promises.values()))


def bidding(chance: float) -> float:
    """How likely a bid is that is made with this chance."""
    return 1.0 / (1.0 + exp((EVEN - chance) / WIDTH))


def likely_deals(view: SeatView, worlds: Worlds, possible: int, most: int, seed: int) -> Iterator[World]:
    """Deals that can be, more of those that fit the calls: all of them with weights where they are few."""
    likely = Likely(view)
    if possible <= most:
        yield from ((hands, likely.of(hands)) for hands in worlds.every())
        return
    if not likely.told:
        for _ in range(most):
            yield worlds.draw(), 1.0
        return
    some = [worlds.draw() for _ in range(DRAWN * most)]
    weights = [likely.of(hands) for hands in some]
    step, so_far = sum(weights) / most, 0.0
    place = Random(seed).random() * step
    chosen: list[Sequence[int]] = []
    for hands, weight in zip(some, weights, strict=True):
        so_far += weight
        while place < so_far and len(chosen) < most:
            chosen.append(hands)
            place += step
    Random(seed + 1).shuffle(chosen)
    yield from ((hands, 1.0) for hands in chosen)
