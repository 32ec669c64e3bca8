"""No rulebook test of Karmaka may end in the middle of an effect without saying so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.karmaka.language import TABLES


@pytest.fixture(autouse=True)
def no_question_is_left_open() -> Iterator[None]:
    """The last question of every table is a new turn, or the test named it with `asks`."""
    TABLES.clear()
    yield
    for table in TABLES:
        assert not table.is_waiting, f"left open at the end of the test: {table.question}"
