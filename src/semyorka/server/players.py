"""The bots' side of a table: a view goes to a thread, an answer comes back, whatever happens there."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from semyorka.bots import choose
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of

log = logging.getLogger(__name__)

#: Seconds after which a table waits no longer for its bot.
PATIENCE = 10.0

#: All that bots find out, for themselves or for a hint: two at a time, so that the loop always gets its turn.
THINKERS = ThreadPoolExecutor(2, "thinking")

Answer = TypeVar("Answer")


async def think(work: Callable[[], Answer], patience: float) -> Answer:
    """Do the work in a thread of the thinkers. ``TimeoutError`` after so many seconds; the thread ends its work."""
    async with asyncio.timeout(patience):
        return await asyncio.get_running_loop().run_in_executor(THINKERS, work)


async def decide(view: SeatView, level: int) -> str:
    """What a bot of this level does with this view, as a word. Where the bot fails, the first legal action."""
    legal = words_of(GAMES[view.game], view.legal)
    seed = secrets.randbits(63)
    try:
        word = await think(lambda: choose(view, level, 1.0, seed), PATIENCE)
        if word in legal:
            return word
        log.error("a bot of level %d chose what is not legal (%s, deal %d)", level, view.game, view.number)
    except Exception:
        log.exception("a bot of level %d failed (%s, deal %d)", level, view.game, view.number)
    return legal[0]
