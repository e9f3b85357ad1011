"""Running the program as a person does: words after its name, something typed, and what it prints."""

import os
import subprocess
import sys
from dataclasses import dataclass

#: What in the environment of whoever runs the tests would change what is printed.
UNSETTLING = ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "SEMYORKA_PLAIN")
PROGRAM = "import sys; from semyorka.cli import main; sys.exit(main())"


@dataclass(frozen=True, slots=True)
class Ran:
    """How a run ended: its status and what it printed."""

    status: int
    out: str
    err: str


def semyorka(*words: str, typed: str | bytes = "", lang: str = "en_GB.UTF-8", **environment: str) -> Ran:
    """Run the program in a process of its own; ``typed`` is its standard input. It may never die of a traceback."""
    clean = {name: value for name, value in os.environ.items() if name not in UNSETTLING}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env={**clean, "LANG": lang, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
    )
    encoding = environment.get("PYTHONIOENCODING", "utf-8")
    out, err = ran.stdout.decode(encoding), ran.stderr.decode(encoding)
    assert "Traceback" not in err, err
    return Ran(ran.returncode, out.replace("\r\n", "\n"), err)
