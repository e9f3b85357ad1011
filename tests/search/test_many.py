"""Open hands of more than two sides: against trying everything, by the same definition, in plain Python."""

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.search.manner import Manner
from semyorka.search.many import Many
from semyorka.search.stakes import Stakes

Worth = Callable[[Any], Sequence[float]]


def tried(deal: Any, worth: Worth, heat: float = 0.0) -> list[float]:
    """What a position is worth to each seat when every seat takes what is best for itself, ties by their mean.

    With some heat, a card that is worth so much less comes e times less often.
    """
    if deal.over():
        return list(worth(deal))
    found = []
    for card in members(deal.legal_set()):
        after = deal.copy()
        after.take(deal.to_act, card)
        found.append(tried(after, worth, heat))
    most = max(row[deal.to_act] for row in found)
    behind = [most - row[deal.to_act] for row in found]
    parts = [exp(-far / heat) if heat else float(far < 1e-9) for far in behind]
    return [sum(p * row[seat] for p, row in zip(parts, found, strict=True)) / sum(parts) for seat in range(deal.seats)]


def ending(game: str, seats: int, cards: int, rng: random.Random, **options: Any) -> Any:
    """A deal that was played at random until so many cards are left in each hand, at the beginning of a trick."""
    match = GAMES[game](seats, options)
    order = list(match.pack.cards)
    rng.shuffle(order)
    deal: Any = match.open(order, rng.randrange(seats))
    while match.phase(deal) != "play" or deal.on_table() or deal.hand(deal.to_act).bit_count() > cards:
        legal = members(deal.legal_set())
        deal.take(deal.to_act, rng.choice(legal))
        if deal.over():
            return ending(game, seats, cards, rng, **options)
    return deal


def strict(deal: Any) -> list[float]:
    """A worth in which no two outcomes are level for a seat unless they are the same to all."""
    lots = random.Random(deal.outcome_code() * 7 + 1)
    return [lots.random() for _ in range(deal.seats)]


RULES = [
    ("seven_leaves", 3, {}),
    ("seven_leaves", 4, {"must_beat": "on"}),
    ("seven_leaves", 3, {"leave": "at_once"}),
    ("seven_leaves", 3, {"leave": "at_once", "all_out": "last_to_seven"}),
    ("pitch", 3, {}),
    ("pitch", 4, {"trump_in": "void_only", "low_to": "holder"}),
    ("pitch", 2, {"scoring": "literal_sum"}),
]


@pytest.mark.parametrize("heat", [0.0, 0.06, 0.5])
@pytest.mark.parametrize(("game", "seats", "options"), RULES)
def test_every_seat_takes_what_is_best_for_itself(game: str, seats: int, options: dict[str, Any], heat: float) -> None:
    rng = random.Random(f"{game} {seats} {options}")
    match = GAMES[game](seats, options)
    many = Many()
    for _ in range(12):
        deal = ending(game, seats, 3, rng, **options)
        if game == "seven_leaves":
            deal = nearly_done(deal, rng)
        many.set_up(Stakes(strict), Manner(match.pack.full), match.pack.full, 99, 99, heat=heat)
        for card in members(deal.legal_set()):
            after = deal.copy()
            after.take(deal.to_act, card)
            before = state(deal)
            assert many.worths(deal, card) == pytest.approx(tried(after, strict, heat), abs=1e-9)
            assert state(deal) == before
        assert not many.guessed


def nearly_done(deal: Any, rng: random.Random) -> Any:
    """The same ending in a match in which some seats are about to make their seventh trick."""
    start = [rng.choice((0, 4, 5, 6)) - deal.tricks_of(seat) for seat in range(deal.seats)]
    blank = type(deal)(deal.seats, deal.options, deal.sitting, start)
    hands = [deal.hand(seat) for seat in range(deal.seats)]
    tricks: list[Any] = [(seat, []) for seat in range(deal.seats) for _ in range(deal.tricks_of(seat))]
    if max(start[seat] + deal.tricks_of(seat) for seat in range(deal.seats)) >= 7:
        return deal
    blank.take_up(hands, deal.trumps, deal.to_act, tricks, [])
    return blank


def state(deal: Any) -> tuple[Any, ...]:
    """All of a deal that a search could leave changed."""
    seats = range(deal.seats)
    return (
        [deal.hand(seat) for seat in seats], [deal.tricks_of(seat) for seat in seats], deal.on_table(), deal.to_act,
        [deal.cards_won(seat) for seat in seats], [deal.cards_shown(seat) for seat in seats], deal.sitting, deal.turn,
    )  # fmt: skip


def test_equal_cards_are_tried_once_and_cost_no_accuracy() -> None:
    rng = random.Random("equal cards")

    def tricks(deal: Any) -> list[float]:
        return [deal.tricks_of(seat) / 7 + seat * 1e-6 * deal.tricks_of(seat) for seat in range(3)]

    pack = GAMES["seven_leaves"](3, {}).pack.full
    once, each = Many(), Many()
    spared = 0
    for _ in range(10):
        deal = ending("seven_leaves", 3, 5, rng)
        once.set_up(Stakes(tricks), Manner(pack), 0, 99, 99)
        each.set_up(Stakes(tricks), Manner(pack), pack, 99, 99)
        best = once.worths(deal, -1)[deal.to_act]
        assert best == pytest.approx(each.worths(deal, -1)[deal.to_act])
        spared += each.nodes - once.nodes
    assert spared > 0


def test_a_search_that_breaks_off_says_so_and_guesses_something_that_can_be() -> None:
    rng = random.Random("breaks off")
    match = GAMES["seven_leaves"](4, {})
    many = Many()
    deal = ending("seven_leaves", 4, 7, rng)
    many.set_up(
        Stakes(lambda done: [done.tricks_of(seat) / 7 for seat in range(4)]), Manner(match.pack.full), 0, 1, 8, 3
    )
    worths = many.worths(deal, members(deal.legal_set())[0])
    assert many.guessed and sum(worths) == pytest.approx(1.0)
