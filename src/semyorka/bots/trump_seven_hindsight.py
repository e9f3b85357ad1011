"""Looking back on Trump Seven: what each card was worth with all hands open. Never asked while a deal is on."""

from collections.abc import Mapping, Sequence

from semyorka.bots.trump_seven_open import OpenPlay
from semyorka.bots.trump_seven_play import alike
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.trump_seven_thought import GAME
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

__all__ = ["GAME", "hindsight"]

#: Positions that one card may cost; where it would cost more, nothing is said.
NODES = 2_000_000


def hindsight(view: SeatView, hands: Sequence[int], seed: int) -> Mapping[str, float] | None:
    """Whether each legal card wins when the cards lie as they truly did and all see them; in a leaster a chance.

    None for calls, trumps and gifts, upon which more follows than cards.
    """
    if view.phase != "play":
        return None
    reading = TrumpReading(view)
    rows = alike(view, reading)
    judge = OpenPlay(view, reading, NODES)
    worths = judge.worths(hands, [row[0] for row in rows])
    if judge.guessed:
        return None
    return {PACK.word(card): worth for row, worth in zip(rows, worths, strict=True) for card in row}
