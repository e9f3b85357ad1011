"""Levels: how much a bot remembers, tries and dares. They differ in nothing else, least of all in what they see."""

from dataclasses import dataclass
from math import exp
from random import Random

from semyorka.bots.decision import Decision

#: The levels there are, from a beginner to the best we have.
LEVELS = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Level:
    """One level of one game.

    ``worlds``: deals tried for a decision; ``nodes``: positions one of them may cost before a guess stands in;
    ``memory``: how many finished tricks back it remembers who was out of a suit; ``infers``: whether it reads bids,
    gifts and plays; ``deep``: whether it leaves a manner of its game where the deals it tried say so.
    ``heat``: how freely it strays from the best it found, in chance to win: an action so much behind comes up e times
    less often; 0: never. ``floor``: it never takes an action further behind than this. ``slips``: of how many of its
    decisions it strays at all, as a share.
    """

    number: int
    worlds: int
    nodes: int = 400_000
    memory: int = 99
    infers: bool = True
    deep: bool = False
    heat: float = 0.0
    floor: float = 1.0
    slips: float = 1.0


def pick(decision: Decision, level: Level, seed: int) -> str:
    """The action that a level takes, when this is what it found. A wrong one is one that looks nearly right."""
    if level.heat <= 0.0 or len(decision.choices) == 1:
        return decision.word
    chance = Random(seed)
    if level.slips < 1.0 and chance.random() >= level.slips:
        return decision.word
    behind = {choice.word: choice.behind for choice in decision.choices}
    behind[decision.word] = 0.0
    words = [word for word, far in behind.items() if far <= level.floor]
    weights = [exp(-behind[word] / level.heat) for word in words]
    return chance.choices(words, weights)[0]
