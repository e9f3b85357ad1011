"""Failed assertions of the tables are shown with their values, like those of tests."""

import pytest

pytest.register_assert_rewrite("tests.rulebook.pitch_table", "tests.rulebook.three_tables")
