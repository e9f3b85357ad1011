"""Reviews on disk, beside the log: the records whose reviews were asked for, and the reviews that are ready."""

import logging
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

#: How many reviews are kept; the oldest go first. In memory each may have a few megabytes.
KEPT_ON_DISK, KEPT_IN_MEMORY = 500, 30
ASKED, READY = ".txt", ".json"


class KeptReviews:
    """Texts by the id of a review: the record that was ``asked`` for, and the review that is ``ready`` (JSON).

    In a ``folder`` of their own, where a server started anew finds them; with None in memory. What cannot be written to
    the disk is kept in memory.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.memory: dict[str, bytes] = {}

    def asked(self, id: str) -> str | None:
        """The record whose review was asked for and is not ready, None when there is none of this id."""
        found = self._read(id + ASKED)
        return None if found is None else found.decode()

    def ready(self, id: str) -> bytes | None:
        """The review that is ready, None when there is none of this id."""
        return self._read(id + READY)

    def ask(self, id: str, record: str) -> None:
        """Remember that the review of a record was asked for."""
        self._write(id + ASKED, record.encode())

    def finish(self, id: str, review: bytes) -> None:
        """Keep a review that is ready, and let the oldest go where there are too many."""
        self._write(id + READY, review)
        self.forget(id)
        for name in self._names(READY)[: -KEPT_IN_MEMORY if self.folder is None else -KEPT_ON_DISK]:
            self._remove(name)

    def forget(self, id: str) -> None:
        """Forget that a review was asked for."""
        self._remove(id + ASKED)

    def left(self) -> list[str]:
        """The ids of the reviews that were asked for and are not ready, the oldest first."""
        return [name.removesuffix(ASKED) for name in self._names(ASKED)]

    # ---- Files ---------------------------------------------------------------------------------------------

    def _names(self, end: str) -> list[str]:
        """What is kept under names with this end, the oldest first."""
        found = [(0.0, name) for name in self.memory if name.endswith(end)]
        with suppress(OSError):
            paths = [] if self.folder is None else list(self.folder.glob(f"*{end}"))
            found += sorted((path.stat().st_mtime, path.name) for path in paths)
        return [name for _, name in found]

    def _read(self, name: str) -> bytes | None:
        if name in self.memory or self.folder is None:
            return self.memory.get(name)
        try:
            return (self.folder / name).read_bytes()
        except OSError:
            return None

    def _write(self, name: str, text: bytes) -> None:
        """Write it whole or not at all."""
        if self.folder is not None:
            try:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                half = self.folder / f"{name}.part"
                half.write_bytes(text)
                half.replace(self.folder / name)
                return
            except OSError as error:
                log.warning("a review cannot be written to %s (%s)", self.folder, error)
        self.memory[name] = text

    def _remove(self, name: str) -> None:
        self.memory.pop(name, None)
        if self.folder is not None:
            with suppress(OSError):
                (self.folder / name).unlink(missing_ok=True)
