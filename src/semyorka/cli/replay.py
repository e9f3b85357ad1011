"""``semyorka replay FILE``: reads the record of a match, plays it by the rules and prints how it went."""

import sys
from pathlib import Path
from typing import Any

from semyorka.cli.arguments import Parser, Trouble
from semyorka.games.match import Match
from semyorka.telling.notation import LETTERS, Damaged, MatchRecord, read
from semyorka.words import say

#: Larger than any match: more is not read.
MOST_BYTES = 5_000_000


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka replay``."""
    parser.add_argument("record", metavar="FILE", help=parser.tell("cli-replay-help-file"))


def run(options: Any) -> int:
    """Print the match. ``Trouble``, with the line, for a record that does not read."""
    name = say(options.lang, "cli-standard-input") if options.record == "-" else options.record
    text = text_of(options.record, name, options.lang)
    try:
        record, match = read(text)
    except Damaged as damaged:
        why = say(options.lang, damaged.key, damaged.args_of_key)
        clause = f" ({damaged.clause})" if damaged.clause else ""
        at = {"file": name, "line": damaged.line, "why": why + clause}
        raise Trouble(say(options.lang, "cli-replay-damaged", at)) from None
    print("\n".join(lines_of(record, match, options.lang)))
    return 0


def text_of(record: str, name: str, lang: str) -> str:
    """The text of the record. ``Trouble`` when it cannot be read at all."""
    try:
        raw = sys.stdin.buffer.read(MOST_BYTES) if record == "-" else contents(record)
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(say(lang, "cli-replay-not-text", {"file": name})) from None
    except OSError as failed:
        why = failed.strerror or str(failed)
        raise Trouble(say(lang, "cli-replay-unread", {"file": name, "why": why})) from None


def contents(name: str) -> bytes:
    """The bytes of a file, no more than a record can have."""
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES)


def lines_of(record: MatchRecord, match: Match, lang: str) -> list[str]:
    """The match in lines: who played what, each deal of the score sheet, how it stands."""
    names = [name or LETTERS[seat] for seat, name in enumerate(record.players)]
    lines = [say(lang, f"game-{record.game}"), ", ".join(names), ""]
    for line in match.sheet:
        number = line["deal"] if line["deal"] is not None else "-"
        scores = ", ".join(
            f"{name} {score} ({delta:+d})"
            for name, score, delta in zip(names, line["scores"], line["delta"], strict=True)
        )
        lines.append(f"{number:>3}  {scores}")
    lines.append("")
    if match.over():
        winners = ", ".join(names[seat] for seat in match.winners)
        return [*lines, say(lang, "cli-replay-won", {"winners": winners})]
    return [*lines, say(lang, "cli-replay-unfinished")]
