"""Two transcripts of the same script, byte for byte; and one of them searched for what nobody may be told."""

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass

from semyorka.audit.session import Transcript

#: Bytes shown on each side of the first one that differs.
AROUND = 90


@dataclass(frozen=True, slots=True)
class Leak:
    """The first message that differs though nothing did that the seat may know, or one that has a secret in it.

    ``route`` it came by, its ``place`` among those of the route, the ``moment`` of the deal, ``at`` the first byte that
    differs, and both versions whole; None where a message came in one run alone. ``secret`` names what the message has
    in it, ``at`` where; it is empty for messages that differ.
    """

    route: str
    place: int
    moment: int
    at: int
    first: bytes | None
    second: bytes | None
    secret: str = ""

    def shown(self) -> tuple[str, str]:
        """Both versions around the place where they part."""
        return excerpt(self.first, self.at), excerpt(self.second, self.at)


def excerpt(raw: bytes | None, at: int) -> str:
    """Some text around a place, ``-`` where there is no message."""
    if raw is None:
        return "-"
    start = max(0, at - AROUND)
    cut = raw[start : at + AROUND].decode(errors="replace")
    return f"{'…' if start else ''}{cut}{'…' if at + AROUND < len(raw) else ''}"


def compared(first: Transcript, second: Transcript, moments: int) -> tuple[int, int, Leak | None]:
    """How many messages and bytes of the first came before a moment, and the first that the second has otherwise."""
    messages, size, leaks = 0, 0, []
    for route in sorted(first.routes.keys() | second.routes.keys()):
        one = [sent for sent in first.routes.get(route, []) if sent[0] < moments]
        other = [sent for sent in second.routes.get(route, []) if sent[0] < moments]
        messages += len(one)
        size += sum(len(raw) for _, raw in one)
        leak = first_difference(route, one, other)
        if leak is not None:
            leaks.append(leak)
    return messages, size, min(leaks, key=lambda leak: leak.moment, default=None)


def first_difference(route: str, one: list[tuple[int, bytes]], other: list[tuple[int, bytes]]) -> Leak | None:
    """The first message of a route that differs."""
    for place in range(max(len(one), len(other))):
        moment, here = one[place] if place < len(one) else (other[place][0], None)
        there = other[place][1] if place < len(other) else None
        if here != there:
            return Leak(route, place, moment, parted(here or b"", there or b""), here, there)
    return None


def parted(one: bytes, other: bytes) -> int:
    """The first place at which two texts differ."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (here, there) in pairs if here != there), min(len(one), len(other)))


def told(transcript: Transcript, secrets: Mapping[str, bytes]) -> Leak | None:
    """The first message that has one of the secrets in it, as it is, in hex or in Base64."""
    forms = [(name, form) for name, secret in secrets.items() for form in forms_of(secret)]
    for route, sent in sorted(transcript.routes.items()):
        for place, (moment, raw) in enumerate(sent):
            for name, form in forms:
                if form in raw:
                    return Leak(route, place, moment, raw.index(form), raw, None, name)
    return None


def forms_of(secret: bytes) -> list[bytes]:
    """How a secret may stand in a message."""
    packed = b64encode(secret).rstrip(b"=")
    return [secret, secret.hex().encode(), packed, packed.translate(bytes.maketrans(b"+/", b"-_"))]
