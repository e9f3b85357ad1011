"""Positions for bots: a real match is set up, played to a point, and only the view of the seat to act is handed on."""

import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from semyorka.bots import plain
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see


def view_at(
    hands: Sequence[str], actions: str = "", dealer: int = 0, scores: Sequence[int] = (), game: str = "pitch",
    **options: Any,
) -> SeatView:  # fmt: skip
    """What the seat to act sees after these actions; ``hands`` in seat order, short ones are filled from the pack."""
    match = GAMES[game](len(hands), options)
    match.scores = list(scores) or [0] * len(hands)
    deal: Any = match.open(match.order_of(filled(match, hands), dealer), dealer)
    record = Record()
    for word in actions.split():
        record.add(match.play(deal.to_act, word))
    return see(match, record, deal.to_act)


def filled(match: Any, hands: Sequence[str]) -> Mapping[int, int]:
    """The hands as sets, each filled up with the dullest cards that are left."""
    sets = [match.pack.set(hand) for hand in hands]
    sizes = {seat: sum(count for one, count in match.packets(0) if one == seat) for seat in range(len(hands))}
    left = sorted((card for card in match.pack.cards if not any(one >> card & 1 for one in sets)), key=dullness)
    for seat in range(len(sets)):
        while sets[seat].bit_count() < sizes[seat]:
            sets[seat] |= 1 << left.pop(0)
    return dict(enumerate(sets))


def dullness(card: int) -> tuple[bool, int, int]:
    """Sixes to nines first, from suit to suit."""
    place = card & 15
    return not 4 <= place <= 7, place, card


def some_rules(game: str, rng: random.Random) -> dict[str, Any]:
    """House rules of a game by lot: about half of them chosen, each evenly among its values."""
    return {rule.key: rng.choice(rule.values) for rule in GAMES[game].house_rules if rng.random() < 0.5}


def answer(hands: Sequence[str], actions: str = "", **more: Any) -> str:
    """What the plain bot does there."""
    return plain(view_at(hands, actions, **more))


def told_twice(program: str) -> list[str]:
    """What a program prints in two processes of its own, whose strings hash differently."""
    return [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
