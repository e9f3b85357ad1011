"""How a level strays from the best it found: seldom far, and with its slips no oftener than it is said."""

from dataclasses import replace

from semyorka.bots.decision import Choice, Decision
from semyorka.bots.levels import Level, pick

FOUND = Decision("A", (Choice("A", 0.6), Choice("B", 0.55, 0.0, 0.05), Choice("C", 0.2, 0.0, 0.4)), 10)
STRAYS = Level(1, worlds=1, heat=0.05, floor=0.3)
TIMES = 2_000


def taken(level: Level) -> dict[str, float]:
    """How often each action is taken, as a share."""
    words = [pick(FOUND, level, seed) for seed in range(TIMES)]
    return {word: words.count(word) / TIMES for word in "ABC"}


def test_a_level_without_heat_takes_the_best() -> None:
    assert taken(replace(STRAYS, heat=0.0)) == {"A": 1.0, "B": 0.0, "C": 0.0}


def test_an_action_one_heat_behind_comes_e_times_less_often_and_one_beyond_the_floor_never() -> None:
    found = taken(STRAYS)
    assert abs(found["B"] / found["A"] - 0.368) < 0.05
    assert found["C"] == 0.0


def test_a_level_with_slips_strays_in_so_many_of_its_decisions() -> None:
    whole, tenth = taken(STRAYS), taken(replace(STRAYS, slips=0.1))
    assert 0.07 < tenth["B"] / whole["B"] < 0.13
    assert taken(replace(STRAYS, slips=0.0))["A"] == 1.0
    assert pick(FOUND, replace(STRAYS, slips=0.1), 5) == pick(FOUND, replace(STRAYS, slips=0.1), 5)
