"""Decisions drawn from ordinary matches: real choices, of the phase asked for, and always the same."""

from semyorka.arena.decisions import some_decisions


def test_each_leaves_a_choice_and_the_same_are_drawn_again() -> None:
    views = some_decisions("seven_leaves", 3, 20)
    assert len(views) == 20
    assert all(view.legal & view.legal - 1 for view in views)
    assert views == some_decisions("seven_leaves", 3, 30)[:20]


def test_a_phase_that_is_named_is_the_only_one() -> None:
    assert {view.phase for view in some_decisions("pitch", 4, 12, "auction")} == {"auction"}
    assert {view.phase for view in some_decisions("pitch", 4, 40)} == {"auction", "play"}
