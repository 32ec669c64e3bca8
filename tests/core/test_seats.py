"""Which numbers of seats go with which options: found by asking the rules, never kept in a second list."""

from __future__ import annotations

import pytest

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.rules import Option, Preset, Settings
from tests.tiny import GRUDGE, HushRules


class ManyHush(HushRules):
    """Two options, one of which alone decides about the seats, and a free text."""

    def __init__(self) -> None:
        super().__init__()
        self.fewest_seats, self.most_seats = 2, 6
        self.options = [
            Option("variant", "crowd", ["crowd", "duel"]),
            Option("stakes", "low", ["low", "high"]),
            Option("motto", "hush", []),
        ]

    def check(self, seats: int, settings: Settings) -> None:
        if (settings["variant"] == "duel") != (seats == 2):
            raise BadOption("A duel is for two, everything else for more.")


def test_choices_that_do_not_go_together_are_named_by_the_smallest_sets() -> None:
    assert Game(ManyHush()).refused_choices() == [
        {"options": {"variant": "crowd"}, "seats": 2},
        {"options": {"variant": "duel"}, "seats": 3},
        {"options": {"variant": "duel"}, "seats": 4},
        {"options": {"variant": "duel"}, "seats": 5},
        {"options": {"variant": "duel"}, "seats": 6},
    ]


class StrictHush(ManyHush):
    """A duel is never for high stakes, and six play for low ones."""

    def check(self, seats: int, settings: Settings) -> None:
        super().check(seats, settings)
        if settings["stakes"] == "high" and (settings["variant"] == "duel" or seats == 6):
            raise BadOption("That is too much.")


def test_what_is_refused_with_any_number_of_seats_names_none() -> None:
    refused = Game(StrictHush()).refused_choices()

    assert {"options": {"stakes": "high", "variant": "duel"}} in refused
    assert {"options": {"stakes": "high"}, "seats": 6} in refused
    # Follows from smaller sets: two seats are for a duel, and a duel is never for high stakes.
    assert {"options": {"stakes": "high"}, "seats": 2} in refused
    assert Game(StrictHush()).seats_for({"variant": "duel", "stakes": "high"}) == []


def test_the_seats_for_a_whole_set_of_options() -> None:
    game = Game(ManyHush())

    assert game.seats_for({}) == [3, 4, 5, 6]
    assert game.seats_for({"variant": "duel", "stakes": "high"}) == [2]
    assert game.seats_for({"variant": "solo"}) == []


def test_a_game_describes_its_options() -> None:
    described = Game(ManyHush()).describe()

    assert described["seats"] == [2, 6]
    assert described["options"] == [
        {
            "name": "variant", "type": "choice", "default": "crowd", "choices": ["crowd", "duel"],
        },
        {
            "name": "stakes", "type": "choice", "default": "low", "choices": ["low", "high"],
        },
        {"name": "motto", "type": "text", "default": "hush", "choices": []},
    ]  # fmt: skip


def test_an_option_that_is_not_offered_is_described_to_nobody() -> None:
    options = GRUDGE.describe()["options"]

    assert isinstance(options, list)
    assert [option["name"] for option in options] == ["wins"]
    assert GRUDGE.start(2, 1).settings == {"wins": "1", "underdog": "none"}
    with pytest.raises(BadOption, match="its options: wins"):
        GRUDGE.start(2, 1, {"colour": "red"})


class GuidedHush(ManyHush):
    def __init__(self) -> None:
        super().__init__()
        self.presets = [Preset("first", {}), Preset("proud", {"variant": "duel", "stakes": "high"})]


def test_a_preset_is_described_with_every_option() -> None:
    assert Game(GuidedHush()).describe()["presets"] == [
        {"name": "first", "options": {"variant": "crowd", "stakes": "low", "motto": "hush"}},
        {"name": "proud", "options": {"variant": "duel", "stakes": "high", "motto": "hush"}},
    ]
    assert GRUDGE.describe()["presets"] == []


def test_a_preset_is_found_by_its_name() -> None:
    rules = GuidedHush()

    assert rules.preset("proud") == {"variant": "duel", "stakes": "high"}
    with pytest.raises(BadOption, match="hush has no preset 'last'; its presets: first, proud"):
        rules.preset("last")
    with pytest.raises(BadOption, match="its presets: none"):
        HushRules().preset("last")
