"""The arrows between the layers: core <- games <- bots <- sitting <- server, lab, cli; none points back.

The layers up to the sitting use only the standard library, and of it nothing that reads a clock, does input or
output, or draws random numbers: the same files run interpreted, compiled, and inside the browser.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import pentakl

SOURCES = Path(pentakl.__file__).parent

PURE = ("core", "games", "bots", "sitting")
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "sitting": {"core", "games", "bots", "sitting"},
    # Turns the engine's keys into sentences; for every layer that shows texts to people.
    "words": {"core", "words"},
    "server": {"core", "games", "bots", "sitting", "words", "server"},
    "lab": {"core", "games", "bots", "sitting", "words", "lab"},
    "terminal": {"core", "games", "bots", "sitting", "words", "terminal"},
    # Programs that a person starts may use everything.
    "cli": {"core", "games", "bots", "sitting", "words", "server", "lab", "terminal", "cli"},
    "__init__": {"_engine", "core", "games"},
    "_engine": {"core"},
}
"""Each layer, and the layers that it may import."""

ALLOWED_MODULES = {
    "__future__": "a switch of the compiler",
    "abc": "types only",
    "array": "plain data",
    "bisect": "pure functions",
    "collections": "plain data",
    "collections.abc": "types only",
    "dataclasses": "plain data",
    "difflib": "pure functions",
    "enum": "plain data",
    "functools": "pure functions",
    "hashlib": "chance and digests",
    "heapq": "pure functions",
    "importlib.resources": "a package's own texts and printed facts, which travel with its code",
    "itertools": "pure functions",
    "json": "documents to and from text; files are opened elsewhere",
    "math": "pure functions",
    "operator": "pure functions",
    "re": "pure functions",
    "types": "types only",
    "typing": "types only",
    "unicodedata": "pure functions",
}
"""What a pure layer may import from the standard library, each with the reason why it is harmless."""

ALLOWED_FILES = {
    "core/game.py": {"sys"},  # a pickled game names its rules, whose module is then loaded
    "games/__init__.py": {"importlib", "importlib.util", "pkgutil"},  # finds games by looking which modules exist
}
"""Exceptions for one file each."""

ONLY_FOR_TYPES = {"mypy_extensions"}
"""Allowed under `if TYPE_CHECKING:` alone, so that nothing is imported at run time: native ints."""

FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "compile", "breakpoint", "__import__"}


class Import(NamedTuple):
    module: str
    line: int
    only_for_types: bool


def imports_of(tree: ast.AST, only_for_types: bool = False) -> Iterator[Import]:
    """All imports of a file, also in functions; `from pentakl import bots` is taken as `pentakl.bots`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, only_for_types)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            if module in ("pentakl", "pentakl.games"):
                for alias in node.names:
                    yield Import(f"{module}.{alias.name}", node.lineno, only_for_types)
            else:
                yield Import(module, node.lineno, only_for_types)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for branch in node.body:
                yield from imports_of(ast.Module([branch], []), only_for_types=True)
            for branch in node.orelse:
                yield from imports_of(ast.Module([branch], []), only_for_types)
        else:
            yield from imports_of(node, only_for_types)


def faults_in(package: Path) -> list[str]:
    """The forbidden imports in a package tree, one sentence each."""
    faults = []
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        layer = file.split("/")[0].removesuffix(".py")
        tree = ast.parse(path.read_text(encoding="utf-8"), file)
        if layer not in MAY_IMPORT:
            faults.append(f"{file}: there is no layer '{layer}'; give it its arrows in tests/test_layers.py")
            continue
        for found in imports_of(tree):
            reason = _fault_of(file, layer, found)
            if reason:
                faults.append(f"{file}:{found.line}: {reason}")
        if layer in PURE:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in FORBIDDEN_CALLS:
                    faults.append(f"{file}:{node.lineno}: calls {ast.unparse(node.func)}()")
    return faults


def _fault_of(file: str, layer: str, found: Import) -> str:
    parts = found.module.split(".")
    if parts[0] == "":
        return "relative import; name the module in full"
    if parts[0] == "pentakl":
        target = parts[1] if len(parts) > 1 else "__init__"
        # `from pentakl import load` names the package itself.
        if target not in MAY_IMPORT:
            target = "__init__"
        if target == "__init__" and layer not in PURE:
            return ""
        if target not in MAY_IMPORT[layer]:
            return f"{layer} must not import {target}"
        return _fault_between_games(file, parts) if layer == "games" and target == "games" else ""
    if layer not in PURE or found.module in ALLOWED_MODULES or found.module in ALLOWED_FILES.get(file, ()):
        return ""
    if found.only_for_types and found.module in ONLY_FOR_TYPES:
        return ""
    return f"{layer} must not import {found.module}"


def _fault_between_games(file: str, parts: list[str]) -> str:
    inside = file.split("/")[1:-1]
    if not inside:
        return ""  # the registry itself knows every game
    if len(parts) < 3 or parts[2] != inside[0]:
        return f"{inside[0]} must not import {'.'.join(parts)}: what two games share belongs to core"
    return ""


def test_imports_point_one_way() -> None:
    assert faults_in(SOURCES) == []


@pytest.mark.parametrize(
    ("file", "source", "fault"),
    [
        ("core/wrong.py", "import random", "core must not import random"),
        ("core/wrong.py", "from time import monotonic", "core must not import time"),
        ("core/wrong.py", "import os.path", "core must not import os.path"),
        ("core/wrong.py", "def f():\n    import asyncio", "core must not import asyncio"),
        ("core/wrong.py", "import numpy", "core must not import numpy"),
        ("core/wrong.py", "from mypy_extensions import i64", "core must not import mypy_extensions"),
        ("core/wrong.py", "from pentakl.games import load", "core must not import games"),
        ("core/wrong.py", "from pentakl import load", "core must not import __init__"),
        ("core/wrong.py", "import pentakl", "core must not import __init__"),
        ("core/wrong.py", "from pentakl import bots", "core must not import bots"),
        ("core/wrong.py", "from . import flow", "relative import"),
        ("core/wrong.py", "open('cards.json')", "calls open()"),
        ("core/wrong.py", "import importlib", "core must not import importlib"),
        ("games/karmaka/wrong.py", "from pentakl.bots import greedy", "games must not import bots"),
        ("games/karmaka/wrong.py", "from pentakl.games.eter import rules", "karmaka must not import"),
        ("games/karmaka/wrong.py", "from pentakl.games import eter", "karmaka must not import"),
        ("games/karmaka/wrong.py", "from pentakl.games import load", "karmaka must not import"),
        ("games/wrong.py", "import pkgutil", "games must not import pkgutil"),
        ("games/karmaka/wrong.py", "from pentakl.words import Words", "games must not import words"),
        ("bots/wrong.py", "from pentakl.sitting import seats", "bots must not import sitting"),
        ("sitting/wrong.py", "import datetime", "sitting must not import datetime"),
        ("sitting/wrong.py", "from pentakl.server import app", "sitting must not import server"),
        ("server/wrong.py", "from pentakl.cli import main", "server must not import cli"),
        ("lab/wrong.py", "import pentakl.server.app", "lab must not import server"),
        ("utils.py", "", "there is no layer 'utils'"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, source: str, fault: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source)

    (found,) = faults_in(tmp_path)

    assert found.startswith(file)
    assert fault in found


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/right.py", "import json\nfrom typing import Final\nfrom pentakl.core.flow import Choice"),
        ("core/right.py", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("games/karmaka/right.py", "from pentakl.core import flow\nfrom pentakl.games.karmaka import cards"),
        ("games/__init__.py", "import importlib, pkgutil\nimport pentakl.games.karmaka"),
        ("server/right.py", "import asyncio, litestar, pentakl\nfrom pentakl.sitting import seats\nprint()"),
        ("cli/lab.py", "from pentakl import lab, load\nfrom pentakl.server import app\nimport rich"),
    ],
)
def test_an_allowed_import_is_not_reported(tmp_path: Path, file: str, source: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source)

    assert faults_in(tmp_path) == []
