"""docs/rulings/karmaka.md against the tests: every ruling names tests, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from pentakl.games.karmaka.cards import NAMES

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rulings" / "karmaka.md").read_text(encoding="utf-8")


def written_tests() -> set[str]:
    """The names of all tests of Karmaka."""
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


def test_every_ruling_of_the_page_names_a_test() -> None:
    rows = [row for part in re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE) for row in rulings(part)]
    assert len(rows) > 40
    for row in rows:
        assert "`test_" in row[-1], f"no test pins this ruling: {row[0]}"


def test_the_page_holds_all_twenty_questions_and_the_five_that_stand_above_them() -> None:
    assert [row[0] for row in rulings("The twenty open questions")] == [str(i) for i in range(1, 21)]
    assert [row[0] for row in rulings("Five that stand above the others")] == [str(i) for i in range(1, 6)]


def test_every_card_has_tests_that_bear_its_name() -> None:
    tests = written_tests()
    untested = [name for name in NAMES if not any(test.startswith(f"test_{name}_") for test in tests)]
    assert untested == []
