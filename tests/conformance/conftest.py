"""Failed assertions of the watches are shown with their values, like those of tests."""

import pytest

from semyorka.games import GAMES

pytest.register_assert_rewrite(
    "tests.conformance.conformance", *(f"tests.conformance.watch_{game}" for game in GAMES)
)  # fmt: skip
