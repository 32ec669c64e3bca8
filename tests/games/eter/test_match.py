"""Matches of ETER: to two wins, with new powers and explosions every game and mages that stay."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.table import Outcome
from pentakl.games.eter.deal import deal_next
from pentakl.games.eter.printed import EXPLOSIONS, MAGES, NAMES, POWERS
from tests.games.eter.language import SpokenEter, eter, new_game, with_mage

# Anna completes a line with a 3.
NEARLY_WON = "A1 A2"


def nearly_won(**rest: object) -> SpokenEter:
    return eter(NEARLY_WON, **{"anna": ["3", "4"], "bartek": ["4"], "format": "match", **rest})  # type: ignore[arg-type]


def nearly_drawn(**rest: object) -> SpokenEter:
    """After a 3 of anna and a 1 of bartek both have four points."""
    return eter("A1 B3", **{"anna": ["3"], "bartek": ["1", "4"], "format": "match", **rest})  # type: ignore[arg-type]


def draw(t: SpokenEter) -> None:
    t.plays("anna", "3@1,0")
    t.plays("bartek", "1@1,1")


def play_on(t: SpokenEter, games: int, seed: int = 1) -> None:
    """Play at random until this many games are over, or the match is."""
    chance = quick(seed)
    while t.state.outcome is None and t.state.match.count < games:
        seat = t.state.pending[0].seat
        legal = t.state.legal(seat)
        t.state.apply(seat, legal[chance.below(len(legal))])


# --- two wins


def test_the_first_to_win_two_games_wins_the_match() -> None:
    t = nearly_won()
    t.plays("anna", "3@0,2")
    assert (t.winners, t.games) == (None, [(["anna"], "line")])
    t = nearly_won(wins=[1, 1])
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "wins")


def test_a_drawn_game_scores_for_nobody_and_the_next_one_is_played() -> None:
    t = nearly_drawn(wins=[1, 0])
    draw(t)
    assert (t.games, t.position["wins"]) == ([([], "points")], [1, 0])


def test_a_draw_at_one_all_is_followed_by_a_deciding_game() -> None:
    t = nearly_drawn(wins=[1, 1])
    draw(t)
    assert (t.winners, t.field) == (None, [])


def test_a_match_that_is_undecided_after_twenty_games_is_drawn() -> None:
    t = nearly_drawn(wins=[1, 1], played=18)
    draw(t)
    assert t.winners is None
    t = nearly_drawn(wins=[1, 1], played=19)
    draw(t)
    assert (t.winners, t.reason) == ([], "wins")


def test_a_single_game_decides_where_no_match_is_played() -> None:
    t = nearly_won(format="game")
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "line")


# --- who begins


def test_the_first_player_of_the_first_game_is_random() -> None:
    assert {new_game(seed).table.first for seed in range(12)} == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_after_the_first_game_the_players_begin_in_turns(first: int) -> None:
    t = nearly_won(first=first)
    t.plays("anna", "3@0,2")
    assert t.position["first"] == t.position["turn"] == 1 - first


# --- the next game


def test_in_the_next_game_everybody_has_all_cards_again_and_nothing_is_used() -> None:
    t = new_game(3, mode="both", illusions="yes", explosions="optional")
    play_on(t, games=1)
    assert t.field == []
    for seat in ("anna", "bartek"):
        assert t.hand(seat) == ["1", "1", "2", "2", "2", "3", "3", "3", "4", "E"]
        assert (t.aside(seat), t.out(seat)) == ([], [])
        used = [t.seat(seat).illusion_used, t.seat(seat).mage_used, t.seat(seat).power_used >= 0]
        assert used == [False, False, False]
        assert t.sees("a watcher", f"{seat}'s hand").count("?") == 0


def test_every_game_has_two_new_powers_and_the_old_ones_are_gone() -> None:
    t = new_game(3, mode="elemental")
    before = t.powers
    play_on(t, games=1)
    assert len(set(before + t.powers)) == 4


def test_every_game_has_a_new_explosion_card_that_is_unspent() -> None:
    t = new_game(3, explosions="always")
    before = t.explosion
    play_on(t, games=1)
    assert t.explosion != before
    assert not t.table.explosion_spent


def test_mages_stay_for_the_whole_match() -> None:
    t = new_game(3, mode="mages")
    before = [t.mage("anna"), t.mage("bartek")]
    play_on(t, games=1)
    assert [t.mage("anna"), t.mage("bartek")] == before


def test_a_mage_that_lay_as_an_eter_card_is_back_in_the_next_game() -> None:
    t = with_mage("air-2", "A1 A2 A3", format="match")
    t.plays("anna", "mage", "cell 0,3")
    assert (t.games, t.field) == ([(["anna"], "line")], [])
    t.plays("bartek", "4@0,0")
    assert "mage" in t.choices("anna")


def test_a_pile_that_runs_out_is_shuffled_anew_from_its_used_cards() -> None:
    table = new_game(5, mode="elemental", illusions="yes", explosions="optional").table
    powers, explosions = [], []
    for _ in range(40):
        powers.append({NAMES[table.face[token]] for token in table.powers})
        explosions.append(NAMES[table.face[table.explosion[-1]]])
        table = deal_next(table)
    assert {len(pair) for pair in powers} == {2}
    assert len(set().union(*powers[:12])) == len(POWERS)
    assert len(set(explosions[:9])) == len(EXPLOSIONS)
    assert set(explosions[9:17]) == set(explosions[:8])


# --- drawing powers and mages


def test_two_different_powers_are_drawn_and_every_power_may_come() -> None:
    drawn = [new_game(seed, mode="elemental", illusions="yes", explosions="optional").powers for seed in range(120)]
    assert all(len(set(pair)) == 2 for pair in drawn)
    assert set().union(*drawn) == set(POWERS)


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({"illusions": "yes"}, {"I"}),
        ({"explosions": "always"}, {"III", "XI", "XIV", "XXIV"}),
        ({}, {"I", "III", "XI", "XIV", "XXIV"}),
    ],
)
def test_powers_of_a_module_that_is_off_are_left_out(options: dict[str, str], missing: set[str]) -> None:
    drawn = [new_game(seed, mode="elemental", **options).powers for seed in range(120)]
    assert set().union(*drawn) == set(POWERS) - missing


def test_each_player_draws_a_mage_of_another_element_and_either_side() -> None:
    tables = [new_game(seed, mode="mages") for seed in range(60)]
    pairs = [(t.mage("anna"), t.mage("bartek")) for t in tables]
    assert all(one[:-2] != other[:-2] for one, other in pairs)
    assert {mage for pair in pairs for mage in pair} == set(MAGES)


def test_a_mage_duel_has_no_powers_and_an_elemental_battle_no_mages() -> None:
    assert new_game(mode="mages").powers == []
    t = new_game(mode="elemental")
    assert t.table.mages_of(t.seat("anna")) == []
    t = new_game(mode="both")
    assert (len(t.powers), t.mage("anna") in MAGES) == (2, True)


# --- choosing mages


@pytest.mark.parametrize("seed", range(4))
def test_the_second_player_chooses_a_mage_first_and_the_other_another_element(seed: int) -> None:
    t = new_game(seed, mode="mages", mages="chosen")
    first, second = t.seats[t.table.first], t.seats[1 - t.table.first]
    assert t.asks(second, "mage")
    assert t.choices(second) == [f"choose {mage}" for mage in MAGES]
    t.answers(second, "choose earth-2")
    assert t.choices(first) == [f"choose {mage}" for mage in MAGES if not mage.startswith("earth")]
    t.answers(first, "choose air-1")
    assert (t.mage(first), t.mage(second)) == ("air-1", "earth-2")
    assert t.asks(first, "turn")


def test_chosen_mages_are_not_chosen_again_in_the_next_game() -> None:
    t = new_game(2, mode="mages", mages="chosen")
    play_on(t, games=1)
    assert t.prompt == "turn"


@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_rematch_the_loser_chooses_a_mage_first_wherever_they_sit_now(loser: int) -> None:
    rules = pentakl.load("eter").rules
    settings = rules.settings_for(2, {"mode": "mages", "mages": "chosen"})
    settings = rules.rematch(settings, Outcome([1 - loser], "wins", [2, 0]), [1, 0])
    for seed in range(3):
        t = new_game(seed, **settings)
        assert t.asks(t.seats[1 - loser], "mage")


def test_after_a_drawn_match_the_usual_order_of_choosing_holds() -> None:
    rules = pentakl.load("eter").rules
    settings = rules.settings_for(2, {"mode": "mages", "mages": "chosen"})
    settings = rules.rematch(settings, Outcome([0], "wins", [2, 0]), [1, 0])
    settings = rules.rematch(settings, Outcome([], "wins", [1, 1]), [1, 0])
    for seed in range(4):
        t = new_game(seed, **settings)
        assert t.asks(t.seats[1 - t.table.first], "mage")


def test_mages_are_chosen_only_where_there_are_mages() -> None:
    game = pentakl.load("eter")
    assert game.seats_for({"mode": "elemental", "mages": "chosen"}) == []
    assert game.seats_for({"mode": "both", "mages": "chosen"}) == [2]
