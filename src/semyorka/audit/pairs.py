"""The audit of one game at one number of seats: pairs of runs, and what became of them."""

import asyncio
import random
from dataclasses import dataclass, field

from semyorka.audit.comparing import Leak, compared, told
from semyorka.audit.script import CannotBe, Case, Script, script_of
from semyorka.audit.session import run
from semyorka.audit.worlds import first_world, other_world
from semyorka.games import GAMES
from semyorka.games.options import Value

#: Pairs of a deal: the seat knows little in the first, more in the second.
CUTS = 2
#: How often other house rules are drawn where some make no sense.
TRIES = 20
MOST_BEFORE = 3


@dataclass(slots=True)
class Tally:
    """What was compared: ``pairs`` of runs, ``messages``, ``bytes`` and ``actions``; ``agreed`` the share of the deal's
    moments that each pair stayed together, ``moved`` the cards that lay elsewhere; ``bare`` the pairs that could not be
    made, because no unseen card could lie elsewhere. ``leak`` is the first difference, or a secret that was told;
    ``case`` what was played last."""

    game: str
    seats: int
    pairs: int = 0
    messages: int = 0
    bytes: int = 0
    actions: int = 0
    bare: int = 0
    agreed: list[float] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)
    leak: Leak | None = None
    case: Case | None = None


def audit(game: str, seats: int, deals: int, seed: str) -> Tally:
    """Play that many deals in pairs; stops at the first difference. Everything comes from the seed.

    Raises ``Failed`` when the audit itself cannot go on.
    """
    tally = Tally(game, seats)
    for number in range(deals):
        script = drawn(game, seats, number, f"{seed} {game} {seats} {number}")
        asyncio.run(pairs_of(script, tally))
        if tally.leak is not None:
            break
    return tally


def drawn(game: str, seats: int, number: int, seed: str) -> Script:
    """The script of a deal: seats and a watcher by turns, half of the deals by other house rules than the usual."""
    lots = random.Random(f"case {seed}")
    seat = None if number % (seats + 1) == seats else number % (seats + 1)
    for attempt in range(TRIES):
        options = house_rules(game, lots) if number % 2 else {}
        try:
            return script_of(Case(game, seats, options, seat, lots.randint(0, MOST_BEFORE), f"{seed} {attempt}"))
        except CannotBe:
            continue
    raise CannotBe(f"no house rules were found for {game} at {seats} seats")


def house_rules(game: str, lots: random.Random) -> dict[str, Value]:
    """Any house rules of a game."""
    return {option.key: lots.choice(option.values) for option in GAMES[game].house_rules}


async def pairs_of(script: Script, tally: Tally) -> None:
    """Play a script in its own world and in others, and compare."""
    first = first_world(script)
    heard = await run(script, first)
    if heard.failed is not None:
        raise heard.failed
    tally.leak, tally.case = told(heard, script.secrets), script.case
    lots = random.Random(f"worlds {script.case.seed}")
    for part in range(CUTS if tally.leak is None else 0):
        most = max(0, first.moments - 2)
        cut = lots.randint(most * part // CUTS, most * (part + 1) // CUTS)
        other = other_world(script, cut, lots)
        if other is None:
            tally.bare += 1
            continue
        again = await run(script, other)
        messages, size, leak = compared(heard, again, other.moments)
        tally.pairs += 1
        tally.messages += messages
        tally.bytes += size
        tally.actions += other.moments - 1
        tally.agreed.append(other.moments / first.moments)
        tally.moved.append(other.moved)
        tally.leak = leak
        if leak is not None:
            return
        if again.failed is not None:
            raise again.failed
