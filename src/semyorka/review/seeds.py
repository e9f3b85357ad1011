"""Seeds that depend on where a decision stands and on nothing else, so that the same question has the same answer."""

import hashlib


def seed_of(*parts: str | int) -> int:
    """A number below 2**63 made of the parts."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
