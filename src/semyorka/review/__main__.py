"""Reviews one record in a process of its own, for a server: ``python -m semyorka.review``.

Reads one line of JSON, ``{"text": record, "plan": {…}}``, and writes lines of JSON: ``{"progress": 0.25}`` as the work
goes on, at the end ``{"review": {…}}`` or ``{"failed": key}``. It ends at once when its input does: who asked is gone.
"""

import contextlib
import json
import logging
import os
import sys
import threading
from typing import Any

from semyorka.games.facts import Refused
from semyorka.review.reviewing import Plan, check, review
from semyorka.telling.notation import Damaged, read

#: Progress is told in steps of so much.
STEP = 0.01


def main() -> None:
    """Do the work that is asked for on standard input."""
    if hasattr(os, "nice"):
        os.nice(10)
    wanted = json.loads(sys.stdin.readline())
    threading.Thread(target=end_with_the_asker, daemon=True).start()
    try:
        record, _ = read(wanted["text"])
        check(record)
        say(review=review(record, Plan(**wanted["plan"]), Telling()).told())
    except (Refused, Damaged) as refusal:
        say(failed=refusal.key)
    except Exception:
        logging.exception("a review failed")
        say(failed="refuse-review-failed")


class Telling:
    """Tells of progress, now and then."""

    def __init__(self) -> None:
        self.told = 0.0

    def __call__(self, done: float) -> None:
        if done >= self.told + STEP:
            self.told = done
            say(progress=round(done, 3))


def say(**message: Any) -> None:
    """One line for the asker; where there is none any more, the work ends."""
    try:
        print(json.dumps(message), flush=True)
    except BrokenPipeError:
        os._exit(0)


def end_with_the_asker() -> None:
    """Wait until the input ends, and end."""
    with contextlib.suppress(OSError):
        while os.read(0, 1024):  # not through sys.stdin, whose lock would be held when the interpreter ends
            pass
    os._exit(0)


if __name__ == "__main__":
    main()
