"""The examples in the docstrings run, read from the sources so that a compiled engine is tried too."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "src" / "pentakl" / "games" / "realms"


@pytest.mark.parametrize("module", ["best", "cards", "effects", "names", "scoring", "scoring_steps", "words"])
def test_the_examples_of_a_module_run(module: str) -> None:
    names = vars(import_module(f"pentakl.games.realms.{module}"))
    runner = doctest.DocTestRunner()
    for part in ast.walk(ast.parse((SOURCES / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(part, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(part)):
            runner.run(doctest.DocTestParser().get_doctest(text, dict(names), part.name, module, part.lineno))
    assert runner.tries > 0
    assert runner.failures == 0
