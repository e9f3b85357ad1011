"""The terminal as a place to draw: cards as people write them, plainer signs where it lacks the fine ones."""

import sys
from collections.abc import Sequence
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from semyorka.cli.arguments import shows
from semyorka.words import say

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RED = "HD"

#: What stands in for a sign that the terminal's encoding does not have.
PLAINER = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "▸": ">", "·": "-", "—": "-", "–": "-", "…": "...", "«": '"', "»": '"',
    "“": '"', "”": '"', "’": "'", "•": "*", "─": "-", "━": "=", "│": "|", "▌": "|", "┃": "|", "→": "->",
}  # fmt: skip


def fitting(text: str) -> str:
    """The text with a plainer sign for each one that standard output cannot encode."""
    return text.translate({ord(sign): plain for sign, plain in PLAINER.items() if not shows(sign)})


class Fitting:
    """Standard output that puts a plainer sign for each one that it cannot encode."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def write(self, text: str) -> int:
        return self.out.write(fitting(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.out, name)


def console() -> Console:
    """Where to draw: colours only on a terminal that has them, 80 columns when nobody says how wide.

    Nothing that is printed is read as markup: it may hold what a person typed.
    """
    return Console(file=Fitting(sys.stdout), highlight=False, markup=False, emoji=False)  # type: ignore[arg-type]


def card(word: str, lang: str, style: str = "") -> Text:
    """A card as it is written on cards: ``10♠``, ``К♥``; red suits in red."""
    if word == "JKR":
        return Text(say(lang, "rank-JKR.index"), f"bold {style}")
    colour = "red" if word[1] in RED else ""
    return Text(say(lang, f"rank-{word[0]}.index") + SYMBOLS[word[1]], f"bold {colour} {style}".strip())


def cards(words: Sequence[str], lang: str) -> Text:
    """Cards in a row."""
    return Text(" ").join(card(word, lang) for word in words)


def call(word: str, lang: str) -> str:
    """A call as people say it: ``пас``, ``козырь пики``; a number is itself."""
    return word if word.isdigit() else say(lang, f"cli-call-{word.replace(' ', '-')}")


def meter(number: int, goal: int) -> str:
    """A way to a goal: a dot filled for each step."""
    return "•" * min(number, goal) + "·" * (goal - number)


def flow(head: str, items: Sequence[Text], width: int) -> Text:
    """Items in a row behind a head, closer together where that helps, with the rows after the first below the items."""
    room = width - len(head) - 2
    gap = 3 if sum(item.cell_len + 3 for item in items) - 3 <= room else 2
    rows: list[list[Text]] = [[]]
    for item in items:
        if rows[-1] and sum(one.cell_len + gap for one in rows[-1]) + item.cell_len > room:
            rows.append([])
        rows[-1].append(item)
    lines = [Text(" " * gap).join(row) for row in rows]
    return Text(head + "  ") + Text("\n" + " " * (len(head) + 2)).join(lines)


def signed(number: int) -> str:
    """A change of a score: ``+2``, ``-3``, ``0``."""
    return f"{number:+d}" if number else "0"
