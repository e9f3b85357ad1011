"""Regret: unbiased where it can be, exact where all is known, and blamed only for sure."""

import random
from statistics import mean, pvariance, stdev

import pytest

from semyorka.bots import Choice, Decision, Trials
from semyorka.bots.sampling import decision, sample
from semyorka.review.regret import BANDS, SURE, Half, Regret, band, counts, regret


class Noise:
    """Every action is worth ``worth[action]``, give or take a lot."""

    guessed = 0

    def __init__(self, worth: list[float], seed: int, spread: float = 0.3) -> None:
        self.worth, self.lots, self.spread = worth, random.Random(seed), spread

    def worths(self, hands: object, actions: object) -> list[float]:
        assert isinstance(actions, list)
        return [self.worth[action] + self.lots.gauss(0, self.spread) for action in actions]


def tried(worth: list[float], seed: int, worlds: int = 64, keep: int = 99) -> Decision:
    """What so many deals say of actions ``0``, ``1``, … of these true worths."""
    found = sample(
        range(len(worth)), (((seed, number), 1.0) for number in range(worlds)), Noise(worth, seed), worlds, keep
    )
    return decision(found, lambda action: (str(action),), None, 0, choose_near=False)


def test_of_equal_actions_the_one_taken_is_not_blamed_on_average() -> None:
    found = [regret(tried([0.5] * 8, seed), "3").value for seed in range(400)]
    error = stdev(found) / len(found) ** 0.5
    assert abs(mean(found)) < 3 * error
    naive = [tried([0.5] * 8, seed).of("3").behind for seed in range(400)]
    assert mean(naive) > 20 * error, "the best of eight noisy means looks better than it is"


def test_a_true_difference_is_found_whole() -> None:
    found = [regret(tried([0.5, 0.42, 0.3], seed, 256), "1").value for seed in range(200)]
    assert mean(found) == pytest.approx(0.08, abs=3 * stdev(found) / len(found) ** 0.5 + 0.002)


def test_the_error_is_what_repetitions_scatter_by_and_a_little_more() -> None:
    found = [regret(tried([0.5, 0.2], seed, 256), "1") for seed in range(300)]
    scatter = stdev(one.value for one in found)
    assert scatter < mean(one.error for one in found) < 1.4 * scatter


@pytest.mark.parametrize(("worlds", "lost", "name"), [(8, 1, "close"), (38, 3, "close"), (400, 60, "blunder")])
def test_one_deal_of_a_few_blames_nobody(worlds: int, lost: int, name: str) -> None:
    values = {"a": (1.0,) * worlds, "b": (0.0,) * lost + (1.0,) * (worlds - lost)}
    choices = (Choice("a", 1.0), Choice("b", 1 - lost / worlds, 0.0, lost / worlds))
    found = regret(Decision("a", choices, worlds, None, 0, Trials(((0,),) * worlds, (1.0,) * worlds, values)), "b")
    assert found.value == pytest.approx(lost / worlds, abs=0.15) and band(found) == name


def test_what_is_won_in_every_deal_is_blamed_though_they_are_few() -> None:
    values = {"a": (1.0,) * 16, "b": (0.0,) * 16}
    choices = (Choice("a", 1.0), Choice("b", 0.0, 0.0, 1.0))
    found = regret(Decision("a", choices, 16, None, 0, Trials(((0,),) * 16, (1.0,) * 16, values)), "b")
    assert found.value == 1.0 and band(found) == "blunder"


def test_what_is_told_can_be_made_again_from_the_halves() -> None:
    found = tried([0.5, 0.45, 0.1], 1)
    told = regret(found, "1")
    assert len(told.halves) == 2
    assert told.value == pytest.approx(mean(half.gap for half in told.halves))
    assert told.error == pytest.approx(sum(half.error**2 for half in told.halves) ** 0.5 / 2)
    for place, half in enumerate(told.halves):
        values = found.trials.values
        best = max(("0", "1", "2"), key=lambda one: mean(values[one][place::2]))
        every = [most - less for most, less in zip(values[best], values["1"], strict=True)]
        gaps = every[1 - place :: 2]
        assert half.best == best and half.worlds == len(gaps) == 32
        assert half.gap == pytest.approx(mean(gaps))
        reach = max(map(abs, every))
        assert half.error == pytest.approx(((pvariance(gaps) + 2 * reach**2 / 32) / 31) ** 0.5)


def test_an_action_given_up_early_is_measured_on_the_deals_it_had() -> None:
    found = tried([0.9, 0.88, 0.1], 3, 128, keep=1)
    assert len(found.trials.values["2"]) < 128
    told = regret(found, "2")
    assert told.value == pytest.approx(0.8, abs=0.4)
    assert sum(half.worlds for half in told.halves) == len(found.trials.values["2"])


def test_where_every_deal_was_tried_there_is_no_doubt() -> None:
    hands = tuple((number,) for number in range(6))
    trials = Trials(hands, (1.0,) * 6, {"a": (1.0,) * 6, "b": (0.5,) * 6})
    found = Decision("a", (Choice("a", 1.0), Choice("b", 0.5, 0.0, 0.5)), 6, 6, 0, trials)
    assert regret(found, "b") == Regret(0.5, 0.0)
    assert regret(found, "a") == Regret(0.0, 0.0)


def test_a_model_s_word_is_taken_as_it_is() -> None:
    found = Decision("60", (Choice("60", 0.6), Choice("pass", 0.5, 0.0, 0.1, 0.02)))
    assert regret(found, "pass") == Regret(0.1, 0.02)
    with pytest.raises(KeyError):
        regret(found, "70")


def test_cards_as_good_as_each_other_stand_for_each_other() -> None:
    choices = tuple(Choice(word, 0.5, 0.1) for word in ("KS", "QS")) + tuple(
        Choice(word, 0.2, 0.1, 0.3, 0.1) for word in ("8H", "7H")
    )
    trials = Trials(((0,),) * 8, (1.0,) * 8, {"KS": (0.5,) * 8, "8H": (0.25, 0.15) * 4})
    found = Decision("KS", choices, 8, None, 0, trials)
    assert regret(found, "QS") == regret(found, "KS") and regret(found, "QS").value == 0.0
    assert regret(found, "7H") == regret(found, "8H")
    assert regret(found, "7H").value == pytest.approx(0.3)


def test_weights_count() -> None:
    values = {"a": (1.0, 1.0, 0.0, 0.0) * 4, "b": (0.0,) * 16}
    trials = Trials(((0,),) * 16, (3.0, 3.0, 1.0, 1.0) * 4, values)
    found = Decision("a", (Choice("a", 0.75), Choice("b", 0.0, 0.0, 0.75)), 16, None, 0, trials)
    assert regret(found, "b").value == pytest.approx(0.75)


@pytest.mark.parametrize(
    ("value", "error", "name"),
    [
        (-0.02, 0.01, "good"), (0.009, 0.0, "good"), (0.009, 0.1, "good"),
        (0.02, 0.0, "inaccuracy"), (0.02, 0.02, "close"), (0.05, 0.0, "mistake"), (0.05, 0.02, "inaccuracy"),
        (0.05, 0.05, "close"), (0.2, 0.0, "blunder"), (0.2, 0.06, "blunder"), (0.12, 0.03, "mistake"),
        (0.12, 0.2, "close"),
    ],
)  # fmt: skip
def test_a_band_is_given_only_for_sure(value: float, error: float, name: str) -> None:
    assert band(Regret(value, error)) == name
    edges = dict(BANDS)
    if name in edges:
        assert value - SURE * error > edges[name]


def test_what_is_forced_or_hardly_matters_does_not_count() -> None:
    assert not counts(Decision("a", (Choice("a", 1.0),)))
    assert not counts(Decision("a", (Choice("a", 0.5), Choice("b", 0.499, 0.0, 0.001))))
    assert counts(Decision("a", (Choice("a", 0.5), Choice("b", 0.49, 0.0, 0.01))))


def test_the_mean_of_halves() -> None:
    halves = (Half("a", 0.3, 0.03, 10), Half("b", 0.1, 0.04, 10))
    assert Regret.of(halves) == Regret(pytest.approx(0.2), pytest.approx(0.025), halves)
