"""What the server has bound itself to for a deal before it is dealt: telling/shuffle.py in the life of a table."""

from dataclasses import dataclass, field
from typing import Any

from semyorka.games.facts import Refused
from semyorka.telling import shuffle


@dataclass(slots=True)
class Pledge:
    """The ``seed`` of a deal to come, what seats have added to it (``entropy`` in hex), and the ``pack_seed`` of the
    pack that a loser cuts before that deal. Both come from one secret, and neither tells the other."""

    seed: bytes
    pack_seed: bytes
    entropy: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, secret: str) -> "Pledge":
        """The pledge of a secret (hex), as the log keeps it."""
        drawn = bytes.fromhex(secret)
        return cls(shuffle.digest("deal", drawn), shuffle.digest("pack", drawn))

    def mixed(self) -> bytes:
        """The seed of the deal with all that was added to it."""
        return shuffle.mixed(self.seed, {seat: bytes.fromhex(added) for seat, added in self.entropy.items()})

    def told(self) -> dict[str, Any]:
        """What everybody may know before the deal is over."""
        return {"commitment": shuffle.commitment(self.seed), "cut_by": sorted(self.entropy)}

    def revealed(self) -> dict[str, Any]:
        """What everybody may know when the deal is over: all it takes to do the shuffle again."""
        entropy = {str(seat): self.entropy[seat] for seat in sorted(self.entropy)}
        return {"commitment": shuffle.commitment(self.seed), "seed": self.seed.hex(), "entropy": entropy}


def read_entropy(text: str) -> str:
    """What a seat adds, in hex. ``Refused`` for what is none, or too short or long."""
    try:
        added = bytes.fromhex(text)
    except ValueError:
        added = b""
    if len(added) not in shuffle.ENTROPY_BYTES:
        raise Refused("refuse-entropy", least=shuffle.ENTROPY_BYTES[0], most=shuffle.ENTROPY_BYTES[-1])
    return added.hex()
