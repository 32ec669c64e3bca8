"""The program `pentakl`: runs one command and turns errors into one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import CycloptsError

from pentakl.cli import arena, lab, score, solve, tables
from pentakl.cli.app import app
from pentakl.core.errors import PentaklError

__all__ = ["arena", "lab", "run", "score", "solve", "tables"]  # importing a module adds its commands to the program

BAD_INPUT: Final = 2
# The exit codes that shells use for Ctrl-C and for a closed pipe.
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141

LONGEST_MESSAGE: Final = 500


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Print a question mark for a letter that the terminal cannot encode.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return report(str(error))
    except PentaklError as error:
        return report(str(error))
    except BrokenPipeError:
        # Otherwise Python would report the closed pipe again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except OSError as error:
        return report(f"{error.filename}: {error.strerror}." if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return 0


def report(message: str) -> int:
    """Print an error on one line, shortened if it quotes much of a broken file; returns the exit code."""
    sentence = " ".join(message.split())
    if len(sentence) > LONGEST_MESSAGE:
        sentence = sentence[:LONGEST_MESSAGE] + " …"
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
    return BAD_INPUT
