"""The page and this program read the same records, and find the same lines damaged: readings.json stands by both."""

import json
from typing import Any

import pytest

from semyorka.telling.notation import Damaged, read
from tests.telling.recorded import written
from tests.telling.shuffle_vectors import PLACE

READINGS = json.loads((PLACE.parent / "readings.json").read_text("utf-8"))


def test_the_record_that_is_changed_is_one_that_is_written() -> None:
    assert READINGS["text"] == written("pitch")


@pytest.mark.parametrize("case", READINGS["cases"], ids=lambda case: str(case["what"]))
def test_a_changed_record_is_read_as_the_page_reads_it(case: dict[str, Any]) -> None:
    text = READINGS["text"].replace(case["find"], case["put"], -1 if case["every"] else 1)
    if not case["damaged"]:
        assert read(text)[0].deals == read(READINGS["text"])[0].deals or case["what"] == "digits in capitals"
        return
    with pytest.raises(Damaged) as found:
        read(text)
    assert case["line"] in (None, found.value.line)
