"""The rule pages: ``rules/<game>.<language>.md``, clause by clause.

A page is Markdown: ``# title``, ``## section``, ``### P7`` for a clause. A paragraph that begins with
``{option:key=value}`` speaks only at a table that plays by this house rule.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from semyorka.words.catalogue import PLACE

CONDITION = re.compile(r"\{option:(\w+)=(\w+)\}\s*")


@dataclass(frozen=True, slots=True)
class Note:
    """What a clause says besides where the house rule ``option`` has ``value``."""

    option: str
    value: str
    text: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One block of a page: ``number`` of the clause (None: plain text), its ``section``, text and notes."""

    number: str | None
    section: str
    text: str
    notes: tuple[Note, ...]

    def at(self, options: Mapping[str, Any]) -> str:
        """The text with those notes that speak at a table of these house rules."""
        speaking = [note.text for note in self.notes if str(options.get(note.option)) == note.value]
        return "\n\n".join([self.text, *speaking])


@dataclass(frozen=True, slots=True)
class RulePage:
    """The rules of a game in one language, block by block in the page's order."""

    title: str
    blocks: tuple[Clause, ...]

    def clause(self, number: str) -> Clause:
        """The clause of a number. KeyError when the page has none such."""
        for block in self.blocks:
            if block.number == number:
                return block
        raise KeyError(number)

    def numbers(self) -> list[str]:
        """The numbers of all clauses in the page's order."""
        return [block.number for block in self.blocks if block.number]


@cache
def rule_page(game: str, lang: str) -> RulePage:
    """The rule page of a game. KeyError when there is none."""
    path = PLACE / "rules" / f"{game}.{lang}.md"
    if not path.is_file():
        raise KeyError(f"no rules of {game} in {lang}")
    title, section, blocks = "", "", []
    for part in re.split(r"^(?=#{1,3} )", path.read_text("utf-8"), flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        level, _, name = heading.partition(" ")
        title = name if level == "#" else title
        section = name if level == "##" else section
        block = block_of(name if level == "###" else None, section, body)
        if block.text:
            blocks.append(block)
    return RulePage(title, tuple(blocks))


def block_of(number: str | None, section: str, body: str) -> Clause:
    """A block of a page from the Markdown under its heading."""
    plain, notes = [], []
    for paragraph in re.split(r"\n\s*\n", body.strip()):
        condition = CONDITION.match(paragraph)
        if condition:
            notes.append(Note(condition[1], condition[2], paragraph[condition.end() :]))
        else:
            plain.append(paragraph)
    return Clause(number, section, "\n\n".join(plain), tuple(notes))


def clause_text(game: str, clause: str, lang: str, options: Mapping[str, Any] | None = None) -> str:
    """What a clause says, as Markdown, at a table of these house rules. KeyError when the game has no such clause."""
    return rule_page(game, lang).clause(clause).at(options or {})
