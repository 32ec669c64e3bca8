"""Shared by all tests: which engine runs (reported and checked), and the number of random games."""

from __future__ import annotations

import os
import signal
from importlib.machinery import ExtensionFileLoader, PathFinder
from pathlib import Path

import pytest

import pentakl
from pentakl._engine import engine_files, is_compiled

ASKED = os.environ.get("PENTAKL_ENGINE", "auto")
GAMES = int(os.environ.get("PENTAKL_TEST_GAMES", "20"))


def pytest_report_header() -> str:
    return f"engine: {pentakl.engine_build()} (asked: {ASKED}), random games a test: {GAMES}"


def pytest_sessionstart() -> None:
    """Stop if any module would come from another engine than the one that was asked for."""
    # A shell that starts pytest in the background makes it, and every program that a test starts, ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if ASKED == "auto":
        return
    loaded_from, sources = Path(pentakl.__path__[0]), Path(pentakl.__file__).parent
    for file in engine_files(sources):
        if is_compiled(file):
            spec = PathFinder.find_spec(Path(file).stem, [str((loaded_from / file).parent)])
            is_extension = spec is not None and isinstance(spec.loader, ExtensionFileLoader)
            if spec is None or is_extension != (ASKED == "compiled"):
                pytest.exit(f"PENTAKL_ENGINE is {ASKED}, but {file} would be loaded from {spec}", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first; the others keep their order."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def random_games() -> int:
    """How many random games a test plays in each configuration; set by PENTAKL_TEST_GAMES."""
    return GAMES


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"
