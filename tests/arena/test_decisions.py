"""Decisions drawn from ordinary matches: real choices, of the phase asked for, and always the same."""

from semyorka.arena.decisions import given_away, some_decisions
from semyorka.games import GAMES
from semyorka.telling.views import words_of


def test_each_leaves_a_choice_and_the_same_are_drawn_again() -> None:
    views = some_decisions("seven_leaves", 3, 20)
    assert len(views) == 20
    assert all(view.legal & view.legal - 1 for view in views)
    assert views == some_decisions("seven_leaves", 3, 30)[:20]


def test_a_phase_that_is_named_is_the_only_one() -> None:
    assert {view.phase for view in some_decisions("pitch", 4, 12, "auction")} == {"auction"}
    assert {view.phase for view in some_decisions("pitch", 4, 40)} == {"auction", "play"}


def test_what_is_given_away_is_nothing_by_the_judges_own_choice_and_never_less() -> None:
    for number, view in enumerate(some_decisions("seven_leaves", 3, 4)):
        words = words_of(GAMES["seven_leaves"], view.legal)
        costs = given_away(view, words, 0.2, number)
        assert len(costs) == len(words) and min(costs) == 0.0
        assert costs == given_away(view, words, 0.2, number)
