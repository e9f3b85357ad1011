"""Who may knock: pages of this server only, and nobody too often.

A seat is proved by its secret, never by a cookie or an address, so a foreign page could do no more than a stranger can.
It is kept out all the same: what a person's browser does here, the person shall have meant.
"""

from collections.abc import Callable
from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def own_page(origin: str | None, host: str | None) -> bool:
    """Whether a request with these headers comes from a page of this server, or from no page at all."""
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
        usual = USUAL_PORTS.get(page.scheme)
        here = urlsplit(f"//{host or ''}")
        return bool(page.hostname) and (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except ValueError:
        return False


class Bucket:
    """Lets ``rate`` things a second through, and ``burst`` at once after a silence. ``clock`` gives seconds."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = float(burst)
        self.seen = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
