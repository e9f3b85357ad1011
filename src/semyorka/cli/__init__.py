"""The program's commands. Each is a module here with ``arguments(parser)`` and ``run(options)``."""

from semyorka.cli.program import main

__all__ = ["main"]
