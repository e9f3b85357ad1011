"""The door to the bots of another release; run in a process of its own by that release's Python.

    python -P release.py SOURCE

SOURCE is the folder with the other ``semyorka`` in it, and may be missing where that is installed. First it writes the
release's version; then for each line ``(view, level, seed)`` a line ``("word", …)`` or ``("error", …)``, all of them
Python literals. Nothing of this release is imported, so this file must run under any.
"""

import sys
from ast import literal_eval
from dataclasses import fields
from inspect import signature


def main() -> None:
    """Answer until the input ends."""
    sys.path.insert(0, sys.argv[1])
    from semyorka import __version__ as version
    from semyorka.bots import choose
    from semyorka.telling.record import Trick
    from semyorka.telling.views import SeatView

    known = {one.name for one in fields(SeatView)}
    levels = "level" in signature(choose).parameters
    print(repr(version), flush=True)
    for line in sys.stdin:
        told, level, seed = literal_eval(line)
        told["tricks"] = tuple(Trick(*trick) for trick in told["tricks"])
        try:
            view = SeatView(**{name: told[name] for name in told if name in known})
            chosen = {"level": level} if levels and level is not None else {}
            answer = ("word", choose(view, seed=seed, **chosen))
        except Exception as failed:  # whatever goes wrong in there is for the arena to tell
            answer = ("error", f"{type(failed).__name__}: {failed}")
        print(repr(answer), flush=True)


if __name__ == "__main__":
    main()
