"""Looking back on Seven Leaves: what each card was worth with all hands open. Never asked while a deal is on."""

from collections.abc import Mapping, Sequence

from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.seven_leaves_thought import GAME, LEVELS, LeavesJudge, rows_of
from semyorka.games.seven_leaves import PACK
from semyorka.telling.views import SeatView

__all__ = ["GAME", "hindsight"]


def hindsight(view: SeatView, hands: Sequence[int], seed: int) -> Mapping[str, float]:
    """The chance not to be left with each legal card when the cards lie as they truly did."""
    level = LEVELS[-1]
    reading = LeavesReading(view, level.memory)
    rows = rows_of(reading, view.legal)
    worths = LeavesJudge(view, reading, level, seed).worths(hands, [row[0] for row in rows])
    return {PACK.word(card): worth for row, worth in zip(rows, worths, strict=True) for card in row}
