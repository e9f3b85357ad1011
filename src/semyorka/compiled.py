"""Which modules are meant to be compiled, and which of them are, in this process."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

# The Python half of a pair whose other half is C: never compiled itself.
TWINS = frozenset({"semyorka.bits"})


def meant() -> list[str]:
    """Names of the modules that have a .pxd of types beside their .py."""
    package = Path(__file__).parent
    sources = (types.with_suffix(".py") for types in sorted(package.rglob("*.pxd")))
    names = [".".join(py.relative_to(package.parent).with_suffix("").parts) for py in sources if py.is_file()]
    return [name for name in names if name not in TWINS]


def is_compiled(name: str) -> bool:
    """Whether this module, imported if need be, came from a binary."""
    return str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def loaded() -> dict[str, bool]:
    """For each module of `meant`, whether it is compiled."""
    return {name: is_compiled(name) for name in meant()}


def manner() -> str:
    """How the rules run: "compiled", "plain", or "mixed" when some of them are and some are not."""
    ways = set(loaded().values())
    if len(ways) == 2:
        return "mixed"
    return "compiled" if True in ways else "plain"
