"""The build and its two ways: rules compiled, rules plain."""

import os
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

import hatch_build
from semyorka import compiled

ROOT = Path(__file__).parents[2]
PLAIN = os.environ.get("SEMYORKA_PLAIN") == "1"


def manner_with(**switches: str) -> str:
    env = {key: value for key, value in os.environ.items() if key != "SEMYORKA_PLAIN"} | switches
    command = [sys.executable, "-c", "from semyorka import compiled; print(compiled.manner())"]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()


def test_the_rules_run_in_one_manner() -> None:
    assert compiled.manner() in {"compiled", "plain"}


def test_the_rules_are_compiled_where_that_is_required() -> None:
    if os.environ.get("SEMYORKA_REQUIRE_EXT") == "1":
        assert manner_with() == "compiled"
        assert PLAIN or compiled.manner() == "compiled"


def test_the_plain_switch_runs_the_sources() -> None:
    assert manner_with(SEMYORKA_PLAIN="1") == "plain"


def test_build_and_program_agree_on_what_is_compiled() -> None:
    assert sorted(hatch_build.Rules(ROOT).modules()) == sorted(compiled.meant())


def test_a_change_of_a_compiled_source_builds_again() -> None:
    keys = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]["cache-keys"]
    globs = [key["file"].replace("**/*", "*") for key in keys if "file" in key]
    for source in hatch_build.Rules(ROOT).modules().values():
        name = source.relative_to(ROOT).as_posix()
        assert any(fnmatch(name, pattern) for pattern in globs), name


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with one module to compile, one twin, and binaries of an earlier build."""
    games = tmp_path / "src" / "semyorka" / "games"
    games.mkdir(parents=True)
    for name in ("games/pitch.py", "games/pitch.pxd", "bits.py", "bits.pxd", "only_c.pxd"):
        (games.parent / name).touch()
    for name in (
        f"games/pitch{hatch_build.SUFFIX}",
        "games/pitch.cpython-30-other.so",
        "games/gone.pyd",
        "gone.so",
    ):
        (games.parent / name).write_text("earlier")
    return tmp_path


def binaries_in(tree: Path) -> list[Path]:
    return [path for path in (tree / "src").rglob("*") if path.suffix in {".so", ".pyd"}]


def test_only_modules_with_types_beside_them_are_compiled(tree: Path) -> None:
    assert list(hatch_build.Rules(tree).modules()) == ["semyorka.games.pitch"]


def test_a_build_without_binaries_leaves_none_of_earlier_ones(tree: Path) -> None:
    hatch_build.Rules(tree).place({})
    assert binaries_in(tree) == []


def test_a_build_leaves_its_own_binaries_alone(tree: Path) -> None:
    made = tree / f"pitch{hatch_build.SUFFIX}"
    made.write_text("new")
    hatch_build.Rules(tree).place({"semyorka.games.pitch": made})
    (placed,) = binaries_in(tree)
    assert (placed.name, placed.read_text()) == (made.name, "new")


def test_pages_are_fresh_until_a_source_of_theirs_changes(tmp_path: Path) -> None:
    pages = hatch_build.Pages(tmp_path)
    words = pages.words / "rules"
    for folder in (pages.sources / "src", words, pages.static):
        folder.mkdir(parents=True)
    assert not pages.fresh()
    for change in (
        pages.sources / "src" / "App.svelte",
        pages.sources / "package-lock.json",
        words / "pitch.ru.md",
    ):
        pages.stamp.write_text(pages.digest())
        assert pages.fresh()
        change.write_text("changed")
        assert not pages.fresh(), change
    pages.stamp.write_text(pages.digest())
    (pages.sources / "src" / "App.test.ts").write_text("a test is no part of the pages")
    (pages.words / "__init__.py").write_text("nor is Python")
    assert pages.fresh()
