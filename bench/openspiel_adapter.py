"""Whether our games are what OpenSpiel takes them for, and how fast its search is over them.

    ./dev bench openspiel_adapter [--deals 20] [--simulations 100]

Random deals through the adapter must go as over our rules alone: same actions, returns of the same deal; a state from a
view must know what its seat knows, in every world; and OpenSpiel's own bot must play whole matches. Exit status 1
otherwise. Then the simulations a second of its search at the first decision of a deal.
"""

import argparse
import sys
from random import Random
from time import thread_time

from semyorka.arena.contest import Setup, Timed, play_one
from semyorka.arena.players import make
from semyorka.bots.selfplay import play_match
from semyorka.bots.worlds import Worlds
from semyorka.cards import members
from semyorka.envs.openspiel import load_game
from semyorka.envs.openspiel_player import ISMCTS, REPLAYS
from semyorka.games import GAMES
from semyorka.telling.views import SeatView


def random_deals(key: str, seats: int, deals: int) -> None:
    """Deals at random through the adapter: what it says is what the rules say."""
    game, rng = load_game(key, seats), Random(key)
    for _ in range(deals):
        state = game.new_initial_state()
        assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        while not state.is_terminal():
            seat = state.current_player()
            assert state.legal_actions() == members(state.deal.legal_set()) and seat == state.deal.to_act
            other = state.clone()
            state.apply_action(rng.choice(state.legal_actions()))
            assert other.deal.hand(seat) != state.deal.hand(seat) or other.deal.legal_set() != 0
            assert other.information_state_string(seat) != state.information_state_string(seat)
        returns = state.returns()
        assert len(returns) == seats and all(0 <= one <= 1 for one in returns)
        assert state.legal_actions() == []


def same_knowledge(key: str, seats: int) -> int:
    """In every world a seat has the same information state, also after the same actions of its own."""
    game, replay, asked = load_game(key, seats), REPLAYS[key], 0

    def player(view: SeatView, seed: int) -> str:
        nonlocal asked
        worlds, rng = Worlds(replay.reading(view), seed), Random(seed)
        states = [game.at(replay.opened(view, worlds.draw(), rng)) for _ in range(3)]
        assert len({state.information_state_string() for state in states}) == 1
        for state in states:
            assert state.current_player() == view.seat and state.legal_actions() == members(view.legal)
        asked += 1
        return str(make("random", key)(view, seed))

    for seed in range(10):
        play_match(key, seats, {}, [player] * seats, seed, most=3)
    return asked


def speed(key: str, seats: int, simulations: int) -> float:
    """Simulations a second at decisions with a choice, in CPU time."""
    bot, spent, asked = ISMCTS(simulations), 0.0, 0

    def player(view: SeatView, seed: int) -> str:
        nonlocal spent, asked
        if not view.legal & view.legal - 1:
            return bot(view, seed)
        start = thread_time()
        word = bot(view, seed)
        spent += thread_time() - start
        asked += 1
        return word

    play_match(key, seats, {}, [player] * seats, 1, most=2)
    return asked * simulations / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    chosen = parser.parse_args()
    for key in REPLAYS:
        for seats in (GAMES[key].seats_allowed[0], GAMES[key].seats_allowed[-1]):
            random_deals(key, seats, chosen.deals)
            views = same_knowledge(key, seats)
            bot, plain = Timed(ISMCTS(5)), Timed(make("plain", key))
            played = play_one(Setup(key, seats), bot, plain, 1)
            assert played == play_one(Setup(key, seats), Timed(ISMCTS(5)), Timed(make("plain", key)), 1)
            rate = speed(key, seats, chosen.simulations)
            print(
                f"{key}, {seats} seats: {chosen.deals} deals, {views} views, {rate:.0f} simulations a second",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
