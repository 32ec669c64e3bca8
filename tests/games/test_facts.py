"""What every game says about itself without a table, for clients that have no copy of the rules."""

from __future__ import annotations

import json
from itertools import combinations, product
from typing import Any

import pytest

from pentakl.core.errors import BadOption
from pentakl.games import keys, load
from tests.conformance.cases import seat_numbers


@pytest.mark.parametrize("key", keys())
def test_a_game_describes_itself_in_json(key: str) -> None:
    described = load(key).describe()

    assert json.loads(json.dumps(described)) == described
    assert list(described) == ["key", "seats", "options", "presets", "refused", "cards", "facts"]
    assert list(load(key).card_facts()) == load(key).rules.cards


@pytest.mark.parametrize("key", keys())
def test_all_cards_of_a_game_or_of_one_of_its_decks_have_the_same_facts(key: str) -> None:
    """Different decks (fact `deck`) may have different facts: a Boss has an Attack, a Spell has none."""
    kinds: dict[object, set[tuple[str, ...]]] = {}
    for facts in load(key).card_facts().values():
        kinds.setdefault(facts.get("deck"), set()).add(tuple(facts))

    assert all(len(found) == 1 for found in kinds.values())
    assert {()} not in kinds.values()


@pytest.mark.parametrize("key", keys())
def test_exactly_the_options_without_a_refused_set_can_be_played(key: str) -> None:
    game = load(key)
    options = [option for option in game.rules.offered_options() if option.choices]
    for values in product(*[option.choices for option in options]):
        given = {option.name: value for option, value in zip(options, values, strict=True)}
        refused = [
            each.get("seats")
            for each in described_sets(game.describe()["refused"])
            if each["options"].items() <= given.items()
        ]
        allowed = [] if None in refused else [seats for seats in seat_numbers(game) if seats not in refused]
        assert allowed == game.seats_for(given)


def described_sets(refused: object) -> list[dict[str, Any]]:
    assert isinstance(refused, list)
    return refused


@pytest.mark.parametrize("key", keys())
def test_every_preset_can_be_played_and_differs_from_the_others(key: str) -> None:
    game = load(key)
    complete = []
    for preset in game.rules.presets:
        fitting = game.seats_for(preset.options)
        assert fitting, f"nobody can play {preset.name}"
        complete.append(game.rules.settings_for(fitting[0], preset.options))
    assert all(one != other for one, other in combinations(complete, 2))


def test_options_that_do_not_exist_leave_no_seats() -> None:
    karmaka = load("karmaka")

    assert karmaka.seats_for({"variant": "chess"}) == []
    with pytest.raises(BadOption):
        karmaka.rules.settings_for(2, {"variant": "chess"})
