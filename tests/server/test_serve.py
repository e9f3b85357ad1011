"""``semyorka serve`` as a person starts it: ports, folders, and the end."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, match_over, open_table
from tests.serving import Serving, free_port


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """``semyorka serve`` that is not to begin: it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "semyorka", "serve", "--no-open", *map(str, arguments)],
        capture_output=True, text=True, timeout=90, env={**os.environ, **environment},
    )  # fmt: skip


def refused(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    """It ended with 1 and one line that says what and what to do."""
    assert ended.returncode == 1, ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    for word in words:
        assert word in ended.stderr


def test_it_prints_its_address_and_ends_well(serving: Serving) -> None:
    assert serving.address in serving.printed()
    assert str(serving.folder) in serving.printed()
    assert serving.stop() == 0
    assert "Traceback" not in serving.printed()
    assert [path.name for path in serving.folder.iterdir()] == ["semyorka.sqlite"]


async def test_it_ends_soon_and_well_while_people_play(serving: Serving) -> None:
    table = await open_table(serving.address, "hbb")
    async with Guest(serving.socket_address, table["table"], table["secret"]) as host:
        await host.ask("start")
        await host.play(lambda view: view["revision"] > 8 or match_over(view))
        assert serving.stop() == 0
        with pytest.raises(Exception, match="1012"):
            while True:
                await host.hear()
    assert "Traceback" not in serving.printed()
    assert "ERROR" not in serving.printed()


async def test_its_log_has_no_secrets_and_no_cards(serving: Serving) -> None:
    table = await open_table(serving.address, "hbb")
    async with Guest(serving.socket_address, table["table"], table["secret"], table["invite"]) as host:
        await host.ask("start")
        await host.play(match_over)
    serving.stop()
    assert table["secret"] not in serving.printed()
    assert table["invite"] not in serving.printed()
    assert len(serving.printed().splitlines()) <= 4, serving.printed()
    database = b"".join(path.read_bytes() for path in serving.folder.iterdir())
    assert table["secret"].encode() not in database
    assert table["invite"].encode() not in database


@pytest.mark.parametrize(("lang", "word"), [("en", "another port"), ("ru", "другой порт")])
def test_a_port_in_use_is_named_with_the_way_out(tmp_path: Path, lang: str, word: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(run("--port", str(port), "--data", tmp_path, "--lang", lang, PYTHONUTF8="1"), str(port), "--port", word)


def test_the_usual_port_in_use_gives_way_to_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from semyorka.cli import serve

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
        options = Options(port=None, host="127.0.0.1", lang="en")
        listener = serve.listening(options)
        assert serve.PORT < listener.getsockname()[1] < serve.PORT + serve.NEIGHBOURS
        listener.close()


class Options:
    """Options as the parser gives them."""

    def __init__(self, **options: Any) -> None:
        self.__dict__.update(options)


def test_a_folder_with_an_odd_name(tmp_path: Path) -> None:
    with Serving(tmp_path / "стол ?a=1#b %20" / "сюда") as server:
        assert [path.name for path in server.folder.iterdir() if path.suffix == ".sqlite"] == ["semyorka.sqlite"]
        assert server.stop() == 0


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(run("--port", str(free_port()), "--data", tmp_path / "file" / "data", "--lang", "en"), "--data", "file")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "semyorka.sqlite").write_text("Dear diary, " * 500)
    refused(run("--port", str(free_port()), "--data", tmp_path, "--lang", "en"), "semyorka.sqlite", "--data")


def test_a_second_server_with_the_same_folder(serving: Serving) -> None:
    ended = run("--port", str(free_port()), "--data", serving.folder, "--lang", "en")
    refused(ended, "already running", "--data")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--host", "no-such-host.invalid"], "--host"),
        (["--host", "203.0.113.1"], "--host"),
    ],
)
def test_an_address_that_is_not_of_this_machine(tmp_path: Path, arguments: list[str], word: str) -> None:
    refused(run("--port", str(free_port()), "--data", tmp_path, "--lang", "en", *arguments), word)


@pytest.mark.parametrize("arguments", [["--port", "70000"], ["--port", "x"], ["--pace-scale", "fast"], ["--what"]])
def test_arguments_that_are_none(tmp_path: Path, arguments: list[str]) -> None:
    ended = run("--data", tmp_path, "--lang", "en", *arguments)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert arguments[-1] in ended.stderr


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_help(lang: str) -> None:
    ended = run("--help", "--lang", lang, PYTHONUTF8="1")
    assert ended.returncode == 0
    for option in ("--port", "--host", "--data", "--open", "--no-open", "--pace-scale"):
        assert option in ended.stdout


def test_the_folder_is_the_system_s_for_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from semyorka.cli.serve import data_folder

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "semyorka"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "semyorka"


async def test_a_table_opened_before_a_restart_is_there_after_it(serving: Serving) -> None:
    table = await open_table(serving.address, "hbe")
    assert serving.stop() == 0
    serving.start()
    async with Guest(serving.socket_address, table["table"], table["secret"]) as host:
        assert host.view["stage"] == "lobby"
        assert json.dumps(host.view["chairs"][0], ensure_ascii=False).count("Аня") == 1
