"""The thinking bots of Trump Seven, five levels of them."""

from collections.abc import Sequence

from semyorka.bots import trump_seven_plain
from semyorka.bots.decision import Choice, Decision, forced
from semyorka.bots.levels import Level
from semyorka.bots.trump_seven_play import consider_card
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of

GAME = "trump_seven"
LEVELS: Sequence[Level] = (
    Level(1, worlds=3, nodes=20_000, memory=0, infers=False, heat=0.10, floor=0.5),
    Level(2, worlds=6, nodes=50_000, memory=2, infers=False, heat=0.03, floor=0.15),
    Level(3, worlds=12, nodes=50_000, infers=False),
    Level(4, worlds=40, nodes=200_000),
    Level(5, worlds=100, nodes=400_000, deep=True),
)


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """A decision of Trump Seven weighed; values are chances to be among the winners of the deal."""
    if view.legal & view.legal - 1 == 0:
        return forced(words_of(GAMES[GAME], view.legal)[0])
    if view.phase == "play":
        return consider_card(view, level, budget, seed)
    word = trump_seven_plain.play(view, seed)
    others = [one for one in words_of(GAMES[GAME], view.legal) if one != word]
    return Decision(word, (Choice(word, 0.5), *(Choice(one, 0.5, behind=0.1) for one in others)))
