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
def serve(
    *,
    port: int | None = None,
    data: Path | None = None,
    host: str = "127.0.0.1",
    public_address: str = "",
    browser: bool = True,
) -> None:
    """Start the server and open the games in the browser; with --host also for other machines.

    Parameters
    ----------
    port
        The port to listen on; by default 8017, or a free port if that one is in use.
    data
        The directory for the database; by default ~/.local/share/pentakl.
    host
        The address to listen on; 0.0.0.0 makes the games reachable from other machines.
    public_address
        The address that invitations show, such as https://games.example.org; by default the one that the browser used,
        or that of this machine in the local network.
    browser
        Open the browser.
    """
    try:
        from pentakl.server.run import serve as serve_until_stopped
    except ModuleNotFoundError as error:
        raise BadOption(f"The server needs the extra 'server' of this package: {error}.") from error
    serve_until_stopped(port, data, browser, host, public_address=public_address)


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
        The number of players including you; by default the fewest that the settings allow.
    bots
        One bot for all other seats, or one for each, as in mage,adept; by default the second weakest that the
        game offers.
    seed
        The number that determines the deal; by default a random one.
    """
    import secrets

    from pentakl import bots as known_bots
    from pentakl import load
    from pentakl.terminal import Play, make_console

    chosen = load(game)
    settings = settings_of(chosen, preset, option)
    brains = [known_bots.usual(game)] if bots is None else names_in(bots)
    if seats is None:
        seats = fewest_seats(chosen, settings) if len(brains) == 1 else len(brains) + 1
    chosen.rules.settings_for(seats, settings)
    if len(brains) == 1:
        brains *= seats - 1
    if len(brains) != seats - 1:
        raise BadOption(f"Besides you there are {seats - 1} seats, but you named {len(brains)} bots.")
    table = Play(chosen, words_of(game, language), brains, sys.stdin, make_console())
    table.run(secrets.randbits(128) if seed is None else seed, settings)


@app.command
def games(*, as_json: AsJson = False, language: InLanguage = None) -> None:
    """List the games with their seats, presets, options and bots; as JSON also with the facts of their cards."""
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
    words = words_of(keys()[0], language)
    for bot in dict.fromkeys(bot for key in keys() for bot in bots.names(key)):
        print(words.say("games-level", key=bot, name=words.say(f"bot-{bot}"), about=words.say(f"bot-{bot}.about")))


def describe(game: Game) -> dict[str, object]:
    from pentakl import bots
    from pentakl.bots.searching import levels

    seats = list(range(game.rules.fewest_seats, game.rules.most_seats + 1))
    known = [{"key": level.key, "bot": level.key, "iterations": level.iterations} for level in levels(game.key)]
    return {**game.describe(), "seats": seats, "bots": bots.names(game.key), "levels": known}
