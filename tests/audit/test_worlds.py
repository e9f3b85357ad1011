"""The two worlds of a pair: other cards in the places a seat cannot see, and nothing else."""

import random

import pytest

from semyorka.audit.pairs import drawn
from semyorka.audit.script import Script
from semyorka.audit.worlds import World, first_world, moments, other_world, seen_at
from semyorka.cards import union
from semyorka.games import GAMES
from semyorka.games.trump_seven_match import TrumpSevenMatch

EVERY = [(game, seats, number) for game in GAMES for seats in GAMES[game].seats_allowed[::2] for number in range(2)]


def worlds(game: str, seats: int, number: int) -> tuple[Script, list[tuple[int, World]]]:
    """A script with a few worlds, each after the moment up to which it must be the same."""
    script = drawn(game, seats, number, f"test {game} {seats} {number}")
    last = first_world(script).moments - 1
    found = [(cut, other_world(script, cut, random.Random(cut))) for cut in {0, last // 2, max(0, last - 1)}]
    return script, [(cut, world) for cut, world in found if world is not None]


@pytest.mark.parametrize(("game", "seats", "number"), EVERY)
def test_only_what_is_not_seen_lies_elsewhere(game: str, seats: int, number: int) -> None:
    script, found = worlds(game, seats, number)
    assert found
    for cut, world in found:
        assert sorted(world.order) == sorted(script.order)
        elsewhere = [card for card, other in zip(script.order, world.order, strict=True) if card != other]
        assert len(elsewhere) == world.moved >= 2
        assert not union(elsewhere) & seen_at(script, cut)
        if script.case.seat is not None:
            own = script.blank.copy()
            own.shuffle_in(script.order, script.dealer)
            assert not union(elsewhere) & own.hand(script.case.seat)


@pytest.mark.parametrize(("game", "seats", "number"), EVERY)
def test_worlds_stay_together_beyond_the_moment_they_were_made_for(game: str, seats: int, number: int) -> None:
    script, found = worlds(game, seats, number)
    for cut, world in found:
        assert cut < world.moments <= len(moments(script, {}))
        assert len(world.words) == len(script.steps)


def test_a_card_dealt_face_up_is_seen_by_all() -> None:
    script = drawn("seven_leaves", 4, 4, "turn-up")
    assert script.case.seat is None
    assert seen_at(script, 0) == script.face_up and script.face_up.bit_count() == 1


def test_a_watcher_has_seen_nothing_of_the_hands() -> None:
    script = drawn("pitch", 4, 4, "watcher")
    assert script.case.seat is None and seen_at(script, 0) == 0
    world = other_world(script, 0, random.Random(1))
    assert world is not None and world.moved > 20


def test_a_card_laid_for_a_seat_is_seen_by_it_at_once() -> None:
    match = TrumpSevenMatch(3, {})
    deal = match.open(list(match.pack.cards), 0)
    while match.phase(deal) == "auction":
        match.play(deal.to_act, "60" if deal.to_act == 2 else "pass")
    match.play(2, "trump S")
    gift = deal.hand(2) & -deal.hand(2)
    match.play(2, match.word(gift.bit_length() - 1))
    assert [match.shown_to(deal, seat) for seat in range(3)] == [gift, 0, 0]
