"""Failed assertions of the watches are shown with their values, like those of tests."""

import pytest

pytest.register_assert_rewrite("tests.conformance.conformance", "tests.conformance.watch_pitch")
