"""A turn of Karmaka: the draw, the ways to play a card, passing, and further plays. Sections 3 and 5 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.errors import IllegalAction
from tests.games.karmaka.language import karmaka

# --- the draw


def test_a_turn_begins_by_drawing_the_top_card_of_your_own_deck() -> None:
    t = karmaka(anna={"hand": ["spite"], "deck": ["panic", "crisis"]}, bartek=["peek"], well=["mimic"])
    assert t.hand("anna") == ["spite", "crisis"]
    assert t.deck("anna") == ["panic"]
    assert t.names("well") == ["mimic"]  # the Well is not where a turn draws from


def test_the_draw_cannot_be_declined() -> None:
    t = karmaka(anna=["spite"], bartek={"hand": ["peek"], "deck": ["panic", "crisis"]})
    t.plays("anna", "deed spite")
    assert t.question == "bartek: play?"  # the draw has happened, nothing was asked
    assert t.hand("bartek") == ["peek", "crisis"]


def test_an_empty_deck_skips_the_draw() -> None:
    t = karmaka(anna=["spite", "panic"], bartek=["peek"], well=["mimic"])
    assert t.hand("anna") == ["spite", "panic"]
    assert t.names("well") == ["mimic"]


def test_an_empty_hand_is_helped_by_the_draw() -> None:
    t = karmaka(anna={"deck": ["panic"]}, bartek=["peek"])
    assert t.hand("anna") == ["panic"]
    assert t.asks("anna", "play?")


# --- passing


def test_passing_is_allowed_while_the_deck_holds_a_card_after_the_draw() -> None:
    t = karmaka(anna={"hand": ["spite"], "deck": ["panic", "crisis"]}, bartek=["peek"])
    t.plays("anna", "pass")
    assert t.hand("anna") == ["spite", "crisis"]
    assert t.turn == "bartek"


def test_a_player_who_has_just_drawn_the_last_card_of_the_deck_must_play() -> None:
    t = karmaka(anna={"hand": ["spite"], "deck": ["panic"]}, bartek=["peek"])
    assert "pass" not in t.choices("anna")
    with pytest.raises(IllegalAction):
        t.plays("anna", "pass")
    assert t.hand("anna") == ["spite", "panic"]


def test_a_player_who_has_an_empty_deck_must_play() -> None:
    t = karmaka(anna=["spite"], bartek=["peek"])
    assert t.choices("anna") == ["deed spite", "ability spite", "future spite"]


# --- ways to play a card


def test_a_card_played_for_points_lies_on_top_of_your_deeds() -> None:
    t = karmaka(anna={"hand": ["spite"], "deeds": ["panic", "crisis"]}, bartek=["peek"])
    t.plays("anna", "deed spite")
    assert t.deeds("anna") == ["panic", "crisis", "spite"]


def test_a_deed_uses_no_ability_and_is_offered_to_nobody() -> None:
    t = karmaka(anna=["spite"], bartek=["peek", "panic"])
    t.plays("anna", "deed spite")
    assert t.hand("bartek") == ["peek", "panic"]
    assert t.question == "bartek: play?"


def test_a_card_laid_by_lies_on_top_of_your_future() -> None:
    t = karmaka(anna={"hand": ["spite"], "future": ["panic"]}, bartek=["peek"])
    t.plays("anna", "future spite")
    assert t.future("anna") == ["panic", "spite"]


def test_a_card_laid_by_uses_no_ability_and_is_offered_to_nobody() -> None:
    t = karmaka(anna=["spite"], bartek=["peek", "panic"])
    t.plays("anna", "future spite")
    assert t.hand("bartek") == ["peek", "panic"]
    assert t.question == "bartek: play?"


def test_a_card_used_for_its_ability_lies_in_the_middle_until_it_is_settled() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek"], ruins=["spite", "panic"])
    t.plays("anna", "ability salvage")
    assert t.names("middle") == ["salvage"]
    assert t.hand("anna") == []
    assert t.names("ruins") == ["spite", "panic"]
    t.answers("anna", "spite")
    t.refuses("bartek", "salvage")
    assert t.names("middle") == []


def test_one_card_a_turn() -> None:
    t = karmaka(anna=["spite", "panic"], bartek=["peek"])
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"
    assert t.hand("anna") == ["panic"]


def test_nobody_lays_a_card_on_anothers_future_in_a_free_game() -> None:
    t = karmaka(anna=["spite"], bartek=["peek"], celina=["panic"], daria=["crisis"])
    with pytest.raises(IllegalAction):
        t.plays("anna", "partner spite")


def test_play_goes_clockwise() -> None:
    t = karmaka(anna=["spite"], bartek=["peek"], celina=["panic", "mimic"], turn="celina")
    t.plays("celina", "deed panic")
    assert t.turn == "anna"
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"
    t.plays("bartek", "deed peek")
    assert t.turn == "celina"


# --- playing without effect


def test_an_ability_that_can_do_nothing_may_be_used() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    assert t.names("ruins") == ["salvage"]


def test_an_ability_may_be_aimed_at_somebody_who_has_nothing_to_lose() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["peek"], "deeds": ["spite"]}, celina=["panic"])
    t.plays("anna", "ability vengeance")
    assert t.choices("anna") == ["bartek", "celina"]
    t.answers("anna", "celina")
    assert t.deeds("bartek") == ["spite"]
    t.refuses("celina", "vengeance")


def test_what_an_ability_can_do_it_must_do() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["peek"], "deeds": ["spite"]})
    t.plays("anna", "ability vengeance")  # nothing is asked, the only rival is hit
    assert t.deeds("bartek") == []
    t.refuses("bartek", "vengeance")


# --- further plays


@pytest.mark.parametrize(
    ("play", "zone"), [("deed spite", "anna's deeds"), ("future spite", "anna's future"), ("ability spite", "ruins")]
)
def test_another_card_may_be_played_in_any_way(play: str, zone: str) -> None:
    t = karmaka(anna=["peek", "spite", "crisis"], bartek={"deck": ["panic"]})
    t.plays("anna", "ability peek")
    t.takes("bartek", "peek")
    t.plays("anna", play)
    if play == "ability spite":
        t.refuses("bartek", "spite")
    assert t.names(zone) == ["spite"]
    assert t.turn == "bartek"  # it was one more play, not two


def test_another_play_may_be_declined_even_with_an_empty_deck() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic"])
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")
    assert t.hand("anna") == ["spite"]
    assert t.turn == "bartek"


def test_another_play_may_grant_yet_another_without_end() -> None:
    t = karmaka(
        anna=["peek", "another_day", "panic", "journey", "spite"], bartek={"hand": ["mimic"], "deck": ["crisis"]}
    )
    for card in ("peek", "another_day", "journey"):
        t.plays("anna", f"ability {card}")
        t.refuses("bartek", card)
    t.plays("anna", "ability panic")
    t.answers("anna", "anna")
    t.refuses("bartek", "panic")
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"


def test_another_play_draws_no_further_card_from_the_deck() -> None:
    t = karmaka(anna={"hand": ["peek", "spite"], "deck": ["panic", "crisis"]}, bartek=["mimic"])
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    assert t.deck("anna") == ["panic"]
    t.plays("anna", "pass")


def test_the_rivals_decide_about_the_card_before_another_is_played() -> None:
    t = karmaka(anna=["another_day", "spite"], bartek=["peek"], celina=["mimic"])
    t.plays("anna", "ability another_day")
    t.refuses("bartek", "another_day")
    t.refuses("celina", "another_day")
    assert t.names("ruins") == ["another_day"]
    assert t.asks("anna", "play another?")
