"""The configurations that the conformance list checks: every valid combination of game, number of seats and options.

A game with free-text options lists samples in tests/games/<game>/samples.py as OPTIONS. Of a game with many
combinations, only the presets and a few more are checked, so that every pair of choices that can be combined occurs;
the number of seats is a choice like any other.
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
    cases = [Case(game, seats, one) for seats in seat_numbers(game) for one in chosen if go_together(game, seats, one)]
    if len(cases) <= MOST_CASES:
        return cases
    taken = covering(cases, [rules.fill_in(preset.options) for preset in rules.presets])
    return [case for case in cases if case in taken]


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


def covering(cases: Sequence[Case], presets: Sequence[dict[str, str]]) -> list[Case]:
    """A few of these cases, which together contain every pair of choices that any of them contains.

    Greedy: after the presets, the next one is always the first that adds the most missing pairs.
    """
    taken = [case for case in cases if any(case.options.items() <= preset.items() for preset in presets)]
    missing = set().union(*map(pairs_in, cases)).difference(*map(pairs_in, taken))
    while missing:
        best = max(cases, key=lambda case: len(pairs_in(case) & missing))
        taken.append(best)
        missing -= pairs_in(best)
    return taken


def pairs_in(case: Case) -> set[tuple[tuple[str, str], ...]]:
    """All pairs of choices in a case, its number of seats among them."""
    chosen = {**case.options, "seats": str(case.seats)}
    return set(itertools.combinations(sorted(chosen.items()), 2))


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
