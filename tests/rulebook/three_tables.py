"""Tables of the three other games for the tests of their rulebooks: deals written in notation, seats as letters.

Seats are A, B, C … clockwise, as in the rulebook's examples.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.games.seven_leaves_match import SevenLeavesMatch
from semyorka.games.trump_seven_match import TrumpSevenMatch
from semyorka.words.rule_pages import rule_page
from tests.conformance.conformance import fingerprint

LETTERS = "ABCDEFG"

#: The example: A is after hearts, B spades, C diamonds, D clubs. Two exchanges bring A home.
FOUR = {
    "A": "AH KH 8H 5H 2H QC 4S", "B": "AS KS JS 9S 6S 3D 7C", "C": "KD QD TD 8D 5D 6C 2S", "D": "AC KC JC 9C 4C 9H JH",
}  # fmt: skip
FIRST, SECOND = "4S 3D 6C 9H", "QC 7C 2S JH"
#: A and C have seven of a suit as dealt.
DEALT = {
    "A": "AH KH 8H 5H 2H 3H 4H", "B": "AS KS JS 9S 6S 3D 7C", "C": "KD QD TD 8D 5D 6D 2D", "D": "AC KC JC 9C 4C 9H JH",
}  # fmt: skip

# ---- Dealing -----------------------------------------------------------------------------------------------


def sets_of(match: Match, hands: dict[str, str]) -> dict[int, int]:
    return {LETTERS.index(seat): match.pack.set(cards) for seat, cards in hands.items()}


def trump_seven(hands: dict[str, str], widow: str, dealer: str = "A", **options: Any) -> TrumpSevenMatch:
    """A series of Trump Seven whose deal is on."""
    match = TrumpSevenMatch(3, options)
    at = LETTERS.index(dealer)
    match.open(match.order_of(sets_of(match, hands), at, match.pack.set(widow)), at)
    return match


def seven_leaves(
    hands: dict[str, str], turn_up: str, dealer: str = "A", scores: Iterable[int] = (), **options: Any
) -> SevenLeavesMatch:
    """A match of Seven Leaves whose deal is on; ``scores`` before it, all seats still in."""
    match = SevenLeavesMatch(len(hands), options)
    match.scores = list(scores) or match.scores
    leaves_dealt(match, hands, turn_up, dealer)
    return match


def leaves_dealt(match: SevenLeavesMatch, hands: dict[str, str], turn_up: str, dealer: str) -> None:
    at = LETTERS.index(dealer)
    match.open(match.order_of(sets_of(match, hands), at, match.pack.card(turn_up)), at)


def ship(hands: dict[str, str], dealer: str = "A", top: str | None = None, **options: Any) -> MyShipSailsMatch:
    """A match of My Ship Sails whose deal is on; ``top`` are the first cards of the stock where it is drawn from."""
    match = MyShipSailsMatch(len(hands), options)
    ship_dealt(match, hands, dealer, top)
    return match


def ship_dealt(match: MyShipSailsMatch, hands: dict[str, str], dealer: str, top: str | None = None) -> None:
    at = LETTERS.index(dealer)
    stock = None
    if top is not None:
        used = " ".join([*hands.values(), top]).split()
        rest = [word for word in map(match.pack.word, match.pack.cards) if word not in used]
        stock = [match.pack.card(word) for word in top.split() + rest]
    match.open(match.order_of(sets_of(match, hands), at, stock), at)


# ---- Playing -----------------------------------------------------------------------------------------------


def play(match: Match, *lines: str) -> list[Fact]:
    """Play lines, ``"B trump S"`` an action, ``"C: AH 2H"`` a lead and what follows. The last line's facts."""
    facts: list[Fact] = []
    for line in lines:
        facts = []
        for seat, word in actions(match, line):
            facts += match.play(seat, word)
    return facts


def actions(match: Match, line: str) -> list[tuple[int, str]]:
    if ":" not in line:
        seat, word = line.split(maxsplit=1)
        return [(LETTERS.index(seat), word)]
    leader, words = line.split(":")
    sitting = match.deal.sitting
    order = [(LETTERS.index(leader) + step) % match.seats for step in range(match.seats)]
    return list(zip([seat for seat in order if sitting >> seat & 1], words.split(), strict=False))


def choose(match: Match, line: str) -> list[Fact]:
    """Each seat's choice from A on: ``"4S 3D call 9H"``; ``-`` is no choice. All facts."""
    facts: list[Fact] = []
    for seat, word in enumerate(line.split()):
        if word != "-":
            facts += match.play(seat, word)
    return facts


def finish(match: Match) -> dict[str, Any]:
    """Play what is left of a deal in any legal way and count it."""
    while not match.deal.over():
        match.play(match.deal.to_act, match.word(members(match.deal.legal_set())[0]))
    return match.close()


# ---- Looking -----------------------------------------------------------------------------------------------


def may(match: Match, seat: str | None = None) -> set[str]:
    """What a seat may do, the one whose turn it is or the one named, in notation."""
    if seat is not None:
        if not match.deal.may_act(LETTERS.index(seat)):
            return set()
        match.deal.to_act = LETTERS.index(seat)
    return {match.word(action) for action in members(match.deal.legal_set())}


def turn(match: Match) -> str:
    """The letters of the seats that may act."""
    return "".join(LETTERS[seat] for seat in members(match.deal.turn))


def hand(match: Match, seat: str) -> set[str]:
    return set(match.pack.words(match.deal.hand(LETTERS.index(seat))))


def fact(facts: list[Fact], kind: str) -> Fact:
    """The one fact of a kind."""
    [found] = [one for one in facts if one.kind == kind]
    return found


def refused(match: Match, action: str, key: str, clause: str | None, **args: Any) -> None:
    """Assert that an action is refused by this key and clause, and that nothing changed."""
    seat = LETTERS.index(action[0])
    if match.deal.may_act(seat):
        match.deal.to_act = seat  # where several may act it points at any of them
    before = fingerprint(match)
    with pytest.raises(Refused) as caught:
        play(match, action)
    assert fingerprint(match) == before
    assert (caught.value.key, caught.value.clause) == (key, clause)
    assert {name: caught.value.args_of_key[name] for name in args} == args


def pages_say(game: str, clause: str, russian: str, english: str) -> None:
    """Assert that the rule pages of both languages say this under the clause."""
    for language, said in (("ru", russian), ("en", english)):
        block = rule_page(game, language).clause(clause)
        assert said in " ".join([block.text, *(note.text for note in block.notes)]), (clause, language)
