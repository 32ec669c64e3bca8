"""The configurations that the conformance list checks: every valid combination of game, number of seats and options.

A game with free-text options lists samples in tests/games/<game>/samples.py as OPTIONS. Of a game with many
combinations, only the presets and a few more are checked, so that every pair of choices that can be combined occurs.
A game whose random games end early adds late positions for `game.arrange` to that file, in a dict POSITIONS.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pentakl.core.documents import items
from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.games import keys, load
from tests.tiny import HUSH, VIGIL

# If a game has more configurations than this, only pairs of choices are covered.
MOST_CASES: Final = 24


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.key}-{self.seats}{chosen}"

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, seed, self.options)


@dataclass(frozen=True)
class LateCase(Case):
    """Begins at an arranged position."""

    name: str
    position: dict[str, object]

    def __str__(self) -> str:
        return f"{self.game.key}-{self.name}"

    def start(self, seed: int) -> State:
        return self.game.arrange({**self.position, "seed": seed})


def cases_of(game: Game) -> list[Case]:
    rules = game.rules
    listed = [option for option in rules.options if option.choices]
    chosen = [
        dict(zip([option.name for option in listed], values, strict=True))
        for values in itertools.product(*[option.choices for option in listed])
    ]
    chosen = [{**one, **two} for one in chosen for two in samples_of(game, "OPTIONS", [{}])]
    fitting = {seats: [one for one in chosen if go_together(game, seats, one)] for seats in seat_numbers(game)}
    if sum(map(len, fitting.values())) > MOST_CASES:
        presets = [rules.fill_in(preset.options) for preset in rules.presets]
        fitting = {seats: covering(combinations, presets) for seats, combinations in fitting.items()}
    return [Case(game, seats, options) for seats, combinations in fitting.items() for options in combinations]


def late_cases_of(game: Game) -> list[Case]:
    positions: dict[str, dict[str, object]] = samples_of(game, "POSITIONS", {})
    return [LateCase(game, len(items(each["seats"])), {}, name, each) for name, each in positions.items()]


def samples_of(game: Game, name: str, default: Any) -> Any:
    """A value from a game's samples.py; the default if the game does not define it."""
    samples = f"tests.games.{game.key}.samples"
    if importlib.util.find_spec(f"tests.games.{game.key}") and importlib.util.find_spec(samples):
        return getattr(importlib.import_module(samples), name, default)
    return default


def seat_numbers(game: Game) -> range:
    return range(game.rules.fewest_seats, game.rules.most_seats + 1)


def go_together(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.rules.settings_for(seats, options)
    except BadOption:
        return False
    return True


def covering(combinations: Sequence[dict[str, str]], presets: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """A few of these combinations, which together contain every pair of choices that any of them contains.

    Greedy: after the presets, the next one is always the first that adds the most missing pairs.
    """
    taken = [one for one in combinations if any(one.items() <= preset.items() for preset in presets)]
    missing = set().union(*map(pairs_in, combinations)).difference(*map(pairs_in, taken))
    while missing:
        best = max(combinations, key=lambda one: len(pairs_in(one) & missing))
        taken.append(best)
        missing -= pairs_in(best)
    return taken


def pairs_in(options: dict[str, str]) -> set[tuple[tuple[str, str], ...]]:
    """All pairs of choices in a combination; a single option counts as a pair."""
    return set(itertools.combinations(sorted(options.items()), min(2, len(options))))


GAMES = [HUSH, VIGIL, *map(load, keys())]
CASES = [case for game in GAMES for case in cases_of(game)]
LATE_CASES = [case for game in GAMES for case in late_cases_of(game)]


def one_for_each_table(cases: Sequence[Case]) -> list[Case]:
    """For each game and number of seats, its last configuration."""
    return list({(case.game.key, case.seats): case for case in cases}.values())


# Few random games are requested if another build has already played all configurations: one per table size is enough.
IS_BRIEF = int(os.environ.get("PENTAKL_TEST_GAMES", "20")) < 10
PLAYED_CASES = one_for_each_table(CASES) if IS_BRIEF else CASES
PLAYED_LATE_CASES = LATE_CASES[-1:] if IS_BRIEF else LATE_CASES
