"""The golden playthroughs: the engine plays recorded games the same way until a new rules version changes them."""

from __future__ import annotations

import pytest

from pentakl.games import keys
from tests.playthroughs.write import kept, played


@pytest.mark.once
@pytest.mark.parametrize("key", keys())
def test_the_golden_playthroughs_are_what_the_engine_plays(key: str) -> None:
    """`python -m tests.playthroughs.write` renews them; read the difference before you commit it."""
    assert played(key) == kept(key)
