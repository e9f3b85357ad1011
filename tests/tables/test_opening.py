"""Opening a table: who sits where, and what is not to be had."""

import json
from typing import Any

import pytest

from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.table import Table
from tests.tables.playing import INVITE, NAMES, Lots, opened, secret


def ask(**changed: Any) -> tuple[list[Any], int | None]:
    wanted: dict[str, Any] = {
        "game": "pitch", "options": {}, "chairs": [{"kind": "human"}, {"kind": "bot"}], "name": "Аня",
        "bot_names": NAMES, "secret": "s", "invite": "i", "chance": Lots(1),
    }  # fmt: skip
    wanted |= changed
    return commands.open_table(wanted.pop("game"), wanted.pop("options"), wanted.pop("chairs"), **wanted)


def test_the_opener_takes_the_first_chair_for_people_and_the_others_wait() -> None:
    table = opened("bhhe")
    assert [chair.kind for chair in table.chairs] == ["bot", "human", "empty", "empty"]
    assert table.host == 1
    assert table.seat_of(secret(1)) == 1


def test_nobody_is_host_where_nobody_sits() -> None:
    table = opened("bbe")
    assert table.host is None
    assert table.stage == "lobby"


def test_every_house_rule_stands_in_the_log_with_its_value() -> None:
    table = opened("hb", {"target": 21})
    assert table.options["target"] == 21
    assert table.options["low_to"] == "taker"


def test_the_log_keeps_no_secret() -> None:
    entries, _ = ask(secret="very-secret", invite="very-inviting")
    written = json.dumps(entries)
    assert "very-secret" not in written
    assert "very-inviting" not in written
    assert Table.of("t", entries).seat_of("very-secret") == 0


def test_no_view_has_a_secret_or_its_hash() -> None:
    table = opened("hb")
    shown = json.dumps([table.view(seat, {0}) for seat in (0, 1, None)])
    assert table.invite_lock not in shown
    assert str(table.chairs[0].lock) not in shown
    assert secret(0) not in shown
    assert INVITE not in shown


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "poker"}, "refuse-unknown-game"),
        ({"game": "x" * 5000}, "refuse-unknown-game"),
        ({"chairs": [{"kind": "human"}]}, "refuse-seats"),
        ({"chairs": [{"kind": "bot"}] * 8}, "refuse-seats"),
        ({"chairs": []}, "refuse-seats"),
        ({"chairs": [{"kind": "human"}, {"kind": "ghost"}]}, "refuse-chair-kind"),
        ({"chairs": [{"kind": "human"}, {}]}, "refuse-chair-kind"),
        ({"chairs": [{"kind": "human"}, {"kind": "bot", "level": 99}]}, "refuse-level"),
        ({"options": {"no_such_rule": 1}}, "refuse-unknown-option"),
        ({"options": {"target": 8}}, "refuse-option-value"),
        ({"options": {"target": "7"}}, "refuse-option-value"),
        ({"options": {"target": 7.0}}, "refuse-option-value"),
        ({"pace": "hasty"}, "refuse-pace"),
        ({"name": ""}, "refuse-name-empty"),
        ({"name": " \n\u202e "}, "refuse-name-empty"),
        ({"name": "я" * 25}, "refuse-name-long"),
    ],
)
def test_what_is_not_to_be_had_is_refused(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        ask(**changed)
    assert refusal.value.key == key
    assert len(json.dumps(refusal.value.told())) < 400


def test_a_name_is_cleaned() -> None:
    entries, _ = ask(name="  Аня\t\u202eи\u0000 Боря ")
    assert Table.of("t", entries).chairs[0].name == "Аня и Боря"
