"""The examples in the docstrings run, read from the sources so that a compiled engine is tried too."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "src" / "pentakl" / "games" / "realms"


@pytest.mark.parametrize("module", ["best", "cards", "effects", "names", "scoring", "settle", "words"])
def test_the_examples_of_a_module_run(module: str) -> None:
    names = vars(import_module(f"pentakl.games.realms.{module}"))
    result = doctest.testfile(str(SOURCES / f"{module}.py"), module_relative=False, globs=dict(names), encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
