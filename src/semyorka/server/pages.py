"""The browser's program, as the build left it in ``static``: files, and the page that every other address shows."""

import gzip
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

STATIC = Path(__file__).parent.parent / "static"

#: Text that is worth compressing.
TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

#: For every answer.
COMMON_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


@dataclass(frozen=True, slots=True)
class Page:
    """A file ready to be sent: its bytes, the same compressed (None where that is not worth it), and its headers."""

    body: bytes
    packed: bytes | None
    tag: str
    headers: Mapping[str, str]


class Shelf:
    """The files of a folder, read when they are asked for first and again when they have changed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._pages: dict[Path, tuple[int, Page]] = {}

    def page(self, address: str) -> Page | None:
        """The file of an address, or the program where the address names none; None when there is no such file."""
        parts = [part for part in address.split("/") if part]
        if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        found = self._file(self.folder.joinpath(*parts)) if parts else None
        if found is None and not (parts and (parts[0] == "assets" or "." in parts[-1])):
            found = self._file(self.folder / "index.html")
        return found

    def _file(self, path: Path) -> Page | None:
        try:
            if not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
            known = self._pages.get(path)
            if known is None or known[0] != changed:
                known = self._pages[path] = changed, ready(path, path.read_bytes())
            return known[1]
        except OSError:
            return None


def ready(path: Path, body: bytes) -> Page:
    """A file's bytes with what belongs to them."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith(TEXT)
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if text else kind,
        "Cache-Control": FOREVER if path.parent.name == "assets" else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) > 500 else None
    return Page(body, packed, f'"{sha256(body).hexdigest()[:20]}"', headers)


def policy(host: str | None) -> str:
    """The Content-Security-Policy of a page asked for at this host: everything from here, the socket too."""
    sockets = f" ws://{host} wss://{host}" if host and re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
    return (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
