"""For all tests: a browser goes last, and in CI nothing is skipped."""

import os
from collections.abc import Generator
from typing import Any

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright's event loop runs from its first test to the end, and no asynchronous test can run in it."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


def refuse_to_skip(report: Any) -> Any:
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"skipped, and CI skips nothing: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    return refuse_to_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    return refuse_to_skip((yield))
