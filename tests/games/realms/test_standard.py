"""The standard game: the deal, the turn, the discard area and the end. Section 2 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import BadOption, IllegalAction, NotYourTurn
from tests.games.realms.language import SpokenRealms, new_game, realms

NAMES = ["anna", "bartek", "celina", "daria", "edek", "fela", "gosia"]


# --- the deal


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_dealt_seven_cards_and_the_area_is_empty(seats: int) -> None:
    t = new_game(*NAMES[:seats])
    assert [len(t.hand(name)) for name in t.seats] == [7] * seats
    assert t.names("discard") == []
    assert len(t.names("deck")) == 53 - 7 * seats


@pytest.mark.parametrize("seats", [2, 7])
def test_the_standard_game_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 6 seats"):
        new_game(*NAMES[:seats])


def test_the_starting_player_is_random() -> None:
    assert {new_game("anna", "bartek", "celina", seed=seed).turn for seed in range(20)} == {"anna", "bartek", "celina"}


def test_turns_go_clockwise() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon"], turn="bartek")
    turns = []
    for _ in range(4):
        turns.append(t.turn)
        t.passes_by(t.turn)
    assert turns == ["bartek", "celina", "anna", "bartek"]


# --- the turn


def test_a_turn_is_the_top_card_of_the_deck_and_then_a_discard() -> None:
    t = realms(anna=["king"], bartek=[], celina=[], deck=["hydra", "dragon"])
    t.draws("anna")
    assert "dragon" in t.hand("anna")
    assert t.names("deck") == ["hydra"]
    t.discards("anna", "king")
    assert t.names("discard") == ["king"]
    assert len(t.hand("anna")) == 7
    assert t.turn == "bartek"


def test_a_turn_is_a_card_of_the_area_and_then_a_discard() -> None:
    t = realms(anna=["king"], bartek=[], celina=[], discard=["dragon"])
    t.takes("anna", "dragon")
    assert "dragon" in t.hand("anna")
    t.discards("anna", "king")
    assert t.names("discard") == ["king"]
    assert t.turn == "bartek"


def test_any_card_of_the_area_may_be_taken_not_only_the_last_one() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon", "hydra", "king"])
    assert sorted(t.choices("anna")) == ["draw", "take dragon", "take hydra", "take king"]
    t.takes("anna", "hydra")
    assert t.names("discard") == ["dragon", "king"]
    t.discards("anna", "hydra")


def test_exactly_one_card_is_taken() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon", "hydra"])
    t.takes("anna", "dragon")
    with pytest.raises(IllegalAction):
        t.takes("anna", "hydra")
    with pytest.raises(IllegalAction):
        t.draws("anna")
    assert t.asks("anna", "discard which card?")


def test_nobody_discards_before_taking_a_card() -> None:
    t = realms(anna=["king"], bartek=[], celina=[], discard=["dragon"])
    with pytest.raises(IllegalAction):
        t.discards("anna", "king")


def test_nobody_moves_out_of_turn() -> None:
    t = realms(anna=[], bartek=["king"], celina=[], discard=["dragon"])
    with pytest.raises(NotYourTurn):
        t.takes("bartek", "dragon")
    assert t.choices("bartek") == []


def test_any_card_of_the_hand_may_be_discarded() -> None:
    t = realms(anna=["king", "queen"], bartek=[], celina=[], discard=["dragon"])
    t.takes("anna", "dragon")
    assert sorted(t.choices("anna")) == sorted(f"discard {card}" for card in t.hand("anna"))
    assert t.asks("anna", "discard which card?")


def test_the_card_just_drawn_may_be_discarded() -> None:
    t = realms(anna=[], bartek=[], celina=[], deck=["hydra", "dragon"])
    hand = t.hand("anna")
    t.draws("anna")
    t.discards("anna", "dragon")
    assert t.hand("anna") == hand
    assert t.names("discard") == ["dragon"]


def test_the_card_just_taken_from_the_area_may_be_put_back() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon", "hydra"])
    t.takes("anna", "dragon")
    t.discards("anna", "dragon")
    assert t.names("discard") == ["hydra", "dragon"]


def test_the_first_player_can_only_draw_for_the_area_is_empty() -> None:
    t = new_game("anna", "bartek", "celina")
    assert t.choices(t.turn) == ["draw"]


def test_the_second_player_may_take_what_the_first_one_has_discarded() -> None:
    t = realms(anna=["dragon"], bartek=["king"], celina=[])
    t.draws("anna")
    t.discards("anna", "dragon")
    assert t.choices("bartek") == ["draw", "take dragon"]
    t.takes("bartek", "dragon")
    t.discards("bartek", "king")


# --- the end


def test_the_game_ends_at_once_with_the_tenth_card_of_the_area() -> None:
    t = realms(anna=[], bartek=["king"], celina=[], discard=9, turn="bartek")
    t.draws("bartek")
    assert not t.is_over()  # the area still holds nine
    t.discards("bartek", "king")
    assert t.is_over()  # nobody else has another turn
    assert "area-full 10" in t.told("anna")


def test_nine_cards_and_a_card_taken_from_the_area_do_not_end_it() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=9)
    t.passes_by("anna")
    assert not t.is_over()
    assert t.turn == "bartek"


def draws_in_a_game(t: SpokenRealms, luck: int) -> int:
    """Play at random, from the deck or the area, and count the cards drawn."""
    chance = quick(luck)
    while t.phase in ("taking", "discarding"):
        options = t.choices(t.turn)
        is_draw = options[0] == "draw" and chance.below(2) == 0
        t.applies(t.turn, options[0 if is_draw else chance.below(len(options))])
    return sum(event.kind == "drew" for event in t.log)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_takes_exactly_ten_draws_whatever_the_number_of_players(seats: int) -> None:
    for luck in range(5):
        t = new_game(*NAMES[:seats], seed=luck)
        assert draws_in_a_game(t, luck) == 10
        assert len(t.names("deck")) == 53 - 7 * seats - 10 >= 1  # so the deck never runs out
        t.stops()  # with special cards, if anybody has any


def test_a_draw_adds_a_card_to_the_area_and_a_card_taken_from_it_adds_none() -> None:
    t = realms(anna=["king"], bartek=["queen"], celina=[], discard=["dragon"])
    t.draws("anna")
    t.discards("anna", "king")
    assert len(t.names("discard")) == 2
    t.takes("bartek", "dragon")
    t.discards("bartek", "queen")
    assert len(t.names("discard")) == 2


# --- the stall guard: six rounds without a draw


def stalls(t: SpokenRealms, turns: int) -> None:
    for _ in range(turns):
        t.passes_by(t.turn)


def test_after_three_rounds_without_a_draw_everybody_is_warned() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon"])
    stalls(t, 8)
    assert not any("stalling" in line for line in t.told("anna"))
    stalls(t, 1)
    assert t.told("anna")[-2:] == ["stalling 9", "anna turn 4"]  # so many turns are left
    stalls(t, 8)
    assert sum("stalling" in line for line in t.told("anna")) == 1  # once is enough
    assert not t.is_over()


def test_after_six_rounds_without_a_draw_the_game_is_declared_over() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon"])
    stalls(t, 17)
    assert not t.is_over()
    stalls(t, 1)
    assert t.is_over()
    assert "stalled 18" in t.told("anna")


def test_a_draw_begins_the_count_anew() -> None:
    t = realms(anna=[], bartek=["king"], celina=[], discard=["dragon"], idle=16)
    t.passes_by("anna")
    t.draws("bartek")
    t.discards("bartek", "king")
    stalls(t, 8)
    assert not any("stalling" in line for line in t.told("anna"))
    stalls(t, 9)
    assert not t.is_over()
    stalls(t, 1)
    assert t.is_over()


def test_everybody_sees_how_long_nobody_has_drawn() -> None:
    t = realms(anna=[], bartek=[], celina=[], daria=[], discard=["dragon"])
    stalls(t, 5)
    assert t.view("bartek")["table"]["idle"] == {"turns": 5, "ends_at": 24}


def test_a_declared_end_is_scored_like_any_other() -> None:
    t = realms(
        anna=["warlord", "knights", "light_cavalry", "elven_archers", "king", "queen", "rangers"],
        bartek=[], celina=[], discard=["dragon"], idle=17,
    )  # fmt: skip
    t.passes_by("anna")
    assert t.winners == ["anna"]
    assert t.reason == "points"
