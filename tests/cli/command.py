"""Runs the real command in a separate process, as a person or a program would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pentakl

COMMAND = Path(sys.executable).parent / "pentakl"


def environment(**changes: str) -> dict[str, str]:
    """This environment without its language and colours, and with the engine that this test run has loaded."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONIOENCODING"):
        kept.pop(name, None)
    return {**kept, "PENTAKL_ENGINE": pentakl.engine_build(), "PYTHONUTF8": "1", **changes}


def pentakl_command(*arguments: str, answers: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Run `pentakl` with these arguments and these lines on its standard input."""
    return subprocess.run(
        [COMMAND, *arguments],
        input=answers,
        env=environment(**changes),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
