"""The chances to win a match of Pitch: they are chances, they follow the rules, and they come true."""

import random
from collections import defaultdict
from typing import Any

import pytest

from semyorka.bots import pitch_equity, pitch_odds, plain
from semyorka.bots.selfplay import number_of, play_deal
from semyorka.games import GAMES
from tests.bots.positions import some_rules

USUAL = GAMES["pitch"](2, {}).options


def chances(*scores: int, dealer: int = 0, **options: Any) -> tuple[float, ...]:
    return pitch_equity.chances(scores, dealer, {**USUAL, **options})


def test_chances_are_chances_under_every_house_rule() -> None:
    rng = random.Random("chances")
    for _ in range(60):
        seats = rng.choice(GAMES["pitch"].seats_allowed)
        options = {**USUAL, **some_rules("pitch", rng)}
        scores = [rng.randrange(-9, int(options["target"])) for _ in range(seats)]
        found = pitch_equity.chances(scores, rng.randrange(seats), options)
        assert len(found) == seats and abs(sum(found) - 1.0) < 1e-9 and min(found) > 0.0


@pytest.mark.parametrize("seats", GAMES["pitch"].seats_allowed)
def test_a_point_more_is_never_worse(seats: int) -> None:
    for target in (7, 11):
        for score in range(-4, target - 1):
            row = [chances(score + more, *[4] * (seats - 1), target=target)[0] for more in (0, 1)]
            assert row[0] <= row[1] + 1e-9


def test_seats_of_one_score_differ_by_the_deal_alone() -> None:
    for seats in GAMES["pitch"].seats_allowed:
        for seat, chance in enumerate(chances(*[0] * seats, dealer=1 % seats)):
            assert abs(chance - 1 / seats) < 0.35 / seats, (seats, seat)


def test_turning_the_table_turns_the_chances() -> None:
    straight, turned = chances(1, 5, 3, 0, dealer=1), chances(0, 1, 5, 3, dealer=2)
    assert turned == pytest.approx((straight[3], *straight[:3]))


def test_house_rules_change_the_chances() -> None:
    assert chances(0, 3, target=7)[0] < chances(0, 3, target=21)[0]
    assert chances(0, 6, slam_pays="wins_game")[0] > chances(0, 6)[0] > 0
    assert chances(0, 6, slam="off", slam_pays="wins_game") == chances(0, 6, slam="off")
    assert chances(-1, 6, slam_pays="wins_if_not_negative")[0] < chances(-1, 6, slam_pays="wins_game")[0]
    assert chances(5, 6, endgame="highest_total") != chances(5, 6)
    assert chances(0, 5, scoring="literal_sum")[0] > chances(0, 5)[0]
    after = {
        rule: pitch_equity.all_passed((3, 5), 0, {**USUAL, "all_pass": rule}) for rule in ("redeal_same", "redeal_next")
    }
    assert after["redeal_same"] == chances(3, 5, dealer=0) and after["redeal_next"] == chances(3, 5, dealer=1)


def test_a_match_that_a_deal_ended_is_worth_what_the_rules_say() -> None:
    ended = going_on = 0
    rng = random.Random("ends")
    for number in range(40):
        seats = rng.choice(GAMES["pitch"].seats_allowed)
        match = GAMES["pitch"](seats, some_rules("pitch", rng))
        match.scores = [rng.randrange(0, int(match.options["target"])) for _ in range(seats)]
        before = list(match.scores)
        play_deal(match, [lambda view, seed: plain(view, seed)] * seats, number)
        found = pitch_equity.after(match.playing(), before, match.options)
        if match.over():
            ended += 1
            assert [seat for seat in range(seats) if found[seat]] == match.winners
        else:
            going_on += 1
            assert found == pitch_equity.chances(match.scores, int(match.dealer or 0), match.options)
    assert ended > 4 and going_on > 8


def test_what_was_counted_is_whole() -> None:
    for scoring, by_seats in pitch_odds.DEALS.items():
        assert sum(often for *_, often in pitch_odds.TWO_SEATS[scoring]) == pitch_odds.WHOLE
        for seats, places in by_seats.items():
            assert [sum(odds.values()) for odds in places] == [pitch_odds.WHOLE] * seats


@pytest.mark.parametrize(("seats", "matches"), [(2, 50), (4, 30)])
def test_the_chances_come_true(seats: int, matches: int) -> None:
    """Of the stages of fresh matches, those with a chance of about so much are won about so often."""
    rng = random.Random(f"reliable {seats}")
    told: dict[int, list[tuple[float, float, int]]] = defaultdict(list)
    for number in range(matches):
        match = GAMES["pitch"](seats, {"target": rng.choice([7, 11])})
        match.scores = [rng.randrange(-2, int(match.options["target"])) for _ in range(seats)]
        stages: list[tuple[float, ...]] = []
        deals = 0
        while not match.over():
            deals += 1
            deal = play_deal(match, [lambda view, seed: plain(view, seed)] * seats, number_of(number, deals, 77))
            if not match.over() and not deal.result["redeal"]:
                stages.append(pitch_equity.chances(match.scores, int(match.dealer or 0), match.options))
        for stage in stages:
            for seat, chance in enumerate(stage):
                told[int(chance * 4)].append((chance, float(seat in match.winners), number))
    for band, cases in told.items():
        said = sum(chance for chance, _, _ in cases) / len(cases)
        came = sum(won for _, won, _ in cases) / len(cases)
        doubt = 3.0 * (0.25 / max(1, len({number for _, _, number in cases}))) ** 0.5
        assert abs(said - came) < max(0.04, doubt), (band, said, came, len(cases))
