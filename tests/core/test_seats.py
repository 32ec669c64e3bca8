"""Which numbers of seats go with which options: found by asking the rules, never from a list of its own."""

from __future__ import annotations

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.rules import Option, Settings
from tests.tiny import HushRules


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


def test_the_seats_of_a_choice_do_not_depend_on_the_defaults_of_other_options() -> None:
    game = Game(ManyHush())
    variant, stakes, motto = game.rules.options

    assert game.seats_by_choice(variant) == {"crowd": [3, 4, 5, 6], "duel": [2]}
    # With the default variant nobody could play for high stakes in twos; with the other one two can.
    assert game.seats_by_choice(stakes) == {"low": [2, 3, 4, 5, 6], "high": [2, 3, 4, 5, 6]}
    assert game.seats_by_choice(motto) == {}


def test_the_seats_for_a_whole_set_of_options() -> None:
    game = Game(ManyHush())

    assert game.seats_for({}) == [3, 4, 5, 6]
    assert game.seats_for({"variant": "duel", "stakes": "high"}) == [2]
    assert game.seats_for({"variant": "solo"}) == []


def test_a_game_describes_its_options_with_their_seats() -> None:
    described = Game(ManyHush()).describe()

    assert described["seats"] == [2, 6]
    assert described["options"] == [
        {
            "name": "variant", "type": "choice", "default": "crowd", "choices": ["crowd", "duel"],
            "seats": {"crowd": [3, 4, 5, 6], "duel": [2]},
        },
        {
            "name": "stakes", "type": "choice", "default": "low", "choices": ["low", "high"],
            "seats": {"low": [2, 3, 4, 5, 6], "high": [2, 3, 4, 5, 6]},
        },
        {"name": "motto", "type": "text", "default": "hush", "choices": [], "seats": {}},
    ]  # fmt: skip
