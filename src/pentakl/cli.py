"""The command line: `pentakl serve`, `play`, `games`, `arena`, `replay`, `bench`.

Reads arguments and files, prints results, and says in one sentence what is wrong with what it was given. The work is
done elsewhere and imported only when a command needs it: `pentakl --help` must not load the engine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import App, CycloptsError, Parameter

from pentakl.core.errors import BadOption, BadRecord, PentaklError

if TYPE_CHECKING:
    from pentakl.core.game import Game
    from pentakl.core.record import Record
    from pentakl.core.state import State
    from pentakl.words import Words

BAD_INPUT: Final = 2
# What a shell reports for a program that was interrupted, and for one whose reader went away.
INTERRUPTED: Final = 130
NO_READER: Final = 141

LONGEST_COMPLAINT: Final = 500

FIGURES_OF_THIS_BUILD: Final = """
import json, sys
from pentakl.lab.bench import run
print(json.dumps(run(sys.argv[1])))
"""


def version() -> str:
    from importlib.metadata import version as installed

    return installed("pentakl")


app = App(name="pentakl", help="Five magical card games at one table.", help_format="plaintext", version=version)

Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game as name=value; may be repeated."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON, for programs.")]
InLanguage = Annotated[
    Literal["pl", "en"] | None,
    Parameter(name="--language", help="Polish or English; without it what LANG says, else English."),
]


@app.command
def serve(*, port: int | None = None, data: Path | None = None, host: str = "127.0.0.1", browser: bool = True) -> None:
    """Open the table in the browser: serve games to this machine, or with --host to others.

    Parameters
    ----------
    port
        Where to listen; without it 8017, or a free port if that one is busy.
    data
        The directory of the data; without it ~/.local/share/pentakl.
    host
        The address to listen at; 0.0.0.0 to be reached from other machines.
    browser
        Open the browser.
    """
    try:
        from pentakl.server.run import serve as serve_until_stopped
    except ModuleNotFoundError as error:
        raise BadOption(f"The server needs the extra 'server' of this package: {error}.") from error
    serve_until_stopped(port, data, browser, host)


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    bots: str | None = None,
    option: Options = None,
    seed: int | None = None,
    language: InLanguage = None,
) -> None:
    """Play a game in the terminal against bots.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    seats
        How many sit at the table, you included; without it the fewest that the settings allow.
    bots
        The bot for every other seat, or one for each as in greedy,random; without it the strongest.
    seed
        The number that decides the deal; without it a new one.
    """
    import secrets

    from pentakl import bots as known_bots
    from pentakl import load
    from pentakl.terminal import Play, make_console

    chosen = load(game)
    settings = settings_from(option)
    brains = known_bots.names(game)[-1:] if bots is None else names_in(bots)
    if seats is None:
        seats = fewest_seats(chosen, settings) if len(brains) == 1 else len(brains) + 1
    chosen.rules.settle(seats, settings)
    if len(brains) == 1:
        brains *= seats - 1
    if len(brains) != seats - 1:
        raise BadOption(f"Beside you there are {seats - 1} seats, but {len(brains)} bots are named.")
    table = Play(chosen, words_of(game, language), brains, sys.stdin, make_console())
    table.run(secrets.randbits(128) if seed is None else seed, settings)


@app.command
def games(*, as_json: AsJson = False, language: InLanguage = None) -> None:
    """List the games with their seats, options and bots."""
    from pentakl import bots, load
    from pentakl.games import keys

    if as_json:
        print_json([describe(load(key)) for key in keys()])
        return
    for key in keys():
        words = words_of(key, language)
        rules = load(key).rules
        seats = f"{rules.fewest_seats}–{rules.most_seats}"
        playing = ", ".join(bots.names(key))
        print(words.say("games-line", key=key, name=words.say("game-name"), seats=seats, bots=playing))
        for each in rules.options:
            choices = "|".join(each.choices)
            print("  " + words.say("games-option", name=each.name, choices=choices, default=each.default))


@app.command
def arena(
    game: str,
    *,
    bots: str,
    number: Annotated[int, Parameter(name="--games")] = 100,
    seed: int = 0,
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
        How many games.
    seed
        The number that decides everything: the same seed gives the same games.
    record
        A file to keep the games in, one record a line; an older file of that name is replaced.
    """
    from pentakl import load
    from pentakl.lab.arena import run as run_arena

    chosen = load(game)
    names = names_in(bots)
    settings = settings_from(option)
    check_arena(chosen, names, number, seed, settings)
    keep = None
    with ExitStack() as stack:
        if record is not None:
            file = stack.enter_context(record.open("w", encoding="utf-8", newline="\n"))

            def write(played: Record, state: State) -> None:
                file.write(played.to_text(None if state.outcome is None else state.outcome.dump()) + "\n")

            keep = write
        result = run_arena(chosen, names, number, seed, settings, keep)
    document = result.document()
    if as_json:
        print_json(document)
        return
    words = words_of(None, language)
    print(words.say("arena-games", count=result.games, draws=result.draws))
    for bot, wins in result.wins.items():
        print("  " + words.say("arena-wins", bot=bot, count=wins, share=f"{100 * wins / result.games:.1f}"))
    mean, speed = str(document["mean_decisions"]), str(document["decisions_per_second"])
    print(words.say("arena-speed", mean=mean, speed=speed))
    if record is not None:
        print(words.say("arena-record", file=str(record)))


@app.command
def replay(file: Path, *, as_json: AsJson = False, language: InLanguage = None) -> None:
    """Check a record, or many with one on each line, and print how each game ended.

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
    """Measure the engine on this machine, interpreted and compiled.

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


# --- what the commands share


def words_of(game: str | None, language: Literal["pl", "en"] | None) -> Words:
    from pentakl.words import Words, language_of

    return Words(game, language or language_of())


def settings_from(pairs: Sequence[str] | None) -> dict[str, str]:
    """The settings in a list of name=value; raises BadOption."""
    settings: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not '{pair}'.")
        if name in settings:
            raise BadOption(f"Option {name} is given twice.")
        settings[name] = value
    return settings


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def fewest_seats(game: Game, settings: dict[str, str]) -> int:
    """The smallest number of seats that goes with these settings; raises BadOption if none does."""
    refused: BadOption | None = None
    for seats in range(game.rules.fewest_seats, game.rules.most_seats + 1):
        try:
            game.rules.settle(seats, settings)
        except BadOption as error:
            refused = refused or error
        else:
            return seats
    assert refused is not None, "a game has seats"
    raise refused


def describe(game: Game) -> dict[str, object]:
    from pentakl import bots

    return {
        "key": game.key,
        "seats": list(range(game.rules.fewest_seats, game.rules.most_seats + 1)),
        "options": [option.dump() for option in game.rules.options],
        "bots": bots.names(game.key),
    }


def check_arena(game: Game, names: Sequence[str], number: int, seed: int, settings: dict[str, str]) -> None:
    """Refuse what the arena would refuse before a record file is touched; raises BadOption."""
    from pentakl import bots

    if number < 1:
        raise BadOption("An arena plays at least one game.")
    for name in names:
        bots.bot(game.key, name)
    for extreme in (seed, seed + number - 1):
        game.start(len(names), extreme, settings)


def records_in(file: Path) -> list[str]:
    """The records in a file: its whole text if that is one JSON document, else its lines; raises BadRecord."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is no record: it is not a text file.") from error
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
    """A record that replays to the outcome that it claims, and that outcome; raises PentaklError."""
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
    """The figures of one build, taken in a process of its own; None and the reason where it cannot run."""
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
    complaint = done.stderr.strip().splitlines()[-1]
    if not complaint.startswith("ImportError: "):
        raise RuntimeError(f"the benchmark of the {build} engine failed:\n{done.stderr}")
    return None, complaint.removeprefix("ImportError: ")


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))


# --- the program


def main() -> None:
    sys.exit(run(sys.argv[1:]))


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
