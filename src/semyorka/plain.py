"""Runs the rules as plain Python although they were compiled, so that one build can be tried both ways.

`SEMYORKA_PLAIN=1` in the environment, and importing `semyorka` calls `prefer_sources` before anything else.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package by their .py alone, so a binary beside it is not seen."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("semyorka."):
            return None
        for place in path or ():
            spec = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """From now on every module of the package not yet imported comes from its .py."""
    sys.meta_path.insert(0, SourceFinder())
