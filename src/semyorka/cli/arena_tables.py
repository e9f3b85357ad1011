"""What ``semyorka arena`` prints at the end."""

from collections.abc import Sequence

from rich.table import Table

from semyorka.arena.clock import Times
from semyorka.arena.contest import Setup
from semyorka.arena.duel import Duel
from semyorka.arena.figures import COVER, Estimate, Sequential
from semyorka.cli.screen import console
from semyorka.games import Match
from semyorka.words import say


def head(setup: Setup, game: type[Match], lang: str) -> str:
    """What was played, in one line."""
    rules = " ".join(f"{key}={value}" for key, value in setup.options.items())
    args = {"game": say(lang, f"game-{game.key}"), "seats": setup.seats, "seed": str(setup.seed)}
    return say(lang, "cli-arena-head", {**args, "unit": setup.contest, "rules": rules or "none"})


def percent(part: float) -> str:
    """A part of one in hundredths."""
    return f"{100 * part:.1f} %"


def interval(found: Estimate) -> str:
    """A gain in percentage points with half of its interval."""
    return f"{100 * found.mean:+.1f} ± {100 * found.half:.1f}"


def milliseconds(seconds: float) -> str:
    """A time for people."""
    return f"{1000 * seconds:.2f}" if seconds < 0.01 else f"{1000 * seconds:.1f}"


def row_of(name: str, share: str, decisions: int, times: Times) -> list[str]:
    """One player's line."""
    return [name, share, f"{decisions}", milliseconds(times.mean), milliseconds(times.quantile(0.95))]


def one_duel(duel: Duel, setup: Setup, lang: str, markdown: bool) -> None:
    """Print a duel: a line for each player, then what may be said."""
    headings = [say(lang, f"cli-arena-column-{name}") for name in ("player", "won", "decisions", "mean", "p95")]
    decisions = [sum(one.decisions[side] for one in duel.row) for side in range(2)]
    rows = [
        row_of(duel.ours, percent(duel.won), decisions[0], duel.times[0]),
        row_of(duel.theirs, percent(duel.fair), decisions[1], duel.times[1]),
    ]
    if markdown:
        print(f"| {' | '.join(headings)} |", f"|---|{'---:|' * (len(headings) - 1)}", sep="\n")
        print("\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n")
    else:
        table = Table()
        for place, heading in enumerate(headings):
            table.add_column(heading, justify="right" if place else "left", overflow="fold")
        for row in rows:
            table.add_row(*row)
        console().print(table)
    print("\n".join(verdict_lines(duel, setup, lang)))


def verdict_lines(duel: Duel, setup: Setup, lang: str) -> list[str]:
    """What may be said of a duel, in sentences."""
    found = duel.gain
    contests = len(duel.row) * (setup.seats + setup.single)
    lines = [
        say(lang, "cli-arena-gain", {
            "ours": duel.ours, "theirs": duel.theirs, "gain": f"{100 * found.mean:+.2f}",
            "low": f"{100 * found.low:+.2f}", "high": f"{100 * found.high:+.2f}", "cover": round(100 * COVER),
        }),
        say(lang, "cli-arena-counts", {
            "deals": len(duel.row), "contests": contests, "redeals": sum(one.redeals for one in duel.row),
        }),
    ]  # fmt: skip
    if isinstance(duel.stop, Sequential):
        test = duel.stop
        args = {
            "low": f"{100 * test.low:+g}", "high": f"{100 * test.high:+g}", "doubt": f"{100 * test.doubt:g}",
            "ratio": f"{test.ratio(duel.gains):+.2f}", "bound": f"{test.bound:.2f}", "verdict": duel.verdict or "none",
        }  # fmt: skip
        lines.append(say(lang, "cli-arena-sequential", args))
    elif duel.stop is not None and duel.verdict is None:
        lines.append(say(lang, "cli-arena-not-narrow"))
    return lines


def cross_table(names: Sequence[str], duels: Sequence[Duel], lang: str) -> Table:
    """All against all: what the player of the line gains among players of the column."""
    found = {(duel.ours, duel.theirs): interval(duel.gain) for duel in duels}
    table = Table(title=say(lang, "cli-arena-cross"), caption=say(lang, "cli-arena-cross-caption"))
    table.add_column(say(lang, "cli-arena-column-player"))
    for name in names:
        table.add_column(name, justify="right")
    for ours in names:
        table.add_row(ours, *(found.get((ours, theirs), "–") for theirs in names))
    return table
