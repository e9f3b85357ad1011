"""How a pack is put in order so that everybody can check afterwards that nobody chose the order: commit and reveal.

Before a deal the server draws a seed (32 bytes of the operating system's randomness) and shows its ``commitment``. Each
seat may add entropy of its own, the server's seed still unseen. ``mixed`` makes one number of them all, from which come
the lot for the first dealer and the order of the pack: Fisher-Yates from the top card down, each number from SHA-256 of
the mixed seed and a counter, a number that would favour some card thrown away. After the deal the seed is shown.
docs/shuffle.md has the same in steps, and says what it does not prove.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence

VERSION = "semyorka-shuffle-1"

#: Bytes of a seed, and fewest and most of what a seat adds.
SEED_BYTES = 32
ENTROPY_BYTES = range(16, 65)


def digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 of the version, what it is for and the parts, each with its length before it."""
    book = hashlib.sha256(f"{VERSION}:{purpose}".encode())
    for part in parts:
        book.update(len(part).to_bytes(8, "big") + part)
    return book.digest()


def commitment(seed: bytes) -> str:
    """What is shown before the deal: it fixes the seed and does not give it away. In hex."""
    return digest("commitment", seed).hex()


def mixed(seed: bytes, entropy: Mapping[int, bytes]) -> bytes:
    """The server's seed and what the seats have added, by seat, as one seed of 32 bytes."""
    return digest("mixed", seed, *(bytes([seat]) + entropy[seat] for seat in sorted(entropy)))


def lot(seats: int, seed: bytes) -> int:
    """The seat that deals first, from a mixed seed."""
    return below(seats, stream(digest("lot", seed)))


def order(cards: Sequence[int], seed: bytes) -> list[int]:
    """The cards in the order that the seed (at least 16 bytes) gives, top card first. ValueError when it is shorter."""
    if len(seed) < 16:
        raise ValueError("a seed has at least 16 bytes")
    numbers = stream(seed)
    pack = list(cards)
    for place in range(len(pack) - 1):
        other = place + below(len(pack) - place, numbers)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def stream(seed: bytes) -> Iterator[int]:
    """Numbers below 2**32, for ever."""
    block = 0
    while True:
        digest = hashlib.sha256(VERSION.encode() + seed + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(limit: int, numbers: Iterator[int]) -> int:
    """The next number in 0..limit-1, each equally likely."""
    fair = 2**32 - 2**32 % limit
    for number in numbers:
        if number < fair:
            return number % limit
    raise AssertionError("the stream has no end")
