"""docs/rulings/cardia.md against the tests: every ruling names tests, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pentakl
from pentakl.games.cardia.locations import LOCATIONS

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rulings" / "cardia.md").read_text(encoding="utf-8")


def written_tests() -> set[str]:
    """The names of all tests of Cardia."""
    return {
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rulings(part: str) -> list[list[str]]:
    """The rows of the table under a heading, each as its cells."""
    (_, _, text) = PAGE.partition(f"## {part}\n")
    rows = re.findall(r"^\|(.+)\|$", text.partition("\n## ")[0], flags=re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert named
    assert named - written_tests() == set()


def test_every_test_of_a_ruling_is_named_on_the_page() -> None:
    tests = {name for name in written_tests() if name.startswith(("test_ruling_", "test_example_"))}
    assert tests - set(re.findall(r"`(test_\w+)`", PAGE)) == set()


def test_every_ruling_of_the_page_names_a_test() -> None:
    rows = [row for part in re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE) for row in rulings(part)]
    assert len(rows) > 50
    for row in rows:
        assert "`test_" in row[-1], f"no test pins this ruling: {row[0]}"


def test_the_page_holds_all_questions_and_the_six_that_stand_above_them() -> None:
    assert [row[0] for row in rulings("The open questions")] == [str(i) for i in range(1, 33)]
    assert [row[0] for row in rulings("Six that stand above the others")] == [str(i) for i in range(1, 7)]


def test_every_card_and_location_has_tests_that_bear_its_name() -> None:
    tests = written_tests()
    names = [*pentakl.load("cardia").rules.cards, *LOCATIONS]
    untested = [name for name in names if not any(test.startswith(f"test_{name}_") for test in tests)]
    assert untested == []
