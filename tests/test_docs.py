"""The examples in docs and docstrings run, and what the docs name is there."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = sorted(ROOT.glob("docs/**/*.md"))
# doctest cannot read docstrings out of a compiled module, so the sources are run as text.
EXAMPLES = [path for path in sorted((ROOT / "src").rglob("*.py")) if ">>> " in path.read_text()]


@pytest.mark.parametrize("path", [*DOCS, *EXAMPLES], ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run(path: Path) -> None:
    names: dict[str, object] = {}
    if path.suffix == ".py":
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        names = vars(importlib.import_module(module)).copy()
    for text in docstrings(path) if path.suffix == ".py" else [path.read_text()]:
        test = doctest.DocTestParser().get_doctest(text, names.copy(), path.name, str(path), 0)
        said: list[str] = []
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
        assert result.failed == 0, "".join(said)


def docstrings(path: Path) -> list[str]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, documented)]
    return [text for text in map(ast.get_docstring, nodes) if text]


@pytest.mark.parametrize("path", [ROOT / "README.md", *DOCS], ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} points to {target}"
