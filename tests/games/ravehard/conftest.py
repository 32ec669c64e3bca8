"""No rulebook test of Ravehard may end in the middle of an effect without saying so."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.games.ravehard.language import TABLES


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """The last question of every table is a turn, or the test named it with `asks`."""
    TABLES.clear()
    yield
    for table in TABLES:
        assert not table.is_waiting, f"left open at the end of the test: {table.asked}"
