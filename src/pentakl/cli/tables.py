"""Commands for people who play: `pentakl serve`, `play`, `games`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

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
from pentakl.core.errors import BadOption

if TYPE_CHECKING:
    from pentakl.core.game import Game


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
    preset: OfPreset = None,
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
    settings = settings_of(chosen, preset, option)
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
    """List the games with their seats, presets, options and bots; as JSON also with what is printed on their cards."""
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
        for preset in rules.presets:
            title, about = (words.say(f"preset-{preset.name}{part}") for part in ("", ".about"))
            print("  " + words.say("games-preset", name=preset.name, title=title, about=about))
        for each in rules.offered_options():
            choices = "|".join(each.choices)
            print("  " + words.say("games-option", name=each.name, choices=choices, default=each.default))


def describe(game: Game) -> dict[str, object]:
    from pentakl import bots

    seats = list(range(game.rules.fewest_seats, game.rules.most_seats + 1))
    return {**game.describe(), "seats": seats, "bots": bots.names(game.key)}
