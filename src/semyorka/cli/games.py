"""``semyorka games``: the games there are, with the house rules of each."""

from textwrap import wrap
from typing import Any

from semyorka.cli.arguments import Parser
from semyorka.games import GAMES
from semyorka.games.match import Match
from semyorka.games.options import Option
from semyorka.words import say

WIDTH = 80


def arguments(parser: Parser) -> None:
    """``semyorka games`` has no arguments of its own."""


def run(options: Any) -> int:
    """Print every game."""
    for game in GAMES.values():
        print("\n".join(lines_of(game, options.lang)))
    return 0


def head_of(game: type[Match], lang: str) -> str:
    """A game's name, its key, and for how many it is."""
    least, most = game.seats_allowed[0], game.seats_allowed[-1]
    seats = str(least) if least == most else f"{least}–{most}"
    return say(lang, "cli-games-line", {"name": say(lang, f"game-{game.key}"), "key": game.key, "seats": seats})


def lines_of(game: type[Match], lang: str) -> list[str]:
    """A game in lines: its name, what it is like, and each house rule with its values."""
    lines = [
        head_of(game, lang),
        *wrap(say(lang, f"game-{game.key}-tagline"), WIDTH),
        "",
    ]
    for option in game.house_rules:
        lines += [*rule_lines(game.key, option, lang), ""]
    return lines


def rule_lines(game: str, option: Option, lang: str) -> list[str]:
    """A house rule in lines: what it is, then each value as it is typed and what it means."""
    rule = f"option-{game}-{option.key}"
    about = f"{say(lang, rule)} ({option.clause}). {say(lang, f'{rule}-hint')}"
    lines = wrap(about, WIDTH, initial_indent="  ", subsequent_indent="  ")
    for value in option.values:
        usual = say(lang, "cli-games-default") if value == option.default else ""
        lines.append(f"    {f'{option.key}={value}':<34}{say(lang, f'{rule}-{value}')}{usual}")
    return lines
