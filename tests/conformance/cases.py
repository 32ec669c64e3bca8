"""The configurations that the conformance list runs over: every game, number of seats and option that go together.

A game whose options are free texts names samples in tests/games/<game>/samples.py as a list OPTIONS.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
from dataclasses import dataclass

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.games import keys, load
from tests.tiny import HUSH, VIGIL


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.key}-{self.seats}{chosen}"


def cases_of(game: Game) -> list[Case]:
    rules = game.rules
    listed = [option for option in rules.options if option.choices]
    chosen = [
        dict(zip([option.name for option in listed], values, strict=True))
        for values in itertools.product(*[option.choices for option in listed])
    ]
    samples = f"tests.games.{game.key}.samples"
    if importlib.util.find_spec(f"tests.games.{game.key}") and importlib.util.find_spec(samples):
        chosen = [{**one, **two} for one in chosen for two in importlib.import_module(samples).OPTIONS]
    found = []
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        for options in chosen:
            try:
                rules.settle(seats, options)
            except BadOption:
                continue
            found.append(Case(game, seats, options))
    return found


CASES = [case for game in [HUSH, VIGIL, *map(load, keys())] for case in cases_of(game)]
