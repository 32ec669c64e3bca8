"""The program `pentakl`: carries out one command and turns whatever is wrong into one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import CycloptsError

from pentakl.cli import lab, score, solve, tables
from pentakl.cli.app import app
from pentakl.core.errors import PentaklError

__all__ = ["lab", "run", "score", "solve", "tables"]  # each module of commands adds its own to the program

BAD_INPUT: Final = 2
# What a shell reports for a program that was interrupted, and for one whose reader went away.
INTERRUPTED: Final = 130
NO_READER: Final = 141

LONGEST_COMPLAINT: Final = 500


def run(arguments: Sequence[str]) -> int:
    """Carry out one command; gives the exit code of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark in its place.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(str(error))
    except PentaklError as error:
        return complain(str(error))
    except BrokenPipeError:
        # Python would complain again while it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}." if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return 0


def complain(complaint: str) -> int:
    """Say what is wrong as one sentence on one line, however much of a broken file is quoted in it."""
    sentence = " ".join(complaint.split())
    if len(sentence) > LONGEST_COMPLAINT:
        sentence = sentence[:LONGEST_COMPLAINT] + " …"
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
    return BAD_INPUT
