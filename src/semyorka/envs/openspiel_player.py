"""OpenSpiel's search over information sets as a player of ours: its tree and its choice, our rules and our worlds.

Worlds are drawn evenly from those that agree with the view. A leaf is one random playout, as in OpenSpiel's own
evaluator, but over our rules directly, which is faster.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from time import process_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from semyorka.bots import pitch_replaying, seven_leaves_replaying, trump_seven_replaying
from semyorka.bots.worlds import Worlds
from semyorka.cards import members
from semyorka.envs.openspiel import DealGame, DealState, load_game, play_out
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

REPLAYS = {module.GAME: module for module in (pitch_replaying, seven_leaves_replaying, trump_seven_replaying)}
#: How freely it explores, values going from 0 to 1 (Cowling, Powley and Whitehouse 2012 use 0.7).
EXPLORES = 0.7


@cache
def game_of(key: str, seats: int, options: tuple[tuple[str, Any], ...]) -> DealGame:
    """A game, made once."""
    return load_game(key, seats, dict(options))


class Playout:
    """An evaluator of OpenSpiel's: one random playout, all actions as likely as each other before it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: DealState) -> list[float]:
        """What each seat has after a random playout."""
        if state.deal is None:
            raise AssertionError("a view is of a deal that has been dealt")
        deal = state.deal.copy()
        play_out(deal, self.rng)
        return state.game.values(deal)

    def prior(self, state: DealState) -> list[tuple[int, float]]:
        """All actions alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Searching(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot that may also search until ``seconds`` of CPU time have passed, ten simulations at least."""

    seconds = 0.0

    def run_search(self, state: DealState) -> Any:
        """The policy at a state."""
        if not self.seconds or len(state.legal_actions()) == 1:
            return super().run_search(state)
        self.reset()
        self._root_node = self.create_new_node(state)
        end, done = process_time() + self.seconds, 0
        while done < 10 or process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        return self.get_final_policy(state, self._root_node)


class ISMCTS:
    """A player that searches so many ``simulations``, or so many ``seconds`` of CPU time, for each decision."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations, self.seconds = simulations, seconds

    def __call__(self, view: SeatView, seed: int) -> str:
        replay, match = REPLAYS[view.game], GAMES[view.game]
        if not view.legal & view.legal - 1:
            return word_of(match, members(view.legal)[0])
        rng = Random(seed)
        game = game_of(view.game, view.seats, tuple(sorted(view.options.items())))
        worlds = Worlds(replay.reading(view), seed)
        drawn: Callable[..., DealState] = lambda *_: game.at(replay.opened(view, worlds.draw(), rng))  # noqa: E731
        bot = Searching(
            game, Playout(rng), EXPLORES, max(1, self.simulations),
            random_state=np.random.RandomState(seed), final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )  # fmt: skip
        bot.seconds = self.seconds
        bot.set_resampler(drawn)
        return word_of(match, int(bot.step(drawn())))


def word_of(match: Any, action: int) -> str:
    """An action in words."""
    return next((word for word, call in match.call_words.items() if call == action), None) or str(
        match.pack.word(action)
    )
