"""A match that is over, or as far as it went, shown once more: every hand open, step by step. Ready for JSON.

Only for records: what is told here shows the cards of all seats.
"""

from collections.abc import Sequence
from typing import Any

from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from semyorka.telling.notation import DealRecord, MatchRecord, open_deal
from semyorka.telling.record import Record
from semyorka.telling.views import picture, see

#: The most steps of a deal that are shown: more than people, or bots behind the highest cap, ever take.
MOST_STEPS = 1000


def replay(record: MatchRecord, match: Match, place: int) -> dict[str, Any]:
    """The match of a record that ``notation.read`` has read (``match`` as it stands at the end), and of its deals the
    one at ``place`` (from 1; the nearest there is) in steps. The shape stands in docs/protocol.md. ``Refused`` when
    that deal has more than ``MOST_STEPS``."""
    place = max(1, min(place, len(record.deals)))
    if record.deals and len(record.deals[place - 1].actions) > MOST_STEPS:
        raise Refused("refuse-deal-too-long", most=MOST_STEPS)
    return {
        "game": record.game, "seats": record.seats, "options": dict(record.options), "players": list(record.players),
        "scores": list(match.scores), "winners": list(match.winners), "sheet": list(match.sheet),
        "ending": match.ending, "stopped": record.stopped, "cut": record.cut,
        "deals": [dealt(match, deal) for deal in record.deals],
        "place": place, "steps": steps_of(record, place) if record.deals else [],
    }  # fmt: skip


def dealt(match: Match, deal: DealRecord) -> dict[str, Any]:
    """What a deal was dealt from and to whom."""
    hands = [match.pack.in_hand_order(match.pack.set(deal.hands.get(seat, ""))) for seat in range(match.seats)]
    entropy = {str(seat): added for seat, added in deal.entropy.items()}
    return {
        "dealer": deal.dealer, "hands": hands, "beside": dict(deal.beside), "seed": deal.seed, "entropy": entropy,
    }  # fmt: skip


def steps_of(record: MatchRecord, place: int) -> list[dict[str, Any]]:
    """The deal at a place from the cards dealt to the count: a step for the deal and one for each action."""
    match = GAMES[record.game](record.seats, record.options)
    steps: list[dict[str, Any]] = []
    for number, deal in enumerate(record.deals[:place], 1):
        open_deal(match, deal)
        shown = number == place
        open_record = Record()
        if shown:
            steps.append(step(match, open_record, None, match.facts_of_deal(match.playing()), None))
        for seat, word in deal.actions:
            facts = match.play(seat, word)
            result = match.close() if match.playing().over() else None
            if shown:
                steps.append(step(match, open_record, (seat, word), facts, result))
    return steps


def step(
    match: Match, record: Record, action: tuple[int, str] | None, facts: Sequence[Fact], result: dict[str, Any] | None
) -> dict[str, Any]:
    """How the deal stands after an action (None: after the cards were dealt), and what the action brought."""
    record.add(facts)
    told = list(facts)
    if result is not None:
        told += [] if result["redeal"] else [Fact("scored", {"result": result})]
        told += [] if match.ending is None else [Fact("won", match.ending)]
    deal = match.playing()
    return {
        "seat": None if action is None else action[0], "action": None if action is None else action[1],
        "events": [{"n": number, "kind": fact.kind, **fact.data} for number, fact in enumerate(told)],
        "deal": picture(see(match, record, None, result), {}), "scores": list(match.scores),
        "hands": [match.pack.in_hand_order(deal.hand(seat), match.trump(deal)) for seat in range(match.seats)],
    }  # fmt: skip
