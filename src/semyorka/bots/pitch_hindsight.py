"""Looking back on Auction Pitch: what each action was worth with all hands open. Never asked while a deal is on."""

from collections.abc import Mapping, Sequence

from semyorka.bots.pitch_bids import CallJudge
from semyorka.bots.pitch_table import OpenTable
from semyorka.bots.pitch_thought import GAME, LEVELS, CardJudge
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.views import SeatView, words_of

__all__ = ["GAME", "hindsight"]


def hindsight(view: SeatView, hands: Sequence[int], seed: int) -> Mapping[str, float]:
    """The chance to win the match with each legal action when the cards lie as they truly did."""
    table = OpenTable(view, LEVELS[-1].nodes, seed)
    judge = CallJudge(view, table) if view.phase == "auction" else CardJudge(view, table)
    actions = members(view.legal)
    worths = judge.worths(hands, actions)
    return {words_of(GAMES[GAME], 1 << action)[0]: worth for action, worth in zip(actions, worths, strict=True)}
