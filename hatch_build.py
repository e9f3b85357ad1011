"""What happens when the package is built: the rules are compiled, and the pages for the browser are made.

hatchling knows one custom hook, so both are here. Each part does only what its sources ask for anew.

    SEMYORKA_PURE=1            leave the rules plain Python
    SEMYORKA_REQUIRE_EXT=1     a compiler that fails is an error (else: a warning, and plain Python)
    SEMYORKA_SKIP_FRONTEND=1   go without the browser's pages
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# bits.py is the Python half of a pair whose C half is bits.pxd, so there is nothing to compile in it.
NOT_COMPILED = {"semyorka.bits"}
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # types for C stand in the .pxd; those in the .py are for people
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
C_FLAGS = ["-O3", "-g0"]  # -g0: Python's own flags ask for debug symbols, a third of the time to compile
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def chosen(switch: str) -> bool:
    return os.environ.get(switch) == "1"


def digest(*parts: bytes | Path) -> str:
    """One fingerprint of texts and of files, each file with its name."""
    total = hashlib.sha256()
    for part in parts:
        content = f"{part.name}:".encode() + part.read_bytes() if isinstance(part, Path) else part
        total.update(len(content).to_bytes(8, "big") + content)
    return total.hexdigest()


def look_for_compiler() -> None:
    """Says at once, before anything is translated into C, that nobody here can compile it."""
    if os.name != "posix":
        return  # where setuptools knows better how to find one
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        raise RuntimeError(f"no C compiler: {compiler} is not on the PATH")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise RuntimeError("no Python.h: the headers of Python are not installed")


class Rules:
    """The modules that have a .pxd beside their .py, compiled by Cython."""

    def __init__(self, root: Path) -> None:
        self.src = root / "src"
        self.package = self.src / "semyorka"
        self.kept = root / "build" / "compiled"

    def modules(self) -> dict[str, Path]:
        """Name and .py of each module to compile."""
        sources = (types.with_suffix(".py") for types in sorted(self.package.rglob("*.pxd")))
        named = {".".join(py.relative_to(self.src).with_suffix("").parts): py for py in sources if py.is_file()}
        return {name: py for name, py in named.items() if name not in NOT_COMPILED}

    def binaries(self) -> dict[str, Path]:
        """Name and kept binary of each module. A binary's file name is a digest of all it was made from."""
        from Cython import __version__ as cython

        made_with = repr((cython, sys.version, sysconfig.get_platform(), DIRECTIVES, C_FLAGS)).encode()
        types = sorted(self.package.rglob("*.pxd"))
        return {
            name: self.kept / digest(name.encode(), made_with, py, *types) / f"{py.stem}{SUFFIX}"
            for name, py in self.modules().items()
        }

    def compile(self) -> dict[str, Path]:
        """Compiles what no earlier build kept; answers the binaries of all. Raises on any failure."""
        binaries = self.binaries()
        missing = [name for name, binary in binaries.items() if not binary.is_file()]
        if missing:
            look_for_compiler()
            self._compile(missing, binaries)
        for old in self.kept.glob("*"):
            if old not in {binary.parent for binary in binaries.values()}:
                shutil.rmtree(old)
        return binaries

    def _compile(self, names: list[str], binaries: dict[str, Path]) -> None:
        from Cython.Build import cythonize
        from setuptools import Distribution, Extension

        sources = self.modules()
        extensions = [Extension(name, [str(sources[name])], extra_compile_args=C_FLAGS) for name in names]
        with tempfile.TemporaryDirectory() as temporary:
            translated = cythonize(
                extensions,
                build_dir=temporary,
                compiler_directives=DIRECTIVES,
                include_path=[str(self.src)],
                nthreads=min(2, len(names)),
                quiet=True,
            )
            build = Distribution({"ext_modules": translated}).get_command_obj("build_ext")
            build.build_lib, build.build_temp, build.parallel = f"{temporary}/lib", f"{temporary}/obj", 2
            build.ensure_finalized()
            build.run()
            for name in names:
                binaries[name].parent.mkdir(parents=True, exist_ok=True)
                shutil.move(build.get_ext_fullpath(name), binaries[name])

    def place(self, binaries: dict[str, Path]) -> None:
        """Puts the binaries beside their sources and takes every other away: it would hide a .py."""
        places = {self.modules()[name].with_name(binary.name): binary for name, binary in binaries.items()}
        for found in [*self.package.rglob("*.so"), *self.package.rglob("*.pyd")]:
            if found not in places:
                found.unlink()
        for place, binary in places.items():
            if not place.is_file() or place.read_bytes() != binary.read_bytes():
                coming = place.with_suffix(".coming")
                shutil.copy2(binary, coming)
                coming.replace(place)  # never half written, and a running program keeps the one it has


class Pages:
    """frontend/ built by Vite into the package's static/."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "frontend"
        self.words = root / "src" / "semyorka" / "words"
        self.static = root / "src" / "semyorka" / "static"
        self.stamp = self.static / ".source-sha256"

    def node(self) -> Any:
        """frontend/node.py, which is no part of a package."""
        spec = importlib.util.spec_from_file_location("semyorka_node", self.sources / "node.py")
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def digest(self) -> str:
        """Of all that the pages are made from: the front end without its tests, the texts, the rule pages."""
        own = [p for place in ("src", "public") for p in (self.sources / place).rglob("*")]
        files = {p for p in [*own, *self.sources.glob("*")] if p.suffix != ".py" and ".test." not in p.name}
        files |= {p for p in self.words.rglob("*") if p.suffix in {".ftl", ".md"}}
        root = self.sources.parent
        parts: list[bytes | Path] = []
        for file in sorted(file for file in files if file.is_file()):
            parts += [file.relative_to(root).as_posix().encode(), file]
        return digest(*parts)

    def fresh(self) -> bool:
        """Whether the built pages are those of the sources, or there are no sources to build them from."""
        if not self.stamp.is_file():
            return False
        return not self.sources.is_dir() or self.stamp.read_text() == self.digest()

    def build(self) -> None:
        """Builds beside the pages in use, then changes places with them."""
        node, made_from = self.node(), self.digest()
        coming = self.static.with_name("static.coming")
        try:
            status = node.run("run", "build", "--", "--outDir", str(coming), "--emptyOutDir", out=sys.stderr)
        except node.Unobtainable as why:
            raise SystemExit(str(why)) from None
        if status:
            raise SystemExit(
                "The pages for the browser were not built: Vite's words are above.\n"
                "SEMYORKA_SKIP_FRONTEND=1 goes on without building them."
            )
        (coming / self.stamp.name).write_text(made_from)
        shutil.rmtree(self.static, ignore_errors=True)
        coming.rename(self.static)


class Hook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, when the pages have to be built and the machine has none."""
        pages = Pages(Path(self.root))
        if chosen("SEMYORKA_SKIP_FRONTEND") or pages.fresh():
            return []
        node = pages.node()
        return [] if node.machine_has_node() else [node.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            self.rules(version == "editable", build_data)
        pages = Pages(Path(self.root))
        if not chosen("SEMYORKA_SKIP_FRONTEND") and not pages.fresh():
            self.app.display_info("building the pages for the browser")
            pages.build()

    def rules(self, editable: bool, build_data: dict[str, Any]) -> None:
        rules = Rules(Path(self.root))
        binaries: dict[str, Path] = {}
        try:
            if not chosen("SEMYORKA_PURE"):
                binaries = rules.compile()
        except (Exception, SystemExit) as why:  # distutils ends the program when it finds no compiler
            if chosen("SEMYORKA_REQUIRE_EXT"):
                raise
            self.app.display_warning(f"the rules stay plain Python ({type(why).__name__}: {why})")
        finally:
            if editable:
                rules.place(binaries)
        if binaries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if not editable:
            for name, binary in binaries.items():
                inside = rules.modules()[name].relative_to(rules.src).with_name(binary.name)
                build_data["force_include"][str(binary)] = inside.as_posix()
