"""The processes of an arena: nothing is left of them, however they were left."""

import multiprocessing
import threading
import time
from collections.abc import Callable
from itertools import repeat

import pytest

from semyorka.arena import Wrong
from semyorka.arena.contest import Setup
from semyorka.arena.workers import Task, Workers

TASK: Task = (Setup("pitch", 2), "plain", "random", (1, 2))


def until(holds: Callable[[], bool]) -> None:
    """Wait for something, for ten seconds at most."""
    for _ in range(1000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it has not come")


@pytest.fixture
def complaints(monkeypatch: pytest.MonkeyPatch) -> list[threading.ExceptHookArgs]:
    """What threads of this process have died of."""
    said: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    return said


def test_nothing_is_left_of_workers_that_were_broken_off(complaints: list[threading.ExceptHookArgs]) -> None:
    before = threading.enumerate()
    with pytest.raises(KeyboardInterrupt), Workers(2) as crew:
        for _ in crew.each(repeat(TASK)):
            raise KeyboardInterrupt
    assert threading.enumerate() == before and not multiprocessing.active_children() and not complaints


@pytest.mark.parametrize("heard", [False, True])
def test_a_worker_that_died_is_told_though_nobody_waits_for_its_task(
    heard: bool, complaints: list[threading.ExceptHookArgs]
) -> None:
    """A task that has been given up would else be found given up when its worker is missed, and all wait for ever."""
    before = threading.enumerate()
    with Workers(2) as crew:
        assert len(next(crew.each(repeat(TASK))).played) == 2
        for process in multiprocessing.active_children():
            process.kill()
        if heard:
            until(lambda: threading.enumerate() == before)
        with pytest.raises(Wrong, match="cli-arena-worker-died"):
            list(crew.each([TASK]))
    assert threading.enumerate() == before and not multiprocessing.active_children() and not complaints
