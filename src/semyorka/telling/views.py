"""``SeatView``: what one seat may know of a deal, and the only picture of a deal that leaves a table.

Built by allow-list: ``see`` names every field it copies. Bots think over it, and ``picture`` turns it into the words
that browsers get. Nothing here reaches a hand but the seat's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from semyorka.cards import members, union
from semyorka.games import GAMES
from semyorka.games.match import Match
from semyorka.games.tricks import Tricks
from semyorka.telling.record import Record, Trick


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's knowledge of a deal. Sets of cards, seats and actions are ints (cards.py), cards in ``record`` words.

    ``seat`` is None for somebody who only watches; then ``hand`` and ``legal`` are empty. ``turn`` is the set of seats
    that the deal waits for; behind a barrier one may also change one's choice, and then ``legal`` is not empty either.
    ``held`` is how many cards each seat holds, ``legal`` what this seat may do now. ``calls``, ``tricks`` and ``plays``
    (the cards on the table) are the open record; ``best`` is the seat that would take the trick now. ``facts`` is what
    else is public in the game, ``own`` what this seat alone knows beside its hand. ``result`` is the count of a
    finished deal.
    """

    game: str
    options: Mapping[str, str | int]
    seats: int
    seat: int | None
    number: int
    dealer: int
    scores: tuple[int, ...]
    phase: str
    turn: int
    sitting: int
    hand: int
    held: tuple[int, ...]
    legal: int
    calls: tuple[tuple[int, str], ...]
    tricks: tuple[Trick, ...]
    leader: int | None
    plays: tuple[tuple[int, str], ...]
    best: int | None
    trump: str | None
    facts: Mapping[str, Any]
    own: Mapping[str, Any]
    result: Mapping[str, Any] | None


def see(match: Match, record: Record, seat: int | None, result: Mapping[str, Any] | None = None) -> SeatView:
    """What a seat (None: a watcher) may know of the match's deal that is on or was the last."""
    deal = match.playing()
    own_turn = seat is not None and deal.may_act(seat)
    if own_turn and seat is not None:
        deal.to_act = seat
    tricks = isinstance(deal, Tricks)
    in_play = tricks and match.phase(deal) == "play"
    return SeatView(
        game=match.key,
        options=dict(match.options),
        seats=match.seats,
        seat=seat,
        number=match.deals_counted() + (0 if result and not result["redeal"] else 1),
        dealer=deal.dealer,
        scores=tuple(match.scores),
        phase=match.phase(deal),
        turn=union(one for one in range(match.seats) if deal.awaits(one)),
        sitting=deal.sitting if tricks else (1 << match.seats) - 1,
        hand=0 if seat is None else deal.hand(seat),
        held=tuple(deal.hand(one).bit_count() for one in range(match.seats)),
        legal=deal.legal_set() if own_turn else 0,
        calls=tuple(record.calls),
        tricks=tuple(record.tricks),
        leader=deal.leader if in_play else None,
        plays=tuple(record.plays),
        best=deal.winner_now() if in_play else None,
        trump=match.trump(deal),
        facts=match.public(deal),
        own={} if seat is None else match.private(deal, seat),
        result=result,
    )


def reasons(match: Match, view: SeatView) -> dict[str, Any]:
    """Why this seat may not do each thing that people try: other cards of its hand, other calls. By word."""
    if view.seat is None or not view.legal:
        return {}
    calling = any(view.legal >> call & 1 for call in match.call_words.values())
    tried = set(match.call_words.values()) if calling else set(members(view.hand))
    refused = {}
    for action in sorted(tried):
        refusal = None if view.legal >> action & 1 else match.refusal(view.seat, action)
        if refusal is not None:
            refused[match.word(action)] = refusal.told()
    return refused


def picture(view: SeatView, refused: Mapping[str, Any]) -> dict[str, Any]:
    """A view in words, ready for JSON: the ``deal`` of docs/protocol.md. ``refused``: what ``reasons`` gave."""
    game = GAMES[view.game]
    return {
        "number": view.number,
        "dealer": view.dealer,
        "phase": view.phase,
        "turn": members(view.turn),
        "sitting": members(view.sitting),
        "hand": game.pack.in_hand_order(view.hand, view.trump),
        "held": list(view.held),
        "legal": words_of(game, view.legal),
        "refused": dict(refused),
        "calls": [list(call) for call in view.calls],
        "trick": {
            "leader": view.leader,
            "plays": [list(play) for play in view.plays],
            "best": view.best,
            "taker": None,
        },
        "last": trick_picture(game, view.tricks[-1]) if view.tricks else None,
        "tricks": [sum(trick.taker == seat for trick in view.tricks) for seat in range(view.seats)],
        "taken": [
            [card for trick in view.tricks if trick.taker == seat for _, card in trick.plays]
            for seat in range(view.seats)
        ],
        "trump": view.trump,
        "facts": dict(view.facts),
        "own": dict(view.own),
        "result": None if view.result is None else dict(view.result),
    }


def trick_picture(game: type[Match], trick: Trick) -> dict[str, Any]:
    """A finished trick in words."""
    plays = [list(play) for play in trick.plays]
    return {"leader": trick.leader, "plays": plays, "best": trick.taker, "taker": trick.taker}


def words_of(game: type[Match], actions: int) -> list[str]:
    """A set of actions in words, calls first in their own order."""
    calls = [word for word, call in game.call_words.items() if actions >> call & 1]
    cards = [action for action in members(actions) if action not in game.call_words.values()]
    return calls + [game.pack.word(card) for card in cards]
