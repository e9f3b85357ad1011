"""``semyorka arena``: bots against bots over the same deals, and what may be said of who is better. docs/arena.md."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from semyorka.arena import Wrong, plot
from semyorka.arena.contest import Setup, check
from semyorka.arena.duel import Duel, fight
from semyorka.arena.figures import Sequential, Stop, Until
from semyorka.arena.players import make, names
from semyorka.arena.saved import Saved
from semyorka.cli.arena_tables import cross_table, head, one_duel
from semyorka.cli.arguments import Parser, Trouble, game_named, house_rules, told
from semyorka.cli.screen import console
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.words import say

DEALS, MOST_DEALS = 200, 10_000_000
#: What a sequential test compares when not told otherwise, in percentage points.
HYPOTHESES = "0:2"
#: Seconds between two lines of progress where they cannot be drawn over each other.
PAUSE = 15.0


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka arena``."""
    tell = parser.tell
    parser.add_argument("--game", metavar="GAME", required=True, help=tell("cli-arena-help-game"))
    parser.add_argument("--seats", metavar="N", default=None, help=tell("cli-arena-help-seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=tell("cli-arena-help-option")
    )
    parser.add_argument("--ours", metavar="NAME", help=tell("cli-arena-help-ours", names=", ".join(names())))
    parser.add_argument("--theirs", metavar="NAME", help=tell("cli-arena-help-theirs"))
    parser.add_argument("--table", nargs="+", metavar="NAME", default=[], help=tell("cli-arena-help-table"))
    parser.add_argument("--ladder", nargs="+", metavar="NAME", default=[], help=tell("cli-arena-help-ladder"))
    parser.add_argument("--deals", metavar="N", default=str(DEALS), help=tell("cli-arena-help-deals"))
    parser.add_argument("--seed", metavar="S", default="1", help=tell("cli-arena-help-seed"))
    unit = parser.add_mutually_exclusive_group()
    unit.add_argument(
        "--whole-matches",
        dest="unit",
        action="store_const",
        const="match",
        default="",
        help=tell("cli-arena-help-whole"),
    )
    unit.add_argument(
        "--chances", dest="unit", action="store_const", const="chance", help=tell("cli-arena-help-chances")
    )
    parser.add_argument(
        "--sequential", nargs="?", const=HYPOTHESES, metavar="H0:H1",
        help=tell("cli-arena-help-sequential", usual=HYPOTHESES),
    )  # fmt: skip
    parser.add_argument("--until", metavar="HALF", default=None, help=tell("cli-arena-help-until"))
    parser.add_argument("--processes", metavar="N", default=None, help=tell("cli-arena-help-processes"))
    parser.add_argument("--save", type=Path, metavar="FILE", default=None, help=tell("cli-arena-help-save"))
    parser.add_argument("--plot", type=Path, metavar="FILE", default=None, help=tell("cli-arena-help-plot"))
    parser.add_argument("--markdown", action="store_true", help=tell("cli-arena-help-markdown"))


def run(options: Any) -> int:
    """Play, show how far it is, and print the table; 130 when it was broken off. ``Trouble`` for bad input."""
    lang = options.lang
    game = game_named(options.game, lang)
    least = game.seats_allowed[0]
    seats = number(options, "seats", game.seats_allowed[-1], least) if options.seats else least
    rules = house_rules(game, options.option, lang)
    setup = Setup(game.key, seats, rules, number(options, "seed", 2**63, 0), options.unit)
    try:
        check(setup)
        duels = duels_of(options)
        for name in players_of(duels):
            close(make(name, setup.game))
        if options.plot is not None:
            plot.check(options.plot)
        saved = None if options.save is None else Saved(options.save, setup, players_of(duels))
        status = play(options, setup, duels, saved)
    except Refused as refused:
        raise Trouble(told(refused, lang)) from None
    except Wrong as wrong:
        raise Trouble(said(wrong, lang)) from None
    return status


def said(wrong: Wrong, lang: str) -> str:
    """What is wrong, as a sentence."""
    args = dict(wrong.args_of_key)
    if "refusal" in args:
        args = {"number": args["number"], "why": say(lang, args["refusal"], args)}
    if "game" in args:
        args["game"] = say(lang, f"game-{args['game']}")
    return say(lang, wrong.key, args)


def close(player: Any) -> None:
    """End a player that has a process of its own; it was started to see whether it can be."""
    if hasattr(player, "close"):
        player.close()


def number(options: Any, name: str, most: int, least: int = 1) -> int:
    """A whole number of the command line."""
    text = str(getattr(options, name))
    if not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
        args = {"option": f"--{name}", "value": text[:20], "least": str(least), "most": str(most)}
        raise Trouble(say(options.lang, "cli-arena-bad-number", args))
    return int(text)


def points(options: Any, name: str, text: str) -> float:
    """Percentage points as a part of one."""
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not -100 <= value <= 100:
        raise Trouble(say(options.lang, "cli-arena-bad-points", {"option": f"--{name}", "value": text[:20]}))
    return value / 100


def stop_of(options: Any) -> Stop:
    """What may end a duel early."""
    if options.until is not None and options.sequential is not None:
        raise Trouble(say(options.lang, "cli-arena-one-stop"))
    if options.until is not None:
        half = points(options, "until", options.until)
        if half <= 0:
            raise Trouble(say(options.lang, "cli-arena-bad-points", {"option": "--until", "value": options.until[:20]}))
        return Until(half)
    if options.sequential is None:
        return None
    low, _, high = options.sequential.partition(":")
    test = Sequential(points(options, "sequential", low), points(options, "sequential", high))
    if test.low >= test.high:
        raise Trouble(say(options.lang, "cli-arena-bad-hypotheses", {"value": options.sequential[:20]}))
    return test


def duels_of(options: Any) -> list[Duel]:
    """The duels that were asked for: one, all against all, or each against the next."""
    forms = [bool(options.ours or options.theirs), bool(options.table), bool(options.ladder)]
    several = options.table or options.ladder
    if sum(forms) != 1 or (not several and not (options.ours and options.theirs)) or len(several) == 1:
        raise Trouble(say(options.lang, "cli-arena-who"))
    if len(set(several)) < len(several):
        raise Trouble(say(options.lang, "cli-arena-twice"))
    if options.table:
        pairs = [(ours, theirs) for ours in options.table for theirs in options.table if ours != theirs]
    elif options.ladder:
        pairs = list(zip(options.ladder[1:], options.ladder[:-1], strict=True))
    else:
        pairs = [(options.ours, options.theirs)]
    deals, stop = number(options, "deals", MOST_DEALS), stop_of(options)
    return [Duel(ours, theirs, deals, stop) for ours, theirs in pairs]


def players_of(duels: Sequence[Duel]) -> list[str]:
    """The names of all who play, each once."""
    return list(dict.fromkeys(name for duel in duels for name in (duel.ours, duel.theirs)))


def play(options: Any, setup: Setup, duels: Sequence[Duel], saved: Saved | None) -> int:
    """Play the duels and show what came of them, also when it is broken off."""
    usual = os.cpu_count() or 1
    workers = number(options, "processes", 256) if options.processes else usual
    progress = Progress(options.lang, duels)
    status = 0
    try:
        fight(setup, duels, workers, saved, progress)
    except KeyboardInterrupt:
        status = 130
    finally:
        progress.end()
        if saved is not None:
            saved.close()
    show(options, setup, duels)
    if status:
        key = "cli-arena-broken-off-saved" if saved is not None else "cli-arena-broken-off"
        print(say(options.lang, key), file=sys.stderr)
    return status


def show(options: Any, setup: Setup, duels: Sequence[Duel]) -> None:
    """Print the tables and draw the picture."""
    lang = options.lang
    played = [duel for duel in duels if duel.row]
    print(head(setup, GAMES[setup.game], lang))
    if not played:
        print(say(lang, "cli-arena-nothing"))
        return
    if options.table:
        console().print(cross_table(options.table, played, lang))
    else:
        for duel in played:
            one_duel(duel, setup, lang, options.markdown)
    if options.plot is not None:
        words = {"title": head(setup, GAMES[setup.game], lang), "across": say(lang, "cli-arena-plot-across")}
        plot.draw(played, options.plot, {**words, "up": say(lang, "cli-arena-plot-up")})
        print(say(lang, "cli-arena-drawn", {"file": str(options.plot)}))


class Progress:
    """One line on standard error that says how far it is: drawn over in a terminal, now and then a new one elsewhere.

    Silent for what takes less than a moment.
    """

    def __init__(self, lang: str, duels: Sequence[Duel]) -> None:
        self.lang = lang
        self.duels = list(duels)
        self.begun = self.told = monotonic()
        self.before: int | None = None
        self.live = sys.stderr.isatty()

    def __call__(self, duel: Duel) -> None:
        done = sum(len(one.row) + len(one.early) for one in self.duels)
        if self.before is None or len(duel.row) + len(duel.early) == 0:
            self.before = done  # what is in the file was not played now
            return
        now = monotonic()
        if now - self.told < (0.2 if self.live else PAUSE) or not duel.row:
            return
        self.told = now
        line = self.line(duel, done, now - self.begun)
        print(f"\r{line:<79}" if self.live else line, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def line(self, duel: Duel, done: int, seconds: float) -> str:
        """How far it is."""
        whole = sum(len(one.row) if one.over else one.deals for one in self.duels)
        speed = max(1, done - (self.before or 0)) / max(0.001, seconds)
        args = {
            "ours": duel.ours, "theirs": duel.theirs, "deals": len(duel.row), "of": duel.deals,
            "gain": f"{100 * duel.gain.mean:+.1f}", "half": f"{100 * duel.gain.half:.1f}",
            "minutes": f"{max(0, whole - done) / speed / 60:.1f}",
        }  # fmt: skip
        return say(self.lang, "cli-arena-progress", args)

    def end(self) -> None:
        """Nothing more comes; the line that was drawn over is wiped."""
        if self.live:
            print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)
