"""Writes ``frontend/src/fairness/vectors.json``: shuffles that the page's own implementation must do to the bit.

``python -m tests.telling.shuffle_vectors`` writes it anew; ``test_shuffle_vectors`` holds it to this program.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from semyorka.games import GAMES
from semyorka.telling import shuffle
from semyorka.telling.notation import as_dealt

PLACE = Path(__file__).parents[2] / "frontend" / "src" / "fairness" / "vectors.json"


def drawn(name: str, size: int = 32) -> bytes:
    """Bytes that are always the same for the same name."""
    return hashlib.shake_128(name.encode()).digest(size)


def vector(game: str, number: int) -> dict[str, Any]:
    """One shuffle of a game: what goes in and all that comes out."""
    match_of = GAMES[game]
    seats = match_of.seats_allowed[number % len(match_of.seats_allowed)]
    seed = drawn(f"{game} {number}")
    entropy = {seat: drawn(f"{game} {number} {seat}", 16 + 16 * seat % 48) for seat in range(number % (seats + 1))}
    mixed = shuffle.mixed(seed, entropy)
    options = {"stock": "dealer_draws"} if any(rule.key == "stock" for rule in match_of.house_rules) else {}
    match = match_of(seats, options)
    order = shuffle.order(match.pack.cards, mixed)
    dealer = shuffle.lot(seats, mixed)
    deal = as_dealt(match, match.open(order, dealer))
    return {
        "game": game, "seats": seats, "seed": seed.hex(), "entropy": {str(one): entropy[one].hex() for one in entropy},
        "commitment": shuffle.commitment(seed), "mixed": mixed.hex(), "dealer": dealer,
        "order": " ".join(match.pack.word(card) for card in order),
        "hands": {str(seat): hand for seat, hand in deal.hands.items()}, "beside": deal.beside,
    }  # fmt: skip


def vectors() -> list[dict[str, Any]]:
    """Some shuffles of every game, with as many cuts as seats and with none."""
    return [vector(game, number) for game in GAMES for number in range(5)]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one) for one in vectors())
    PLACE.write_text(f"[\n{lines}\n]\n", "utf-8")
