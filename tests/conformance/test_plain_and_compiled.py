"""The same rules as plain Python and compiled: the same matches, word for word, and the same random deals.

Where nothing could be compiled plain is compared with plain; ``SEMYORKA_REQUIRE_EXT=1`` forbids that.
"""

import os
import subprocess
import sys
from pathlib import Path

DIGEST = Path(__file__).with_name("digest.py")


def digest(**manner: str) -> tuple[str, str]:
    """How the rules ran in a process of their own, and the digest of what they said."""
    environment = {key: value for key, value in os.environ.items() if key != "SEMYORKA_PLAIN"} | manner
    run = subprocess.run([sys.executable, str(DIGEST)], env=environment, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    ran, said = run.stdout.split()
    return ran, said


def test_plain_and_compiled_say_the_same() -> None:
    plain, said_plain = digest(SEMYORKA_PLAIN="1")
    native, said_native = digest()
    assert plain == "plain"
    assert native == "compiled" or (native == "plain" and os.environ.get("SEMYORKA_REQUIRE_EXT") != "1")
    assert said_plain == said_native, f"see {DIGEST} --chapters, with and without SEMYORKA_PLAIN=1"
