"""What a bot found out about one decision: the answer, what each action is worth, and the evidence.

Values are chances to win, from 0 to 1: of the match where a match is a race, of the deal where each deal stands alone;
in Seven Leaves, of not being the one who is left. Play, hints, levels and reviews all read this one thing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: Two actions are a close call when the second is behind by less than this, or by less than its doubt.
CLOSE = 0.005
#: Half of an interval that holds the true value in 95 of 100 cases, in standard errors.
DOUBT = 1.96


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action. ``value``: the chance to win with it, ``error`` its standard error, 0 where nothing was drawn.

    ``behind``: how much less it is worth than the best over the same deals, ``behind_error`` that difference's standard
    error; the best has 0 and 0. Cards as good as each other share all numbers.
    """

    word: str
    value: float
    error: float = 0.0
    behind: float = 0.0
    behind_error: float = 0.0


@dataclass(frozen=True, slots=True)
class Trials:
    """The deals that were tried. ``hands[world][seat]`` is a set of cards, ``weights[world]`` how much a deal counts.

    ``values[word][world]`` is what the action brought there; a word given up early has fewer of them, from the first
    deal on.
    """

    hands: tuple[tuple[int, ...], ...] = ()
    weights: tuple[float, ...] = ()
    values: Mapping[str, tuple[float, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision weighed. ``choices``: every legal action, best first; ``word`` is the one to take.

    ``worlds``: how many deals were tried (0: a model answered), ``possible`` how many there can be, None where that was
    not counted; ``guessed`` in how many of the tried ones the search broke off and a guess stood in.
    """

    word: str
    choices: tuple[Choice, ...]
    worlds: int = 0
    possible: int | None = None
    guessed: int = 0
    trials: Trials = field(default_factory=Trials)

    @property
    def complete(self) -> bool:
        """Whether every deal that can be was tried."""
        return self.possible is not None and self.worlds >= self.possible

    @property
    def close(self) -> bool:
        """Whether another action may well be as good as the best."""
        if len(self.choices) < 2:
            return False
        second = self.choices[1]
        return second.behind < max(CLOSE, DOUBT * second.behind_error)

    def of(self, word: str) -> Choice:
        """What is known of an action. KeyError for one that was not legal."""
        for choice in self.choices:
            if choice.word == word:
                return choice
        raise KeyError(word)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the first action is better than the second: a sentence of words/hints by its key.

    ``args`` are what the sentence shows; ``counts`` the numbers they were made from, so that both can be made again.
    """

    key: str
    args: Mapping[str, Any]
    counts: Mapping[str, float] = field(default_factory=dict)


def forced(word: str) -> Decision:
    """The decision of a seat that has no choice."""
    return Decision(word, (Choice(word, 1.0),))
