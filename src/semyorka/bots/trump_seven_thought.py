"""The thinking bots of Trump Seven, five levels of them."""

from collections.abc import Sequence

from semyorka.bots.decision import Decision, forced
from semyorka.bots.levels import Level
from semyorka.bots.tree_search import tree_search
from semyorka.bots.trump_seven_bidding import consider_call
from semyorka.bots.trump_seven_exchange import consider_gift, consider_trumps
from semyorka.bots.trump_seven_open import TreeGround
from semyorka.bots.trump_seven_play import alike, consider_card
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.worlds import Worlds
from semyorka.games import GAMES
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView, words_of

GAME = "trump_seven"
LEVELS: Sequence[Level] = (
    Level(1, worlds=2, nodes=5_000, memory=0, infers=False, heat=0.20, floor=0.6),
    Level(2, worlds=5, nodes=5_000, memory=2, infers=False, heat=0.10, floor=0.3),
    Level(3, worlds=8, nodes=8_000, infers=False, heat=0.045, floor=0.15),
    Level(4, worlds=24, nodes=12_000, infers=False, heat=0.015, floor=0.1),
    Level(5, worlds=80, nodes=25_000),
)


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """A decision of Trump Seven weighed; values are chances to be among the winners of the deal."""
    if view.legal & view.legal - 1 == 0:
        return forced(words_of(GAMES[GAME], view.legal)[0])
    if view.phase == "auction":
        return consider_call(view)
    if view.phase == "naming":
        return consider_trumps(view, level, budget, seed)
    if view.phase == "giving":
        return consider_gift(view, level, budget, seed)
    return consider_card(view, level, budget, seed)


def by_tree(view: SeatView, runs: int, seed: int) -> Decision:
    """A decision about a card by a tree search of so many runs."""
    reading = TrumpReading(view)
    ground = TreeGround(view, reading, seed)
    return tree_search(ground, Worlds(reading, seed), alike(view, reading), PACK.word, runs, seed)
