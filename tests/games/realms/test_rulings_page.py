"""docs/rulings/realms.md has all its rulings; see also tests/games/test_rulings_pages.py."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("realms")


def test_no_ruling_is_lost() -> None:
    assert len(PAGE.all_rulings) >= 60


def test_every_test_of_a_ruling_is_named_on_the_page() -> None:
    """test_rulings.py contains only rulings."""
    pinned = ast.parse((Path(__file__).parent / "test_rulings.py").read_text(encoding="utf-8")).body
    tests = {node.name for node in pinned if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    assert tests - PAGE.named == set()


def test_the_page_holds_all_twenty_questions() -> None:
    assert PAGE.questions("The twenty open questions") == numbers(20)
