"""Golden playthroughs: whole games as text that a person can read, in tests/games/<game>/playthroughs.

`python -m tests.playthroughs.write` renews those of all games, `… write karmaka` those of one. A change of behaviour
shows as a readable diff and needs a new rules version.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pentakl import bots
from pentakl.bots.bots import simple_bots
from pentakl.core.chance import quick
from pentakl.core.game import Game
from pentakl.games import keys, load
from tests.conformance.cases import samples_of

GAMES = Path(__file__).parents[1] / "games"


def playthrough(game: Game, seats: int, options: dict[str, str], bot: str, seed: int) -> str:
    """Every decision with who was asked what, the answer, and what a spectator saw of it."""
    state = game.start(seats, seed, options)
    brain = bots.bot(game.key, bot)
    chance = quick(seed)
    settings = " ".join(f"{name}={value}" for name, value in state.settings.items())
    lines = [f"{game.key} rules {game.rules_version}, {seats} seats, {settings}, seed {seed}, all {bot}", ""]
    number = 0
    while state.outcome is None:
        number += 1
        choice = state.pending[0]
        action = brain(state, choice.seat, chance)
        legal = len(state.legal(choice.seat))
        prompt = game.rules.prompts[choice.prompt]
        lines.append(f"{number:>3} seat {choice.seat} {prompt} ({legal}): {game.text(action)}")
        for event in state.scrubbed(state.apply(choice.seat, action), None):
            lines.append("      " + describe(event))
        if number % 20 == 0:
            lines.append(f"    = {state.digest()}")
    lines += ["", f"outcome {json.dumps(state.outcome.dump())}", f"digest {state.digest()}", ""]
    return "\n".join(lines)


def describe(event: dict[str, object]) -> str:
    told = f"{event['kind']} seat {event['seat']}" if event["seat"] != -1 else str(event["kind"])
    cards = event.get("cards")
    if isinstance(cards, list):
        told += ": " + ", ".join("a card" if card is None else str(card["card"]) for card in cards)
    for name in ("from", "to"):
        zone = event.get(name)
        if isinstance(zone, dict):
            told += f" {name} {zone['zone']}" + (f" {zone['seat']}" if "seat" in zone else "")
            told += f"@{zone['place']}" if "place" in zone else ""
    for name in ("other", "place", "number", "word"):
        if name in event:
            told += f" {name} {event[name]}"
    return told


def played(key: str) -> dict[str, str]:
    """The playthroughs of a game by file name."""
    game = load(key)
    found = {}
    for name, options in variants(game).items():
        for seats in seats_for(game, options):
            parts = [str(seats), name] if name else [str(seats)]
            found[f"{'-'.join(parts)}.txt"] = playthrough(game, seats, options, simple_bots(key)[-1], 1)
    return found


def seats_for(game: Game, options: dict[str, str]) -> list[int]:
    """The fewest seats that the options allow, and further ones that the game's samples name."""
    named: list[int] = samples_of(game, "PLAYTHROUGH_SEATS", [])
    fitting = game.seats_for(options)
    return [seats for seats in fitting if seats == fitting[0] or seats in named]


def variants(game: Game) -> dict[str, dict[str, str]]:
    """The options to play, by name: a game's presets; without presets, one game for each choice of an option."""
    presets = {preset.name: preset.options for preset in game.rules.presets}
    options = game.rules.options
    choices = {f"{each.name}-{value}": {each.name: value} for each in options for value in each.choices}
    return presets or choices or {"": {}}


def kept(key: str) -> dict[str, str]:
    """The stored playthroughs of a game, by file name."""
    return {path.name: path.read_text(encoding="utf-8") for path in (GAMES / key / "playthroughs").glob("*.txt")}


def renew(key: str) -> None:
    folder = GAMES / key / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name, text in played(key).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for key in sys.argv[1:] or keys():
        renew(key)
