"""docs/rulings/karmaka.md against the tests: every ruling names tests, and every test that it names exists."""

from __future__ import annotations

from pentakl.games.karmaka.cards import NAMES
from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("karmaka")


def test_every_ruling_names_a_test_and_every_test_that_is_named_exists() -> None:
    PAGE.check(fewest_rulings=41)


def test_the_page_holds_all_twenty_questions_and_the_five_that_stand_above_them() -> None:
    assert PAGE.questions("The twenty open questions") == numbers(20)
    assert PAGE.questions("Five that stand above the others") == numbers(5)


def test_every_card_has_tests_that_bear_its_name() -> None:
    assert PAGE.without_tests(list(NAMES)) == []
