"""A card that is broken on purpose makes the conformance list fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pentakl.core.chance import Chance, quick
from pentakl.core.flow import Flow
from pentakl.core.state import State
from pentakl.games import load
from pentakl.games.karmaka import cards
from pentakl.games.karmaka.table import OWN_DEED, Seat, Table
from tests.conformance import checks

Ability = Callable[[Table, Seat], Flow[None] | None]
Spoil = Callable[[str, Ability], None]


@pytest.fixture
def spoil() -> Iterator[Spoil]:
    whole = cards.ABILITIES[:]

    def put(name: str, ability: Ability) -> None:
        cards.ABILITIES[cards.NAMES.index(name)] = ability

    yield put
    cards.ABILITIES[:] = whole


def run(check: Callable[[State, Chance], None]) -> None:
    for seed in range(30):
        chance = quick(seed)
        for state in checks.states(load("karmaka"), 3, {}, seed):
            check(state, chance)


def test_a_card_that_remembers_a_hidden_face_is_caught(spoil: Spoil) -> None:
    def stale_crisis(t: Table, me: Seat) -> Flow[None]:
        """Crisis, but it looks at the rival's hand before the question and acts on it afterwards."""
        rival = yield from t.choose_rival(me)
        held_an_odd_card = bool(rival.hand) and t.face[rival.hand[0]] % 2 == 1
        if rival.deeds:
            lost = yield from t.choose(rival, OWN_DEED, rival.deeds[:])
            t.ruin_deed(lost, rival)
        if held_an_odd_card:
            t.draw_from_well(me)

    spoil("crisis", stale_crisis)
    with pytest.raises(AssertionError, match="remembers a hidden face"):
        run(checks.check_stale_faces)


def test_a_card_whose_effect_reveals_a_hidden_face_is_caught(spoil: Spoil) -> None:
    def telling_journey(t: Table, me: Seat) -> None:
        """Journey, but it draws only when the Well's top card is odd: everybody can count the cards."""
        if t.well and t.face[t.well[-1]] % 2:
            t.draw_from_well(me)

    spoil("journey", telling_journey)
    with pytest.raises(AssertionError, match="hidden face"):
        run(checks.check_leaks)


def test_a_card_that_loses_a_card_is_caught(spoil: Spoil) -> None:
    def careless_panic(t: Table, me: Seat) -> None:
        """Panic, but the card falls off the table."""
        if me.deck:
            me.deck.pop()

    spoil("panic", careless_panic)
    with pytest.raises(AssertionError):
        run(lambda state, chance: checks.check_cards(state))


def test_the_unbroken_cards_pass_the_same_checks() -> None:
    for check in (checks.check_stale_faces, checks.check_leaks):
        for seed in range(3):
            chance = quick(seed)
            for state in checks.states(load("karmaka"), 3, {}, seed):
                check(state, chance)
