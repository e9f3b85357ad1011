"""Two worlds that one seat cannot tell apart: the same deal with the cards it has not seen in other places.

What a seat has seen is worked out here from the positions of the rules alone: its own hands, cards laid for it, cards
played, and cards dealt face up. Views and events, which are what the audit tries, are not asked.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semyorka.audit.script import Script
from semyorka.games.position import Position
from semyorka.games.tricks import Tricks

Swaps = Mapping[int, int]

#: How often a whole shuffle of what is hidden is tried, and how many single exchanges where none of these fits.
SHUFFLES, EXCHANGES = 6, 40


@dataclass(frozen=True, slots=True)
class World:
    """A deal as one run plays it: the order of the pack, the word of each step, and how many moments of it are played.

    Moment 0 is the deal, moment k what is known after k actions; ``moved`` how many cards lie elsewhere than in the
    first world.
    """

    order: list[int]
    words: list[str]
    moments: int
    moved: int


def first_world(script: Script) -> World:
    """The deal as it was scripted, up to its end, which shows every hand."""
    return World(script.order, [step.word for step in script.steps], len(moments(script, {})), 0)


def other_world(script: Script, cut: int, lots: random.Random) -> World | None:
    """The deal with the cards elsewhere that are not seen at moment ``cut``: possible by the rules, and the same for
    the seat up to then. None where no card can lie elsewhere."""
    seen = seen_at(script, cut)
    hidden = [card for card in script.order if not seen >> card & 1]
    known = moments(script, {})[: cut + 1]
    swaps = permuted(script, hidden, known, lots)
    if not swaps:
        return None
    words = [renamed(script, step.word, swaps) for step in script.steps]
    order = [swaps.get(card, card) for card in script.order]
    same = agreeing(moments(script, {}), moments(script, swaps))
    if same <= cut:
        raise AssertionError(f"the worlds part before moment {cut}")
    return World(order, words, same, sum(one != other for one, other in swaps.items()))


def permuted(script: Script, hidden: list[int], known: list[Any], lots: random.Random) -> Swaps:
    """Which card lies where another lay, so that all that was ``known`` is as it was. Empty where nothing fits."""
    for _ in range(SHUFFLES):
        mixed = lots.sample(hidden, len(hidden))
        swaps = dict(zip(hidden, mixed, strict=True))
        if mixed != hidden and fits(script, swaps, known):
            return swaps
    swaps = {card: card for card in hidden}
    for _ in range(EXCHANGES if len(hidden) > 1 else 0):
        one, other = lots.sample(hidden, 2)
        wider = {**swaps, one: swaps[other], other: swaps[one]}
        if fits(script, wider, known):
            swaps = wider
    return {} if all(one == other for one, other in swaps.items()) else swaps


def fits(script: Script, swaps: Swaps, known: list[Any]) -> bool:
    """Whether the deal so changed can be played up to there, and the seat knows the same."""
    return moments(script, swaps, len(known)) == known


def moments(script: Script, swaps: Swaps, most: int = 1000) -> list[Any]:
    """What the seat knows at each moment of the deal, as long as it is not over and the script can be followed."""
    seat = script.case.seat
    known: list[Any] = []
    for deal, words in positions(script, swaps):
        if deal.over() or len(known) == most:
            break
        shown = 0 if seat is None else script.match.shown_to(deal, seat)
        known.append((*knowledge(deal, seat, words), shown))
    return known


def positions(script: Script, swaps: Swaps) -> Iterator[tuple[Position, tuple[str, ...]]]:
    """The deal after each action with the open words so far; it ends where a word of the script is not legal."""
    deal, calls = script.blank.copy(), tuple[str, ...]()
    deal.shuffle_in([swaps.get(card, card) for card in script.order], script.dealer)
    yield deal, calls
    for step in script.steps:
        word = renamed(script, step.word, swaps)
        action = script.match.action(word)
        if not deal.may_act(step.seat):
            return
        deal.to_act = step.seat
        if not deal.legal_set() >> action & 1:
            return
        deal.take(step.seat, action)
        calls = (*calls, word) if word in script.match.call_words else calls
        yield deal, calls


def knowledge(deal: Position, seat: int | None, calls: tuple[str, ...]) -> tuple[Any, ...]:
    """What a seat (None: a watcher) knows of a deal by its position."""
    held = tuple(deal.hand(one).bit_count() for one in range(deal.seats))
    waits = tuple(deal.awaits(one) for one in range(deal.seats))
    own = 0 if seat is None else deal.hand(seat)
    played: tuple[Any, ...] = ()
    if isinstance(deal, Tricks):
        played = (tuple(deal.on_table()), tuple(deal.cards_shown(one) for one in range(deal.seats)), deal.leader)
    return deal.phase, deal.turn, waits, held, own, played, calls


def seen_at(script: Script, moment: int) -> int:
    """The set of cards that the seat has seen up to a moment."""
    seat, seen = script.case.seat, script.face_up
    for number, (deal, _) in enumerate(positions(script, {})):
        if number > moment:
            break
        if seat is not None:
            seen |= deal.hand(seat) | script.match.shown_to(deal, seat)
        if isinstance(deal, Tricks):
            for one in range(deal.seats):
                seen |= deal.cards_shown(one)
    return seen


def renamed(script: Script, word: str, swaps: Swaps) -> str:
    """The word of the same action in the other world."""
    match = script.match
    if word in match.call_words:
        return word
    card = match.pack.card(word)
    return match.pack.word(swaps.get(card, card))


def agreeing(first: Sequence[Any], second: Sequence[Any]) -> int:
    """How many moments are the same from the beginning."""
    for place, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return place
    return min(len(first), len(second))
