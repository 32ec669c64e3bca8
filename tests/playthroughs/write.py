"""Golden playthroughs: whole games as text that a person can read; `python -m tests.playthroughs.write` renews them.

A change of behaviour shows as a readable difference and goes with a new rules version.
"""

from __future__ import annotations

import json
from pathlib import Path

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.games import keys, load

HERE = Path(__file__).parent


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
    for name in ("other", "number", "word"):
        if name in event:
            told += f" {name} {event[name]}"
    return told


def chosen() -> dict[str, str]:
    """The playthroughs by file name: per game the fewest and the most seats and every single option."""
    found = {}
    for key in keys():
        game = load(key)
        rules = game.rules
        switches = [{option.name: value} for option in rules.options for value in option.choices] or [{}]
        for options in switches:
            for seats in range(rules.fewest_seats, rules.most_seats + 1):
                if fits(game, seats, options):
                    name = "-".join([key, str(seats), *options.values()])
                    found[f"{name}.txt"] = playthrough(game, seats, options, bots.names(key)[-1], 1)
                    break
    return found


def fits(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.rules.settle(seats, options)
    except BadOption:
        return False
    return True


if __name__ == "__main__":
    for name, text in chosen().items():
        (HERE / name).write_text(text)
