"""What a table does by itself, and after how long. Seconds here are those of a watch; tests scale them down."""

from collections.abc import Set
from dataclasses import dataclass

from semyorka.tables.table import Table


@dataclass(frozen=True, slots=True)
class Pace:
    """``think``: from a bot's turn to its action; ``lie``: how much longer when a finished trick still lies there."""

    think: float
    lie: float


PACES = {"swift": Pace(0.25, 0.6), "calm": Pace(0.9, 1.4), "slow": Pace(1.8, 2.2)}

#: Before the first call of a deal: the cards are being dealt.
DEALING = 1.0
#: From a deal that nobody bid in to the next.
AFTER_REDEAL = 2.0
#: From the first person who is ready for the next deal to dealing it without the others.
FOR_THE_OTHERS = 20.0
#: The same when all the others are away: their line may only have broken for a moment.
FOR_THE_ABSENT = 8.0
#: From a counted deal to the next where only bots sit.
AMONG_BOTS = 5.0


@dataclass(frozen=True, slots=True)
class Due:
    """Something to do ``after`` so many seconds: a ``bot`` acts on its ``seat``, or the next ``deal`` comes.

    The seconds count from when the same thing became due first.
    """

    what: str
    after: float
    seat: int | None = None


def due(table: Table, here: Set[int]) -> Due | None:
    """What the table does next if nobody does anything. ``here``: seats whose people are connected."""
    seat = None if table.ready else table.bot_to_act()
    if seat is not None:
        return Due("bot", bot_wait(table), seat)
    if table.stage not in ("deal_over", "match_over"):
        return None
    if table.result is not None and table.result["redeal"]:
        return Due("deal", AFTER_REDEAL)
    if not any(chair.kind == "human" for chair in table.chairs):
        return Due("deal", AMONG_BOTS) if table.stage == "deal_over" else None
    if not table.ready:
        return None
    if table.waiting_for(here):
        return Due("deal", FOR_THE_OTHERS)
    return Due("deal", FOR_THE_ABSENT if table.waiting_for(range(len(table.chairs))) else 0.0)


def since(table: Table) -> int:
    """The revision since which the table waits for what it waits for: every action of a scene is one."""
    return table.moved_at if table.scene is None else table.revision


def bot_wait(table: Table) -> float:
    """How long the bot whose turn it is takes."""
    pace, record = PACES[table.pace], table.record
    if table.scene is not None:
        return pace.think
    if table.playing().together:
        return barrier_wait(table, pace)
    if not record.calls and not record.tricks and not record.plays:
        return pace.think + DEALING
    return pace.think + (pace.lie if record.tricks and not record.plays else 0.0)


def barrier_wait(table: Table, pace: Pace) -> float:
    """Behind a barrier bots think side by side: all of them take as long as one, after the cards have come to them."""
    deal = table.playing().playing()
    if all(deal.awaits(seat) for seat in range(deal.seats)):
        return pace.think + DEALING
    return pace.think / sum(chair.kind == "bot" for chair in table.chairs)
