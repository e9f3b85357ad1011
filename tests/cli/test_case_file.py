"""A broken file of cases: which case, which field, which line, and no traceback."""

from pathlib import Path

import pytest

from semyorka.cli.case_file import BrokenFile, cases
from semyorka.words import say
from tests.cli.running import semyorka

GOOD = '{"game": "pitch", "seats": 3, "deals": []}'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cases.json, line 1, column 1: this is not JSON: Expecting value"),
        ("[\n{},\n]", "cases.json, line 3, column 1: this is not JSON"),
        ('[{"a": 1,\n "b"}]', "line 2, column 5: this is not JSON: Expecting ':' delimiter"),
        ("[NaN]", "this is not JSON: NaN is not JSON"),
        ("[" * 100_000, "this is not JSON: nested too deeply"),
        ("{}", "line 1: the file must be an array of cases."),
        ("7", "line 1: the file must be an array of cases."),
        (f"[{GOOD},\n\n7]", "line 3: case 1 must be an object."),
        (f'[{GOOD},\n{{"id": "P-1", "seats": 3}}]', "line 2, case 1 (P-1): game is missing."),
        ('[{"game": "pitch", "deals": []}]', "line 1, case 0: seats is missing."),
        ('[{"game": "pitch", "seats": 3}]', "line 1, case 0: deals is missing."),
        ('[{"game": 5,\n "seats": 3, "deals": []}]', "line 1, case 0: game must be a string."),
        (
            '[{"game": "pitch", "seats": 3,\n "options":\n [], "deals": []}]',
            "line 3, case 0: options must be an object.",
        ),
        ('[{"game": "pitch", "seats": 3,\n "deals": {}}]', "line 2, case 0: deals must be an array."),
        ('[{"game": "pitch", "seats": 3, "deals": [{},\n5]}]', "line 2, case 0: deals[1] must be an object."),
        (
            '[{"game": "pitch", "seats": 3, "deals": [{"dealer":\n0}]}]',
            "line 2, case 0: deals[0].dealer must be a string.",
        ),
        (
            '[{"game": "pitch", "seats": 3, "deals": [{"hands":\n"AH"}]}]',
            "line 2, case 0: deals[0].hands must be an object.",
        ),
        (
            '[{"game": "pitch", "seats": 3, "deals": [{"hands": {"A": "AH",\n"B":\n["KH"]}}]}]',
            "line 3, case 0: deals[0].hands.B must be a string.",
        ),
        (
            '[{"game": "pitch", "seats": 3, "deals": [{"actions": ["A 1",\n2]}]}]',
            "line 2, case 0: deals[0].actions[1] must be a string.",
        ),
        (
            '[{"game": "pitch", "seats": 3, "deals": [{"actions":\n"A 1"}]}]',
            "line 2, case 0: deals[0].actions must be an array.",
        ),
    ],
)
def test_a_broken_file(text: str, said: str) -> None:
    with pytest.raises(BrokenFile) as broken:
        cases(text)
    complaint = say("en", broken.value.key, {"file": "cases.json", **broken.value.args_of_key})
    assert complaint.startswith("cases.json")
    assert said in complaint
    assert "\n" not in complaint


def test_the_command_says_it_in_one_line_and_prints_nothing() -> None:
    ran = semyorka("referee", "-", typed="[\n{},\n]")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("semyorka referee: standard input, line 3, column 1: this is not JSON")
    assert ran.err.count("\n") == 1


def test_the_reason_in_russian() -> None:
    ran = semyorka("referee", "-", "--lang", "ru", typed='[{"game": "pitch", "seats": 3,\n "deals": {}}]')
    assert ran.err == "semyorka referee: стандартный ввод, строка 2, случай 0: deals — должен быть массив.\n"


def test_text_that_is_not_utf_8() -> None:
    ran = semyorka("referee", "-", typed=b'[\n"\xff"]')
    assert (ran.status, ran.err) == (2, "semyorka referee: standard input, line 2: this is not UTF-8 text.\n")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert semyorka("referee", str(missing)).err == (
        f"semyorka referee: {missing} cannot be read: No such file or directory\n"
    )
    assert semyorka("referee", str(tmp_path)).status == 2
    assert "cannot be read" in semyorka("referee", str(tmp_path)).err


def test_the_name_of_the_file_is_needed() -> None:
    assert "CASES.json" in semyorka("referee").err
