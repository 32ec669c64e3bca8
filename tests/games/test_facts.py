"""What every game says of itself without a table, for clients that hold no copy of it."""

from __future__ import annotations

import json
from itertools import product

import pytest

from pentakl.core.errors import BadOption
from pentakl.games import keys, load


@pytest.mark.parametrize("key", keys())
def test_a_game_describes_itself_in_json(key: str) -> None:
    described = load(key).describe()

    assert json.loads(json.dumps(described)) == described
    assert list(described) == ["key", "seats", "options", "cards", "facts"]
    assert list(load(key).card_facts()) == load(key).rules.cards


@pytest.mark.parametrize("key", keys())
def test_all_cards_of_a_game_have_the_same_facts(key: str) -> None:
    kinds = {tuple(facts) for facts in load(key).card_facts().values()}

    assert len(kinds) == 1
    assert kinds != {()}


@pytest.mark.parametrize("key", keys())
def test_the_seats_of_every_choice_together_are_those_that_the_rules_allow(key: str) -> None:
    game = load(key)
    options = [option for option in game.rules.options if option.choices]
    for values in product(*[option.choices for option in options]):
        given = {option.name: value for option, value in zip(options, values, strict=True)}
        allowed = set(range(game.rules.fewest_seats, game.rules.most_seats + 1))
        for option in options:
            allowed &= set(game.seats_by_choice(option)[given[option.name]])
        assert sorted(allowed) == game.seats_for(given)
        assert allowed, f"nobody can play {given}"


def test_options_that_do_not_exist_leave_no_seats() -> None:
    karmaka = load("karmaka")

    assert karmaka.seats_for({"variant": "chess"}) == []
    with pytest.raises(BadOption):
        karmaka.rules.settle(2, {"variant": "chess"})
