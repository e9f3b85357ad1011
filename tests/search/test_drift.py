"""Hands that go round, and where the hidden cards may be: laws of the circle, and pictures that favour nothing."""

import random
from collections import Counter

import pytest

from semyorka.bots.my_ship_sails_numbers import MANNER
from semyorka.cards import members
from semyorka.games.my_ship_sails import PACK, MyShipSails
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.search.circle import Circle
from semyorka.search.drift import Drift

#: Chi-square that one test in a thousand exceeds, by degrees of freedom.
RARE = {3: 16.3, 4: 18.5, 5: 20.5, 7: 24.3, 44: 78.7}


def drift_of(seats: int, me: int = 0, pictures: int = 200, reads: bool = True, **more: int) -> Drift:
    drift = Drift(
        seats, more.get("step", 1), more.get("cap", 100), 0, more.get("dealer", 0), bool(more.get("draws", 0))
    )
    for seat in range(seats):
        drift.behave(seat, MANNER)
    drift.remember(me, pictures, reads)
    return drift


def picked(cards: int, odds: list[float], rng: random.Random) -> int:
    """A card by the odds of the suits."""
    lane = rng.choices(range(4), odds)[0]
    return rng.choice([card for card in members(cards) if card >> 4 == lane])


def played(
    seats: int, exchanges: int, rng: random.Random, **rules: str
) -> tuple[MyShipSails, list[list[tuple[int, int]]]]:
    """A deal by lot, so many exchanges on, every seat having passed by the manner; and what each gave and got.

    Deals in which somebody was complete on the way are left out, as a table would not have gone on.
    """
    while True:
        deal = MyShipSails(seats, MyShipSailsMatch(seats, rules).options)
        order = list(PACK.cards)
        rng.shuffle(order)
        deal.shuffle_in(order, 0)
        passed: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        for exchange in range(exchanges + 1):
            if any(deal.is_complete(seat) for seat in range(seats)):
                break
            if exchange == exchanges:
                return deal, passed
            before = [deal.hand(seat) for seat in range(seats)]
            laid = []
            for seat in range(seats):
                mine = drift_of(seats, seat, 1)
                mine.recall(before[seat], *zip(*passed[seat], strict=True) if passed[seat] else ([], []), 0, 1)
                laid.append(picked(before[seat], mine.manner_odds(), rng))
            for seat, card in enumerate(laid):
                deal.take(seat, card)
            for seat, card in enumerate(laid):
                passed[seat].append((card, members(deal.hand(seat) & ~(before[seat] & ~(1 << card)))[0]))


def ways(passed: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    return [gave for gave, _ in passed], [got for _, got in passed]


@pytest.mark.parametrize(("seats", "rules"), [
    (4, {}), (5, {"pass_direction": "right"}), (7, {}), (4, {"stock": "dealer_draws"}), (7, {"stock": "dealer_draws"}),
])  # fmt: skip
def test_a_picture_holds_what_one_knows_and_every_card_once(seats: int, rules: dict[str, str]) -> None:
    rng = random.Random(f"pictures {seats} {rules}")
    for me in (0, 1, seats - 1):
        deal, passed = played(seats, 5, rng, **rules)
        drift = drift_of(seats, me, 60, step=-1 if "pass_direction" in rules else 1, draws="stock" in rules)
        drift.recall(deal.hand(me), *ways(passed[me]), 0, 7)
        weights = drift.weights(60)
        assert min(weights) >= 0.0 and abs(sum(weights) - 60) < 1e-6
        for i in range(60):
            hands = drift.picture(i)
            assert hands[me] == deal.hand(me)
            assert [hand.bit_count() for hand in hands] == [7] * seats
            whole = 0
            for hand in hands:
                assert not whole & hand and not hand & ~PACK.full
                whole |= hand


def test_before_anything_has_passed_every_hidden_card_is_as_likely_everywhere() -> None:
    drift = drift_of(4, 0, 9000)
    hand = PACK.set("2H 3H 4S 5S 6D 7D 8C")
    drift.recall(hand, [], [], 0, 3)
    held = Counter(card for i in range(9000) for card in members(drift.picture(i)[1]))
    due = 9000 * 7 / 45
    assert len(held) == 45
    assert sum((many - due) ** 2 / (due * (1 - 7 / 45)) for many in held.values()) * 44 / 45 < RARE[44]


def test_pictures_never_favour_the_true_deal() -> None:
    """The number of hearts a seat truly holds stands among those of the pictures where lot would put it: at any rank
    alike. Pictures that knew more than the seat would crowd around the truth, and the middle ranks would be too many.
    """
    rng = random.Random("ranks")
    ranks: Counter[int] = Counter()
    same = 0
    for number in range(240):
        deal, passed = played(4, 3, rng)
        drift = drift_of(4, 0, 80)
        drift.recall(deal.hand(0), *ways(passed[0]), 0, number)
        truth = (deal.hand(1 + number % 3) >> 16 & 0xFFFF).bit_count()
        below = 0.0
        for weight, i in zip(drift.weights(80), range(80), strict=True):
            hands = drift.picture(i)
            same += hands == tuple(deal.hand(seat) for seat in range(4))
            hearts = (hands[1 + number % 3] >> 16 & 0xFFFF).bit_count()
            below += weight * (1.0 if hearts < truth else rng.random() if hearts == truth else 0.0)
        ranks[min(5, int(6 * below / 80))] += 1
    assert sum((ranks[rank] - 40) ** 2 / 40 for rank in range(6)) < RARE[5], ranks
    assert same == 0, "hands of 21 hidden cards are never all as they are but by a miracle"


def test_a_card_that_is_handed_over_speaks_against_its_suit() -> None:
    """Who lets three spades go one after the other is not gathering spades."""
    hand = PACK.set("2H 3H 4H 2S 3S 4S 5D")
    gave, got = [PACK.card(word) for word in ("9C", "TC", "JC")], [PACK.card(word) for word in ("2S", "3S", "4S")]
    held = {}
    for reads in (True, False):
        drift = drift_of(4, 0, 3000, reads)
        drift.recall(hand, gave, got, 0, 1)
        weights = drift.weights(3000)
        held[reads] = (
            sum(weight * (drift.picture(i)[3] & 0xFFFF).bit_count() for i, weight in enumerate(weights)) / 3000
        )
    assert held[True] < held[False] - 0.2, held


def test_a_card_one_gave_and_got_back_was_passed_on_by_all() -> None:
    gave = [PACK.card(word) for word in ("9C", "TC", "JC", "QC")]
    got = [PACK.card(word) for word in ("2S", "3S", "4S", "9C")]
    drift = drift_of(4, 0, 200)
    drift.recall(PACK.set("2H 3H 4H 2S 3S 4S 9C"), gave, got, 0, 1)
    for i in range(200):
        others = drift.picture(i)[1:]
        assert not any(hand >> gave[0] & 1 for hand in others) and not any(hand >> got[0] & 1 for hand in others)


def test_what_the_dealer_has_put_under_the_stock_is_in_nobodys_hand() -> None:
    drift = drift_of(4, 3, 100, dealer=0, draws=1)
    drift.recall(PACK.set("2H 3H 4H 2S 3S 4S 5D"), [PACK.card("9C")], [PACK.card("5D")], 0, 1)
    for i in range(100):
        assert not any(hand >> PACK.card("9C") & 1 for hand in drift.picture(i))


def test_the_circle_deals_as_the_rules_do() -> None:
    """Equal manners win about alike, and the wins of a table are those of the rules' own deals."""
    circle = Circle(4, 1, 100)
    for seat in range(4):
        circle.behave(seat, MANNER)
    wins, endless = circle.contest(40, 3)
    assert sum(wins) >= 40 - endless and endless == 0
    assert circle.contest(40, 3) == (wins, endless)


def test_compiled_and_plain_think_alike() -> None:
    """Figures of one attempt, the same on every machine and with or without the compiler."""
    drift = drift_of(5, 2, 60)
    gave, got = [PACK.card(word) for word in ("9C", "TC", "2D")], [PACK.card(word) for word in ("2S", "8C", "9C")]
    drift.recall(PACK.set("2H 3H 4H 2S 3S 8C 9C"), gave, got, 0, 2026)
    drift.attempt([PACK.card("2H"), -1, PACK.card("8C")], 0, 60, 11)
    told = (
        drift.picture(17)[3] % 1_000_003, [round(one, 9) for one in drift.manner_odds()],
        sum(drift.worths(0, 60)), sum(drift.worths(2, 60)), sum(drift.lengths(2, 60)),
        [round(one, 6) for one in drift.contrast(0, 2, 60)],
    )  # fmt: skip
    assert told == EXPECTED


EXPECTED = (886074, [1.0, 0.0, 0.0, 0.0], 3.0, 3.0, 252, [0.0, 0.023769])
