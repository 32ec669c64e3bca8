"""docs/rulings/realms.md against the tests: every ruling names tests, and every test that it names exists."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("realms")


def test_every_ruling_names_a_test_and_every_test_that_is_named_exists() -> None:
    PAGE.check(fewest_rulings=60)


def test_every_test_of_a_ruling_is_named_on_the_page() -> None:
    """test_rulings.py holds nothing but rulings."""
    pinned = ast.parse((Path(__file__).parent / "test_rulings.py").read_text(encoding="utf-8")).body
    tests = {node.name for node in pinned if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    assert tests - PAGE.named == set()


def test_the_page_holds_all_twenty_questions() -> None:
    assert PAGE.questions("The twenty open questions") == numbers(20)
