"""Worked deals as data, replayed by the referee: everything that a case expects must be in its result.

``<game>.json`` is an array of that game's cases; each holds a deal or several, the actions, and under ``expect`` what
the result must contain: objects may hold more than expected, lists are compared item by item, all else must be equal.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from semyorka.cli.referee import referee
from semyorka.games import GAMES

HERE = Path(__file__).parent
CASES = [case for key in GAMES for case in json.loads((HERE / f"{key}.json").read_text(encoding="utf-8"))]


def differences(expected: Any, found: Any, at: str = "result") -> list[str]:
    """Where a result lacks what is expected of it."""
    if isinstance(expected, dict) and isinstance(found, dict):
        missing = [f"{at}.{key} is missing" for key in expected if key not in found]
        both = [key for key in expected if key in found]
        return missing + [line for key in both for line in differences(expected[key], found[key], f"{at}.{key}")]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        items = enumerate(zip(expected, found, strict=True))
        return [line for place, (one, other) in items for line in differences(one, other, f"{at}[{place}]")]
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{at} is {found!r}, expected {expected!r}"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    assert case["game"] in GAMES
    [result] = referee([{key: value for key, value in case.items() if key != "expect"}])
    assert differences(case["expect"], result) == []
    assert result["id"] == case["id"]


def test_every_game_has_cases_and_no_two_have_one_name() -> None:
    for key in GAMES:
        assert any(case["game"] == key for case in CASES), f"{key}.json holds no cases of {key}"
    assert len({case["id"] for case in CASES}) == len(CASES)
    assert len([case for case in CASES if case["game"] == "pitch"]) == 117


def test_the_referee_does_not_look_at_what_is_expected() -> None:
    with_lies = [{**case, "expect": {"ok": "lies"}} for case in CASES]
    assert referee(with_lies) == referee(CASES)


def test_differences_are_found() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4}) == []
    assert differences({"a": 1}, {}) == ["result.a is missing"]
    assert differences({"a": [1, 2]}, {"a": [1]}) == ["result.a is [1], expected [1, 2]"]
    assert differences([{"b": True}], [{"b": 1}]) == ["result[0].b is 1, expected True"]
    assert differences(None, {}) == ["result is {}, expected None"]
