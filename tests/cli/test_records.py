"""``semyorka record`` and ``semyorka replay``."""

import asyncio
import random
from pathlib import Path

import pytest

from semyorka.bots import plain
from semyorka.cards import members
from semyorka.cli.program import main
from semyorka.cli.serve import LOG_FILE
from semyorka.store import Store
from semyorka.tables import commands
from semyorka.tables.table import Entry, Table


class Chance:
    """Seeded, for a test."""

    def __init__(self) -> None:
        self.random = random.Random(3)

    def seed(self) -> bytes:
        return self.random.randbytes(32)


def played(deals: int) -> list[Entry]:
    """The log of a table of bots at which so many deals were finished and one is on."""
    names = ["Ада", "Бор", "Вея"]
    chance = Chance()
    log, _ = commands.open_table(
        "pitch",
        {},
        [{"kind": "bot"}] * 3,
        name="",
        bot_names=names,
        secret="s",
        invite="i",
        chance=chance,
        pace="swift",
    )
    table = Table.of("t", log)

    def add(entries: list[Entry]) -> None:
        for entry in entries:
            log.append(entry)
            table.fold(entry)

    add(commands.begin(table, chance, names))
    while deals or len(table.record.calls) < 2:
        seat = table.bot_to_act()
        if seat is None:
            deals -= 1
            add(commands.go_on(table, chance))
            continue
        view = table.seat_view(seat)
        assert view is not None
        add(commands.bot_act(table, seat, plain(view)))
    return log


def kept(folder: Path, log: list[Entry]) -> None:
    async def keep() -> None:
        store = await Store.in_file(folder / LOG_FILE)
        await store.open_table("t", "pitch", log)
        await store.close()

    asyncio.run(keep())


def test_a_table_is_recorded_and_the_record_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = played(3)
    kept(tmp_path, log)
    assert main(["record", "t", "--data", str(tmp_path), "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("semyorka-record 1\ngame pitch\nseats 3\n")
    table = Table.of("t", log)
    on = table.playing().playing()
    assert text.count("\ndeal ") == 3
    for seat in range(3):
        hand = " ".join(table.playing().pack.words(on.hand(seat)))
        assert len(members(on.hand(seat))) == 6 and hand not in text
    record = tmp_path / "match.txt"
    record.write_text(text, encoding="utf-8")
    assert main(["replay", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Auction Pitch" in told and "Ада" in told and told.count("(+") + told.count("(-") >= 9


def test_a_damaged_record_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path, played(1))
    main(["record", "t", "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    wrong = next(place for place, line in enumerate(lines) if line.startswith("score"))
    lines[wrong] = "score A 9 B 9 C 9"
    (tmp_path / "bad").write_text("\n".join(lines), encoding="utf-8")
    assert main(["replay", str(tmp_path / "bad"), "--lang", "en"]) == 2
    assert f"line {wrong + 1}: the rules count" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"semyorka-record 1\ngame chess\n"])
def test_what_is_no_record_is_refused_in_a_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad").write_bytes(content)
    assert main(["replay", str(tmp_path / "bad"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("words", [["replay", "nowhere"], ["record", "t", "--data", "nowhere"], ["record", "x"]])
def test_what_is_not_there_is_said_in_a_line(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*words, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
