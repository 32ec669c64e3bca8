"""`pentakl solve`: the value of a position and its best actions, for games that have a solver.

Knows no game: `Game.arrange` reads the position and the game's module `solver` solves it.
"""

from __future__ import annotations

import json
from pathlib import Path

from pentakl.cli.app import AsJson, InLanguage, app, print_json, words_of
from pentakl.core.errors import BadPosition


@app.command
def solve(game: str, file: Path, *, as_json: AsJson = False, language: InLanguage = None) -> None:
    """Print the value of a position and its best actions.

    Parameters
    ----------
    game
        The key of the game, as `pentakl games` lists it.
    file
        A position as JSON, in the form of the game's `arrange`.
    """
    from pentakl import load
    from pentakl.games import solver

    chosen = load(game)
    solve_state = solver(game)
    state = chosen.arrange(position_in(file))
    if state.outcome is not None:
        raise BadPosition(f"The game is already over in {file}.")
    solved = solve_state(state)
    if as_json:
        print_json(solved)
        return
    from pentakl.words import with_real_minus

    best = solved["best"]
    assert isinstance(best, list)
    words = words_of(None, language)
    value = with_real_minus(str(solved["value"]))
    print(words.say("solve-line", value=value, best=" · ".join(best), count=len(best)))


def position_in(file: Path) -> dict[str, object]:
    """The document in a file; raises BadPosition."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{file} is not a position: it is not JSON.") from error
    if not isinstance(document, dict):
        raise BadPosition(f"{file} is not a position: it is not a JSON object.")
    return document
