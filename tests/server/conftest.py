"""For tests of the server: one in a thread, one in a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Hosted
from tests.serving import Serving


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    """A server in a thread, its tables at a hundredth of their time."""
    server = Hosted(tmp_path)
    yield server
    server.close()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server in a process of its own."""
    with Serving(tmp_path / "data") as server:
        yield server
