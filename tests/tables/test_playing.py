"""Actions at a table: once, in turn, and seen as things stand."""

from collections.abc import Callable

import pytest

from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.table import Table
from tests.tables.playing import NAMES, Lots, begun, legal, moves, opened, pictures, take_in


def refused(command: Callable[[], object], key: str, clause: str | None = None) -> None:
    with pytest.raises(Refused) as refusal:
        command()
    assert (refusal.value.key, refusal.value.clause) == (key, clause)


def people(table: Table) -> tuple[int, str]:
    """Whose turn it is, and a legal action."""
    seat, words = legal(table)
    return seat, words[0]


def test_an_action_counts_once() -> None:
    table = begun("hhh")
    seat, word = people(table)
    seen = table.revision
    take_in(table, commands.act(table, seat, "a", seen, word))
    assert table.revision == seen + 1
    after = pictures(table)
    assert commands.act(table, seat, "a", seen, word) == []
    assert commands.act(table, seat, "a", seen, "nonsense") == []
    assert pictures(table) == after


def test_a_second_click_with_another_id_is_stale() -> None:
    table = begun("hhh")
    seat, word = people(table)
    seen = table.revision
    take_in(table, commands.act(table, seat, "a", seen, word))
    refused(lambda: commands.act(table, seat, "b", seen, word), "refuse-stale")


def test_the_last_card_of_a_deal_clicked_twice_is_stale_and_its_id_is_known_in_the_next() -> None:
    table = begun("hh", {"all_pass": "dealer_forced"})
    step = moves(table)
    while table.stage == "play":
        seat, _ = legal(table)
        seen = table.revision
        assert step()
    assert (seat, str(seen)) in table.done
    refused(lambda: commands.act(table, seat, "other", seen, "KS"), "refuse-stale")
    refused(lambda: commands.act(table, seat, "other", table.revision, "KS"), "refuse-not-now")
    take_in(table, commands.go_on(table, Lots(5)))
    assert commands.act(table, seat, str(seen), seen, "KS") == []


def test_a_revision_that_has_not_been_is_refused() -> None:
    table = begun("hhh")
    seat, word = people(table)
    refused(lambda: commands.act(table, seat, "a", table.revision + 1, word), "refuse-stale")
    refused(lambda: commands.act(table, seat, "a", 10**30, word), "refuse-stale")
    refused(lambda: commands.act(table, seat, "a", -1, word), "refuse-stale")


def test_what_does_not_touch_the_game_makes_nothing_stale() -> None:
    table = begun("hhh")
    seat, word = people(table)
    seen = table.revision
    take_in(table, commands.rename(table, seat, "Новое имя"))
    assert commands.act(table, seat, "a", seen, word) != []


def test_out_of_turn_names_the_clause() -> None:
    table = begun("hhh")
    seat, word = people(table)
    refused(lambda: commands.act(table, (seat + 1) % 3, "a", table.revision, word), "refuse-turn", "P7")


def test_a_card_not_held_and_a_word_that_is_none() -> None:
    table = begun("hhh")
    seat, _ = people(table)
    refused(lambda: commands.act(table, seat, "a", table.revision, "AS"), "refuse-pitch-auction-first", "P7")
    refused(lambda: commands.act(table, seat, "a", table.revision, "ZZ" * 500), "refuse-word")


def test_a_refused_action_changes_nothing() -> None:
    table = begun("hhh")
    before = pictures(table)
    for seat in range(3):
        for word in ("AS", "ZZ", "", "slam!", "9"):
            with pytest.raises(Refused):
                commands.act(table, seat, "a", table.revision, word)
    assert pictures(table) == before


def test_nothing_is_played_in_the_lobby() -> None:
    table = opened("hb")
    refused(lambda: commands.act(table, 0, "a", table.revision, "pass"), "refuse-not-now")
    refused(lambda: commands.ready(table, 0, "a", table.revision), "refuse-not-now")


def test_a_bot_acts_only_on_a_bot_s_chair_and_by_the_rules() -> None:
    table = begun("hbb")
    while legal(table)[0] == 0:
        take_in(table, commands.act(table, 0, f"{table.revision}", table.revision, legal(table)[1][0]))
    seat, words = legal(table)
    assert table.bot_to_act() == seat
    refused(lambda: commands.bot_act(table, 0, "pass"), "refuse-not-now")
    refused(lambda: commands.bot_act(table, seat, "AS"), "refuse-pitch-auction-first", "P7")
    assert commands.bot_act(table, seat, words[0]) == [{"kind": "acted", "seat": seat, "action": words[0]}]


def finished(kinds: str, stage: str = "deal_over") -> Table:
    """A table after a counted deal (or match) of people who play at random."""
    table = begun(kinds, {"all_pass": "dealer_forced"})
    step = moves(table)
    while table.stage != stage:
        assert step()
    return table


def test_being_ready_counts_once_and_is_waited_for() -> None:
    table = finished("hhb")
    assert table.waiting_for({0, 1}) == {0, 1}
    take_in(table, commands.ready(table, 0, "a", table.revision))
    assert commands.ready(table, 0, "a", table.revision) == []
    assert commands.ready(table, 0, "b", table.revision) == []
    assert table.view(1, {0, 1})["ready"] == [0]
    assert table.waiting_for({0, 1}) == {1}
    assert table.waiting_for({0}) == set()


def test_being_ready_for_the_last_count_is_stale() -> None:
    table = finished("hb")
    seen = table.revision
    take_in(table, commands.go_on(table, Lots(3)))
    refused(lambda: commands.ready(table, 0, "a", seen), "refuse-stale")
    refused(lambda: commands.ready(table, 0, "a", table.revision), "refuse-not-now")


def test_a_deal_in_play_is_not_dealt_over() -> None:
    table = begun("hb")
    refused(lambda: commands.go_on(table, Lots()), "refuse-not-now")


def test_a_new_match_begins_from_nothing() -> None:
    table = finished("hhb", "match_over")
    assert table.view(0, {0})["winners"]
    take_in(table, commands.go_on(table, Lots(9)))
    view = table.view(0, {0})
    assert (view["match"], view["stage"], view["scores"], view["sheet"]) == (2, "play", [0, 0, 0], [])
    assert [event.kind for event in table.events[-2:]] == ["match", "dealt"]


def test_a_deal_that_nobody_bid_in_is_dealt_again() -> None:
    table = begun("hhh")
    while table.stage == "play":
        seat, _ = legal(table)
        take_in(table, commands.act(table, seat, f"{table.revision}", table.revision, "pass"))
    assert table.stage == "deal_over"
    assert table.result is not None
    assert table.result["redeal"]
    assert table.events[-1].kind == "redeal"
    dealer = table.view(0, set())["deal"]["dealer"]
    take_in(table, commands.go_on(table, Lots(2)))
    deal = table.view(0, set())["deal"]
    assert (deal["dealer"], deal["number"], deal["result"]) == (dealer, 1, None)


def test_watchers_go_on_only_where_no_people_sit() -> None:
    table = finished("bbb")
    assert [entry["kind"] for entry in commands.watchers_next(table, table.revision, Lots())] == ["dealt"]
    refused(lambda: commands.watchers_next(table, 1, Lots()), "refuse-stale")
    table = finished("hbb")
    refused(lambda: commands.watchers_next(table, table.revision, Lots()), "refuse-not-seated")


def test_events_since_a_revision() -> None:
    table = begun("hhh")
    assert [event.n for event in table.events_since(0) or []] == [1, 2, 3, 4]
    assert table.events_since(table.revision) == []
    step = moves(table)
    for _ in range(80):
        if not step():
            take_in(table, commands.go_on(table, Lots()))
    assert table.events_since(0) is None
    assert len(table.events) < 130
    numbers = [event.n for event in table.events]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_bot_names_stay() -> None:
    assert [chair.name for chair in begun("hbb").chairs[1:]] == NAMES[1:3]
