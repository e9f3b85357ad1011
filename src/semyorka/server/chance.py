"""Where deals, lots and secrets come from: the operating system's randomness."""

import secrets


class SystemChance:
    """Randomness that nobody can foresee; what ``tables.commands.Chance`` asks for."""

    def seed(self) -> bytes:
        return secrets.token_bytes(32)


def new_secret() -> str:
    """A secret of 192 bits, fit for an address."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public id of a table."""
    return secrets.token_urlsafe(9)
