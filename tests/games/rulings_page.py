"""The rulings page of a game, docs/rulings/<game>.md, beside the tests of that game.

Knows how such a page is written: headings, tables, and in the last column of every row the tests that pin it.
Knows no game. Every page is checked by test_rulings_pages.py; a game's own tests check what else its page must contain.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rulings"


class RulingsPage:
    """One game's page and the names of all its tests."""

    def __init__(self, game: str) -> None:
        self.text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
        self.named = set(re.findall(r"`(test_\w+)`", self.text))
        self.written = {
            node.name
            for path in (HERE / game).glob("test_*.py")
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        }

    def rulings(self, part: str) -> list[list[str]]:
        """The rows of the table under a heading, each as its cells."""
        (_, _, text) = self.text.partition(f"## {part}\n")
        rows = re.findall(r"^\|(.+)\|$", text.partition("\n## ")[0], flags=re.MULTILINE)
        return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]

    def questions(self, part: str) -> list[str]:
        """The first cells under a heading: the numbers of the questions where they are numbered."""
        return [row[0] for row in self.rulings(part)]

    @property
    def all_rulings(self) -> list[list[str]]:
        """The rows of all tables of the page."""
        return [row for part in re.findall(r"^## (.+)$", self.text, flags=re.MULTILINE) for row in self.rulings(part)]

    @property
    def unpinned(self) -> list[str]:
        """The first cells of rulings that name no test."""
        return [row[0] for row in self.all_rulings if "`test_" not in row[-1]]

    def without_tests(self, names: list[str]) -> list[str]:
        """Those of these names that are not names of tests."""
        return [name for name in names if not any(test.startswith(f"test_{name}_") for test in self.written)]


def numbers(most: int) -> list[str]:
    """The numbers of numbered questions, as a page writes them."""
    return [str(number) for number in range(1, most + 1)]
