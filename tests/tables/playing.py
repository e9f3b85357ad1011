"""Tables for tests: opened, filled and played, with chance that can be repeated."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from semyorka.games import GAMES
from semyorka.tables import commands
from semyorka.tables.chairs import locked
from semyorka.tables.table import Entry, Table
from semyorka.telling.views import words_of

INVITE = "the-invite"
NAMES = ["Капитон", "Фрося", "Лукьян", "Изольда", "Глафира", "Пульхерия", "Аристарх"]
EVERYBODY = set(range(7))


class Lots:
    """Repeatable chance."""

    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)

    def seed(self) -> bytes:
        return self.random.randbytes(32)


def secret(seat: int) -> str:
    """The secret of the person who sits on a seat at these tables."""
    return f"secret of seat {seat}"


def opened(kinds: str = "hbbb", options: dict[str, Any] | None = None, game: str = "pitch", seed: int = 1) -> Table:
    """A table just opened: ``h`` a person (the first is the host), ``b`` a bot, ``e`` nobody; ``seed`` of its deals."""
    chairs = [{"kind": {"h": "human", "b": "bot", "e": "empty"}[kind]} for kind in kinds]
    entries, seat = commands.open_table(
        game, options or {}, chairs, name="Аня", bot_names=NAMES, secret=secret(kinds.find("h")),
        invite=INVITE, chance=Lots(seed + 1000),
    )  # fmt: skip
    assert seat == (kinds.index("h") if "h" in kinds else None)
    table = Table("t")
    take_in(table, entries)
    return table


def set_up(game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 0) -> list[Entry]:
    """The first entry of a table of people at any game; ``seed`` settles the first deal."""
    chairs = [{"kind": "human", "name": NAMES[seat], "lock": locked(secret(seat))} for seat in range(seats)]
    match = GAMES[game](seats, options)
    return [
        {"kind": "opened", "game": game, "options": match.options, "pace": "calm", "invite_lock": locked(INVITE),
         "secret": seed.to_bytes(32, "big").hex(), "chairs": chairs}
    ]  # fmt: skip


def take_in(table: Table, entries: Sequence[Entry]) -> None:
    """Fold entries as they come back from a log."""
    for entry in entries:
        table.fold(json.loads(json.dumps(entry)))


def begun(kinds: str = "hbbb", options: dict[str, Any] | None = None, seed: int = 1) -> Table:
    """A table whose first deal has been dealt; other people (``h``) sit down first."""
    table = opened(kinds, options, seed=seed)
    for seat, kind in enumerate(kinds):
        if kind == "h" and seat != table.host:
            take_in(table, commands.sit(table, INVITE, f"sit-{seat}", f"Гость {seat}", seat, secret(seat))[0])
    take_in(table, commands.begin(table, Lots(seed), NAMES))
    return table


def legal(table: Table) -> tuple[int, list[str]]:
    """A seat that the deal waits for, and its legal actions in words."""
    match = table.playing()
    deal = match.playing()
    seat = next(seat for seat in range(match.seats) if deal.awaits(seat))
    deal.to_act = seat
    return seat, words_of(type(match), deal.legal_set())


def moves(table: Table, seed: int = 1, take: Callable[[Sequence[Entry]], None] | None = None) -> Callable[[], bool]:
    """A function that takes the table one random step on, false when its match is over. ``take`` folds the entries.

    Bids are modest, so that matches end.
    """
    rng, lots = random.Random(seed), Lots(seed)

    def entries() -> Sequence[Entry]:
        if table.stage != "play":
            return commands.go_on(table, lots)
        seat, words = legal(table)
        word = rng.choice(words[:2] if "pass" in words else words)
        if table.chairs[seat].kind == "bot":
            return commands.bot_act(table, seat, word)
        return commands.act(table, seat, f"{table.revision}", table.revision, word)

    def step() -> bool:
        if table.stage == "match_over":
            return False
        (take or (lambda some: take_in(table, some)))(entries())
        return True

    return step


def pictures(table: Table) -> str:
    """Everything a table shows after its latest entry, to every seat and to a watcher, as one text."""
    seats = [*range(len(table.chairs)), None]
    views = [table.view(seat, EVERYBODY) for seat in seats]
    latest = [event for event in table.events if event.revision == table.revision]
    events = [[event.told_to(seat) for event in latest] for seat in seats]
    return json.dumps([views, events, table.stage, sorted(table.turn_since.items())])
