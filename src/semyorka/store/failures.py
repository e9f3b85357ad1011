"""What can go wrong with the log, and how a driver's error is read."""

from sqlalchemy.exc import DBAPIError

#: The beginning of SQLite's name of an error, and our word for it; the first that fits.
REASONS = {
    "SQLITE_READONLY": "read-only",
    "SQLITE_IOERR_LOCK": "read-only",  # a file that may not be written cannot be locked for writing either
    "SQLITE_NOTADB": "no-database",
    "SQLITE_CORRUPT": "broken",
    "SQLITE_BUSY": "in-use",
    "SQLITE_LOCKED": "in-use",
    "SQLITE_FULL": "full",
    "SQLITE_CANTOPEN": "no-place",
}


class Conflict(Exception):
    """An entry of that number is in the log already: somebody else wrote there, and what was decided is out of date."""


class StorageFailed(Exception):
    """The log could not be read or written, and nothing in it has changed.

    ``reason`` is one of ``read-only``, ``no-database``, ``broken``, ``in-use``, ``full``, ``no-place``, ``disk``;
    ``detail`` what the driver or the system said.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail

    @classmethod
    def of(cls, error: Exception) -> "StorageFailed":
        """A driver's or the system's error as this one."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        name = str(getattr(cause, "sqlite_errorname", ""))
        reason = next((word for start, word in REASONS.items() if name.startswith(start)), "disk")
        if isinstance(error, OSError):
            reason = "no-place"
        return cls(reason, str(cause).splitlines()[0] if str(cause) else type(error).__name__)
