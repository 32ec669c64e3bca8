"""`pentakl arena`: bots against each other, or every level of a game against the one below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from pentakl.cli.app import (
    AsJson,
    InLanguage,
    OfPreset,
    Options,
    app,
    names_in,
    print_json,
    settings_of,
    words_of,
)
from pentakl.core.errors import BadOption

if TYPE_CHECKING:
    from pentakl.bots import Bot
    from pentakl.core.game import Game
    from pentakl.lab.arena import Result, Study
    from pentakl.lab.intervals import WinRate
    from pentakl.lab.ladder import Rung
    from pentakl.lab.ratings import Rating
    from pentakl.words import Words


@app.command
def arena(
    game: str,
    *,
    bots: str | None = None,
    ladder: Annotated[bool, Parameter(negative="")] = False,
    number: Annotated[int, Parameter(name="--games")] = 100,
    seed: int = 0,
    duplicate: bool = True,
    iterations: str | None = None,
    opening: int = 0,
    workers: int | None = None,
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
    ladder
        Instead of named bots let every level of the game play against the one below it.
    number
        The number of games, in a ladder of each level against the one below.
    seed
        The number that determines all deals and bots: the same seed gives the same games.
    duplicate
        Play every deal once for each rotation of the seats.
    iterations
        How long the levels search instead of their own iterations: one number for all of them, or one for each, as in
        100,800.
    opening
        Begin with this many random actions, the same in all games of a deal.
    workers
        The number of processes, by default one for each core; the result does not depend on it.
    record
        A file for the records of the games, one on each line; an existing file is overwritten.
    """
    from pentakl import load
    from pentakl.lab.arena import Study, cores
    from pentakl.lab.ladder import rung_studies

    if (bots is not None) == ladder:
        raise BadOption("An arena needs either --bots, one for each seat, or --ladder.")
    chosen = load(game)
    settings = settings_of(chosen, preset, option)
    budgets = numbers_in(iterations)
    brains = [] if bots is None else brains_of(chosen, names_in(bots), budgets)
    plan = Study(
        chosen, brains, number, seed, settings, duplicated=duplicate, opening=opening, recorded=record is not None
    )
    studies = rung_studies(plan, budgets) if ladder else [plan]
    check_study(studies[0])
    processes = cores() if workers is None else workers
    if processes < 1:
        raise BadOption("--workers must be at least 1.")
    if ladder:
        play_ladder(studies, processes, record, as_json, language)
    else:
        play_study(plan, processes, record, as_json, language)


def play_study(
    study: Study, workers: int, record: Path | None, as_json: bool, language: Literal["pl", "en"] | None
) -> None:
    from pentakl.lab.arena import play_in_processes
    from pentakl.lab.ratings import ratings

    words = words_of(None, language)
    with shown_and_kept(study.games, record) as (announce, after):
        announce(words.say("arena-progress"))
        result = play_in_processes(study, workers, after)
    rated = ratings(result.played)
    document = result.document() | {"ratings": {bot: rating.document() for bot, rating in rated.items()}}
    if as_json:
        print_json(document)
        return
    print(words.say("arena-games", count=result.games, draws=result.draws))
    for bot, rate in result.win_rates().items():
        share, rating = told_share(rate, words), told_rating(rated[bot], words)
        print("  " + words.say("arena-wins", bot=bot, count=result.wins[bot], share=share, rating=rating))
    print(words.say("arena-intervals"))
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(result.reasons.items()))
    print(words.say("arena-reasons", reasons=ends, lost=result.everybody_lost))
    each = ", ".join(f"{bot} {mean}" for bot, mean in result.mean_points().items())
    print(words.say("arena-points", points=str(document["winners_mean_points"]), each=each))
    mean, speed = str(document["mean_decisions"]), str(document["decisions_per_second"])
    print(words.say("arena-speed", mean=mean, speed=speed))
    if record is not None:
        print(words.say("arena-record", file=str(record)))


def play_ladder(
    studies: Sequence[Study], workers: int, record: Path | None, as_json: bool, language: Literal["pl", "en"] | None
) -> None:
    from pentakl.lab.ladder import climb, games_in_turn
    from pentakl.lab.ratings import ratings

    words = words_of(None, language)
    rungs: list[Rung] = []
    with shown_and_kept(sum([study.games for study in studies]), record) as (announce, after):
        for study in studies:
            below, level = study.titles()
            announce(words.say("ladder-progress", level=level, below=below))
            rungs.append(climb(study, workers, after))
    rated = ratings(games_in_turn(rungs))
    if as_json:
        print_json(
            {
                "game": studies[0].game.key,
                "seed": studies[0].seed,
                "rungs": [rung.document() for rung in rungs],
                "ratings": {bot: rating.document() for bot, rating in rated.items()},
            }
        )
        return
    for rung in rungs:
        between = words.say("ladder-progress", level=rung.level, below=rung.below)
        result, share = rung.result, told_share(rung.win_rate, words)
        wins, games, draws = result.wins[rung.level], result.games, result.draws
        print(f"{between}: " + words.say("ladder-rung", wins=wins, games=games, draws=draws, share=share))
    print(words.say("arena-intervals"))
    for bot, rating in rated.items():
        print("  " + words.say("ladder-rating", bot=bot, rating=told_rating(rating, words)))
    print(words.say("ladder-time", seconds=f"{sum([rung.seconds for rung in rungs]):.0f}"))
    if record is not None:
        print(words.say("arena-record", file=str(record)))


@contextmanager
def shown_and_kept(games: int, record: Path | None) -> Iterator[tuple[Callable[[str], None], Callable[[Result], None]]]:
    """Show a progress bar for so many games and write their records; yields two functions.

    The first says what is played now; the second takes the result of every piece. The bar is on standard error, and
    only if that is a terminal.
    """
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = [
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    ]
    with ExitStack() as stack:
        file = None if record is None else stack.enter_context(record.open("w", encoding="utf-8", newline="\n"))
        bar = stack.enter_context(Progress(*columns, console=console, transient=True, disable=not console.is_terminal))
        task = bar.add_task("", total=games)

        def announce(text: str) -> None:
            bar.update(task, description=text)

        def after(result: Result) -> None:
            if file is not None:
                file.writelines([f"{text}\n" for text in result.records])
            bar.advance(task, result.games)

        yield announce, after


def told_share(rate: WinRate, words: Words) -> str:
    share, low, high = (f"{100 * value:.1f}" for value in (rate.share, rate.low, rate.high))
    return words.say("arena-share", share=share, low=low, high=high)


def told_rating(rating: Rating, words: Words) -> str:
    return words.say("arena-rating", mean=f"{rating.mean:.1f}", deviation=f"{rating.deviation:.1f}")


def numbers_in(text: str | None) -> list[int]:
    """Whole numbers, separated by commas; raises BadOption."""
    try:
        return [] if text is None else [int(number) for number in text.split(",")]
    except ValueError as error:
        raise BadOption(f"--iterations takes whole numbers, separated by commas, not '{text}'.") from error


def brains_of(game: Game, names: Sequence[str], iterations: Sequence[int]) -> list[str | Bot]:
    """The bots with these names; levels search for these iterations instead of their own; raises BadOption."""
    from pentakl.bots import bot
    from pentakl.bots.searching import SearchBot
    from pentakl.lab.ladder import with_iterations

    brains = [bot(game.key, name) for name in names]
    changed = iter(with_iterations([brain.level for brain in brains if isinstance(brain, SearchBot)], iterations))
    # All others are sent to the workers by their names: a style of `greedy` cannot be pickled.
    return [SearchBot(next(changed)) if isinstance(brain, SearchBot) else name for brain, name in zip(brains, names)]


def check_study(study: Study) -> None:
    """Check a study before a record file is overwritten; raises BadOption."""
    if study.games < 1:
        raise BadOption("An arena plays at least one game.")
    if study.opening < 0:
        raise BadOption("--opening must not be negative.")
    for extreme in (study.seed, study.seed + study.games - 1):
        study.game.start(len(study.bots), extreme, study.options)
