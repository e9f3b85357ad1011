"""A table of Auction Pitch for the tests of its rulebook: deals written in notation, seats as letters.

Seats are A, B, C … clockwise, as in the rulebook's examples; dealer and first speaker follow from ``dealer``.
"""

from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from tests.conformance.conformance import fingerprint

LETTERS = "ABCDEFG"


def table(dealer: str = "A", scores: list[int] | None = None, **words: Any) -> Match:
    """A match whose deal is on: hands by capital letters, house rules by their keys, scores before the deal."""
    hands = {seat: cards for seat, cards in words.items() if seat in LETTERS}
    options = {key: value for key, value in words.items() if key not in hands}
    match = GAMES["pitch"](len(hands), options)
    if scores is not None:
        match.scores = list(scores)
    deal_in(match, dealer, hands)
    return match


def deal_in(match: Match, dealer: str, hands: dict[str, str]) -> None:
    """Deal the next hand of a match."""
    at = LETTERS.index(dealer)
    sets = {LETTERS.index(seat): match.pack.set(cards) for seat, cards in hands.items()}
    match.open(match.order_of(sets, at), at)


def play(match: Match, *lines: str) -> list[Fact]:
    """Play lines: ``"B 2"`` is one action, ``"C: AH 2H 9H"`` a lead and what follows. The last line's facts."""
    facts: list[Fact] = []
    for line in lines:
        facts = []
        for seat, word in actions(match, line):
            facts += match.play(seat, word)
    return facts


def actions(match: Match, line: str) -> list[tuple[int, str]]:
    if ":" not in line:
        seat, word = line.split()
        return [(LETTERS.index(seat), word)]
    leader, words = line.split(":")
    first = LETTERS.index(leader)
    return [((first + place) % match.seats, word) for place, word in enumerate(words.split())]


def finish(match: Match) -> dict[str, Any]:
    """Play what is left of a deal in any legal way and count it: for rests without trumps and card points."""
    while not match.deal.over():
        match.play(match.deal.to_act, match.word(members(match.deal.legal_set())[0]))
    return match.close()


def may(match: Match) -> set[str]:
    """What the seat whose turn it is may do, in notation."""
    return {match.word(action) for action in members(match.deal.legal_set())}


def turn(match: Match) -> str:
    """The letter of the seat whose turn it is."""
    return LETTERS[match.deal.to_act]


def trick_of(facts: list[Fact]) -> dict[str, Any]:
    """The finished trick among facts."""
    return next(fact.data for fact in facts if fact.kind == "trick")


def hand(match: Match, seat: str) -> set[str]:
    """The cards a seat holds."""
    return set(match.pack.words(match.deal.hand(LETTERS.index(seat))))


def refused(match: Match, action: str, key: str, clause: str | None, **args: Any) -> None:
    """Assert that an action is refused by this key and clause, and that nothing changed."""
    before = fingerprint(match)
    with pytest.raises(Refused) as caught:
        play(match, action)
    assert fingerprint(match) == before
    assert (caught.value.key, caught.value.clause) == (key, clause)
    assert {name: caught.value.args_of_key[name] for name in args} == args


def award(result: dict[str, Any], point: str) -> dict[str, Any]:
    """The award of one point in a result."""
    return next(one for one in result["awards"] if one["point"] == point)


def owners(result: dict[str, Any]) -> dict[str, str]:
    """Letters of the seats by the points they have: ``{"High": "A", …}``."""
    return {point: LETTERS[seat] for seat, points in enumerate(result["points"]) for point in points}


# ---- Deals that several tests play. Trumps are hearts; what is left out has neither trumps nor card points. ----

ONE_OF_EACH = {  # A pitches: A takes Low, B Game (14 pips), C Jack, D High
    "A": "KH 2H 3C 4C 5C TC", "B": "AS 3D 4D 5D 6D 7D", "C": "JH 9H 3S 2D 8D 9D", "D": "AH 8C 4S 5S 6S 7S",
}  # fmt: skip
ONE_OF_EACH_PLAY = ("A: KH 3D 9H AH", "D: 8C 2H 4D 2D", "A: 3C 5D JH 4S", "C: 3S 5S TC AS")

FIVE_PIPS = {  # C pitches: A takes Low, C High, Jack and Game (5 pips, the others none)
    "A": "9H 2H 3D 4D 5D 6D", "B": "JH 4C 5S 6S 7S 8S", "C": "AH 3C 5C 6C 7C 8C",
}  # fmt: skip
FIVE_PIPS_PLAY = ("C: AH 9H JH", "C: 3C 2H 4C")

TWO_AND_TWO = {  # A pitches: A takes High and Game (14 pips), B Low and Jack (1 pip)
    "A": "AH 3C 4C 5C 6C 7C", "B": "JH 5H 2H 3D 4D 5D", "C": "TC 3S 4S 5S 6S 7S",
}  # fmt: skip
TWO_AND_TWO_PLAY = ("A: AH 5H TC", "A: 3C JH 3S", "B: 2H 4S 4C")

GAME_ONLY = {  # A pitches: A takes Game (14 pips), B Low, C High and Jack (8 pips)
    "A": "KH AS 3C 4C 5C 6C", "B": "4H 2H TD 3D 4D 5D", "C": "AH JH 3S 4S 5S 6S",
}  # fmt: skip
GAME_ONLY_PLAY = ("A: KH 4H AH", "C: 3S AS TD", "A: 3C 2H 4S", "B: 3D JH 4C")

LOW_TO_A = {  # A pitches: A takes Low, B Game (14 pips), C High and Jack (8 pips)
    "A": "KH 2H 3C TC 4C 5C", "B": "AS 3D 4D 5D 6D 7D", "C": "AH JH 8C 4S 5S 6S",
}  # fmt: skip
LOW_TO_A_PLAY = ("A: KH 3D AH", "C: 8C 2H 4D", "A: 3C 5D JH", "C: 4S TC AS")

NOTHING_FOR_A = {  # A pitches and takes nothing: B takes Low, C Jack (1 pip), D High and Game (7 pips)
    "A": "KH 3C 4C 5C 6C 7C", "B": "4H 2H 3D 4D 5D 6D", "C": "9H JH 2C 8C 9C 7D", "D": "AH 3S 4S 5S 6S 7S",
}  # fmt: skip
NOTHING_FOR_A_PLAY = ("A: KH 4H 9H AH", "D: 3S 3C 2H 2C", "B: 3D JH 4S 4C")

ALL_TO_A = {  # A pitches and takes all six tricks and all four points (20 pips); B was dealt Low
    "A": "AH KH QH JH TH 9H", "B": "2H 3D 4D 5D 6D 7D", "C": "3S 4S 5S 6S 7S 8S",
}  # fmt: skip
ALL_TO_A_PLAY = ("A: AH 2H 3S", "A: KH 3D 4S", "A: QH 4D 5S", "A: JH 5D 6S", "A: TH 6D 7S", "A: 9H 7D 8S")
