"""Broken cards of Cardia are caught: one forgets what everybody saw of a hand, one reveals a hand by its question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.flow import Flow
from pentakl.games.cardia import cards
from pentakl.games.cardia.printed import NAMES
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import DECLINE, FACTION_OR_DECLINE, Table
from tests.conformance import checks


@pytest.fixture
def abilities() -> Iterator[list[cards.Ability]]:
    whole = cards.ABILITIES[:]
    yield cards.ABILITIES
    cards.ABILITIES[:] = whole


def run() -> None:
    for seed in range(40):
        chance = quick(seed)
        for state in checks.states(pentakl.load("cardia"), 2, {"wins": "1"}, seed):
            checks.check_leaks(state, chance)


def test_an_ambush_that_nobody_remembers_is_caught(abilities: list[cards.Ability]) -> None:
    def forgetful_ambusher(t: Table, me: Seat, this: int) -> Flow[None]:
        """Ambusher, but nobody remembers that the faction is not in the hand."""
        faction = yield from t.name_faction(me)
        rival = t.rival(me)
        for token in [token for token in rival.hand if t.faction(token) == faction]:
            t.discard_from_hand(token, rival)

    abilities[NAMES.index("ambusher")] = forgetful_ambusher
    with pytest.raises(AssertionError, match="hidden face"):
        run()


def test_a_palace_guard_whose_question_betrays_the_hand_is_caught(abilities: list[cards.Ability]) -> None:
    def telling_guard(t: Table, me: Seat, this: int) -> Flow[None]:
        """Palace Guard, but a rival without a fitting card is not asked."""
        faction = yield from t.name_faction(me)
        rival = t.rival(me)
        fitting = [token for token in rival.hand if t.faction(token) == faction]
        given = yield from t.choose(rival, FACTION_OR_DECLINE, [DECLINE, *fitting])
        if given == DECLINE:
            t.modify(this, 7)
        else:
            t.discard_from_hand(given, rival)

    abilities[NAMES.index("palace_guard")] = telling_guard
    with pytest.raises(AssertionError, match="hidden face"):
        run()
