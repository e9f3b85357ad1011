"""Players by name: what may sit on a chair of the arena.

``random``, ``plain``, ``level-1`` to ``level-5``, the last five also with settings of their own after a colon:
``level-5:worlds=20,infers=no,budget=2``; others as their modules say. A name makes the same player in every process.
"""

import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from semyorka.arena import Wrong
from semyorka.arena.outside import Command, Release
from semyorka.bots import LEVELS, Level, choose, plain, settings, tree
from semyorka.bots.selfplay import Player
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.views import SeatView

#: Runs of a tree search that is not told how many.
RUNS = 1000
#: Of a game and of what stands after the colon.
Maker = Callable[[str, str], Player]


def at_random(view: SeatView, seed: int) -> str:
    """Any legal action, by lot."""
    action = Random(seed).choice(members(view.legal))
    game = GAMES[view.game]
    return next((word for word, call in game.call_words.items() if call == action), None) or game.pack.word(action)


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot of a level, or with settings of its own, that thinks ``budget`` times the usual."""

    level: int | Level
    budget: float = 1.0

    def __call__(self, view: SeatView, seed: int) -> str:
        return choose(view, self.level, self.budget, seed)


def thinker(number: int, game: str, told: str) -> Player:
    """A bot of a level; ``told`` are settings, ``key=value`` with commas."""
    pairs = dict(pair.split("=", 1) for pair in told.split(",") if "=" in pair)
    if len(pairs) != len([part for part in told.split(",") if part]):
        raise Wrong("cli-arena-bad-settings", settings=told, known=", ".join(known_settings()))
    budget = read_setting("budget", "float", pairs.pop("budget", "1"))
    if not pairs:
        return Thinker(number, budget)
    try:
        level = settings(game, number)
    except ValueError:
        raise Wrong("cli-arena-no-thought", game=game) from None
    types = {one.name: str(one.type) for one in fields(Level)}
    unknown = [key for key in pairs if key not in types or key == "number"]
    if unknown:
        raise Wrong("cli-arena-bad-settings", settings=unknown[0], known=", ".join(known_settings()))
    return Thinker(replace(level, **{key: read_setting(key, types[key], pairs[key]) for key in pairs}), budget)


def known_settings() -> list[str]:
    """The settings that a level may be given."""
    return ["budget", *(one.name for one in fields(Level) if one.name != "number")]


def read_setting(key: str, kind: str, text: str) -> Any:
    """A setting as the level has it."""
    if "bool" in kind and text in ("yes", "no"):
        return text == "yes"
    try:
        return float(text) if "float" in kind else int(text)
    except ValueError:
        raise Wrong("cli-arena-bad-settings", settings=f"{key}={text}", known=", ".join(known_settings())) from None


class Searching:
    """Our own tree search over information sets: so many ``runs`` a decision, or as many as take ``seconds`` of them.

    By the clock it goes by how fast it has been so far, so that decisions take that long on average.
    """

    def __init__(self, runs: int = 0, seconds: float = 0.0) -> None:
        self.runs, self.seconds = runs, seconds
        self.done, self.spent = 100, 0.02  # a guess for the first decision

    def __call__(self, view: SeatView, seed: int) -> str:
        if not self.seconds or not view.legal & view.legal - 1:
            return tree(view, max(1, self.runs), seed)
        runs = max(10, round(self.seconds * self.done / self.spent))
        start = process_time()
        word = tree(view, runs, seed)
        self.spent += process_time() - start
        self.done += runs
        return word


def searching(game: str, told: str) -> Player:
    """Our own tree search: ``ismcts``, ``ismcts:5000`` runs, ``ismcts:20ms``."""
    if GAMES[game].together:
        raise Wrong("cli-arena-not-in-turn", name="ismcts")
    runs, seconds = effort("ismcts", told or str(RUNS))
    return Searching(runs, seconds)


def effort(name: str, told: str) -> tuple[int, float]:
    """How hard to search: a number of runs, or of milliseconds as seconds; the other is 0."""
    number = told.removesuffix("ms")
    if not (number.isascii() and number.isdecimal() and int(number)):
        raise Wrong("cli-arena-bad-effort", name=name, found=told)
    return (0, int(number) / 1000) if told.endswith("ms") else (int(number), 0.0)


def openspiel(game: str, told: str) -> Player:
    """OpenSpiel's search over our rules: ``openspiel-ismcts:200`` simulations, or ``openspiel-ismcts:20ms``."""
    try:
        from semyorka.envs.openspiel_player import ISMCTS
    except ModuleNotFoundError as missing:
        raise Wrong("cli-arena-no-openspiel", missing=str(missing.name)) from None
    if GAMES[game].together:
        raise Wrong("cli-arena-not-in-turn", name="openspiel-ismcts")
    return ISMCTS(*effort("openspiel-ismcts", told))


def release(game: str, told: str) -> Player:
    """Another release of this program: ``previous:PATH``, ``previous:PATH#5`` for its level 5."""
    path, _, level = told.partition("#")
    if level and not level.isdecimal():
        raise Wrong("cli-arena-bad-effort", name="previous", found=level)
    return Release(Path(path), int(level) if level else None)


def command(game: str, told: str) -> Player:
    """A program of its own: ``command:PROGRAM ARGUMENT …``."""
    return Command(shlex.split(told))


#: Players that are called by a name alone, and those that are told something after a colon.
ALONE: dict[str, Player] = {"random": at_random, "plain": plain}
TOLD: dict[str, Maker] = {
    **{f"level-{number}": partial(thinker, number) for number in LEVELS},
    "ismcts": searching,
    "openspiel-ismcts": openspiel,
    "previous": release,
    "command": command,
}


def names() -> Iterable[str]:
    """What a name may begin with."""
    return (*ALONE, *TOLD)


def make(name: str, game: str) -> Player:
    """The player of a name, for a game. ``Wrong`` for a name that means nothing."""
    kind, colon, told = name.partition(":")
    if kind in ALONE and not colon:
        return ALONE[kind]
    if kind not in TOLD:
        raise Wrong("cli-arena-no-player", name=name[:60], names=", ".join(names()))
    return TOLD[kind](game, told)
