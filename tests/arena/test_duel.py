"""Duels: the same result in one go and in several, with one process and with more."""

import json
from pathlib import Path

import pytest

from semyorka.arena import Wrong
from semyorka.arena.contest import Setup
from semyorka.arena.duel import LOOK, Duel, fight
from semyorka.arena.figures import Sequential
from semyorka.arena.saved import Saved, load

SETUP = Setup("pitch", 2)
NAMES = ["plain", "random"]


def fought(deals: int = 12, workers: int = 1, saved: Saved | None = None, **more: Sequential) -> Duel:
    duel = Duel("plain", "random", deals, **more)
    fight(SETUP, [duel], workers, saved)
    return duel


def test_the_number_of_processes_changes_nothing() -> None:
    assert fought(workers=1).row == fought(workers=2).row


def test_a_decision_falls_at_the_same_deal_whatever_is_ready_first() -> None:
    test = Sequential(0.0, 0.3)
    one, two = fought(90, 1, stop=test), fought(90, 2, stop=test)
    assert one.verdict == two.verdict == "high"
    assert one.row == two.row and len(one.row) % LOOK == 0 and len(one.row) < 90


class Killed(Exception):
    pass


def killed(path: Path, deals: int, after: int, workers: int) -> None:
    """A run that is broken off when so many handfuls are on file."""
    saved = Saved(path, SETUP, NAMES)

    def progress(duel: Duel) -> None:
        if len(duel.row) + len(duel.early) >= after:
            raise Killed

    with pytest.raises(Killed):
        fight(SETUP, [Duel("plain", "random", deals)], workers, saved, progress)
    saved.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_was_killed_goes_on(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "arena"
    killed(path, 12, 5, workers)
    before = len([one for handful in load(path)[1] for one in handful.played])
    assert 0 < before < 12
    with path.open("a") as file:
        file.write('{"ours": "plain", "deals": [[7, [1.0')  # the line it was writing
    saved = Saved(path, SETUP, NAMES)
    again = fought(saved=saved, workers=workers)
    saved.close()
    assert again.row == fought().row
    numbers = [one.number for handful in load(path)[1] for one in handful.played]
    assert sorted(numbers) == list(range(12))


def test_what_is_on_file_is_not_played_again_and_more_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "arena"
    for deals in (6, 6, 10):
        saved = Saved(path, SETUP, NAMES)
        assert fought(deals, saved=saved).row == fought(deals).row
        saved.close()
    lines = path.read_text().splitlines()
    assert sum(len(json.loads(line)["deals"]) for line in lines[1:]) == 10
    assert json.loads(lines[0])["players"] == NAMES


@pytest.mark.parametrize(
    ("setup", "names", "what"),
    [
        (Setup("pitch", 3), NAMES, "seats"),
        (Setup("seven_leaves", 2), NAMES, "game"),
        (Setup("pitch", 2, {"target": 21}), NAMES, "options"),
        (Setup("pitch", 2, seed=2), NAMES, "seed"),
        (SETUP, ["plain", "level-5"], "players"),
    ],
)
def test_another_set_up_is_refused(tmp_path: Path, setup: Setup, names: list[str], what: str) -> None:
    path = tmp_path / "arena"
    Saved(path, SETUP, NAMES).close()
    before = path.read_bytes()
    with pytest.raises(Wrong) as wrong:
        Saved(path, setup, names)
    assert wrong.value.key == "cli-arena-other-run" and wrong.value.args_of_key["what"] == what
    assert path.read_bytes() == before


def test_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena"
    Saved(path, SETUP, NAMES).close()
    head = json.loads(path.read_text())
    path.write_text(json.dumps({**head, "version": "0.0.1+00000000"}) + "\n")
    with pytest.raises(Wrong) as wrong:
        Saved(path, SETUP, NAMES)
    assert wrong.value.args_of_key["what"] == "version"


def test_a_file_in_which_nothing_was_finished_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "arena"
    for text in ("", '{"format": "semyorka-ar'):
        path.write_text(text)
        Saved(path, SETUP, NAMES).close()
        assert load(path)[0]["players"] == NAMES


@pytest.mark.parametrize("text", ["hello\n", "no line", "{}\n", "[1]\n", '{"format": "other"}\n', "\x00\xff\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "arena"
    path.write_text(text)
    with pytest.raises(Wrong) as wrong:
        Saved(path, SETUP, NAMES)
    assert wrong.value.key == "cli-arena-no-arena" and path.read_text() == text
    with pytest.raises(Wrong):
        load(path)
