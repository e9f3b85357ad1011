"""Deals played in several processes, each started anew, so that nothing depends on how many there are."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import islice
from multiprocessing.connection import wait as wait_for
from types import TracebackType
from typing import Self

from semyorka.arena import Wrong
from semyorka.arena.contest import Setup, Timed, play_one
from semyorka.arena.players import make
from semyorka.arena.saved import Handful
from semyorka.bots.selfplay import Player
from semyorka.games.facts import Refused

#: A duel's set-up, the players' names, and the numbers of some of its deals.
Task = tuple[Setup, str, str, Sequence[int]]


@cache
def seated(name: str, game: str) -> Player:
    """The player of a name, made once in each process."""
    return make(name, game)


def play(task: Task) -> Handful:
    """Play some deals of a duel."""
    setup, our_name, their_name, numbers = task
    ours, theirs = (Timed(seated(name, setup.game)) for name in (our_name, their_name))
    played = []
    for number in numbers:
        try:
            played.append(play_one(setup, ours, theirs, number))
        except Refused as refusal:
            args = {**refusal.args_of_key, "refusal": refusal.key}
            raise Wrong("cli-arena-illegal", number=number, **args) from None
    return Handful(our_name, their_name, played, (ours.times, theirs.times))


def begin() -> None:
    """A worker dies at once and without a word when it is interrupted, and when the process that started it ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is None:
        raise AssertionError("a worker has been started by somebody")
    threading.Thread(target=lambda: (wait_for([parent.sentinel]), os._exit(1)), daemon=True).start()


class Workers:
    """``count`` processes that play; with one, this process plays by itself."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.strangers = set(multiprocessing.active_children())
        self.pool: ProcessPoolExecutor | None = None
        if count > 1:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(count, mp_context=spawn, initializer=begin)

    def each(self, tasks: Iterable[Task]) -> Iterator[Handful]:
        """What comes of the tasks, as it is ready. What nobody waits for any longer is played and dropped.

        ``Wrong`` when a worker has died.
        """
        if self.pool is None:
            yield from map(play, tasks)
            return
        left = iter(tasks)
        try:
            waiting = {self.pool.submit(play, task) for task in islice(left, 2 * self.count)}
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in ready:
                    yield one.result()
                waiting |= {self.pool.submit(play, task) for task in islice(left, len(ready))}
        except BrokenProcessPool:
            raise Wrong("cli-arena-worker-died") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is None:
            return
        for process in set(multiprocessing.active_children()) - self.strangers:
            process.terminate()
        # Waited for: a pool still shutting down when the interpreter ends may write to a pipe it has closed.
        self.pool.shutdown(cancel_futures=True)
