"""Which part of the project may know which, as data, with no exceptions; and a few manners that a parser can see.

``semyorka.games`` as a target is the package as it hands names on (its registry), ``semyorka.games.*`` all its modules,
``semyorka.games.facts`` that one module. A part may always import itself.
"""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from semyorka.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "semyorka"
PAGE = ROOT / "frontend" / "src"
MOST_LINES = 450

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "bits": (),
    "cards": ("bits",),
    "games": ("cards", "bits"),
    "telling": ("games", "games.*", "cards"),
    "search": ("games.position", "games.tricks", "cards", "bits"),
    "bots": ("telling.*", "search.*", "games", "games.*", "cards", "bits"),
    "tables": ("telling", "telling.*", "games", "games.*", "cards"),
    "review": ("telling", "telling.*", "bots", "bots.sampling", "games", "games.*", "cards", "__init__"),
    "store": ("tables.*", "telling.*"),
    "server": ("store", "tables.*", "telling", "telling.*", "bots", "review.*", "words", "games", "games.facts"),
    "words": ("cards",),
    "envs": ("bots", "bots.*", "games", "games.*", "telling.*", "cards"),
    "audit": ("server.*", "store", "tables.*", "telling", "telling.*", "bots", "games", "games.*", "cards"),
    "arena": ("bots", "bots.selfplay", "bots.standing", "envs.*", "telling.*", "games", "games.*", "cards", "__init__"),
    "cli": ("*",),
    "plain": (),
    "compiled": (),
    "__init__": ("plain",),
    "__main__": ("cli",),
}

#: What the layers may use that is not ours; the calm ones have no clock, no chance and no I/O. Where a layer is not
#: named: the standard library and nothing more.
CALM = {
    "collections",
    "dataclasses",
    "typing",
    "functools",
    "itertools",
    "enum",
    "math",
    "operator",
    "hashlib",
    "hmac",
    "json",
}
OUTSIDE: dict[str, set[str]] = {
    "bits": set(), "cards": CALM, "games": CALM, "telling": CALM | {"re"}, "tables": CALM,
    "bots": CALM | {"array", "importlib", "random"},
    "search": {"array", "collections", "cython", "contextlib", "functools", "math", "typing"},
}  # fmt: skip
THIRD_PARTY: dict[str, set[str]] = {
    "words": {"fluent"},
    "store": {"sqlalchemy"},
    "server": {"litestar", "msgspec"},
    "audit": {"msgspec"},
    "cli": {"rich", "uvicorn"},
    "arena": {"matplotlib"},
    "envs": {"numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel"},
}

#: Where the games may be called by their names.
NAMES_GAMES = ("games/", "words/")
PAGE_NAMES_GAMES = ("table/games.ts", "lobby/identity.ts", *(f"table/{key}/" for key in GAMES))

#: What each package hands on, and nothing else.
PUBLIC: dict[str, set[str]] = {
    "games": {"GAMES", "Match"},
    "bots": {
        "LEVELS",
        "Choice",
        "Decision",
        "Level",
        "Reason",
        "Trials",
        "choose",
        "consider",
        "hindsight",
        "plain",
        "reasons",
        "settings",
        "tree",
    },
    "audit": {"Failed", "Leak", "Tally", "audit"},
    "store": {"Conflict", "StorageFailed", "Store", "TableRow"},
    "words": {"LANGUAGES", "Clause", "RulePage", "clause_text", "has", "rule_page", "say", "widened"},
    "arena": {"Wrong"},
    "cli": {"main"},
}

MODULES = sorted(path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts)
TYPES = sorted(SOURCE.rglob("*.pxd"))
PAGE_FILES = sorted(path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte", ".css", ".html"})


def name_of(path: Path) -> str:
    """A module's dotted name below ``semyorka``; of a package, the package's."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def layer_of(name: str) -> str:
    return name.split(".")[0]


KNOWN = {name_of(path) for path in MODULES}


def ours(base: str, names: list[str]) -> Iterator[str]:
    """What ``from base import names`` takes of ours: a submodule where one is named, else the module itself."""
    below = base.removeprefix("semyorka").lstrip(".")
    for name in names:
        inner = f"{below}.{name}".lstrip(".")
        yield inner if inner in KNOWN else below or "__init__"


def imports(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Every import of a module: line, name (below ``semyorka`` for ours), whether it is ours."""
    if path.suffix == ".pxd":
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = re.match(r"\s*from\s+(semyorka[\w.]*)\s+cimport\s+(.+)", line)
            if found:
                names = [name.split()[0] for name in found[2].strip("()").split(",")]
                yield from ((number, name, True) for name in ours(found[1], names))
            elif found := re.match(r"\s*cimport\s+semyorka\.([\w.]+)", line):
                yield number, found[1], True
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno} imports by dots; write the whole name"
            base = node.module or ""
            if layer_of(base) == "semyorka":
                yield from ((node.lineno, name, True) for name in ours(base, [one.name for one in node.names]))
            else:
                yield node.lineno, base, False
        elif isinstance(node, ast.Import):
            for one in node.names:
                is_ours = layer_of(one.name) == "semyorka"
                yield node.lineno, one.name.removeprefix("semyorka.") if is_ours else one.name, is_ours


def allowed(layer: str, name: str) -> bool:
    """Whether a layer may import one of our modules."""
    if layer_of(name) == layer or "*" in MAY_IMPORT[layer]:
        return True
    return any(
        name == target or (target.endswith(".*") and name.startswith(target[:-1])) for target in MAY_IMPORT[layer]
    )


# ---- Imports -----------------------------------------------------------------------------------------------


def test_every_module_stands_in_the_table() -> None:
    assert {layer_of(name) for name in KNOWN} <= set(MAY_IMPORT)
    assert KNOWN and TYPES


@pytest.mark.parametrize("path", [*MODULES, *TYPES], ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_keep_to_the_table(path: Path) -> None:
    layer = layer_of(name_of(path))
    wrong = [
        f"src/semyorka/{path.relative_to(SOURCE)}:{line} imports semyorka.{name}; {layer} may import "
        + (", ".join(MAY_IMPORT[layer]) or "nothing of ours")
        for line, name, is_ours in imports(path)
        if is_ours and not allowed(layer, name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_rules_and_the_tables_touch_nothing_outside(path: Path) -> None:
    layer = layer_of(name_of(path))
    found = [(line, layer_of(name)) for line, name, is_ours in imports(path) if not is_ours]
    if layer in OUTSIDE:
        wrong = [(line, name) for line, name in found if name not in OUTSIDE[layer]]
    else:
        may = sys.stdlib_module_names | THIRD_PARTY.get(layer, set())
        wrong = [(line, name) for line, name in found if name not in may]
    assert not wrong, f"src/semyorka/{path.relative_to(SOURCE)}: {layer} may not use {wrong}"


def test_imports_are_seen_in_every_form(tmp_path: Path) -> None:
    module = tmp_path / "some.py"
    module.write_text(
        "import semyorka.tables.table\nfrom semyorka import bits, __version__\n"
        "from semyorka.games import GAMES, pitch\nfrom semyorka.games.facts import Fact\nimport os.path\n"
        "def later():\n    from semyorka.server import app\n"
    )
    seen = [(name, is_ours) for _, name, is_ours in imports(module)]
    assert seen == [
        ("tables.table", True), ("bits", True), ("__init__", True), ("games", True), ("games.pitch", True),
        ("games.facts", True), ("os.path", False), ("server.app", True),
    ]  # fmt: skip
    types = tmp_path / "some.pxd"
    types.write_text("cimport cython\nfrom semyorka cimport bits\nfrom semyorka.games.position cimport Position\n")
    assert [name for _, name, _ in imports(types)] == ["bits", "games.position"]
    assert not allowed("games", "tables.table") and not allowed("server", "games.pitch")
    assert allowed("server", "games") and allowed("bots", "games.pitch") and not allowed("search", "games.pitch")


# ---- Names of games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_rules_and_the_words_call_a_game_by_its_name(path: Path) -> None:
    place = path.relative_to(SOURCE).as_posix()
    own = place.startswith("bots/") and any(path.stem.startswith(key) for key in GAMES)
    if place.startswith(NAMES_GAMES) or own:
        return
    found = [
        f"src/semyorka/{place}:{node.lineno} says {node.value!r}; ask GAMES instead"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in tuple(GAMES)
    ]
    found += [
        f"src/semyorka/{place}:{line} imports {name}, which is one game's"
        for line, name, is_ours in imports(path)
        if is_ours and not place.startswith("bots/") and name.removeprefix("games.").startswith(tuple(GAMES))
    ]
    assert not found, "\n".join(found)


def test_in_the_browser_only_a_games_own_folder_calls_it_by_its_name() -> None:
    named = re.compile(r"""["'`]({0})["'`]|^\s*({0})\s*:""".format("|".join(GAMES)), re.MULTILINE)
    wrong = [
        f"frontend/src/{place} names the game {found[1] or found[2]}"
        for path in PAGE_FILES
        if not (place := path.relative_to(PAGE).as_posix()).startswith(PAGE_NAMES_GAMES)
        and not place.endswith(".test.ts")
        and (found := named.search(path.read_text(encoding="utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


# ---- Public names, length ----------------------------------------------------------------------------------


@pytest.mark.parametrize("package", sorted({layer_of(name) for name in KNOWN if (SOURCE / name).is_dir()}))
def test_a_package_hands_on_its_public_names_and_nothing_else(package: str) -> None:
    module = import_module(f"semyorka.{package}")
    listed = getattr(module, "__all__", [])
    assert len(listed) == len(set(listed)) and set(listed) == PUBLIC.get(package, set())
    for name in listed:
        assert hasattr(module, name), name
    body = ast.parse((SOURCE / package / "__init__.py").read_text(encoding="utf-8")).body
    made = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert {name for name in made if not name.startswith("_")} <= set(listed)


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_is_too_long_to_read() -> None:
    texts = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".pxd", ".ftl", ".md"}]
    long = {path.relative_to(ROOT).as_posix(): lines_of(path) for path in [*texts, *PAGE_FILES]}
    long = {name: lines for name, lines in long.items() if lines > MOST_LINES}
    assert not long, f"longer than {MOST_LINES} lines: {long}"
