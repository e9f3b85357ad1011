"""The shuffle: the same seed gives the same order for ever, and no order is likelier than another."""

from collections import Counter
from itertools import islice, permutations

import pytest

from semyorka.cards import Pack
from semyorka.games import GAMES
from semyorka.telling.shuffle import VERSION, below, order, stream

SEEDS = [number.to_bytes(32, "big") for number in range(4800)]


def test_these_orders_never_change() -> None:
    assert VERSION == "semyorka-shuffle-1"
    assert order(range(10), bytes(32)) == [3, 0, 7, 1, 5, 2, 6, 8, 4, 9]
    assert order(range(10), bytes(range(16))) == [2, 8, 6, 7, 1, 0, 3, 9, 4, 5]
    pack = Pack("23456789TJQKA")
    dealt = " ".join(pack.word(card) for card in order(pack.cards, b"\xff" * 32))
    assert dealt == (
        "9S 3D 3S 4C 2D JH JS 6C 2S 5C 6D 8S AS 3H 4S 2C JD 8D 5S KC TH 8H TC TD 7D 2H "
        "JC QH 7S KD KS AC 6S 8C 6H TS 7C AD 4D QD 5D QS AH QC 4H 5H 7H 9D KH 3C 9C 9H"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_pack_is_there_once(game: str) -> None:
    cards = GAMES[game].pack.cards
    for seed in SEEDS[:200]:
        assert sorted(order(cards, seed)) == sorted(cards)


def test_the_cards_given_stay_as_they_are_and_few_are_no_trouble() -> None:
    cards = [1, 2, 3]
    order(cards, SEEDS[0])
    assert cards == [1, 2, 3]
    assert order([], SEEDS[0]) == [] and order([7], SEEDS[0]) == [7]


def test_other_seeds_other_orders() -> None:
    assert len({tuple(order(range(52), seed)) for seed in SEEDS[:1000]}) == 1000
    assert order(range(52), bytes(16)) != order(range(52), bytes(17))


def test_every_order_of_four_is_as_likely_as_another() -> None:
    counted = Counter(tuple(order(range(4), seed)) for seed in SEEDS)
    expected = len(SEEDS) / 24
    assert set(counted) == set(permutations(range(4)))
    # 23 degrees of freedom: a fair shuffle is above 49.7 once in a thousand times
    assert sum((count - expected) ** 2 / expected for count in counted.values()) < 49.7


@pytest.mark.parametrize("place", [0, 25, 51])
def test_every_card_is_as_likely_in_a_place_as_another(place: int) -> None:
    counted = Counter(order(range(52), seed)[place] for seed in SEEDS[:2600])
    expected = 2600 / 52
    # 51 degrees of freedom: above 87.97 once in a thousand times
    assert sum((counted[card] - expected) ** 2 / expected for card in range(52)) < 87.97


def test_a_number_that_would_favour_some_is_thrown_away() -> None:
    assert below(3, iter([2**32 - 1, 7])) == 1
    assert below(3, iter([2**32 - 2])) == 2
    assert below(1, iter([2**32 - 1])) == 0


def test_numbers_are_below_two_to_the_thirty_second_and_do_not_come_round() -> None:
    numbers = list(islice(stream(SEEDS[1]), 1000))
    assert all(0 <= number < 2**32 for number in numbers) and len(set(numbers)) > 990


@pytest.mark.parametrize("size", [0, 1, 15])
def test_a_short_seed_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        order(range(52), bytes(size))
