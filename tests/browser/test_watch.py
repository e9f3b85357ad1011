"""The watch over a browser complains of what fails, and not of what a page lets go when it is left."""

import pytest
from playwright.sync_api import Browser, Request, Route

from tests.browser.people import LET_GO, Watch, context_of
from tests.serving import Serving


def test_what_a_page_lets_go_when_it_is_loaded_again_is_no_failure(browser: Browser, server: Serving) -> None:
    with context_of(browser, server.address) as context:
        watch = Watch(context, server.address)
        page = context.new_page()
        page.goto("/")
        held: list[Route] = []
        page.route("**/held", lambda route: held.append(route))  # never answered
        with page.expect_request("**/held"):
            page.evaluate("void fetch('/held').catch(() => {})")
        with page.expect_event("requestfailed") as failed:
            page.reload()
        request: Request = failed.value
        assert request.failure == LET_GO
        assert watch.complaints == []


@pytest.mark.parametrize("reason", ["connectionrefused", "connectionreset", "failed", "timedout"])
def test_a_request_that_fails_is_a_complaint(browser: Browser, server: Serving, reason: str) -> None:
    with context_of(browser, server.address) as context:
        watch = Watch(context, server.address)
        page = context.new_page()
        page.goto("/")
        page.route("**/lost", lambda route: route.abort(reason))
        with page.expect_event("requestfailed"):
            page.evaluate("fetch('/lost').catch(() => {})")
        assert any(complaint.startswith(f"request failed: {server.address}/lost") for complaint in watch.complaints)


def test_a_request_to_somebody_else_is_a_complaint(browser: Browser, server: Serving) -> None:
    with context_of(browser, server.address) as context:
        watch = Watch(context, server.address)
        page = context.new_page()
        page.route("**/nowhere", lambda route: route.fulfill(body=""))
        page.goto("http://localhost:1/nowhere")
        assert watch.complaints == ["a request to somebody else: http://localhost:1/nowhere"]
