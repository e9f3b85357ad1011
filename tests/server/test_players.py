"""A bot never stops a table: whatever it does, something legal is played."""

import time
from typing import Any

import pytest

from semyorka.server import players
from semyorka.telling.views import SeatView, words_of
from tests.tables.playing import begun, legal


def a_view() -> SeatView:
    table = begun("bbb")
    view = table.seat_view(legal(table)[0])
    assert view is not None
    return view


def words() -> list[str]:
    table = begun("bbb")
    return words_of(type(table.playing()), a_view().legal)


async def test_a_bot_s_action_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def choose(view: SeatView, level: int, budget: float, seed: int) -> str:
        asked.append((level, budget, seed))
        return words()[-1]

    monkeypatch.setattr(players, "choose", choose)
    assert await players.decide(a_view(), 1) == words()[-1]
    await players.decide(a_view(), 1)
    assert asked[0][:2] == (1, 1.0)
    assert asked[0][2] != asked[1][2]


@pytest.mark.parametrize("does", ["raises", "illegal", "nonsense", "sleeps"])
async def test_a_bot_that_fails_plays_its_first_legal_action(
    does: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(view: SeatView, level: int, budget: float, seed: int) -> Any:
        if does == "raises":
            raise ZeroDivisionError("a mistake in a bot")
        if does == "sleeps":
            time.sleep(0.3)
        return "AS" if does == "illegal" else None

    monkeypatch.setattr(players, "choose", choose)
    monkeypatch.setattr(players, "PATIENCE", 0.1 if does == "sleeps" else 5.0)
    assert await players.decide(a_view(), 1) == words()[0]
    assert "a bot of level 1" in caplog.text
    if does == "raises":
        assert "ZeroDivisionError: a mistake in a bot" in caplog.text
