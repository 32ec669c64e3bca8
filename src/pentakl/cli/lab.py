"""Commands for people who measure: `pentakl replay`, `bench`, `perft`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pentakl.cli.app import (
    AsJson,
    InLanguage,
    OfPreset,
    Options,
    app,
    fewest_seats,
    print_json,
    settings_of,
    words_of,
)
from pentakl.core.errors import BadOption, BadRecord, PentaklError

if TYPE_CHECKING:
    from pentakl.core.record import Record

LONGEST_THINKING: Final = 600
FIGURES_OF_THIS_BUILD: Final = """
import json, sys
from pentakl.lab.bench import run
print(json.dumps(run(sys.argv[1], [float(each) for each in sys.argv[2].split(",")])))
"""


@app.command
def replay(file: Path, *, as_json: AsJson = False, language: InLanguage = None) -> None:
    """Replay a record, or a file with one record on each line, and print how each game ended.

    Parameters
    ----------
    file
        A file as `pentakl arena --record` writes it.
    """
    texts = records_in(file)
    played: list[tuple[Record, dict[str, object] | None]] = []
    for number, text in enumerate(texts, start=1):
        try:
            played.append(replay_record(text))
        except PentaklError as error:
            raise BadRecord(f"Record {number} of {file}: {error}" if len(texts) > 1 else str(error)) from error
    if as_json:
        shown = [
            {
                "game": record.game,
                "seats": record.seats,
                "options": record.options,
                "decisions": len(record.actions),
                "outcome": outcome,
            }
            for record, outcome in played
        ]
        print_json(shown[0] if len(shown) == 1 else shown)
        return
    for record, outcome in played:
        words = words_of(record.game, language)
        names = [words.say("replay-seat", seat=seat) for seat in range(record.seats)]
        ended = words.say("replay-running") if outcome is None else words.outcome(outcome, names, None)
        decisions = len(record.actions)
        game = words.say("game-name")
        print(words.say("replay-line", game=game, seats=record.seats, decisions=decisions, outcome=ended))


@app.command
def bench(game: str, *, thinking: str = "0.5,10", as_json: AsJson = False, language: InLanguage = None) -> None:
    """Measure the speed of the engine on this machine, interpreted and compiled, and the speed and memory of a search.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    thinking
        How long a search thinks before its memory is measured, in seconds of CPU time, the shortest first.
    """
    from pentakl import load

    load(game)
    check_times(thinking)
    figures: dict[str, dict[str, float] | None] = {}
    words = words_of(None, language)
    for build in ("interpreted", "compiled"):
        figures[build], reason = measure(game, build, thinking)
        if figures[build] is None:
            print(words.say("bench-missing", build=build, reason=reason), file=sys.stderr)
    if as_json:
        print_json(figures)
        return
    for build, found in figures.items():
        if found is not None:
            listed = ", ".join(f"{name} {figure(value)}" for name, value in found.items())
            print(words.say("bench-line", build=build, figures=listed))
    slow, fast = figures["interpreted"], figures["compiled"]
    if slow is not None and fast is not None:
        factor = fast["decisions_per_second"] / slow["decisions_per_second"]
        print(words.say("bench-faster", factor=f"{factor:.1f}"))


@app.command
def perft(
    game: str,
    *,
    depth: int,
    seed: int = 0,
    seats: int | None = None,
    preset: OfPreset = None,
    option: Options = None,
    as_json: AsJson = False,
    language: InLanguage = None,
) -> None:
    """Count the sequences of actions from the start of a game, to compare the engine with another implementation.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    depth
        The length of the longest sequences.
    seed
        The number that determines the deal.
    seats
        The number of players; by default the fewest that the settings allow.
    """
    from pentakl import load
    from pentakl.lab.perft import perft as count

    chosen = load(game)
    settings = settings_of(chosen, preset, option)
    state = chosen.start(fewest_seats(chosen, settings) if seats is None else seats, seed, settings)
    counts = count(state, depth)
    if as_json:
        print_json({str(length): number for length, number in enumerate(counts, start=1)})
        return
    words = words_of(None, language)
    for length, number in enumerate(counts, start=1):
        print(words.say("perft-line", depth=length, count=str(number)))


def records_in(file: Path) -> list[str]:
    """The records in a file: the whole text if it is one JSON document, else one on each line; raises BadRecord."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is not a record: it is not a text file.") from error
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord(f"{file} is empty.")
    if len(lines) > 1 and is_json(text) and not is_json(lines[0]):
        return [text]
    return lines


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def replay_record(text: str) -> tuple[Record, dict[str, object] | None]:
    """Replay a record and check its outcome; returns the record and the outcome, raises PentaklError."""
    from pentakl import load
    from pentakl.core.record import read_record

    record, claimed = read_record(text)
    outcome = record.replay(load(record.game)).outcome
    ended = None if outcome is None else outcome.dump()
    if ended != claimed:
        raise BadRecord(f"This record claims the outcome {brief(claimed)}, but its replay gives {brief(ended)}.")
    return record, ended


def brief(outcome: dict[str, object] | None) -> str:
    return "none" if outcome is None else json.dumps(outcome)


def measure(game: str, build: str, thinking: str) -> tuple[dict[str, float] | None, str]:
    """The figures of one build, measured in a separate process; None and the reason if it cannot run."""
    done = subprocess.run(
        [sys.executable, "-c", FIGURES_OF_THIS_BUILD, game, thinking],
        env={**os.environ, "PENTAKL_ENGINE": build},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        figures: dict[str, float] = json.loads(done.stdout)
        return figures, ""
    last_line = done.stderr.strip().splitlines()[-1]
    if not last_line.startswith("ImportError: "):
        raise RuntimeError(f"the benchmark of the {build} engine failed:\n{done.stderr}")
    return None, last_line.removeprefix("ImportError: ")


def check_times(text: str) -> None:
    """Check times in seconds, separated by commas and ascending; raises BadOption."""
    try:
        times = [float(each) for each in text.split(",")]
    except ValueError as error:
        raise BadOption(f"--thinking takes seconds, separated by commas, not '{text}'.") from error
    if not all(0 < each <= LONGEST_THINKING for each in times) or times != sorted(set(times)):
        raise BadOption(f"--thinking takes ascending times between 0 and {LONGEST_THINKING} seconds, not '{text}'.")


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"
