"""docs/rulings/<game>.md against the tests of that game, for every game that there is."""

from __future__ import annotations

import pytest

from pentakl.games import keys
from tests.games.rulings_page import RulingsPage


@pytest.mark.parametrize("game", keys())
def test_every_ruling_names_a_test_and_every_test_that_is_named_exists(game: str) -> None:
    page = RulingsPage(game)
    assert page.all_rulings, f"docs/rulings/{game}.md has no table of rulings"
    assert page.unpinned == []
    assert page.named - page.written == set()
