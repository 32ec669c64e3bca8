"""What a bot believes about the Crime Tools: certain if seen, less certain after unseen moves, and no leak."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.games.ravehard.beliefs import Beliefs, beliefs_of, is_used, suspicion
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import kind_of
from pentakl.games.ravehard.rules import GAME
from pentakl.games.ravehard.tools import NUMBER_OF_TOOL, TOOLS
from tests.games.ravehard.language import SpokenRavehard, story

HALF = 0.5
ONE_THIRD = 0.35
# With three players the weapon is the disco ball.
EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
POCKETS = {
    "anna": ["frozen_trout", "fondue_set"],
    "bartek": ["cursed_kazoo", "pointy_glow_stick"],
    "celina": ["chained_disco_ball", "third_volume_of_memoirs"],
}


def table(**rest: Any) -> SpokenRavehard:
    """Everybody with known tools, in anna's turn."""
    for name, tools in POCKETS.items():
        rest[name] = {"tools": tools, **rest.get(name, {})}
    return story(**rest)


def believed(t: SpokenRavehard, viewer: str) -> Beliefs:
    return beliefs_of(t.table, t.seats.index(viewer), ONE_THIRD)


def shares(t: SpokenRavehard, viewer: str, tool: str) -> list[float]:
    """How likely each seat holds a tool, by what a viewer knows."""
    row = believed(t, viewer).share[NUMBER_OF_TOOL[kind_of(tool)]]
    return [round(share, 2) for share in row]


def test_at_first_only_your_own_tools_are_known() -> None:
    t = table()
    assert shares(t, "anna", "frozen_trout") == [1, 0, 0]
    assert shares(t, "anna", "chained_disco_ball") == [0, HALF, HALF]
    assert shares(t, "celina", "chained_disco_ball") == [0, 0, 1]


def test_tools_for_more_players_are_nowhere() -> None:
    t = table()
    assert shares(t, "anna", "potato_of_truth") == [0, 0, 0]


def test_both_tools_of_an_exchange_are_known_to_the_two() -> None:
    t = table()
    t.plays("anna", "scheme frozen_trout", "bartek")
    t.answers("bartek", "return cursed_kazoo")
    for viewer in ("anna", "bartek"):
        assert shares(t, viewer, "frozen_trout") == [0, 1, 0]
        assert shares(t, viewer, "cursed_kazoo") == [1, 0, 0]
    # bartek has one unknown tool for anna, celina two.
    assert shares(t, "anna", "chained_disco_ball") == [0, 0.33, 0.67]


def test_an_exchange_of_others_spreads_what_was_known_of_them() -> None:
    t = table(anna={"tools": POCKETS["anna"], "hand": ["group_selfie"]})
    t.plays("anna", "cast group_selfie", "celina")
    t.all_pass()
    assert shares(t, "anna", "chained_disco_ball") == [0, 0, 1]
    t.plays("anna", "end")
    t.plays("bartek", "scheme cursed_kazoo", "celina")
    t.answers("celina", "return third_volume_of_memoirs")
    assert shares(t, "anna", "chained_disco_ball") == [0, HALF, HALF]
    assert shares(t, "celina", "chained_disco_ball") == [0, 0, 1]


def test_the_weapon_is_taken_to_be_handed_on_in_a_third_of_the_exchanges() -> None:
    t = table(anna={"tools": POCKETS["anna"], "hand": ["group_selfie"]}, evidence=EVIDENCE)
    t.plays("anna", "cast group_selfie", "celina")
    t.all_pass()
    t.plays("anna", "end")
    t.plays("bartek", "scheme cursed_kazoo", "celina")
    t.answers("celina", "return third_volume_of_memoirs")
    assert shares(t, "anna", "chained_disco_ball") == [0, 0.35, 0.65]
    assert suspicion(t.table, 0, ONE_THIRD) == [0, 350, 650]


def test_in_the_middle_of_an_exchange_the_offered_tool_is_known() -> None:
    t = table()
    t.plays("anna", "scheme frozen_trout", "bartek")
    assert t.asks("bartek: return-tool")
    assert shares(t, "bartek", "frozen_trout") == [0, 1, 0]
    assert shares(t, "bartek", "cursed_kazoo") == [0, 1, 0]


def test_what_is_passed_to_the_left_is_followed() -> None:
    t = table(boss=None, phase="next-card", story=["coat_check_catastrophe", "archmages_chamber"])
    t.each(anna="pass on frozen_trout", bartek="pass on cursed_kazoo", celina="pass on chained_disco_ball")
    assert shares(t, "anna", "frozen_trout") == [0, 1, 0]
    assert shares(t, "anna", "chained_disco_ball") == [1, 0, 0]
    assert shares(t, "bartek", "frozen_trout") == [0, 1, 0]
    assert shares(t, "bartek", "cursed_kazoo") == [0, 0, 1]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


@pytest.mark.parametrize("seats", [3, 6])
def test_beliefs_never_exclude_the_truth(seats: int) -> None:
    """Over a whole game of bots: own tools are certain, every tool lies somewhere, and the truth stays possible."""
    decide = bots.bot("ravehard", "greedy")
    state = GAME.start(seats, 11, {"reaction": "off"})
    chance = quick(11)
    entries = -1
    while state.outcome is None:
        t = state.table
        assert isinstance(t, RavehardTable)
        if len(t.ledger) != entries and t.players[0].tools:
            entries = len(t.ledger)
            for seat in range(seats):
                check_beliefs(t, seat)
        seat = next(choice.seat for choice in state.pending if not choice.side)
        state.apply(seat, decide(state, seat, chance))
    assert entries > 10


def check_beliefs(t: RavehardTable, me: int) -> None:
    found = beliefs_of(t, me, ONE_THIRD)
    for number in range(len(TOOLS)):
        assert abs(sum(found.share[number]) - is_used(number, t.seats)) < 0.01
    for player in t.players:
        for token in player.tools:
            share = found.share[NUMBER_OF_TOOL[t.face[token]]][player.index]
            assert share > 0.999 if player.index == me else share > 0
