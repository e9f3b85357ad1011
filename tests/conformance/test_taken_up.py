"""A deal taken up in the middle is the deal that was played up to there."""

from typing import Any

from semyorka.cards import Pack
from semyorka.games import GAMES


def test_P15_trumps_that_have_all_been_played_still_count() -> None:
    match: Any = GAMES["pitch"](2, {})
    pack: Pack = match.pack
    deal = match.position()
    lead = [(0, pack.card("AS")), (1, pack.card("2S"))]
    deal.take_up([pack.set("3H"), pack.set("4H")], pack.set("AS 2S") | 0x1FFF, 0, [(0, lead)], [])
    deal.set_hands([pack.set("3H"), pack.set("4H")])
    assert (deal.high, deal.low, deal.jack) == (pack.card("AS"), pack.card("2S"), -1)
    assert deal.cards_won(0) == pack.set("AS 2S")
