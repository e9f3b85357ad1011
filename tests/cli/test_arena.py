"""``semyorka arena``."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from semyorka.arena.saved import load
from semyorka.cli.program import main
from semyorka.words import LANGUAGES
from tests.cli.running import PROGRAM

DUEL = ["--ours", "plain", "--theirs", "random", "--processes", "1"]


def ran(capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> tuple[int, str, str]:
    try:
        status = main(["arena", *words, "--lang", lang])
    except SystemExit as ended:
        status = int(str(ended.code))
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["pitch", "trump_seven", "seven_leaves", "my_ship_sails"])
def test_a_duel_in_every_game(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capsys, "--game", game, *DUEL, "--deals", "4", lang=lang)
    assert status == 0 and err == ""
    assert "plain" in out and "random" in out and "%" in out


def test_the_same_seed_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "pitch", *DUEL, "--deals", "6"]
    told = [re.findall(r"plain among.*", ran(capsys, *words)[1]) for _ in range(2)]
    assert told[0] == told[1] != []


def test_all_against_all_and_each_against_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "seven_leaves", "--deals", "3", "--processes", "1"]
    status, out, _ = ran(capsys, *words, "--table", "plain", "random", "level-2")
    assert status == 0 and out.count("±") == 6
    status, out, _ = ran(capsys, *words, "--ladder", "random", "plain", "level-2")
    assert status == 0
    assert "plain among random" in out and "level-2 among plain" in out and "random among plain" not in out


def test_house_rules_seats_and_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(
        capsys, "--game", "trump_seven", *DUEL, "--deals", "2", "--whole-matches", "--option", "games=10"
    )
    assert status == 0 and "whole matches" in out and "games=10" in out
    status, out, _ = ran(capsys, "--game", "pitch", *DUEL, "--deals", "2", "--seats", "3", "--markdown")
    assert status == 0 and "3 seats" in out and "| plain |" in out


def test_it_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "pitch", *DUEL, "--deals", "500"]
    status, out, _ = ran(capsys, *words, "--sequential", "0:10")
    assert status == 0 and "H1 it is" in out and "30 deals" in out
    status, out, _ = ran(capsys, *words, "--until", "12")
    assert status == 0 and "30 deals" in out
    status, out, _ = ran(capsys, "--game", "pitch", *DUEL, "--deals", "4", "--sequential")
    assert status == 0 and "not decided" in out


def test_a_picture_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "gain.svg"
    status, out, _ = ran(capsys, "--game", "pitch", *DUEL, "--deals", "5", "--plot", str(picture))
    assert status == 0 and "gain.svg" in out
    assert "<svg" in picture.read_text("utf-8")


def test_without_matplotlib_it_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    status, out, err = ran(capsys, "--game", "pitch", *DUEL, "--plot", str(tmp_path / "gain.svg"))
    assert status == 2 and out == "" and "matplotlib" in err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["--game", "chess", *DUEL],
        ["--game", "pitch"],
        ["--game", "pitch", "--ours", "plain"],
        ["--game", "pitch", *DUEL, "--table", "plain", "random"],
        ["--game", "pitch", "--table", "plain"],
        ["--game", "pitch", "--table", "plain", "plain"],
        ["--game", "pitch", "--ours", "planr", "--theirs", "random"],
        ["--game", "pitch", "--ours", "level-5:worlds=20", "--theirs", "random"],
        ["--game", "pitch", "--ours", "level-5:colour=red", "--theirs", "random"],
        ["--game", "pitch", "--ours", "previous:nowhere", "--theirs", "random"],
        ["--game", "pitch", "--ours", "command:nothing-of-this-name", "--theirs", "random"],
        ["--game", "my_ship_sails", "--ours", "openspiel-ismcts:20", "--theirs", "random"],
        ["--game", "my_ship_sails", "--ours", "ismcts", "--theirs", "random"],
        ["--game", "pitch", *DUEL, "--seats", "9"],
        ["--game", "pitch", *DUEL, "--seats", "two"],
        ["--game", "pitch", *DUEL, "--deals", "0"],
        ["--game", "pitch", *DUEL, "--deals", "many"],
        ["--game", "pitch", *DUEL, "--seed", "-1"],
        ["--game", "pitch", *DUEL, "--option", "target"],
        ["--game", "pitch", *DUEL, "--option", "target=8"],
        ["--game", "trump_seven", *DUEL, "--whole-matches"],
        ["--game", "pitch", *DUEL, "--sequential", "2:0"],
        ["--game", "pitch", *DUEL, "--sequential", "a:b"],
        ["--game", "pitch", *DUEL, "--until", "0"],
        ["--game", "pitch", *DUEL, "--until", "1", "--sequential"],
        ["--game", "pitch", *DUEL[:-1], "0"],
        ["--game", "pitch", *DUEL, "--plot", "picture.txt"],
        ["--game", "pitch", *DUEL, "--plot", "nowhere/picture.svg"],
        ["--game", "pitch", *DUEL, "--save", "nowhere/arena"],
        ["--game", "pitch", *DUEL, "--save", "."],
    ],
)
def test_what_was_typed_wrongly_is_said(
    words: list[str], lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if words[3:4] == ["level-5:worlds=20"]:
        monkeypatch.setattr("semyorka.arena.players.settings", unknown)
    monkeypatch.chdir(tmp_path)
    status, out, err = ran(capsys, *words, lang=lang)
    assert status == 2 and out == ""
    assert err.startswith("semyorka arena: ") and len(err.splitlines()) == 1


def unknown(game: str, level: Any) -> Any:
    raise ValueError("a game without levels")


def test_a_file_of_another_arena_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "arena")
    assert ran(capsys, "--game", "pitch", *DUEL, "--deals", "2", "--save", file)[0] == 0
    status, _, err = ran(capsys, "--game", "pitch", *DUEL, "--deals", "2", "--save", file, "--seed", "2")
    assert status == 2 and "its seed is 1, and here it is 2" in err


#: What a shell starts in the background ignores interrupts, and so do the programs that it starts.
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_is_broken_off_keeps_what_was_done(tmp_path: Path, processes: str) -> None:
    file = tmp_path / "arena"
    words = ["--game", "pitch", *DUEL[:-1], processes, "--deals", "100000", "--save", str(file), "--lang", "en"]
    run = subprocess.Popen(
        [sys.executable, "-c", f"{HEARS}; {PROGRAM}", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not file.exists() or len(file.read_bytes().splitlines()) < 3:
        assert run.poll() is None, run.stderr
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert "plain among random" in out and "goes on from here" in err and "Traceback" not in err
    deals = sum(len(one.played) for one in load(file)[1])
    assert deals > 0 and json.loads(file.read_text().splitlines()[0])["seats"] == 2
