"""Small deals of Auction Pitch for the tests of the referee."""

from typing import Any

Json = dict[str, Any]

HANDS = {"A": "QH 2H TS 5S KD 4C", "B": "JH 9H AS 3S TD 7C", "C": "AH KH 6H TC 8D 2C"}
AUCTION = ["B 2", "C 3", "A pass"]
PLAY = [
    *("C AH", "A 2H", "B 9H"),
    *("C KH", "A QH", "B JH"),
    *("C 6H", "A 4C", "B 7C"),
    *("C TC", "A 5S", "B 3S"),
    *("C 8D", "A KD", "B TD"),
    *("A TS", "B AS", "C 2C"),
]
TRICKS = [
    ["C", "AH 2H 9H", "C"], ["C", "KH QH JH", "C"], ["C", "6H 4C 7C", "C"],
    ["C", "TC 5S 3S", "C"], ["C", "8D KD TD", "A"], ["A", "TS AS 2C", "B"],
]  # fmt: skip
RESULT = {
    "pitcher": "C", "bid": 3, "made": True,
    "points": {"A": [], "B": [], "C": ["High", "Low", "Jack", "Game"]},
    "pips": {"A": 13, "B": 14, "C": 20}, "delta": {"A": 0, "B": 0, "C": 4},
}  # fmt: skip


def deal(actions: list[str] | None = None, **changed: Any) -> Json:
    """A deal by A for three, whole unless ``actions`` are given; a field set to None is left out."""
    whole = {"dealer": "A", "hands": HANDS, "actions": AUCTION + PLAY if actions is None else actions, **changed}
    return {field: value for field, value in whole.items() if value is not None}


def case(*deals: Json, **changed: Any) -> Json:
    """A case of these deals; a field set to None is left out."""
    whole = {"id": "one", "game": "pitch", "seats": 3, "options": {}, "deals": list(deals), **changed}
    return {field: value for field, value in whole.items() if value is not None}
