"""docs/rulings/cardia.md has all its rulings; see also tests/games/test_rulings_pages.py."""

from __future__ import annotations

import pentakl
from pentakl.games.cardia.locations import LOCATIONS
from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("cardia")


def test_no_ruling_is_lost() -> None:
    assert len(PAGE.all_rulings) >= 51


def test_every_test_of_a_ruling_is_named_on_the_page() -> None:
    tests = {name for name in PAGE.written if name.startswith(("test_ruling_", "test_example_"))}
    assert tests - PAGE.named == set()


def test_the_page_holds_all_questions_and_the_six_that_stand_above_them() -> None:
    assert PAGE.questions("The open questions") == numbers(32)
    assert PAGE.questions("Six rulings that override the others") == numbers(6)


def test_every_card_and_location_has_tests_that_bear_its_name() -> None:
    assert PAGE.without_tests([*pentakl.load("cardia").rules.cards, *LOCATIONS]) == []
