"""Hints in a table's log: how many, for whom, and what a decision without a choice costs."""

from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.hints import HINTS
from semyorka.tables.table import Entry, Table
from tests.tables.playing import EVERYBODY, begun, legal, moves, opened, set_up, take_in


def with_hints(most: Any, seed: int = 1) -> Table:
    """A table of four people who have just been dealt to, with so many hints a deal."""
    first, *rest = set_up("pitch", 4, {"all_pass": "dealer_forced"}, seed)
    table = Table("t")
    take_in(table, [{**first, "hints": most}, *rest])
    take_in(table, commands.go_on(table, Lots()))
    return table


class Lots:
    def seed(self) -> bytes:
        return bytes(32)


def ask(table: Table, seat: int) -> list[Entry]:
    """The seat asks for a hint at once."""
    entries = commands.hint(table, seat, table.revision)
    take_in(table, entries)
    return entries


def act(table: Table) -> None:
    """The seat whose turn it is does something."""
    seat, words = legal(table)
    take_in(table, commands.act(table, seat, str(table.revision), table.revision, words[0]))


def refusal(table: Table, seat: int, revision: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        commands.hint(table, seat, table.revision if revision is None else revision)
    return refused.value.key


def left(table: Table, seat: int | None) -> Any:
    return table.view(seat, EVERYBODY)["hints"]


def test_a_hint_is_counted_once_a_decision_and_a_seat() -> None:
    table = with_hints(1)
    seat = legal(table)[0]
    assert left(table, seat) == {"most": 1, "left": 1} and left(table, None) is None
    assert ask(table, seat) == [{"kind": "hint", "seat": seat}]
    assert ask(table, seat) == []
    assert left(table, seat) == {"most": 1, "left": 0}
    act(table)
    other = legal(table)[0]
    assert other != seat and left(table, other) == {"most": 1, "left": 1}
    while legal(table)[0] != seat or len(legal(table)[1]) == 1:
        act(table)
    assert refusal(table, seat) == "refuse-no-hints"


def test_a_log_that_says_nothing_of_hints_has_any_number() -> None:
    entries = set_up("pitch", 4)
    assert "hints" not in entries[0]
    table = Table.of("t", entries)
    assert left(table, 0) == {"most": "any", "left": None}


def test_what_is_opened_says_how_many_and_the_usual_is_any() -> None:
    assert left(opened(), 0) == {"most": "any", "left": None}
    for most in HINTS:
        assert left(with_hints(most), 0) == {"most": most, "left": None if most == "any" else most}


def test_the_count_begins_anew_with_every_deal() -> None:
    table = with_hints(3)
    seat = legal(table)[0]
    ask(table, seat)
    step = moves(table)
    while table.stage == "play":
        step()
    step()
    assert table.stage == "play" and left(table, seat) == {"most": 3, "left": 3}


def test_a_decision_without_a_choice_costs_nothing() -> None:
    table = with_hints(1)
    while len(legal(table)[1]) > 1:
        act(table)
    seat = legal(table)[0]
    assert ask(table, seat) == [] and left(table, seat) == {"most": 1, "left": 1}


def test_none_before_the_deal_out_of_turn_after_it_for_a_bot_or_late() -> None:
    assert refusal(opened(), 0) == "refuse-not-now"
    table = with_hints("any")
    seat = legal(table)[0]
    assert refusal(table, (seat + 1) % 4) == "refuse-turn"
    assert refusal(table, seat, 0) == "refuse-stale" and refusal(table, seat, table.revision + 1) == "refuse-stale"
    assert refusal(with_hints(0), seat) == "refuse-hints-off"
    step = moves(table)
    while table.stage == "play":
        step()
    assert refusal(table, seat) == "refuse-not-now"
    bots = begun("bbb")
    assert refusal(bots, legal(bots)[0]) == "refuse-not-now"


def test_a_hint_makes_no_view_old() -> None:
    table = with_hints("any")
    seat, words = legal(table)
    seen = table.revision
    ask(table, seat)
    assert table.revision == seen + 1 and table.events_since(seen) == []
    take_in(table, commands.act(table, seat, "a", seen, words[0]))


def test_the_same_log_tells_the_same_count() -> None:
    table, log = with_hints(3), set_up("pitch", 4, {"all_pass": "dealer_forced"}, 1)
    log = [{**log[0], "hints": 3}, *commands.go_on(Table.of("t", [{**log[0], "hints": 3}]), Lots())]
    again = Table.of("t", log)
    for _ in range(3):
        seat = legal(again)[0]
        entry = commands.hint(again, seat, again.revision)
        take_in(again, entry)
        take_in(table, entry)
        act(again)
        act(table)
    assert [left(table, seat) for seat in range(4)] == [left(again, seat) for seat in range(4)]
    assert sum(left(table, seat)["left"] for seat in range(4)) == 9
