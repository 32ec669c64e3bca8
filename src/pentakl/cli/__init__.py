"""The command line: `pentakl serve`, `play`, `games`, `arena`, `replay`, `bench`, `perft`, `solve`, `score`.

Reads arguments and files, prints results, and reports bad input in one sentence. Each command imports what it needs
only when it runs: `pentakl --help` must not load the engine.

Without extras only the engine is installed. This module imports no other package, so it can say which one is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

NOT_INSTALLED: Final = 2
OWN_PACKAGE: Final = "pentakl"


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    try:
        from pentakl.cli.program import run as run_program

        return run_program(arguments)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == OWN_PACKAGE:
            raise
        wanted = "cli,server" if arguments and arguments[0] == "serve" else "cli"
        print(f"This needs the package {package}: pip install 'pentakl[{wanted}]'.", file=sys.stderr)
        return NOT_INSTALLED
