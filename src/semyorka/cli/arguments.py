"""What every command of the program shares: the reader's language, help in it, and plain words for a mistake."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.games.options import Value
from semyorka.words import LANGUAGES, say


class Trouble(Exception):
    """What a person who typed a command has to be told; the text is ready to print. Ends the command with status 2."""


def language(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: that of ``--lang`` among the words, else the environment's, else English.

    Russian from the environment counts only where the terminal has its letters.
    """
    for place, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(words):
            wanted = words[place + 1]
        if wanted in LANGUAGES:
            return wanted
    of_system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "ru" if of_system.lower().startswith("ru") and shows("Яя") else "en"


def shows(text: str) -> bool:
    """Whether the encoding of standard output has all of these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Help(argparse.HelpFormatter):
    """Help 80 columns wide, whose first words are in the reader's language."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=28, width=80)
        self.usage = say(lang, "cli-usage", {"line": ""})

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage)


class Parser(argparse.ArgumentParser):
    """Arguments of one command, with ``--lang`` and ``--help`` in place. ``lang`` is the language to speak."""

    def __init__(self, command: str, lang: str) -> None:
        self.lang = lang
        super().__init__(
            prog=f"semyorka {command}", description=self.tell(f"cli-about-{command}"),
            formatter_class=lambda prog: Help(prog, lang), add_help=False, allow_abbrev=False,
        )  # fmt: skip
        self._positionals.title = self.tell("cli-help-arguments")
        self._optionals.title = self.tell("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=self.tell("cli-help-help"))
        self.add_argument("--lang", metavar="ru|en", default=None, help=self.tell("cli-help-lang"))

    def tell(self, key: str, **args: Any) -> str:
        """A sentence of the catalogue in the language of this parser."""
        return say(self.lang, key, args)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The options, with ``lang`` the language to speak; ``lang_given`` whether ``--lang`` was there."""
        options = super().parse_args(args, namespace)
        if options.lang not in (None, *LANGUAGES):
            self.error(self.tell("cli-bad-lang", value=options.lang[:20]))
        options.lang_given = options.lang is not None
        options.lang = self.lang
        return options

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n")


def game_named(name: str, lang: str) -> type[Match]:
    """The game of a key. ``Trouble`` when there is none."""
    if name not in GAMES:
        raise Trouble(say(lang, "refuse-unknown-game", {"game": name[:40], "games": ", ".join(GAMES)}))
    return GAMES[name]


def house_rules(game: type[Match], given: Sequence[str], lang: str) -> dict[str, Value]:
    """House rules typed as ``key=value``, numbers as numbers where the game has them. ``Trouble`` for another shape."""
    chosen: dict[str, Value] = {}
    values = {option.key: {str(value): value for value in option.values} for option in game.house_rules}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Trouble(say(lang, "cli-bad-option", {"option": pair[:40]}))
        chosen[key] = values.get(key, {}).get(value, value)
    return chosen


def told(refusal: Refused, lang: str, names: Sequence[str] | None = None) -> str:
    """A refusal as a sentence, with its clause behind it where it has one."""
    sentence = say(lang, refusal.key, refusal.args_of_key, names)
    return f"{sentence} ({refusal.clause})" if refusal.clause else sentence
