"""Commands for people who measure: `pentakl arena`, `replay`, `bench`, `perft`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from pentakl.cli.app import (
    AsJson,
    InLanguage,
    OfPreset,
    Options,
    app,
    fewest_seats,
    names_in,
    print_json,
    settings_of,
    words_of,
)
from pentakl.core.errors import BadOption, BadRecord, PentaklError

if TYPE_CHECKING:
    from pentakl.core.game import Game
    from pentakl.core.record import Record
    from pentakl.core.state import State

FIGURES_OF_THIS_BUILD: Final = """
import json, sys
from pentakl.lab.bench import run
print(json.dumps(run(sys.argv[1])))
"""


@app.command
def arena(
    game: str,
    *,
    bots: str,
    number: Annotated[int, Parameter(name="--games")] = 100,
    seed: int = 0,
    duplicate: bool = False,
    workers: int = 1,
    preset: OfPreset = None,
    option: Options = None,
    record: Path | None = None,
    as_json: AsJson = False,
    language: InLanguage = None,
) -> None:
    """Let bots play against each other, with the seats rotated from game to game.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    bots
        The bots, one for each seat: greedy,random.
    number
        The number of games.
    seed
        The number that determines all deals and bots: the same seed gives the same games.
    duplicate
        Play every deal once for each rotation of the seats.
    workers
        The number of processes; the result does not depend on it.
    record
        A file for the records of the games, one on each line; an existing file is overwritten.
    """
    from pentakl import load
    from pentakl.lab.arena import Study, play_in_processes

    chosen = load(game)
    names = names_in(bots)
    settings = settings_of(chosen, preset, option)
    check_arena(chosen, names, number, seed, settings)
    if workers < 1 or (workers > 1 and record is not None):
        raise BadOption("--workers must be at least 1, and exactly 1 with --record.")
    study = Study(chosen, names, number, seed, settings, duplicated=duplicate)
    keep = None
    with ExitStack() as stack:
        if record is not None:
            file = stack.enter_context(record.open("w", encoding="utf-8", newline="\n"))

            def write(played: Record, state: State) -> None:
                file.write(played.to_text(None if state.outcome is None else state.outcome.dump()) + "\n")

            keep = write
        result = study.play(keep) if workers == 1 else play_in_processes(study, workers)
    document = result.document()
    if as_json:
        print_json(document)
        return
    words = words_of(None, language)
    print(words.say("arena-games", count=result.games, draws=result.draws))
    for bot, wins in result.wins.items():
        print("  " + words.say("arena-wins", bot=bot, count=wins, share=f"{100 * wins / result.games:.1f}"))
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(result.reasons.items()))
    print(words.say("arena-reasons", reasons=ends, lost=result.everybody_lost))
    print(words.say("arena-points", points=str(document["winners_mean_points"])))
    mean, speed = str(document["mean_decisions"]), str(document["decisions_per_second"])
    print(words.say("arena-speed", mean=mean, speed=speed))
    if record is not None:
        print(words.say("arena-record", file=str(record)))


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
def bench(game: str, *, as_json: AsJson = False, language: InLanguage = None) -> None:
    """Measure the speed of the engine on this machine, interpreted and compiled.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    """
    from pentakl import load

    load(game)
    figures: dict[str, dict[str, float] | None] = {}
    words = words_of(None, language)
    for build in ("interpreted", "compiled"):
        figures[build], reason = measure(game, build)
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


def check_arena(game: Game, names: Sequence[str], number: int, seed: int, settings: dict[str, str]) -> None:
    """Check the arguments before a record file is overwritten; raises BadOption."""
    from pentakl import bots

    if number < 1:
        raise BadOption("An arena plays at least one game.")
    for name in names:
        bots.bot(game.key, name)
    for extreme in (seed, seed + number - 1):
        game.start(len(names), extreme, settings)


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


def measure(game: str, build: str) -> tuple[dict[str, float] | None, str]:
    """The figures of one build, measured in a separate process; None and the reason if it cannot run."""
    done = subprocess.run(
        [sys.executable, "-c", FIGURES_OF_THIS_BUILD, game],
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


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"
