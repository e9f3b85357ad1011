"""How deals end after a card: every seat goes on with the card that is worth most to itself."""

from collections.abc import Sequence

from semyorka.bots.decision import Decision
from semyorka.bots.pitch_table import PACK, OpenTable
from semyorka.cards import SUITS, members
from semyorka.telling.views import SeatView

#: Card plays that may be followed for one card (deals times cards in them), and positions one of them may cost.
PLAYS, NODES = 600, 4_000
POINTS = ("high", "low", "jack", "game")


def ends(view: SeatView, decision: Decision, word: str, seed: int) -> list[tuple[frozenset[str], float]]:
    """What had happened, with the deal's weight, at the end of the first deals tried when this card is played."""
    cards = sum(view.held)
    deals = max(8, PLAYS // max(1, cards))
    trials = decision.trials
    table = OpenTable(view, NODES, seed)
    return [
        (end_of(table, hands, PACK.card(word)), weight)
        for hands, weight in list(zip(trials.hands, trials.weights, strict=True))[:deals]
    ]


def end_of(table: OpenTable, hands: Sequence[int], card: int) -> frozenset[str]:
    """What has happened at the end of one deal: points that the seat has, or keeps from the pitcher, and the bid."""
    trump = table.view.trump
    table.in_play(hands, card >> 4 if trump is None else SUITS.index(trump))
    deal, me = table.deal, table.me
    deal.take(me, card)
    while not deal.over():
        legal = members(deal.legal_set())
        seat = deal.to_act
        if len(legal) > 1:
            worths = [(round(table.worths(one)[seat], 9), -place) for place, one in enumerate(legal)]
            deal.take(seat, legal[-max(worths)[1]])
        else:
            deal.take(seat, legal[0])
    happened = {name for point, name in enumerate(POINTS) if deal.owner_of(point) == me}
    if deal.pitcher == me:
        happened |= {"made"} if deal.made else set()
    else:
        owners = {name: deal.owner_of(point) for point, name in enumerate(POINTS)}
        happened |= {f"no_{name}" for name in ("low", "jack", "game") if owners[name] not in (deal.pitcher, me)}
        happened |= set() if deal.made else {"set"}
    return frozenset(happened)
