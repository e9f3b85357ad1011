"""The log is the truth: folding it again gives the same table, at every entry."""

from collections.abc import Sequence

import pytest

from semyorka.tables import commands
from semyorka.tables.table import Entry, Table
from tests.tables.playing import INVITE, NAMES, Lots, moves, pictures, secret, take_in

LONG_ID = "0123456789abcdef"


class Life:
    """A table, its log, and everything it showed after each entry."""

    def __init__(self, seats: int) -> None:
        self.table = Table("t")
        self.log: list[Entry] = []
        self.shown: list[str] = []
        chairs = [{"kind": "human"}, *[{"kind": "empty"}] * (seats - 2), {"kind": "bot"}]
        self.take(
            commands.open_table(
                "pitch",
                {"target": 7},
                chairs,
                name="Аня",
                bot_names=NAMES,
                secret=secret(0),
                invite=INVITE,
                chance=Lots(1),
            )[0]
        )

    def take(self, entries: Sequence[Entry]) -> None:
        """Fold and log."""
        for entry in entries:
            take_in(self.table, [entry])
            self.log.append(entry)
            self.shown.append(pictures(self.table))

    def sit(self, seat: int) -> None:
        """Somebody sits down."""
        self.take(commands.sit(self.table, INVITE, LONG_ID, "Боря", seat, secret(seat))[0])

    def play(self, seed: int, steps: int) -> None:
        """Some random steps, people's and bots'."""
        step = moves(self.table, seed, self.take)
        for _ in range(steps):
            if not step():
                return


def lived(seats: int, seed: int) -> Life:
    """A table at which everything happens that can: people come, go, are replaced, return; matches end and begin."""
    life = Life(seats)
    table = life.table
    if seats > 2:
        life.sit(1)
        life.sit(1)
    life.take(commands.set_pace(table, 0, "swift"))
    life.take(commands.start(table, 0, Lots(seed), NAMES))
    life.play(seed, 15)
    if seats > 2:
        life.take(commands.chair(table, 0, 1, "bot", "Кузьмич", None, here={0}))
        life.play(seed + 1, 5)
        life.take(commands.come_back(table, 1))
        life.take(commands.rename(table, 1, "Борис"))
    life.play(seed + 2, 2000)
    assert table.stage == "match_over"
    life.take(commands.ready(table, 0, "next", table.revision))
    life.take(commands.go_on(table, Lots(seed + 3)))
    life.play(seed + 4, 20)
    life.take(commands.leave(table, 0, "Евлампия"))
    life.play(seed + 5, 20)
    return life


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_table_is_the_fold_of_its_log_at_every_entry(seats: int) -> None:
    life = lived(seats, seed=seats)
    again = Table("t")
    for entry, shown in zip(life.log, life.shown, strict=True):
        take_in(again, [entry])
        assert pictures(again) == shown
    assert again.revision == len(life.log)


def test_a_prefix_of_the_log_is_the_table_as_it_was() -> None:
    life = lived(4, seed=11)
    for place in range(0, len(life.log), 25):
        assert pictures(Table.of("t", life.log[: place + 1])) == life.shown[place]
