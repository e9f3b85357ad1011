"""A real Chromium, a server for all tests, and people whose pages are watched for every fault."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright

from tests.browser.people import Watch, context_of
from tests.serving import Serving

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome")
PICTURES = Path(__file__).parents[2] / "build" / "browser"
REPORT = pytest.StashKey[bool]()

People = Callable[..., BrowserContext]


def chromium(own: str) -> str:
    """The path of Chromium: the machine's, else Playwright's ``own``. RuntimeError where there is neither."""
    found = next(filter(None, map(shutil.which, NAMES)), None) or (own if Path(own).exists() else None)
    if not found:
        raise RuntimeError(
            "the tests in a browser need Chromium: on Debian `apt-get install chromium`, "
            "elsewhere `./dev uv run playwright install chromium`"
        )
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(playwright.chromium.executable_path), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One for all tests that do not end it. Bots think, and tricks lie, a fiftieth of what is usual.

    What is dealt follows from SEMYORKA_TEST_CHANCE, so that what a test finds it finds again.
    """
    chance = os.environ.get("SEMYORKA_TEST_CHANCE", "7")
    with Serving(tmp_path_factory.mktemp("browser") / "tables", pace_scale=0.02, chance=chance) as serving:
        yield serving


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    item.stash[REPORT] = item.stash.get(REPORT, False) or report.failed
    return report


@pytest.fixture
def people(browser: Browser, server: Serving, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes browsers of different people: ``people("phone", "ru")`` is a context of its own.

    When the test ends, each must have been without an error on the console, without an exception, without a request
    that failed and without one to anybody but the server. ``expect=("a piece", …)`` lets complaints with it pass.
    """
    made: list[tuple[BrowserContext, Watch]] = []

    def person(
        device: str = "laptop",
        language: str = "ru",
        *,
        at: Serving | None = None,
        expect: tuple[str, ...] = (),
        **more: Any,
    ) -> BrowserContext:
        address = (at or server).address
        context = context_of(browser, address, device, language, **more)
        made.append((context, Watch(context, address, expect)))
        return context

    yield person
    if request.node.stash.get(REPORT, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        pages = [page for context, _ in made for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    complaints = [complaint for _, watch in made for complaint in watch.complaints]
    for context, _ in made:
        context.close()
    assert not complaints
