"""docs/rulings/karmaka.md has all its rulings; see also tests/games/test_rulings_pages.py."""

from __future__ import annotations

from pentakl.games.karmaka.cards import NAMES
from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("karmaka")


def test_no_ruling_is_lost() -> None:
    assert len(PAGE.all_rulings) >= 41


def test_the_page_holds_all_twenty_questions_and_the_five_that_stand_above_them() -> None:
    assert PAGE.questions("The twenty open questions") == numbers(20)
    assert PAGE.questions("Five rulings that override the others") == numbers(5)


def test_every_card_has_tests_that_bear_its_name() -> None:
    assert PAGE.without_tests(list(NAMES)) == []
