"""What people's browsers are: phones and laptops, two languages, and a watch over everything that goes wrong in one."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from semyorka.words import say

Size = tuple[int, int]

SIZES: dict[str, Size] = {"small": (360, 640), "phone": (390, 844), "sideways": (844, 390), "laptop": (1280, 800)}
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
WAIT = 20_000.0
LET_GO = "net::ERR_ABORTED"


def context_of(
    browser: Browser,
    address: str,
    device: str = "laptop",
    language: str = "ru",
    *,
    motion: str | None = "none",
    **more: Any,
) -> BrowserContext:
    """A browser as a person has one: nothing kept but how cards move (None: not chosen). It waits 20 s at most."""
    width, height = SIZES[device]
    touch = device != "laptop"
    context = browser.new_context(
        **{
            "base_url": address,
            "locale": LOCALES[language],
            "viewport": {"width": width, "height": height},
            "has_touch": touch,
            "is_mobile": touch,
            **more,
        }
    )
    context.set_default_timeout(WAIT)
    kept = json.dumps({"motion": motion, "sounds": False})
    script = f"if (location.origin !== 'null') localStorage['semyorka.settings'] ??= {json.dumps(kept)}"
    context.add_init_script(script)
    return context


def way_in(page: Page, language: str, key: str = "ui-play-bots", game: str = "pitch") -> Locator:
    """What leads from the lobby to a game: its button of this text."""
    name = f"{say(language, key)}: {say(language, f'game-{game}')}"
    return page.get_by_role("link" if key == "ui-play" else "button", name=name, exact=True)


class Watch:
    """Collects what must not be, in all pages of a context: ``complaints``."""

    def __init__(self, context: BrowserContext, address: str, expect: tuple[str, ...] = ()) -> None:
        self.complaints: list[str] = []
        self.host = urlsplit(address).netloc
        self.expect = expect
        context.on("console", self._said)
        context.on("weberror", lambda error: self._complain(f"exception: {error.error}"))
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("page", lambda page: page.on("websocket", self._called))

    def _complain(self, text: str) -> None:
        if not any(piece in text for piece in self.expect):
            self.complaints.append(text)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        self._only_ours(request.url)

    def _called(self, socket: WebSocket) -> None:
        self._only_ours(socket.url)

    def _only_ours(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self._complain(f"a request to somebody else: {url}")

    def _failed(self, request: Request) -> None:
        # A page that is left or loaded again lets go of what it still waits for; nobody failed it.
        if request.failure != LET_GO:
            self._complain(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"status {response.status}: {response.url}")


def listen(page: Page) -> list[str]:
    """Everything that the page's sockets receive from now on."""
    heard: list[str] = []

    def keep(payload: str | bytes) -> None:
        heard.append(payload if isinstance(payload, str) else payload.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return heard
