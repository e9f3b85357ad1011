"""What a clone contains: nothing that ties it to one machine or one registry."""

import json
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = {"build", "dist", "node_modules", "static", "__pycache__", "test-results"}
CODE = {".py", ".pxd", ".ts", ".svelte"}
TEXT = CODE | {".md", ".toml", ".json", ".js", ".ftl", ".html", ".css", ".txt", ".yml"}
NO_SUFFIX = {"dev", "run", ".gitignore", ".npmrc"}

# Written in pieces, or this file would find itself.
REGISTRIES = (
    r"https?://[\w.-]*(" + "|".join(("registry" + r"\.npmjs", "python" + "hosted", "pypi" + r"\.org/simple")) + ")"
)
PLACES = ("wo" + "rk", "ro" + "ot", "t" + "mp", "ho" + r"me/\w+", "Us" + r"ers/\w+")
MACHINE_PATHS = r"(?<![\w.$}~-])/(" + "|".join(PLACES) + ")/"


def made(path: Path) -> bool:
    """Whether a tool made it: by its place, or by a hidden folder that is not the recipe of CI."""
    inside = path.relative_to(ROOT)
    hidden = [part for part in inside.parts[:-1] if part.startswith(".") and part != ".ci"]
    return bool(hidden or MADE & set(inside.parts) or inside.suffix in {".so", ".pyd"})


def tracked() -> list[Path]:
    """The files git tracks or would; without git, those no tool made."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        files = [ROOT / name for name in told.split("\0") if name]
    else:
        files = [path for path in ROOT.rglob("*") if not made(path) and path.name != "uv.lock"]
    return [path for path in files if path.is_file()]


def lines_with(pattern: str) -> list[str]:
    found = []
    for path in tracked():
        if path.suffix in TEXT or path.name in NO_SUFFIX:
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if re.search(pattern, line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    return found


def test_no_lock_file_with_addresses() -> None:
    assert "uv.lock" not in {path.name for path in tracked()}


def test_no_address_of_a_registry() -> None:
    assert lines_with(REGISTRIES) == []


def test_no_path_of_a_machine() -> None:
    assert lines_with(MACHINE_PATHS) == []


def test_the_front_end_is_locked_by_digest_and_not_by_address() -> None:
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {name: package for name, package in packages.items() if name and not package.get("link")}
    assert fetched
    assert [name for name, package in fetched.items() if "resolved" in package] == []
    assert [name for name, package in fetched.items() if "integrity" not in package] == []


def test_nothing_made_is_tracked() -> None:
    assert [str(path) for path in tracked() if made(path)] == []


def test_files_stay_readable_at_one_sitting() -> None:
    code = [path for path in tracked() if path.suffix in CODE]
    long = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in code}
    assert {name: lines for name, lines in long.items() if lines > 450} == {}
