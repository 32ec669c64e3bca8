"""Two builds of one source: which of them runs, how a build is named, and that both play the same games.

The small engine here is compiled in a checkout of its own; this one is never touched.
"""

from __future__ import annotations

import ast
import builtins
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import pytest

from pentakl._engine import MYPY_VERSION, NOTICE, builds_directory, engine_files, fingerprint, is_compiled
from pentakl.games import keys

CHECKOUT = Path(__file__).resolve().parent.parent

SMALL_ENGINE = {
    "core/__init__.py": '"""A small engine."""\n',
    "core/cards.py": """
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import i64
class Card:
    __slots__ = ("value",)
    value: i64
    def __init__(self, value: i64) -> None:
        self.value = value
""",
    "games/__init__.py": """
from __future__ import annotations
from importlib.resources import files
from pentakl.games.total import total_of
def motto() -> str:
    return files(__name__).joinpath("text", "motto.ftl").read_text().strip()
def sum_of(values: list[int]) -> int:
    return total_of(values)
""",
    "games/total.py": """
from __future__ import annotations
from pentakl.core.cards import Card
def total_of(values: list[int]) -> int:
    cards = [Card(value) for value in values]
    return sum([int(card.value) for card in cards])
""",
    "games/text/motto.ftl": "one table\n",
}
REPORT = """
import inspect, pentakl
from pentakl.games import motto, sum_of, total
print(pentakl.engine_build(), inspect.isbuiltin(total.total_of), motto(), sum_of([3, 4]))
"""
INTERPRETED = "interpreted False one table 7"
COMPILED = "compiled True one table 7"


def small_checkout(root: Path) -> Path:
    package = root / "src" / "pentakl"
    for file, source in SMALL_ENGINE.items():
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text(source)
    for file in ("__init__.py", "_engine.py"):
        shutil.copyfile(CHECKOUT / "src" / "pentakl" / file, package / file)
    (root / "pyproject.toml").touch()
    return root


def environment(checkout: Path, engine: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout / "src"), "PENTAKL_ENGINE": engine}


def report(checkout: Path, engine: str) -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter says about the engine that it loads."""
    command = [sys.executable, "-c", REPORT]
    env = environment(checkout, engine)
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def start_compiling(checkout: Path, path: str | None = None) -> subprocess.Popen[str]:
    env = environment(checkout, "interpreted")
    env.pop("CC", None)
    if path is not None:
        env["PATH"] = path
    command = [sys.executable, str(CHECKOUT / "tools" / "compile_engine.py"), str(checkout)]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def finish(runs: Iterable[subprocess.Popen[str]]) -> list[str]:
    """What the runs print, once all of them have ended well."""
    ended = [(run.communicate()[0], run.returncode) for run in runs]
    assert [code for _, code in ended] == [0] * len(ended), ended
    return [output for output, _ in ended]


def builds(checkout: Path) -> list[str]:
    return sorted(each.name for each in builds_directory(checkout).iterdir())


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return small_checkout(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with its build, made by two runs at the same time; nobody changes it."""
    checkout = small_checkout(tmp_path_factory.mktemp("compiled"))
    finish([start_compiling(checkout), start_compiling(checkout)])
    return checkout


@pytest.fixture
def compiled_checkout(compiled_once: Path, tmp_path: Path) -> Path:
    return shutil.copytree(compiled_once, tmp_path / "checkout")


@pytest.mark.parametrize("file", sorted(SMALL_ENGINE))
def test_every_source_and_data_file_changes_the_fingerprint(checkout: Path, file: str) -> None:
    package = checkout / "src" / "pentakl"
    before = fingerprint(package)

    (package / file).write_text(SMALL_ENGINE[file] + "\n")

    assert fingerprint(package) != before


def test_a_new_file_and_a_new_name_change_the_fingerprint(checkout: Path) -> None:
    package = checkout / "src" / "pentakl"
    seen = {fingerprint(package)}
    (package / "bots").mkdir()
    (package / "bots" / "greedy.py").touch()
    seen.add(fingerprint(package))
    (package / "bots" / "greedy.py").rename(package / "bots" / "racer.py")
    seen.add(fingerprint(package))

    assert len(seen) == 3


def test_the_same_sources_elsewhere_have_the_same_fingerprint(checkout: Path, tmp_path: Path) -> None:
    other = small_checkout(tmp_path / "other")
    (other / "src" / "pentakl" / "core" / "__pycache__").mkdir()
    (other / "src" / "pentakl" / "core" / "__pycache__" / "cards.pyc").touch()

    assert fingerprint(other / "src" / "pentakl") == fingerprint(checkout / "src" / "pentakl")


def test_another_compiler_changes_the_fingerprint(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(checkout / "src" / "pentakl")

    monkeypatch.setattr("pentakl._engine.MYPY_VERSION", "0.0.0")

    assert fingerprint(checkout / "src" / "pentakl") != before


def test_the_fingerprint_names_the_mypy_that_is_installed() -> None:
    assert version("mypy") == MYPY_VERSION


def test_without_a_fitting_build_the_sources_run_and_one_line_says_so(checkout: Path) -> None:
    (builds_directory(checkout) / "0123456789abcdef" / "pentakl").mkdir(parents=True)

    loaded = report(checkout, "auto")

    assert loaded.stdout.strip() == INTERPRETED
    assert loaded.stderr == NOTICE


def test_insisting_on_a_build_that_is_not_there_is_refused_in_a_clear_sentence(checkout: Path) -> None:
    loaded = report(checkout, "compiled")

    assert loaded.returncode != 0
    assert loaded.stderr.strip().endswith("no compiled engine fits these sources; run: make compile")


def test_an_unknown_engine_is_refused_in_a_clear_sentence(checkout: Path) -> None:
    loaded = report(checkout, "fast")

    assert loaded.returncode != 0
    assert loaded.stderr.strip().endswith("PENTAKL_ENGINE is 'fast'; it may be auto, compiled, interpreted")


def test_an_installed_package_runs_what_lies_in_it(checkout: Path) -> None:
    (checkout / "pyproject.toml").unlink()

    assert report(checkout, "auto").stdout.strip() == INTERPRETED
    assert report(checkout, "auto").stderr == ""
    assert report(checkout, "compiled").stderr.strip().endswith("this installation is interpreted")


def test_without_a_compiler_one_line_says_so_and_everything_works(checkout: Path) -> None:
    (output,) = finish([start_compiling(checkout, path=str(checkout / "no-programs-here"))])

    assert output == "The engine is not compiled because there is no C compiler; all works, only slower.\n"
    assert builds(checkout) == ["none"]
    loaded = report(checkout, "auto")
    assert loaded.stdout.strip() == INTERPRETED
    assert loaded.stderr == ""


def test_a_compiler_that_cannot_compile_counts_as_none(checkout: Path) -> None:
    programs = checkout / "programs"
    programs.mkdir()
    for name in ("gcc", "cc", "clang"):
        (programs / name).write_text("#!/bin/sh\nexit 1\n")
        (programs / name).chmod(0o755)

    (output,) = finish([start_compiling(checkout, path=f"{programs}:/bin")])

    assert "cannot build a Python extension" in output
    assert report(checkout, "auto").stdout.strip() == INTERPRETED


@pytest.mark.compiled
def test_a_build_is_found_by_its_sources_and_brings_its_data(compiled_once: Path) -> None:
    for engine, expected in (("auto", COMPILED), ("compiled", COMPILED), ("interpreted", INTERPRETED)):
        loaded = report(compiled_once, engine)
        assert (loaded.stdout.strip(), loaded.stderr) == (expected, "")


@pytest.mark.compiled
def test_two_runs_at_once_leave_one_whole_build_and_clean_sources(compiled_once: Path) -> None:
    package = compiled_once / "src" / "pentakl"

    assert builds(compiled_once) == [fingerprint(package)]
    files = [path.relative_to(package) for path in package.rglob("*") if path.is_file()]
    left = {file.as_posix() for file in files if "__pycache__" not in file.parts}
    assert left == {*SMALL_ENGINE, "__init__.py", "_engine.py"}


@pytest.mark.compiled
def test_an_edited_source_runs_as_a_new_build_and_never_as_the_old_one(compiled_checkout: Path) -> None:
    total = compiled_checkout / "src" / "pentakl" / "games" / "total.py"
    total.write_text(total.read_text().replace("return sum(", "return 10 * sum("))
    assert report(compiled_checkout, "auto").stdout.strip() == INTERPRETED.replace("7", "70")

    finish([start_compiling(compiled_checkout)])

    assert report(compiled_checkout, "auto").stdout.strip() == COMPILED.replace("7", "70")
    total.write_text(SMALL_ENGINE["games/total.py"])
    assert report(compiled_checkout, "compiled").stdout.strip() == COMPILED


@pytest.mark.compiled
def test_three_builds_are_kept_those_used_last(compiled_checkout: Path) -> None:
    first = fingerprint(compiled_checkout / "src" / "pentakl")
    for days, name in ((1, "yesterday"), (2, "before"), (3, "long-ago")):
        build = builds_directory(compiled_checkout) / name
        build.mkdir()
        os.utime(build, (time.time() - days * 86400,) * 2)

    (compiled_checkout / "src" / "pentakl" / "games" / "text" / "motto.ftl").write_text("another table\n")
    finish([start_compiling(compiled_checkout)])

    second = fingerprint(compiled_checkout / "src" / "pentakl")
    assert builds(compiled_checkout) == sorted([first, second, "yesterday"])


@pytest.mark.compiled
def test_after_an_interrupted_run_nothing_half_made_is_used(compiled_checkout: Path) -> None:
    work = compiled_checkout / "build" / "engine-work"
    (work / "unfinished").touch()
    for library in work.glob("lib/pentakl/games/*"):
        library.write_bytes(b"half a library")
    shutil.rmtree(builds_directory(compiled_checkout))
    (builds_directory(compiled_checkout) / ".staging-left").mkdir(parents=True)

    finish([start_compiling(compiled_checkout)])

    assert report(compiled_checkout, "compiled").stdout.strip() == COMPILED
    assert len(builds(compiled_checkout)) == 1


@pytest.mark.long
@pytest.mark.compiled
def test_both_builds_give_the_same_digests(random_games: int) -> None:
    """Every position, view and event of random games of every game, played once by each build."""
    games = max(1, random_games // 20)

    def play(engine: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.digests", str(games)]
        env = {**os.environ, "PENTAKL_ENGINE": engine}
        return subprocess.Popen(command, cwd=CHECKOUT, env=env, stdout=subprocess.PIPE, text=True)

    compiled, interpreted = finish([play("compiled"), play("interpreted")])

    assert compiled.splitlines() == interpreted.splitlines()
    assert set(keys()) <= {line.split("-")[0] for line in compiled.splitlines()}


def test_an_init_file_stays_a_plain_file() -> None:
    assert not is_compiled("games/__init__.py")
    assert not is_compiled("games/karmaka/text/pl.ftl")
    assert is_compiled("core/flow.py")


def names_caught_twice(source: str) -> list[str]:
    """Names that one function gives to exceptions of different types, one of our own among them.

    mypy lets such a name change its type, but mypyc keeps the first: the second `except` then raises a TypeError in
    the compiled engine alone.
    """
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            caught: dict[str, set[frozenset[str]]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name is not None and node.type is not None:
                    types = {each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)}
                    caught.setdefault(node.name, set()).add(frozenset(types))
            found += [
                f"{function.name}: {name}"
                for name, types in caught.items()
                if len(types) > 1 and not all(hasattr(builtins, each) for each in set().union(*types))
            ]
    return found


def test_no_function_catches_two_kinds_of_errors_under_one_name() -> None:
    package = CHECKOUT / "src" / "pentakl"
    files = [file for file in engine_files(package) if is_compiled(file)]

    assert {file: found for file in files if (found := names_caught_twice((package / file).read_text()))} == {}


def test_two_kinds_of_errors_under_one_name_are_found() -> None:
    source = """
def seat(name):
    try:
        return int(name)
    except {first} as error:
        raise
    except ValueError as {second}:
        raise
"""
    assert names_caught_twice(source.format(first="BadOption", second="error")) == ["seat: error"]
    assert names_caught_twice(source.format(first="BadOption", second="other")) == []
    assert names_caught_twice(source.format(first="KeyError", second="error")) == []
