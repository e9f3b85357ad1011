"""An evening at a table in the terminal, played from a script where chance does the same each time."""

import io
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from semyorka.bots import plain
from semyorka.cli import screen
from semyorka.cli import sitting as evening_of
from semyorka.cli.sitting import Sitting
from semyorka.games import GAMES
from semyorka.tables import commands
from semyorka.tables.table import Table
from semyorka.telling.views import SeatView, words_of

NAMES = ("", "Bob", "Cat", "Dan", "Eve", "Fay", "Guy")


class Dice:
    """Chance that gives the same match each time."""

    def __init__(self, number: int) -> None:
        self.random = random.Random(number)

    def seed(self) -> bytes:
        return self.random.randbytes(32)


def any_action(view: SeatView, level: int, budget: float, seed: int) -> str:
    """A bot that does the first thing it may, cards from the lowest up."""
    legal = words_of(GAMES[view.game], view.legal)
    return legal[0] if "pass" not in legal or seed % 3 else legal[1]


@dataclass
class Evening:
    """A person's sitting and what has been printed at it."""

    sitting: Sitting
    out: io.StringIO
    questions: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return self.out.getvalue()


def sitting(game: str, lang: str = "en", seats: int = 4, dice: int = 7, **options: str | int) -> Sitting:
    """Ann's evening."""
    chairs = [{"kind": "human"}] + [{"kind": "bot"}] * (seats - 1)
    chance = Dice(dice)
    entries, seat = commands.open_table(
        game, options, chairs, name="Ann", bot_names=NAMES, secret="", invite="", pace="swift", chance=chance
    )
    return Sitting(Table.of("", entries), seat or 0, lang, chance)


def spend(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    answers: Iterable[str] | None = None,
    lang: str = "en",
    seats: int = 4,
    dice: int = 7,
    plain_bots: bool = False,
    **options: str | int,
) -> Evening:
    """An evening at which Ann answers this (None: one whole match) and leaves when the answers end.

    ``plain_bots``: bots that play by rules of thumb, else some that do the first thing they may.
    """
    out = io.StringIO()
    chances = random.Random(1)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(screen, "shows", lambda text: True)
    if plain_bots:
        monkeypatch.setattr(evening_of, "choose", lambda view, level, budget, seed: plain(view, seed))
    else:
        monkeypatch.setattr(
            evening_of, "choose", lambda view, level, budget, _: any_action(view, level, budget, chances.randrange(9))
        )
    evening = Evening(sitting(game, lang, seats, dice, **options), out)
    left = one_match(evening) if answers is None else iter(answers)

    def answer(question: str) -> str:
        out.write(question)
        evening.questions.append(question)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    evening.sitting.play()
    return evening


def one_match(evening: Evening) -> Iterator[str]:
    """Answers that play one match and what follows upon it, by numbers and short words."""
    table = evening.sitting.table
    while table.stage != "match_over" or (table.scene is not None and not table.scene.over()):
        if table.scene is not None:
            yield scene_answer(evening)
        elif table.stage == "deal_over":
            yield "stop" if table.playing().may_stop() and table.playing().deals_counted() > 1 else ""
        else:
            yield deal_answer(evening)


def deal_answer(evening: Evening) -> str:
    """The first thing that may be done; where cards pass, one of the suit that is held least, or a true call."""
    deal = evening.sitting.view()["deal"]
    legal, hand = deal["legal"], deal["hand"]
    if "complete" in deal["own"]:
        if deal["own"]["complete"] and "call" in legal:
            return "мой корабль плывёт!"
        suits = [card[-1] for card in hand]
        return str(1 + min(range(len(hand)), key=lambda place: suits.count(suits[place])))
    if legal[0] in hand:
        return str(hand.index(legal[0]) + 1)
    return "п" if "trump S" in legal else "60" if "60" in legal else str(legal[0])


def scene_answer(evening: Evening) -> str:
    """A cut in the middle; flicks as many as are due."""
    scene, seat = evening.sitting.table.scene, evening.sitting.seat
    assert scene is not None
    on = scene.told()["round"]
    if on is None:
        return "снять 17"
    return "щёлк" if on["given"][seat] < on["due"][seat] else "done"
