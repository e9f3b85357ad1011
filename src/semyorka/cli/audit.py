"""``semyorka audit``: plays deals twice, the cards a seat cannot see elsewhere, and compares all that it is sent."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import monotonic
from typing import Any

from semyorka.audit import Failed, Tally, audit
from semyorka.cli.arguments import Parser, Trouble, game_named
from semyorka.games import GAMES
from semyorka.words import say

DEALS, SEED, MOST_DEALS = 2, "1", 10_000

Job = tuple[str, int, int, str]


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka audit``."""
    parser.add_argument("--game", metavar="GAME", help=parser.tell("cli-audit-help-game"))
    parser.add_argument("--deals", metavar="N", default=str(DEALS), help=parser.tell("cli-audit-help-deals"))
    parser.add_argument("--seed", metavar="SEED", default=SEED, help=parser.tell("cli-audit-help-seed"))


def run(options: Any) -> int:
    """Print what was compared; 1 when a message differs. ``Trouble`` for a number that is none."""
    lang = options.lang
    games = list(GAMES) if options.game is None else [game_named(options.game, lang).key]
    if not options.deals.isascii() or not options.deals.isdecimal() or not 0 < int(options.deals) <= MOST_DEALS:
        raise Trouble(say(lang, "cli-audit-bad-deals", {"value": options.deals[:20], "most": MOST_DEALS}))
    jobs = [(game, seats, int(options.deals), options.seed) for game in games for seats in GAMES[game].seats_allowed]
    begun, tallies = monotonic(), []
    try:
        for tally in all_of(jobs):
            tallies.append(tally)
            print(line_of(tally, lang), flush=True)
    except Failed as failed:
        raise Trouble(say(lang, "cli-audit-failed", {"why": str(failed)})) from None
    leaks = [tally for tally in tallies if tally.leak is not None]
    for tally in leaks:
        print("\n".join(("", *leak_lines(tally, lang))))
    print("", sum_line(tallies, round(monotonic() - begun), lang), sep="\n")
    return 1 if leaks else 0


def all_of(jobs: Sequence[Job]) -> Iterator[Tally]:
    """The tallies in order, as many at a time as there are processors."""
    if len(jobs) == 1:
        yield tallied(jobs[0])
        return
    with ProcessPoolExecutor(min(len(jobs), os.cpu_count() or 1)) as pool:
        yield from pool.map(tallied, jobs)


def tallied(job: Job) -> Tally:
    """One game at one number of seats, in a process of its own."""
    return audit(*job)


def line_of(tally: Tally, lang: str) -> str:
    """One game at one number of seats."""
    pairs = max(1, tally.pairs)
    return say(lang, "cli-audit-line", {
        "game": say(lang, f"game-{tally.game}"), "seats": tally.seats, **counts(tally),
        "moved": round(sum(tally.moved) / pairs), "agreed": round(100 * sum(tally.agreed) / pairs),
        "bare": tally.bare, "differing": int(tally.leak is not None),
    })  # fmt: skip


def counts(*tallies: Tally) -> dict[str, Any]:
    """What was compared, in numbers."""
    return {
        "pairs": sum(tally.pairs for tally in tallies),
        "messages": sum(tally.messages for tally in tallies),
        "size": f"{sum(tally.bytes for tally in tallies) / 1e6:.1f}",
        "actions": sum(tally.actions for tally in tallies),
    }


def sum_line(tallies: Sequence[Tally], seconds: int, lang: str) -> str:
    """All of it."""
    differing = sum(tally.leak is not None for tally in tallies)
    return say(lang, "cli-audit-sum", {**counts(*tallies), "differing": differing, "seconds": seconds})


def leak_lines(tally: Tally, lang: str) -> list[str]:
    """The first message that differs, with both versions and how to see it again."""
    leak, case = tally.leak, tally.case
    if leak is None or case is None:
        return []
    seat = "none" if case.seat is None else "ABCDEFG"[case.seat]
    rules = " ".join(f"{key}={value}" for key, value in case.options.items())
    first, second = leak.shown()
    return [
        say(lang, "cli-audit-leak", {
            "game": say(lang, f"game-{tally.game}"), "seats": tally.seats, "who": seat, "route": leak.route,
            "message": leak.place + 1, "moment": leak.moment, "byte": leak.at + 1, "secret": leak.secret or "none",
        }),
        say(lang, "cli-audit-case", {"case": case.seed, "rules": rules or "-"}),
        f"  1: {first}",
        *([] if leak.secret else [f"  2: {second}"]),
    ]  # fmt: skip
