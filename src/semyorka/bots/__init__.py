"""Bots: functions of what one seat may know.

A bot is handed a ``SeatView``, a budget and a seed, and answers with the word of an action. It never sees a match or a
position of the table, keeps nothing between calls, has no clock, and gives the same answer to the same three.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from semyorka.bots import (
    my_ship_sails_plain,
    my_ship_sails_thought,
    my_ship_sails_why,
    pitch_hindsight,
    pitch_plain,
    pitch_thought,
    pitch_why,
    seven_leaves_hindsight,
    seven_leaves_plain,
    seven_leaves_thought,
    seven_leaves_why,
    trump_seven_hindsight,
    trump_seven_plain,
    trump_seven_thought,
    trump_seven_why,
)
from semyorka.bots.decision import Choice, Decision, Reason, Trials
from semyorka.bots.levels import LEVELS, Level, pick
from semyorka.bots.why import common
from semyorka.telling.views import SeatView

__all__ = [
    "LEVELS", "Choice", "Decision", "Level", "Reason", "Trials", "choose", "consider", "hindsight", "plain", "reasons",
    "settings", "tree",
]  # fmt: skip


class _Thought(Protocol):
    """The thinking for one game."""

    GAME: str
    #: What each of the five levels is in this game.
    LEVELS: Sequence[Level]

    def consider(self, view: SeatView, level: Level, budget: float, seed: int) -> Decision:
        """A decision weighed, ``budget`` times the level's usual number of deals tried."""

    def by_tree(self, view: SeatView, runs: int, seed: int) -> Decision:
        """The same by a tree search of so many runs, where a card is to be played."""


class _Why(Protocol):
    """The reasons of one game."""

    def why(self, view: SeatView, decision: Decision, seed: int) -> tuple[Reason, ...]:
        """Why the first choice of a decision is better than the second."""


class _Hindsight(Protocol):
    """What one game's actions were worth with all cards open."""

    GAME: str

    def hindsight(self, view: SeatView, hands: Sequence[int], seed: int) -> Mapping[str, float] | None:
        """As ``bots.hindsight``."""


_PLAIN = {bot.GAME: bot.play for bot in (my_ship_sails_plain, trump_seven_plain, seven_leaves_plain, pitch_plain)}
_THOUGHTS: dict[str, _Thought] = {
    thought.GAME: thought
    for thought in (my_ship_sails_thought, trump_seven_thought, seven_leaves_thought, pitch_thought)
}
_WHYS: dict[str, _Why] = {
    my_ship_sails_thought.GAME: my_ship_sails_why,
    trump_seven_thought.GAME: trump_seven_why,
    seven_leaves_thought.GAME: seven_leaves_why,
    pitch_thought.GAME: pitch_why,
}
_HINDSIGHTS: dict[str, _Hindsight] = {
    eye.GAME: eye for eye in (trump_seven_hindsight, seven_leaves_hindsight, pitch_hindsight)
}


def settings(game: str, level: int | Level) -> Level:
    """What a level is in a game; a level with settings of its own is what it is. ValueError for one there is not."""
    thought = _THOUGHTS.get(game)
    if thought is None or not (isinstance(level, Level) or level in LEVELS):
        raise ValueError(f"there is no bot of level {level} for {game}")
    return level if isinstance(level, Level) else thought.LEVELS[level - 1]


def _level_of(view: SeatView, level: int | Level) -> Level:
    """What a level is in the game of a view. ValueError for a game or a level there is not, or out of turn."""
    found = settings(view.game, level)
    if not view.legal:
        raise ValueError("it is not this seat's turn")
    return found


def consider(view: SeatView, level: int | Level = LEVELS[-1], budget: float = 1.0, seed: int = 0) -> Decision:
    """What a bot of this level finds out about the decision of a view's seat, whose turn it is.

    ``budget`` is how many times the level's usual number of deals it tries. Raises ValueError for a game or a level
    that has no bot, and when it is not the seat's turn.
    """
    found = _level_of(view, level)
    return _THOUGHTS[view.game].consider(view, found, budget, seed)


def choose(view: SeatView, level: int | Level = 3, budget: float = 1.0, seed: int = 0) -> str:
    """The action, as a word, of a bot of this level; the rest as ``consider``."""
    found = _level_of(view, level)
    return pick(_THOUGHTS[view.game].consider(view, found, budget, seed), found, seed)


def tree(view: SeatView, runs: int = 1000, seed: int = 0) -> str:
    """The action of a bot that plays cards by tree search over what its seat knows (ISMCTS), and else as ``plain``.

    It is there to be measured against. Raises ValueError where it is not the seat's turn or the game has no tricks.
    """
    if view.phase != "play":
        return plain(view, seed)
    _level_of(view, LEVELS[-1])
    return _THOUGHTS[view.game].by_tree(view, runs, seed).word


def plain(view: SeatView, seed: int = 0) -> str:
    """The action of the bot that plays by rules of thumb and tries no deals. ValueError when it is not its turn."""
    if not view.legal:
        raise ValueError("it is not this seat's turn")
    word: str = _PLAIN[view.game](view, seed)
    return word


def reasons(view: SeatView, decision: Decision, seed: int = 0) -> tuple[Reason, ...]:
    """Why the first choice of a decision is better than the second, the weightiest reason first: the game's own where
    it has any, then what can be said of any decision."""
    why = _WHYS.get(view.game)
    own = why.why(view, decision, seed) if why is not None and len(decision.choices) > 1 else ()
    return (*own, *common(decision))


def hindsight(view: SeatView, hands: Sequence[int], seed: int = 0) -> Mapping[str, float] | None:
    """What each action would have been worth had all seen the ``hands`` (sets by seat) as they truly lay; None where a
    game cannot say. For looking back on a finished deal only: no decision may ever ask for it."""
    eye = _HINDSIGHTS.get(view.game)
    return None if eye is None else eye.hindsight(view, hands, seed)
