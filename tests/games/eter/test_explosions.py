"""Explosions: what triggers them, how the card is laid, which effects drop out, what holes do."""

from __future__ import annotations

import pytest

from tests.games.eter.language import SpokenEter, eter, with_power

# Row 0 is full; a card on 2,0 fills column 0 as well.
CORNER = ("A1 B2 A2", "B1")


def about_to_explode(card: int, **options: str) -> SpokenEter:
    """Anna has filled a second line and may explode this card."""
    t = eter(*CORNER, anna=["3", "4"], bartek=["3", "4"], explosion=card, **options)
    t.plays("anna", "3@2,0")
    return t


# --- the trigger


def test_a_card_that_makes_the_second_full_line_lets_its_player_explode() -> None:
    t = about_to_explode(5)
    assert t.choices("anna") == ["explode", "decline"]
    assert t.asks("anna", "explosion")


def test_one_card_may_make_both_full_lines_at_once() -> None:
    t = eter(". B2 A2", "B1", "A1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@0,0")
    assert t.asks("anna", "explosion")


def test_one_full_line_is_not_enough() -> None:
    t = eter("A1 B2", "B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@0,2")
    assert t.asks("bartek", "turn")


def test_full_diagonals_do_not_count() -> None:
    t = eter("A1 B2 A2", ". B1 .", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,2")
    assert t.asks("bartek", "turn")


@pytest.mark.parametrize("edge", ["#", "="])
def test_a_line_through_a_hole_or_the_border_is_never_full(edge: str) -> None:
    t = eter("A1 B2 A2", f"{edge} B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,0")
    assert t.asks("bartek", "turn")


def test_a_cover_fills_no_new_line_and_triggers_nothing() -> None:
    t = eter(*CORNER, "B3", anna=["4", "3"], bartek=["4"], explosion=5)
    t.plays("anna", "4@0,0")
    assert t.asks("bartek", "turn")


def test_a_third_full_line_triggers_nothing() -> None:
    t = eter(*CORNER, "B3 A1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@1,1")
    assert t.asks("bartek", "turn")


def test_a_pure_move_triggers_nothing_and_does_not_lose_the_chance() -> None:
    t = eter(
        "A1 B2 A2 B1", "B2 A2 B3 .", "A3 . . .",
        anna={"hand": ["4"], "mage": "air-1"}, bartek=["3", "4"], explosion=5, turn=1,
    )  # fmt: skip
    t.plays("bartek", "3@2,1")
    t.plays("anna", "mage", "cell 2,0", "cell 1,3")
    assert t.field == ["A1 B2 A2 B1", "B2 A2 B3 A3", ". B3 . ."]
    assert t.asks("bartek", "turn")
    assert t.position["explosion"] == {"card": 5, "spent": False, "next": None}


def test_a_third_line_after_a_move_made_the_second_offers_nothing() -> None:
    t = eter("A1 B2 A2 B1", "B2 A2 B3 A3", "A1", "", anna=["4"], bartek=["3", "4"], mode="mages", explosion=5, turn=1)
    t.plays("bartek", "3@3,0")
    assert t.asks("anna", "turn")


@pytest.mark.parametrize(("power", "answers"), [("V", []), ("VI", ["cell 0,0", "height 0"])])
def test_a_card_played_by_a_power_triggers_too(power: str, answers: list[str]) -> None:
    t = with_power(
        power, "A3/B4 B2 A2 B1", "B2 A2 B3 .",
        anna={"hand": ["4"], "out": ["3"]}, bartek=["3"], explosion=5,
    )  # fmt: skip
    t.plays("anna", f"power {power}", *answers, "3@1,3")
    assert t.asks("anna", "explosion")


def test_a_mage_that_lies_as_an_eter_card_triggers_too() -> None:
    t = eter(
        "A1 B2 A2 B1", "B2 A2 B3 .",
        anna={"hand": ["4"], "mage": "air-2"}, bartek=["3", "4"], explosion=5,
    )  # fmt: skip
    t.plays("anna", "mage", "cell 1,3")
    assert t.asks("anna", "explosion")


# --- explode or not


def test_a_declined_explosion_is_spent() -> None:
    t = about_to_explode(5)
    t.answers("anna", "decline")
    assert t.field == ["A1 B2 A2", "B1 . .", "A3 . ."]
    assert t.position["explosion"] == {"card": 5, "spent": True, "next": None}


def test_a_spent_card_offers_no_second_chance() -> None:
    t = eter(*CORNER, anna=["3", "4"], bartek=["4"], explosion={"card": 5, "spent": True})
    t.plays("anna", "3@2,0")
    assert t.asks("bartek", "turn")


def test_if_explosions_are_unpredictable_the_player_chooses_only_the_rotation() -> None:
    t = about_to_explode(5, explosions="always")
    assert t.choices("anna") == ["rotate 0", "rotate 90", "rotate 180", "rotate 270"]
    t.answers("anna", "rotate 0")
    assert t.asks("bartek", "turn")


def test_without_the_module_nothing_explodes() -> None:
    t = eter(*CORNER, anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@2,0")
    assert t.asks("bartek", "turn")


def test_an_explosion_may_still_trigger_in_the_last_turn() -> None:
    t = eter(*CORNER, anna=["3", "4"], bartek=["4"], explosion=5, last_turn=True)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 180")
    assert (t.reason, t.field) == ("points", [". B2 A2", "B1 . .", "A3 . ."])


# --- the effect


@pytest.mark.parametrize(
    ("rotation", "field", "aside", "out"),
    [
        ("rotate 0", [". B2 A2", "B1 . .", "A3 . ."], ["1"], []),
        ("rotate 90", ["A1 B2", "B1 ."], ["2"], ["3"]),
        ("rotate 180", [". B2 A2", "B1 . .", "A3 . ."], [], ["1"]),
        ("rotate 270", ["A1 B2", "B1 ."], ["3"], ["2"]),
    ],
)
def test_the_card_is_turned_clockwise(rotation: str, field: list[str], aside: list[str], out: list[str]) -> None:
    """R returns the card in the top left corner and X throws out the one in the bottom right corner, before turning."""
    t = about_to_explode(5)
    t.answers("anna", "explode", rotation)
    assert (t.field, t.aside("anna"), t.out("anna")) == (field, aside, out)


def test_returned_cards_lie_aside_and_removed_cards_are_out() -> None:
    t = eter("A1/B3 B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == ["A1 B2 A2", "B1 . .", "A3 . ."]
    assert t.aside("bartek") == ["3"]


def test_only_the_top_card_of_a_stack_is_hit() -> None:
    t = eter("A1/B2/B3 B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 180")
    assert t.field == ["A1/B2 B2 A2", "B1 . .", "A3 . ."]
    assert t.out("bartek") == ["3"]


def test_an_eter_card_is_immune() -> None:
    t = eter(
        "AE B2 A2 B1", "A1", "B3",
        mode="mages", anna=["3", "4"], bartek=["4"], explosion=5,
    )  # fmt: skip
    t.plays("anna", "3@3,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field[0] == "AE B2 A2 B1"


def test_an_illusion_is_hit_like_any_card_and_leaves_unrevealed() -> None:
    t = eter("B3* B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.aside("bartek") == ["3*"]
    t = eter("B3* B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 180")
    assert t.out("bartek") == ["3*"]


# --- effects that drop out


def test_an_effect_that_would_break_contact_drops_out_and_the_others_are_applied() -> None:
    """Card 3 hits 0,0 and 0,1: without 0,1 the card on 0,2 would touch nothing."""
    t = about_to_explode(3)
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2 A2", "B1 . .", "A3 . ."]
    assert "anna spared" in " ".join(t.told("bartek"))


def test_an_effect_that_uncovers_a_card_breaks_no_contact() -> None:
    """Card 3 hits 0,0 and 0,1 again, but now a card lies under the one on 0,1."""
    t = eter("A1 B1/B2 A2", "B1", anna=["3", "4"], bartek=["4"], explosion=3)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B1 A2", "B1 . .", "A3 . ."]


def test_a_hole_that_would_break_contact_drops_out_even_under_a_stack() -> None:
    t = eter("A1 B2 A2", ". A1/B3 .", anna=["3", "4"], bartek=["4"], explosion=7)
    t.plays("anna", "3@2,1")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == ["B2", "A1/B3", "A3"]


def test_where_several_effects_break_contact_together_the_player_chooses_which_drops_out() -> None:
    """Card 4 turned by 270 hits 0,1, 1,1 and 2,0: 0,2 must keep a neighbour."""
    for spared, field in (("0,1", ["A1 B2 A2", "B1 . ."]), ("1,1", ["A1 . A2", "B1 B3 ."])):
        t = eter("A1 B2 A2", "B1 B3", anna=["3", "4"], bartek=["4"], explosion=4)
        t.plays("anna", "3@2,0")
        t.answers("anna", "explode", "rotate 270")
        assert t.choices("anna") == ["spare 0,1", "spare 1,1"]
        t.answers("anna", f"spare {spared}")
        assert t.field == field


def test_dropped_effects_are_chosen_cell_by_cell_and_what_is_left_is_not_asked() -> None:
    """A ring of six cards, of which two of the three cells 0,1, 2,0 and 2,2 must be spared."""
    ring = (". A1 .", "B1 . A2", "B2 . A3", ". B3 .")
    for answers, field in (
        (["spare 0,1", "spare 2,0"], [". A1 .", "B1 . A2", "B2 . .", ". B3 ."]),
        (["spare 0,1", "spare 2,2"], [". A1 .", "B1 . A2", ". . A3", ". B3 ."]),
        (["spare 2,0"], [". # .", "B1 . A2", "B2 . A3", ". B3 ."]),
    ):
        t = eter(*ring, anna=["4"], bartek=["4"], powers=["I"], explosion=8)
        t.plays("anna", "power I", "rotate 90", "window 0,0")
        assert t.choices("anna") == ["spare 0,1", "spare 2,0"]
        t.answers("anna", *answers)
        assert t.field == field


def test_an_explosion_of_which_all_effects_drop_out_may_be_set_off_and_is_spent() -> None:
    t = about_to_explode(2)
    t.answers("anna", "explode", "rotate 0")
    assert t.field == ["A1 B2 A2", "B1 . .", "A3 . ."]
    assert t.position["explosion"] == {"card": 2, "spent": True, "next": None}


# --- a field that is not fixed


def test_on_a_field_that_is_not_fixed_the_player_chooses_the_window() -> None:
    t = eter("A1 B2 A2", "B1 A3", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@1,2")
    t.answers("anna", "explode", "rotate 0")
    assert t.choices("anna") == ["window -1,0", "window 0,0"]
    t.answers("anna", "window -1,0")
    assert t.field == ["A1 B2 A2", "B1 A3 ."]


def test_the_window_does_not_fix_the_field_afterwards() -> None:
    t = eter("A1 B2 A2", "B1 A3", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@1,2")
    t.answers("anna", "explode", "rotate 0", "window -1,0")
    assert {"-1,0", "2,0"} <= set(t.goals("bartek", "4"))


def test_a_hole_in_the_window_counts_for_the_span() -> None:
    t = eter("A1 B2 A2", "B1 A3", anna=["3", "4"], bartek=["4"], explosion=8)
    t.plays("anna", "3@1,2")
    t.answers("anna", "explode", "rotate 0", "window -1,0")
    assert t.field[0] == "# . ."
    assert not [goal for goal in t.goals("bartek", "4") if goal.startswith(("-1,", "3,"))]


# --- holes


def test_a_hole_is_made_on_an_empty_cell() -> None:
    t = about_to_explode(7)
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2", "B1 #", "A3 ."]


def test_a_hole_throws_out_the_whole_stack() -> None:
    t = eter("A1 B2 A2", "B1 A1/B2/B3", anna=["3", "4"], bartek=["4"], explosion=7)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2", "B1 #", "A3 ."]
    assert (t.out("anna"), t.out("bartek")) == (["1", "2"], ["2", "3"])


def test_no_hole_is_made_under_an_eter_card() -> None:
    t = eter(
        "A1 B2 A2 B1", "B1 AE", "A1",
        mode="mages", anna=["3", "4"], bartek=["4"], explosion=7,
    )  # fmt: skip
    t.plays("anna", "3@3,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2 A2 B1", "B1 AE . .", "A1 . . .", "A3 . . ."]


def test_a_hole_on_the_border_throws_it_out_and_other_effects_ignore_it() -> None:
    t = eter("A1 B2 A2", "B1 =", anna=["3", "4"], bartek=["4"], explosion=7)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2", "B1 #", "A3 ."]
    t = eter("A1 B2 A2", "B1 . =", anna=["3", "4"], bartek=["4"], explosion=4)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2 A2", "B1 . =", "A3 . ."]


def test_no_hole_is_made_where_the_wall_of_water_lies() -> None:
    t = eter(*CORNER, anna=["3", "4"], bartek=["4"], explosion=7, wall={"cell": [1, 1], "line": "row"})
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert t.field == [". B2", "B1 .", "A3 ."]


def test_nothing_can_be_played_on_a_hole_to_the_end_of_the_game() -> None:
    t = about_to_explode(7)
    t.answers("anna", "explode", "rotate 0")
    assert "4@1,1" not in t.choices("bartek")
    t.plays("bartek", "3@0,0")
    assert "4@1,1" not in t.choices("anna")


def test_no_explosion_works_on_a_hole() -> None:
    t = eter("A1 B2 A2", "B1 #", anna=["3", "4"], bartek=["4"], explosion=7)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 180")
    assert t.field == ["A1 B2 A2", "B1 # ."]
