"""How a pack is put in order from a seed, so that who knows the seed can do it again.

Fisher-Yates from the top card down; each number comes from SHA-256 of the seed and a counter, and a number that would
favour some card is thrown away. The seed itself is 32 bytes of the operating system's randomness (server/chance.py).
"""

import hashlib
from collections.abc import Iterator, Sequence

VERSION = "semyorka-shuffle-1"


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
