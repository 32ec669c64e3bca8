"""Matches of Cardia, and the options that a game is started with."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.core.rules import Match
from pentakl.core.state import State
from pentakl.core.table import Outcome
from pentakl.games.cardia.locations import LOCATIONS
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.rules import CardiaRules
from tests.games.cardia.language import cardia


def start(**options: str) -> State:
    return pentakl.load("cardia").start(2, 7, options)


def play_out(state: State, seed: int) -> list[list[dict[str, object]]]:
    """Play at random to the end; returns what a spectator is told, one entry for each answer."""
    chance = quick(seed)
    told = []
    while state.outcome is None:
        choice = state.pending[chance.below(len(state.pending))]
        legal = state.legal(choice.seat)
        told.append(state.scrubbed(state.apply(choice.seat, legal[chance.below(len(legal))]), None))
    return told


# --- matches


def test_a_match_goes_to_two_wins() -> None:
    for seed in range(12):
        state = pentakl.load("cardia").start(2, seed, {})
        play_out(state, seed)
        assert state.outcome is not None
        assert max(state.match.wins) == 2
        assert min(state.match.wins) < 2
        assert state.outcome.reason == "match"
        assert state.outcome.winners == [state.match.wins.index(2)]
        assert state.outcome.points == state.match.wins


def test_a_drawn_game_scores_nothing_and_is_replayed() -> None:
    t = cardia(anna={"hand": ["judge"], "deck": []}, bartek={"hand": ["judge"], "deck": []}, wins="2")
    t.play(anna="judge", bartek="judge")
    assert t.games == [([], "no-card")]
    assert t.state.match.wins == [0, 0]
    assert len(t.hand("anna")) == 5  # dealt again
    assert "game-drawn no-card" in t.told("anna")


def test_after_twenty_games_a_match_without_two_wins_is_drawn() -> None:
    drawn, won = Outcome([], "no-card", [0, 0]), Outcome([0], "signets", [5, 0])
    match = Match([won, *[drawn] * 19], [1, 0])
    table = start(wins="2").table
    table.outcome = drawn
    assert CardiaRules().next_table(table, match) is None
    assert CardiaRules().match_outcome(table, match).winners == []


def test_a_match_to_one_win_ends_as_its_game_does() -> None:
    t = cardia(anna={"hand": ["djinn"], "next": {"modifier": -5}}, bartek=["treasurer"], wins="1")
    t.play(anna="djinn", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "djinn")


def test_the_next_game_has_the_same_deck_and_locations_and_new_cards() -> None:
    for seed in range(4):
        state = pentakl.load("cardia").start(2, seed, {"deck": "1221", "locations": "random:3"})
        table = state.table
        assert isinstance(table, CardiaTable)
        locations, hands = table.locations, [player.hand for player in table.players]
        assert locations.bit_count() == 3
        play_out(state, seed)
        assert isinstance(state.table, CardiaTable)
        assert (state.table.mix, state.table.locations) == ("1221", locations)
        assert [player.hand for player in state.table.players] != hands


def test_the_next_game_is_announced_after_the_end_of_the_last() -> None:
    told = play_out(start(), 3)
    announced = [[event["kind"] for event in batch] for batch in told if any(e["kind"] == "next-game" for e in batch)]
    assert announced
    for kinds in announced:
        ended = [kind for kind in kinds if kind in ("game-won", "game-drawn")]
        assert len(ended) == 1
        assert kinds.index(ended[0]) < kinds.index("next-game") < kinds.index("round")


# --- options


@pytest.mark.parametrize(
    ("options", "mix"),
    [
        ({}, "1111"),
        ({"deck": "1"}, "1111"),
        ({"deck": "2"}, "2222"),
        ({"deck": "1212"}, "1212"),
        ({"deck": "2222"}, "2222"),
    ],
)
def test_a_deck_is_a_number_or_a_mix(options: dict[str, str], mix: str) -> None:
    table = pentakl.load("cardia").start(2, 1, options).table
    assert isinstance(table, CardiaTable)
    assert table.mix == mix


def test_a_mix_takes_whole_factions() -> None:
    table = start(deck="2111").table
    rules = pentakl.load("cardia").rules
    facts = [rules.facts(table.face[token]) for token in range(16)]
    assert {fact["deck"] for fact in facts if fact["faction"] == "rebellion"} == {2}
    assert {fact["deck"] for fact in facts if fact["faction"] != "rebellion"} == {1}
    assert sorted(int(fact["value"]) for fact in facts) == list(range(1, 17))


@pytest.mark.parametrize("deck", ["", "3", "12", "1213", "11111", "I", "1,2"])
def test_another_deck_is_refused(deck: str) -> None:
    with pytest.raises(BadOption, match="Option deck of cardia"):
        start(deck=deck)


@pytest.mark.parametrize(("text", "count"), [("none", 0), ("", 0), ("bazaar", 1), ("random:0", 0), ("random:8", 8)])
def test_locations_are_none_named_or_drawn(text: str, count: int) -> None:
    table = start(locations=text).table
    assert isinstance(table, CardiaTable)
    assert table.locations.bit_count() == count


def test_drawn_locations_depend_on_the_seed() -> None:
    drawn = set()
    for seed in range(40):
        table = pentakl.load("cardia").start(2, seed, {"locations": "random:1"}).table
        assert isinstance(table, CardiaTable)
        drawn.add(table.locations)
    assert drawn == {1 << number for number in range(len(LOCATIONS))}


@pytest.mark.parametrize(
    "text",
    [
        "mars",
        "bazaar,mars",
        "bazaar,bazaar",
        "random",
        "random:9",
        "random:-1",
        "random:x",
        "random:08",
        "random:٣",
        "bazaar,",
    ],
)
def test_other_locations_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="Option locations of cardia"):
        start(locations=text)


def test_an_endless_number_of_locations_is_refused() -> None:
    with pytest.raises(BadOption, match="draws 0 to 8 at random"):
        start(locations="random:" + "1" * 5000)


def test_a_match_to_three_is_refused() -> None:
    with pytest.raises(BadOption, match="is one of 2, 1, not '3'"):
        start(wins="3")


def test_cardia_is_for_two() -> None:
    with pytest.raises(BadOption, match="cardia is for 2 seats, not 4"):
        pentakl.load("cardia").start(4, 1, {})
