"""The draft for two: hands built card by card, then turns as usual. Section 3 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import BadOption, IllegalAction
from tests.games.realms.language import PLAIN, SpokenRealms, new_game, realms

SIX = ["mountain", "cavern", "bell_tower", "forest", "swamp", "forge"]
SEVEN = ["knights", "rangers", "king", "queen", "hydra", "warhorse", "candle"]
OTHERS = [card for card in PLAIN if card not in SIX + SEVEN]


def test_both_start_without_cards() -> None:
    t = new_game("anna", "bartek", variant="draft")
    assert t.hand("anna") == t.hand("bartek") == t.names("discard") == []
    assert len(t.names("deck")) == 53


@pytest.mark.parametrize("names", [["anna", "bartek", "celina"], ["anna", "bartek", "celina", "daria"]])
def test_the_draft_is_for_two(names: list[str]) -> None:
    with pytest.raises(BadOption, match="2 seats"):
        new_game(*names, variant="draft")


def test_the_starting_player_of_a_draft_is_random() -> None:
    assert {new_game("anna", "bartek", variant="draft", seed=seed).turn for seed in range(20)} == {"anna", "bartek"}


# --- while hands grow


def test_of_two_drawn_cards_one_is_kept_and_the_other_discarded() -> None:
    t = realms(variant="draft", anna=[], bartek=[], deck=["king", "hydra", "dragon"])
    t.draws("anna")
    assert t.names("drawn") == ["dragon", "hydra"]
    assert t.choices("anna") == ["keep dragon", "keep hydra"]
    t.keeps("anna", "hydra")
    assert t.hand("anna") == ["hydra"]
    assert t.names("discard") == ["dragon"]
    assert t.turn == "bartek"


def test_a_card_taken_from_the_area_is_the_whole_turn_and_nothing_is_discarded() -> None:
    t = realms(variant="draft", anna=["king"], bartek=[], discard=["dragon", "hydra"])
    t.takes("anna", "dragon")
    assert t.hand("anna") == ["king", "dragon"]
    assert t.names("discard") == ["hydra"]
    assert t.turn == "bartek"


def test_in_the_very_first_turn_only_the_deck_can_be_used() -> None:
    t = new_game("anna", "bartek", variant="draft")
    assert t.choices(t.turn) == ["draw-two"]


def test_the_second_player_may_take_from_the_area_in_their_own_first_turn() -> None:
    t = realms(variant="draft", anna=[], bartek=[], deck=["king", "queen", "hydra", "dragon"])
    t.draws("anna")
    t.keeps("anna", "hydra")
    assert t.choices("bartek") == ["draw-two", "take dragon"]
    t.takes("bartek", "dragon")
    assert t.hand("bartek") == ["dragon"]


def test_neither_of_the_drawn_cards_may_be_left_in_the_deck_or_both_be_kept() -> None:
    t = realms(variant="draft", anna=["king"], bartek=[], deck=["hydra", "dragon"])
    t.draws("anna")
    with pytest.raises(IllegalAction):
        t.discards("anna", "king")
    assert t.asks("anna", "keep which card?")


# --- seven cards


def test_a_player_who_has_seven_cards_goes_on_by_standard_turns() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=[], discard=["unicorn"])
    t.takes("anna", "unicorn")
    t.discards("anna", "dragon")
    assert t.names("discard") == ["dragon"]
    assert len(t.hand("anna")) == 7


def test_with_seven_cards_a_draw_is_one_card() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=[], deck=["unicorn", "basilisk"])
    t.draws("anna")
    assert t.asks("anna", "discard which card?")
    t.discards("anna", "basilisk")
    assert t.names("deck") == ["unicorn"]


def test_the_other_player_still_drafts_the_seventh_card() -> None:
    t = realms(variant="draft", anna=SEVEN, bartek=SIX, turn="bartek", deck=["unicorn", "basilisk", "dragon"])
    t.draws("bartek")
    t.keeps("bartek", "dragon")
    assert t.hand("bartek") == [*SIX, "dragon"]
    assert t.asks("anna", "deck or area?")


def plays_by_chance(t: SpokenRealms, luck: int) -> list[tuple[int, int]]:
    """Play on to the end and note the sizes of both hands after every turn."""
    chance = quick(luck)
    sizes = []
    while t.phase in ("taking", "discarding", "keeping"):
        seat = t.turn
        options = t.choices(seat)
        t.applies(seat, options[chance.below(len(options))])
        if t.phase == "taking":
            sizes.append((len(t.hand("anna")), len(t.hand("bartek"))))
    t.stops()  # with special cards, if anybody has any
    return sizes


def test_both_have_seven_cards_after_their_seventh_turn() -> None:
    for luck in range(5):
        t = new_game("anna", "bartek", variant="draft", seed=luck)
        first = t.turn
        sizes = plays_by_chance(t, luck)
        if first == "bartek":
            sizes = [(anna, bartek) for bartek, anna in sizes]
        assert sizes[:13] == [((turn + 2) // 2, (turn + 1) // 2) for turn in range(13)]
        assert set(sizes[13:]) <= {(7, 7)}


# --- the end


def test_twelve_cards_in_the_area_end_the_draft() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=SEVEN, discard=OTHERS[:11])
    t.draws("anna")
    t.discards("anna", "dragon")
    assert t.is_over()
    assert "area-full 12" in t.told("anna")


def test_eleven_cards_in_the_area_do_not_end_the_draft() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=SEVEN, discard=OTHERS[:11])
    t.takes("anna", OTHERS[0])
    t.discards("anna", "dragon")
    assert not t.is_over()


def test_twelve_cards_do_not_end_it_while_somebody_has_fewer_than_seven() -> None:
    t = realms(variant="draft", anna=SIX, bartek=SEVEN[:6], discard=OTHERS[:12], deck=OTHERS[12:14])
    t.draws("anna")
    t.keeps("anna", OTHERS[12])
    assert len(t.names("discard")) == 13
    assert not t.is_over()
    assert t.turn == "bartek"


def test_the_seventh_card_of_the_second_player_may_end_it_at_once() -> None:
    t = realms(
        variant="draft", anna=SEVEN, bartek=SIX, turn="bartek", discard=OTHERS[:13], deck=OTHERS[13:15],
    )  # fmt: skip
    t.draws("bartek")
    t.keeps("bartek", OTHERS[13])
    assert t.is_over()
    assert "area-full 14" in t.told("anna")  # the most there can be


def test_a_seventh_card_taken_from_the_area_ends_it_if_twelve_are_left() -> None:
    t = realms(variant="draft", anna=SEVEN, bartek=SIX, turn="bartek", discard=OTHERS[:13])
    t.takes("bartek", OTHERS[0])
    assert t.is_over()
    assert "area-full 12" in t.told("anna")


def test_a_seventh_card_taken_from_twelve_does_not_end_it() -> None:
    t = realms(variant="draft", anna=SEVEN, bartek=SIX, turn="bartek", discard=OTHERS[:12])
    t.takes("bartek", OTHERS[0])
    assert len(t.names("discard")) == 11
    assert not t.is_over()


def test_the_area_is_counted_at_the_end_of_a_turn() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=SEVEN, discard=OTHERS[:12])
    t.takes("anna", OTHERS[0])
    assert t.asks("anna", "discard which card?")  # eleven lie there now
    t.discards("anna", OTHERS[0])
    assert "area-full 12" in t.told("anna")
    assert t.is_over()


def test_the_deck_never_runs_out_in_a_draft() -> None:
    for luck in range(10):
        t = new_game("anna", "bartek", variant="draft", seed=luck)
        plays_by_chance(t, luck)
        assert len(t.names("deck")) >= 53 - 14 - 12 - 2


def test_a_tie_in_a_draft_goes_to_the_lowest_strengths_too() -> None:
    t = realms(
        variant="draft", idle=11, discard=["candle"],
        anna=["protection_rune", "earth_elemental", "war_dirigible", "magic_wand", "beastmaster", "world_tree",
              "elven_longbow"],
        bartek=["knights", "swamp", "empress", "warship", "fire_elemental", "water_elemental", "air_elemental"],
    )  # fmt: skip
    t.passes_by("anna")
    assert t.total("anna") == t.total("bartek") == 110
    assert (t.winners, t.reason) == (["anna"], "strengths")  # 55 against 88


def test_six_rounds_without_a_draw_end_a_draft_too() -> None:
    t = realms(variant="draft", anna=[*SIX, "dragon"], bartek=SEVEN, discard=["unicorn"])
    for _ in range(6):
        t.passes_by(t.turn)
    assert t.told("anna")[-2:] == ["stalling 6", "anna turn 4"]
    for _ in range(6):
        t.passes_by(t.turn)
    assert "stalled 12" in t.told("anna")
    assert t.is_over()


def test_while_hands_grow_no_draft_can_stall() -> None:
    t = new_game("anna", "bartek", variant="draft")
    for _ in range(7):
        t.draws(t.turn)
        t.keeps(t.turn, t.names("drawn")[0])
    for _ in range(7):
        t.takes(t.turn, t.names("discard")[0])
    assert not any("stall" in line for line in t.told("anna"))
    assert t.choices(t.turn) == ["draw"]
    assert not t.is_over()


@pytest.mark.parametrize("draws", [7, 8, 9, 10, 11])
def test_the_count_of_a_draft_begins_once_both_hands_are_full(draws: int) -> None:
    t = new_game("anna", "bartek", variant="draft")
    for _ in range(draws):
        t.draws(t.turn)
        t.keeps(t.turn, t.names("drawn")[0])
    for _ in range(14 - draws):
        t.takes(t.turn, t.names("discard")[0])
    assert t.view("anna")["table"]["idle"]["turns"] == 0
    if draws > 7:
        for _ in range(6):
            assert not any("stall" in line for line in t.told("anna"))
            t.passes_by(t.turn)
        assert "stalling 6" in t.told("anna")
        for _ in range(6):
            assert t.phase == "taking"
            t.passes_by(t.turn)
        assert "stalled 12" in t.told("anna")
    t.stops()  # with special cards, if anybody has any


def test_turns_with_a_full_hand_do_not_count_while_the_other_hand_grows() -> None:
    t = realms(variant="draft", anna=SEVEN, bartek=SIX[:4], discard=OTHERS[:3])
    for _ in range(3):
        t.passes_by("anna")
        t.takes("bartek", t.names("discard")[0])
        assert t.view("anna")["table"]["idle"]["turns"] == 0
    assert len(t.hand("bartek")) == 7
