"""A deal of any of our games whose players act in turn, as a game of OpenSpiel. Needs the package ``open-spiel``.

``load_game("pitch", 4)`` gives a game whose one chance node shuffles the pack; actions are ours, ints below 64. Returns
go from 0 to 1: what a seat earned in the deal, between the least and the most that random play earns. A state may also
be set up in the middle of a deal (``DealGame.at``), which is how a search is asked about a view.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pyspiel

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.games.position import Position
from semyorka.games.tricks import Tricks

#: Calls and cards are below this.
ACTIONS = 64
#: More actions than any deal has.
MOST_ACTIONS = 100
#: Random deals that tell how much can be earned.
DEALS = 200


def game_type(key: str, seats: range) -> Any:
    """What OpenSpiel wants to know of one of our games."""
    return pyspiel.GameType(
        short_name=f"semyorka_{key}",
        long_name=f"Semyorka: {key}, one deal",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class DealGame(pyspiel.Game):  # type: ignore[misc]
    """One deal of a game at ``seats`` seats under house rules, chance drawn from ``seed``.

    Raises ``Refused`` for seats or house rules that the game does not have, ValueError where players act at once.
    """

    def __init__(self, key: str, seats: int, options: Mapping[str, Any], seed: int = 0) -> None:
        match = GAMES[key](seats, options)
        if match.together:
            raise ValueError(f"the players of {key} act at once")
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS, max_chance_outcomes=1, num_players=seats,
            min_utility=0.0, max_utility=1.0, utility_sum=None, max_game_length=MOST_ACTIONS,
        )  # fmt: skip
        super().__init__(game_type(key, match.seats_allowed), info, {})
        self.match, self.seats = match, seats
        self.rng = Random(seed)
        self.calls = frozenset(match.call_words.values())
        self.least, self.most, self.usual = span(match)

    def new_initial_state(self) -> "DealState":
        """A deal before its pack is shuffled."""
        return DealState(self)

    def at(self, deal: Position) -> "DealState":
        """A state in the middle of a deal, of whose past everybody knows the same."""
        return DealState(self, deal)

    def value(self, earned: float) -> float:
        """What was earned, from 0 to 1."""
        return min(1.0, max(0.0, (earned - self.least) / (self.most - self.least)))

    def values(self, deal: Any) -> list[float]:
        """The returns of a deal that is over; one that does not count is worth what a deal usually is."""
        if getattr(deal, "redeal", False):
            return [self.value(self.usual)] * self.seats
        return [self.value(deal.earned(seat)) for seat in range(self.seats)]


class DealState(pyspiel.State):  # type: ignore[misc]
    """A state of a deal. ``told`` is what happened since it was set up, as a seat may know it."""

    def __init__(self, game: DealGame, deal: Position | None = None, told: Sequence[str] = ()) -> None:
        super().__init__(game)
        self.game, self.deal = game, deal
        self.told = list(told) or [""] * game.seats

    def __deepcopy__(self, memo: Any) -> "DealState":
        return self.clone()

    def clone(self) -> "DealState":
        """An independent copy."""
        return DealState(self.game, None if self.deal is None else self.deal.copy(), self.told)

    def current_player(self) -> int:
        """The seat to act."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.deal.over() else int(self.deal.to_act)

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal is not None and self.deal.over()

    def is_chance_node(self) -> bool:
        """Whether the pack has yet to be shuffled."""
        return self.deal is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One: the pack is shuffled."""
        return [(0, 1.0)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat to act may do, in ascending order."""
        if self.deal is None:
            return [0]
        seat = self.current_player()
        return members(self.deal.legal_set()) if player in (None, seat) and seat >= 0 else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def apply_action(self, action: int) -> None:
        """Take an action of the seat to act, or shuffle."""
        if self.deal is None:
            order = list(self.game.match.pack.cards)
            self.game.rng.shuffle(order)
            self.deal = self.game.match.position()
            self.deal.shuffle_in(order, self.game.rng.randrange(self.game.seats))
            return
        deal, seat = self.deal, int(self.deal.to_act)
        deal.take(seat, action)
        seen = action in self.game.calls or (isinstance(deal, Tricks) and deal.cards_shown(seat) >> action & 1)
        for one in range(self.game.seats):
            self.told[one] += f" {seat}:{action if seen or one == seat else '?'}"

    def _apply_action(self, action: int) -> None:
        self.apply_action(action)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: its hand and what it has seen happen."""
        seat = self.current_player() if player is None else player
        if self.deal is None:
            return f"{seat}"
        return f"{seat} {self.deal.hand(seat):x}{self.told[seat]}"

    def returns(self) -> list[float]:
        """What each seat has in the end, 0 before it."""
        if self.deal is None or not self.deal.over():
            return [0.0] * self.game.seats
        return self.game.values(self.deal)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.match.word(action) if player >= 0 else "shuffle"

    def __str__(self) -> str:
        return " | ".join(f"{seat}{told}" for seat, told in enumerate(self.told))


def span(match: Any) -> tuple[float, float, float]:
    """The least and the most that a seat earns in random deals, and the mean of all."""
    rng = Random(0)
    earned: list[int] = []
    for number in range(DEALS):
        deal = match.position()
        order = list(match.pack.cards)
        rng.shuffle(order)
        deal.shuffle_in(order, number % match.seats)
        play_out(deal, rng)
        if not getattr(deal, "redeal", False):
            earned += [deal.earned(seat) for seat in range(match.seats)]
    if not earned or min(earned) == max(earned):
        return 0.0, 1.0, 0.0
    return float(min(earned)), float(max(earned)), sum(earned) / len(earned)


def play_out(deal: Position, rng: Random) -> None:
    """Play a deal to its end, every action drawn evenly from the legal ones."""
    while not deal.over():
        deal.take(deal.to_act, rng.choice(members(deal.legal_set())))


def load_game(key: str, seats: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> DealGame:
    """One of our games as OpenSpiel has them."""
    return DealGame(key, seats, options or {}, seed)
