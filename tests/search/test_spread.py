"""The ways in which hidden cards can lie, held against laying them in every way there is."""

import random
from collections import Counter
from itertools import combinations

import pytest

from semyorka.cards import members, union
from semyorka.search.spread import Spread

World = tuple[int, ...]


def laid_in_every_way(hidden: int, held: list[int], allowed: list[int]) -> list[World]:
    """Every world, by trying all."""
    found: list[World] = []

    def lay(place: int, left: list[int], world: World) -> None:
        if place == len(held):
            found.append(world)
            return
        for cards in combinations([card for card in left if allowed[place] >> card & 1], held[place]):
            lay(place + 1, [card for card in left if card not in cards], (*world, union(cards)))

    lay(0, members(hidden), ())
    return found


def hidden_somehow(rng: random.Random) -> tuple[int, list[int], list[int]]:
    """A few cards over up to three hands, with some suits missing in some of them."""
    cards = rng.sample(range(60), rng.randrange(4, 9))
    hidden, held, allowed = union(cards), [], []
    left = len(cards)
    for _ in range(rng.randrange(1, 4)):
        held.append(rng.randrange(0, min(4, left) + 1))
        left -= held[-1]
        missing = [lane for lane in range(4) if rng.random() < 0.25]
        allowed.append(hidden & ~union(card for card in cards if card >> 4 in missing))
    return hidden, held, allowed


@pytest.mark.parametrize("part", range(8))
def test_the_worlds_are_those_that_trying_all_finds(part: int) -> None:
    rng = random.Random(part)
    for _ in range(40):
        hidden, held, allowed = hidden_somehow(rng)
        worlds = laid_in_every_way(hidden, held, allowed)
        if not worlds:
            with pytest.raises(ValueError):
                Spread(hidden, held, allowed)
            continue
        spread = Spread(hidden, held, allowed, rng.randrange(1 << 60))
        assert spread.count() == len(worlds)
        assert sorted(tuple(world) for world in spread.every()) == sorted(worlds)
        assert {tuple(spread.draw()) for _ in range(20)} <= set(worlds)


def test_every_world_is_drawn_equally_often() -> None:
    rng, sums, degrees = random.Random(3), 0.0, 0
    for _ in range(60):
        hidden, held, allowed = hidden_somehow(rng)
        worlds = laid_in_every_way(hidden, held, allowed)
        if not 5 < len(worlds) < 150:
            continue
        spread = Spread(hidden, held, allowed, rng.randrange(1 << 60))
        drawn = Counter(tuple(spread.draw()) for _ in range(40 * len(worlds)))
        sums += sum((drawn[world] - 40) ** 2 / 40 for world in worlds)
        degrees += len(worlds) - 1
    assert degrees > 500
    assert abs(sums - degrees) < 4 * (2 * degrees) ** 0.5  # chi-square: mean its degrees, variance twice those


def test_the_same_seed_draws_the_same_worlds() -> None:
    hidden, held, allowed = hidden_somehow(random.Random(8))
    one, other = Spread(hidden, held, allowed, 5), Spread(hidden, held, allowed, 5)
    assert [one.draw() for _ in range(9)] == [other.draw() for _ in range(9)]


def test_a_large_deal_is_counted_exactly() -> None:
    pack = union(lane * 16 + place for lane in range(4) for place in range(13))
    assert Spread(pack, [6, 6], [pack, pack]).count() == 20358520 * 9366819
    black = pack & 0xFFFF_0000_0000_FFFF
    assert Spread(pack, [6, 6], [black, pack]).count() == 230230 * 9366819
