"""What tests want to know of the catalogue's files and of the sources that speak through it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import semyorka
from semyorka.words.catalogue import PLACE

SOURCES = Path(semyorka.__file__).parent
PREFIXES = "refuse|award|outcome|auction|redeal|trick|match|cli|option|game|why"
KEY = re.compile(rf"(?:{PREFIXES})-[A-Za-z0-9_-]+")
CASES = re.compile(r"-(?:gen|dat|acc|ins)$")


class Variables(Visitor):
    """The variables of a pattern, a card's or a suit's cases counted as the card or the suit."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    """Every entry of a language's files, with the file's name."""
    parser = FluentParser()
    return tuple(
        (path.name, entry)
        for path in sorted(PLACE.glob(f"*.{lang}.ftl"))
        for entry in parser.parse(path.read_text("utf-8")).body
    )


def messages(lang: str) -> list[ftl.Message]:
    """Every message of a language."""
    return [entry for _, entry in entries(lang) if isinstance(entry, ftl.Message)]


def variables(node: ftl.BaseNode) -> set[str]:
    """The variables under a node."""
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def shape(lang: str) -> dict[str, set[str]]:
    """By message, and by message and attribute: the variables, without their cases."""
    found = {}
    for message in messages(lang):
        parts = [(message.id.name, message.value)]
        parts += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        found |= {name: {CASES.sub("", one) for one in variables(part)} for name, part in parts if part}
    return found


def spoken_in_sources() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each key that a source file spells out, and each family of keys that it composes, as a pattern."""
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        composed = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pattern = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[A-Za-z0-9_-]+"
                    for part in node.values
                )
                if re.match(rf"(?:{PREFIXES})-", pattern.replace("\\", "")):
                    yield path.name, re.compile(pattern)
            elif isinstance(node, ast.Constant) and node not in composed and KEY.fullmatch(str(node.value)):
                yield path.name, re.compile(re.escape(str(node.value)))
