"""docs/rulings/ravehard.md has all its rulings; see also tests/games/test_rulings_pages.py."""

from __future__ import annotations

from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("ravehard")


def test_no_ruling_is_lost() -> None:
    assert PAGE.questions("The rulebook's open questions") == [f"A{number}" for number in numbers(98)]


def test_every_ruling_names_tests_that_exist() -> None:
    assert PAGE.unpinned == []
    assert PAGE.named - PAGE.written == set()
