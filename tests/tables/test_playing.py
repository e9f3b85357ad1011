"""Actions at a table: once, in turn, and seen as things stand."""

from collections.abc import Callable
from typing import Any

import pytest

from semyorka.cards import members
from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.table import Table
from tests.tables.playing import EVERYBODY, NAMES, Lots, begun, legal, moves, opened, pictures, set_up, take_in


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
    assert [event.kind for event in table.events[-2:]] == ["redeal", "revealed"]
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


# ---- Where several choose at once --------------------------------------------------------------------------


def ships(options: dict[str, Any] | None = None, seed: int = 1) -> Table:
    """A table of four at My Ship Sails whose first deal has been dealt."""
    table = Table("t")
    take_in(table, set_up("my_ship_sails", 4, options, seed))
    take_in(table, [{"kind": "match"}, {"kind": "dealt", "next": "00" * 32}])
    return table


def lay(table: Table, seat: int) -> int:
    """The seat lays its first legal card; returns the revision it was seen at."""
    seen, deal = table.revision, table.playing().playing()
    deal.to_act = seat
    word = table.playing().word(members(deal.legal_set())[0])
    take_in(table, commands.act(table, seat, f"lay-{seen}", seen, word))
    return seen


def test_behind_a_barrier_others_make_nothing_stale_and_its_fall_does() -> None:
    table = ships()
    seen = table.revision
    for seat in (2, 0, 3):
        lay(table, seat)
        assert table.turn_since[1] == seen
    word = table.playing().pack.words(table.playing().playing().hand(1))[0]
    assert commands.act(table, 1, "late", seen, word) != []
    take_in(table, commands.act(table, 1, "late", seen, word))
    assert table.events[-1].kind == "exchange"
    assert table.turn_since == dict.fromkeys(range(4), table.revision)
    for seat in range(4):  # whoever meant to change his mind sees another hand now
        kept = table.playing().pack.words(table.playing().playing().hand(seat))[0]
        refused(
            lambda seat=seat, kept=kept: commands.act(table, seat, "slow", table.revision - 1, kept), "refuse-stale"
        )
        assert commands.act(table, seat, "quick", table.revision, kept) != []


def test_after_false_calls_only_those_who_called_must_look_again() -> None:
    table = ships()
    before = table.revision
    take_in(table, commands.act(table, 1, "call", before, "call"))
    for seat in (0, 2, 3):
        lay(table, seat)
    assert table.events[-1].kind == "false_call"
    assert table.turn_since[1] == table.revision
    assert max(table.turn_since[seat] for seat in (0, 2, 3)) < table.revision
    refused(lambda: commands.act(table, 1, "early", before, "call"), "refuse-stale")


@pytest.mark.parametrize("deals", [5, 1])
def test_a_deal_over_as_it_is_dealt_is_counted_and_told(deals: int) -> None:
    table = ships({"auto_call": "on", "deals": deals}, seed=1525)
    told = [event.kind for event in table.events]
    assert told == ["match", "dealt", "sails", "scored", "revealed", *(["won"] if deals == 1 else [])]
    assert table.stage == ("match_over" if deals == 1 else "deal_over")
    assert table.events[2].data["winners"] == table.events[3].data["result"]["winners"] == [0]
    view = table.view(0, EVERYBODY)
    assert (view["scores"], view["deal"]["legal"], view["deal"]["turn"]) == ([1, 0, 0, 0], [], [])
    assert view["deal"]["result"] == table.result
    for seat in range(4):
        refused(lambda seat=seat: commands.act(table, seat, "a", table.revision, "call"), "refuse-not-now")
        assert table.bot_to_act() is None
    take_in(table, commands.go_on(table, Lots()))
    assert table.stage == "play"


def test_a_deal_that_left_penalties_does_not_count_in_its_number() -> None:
    options = {"false_call": "minus_one", "stalemate": "redeal", "max_exchanges": 30}
    table = ships(options)
    take_in(table, commands.act(table, 1, "call", table.revision, "call"))
    while table.stage == "play":
        deal = table.playing().playing()
        lay(table, next(seat for seat in range(4) if deal.awaits(seat)))
    assert table.result is not None and table.result["redeal"]
    assert [line["deal"] for line in table.playing().sheet] == [None]
    take_in(table, commands.go_on(table, Lots()))
    assert table.events[-1].data["deal"] == table.view(0, EVERYBODY)["deal"]["number"] == 1


def test_bot_names_stay() -> None:
    assert [chair.name for chair in begun("hbb").chairs[1:]] == NAMES[1:3]
