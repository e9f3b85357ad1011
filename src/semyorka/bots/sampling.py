"""Trying actions on deals that can still be: all on the same deals, those that fall behind given up early.

A game says what an action is worth in one open deal (``Judge``); here it is said what that means for a seat that does
not know which deal it is in.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Protocol

from semyorka.bots.decision import CLOSE, Choice, Decision, Trials

#: Deals between two looks at who has fallen behind, and how many standard errors behind is behind.
BLOCK = 16
FAR = 3.0
#: The best is found when no other can be better by more than this.
NEAR = 0.002

#: A deal that can be, hands by seat, and how much it counts.
World = tuple[Sequence[int], float]


class Judge(Protocol):
    """What actions are worth in one open deal, for the seat that decides. ``guessed`` counts deals it had to guess."""

    guessed: int

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> Sequence[float]:
        """The chance to win with each of the actions when the cards lie so."""


class Tried:
    """What came of the actions so far. ``values[place]`` belong to ``actions[place]``; ``alive`` are places."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.alive = list(range(len(actions)))
        self.hands: list[tuple[int, ...]] = []
        self.weights: list[float] = []
        self.values: list[list[float]] = [[] for _ in actions]

    def add(self, world: World, judge: Judge) -> None:
        """Try every action that is alive on one more deal."""
        hands, weight = world
        worths = judge.worths(hands, [self.actions[place] for place in self.alive])
        self.hands.append(tuple(hands))
        self.weights.append(weight)
        for place, worth in zip(self.alive, worths, strict=True):
            self.values[place].append(worth)

    def mean(self, place: int) -> float:
        """An action's worth over the deals it was tried on."""
        return weighted(self.values[place], self.weights)[0]

    def behind(self, place: int, best: int) -> tuple[float, float]:
        """How much less an action is worth than another over the deals both were tried on, and the standard error."""
        pairs = zip(self.values[best], self.values[place], strict=False)
        return weighted([most - less for most, less in pairs], self.weights)

    def best(self) -> int:
        """The action worth most, of those that are alive."""
        return max(self.alive, key=lambda place: (self.mean(place), -place))

    def give_up(self, keep: int) -> bool:
        """Give up what has fallen behind, but keep so many. True when nothing is left to find out."""
        best = self.best()
        order = sorted((place for place in self.alive if place != best), key=lambda place: self.behind(place, best)[0])
        self.alive = [best]
        unsettled = False
        for place in order:
            far, error = self.behind(place, best)
            if far > FAR * error and far > NEAR and len(self.alive) >= keep:
                continue
            self.alive.append(place)
            unsettled = unsettled or (far - FAR * error <= 0.0 and error * FAR > NEAR)
        return not unsettled and (len(self.alive) == 1 or len(self.weights) >= 4 * BLOCK)


def weighted(values: Sequence[float], weights: Sequence[float], reach: float = 0.0) -> tuple[float, float]:
    """The weighted mean of values and its standard error; weights beyond the values are left out.

    ``reach``: the error is as if two more values had come, one so far up and one so far down. Of a few deals in which
    one settles everything, as where an end is won or lost, the scatter alone would be too sure.
    """
    total = squares = mean = 0.0
    for value, weight in zip(values, weights, strict=False):
        total += weight
        squares += weight * weight
        mean += weight * value
    if total <= 0.0:
        return 0.0, 1.0
    mean /= total
    spread = sum(weight * (value - mean) ** 2 for value, weight in zip(values, weights, strict=False)) / total
    effective = total * total / squares
    return mean, sqrt((spread + 2.0 * reach**2 / effective) / max(1.0, effective - 1.0))


def sample(actions: Sequence[int], worlds: Iterable[World], judge: Judge, most: int, keep: int = 1) -> Tried:
    """Try the actions on at most so many deals; actions far behind are given up, but ``keep`` of them never."""
    tried = Tried(actions)
    left: Iterator[World] = islice(iter(worlds), most)
    look = BLOCK
    for world in left:
        tried.add(world, judge)
        if len(tried.weights) == look:
            look *= 2
            if tried.give_up(keep):
                break
    return tried


def decision(
    tried: Tried,
    words: Callable[[int], Sequence[str]],
    possible: int | None,
    guessed: int,
    rather: Callable[[int], tuple[float, ...]] | None = None,
    choose_near: bool = True,
) -> Decision:
    """The decision that trials lead to. ``words`` of an action are its word and those of the actions as good as it.

    ``rather`` orders actions that are as good as the best as far as one can tell: the least comes first.
    """
    complete = possible is not None and len(tried.weights) >= possible
    best = tried.best()
    rows: list[tuple[float, int, float, float]] = []
    for place in range(len(tried.actions)):
        far, error = (0.0, 0.0) if place == best else tried.behind(place, best)
        rows.append((max(0.0, far), place, 0.0 if complete else error, tried.mean(place)))
    rows.sort()
    near = [place for far, place, error, _ in rows if (choose_near and far <= max(CLOSE, error)) or place == best]
    chosen = best if rather is None else min(near, key=lambda place: rather(tried.actions[place]))
    rows.sort(key=lambda row: (row[1] != chosen, row[0], row[1]))
    choices: list[Choice] = []
    for far, place, error, value in rows:
        doubt = 0.0 if complete else weighted(tried.values[place], tried.weights)[1]
        choices.extend(Choice(word, value, doubt, far, error) for word in words(tried.actions[place]))
    values = {words(action)[0]: tuple(tried.values[place]) for place, action in enumerate(tried.actions)}
    trials = Trials(tuple(tried.hands), tuple(tried.weights), values)
    return Decision(words(tried.actions[chosen])[0], tuple(choices), len(tried.weights), possible, guessed, trials)
