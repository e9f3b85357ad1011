"""The bots' side of a table: a view goes to a thread, a legal action comes back, whatever happens there."""

import asyncio
import logging
import secrets

from semyorka.bots import choose
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of

log = logging.getLogger(__name__)

#: Seconds after which a table waits no longer for its bot.
PATIENCE = 10.0


async def decide(view: SeatView, level: int) -> str:
    """What a bot of this level does with this view, as a word. Where the bot fails, the first legal action."""
    legal = words_of(GAMES[view.game], view.legal)
    try:
        async with asyncio.timeout(PATIENCE):
            word = await asyncio.to_thread(choose, view, level, 1.0, secrets.randbits(63))
        if word in legal:
            return word
        log.error("a bot of level %d chose what is not legal (%s, deal %d)", level, view.game, view.number)
    except Exception:
        log.exception("a bot of level %d failed (%s, deal %d)", level, view.game, view.number)
    return legal[0]
