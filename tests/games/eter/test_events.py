"""Events tell what happens: from the events of a game alone one can work out what lies where."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.events import Event
from pentakl.core.flow import NO_PLACE
from pentakl.games.eter.field import FIRST_CELL
from pentakl.games.eter.play import EterTable
from tests.conformance.cases import Case, cases_of
from tests.games.eter.language import eter, with_power

GAME = pentakl.load("eter")
ZONES = ("hand", "aside", "out", "mage")


class Follower:
    """Works out the piles of a table from events alone: each zone of a seat, and each cell of the field."""

    def __init__(self, table: EterTable) -> None:
        self.piles = piles_of(table)
        self.holes = table.holes[:]
        self.border = table.border

    def hear(self, event: Event) -> None:
        if event.kind == "field-moved":
            self.shift(event.place - FIRST_CELL)
        elif event.kind == "hole":
            self.holes = sorted([*self.holes, event.place])
        elif event.kind == "border":
            self.border = event.place
        elif event.kind == "border-gone":
            assert self.border == event.place
            self.border = NO_PLACE
        elif event.goal and not event.is_bookkeeping:
            for token in event.cards:
                start = self.piles[pile_of(event.start, event.start_seat, event.start_place)]
                assert token in start, f"{event.kind} begins where the card does not lie"
                start.remove(token)
                self.piles.setdefault(pile_of(event.goal, event.goal_seat, event.goal_place), []).append(token)
        self.piles = {pile: tokens for pile, tokens in self.piles.items() if tokens}

    def shift(self, by: int) -> None:
        self.piles = {
            (zone, seat, place - by if zone == "field" else place): tokens
            for (zone, seat, place), tokens in self.piles.items()
        }
        self.holes = [hole - by for hole in self.holes]
        if self.border != NO_PLACE:
            self.border -= by


Pile = tuple[str, int, int]


def pile_of(zone: str, seat: int, place: int) -> Pile:
    assert (zone == "field") == (place != NO_PLACE), f"a card of the {zone} lies at {place}"
    return zone, seat, place


def piles_of(table: EterTable) -> dict[Pile, list[int]]:
    piles = {("field", -1, cell): stack[:] for cell, stack in zip(table.cells, table.stacks, strict=True)}
    for seat in table.players:
        for zone in ZONES:
            piles[zone, seat.index, NO_PLACE] = list(getattr(seat, zone))
    return {pile: tokens for pile, tokens in piles.items() if tokens}


def in_any_order(piles: dict[Pile, list[int]]) -> dict[Pile, list[int]]:
    """Hands have no order."""
    return {pile: tokens if pile[0] == "field" else sorted(tokens) for pile, tokens in piles.items()}


@pytest.mark.parametrize("case", cases_of(GAME), ids=str)
def test_a_player_who_follows_the_events_knows_what_lies_where(case: Case) -> None:
    chance = quick(5)
    for seed in range(4):
        state = GAME.start(2, seed, {**case.options, "format": "game", "mages": "drawn"})
        assert isinstance(state.table, EterTable)
        follower = Follower(state.table)
        while state.outcome is None:
            choice = state.pending[0]
            legal = state.legal(choice.seat)
            others = [action for action in legal if "@" not in GAME.text(action)]
            among = others if others and chance.below(3) == 0 else legal
            for event in state.apply(choice.seat, among[chance.below(len(among))]):
                # Explosion cards are not followed here.
                if event.goal != "explosion":
                    follower.hear(event)
            assert isinstance(state.table, EterTable)
            assert in_any_order(follower.piles) == in_any_order(piles_of(state.table))
            assert (follower.holes, follower.border) == (state.table.holes, state.table.border)


def test_the_log_of_a_turn_says_what_happened() -> None:
    t = eter("A1 B2", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@0,1")
    assert t.told("bartek") == ["anna covered A3 from anna's hand to field", "bartek turn 1"]
    t = eter("A1 A2* B3", anna=["3", "4"], bartek=["1", "4"], turn=1)
    t.plays("bartek", "1@0,1")
    assert t.told("anna") == [
        "bartek attacked",
        "anna revealed A2 from field to field",
        "bartek repelled B1 from bartek's hand to bartek's out",
        "anna turn 1",
    ]


def test_the_log_of_a_power_says_who_used_what() -> None:
    t = with_power("VIII", "A1/B2 B1", anna=["3"])
    t.plays("anna", "power VIII")
    assert t.told("bartek") == [
        "anna power-used VIII from powers",
        "bartek returned B2 from field to bartek's aside",
        "bartek turn 1",
    ]


def test_the_log_of_an_explosion_says_who_set_it_off_and_what_it_spared() -> None:
    t = eter("A1 B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=3)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.told("bartek") == [
        "anna laid A3 from anna's hand to field",
        "anna exploded explosion-3 from explosion 0",
        "anna spared",
        "anna fell A1 from field to anna's out",
        "bartek turn 1",
    ]


def test_the_log_says_that_an_explosion_was_declined() -> None:
    t = eter("A1 B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=3)
    t.plays("anna", "3@2,0")
    t.answers("anna", "decline")
    assert t.told("bartek")[1] == "anna declined"


def test_the_log_says_when_the_last_turn_has_come_and_how_the_game_ended() -> None:
    t = eter("A1 B2", anna=["3"], bartek=["1", "4"])
    t.plays("anna", "3@0,2")
    t.plays("bartek", "4@0,0")
    assert t.told("anna")[1:3] == ["bartek last-turn", "bartek turn 1"]
    assert t.told("anna")[-1] == "bartek game-won points"
