"""The end of a game: lines by play, by move and by uncovering, and the count."""

from __future__ import annotations

import pytest

from tests.games.eter.language import eter

# --- lines by play


@pytest.mark.parametrize(
    ("field", "play"),
    [
        (["A1 A2", "B1 B2"], "3@0,2"),
        (["A1 B1", "A2 B2"], "3@2,0"),
        (["A1 B1", "B2 A2"], "3@2,2"),
        ([". B1 A1", "B2 A2"], "3@2,0"),
    ],
    ids=["row", "column", "diagonal", "other diagonal"],
)
def test_three_top_cards_of_one_player_in_a_line_win_a_training_game(field: list[str], play: str) -> None:
    t = eter(*field, anna=["3", "4"], bartek=["4"])
    t.plays("anna", play)
    assert (t.winners, t.reason) == (["anna"], "line")


def test_in_the_other_modes_a_line_has_four_cards() -> None:
    t = eter("A1 A2", mode="mages", anna=["1", "2", "3"], bartek=["2", "3", "4"])
    t.plays("anna", "1@0,2")
    t.plays("bartek", "2@1,0")
    t.plays("anna", "3@0,3")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_a_line_may_be_complete_before_the_other_axis_is_fixed() -> None:
    t = eter("A1 A2", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@0,2")
    assert t.field == ["A1 A2 A3"]
    assert t.winners == ["anna"]


def test_only_top_cards_count_in_a_line() -> None:
    t = eter("A1 A2/B3", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@0,2")
    assert t.winners is None


def test_a_cover_may_complete_a_line() -> None:
    t = eter("A1 A2 B3", anna=["4", "3"], bartek=["4"])
    t.plays("anna", "4@0,2")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_an_eter_card_counts_in_a_line() -> None:
    t = eter("A1 A2 A3", mode="mages", anna=["E", "4"], bartek=["4"])
    t.plays("anna", "E@0,3")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_a_mage_that_lies_as_an_eter_card_counts_in_a_line() -> None:
    t = eter("A1 A2 A3", anna={"hand": ["4"], "mage": "air-2"}, bartek=["4"])
    t.plays("anna", "mage", "cell 0,3")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_no_line_runs_through_a_hole() -> None:
    t = eter("A1 A2 # .", ". . B1 .", mode="mages", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@0,3")
    assert t.field == ["A1 A2 # A3", ". . B1 ."]
    assert t.winners is None


# --- lines by moves and by uncovering


def test_a_move_may_complete_a_line() -> None:
    t = eter("A1 A2 A3 B1", ". . . A2", anna=["4"], bartek=["4"], powers=["XIII"])
    t.plays("anna", "power XIII", "cell 0,3", "cell 1,3")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_uncovering_may_complete_a_line_of_the_actor() -> None:
    t = eter("A1 A2 A3 A1/B2", anna={"hand": ["4"], "mage": "fire-1"}, bartek=["4"])
    t.plays("anna", "mage")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_an_action_that_uncovers_only_a_line_of_the_rival_is_allowed_and_loses() -> None:
    t = eter("A1 A2 A3 A1/B2", anna=["4"], bartek=["4"], powers=["VIII"], turn=1)
    t.plays("bartek", "power VIII")
    assert (t.winners, t.reason) == (["anna"], "line")


@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_lines_at_the_same_moment_that_of_the_actor_wins(turn: int) -> None:
    actor = ["anna", "bartek"][turn]
    t = eter("A1 A2 A3 A1/B2", "B1 B2 B3 B1/A2", anna=["4"], bartek=["4"], powers=["VIII"], turn=turn)
    t.plays(actor, "power VIII")
    assert (t.winners, t.reason) == ([actor], "line")


def test_an_explosion_may_uncover_a_line_of_the_actor() -> None:
    t = eter("A1 A2 A3/B4", "B1", anna=["3", "4"], bartek=["3"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 90")
    assert t.field == ["A1 A2 A3", "B1 . ."]
    assert (t.winners, t.reason) == (["anna"], "line")


def test_an_explosion_may_uncover_a_line_of_the_rival_who_wins() -> None:
    t = eter("B1 B2 B3/A4", "A1", anna=["3"], bartek=["3"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 90")
    assert (t.winners, t.reason) == (["bartek"], "line")


def test_an_explosion_that_uncovers_lines_of_both_is_won_by_whoever_set_it_off() -> None:
    t = eter("A1 A2 A3/B4", ". . A2", "B1/A4 B2", anna=["3"], bartek=["3"], explosion=1, turn=1)
    t.plays("bartek", "3@2,2")
    t.answers("bartek", "explode", "rotate 0")
    assert t.field == ["A1 A2 A3", ". . A2", "B1 B2 B3"]
    assert (t.winners, t.reason) == (["bartek"], "line")


def test_a_card_played_by_a_power_may_complete_a_line() -> None:
    t = eter("A1 A2 A3 B1", "B2 . . A1", anna=["4", "3"], bartek=["4"], powers=["XV"])
    t.plays("anna", "power XV", "cell 0,3", "cell 1,2", "card 4")
    assert t.field == ["A1 A2 A3 A4", "B2 . B1 A1"]
    assert (t.winners, t.reason) == (["anna"], "line")


# --- the count


def test_the_higher_sum_of_top_cards_wins() -> None:
    t = eter("A1/B2 A3", anna=["4"], bartek=["1", "4"])
    t.plays("anna", "4@1,0")
    t.plays("bartek", "1@1,1")
    assert (t.winners, t.reason, t.points) == (["anna"], "points", [7, 3])


def test_equal_sums_are_a_draw() -> None:
    t = eter("A1 B3", anna=["3"], bartek=["1", "4"])
    t.plays("anna", "3@1,0")
    t.plays("bartek", "1@1,1")
    assert (t.winners, t.reason, t.points) == ([], "points", [4, 4])


def test_eter_cards_and_face_down_illusions_count_one_and_covered_cards_nothing() -> None:
    t = eter("AE A4* A3/B1", "BE B3*", mode="elemental", anna=["2"], bartek=["2"])
    assert t.points == [2, 3]


def test_a_mage_that_lies_as_an_eter_card_counts_one() -> None:
    t = eter("AM A2", anna={"hand": ["2"], "mage": "air-2", "mage_used": True}, bartek=["2"])
    assert t.points == [3, 0]


def test_markers_change_the_count() -> None:
    t = eter("A2+ B3-", mode="elemental", anna=["2"], bartek=["1", "4"])
    t.plays("anna", "2@1,0")
    t.plays("bartek", "1@1,1")
    assert (t.winners, t.points) == (["anna"], [5, 3])


# --- when it ends


def test_a_line_wins_before_the_explosion_that_the_same_card_would_trigger() -> None:
    t = eter("B1 B2 A1", ". . A2", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,2")
    assert (t.winners, t.reason) == (["anna"], "line")


@pytest.mark.parametrize("answer", ["explode", "decline"])
def test_whether_the_field_is_full_is_judged_after_the_explosion(answer: str) -> None:
    t = eter("# B2 A3", "A2 # B3", "B2 A1 .", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "3@2,2")
    t.answers("anna", answer, *["rotate 0"][: answer == "explode"])
    assert t.field[2] == ("B2 A1 ." if answer == "explode" else "B2 A1 A3")
    assert t.position["last_turn"] == (answer == "decline")


def test_a_card_that_the_explosion_gives_back_keeps_the_game_going() -> None:
    t = eter("A1 B2 A2", "B1", anna=["3"], bartek=["3", "4"], explosion=5)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 0")
    assert (t.hand("anna"), t.aside("anna")) == ([], ["1"])
    assert t.position["last_turn"] is False
