"""``semyorka play GAME``: a table in the terminal, with bots on the other chairs."""

import contextlib
from importlib import import_module
from textwrap import wrap
from typing import Any

from semyorka.cli.arguments import Parser, Trouble, game_named, house_rules, told
from semyorka.cli.games import WIDTH, head_of
from semyorka.cli.sitting import Sitting
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.server.chance import SystemChance
from semyorka.server.names import bot_names
from semyorka.tables import commands
from semyorka.tables.table import Table
from semyorka.words import say

USUAL_SEATS = 4


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka play``."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", nargs="?", help=tell("cli-play-game"))
    parser.add_argument("--seats", metavar="N", help=tell("cli-play-seats"))
    parser.add_argument("--name", metavar="NAME", default=tell("cli-guest"), help=tell("cli-play-name"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=tell("cli-play-option"))
    parser.add_argument("--level", metavar="N", default=str(commands.USUAL_LEVEL), help=tell("cli-play-level"))
    parser.add_argument("--pace", metavar="PACE", default="calm", help=tell("cli-play-pace"))


def run(options: Any) -> int:
    """Open the table and play until the person leaves; without a game, say which there are."""
    lang = options.lang
    if options.game is None:
        print("\n".join(games_in_short(lang)))
        return 0
    game = game_named(options.game, lang)
    level = int(options.level) if options.level.isdecimal() and len(options.level) < 3 else 0
    if level not in commands.LEVELS:
        values = ", ".join(str(one) for one in commands.LEVELS)
        raise Trouble(told(Refused("refuse-level", values=values), lang))
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": level}] * (seats_of(game, options.seats, lang) - 1)
    chairs = [{"kind": "human"}, *bots]
    chance = SystemChance()
    try:
        entries, seat = commands.open_table(
            game.key, house_rules(game, options.option, lang), chairs, name=options.name,
            bot_names=bot_names(lang, len(chairs), [options.name]), secret="", invite="", chance=chance,
            pace=options.pace,
        )  # fmt: skip
    except Refused as refusal:
        raise Trouble(told(refusal, lang)) from None
    with contextlib.suppress(ImportError):
        import_module("readline")  # where the system has it, input() can be edited and has a history
    Sitting(Table.of("", entries), seat or 0, lang, chance).play()
    return 0


def seats_of(game: type[Match], wanted: str | None, lang: str) -> int:
    """How many seats the table has: as many as wanted, else the usual number or the nearest the game allows."""
    least, most = game.seats_allowed[0], game.seats_allowed[-1]
    if wanted is None:
        return min(max(USUAL_SEATS, least), most)
    if not wanted.isdecimal() or int(wanted) not in game.seats_allowed:
        raise Trouble(say(lang, "refuse-seats", {"seats": wanted[:20], "least": least, "most": most}))
    return int(wanted)


def games_in_short(lang: str) -> list[str]:
    """The games there are, with how to begin one."""
    lines = []
    for game in GAMES.values():
        lines.append(head_of(game, lang))
        tagline = say(lang, f"game-{game.key}-tagline")
        lines += [*wrap(tagline, WIDTH, initial_indent="  ", subsequent_indent="  "), ""]
    return [*lines, say(lang, "cli-play-which", {"key": next(iter(GAMES))})]
