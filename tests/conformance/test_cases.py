"""The configurations that the conformance list checks: all of a small game, every pair of choices of a large one."""

from __future__ import annotations

import itertools

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.rules import Option, Preset, Settings
from tests.conformance.cases import MOST_CASES, Case, cases_of, go_together
from tests.tiny import HUSH, HushRules


class Festival(HushRules):
    """Three hundred combinations, some of which are refused: fires need the night, and lanterns are for three."""

    def __init__(self) -> None:
        super().__init__()
        self.fewest_seats, self.most_seats = 2, 3
        self.options = [
            Option("time", "day", ["day", "dusk", "night"]),
            Option("fires", "no", ["no", "yes"]),
            Option("masks", "none", ["none", "few", "many", "all", "gold"]),
            Option("music", "drum", ["drum", "flute", "harp", "song", "bell"]),
            Option("lanterns", "no", ["no", "yes"]),
        ]
        self.presets = [Preset("ball", {"time": "dusk", "masks": "gold", "music": "harp"})]

    def check(self, seats: int, settings: Settings) -> None:
        if settings["fires"] == "yes" and settings["time"] != "night":
            raise BadOption("Fires burn at night.")
        if settings["lanterns"] == "yes" and seats != 3:
            raise BadOption("Lanterns are for three.")


FESTIVAL = Game(Festival())


def every_combination(game: Game, seats: int) -> list[Case]:
    """The full product of all choices, without what is refused."""
    options = game.rules.options
    chosen = [
        dict(zip([option.name for option in options], values, strict=True))
        for values in itertools.product(*[option.choices for option in options])
    ]
    return [Case(game, seats, one) for one in chosen if go_together(game, seats, one)]


def pairs(cases: list[Case]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    """Every pair of choices, and of a choice and the number of seats."""
    chosen = [{**case.options, "seats": str(case.seats)}.items() for case in cases]
    return {(one, other) for case in chosen for one in case for other in case if one[0] < other[0]}


def test_in_a_large_game_every_valid_pair_of_choices_occurs() -> None:
    cases = cases_of(FESTIVAL)
    everything = every_combination(FESTIVAL, 2) + every_combination(FESTIVAL, 3)

    assert pairs(cases) == pairs(everything)
    assert all(case in everything for case in cases)
    # Masks and music alone have 25 pairs, so there cannot be fewer.
    assert 25 <= len(cases) <= 35
    assert len(everything) == 300


def test_refused_pairs_do_not_occur() -> None:
    met = pairs(cases_of(FESTIVAL))

    assert (("fires", "yes"), ("time", "night")) in met
    assert (("fires", "yes"), ("time", "day")) not in met
    assert all(case.seats == 3 for case in cases_of(FESTIVAL) if case.options["lanterns"] == "yes")


def test_the_presets_are_always_played() -> None:
    ball = {"time": "dusk", "fires": "no", "masks": "gold", "music": "harp", "lanterns": "no"}

    assert [case.seats for case in cases_of(FESTIVAL) if case.options == ball] == [2, 3]


def test_the_same_cases_are_chosen_every_time() -> None:
    assert [str(case) for case in cases_of(FESTIVAL)] == [str(case) for case in cases_of(Game(Festival()))]


def test_a_small_game_gets_every_combination() -> None:
    assert cases_of(HUSH) == every_combination(HUSH, 2)


class Choir(HushRules):
    """One option with many choices: there are no pairs."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [Option("voices", "1", [str(number) for number in range(1, MOST_CASES + 2)])]


def test_a_single_option_keeps_all_its_choices() -> None:
    game = Game(Choir())

    assert cases_of(game) == every_combination(game, 2)
