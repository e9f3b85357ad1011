"""The program with chance that can be repeated: ``python -m tests.foreseen SEED serve …``.

The n-th seed that the server draws is always the same, and so is what bots do in the same position. Secrets are not
touched. For tests that walk through whatever is dealt; nothing in the product can be told its chance.
"""

import hashlib
import sys
from itertools import count

from semyorka.cli import main
from semyorka.server import players
from semyorka.server.chance import SystemChance


def foresee(seed: str) -> None:
    """Put what follows from ``seed`` in the place of the operating system's randomness."""
    numbers = count()
    SystemChance.seed = lambda self: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()  # type: ignore[method-assign]
    players.secrets = Draw()  # type: ignore[assignment]


class Draw:
    """What a bot's seed is drawn from."""

    def randbits(self, bits: int) -> int:
        return 7


if __name__ == "__main__":
    foresee(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
