"""Chairs: who sits where, and the secrets that prove it."""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any

from semyorka.games.facts import Refused

KINDS = ("human", "bot", "empty")
NAME_LENGTH = 24


@dataclass(slots=True)
class Chair:
    """One chair. ``lock`` is the hash of the secret of the person it belongs to, None when it is nobody's.

    A bot may keep a person's chair warm: then ``kind`` is ``bot``, while ``lock`` and ``person`` (the name) are still
    that person's. ``intent`` is the hash of the id of the message with which the person sat down.
    """

    kind: str
    name: str = ""
    level: int | None = None
    lock: str | None = None
    intent: str | None = None
    person: str = ""

    def opens_with(self, secret: str) -> bool:
        """Whether the secret is the one of this chair's person."""
        return self.lock is not None and unlocks(secret, self.lock)

    def free(self) -> bool:
        """Whether somebody new may sit here: nobody does, or a bot that keeps it for nobody."""
        return self.kind == "empty" or (self.kind == "bot" and self.lock is None)

    def told(self, seat: int, here: bool) -> dict[str, Any]:
        """What everybody may know of the chair."""
        return {"seat": seat, "kind": self.kind, "name": self.name, "level": self.level, "here": here}


def locked(secret: str) -> str:
    """The hash under which a secret is kept: a log that is read by somebody gives no seat away."""
    return hashlib.sha256(secret.encode()).hexdigest()


def unlocks(secret: str, lock: str) -> bool:
    """Whether the lock was made of this secret; takes the same time for every wrong one."""
    return hmac.compare_digest(lock, locked(secret))


def clean_name(name: str) -> str:
    """A name without control characters and spare blanks. Raises ``Refused`` when nothing is left or it is too long."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not shown:
        raise Refused("refuse-name-empty")
    if len(shown) > NAME_LENGTH:
        raise Refused("refuse-name-long", most=NAME_LENGTH)
    return shown
