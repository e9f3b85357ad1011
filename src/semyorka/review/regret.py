"""Regret: how much chance to win an action gave away, by what its seat could know, and how sure that is.

The best of several noisy means looks better than it is. So the deals that were tried are parted in two: the best is
chosen on one half and measured on the other, and the other way round, and the two are averaged.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from semyorka.bots import Decision
from semyorka.bots.sampling import weighted

#: A decision hardly matters when no action is behind by more than this.
OBVIOUS = 0.002
#: A bound that the true regret is above in 90 of 100 cases, in standard errors.
SURE = 1.2816
#: The bands and the regret at which each begins.
BANDS = (("blunder", 0.10), ("mistake", 0.04), ("inaccuracy", 0.01))
GOOD, CLOSE = "good", "close"
NAMES = (GOOD, *(name for name, _ in reversed(BANDS)), CLOSE)


@dataclass(frozen=True, slots=True)
class Half:
    """The ``best`` action by one half of the deals, and by how much (``gap``, with its standard error) it is better
    than the one played in the other half, of which so many ``worlds`` count."""

    best: str
    gap: float
    error: float
    worlds: int


@dataclass(frozen=True, slots=True)
class Regret:
    """What an action gave away: ``value`` on average, and its standard ``error``; below zero is chance.

    ``halves`` are what it was made of, none where all deals were tried or a model has answered.
    """

    value: float
    error: float
    halves: tuple[Half, ...] = ()

    @classmethod
    def of(cls, halves: Sequence[Half]) -> "Regret":
        """The mean of both halves."""
        gaps = sum(half.gap for half in halves) / len(halves)
        return cls(gaps, sqrt(sum(half.error**2 for half in halves)) / len(halves), tuple(halves))


def regret(decision: Decision, word: str) -> Regret:
    """What a legal action gave away. KeyError for an action that the decision does not know.

    Of the advised action too it is measured, and mostly below zero: left out, the chance of the others would not even
    out.
    """
    played, trials = stand_ins_of(decision)[word], decision.trials
    tried = trials.values
    whole = [one for one in tried if len(tried[one]) == len(trials.weights)]
    if decision.complete or played not in tried or not whole or len(tried[played]) < 4:
        choice = decision.of(word)
        return Regret(choice.behind, choice.behind_error)
    return Regret.of([half(tried, trials.weights, whole, played, chosen_on) for chosen_on in (0, 1)])


def half(
    tried: Mapping[str, Sequence[float]], weights: Sequence[float], whole: Sequence[str], played: str, chosen_on: int
) -> Half:
    """The best of the actions that were tried to the end, chosen on every second deal and measured on the others."""
    best = max(whole, key=lambda one: weighted(tried[one][chosen_on::2], weights[chosen_on::2])[0])
    gaps = [most - less for most, less in zip(tried[best], tried[played], strict=False)]
    measured = gaps[1 - chosen_on :: 2]
    gap, error = weighted(measured, weights[1 - chosen_on :: 2], max(map(abs, gaps)))
    return Half(best, gap, error, len(measured))


def stand_ins_of(decision: Decision) -> dict[str, str]:
    """For each action the one that was tried in its place: of cards as good as each other the first alone was."""
    found, last = {}, decision.word
    for choice in decision.choices:
        last = choice.word if choice.word in decision.trials.values or not decision.trials.values else last
        found[choice.word] = last
    return found


def counts(decision: Decision) -> bool:
    """Whether a decision says anything about who took it: there was a choice, and it mattered."""
    return len(decision.choices) > 1 and any(choice.behind > OBVIOUS for choice in decision.choices)


def band(found: Regret) -> str:
    """The band of a regret: the worst that it is in for sure; ``close`` where it is bad, but not for sure."""
    least = found.value - SURE * found.error
    if found.value < BANDS[-1][1]:
        return GOOD
    return next((name for name, edge in BANDS if least > edge), CLOSE)
