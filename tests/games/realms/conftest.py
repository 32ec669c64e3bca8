"""No rulebook test of Fantastyczne światy may end in the middle of a question without saying so."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.games.realms.language import TABLES


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """The last question of every table is a new turn or a new trade, or the test named it with `asks`."""
    TABLES.clear()
    yield
    for table in TABLES:
        assert not table.is_waiting(), f"left open at the end of the test: {table.questions}"
