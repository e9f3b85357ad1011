"""``semyorka COMMAND …``: finds the command, reads its arguments in the reader's language, and runs it."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from semyorka import __version__, compiled
from semyorka.cli.arguments import Parser, Trouble, language
from semyorka.words import say

COMMANDS = ("play", "serve", "referee", "record", "replay", "verify", "analyse", "audit", "arena", "rules", "games")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, 1 where something checked is not right, 2 for a mistake of
    whoever typed it, 130 when interrupted.

    ``arguments`` are the words after the program's name, those of this process when None.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what a terminal cannot show or say becomes a ?, and all goes on
    try:
        return run(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has seen enough: semyorka rules pitch | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(words: list[str]) -> int:
    """Run the command that the words name."""
    lang = language(words)
    if not words or words[0] in ("-h", "--help", "help") or words[0].startswith("--lang"):
        print(overview(lang))
        return 0 if words else 2
    if words[0] in ("-V", "--version", "version"):
        manner = say(lang, f"cli-manner-{compiled.manner()}")
        print(say(lang, "cli-version", {"version": __version__, "manner": manner}))
        return 0
    name, *rest = words
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(say(lang, "cli-unknown-command", {"command": name[:40], "commands": known}), file=sys.stderr)
        return 2
    command = import_module(f"semyorka.cli.{name}")
    parser = Parser(name, lang)
    command.arguments(parser)
    options = parser.parse_args(rest)
    try:
        return int(command.run(options))
    except Trouble as trouble:
        print(f"semyorka {name}: {trouble}", file=sys.stderr)
        return 2


def overview(lang: str) -> str:
    """The help of the program as a whole."""
    lines = [say(lang, "cli-usage", {"line": "semyorka COMMAND …"}), "", say(lang, "cli-about"), ""]
    lines += [f"  {name:<11}{say(lang, f'cli-about-{name}')}" for name in COMMANDS]
    lines += ["", f"  {'--version':<11}{say(lang, 'cli-about-version')}", "", say(lang, "cli-more")]
    return "\n".join(lines)
