"""Bots: functions of what one seat may know.

A bot is handed a ``SeatView``, seconds it may think and a seed, and answers with the word of an action. It never sees a
match or a position of the table, keeps nothing between calls, and gives the same answer to the same three.
"""

from collections.abc import Callable

from semyorka.bots import my_ship_sails_plain, pitch_plain, seven_leaves_plain, trump_seven_plain
from semyorka.telling.views import SeatView

__all__ = ["choose"]

_Bot = Callable[[SeatView, float, int], str]
#: The bots of each game by level.
_BOTS: dict[str, dict[int, _Bot]] = {
    plain.GAME: {1: plain.play} for plain in (my_ship_sails_plain, trump_seven_plain, seven_leaves_plain, pitch_plain)
}


def choose(view: SeatView, level: int = 1, budget: float = 0.05, seed: int = 0) -> str:
    """The action, as a word, of a bot of this level for the seat of a view whose turn it is.

    ``budget`` in seconds. Raises ValueError for a game or a level that has no bot, and when it is not the seat's turn.
    """
    bot = _BOTS.get(view.game, {}).get(level)
    if bot is None:
        raise ValueError(f"there is no bot of level {level} for {view.game}")
    if not view.legal:
        raise ValueError("it is not this seat's turn")
    return bot(view, budget, seed)
