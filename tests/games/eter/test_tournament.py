"""The tournament: five games, an arena of marks, three in a line."""

from __future__ import annotations

import pytest

from tests.games.eter.language import SpokenEter, eter

EMPTY = [". . .", ". . .", ". . ."]
# A training field that is fixed on both axes; anna completes row 0 on 0,2.
FIXED = ("A1 A2 .", "B1 . .", ". B2 .")


def tournament(*field: str, **rest: object) -> SpokenEter:
    usual: dict[str, object] = {"anna": ["3", "4"], "bartek": ["3", "4"], "format": "tournament"}
    return eter(*field, **{**usual, **rest})  # type: ignore[arg-type]


def drawn(**rest: object) -> SpokenEter:
    """A game that has just ended in a draw."""
    t = tournament("A1 B3", anna=["3"], bartek=["1", "4"], **rest)
    t.plays("anna", "3@1,0")
    t.plays("bartek", "1@1,1")
    return t


# --- marks


def test_a_line_marks_the_cell_where_the_last_card_was_laid() -> None:
    t = tournament(*FIXED)
    t.plays("anna", "3@0,2")
    assert t.arena == [". . A", ". . .", ". . ."]
    assert t.games == [(["anna"], "line")]


def test_row_0_of_the_arena_is_the_side_of_seat_1() -> None:
    t = tournament(". A1 .", ". . A2", "B1 B2 .", turn=1)
    t.plays("bartek", "3@2,2")
    assert t.arena == [". . .", ". . .", ". . B"]


def test_a_mark_captures_all_marks_of_the_rival_on_its_cell() -> None:
    t = tournament(*FIXED, arena=[". . BB", ". . .", "B . ."])
    t.plays("anna", "3@0,2")
    assert t.arena == [". . A", ". . .", "B . ."]


def test_a_mark_on_an_own_cell_is_put_on_top() -> None:
    t = tournament(*FIXED, arena=[". . A", ". . .", "B . ."])
    t.plays("anna", "3@0,2")
    assert t.arena == [". . AA", ". . .", "B . ."]


def test_before_the_field_is_fixed_the_winner_decides_how_it_would_have_lain() -> None:
    t = tournament("A1 A2")
    t.plays("anna", "3@0,2")
    assert t.choices("anna") == ["arena 0,2", "arena 1,2", "arena 2,2"]
    t.answers("anna", "arena 1,2")
    assert t.arena == [". . .", ". . A", ". . ."]


def test_a_player_who_wins_by_points_marks_any_cell() -> None:
    t = tournament("A1 B2", anna=["3"])
    t.plays("anna", "3@0,2")
    t.plays("bartek", "3@1,0")
    assert len(t.choices("bartek")) == 9
    t.answers("bartek", "arena 2,1")
    assert t.arena == [". . .", ". . .", ". B ."]
    assert t.games == [(["bartek"], "points")]


def test_a_drawn_game_marks_nothing_and_counts_as_one_of_the_five() -> None:
    t = drawn(arena=EMPTY, played=2)
    assert (t.arena, t.position["played"]) == (EMPTY, 3)


def test_a_win_without_a_laid_card_marks_any_cell_of_the_line() -> None:
    field = ("A1 A2 A3 B1", "B2 . . A2", ". B2 . .", "B1 . . .")
    t = tournament(*field, anna=["4"], powers=["XIII"])
    t.plays("anna", "power XIII", "cell 0,3", "cell 1,3")
    assert t.choices("anna") == ["arena 0,0", "arena 0,1", "arena 0,2", "arena 0,3"]
    t.answers("anna", "arena 0,1")
    assert t.arena[0] == ". A . ."


def test_a_win_given_by_the_rivals_action_marks_any_cell_of_the_line() -> None:
    field = ("A1 A2 A3 A1/B2", "B2 . . .", ". B3 . .", "B1 . . .")
    t = tournament(*field, anna=["4"], bartek=["4"], powers=["VIII"], turn=1)
    t.plays("bartek", "power VIII")
    assert t.asks("anna", "arena")
    assert len(t.choices("anna")) == 4
    t.answers("anna", "arena 0,3")


def test_of_two_lines_at_once_the_cell_of_the_played_card_is_marked() -> None:
    t = tournament("A1 A2 .", "B1 . A3", "B2 . A1")
    t.plays("anna", "3@0,2")
    assert t.arena == [". . A", ". . .", ". . ."]


def test_a_line_that_the_explosion_uncovered_marks_the_played_card_only_if_it_lies_in_it() -> None:
    """Card 3 turned by 90 hits 0,2 and would hit 1,0, which must stay: the played card lies on, beside the line."""
    t = tournament("A1 A2 A3/B4", "B1", bartek=["3"], explosion=3)
    t.plays("anna", "3@2,0")
    t.answers("anna", "explode", "rotate 90")
    assert t.field == ["A1 A2 A3", "B1 . .", "A3 . ."]
    assert t.asks("anna", "arena")
    assert {choice.partition(",")[2] for choice in t.choices("anna")} == {"0", "1", "2"}
    t.answers("anna", "arena 0,0")


def test_the_log_says_whether_a_cell_was_marked_or_captured() -> None:
    t = tournament(*FIXED, arena=[". . A", ". . .", ". . ."])
    t.plays("anna", "3@0,2")
    assert "anna marked 2" in t.told("bartek")
    t = tournament(*FIXED, arena=[". . BB", ". . .", ". . ."])
    t.plays("anna", "3@0,2")
    assert "anna captured 1" in t.told("bartek")


# --- the end


def test_three_marks_in_a_line_end_the_tournament_at_once() -> None:
    t = tournament(*FIXED, arena=["A A .", "B B .", "B . ."], played=2)
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "arena")


def test_a_line_of_marks_wins_although_the_rival_has_more_markers() -> None:
    t = tournament(*FIXED, arena=["A A .", "BB BB .", ". . ."], played=4)
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "arena")


def test_the_other_player_wins_a_tournament_in_the_same_ways() -> None:
    field = ("B1 B2 .", "A1 . .", ". A2 .")
    t = tournament(*field, arena=["B B .", "A A .", "A . ."], played=2, turn=1)
    t.plays("bartek", "3@0,2")
    assert (t.winners, t.reason) == (["bartek"], "arena")
    t = tournament(*field, arena=["B . .", ". A .", ". . ."], played=4, turn=1)
    t.plays("bartek", "3@0,2")
    assert t.state.outcome is not None
    assert (t.winners, t.reason, t.state.outcome.points) == (["bartek"], "wins", [1, 2])
    t = tournament(*field, arena=["A A .", "A A .", ". . B"], played=5, turn=1)
    t.plays("bartek", "3@0,2")
    assert (t.winners, t.reason) == (["bartek"], "wins")


@pytest.mark.parametrize(
    ("arena", "is_won"),
    [
        ([". A A .", ". . . .", ". . . .", ". . . ."], True),
        (["A A . .", ". . . .", ". . . .", ". . . ."], False),
        ([". . . .", ". . A .", ". A . .", ". . . ."], True),
        ([". . . .", ". . . A", ". . . A", ". . . ."], True),
    ],
    ids=["three of four", "with a gap", "diagonal", "column"],
)
def test_on_a_large_arena_three_neighbouring_marks_are_a_line(arena: list[str], is_won: bool) -> None:
    field = ("A1 A2 A3 .", "B1 . . .", ". B2 . .", "B3 . . .")
    t = tournament(*field, mode="mages", arena=arena, played=2)
    t.plays("anna", "3@0,3")
    assert (t.winners == ["anna"]) == is_won


def test_a_short_diagonal_of_a_large_arena_is_a_line_too() -> None:
    field = ("A1 . A2 A3", "B1 B2 . .", ". B1 . .", "B3 . . .")
    arena = [". . . .", ". . A .", ". . . A", ". . . ."]
    t = tournament(*field, mode="mages", arena=arena, played=2)
    t.plays("anna", "3@0,1")
    assert (t.winners, t.reason) == (["anna"], "arena")


def test_a_line_of_marks_needs_three_cells_although_a_cell_holds_two() -> None:
    t = tournament(*FIXED, arena=["AA . .", "B B .", ". . ."], played=3)
    t.plays("anna", "3@0,2")
    assert t.winners is None


def test_after_five_games_more_markers_win_and_two_on_a_cell_count_twice() -> None:
    t = tournament(*FIXED, arena=[". . A", "B . .", "B . ."], played=4)
    t.plays("anna", "3@0,2")
    assert t.winners is None
    t = tournament(*FIXED, arena=[". . A", "B . .", ". . ."], played=4)
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "wins")


def test_equal_markers_after_five_games_lead_to_an_extra_game_whose_winner_wins() -> None:
    arena = ["B . .", "B . .", ". . A"]
    t = tournament(*FIXED, arena=arena, played=4)
    t.plays("anna", "3@0,2")
    assert (t.winners, t.position["played"]) == (None, 5)
    t = tournament(*FIXED, arena=["B B .", "B B .", ". . A"], played=5)
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "wins")


def test_a_draw_in_the_fifth_game_leads_to_an_extra_game_whatever_the_markers() -> None:
    t = drawn(arena=["A A .", ". . B", ". . ."], played=4)
    assert (t.winners, t.position["played"]) == (None, 5)


def test_a_drawn_extra_game_is_followed_by_another() -> None:
    t = drawn(arena=["A . .", ". . B", ". . ."], played=5)
    assert (t.winners, t.position["played"]) == (None, 6)


def test_a_tournament_that_is_undecided_after_twenty_games_is_drawn() -> None:
    t = drawn(arena=["A A .", ". . B", ". . ."], played=19)
    assert t.winners == []


def test_the_markers_are_the_score_of_the_tournament() -> None:
    t = tournament(*FIXED, arena=["A A .", "B B .", "B . ."], played=2)
    t.plays("anna", "3@0,2")
    assert t.state.outcome is not None
    assert t.state.outcome.points == [3, 3]
