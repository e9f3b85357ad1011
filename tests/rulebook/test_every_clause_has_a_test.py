"""Every clause on the rule page of every game is the name of a test here: ``### P8`` on the page, ``test_P8_…`` below.

The clauses are read from the Russian page, which comes first; the English page must know the same ones. The tests
are found by their names in the syntax tree, so that one that is only written in a string or a comment does not count.
"""

import ast
import re
from pathlib import Path

import pytest

import semyorka
from semyorka.games import GAMES

HERE = Path(__file__).parent
PAGES = Path(semyorka.__file__).parent / "words" / "rules"
NAMED_BY_CLAUSE = re.compile(r"test_([A-Z]\d+)_\w+")


def clauses(game: str, language: str) -> list[str]:
    """The clauses of a rule page, from its headings."""
    page = (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^### (\w+)\s*$", page, re.MULTILINE)


def named_in(source: str) -> set[str]:
    """The clauses that the names of top-level test functions in a source text begin with."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    named = (NAMED_BY_CLAUSE.fullmatch(function.name) for function in functions)
    return {match.group(1) for match in named if match}


TESTED = set().union(*(named_in(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    missing = [clause for clause in clauses(game, "ru") if clause not in TESTED]
    assert not missing, f"{game}: no test in {HERE.name}/ is named after {', '.join(missing)}"


def test_every_named_test_has_a_clause() -> None:
    known = {clause for page in PAGES.glob("*.ru.md") for clause in clauses(page.name.removesuffix(".ru.md"), "ru")}
    assert sorted(known) and not TESTED - known, f"no rule page has {', '.join(sorted(TESTED - known))}"


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_are_numbered_without_gaps_and_the_same_in_both_languages(game: str) -> None:
    letters, numbers = zip(*((clause[0], int(clause[1:])) for clause in clauses(game, "ru")), strict=True)
    assert len(set(letters)) == 1 and sorted(numbers) == list(range(1, len(numbers) + 1))
    assert clauses(game, "en") == clauses(game, "ru")


def test_pitch_has_the_nineteen_clauses_of_the_rulebook() -> None:
    assert sorted(clauses("pitch", "ru")) == sorted(f"P{number}" for number in range(1, 20))


def test_a_clause_without_a_test_is_found() -> None:
    source = 'def test_P1_seats(): pass\n# def test_P2_pack(): pass\n"""def test_P3_x(): pass"""\ndef P4_test(): pass\n'
    assert named_in(source) == {"P1"}
