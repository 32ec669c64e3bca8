"""The solver of training: rulebook examples, and a comparison with an exhaustive search."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from pentakl.games.eter.square import EVERY_CELL, HAS_LINE
from pentakl.games.eter.training import (
    DRAW,
    LINE_LOSS,
    LINE_WIN,
    POINTS_LOSS,
    POINTS_WIN,
    Play,
    Position,
    Top,
    after,
    board_of,
    plays_on,
    solve,
)
from tests.games.eter.second_generator import SEQUENCES, SIZE, Card, Game, from_top_left, start

ANNA, BARTEK = 0, 1
DEALT = [2, 2, 2, 1]
START = Position([], [DEALT, DEALT], ANNA)


def field(
    *rows: str,
    anna: str = "",
    bartek: str = "",
    mover: int = ANNA,
    is_last_turn: bool = False,
    has_passed: bool = False,
) -> Position:
    """A position as it is drawn: a3 is Anna's 3, -- is empty. Hands are listed."""
    tops = [
        (row, column, "ab".index(card[0]), int(card[1]))
        for row, cards in enumerate(rows)
        for column, card in enumerate(cards.split())
        if card != "--"
    ]
    hands = [[hand.split().count(value) for value in "1234"] for hand in (anna, bartek)]
    return Position(tops, hands, mover, is_last_turn, has_passed)


def solved(position: Position) -> tuple[int, list[str]]:
    """The value and the best plays, as they are written."""
    solution = solve(position)
    return solution.value, [f"{value}@{row},{column}" for value, row, column in solution.best]


def position_of(game: Game) -> Position:
    tops = [(row, column, card.owner, card.value) for (row, column), card in sorted(game.tops)]
    hands = [[hand.count(value) for value in (1, 2, 3, 4)] for hand in game.hands]
    return Position(tops, hands, game.mover, game.is_last_turn, game.has_passed)


def game_of(position: Position) -> Game:
    tops = from_top_left({(row, column): Card(owner, value) for row, column, owner, value in position.tops})
    anna, bartek = [tuple(value for value in (1, 2, 3, 4) for _ in range(hand[value - 1])) for hand in position.hands]
    return Game(tops, (anna, bartek), position.mover, (False, False), position.is_last_turn, position.has_passed)


# --- a line


def test_a_line_is_completed_at_either_open_end() -> None:
    position = field("a1 a1", "b4 --", anna="3 4", is_last_turn=True)
    assert solved(position) == (LINE_WIN, ["3@0,-1", "3@0,2", "4@0,-1", "4@0,2"])


def test_a_field_that_is_three_wide_leaves_one_end() -> None:
    position = field("a1 a1 --", "b4 -- b4", anna="3 4", is_last_turn=True)
    assert solved(position) == (LINE_WIN, ["3@0,2", "4@0,2"])


def test_a_diagonal_may_be_completed_beyond_the_first_row() -> None:
    position = field("b4 a1", "a1 b4", anna="2", is_last_turn=True)
    assert solved(position) == (LINE_WIN, ["2@-1,2", "2@2,-1"])


def test_a_line_is_completed_by_covering_a_lower_card_only() -> None:
    position = field("a1 b2 a1", "-- b4 --", anna="2 3", is_last_turn=True)
    assert solved(position) == (LINE_WIN, ["3@0,1"])


def test_two_open_lines_of_cards_that_cannot_be_covered_win() -> None:
    position = field("a4 -- --", "-- b4 --", "-- -- a4", anna="1 4", bartek="3 3")
    assert solved(position) == (LINE_WIN, ["4@0,2", "4@2,0"])


def test_against_two_open_lines_every_play_is_lost_and_so_every_play_is_best() -> None:
    position = field("b4 -- b4", "-- a4 --", "-- -- b4", anna="1 2", bartek="1 1")
    empty = ["0,1", "1,0", "1,2", "2,0", "2,1"]
    assert solved(position) == (LINE_LOSS, [f"{value}@{cell}" for value in "12" for cell in empty])


def test_a_line_that_was_arranged_counts_when_the_turn_ends() -> None:
    assert solved(field("b1 b2 b3", "a4 -- --", anna="2", is_last_turn=True)) == (POINTS_WIN, ["2@0,0"])
    assert solved(field("b1 b2 b3", "a4 -- --", anna="")) == (LINE_LOSS, [])
    lines_of_both = field("b4 b4 b4", "a1 a1 a1", "a1 b4 a1", anna="1 2", bartek="1")
    assert solved(lines_of_both) == (LINE_WIN, ["2@1,0", "2@1,1", "2@1,2", "2@2,0", "2@2,2"])


# --- points

# Anna counts 13, Bartek 14.
FULL_FIELD = ("a1 b4 a3", "a4 b4 b2", "b4 a4 a1")


def test_in_the_last_turn_the_higher_sum_wins() -> None:
    position = field("a1 b4 a4", "a4 b4 b1", "b4 a4 b1", anna="2", is_last_turn=True)
    assert solved(position) == (POINTS_WIN, ["2@1,2", "2@2,2"])  # on her own 1 it would be a draw


def test_equal_sums_are_a_draw() -> None:
    position = field(*FULL_FIELD, anna="2", is_last_turn=True)
    assert solved(position) == (DRAW, ["2@0,0", "2@2,2"])


def test_a_line_wins_in_the_last_turn_too() -> None:
    position = field(*FULL_FIELD, anna="3", is_last_turn=True)
    assert solved(position) == (LINE_WIN, ["3@1,2"])


def test_a_player_who_can_cover_nothing_passes_the_last_turn() -> None:
    assert solved(field(*FULL_FIELD, anna="1", bartek="4", is_last_turn=True)) == (POINTS_LOSS, [])


def test_a_pass_on_a_full_field_leaves_the_rival_one_turn() -> None:
    assert solved(field(*FULL_FIELD, anna="1", bartek="4")) == (LINE_LOSS, [])  # 4@0,2


def test_two_passes_end_the_game() -> None:
    assert solved(field(*FULL_FIELD, anna="1", bartek="4", has_passed=True)) == (POINTS_LOSS, [])


def test_a_pass_of_the_rival_means_nothing_to_whoever_can_play() -> None:
    with_pass = field("a4 b4", anna="3", bartek="3 3", has_passed=True)
    assert solve(with_pass) == solve(field("a4 b4", anna="3", bartek="3 3"))


def test_the_last_card_of_a_hand_leaves_the_rival_one_turn() -> None:
    solution = solve(field("a4 b4", anna="3", bartek="3 3"))
    assert solution.value == DRAW  # with both 3s Bartek would win
    assert len(solution.best) == 10


def test_a_player_who_has_no_card_passes_and_the_rival_has_one_turn() -> None:
    assert solve(field("a4 b4", bartek="3 3")).value == POINTS_LOSS
    assert solve(field("a4 b4", bartek="3 3", has_passed=True)).value == DRAW


def test_nobody_has_a_card_and_the_table_is_empty() -> None:
    assert solved(field()) == (DRAW, [])


# --- only one play keeps the value

ONLY_PLAYS = [
    (field("a4 -- b3", "b4 -- a4", "-- a1 b1", anna="1 4", bartek="2 2"), LINE_WIN, "4@2,2"),
    (field("b3 b2 a3", "a2 -- b3", "-- b2 a3", anna="1 2 3", bartek="1 3"), POINTS_WIN, "3@2,1"),
    (field("-- a3 b3", "b2 -- --", "b1 b2 a1", anna="2 3", bartek="1 2"), DRAW, "2@2,0"),
    (field("b1 a1 b3", "b3 -- --", "a2 b1 --", anna="1 1 3", bartek="4"), POINTS_LOSS, "3@0,0"),
]


@pytest.mark.parametrize(("position", "value", "play"), ONLY_PLAYS)
def test_one_play_alone_keeps_the_value(position: Position, value: int, play: str) -> None:
    assert solved(position) == (value, [play])


# --- replies


def test_a_play_that_ends_the_game_leaves_no_reply() -> None:
    assert solve(field("a1 a1", "b4 --", anna="4", bartek="4", is_last_turn=True)).replies == [0, 0]
    assert solve(field(*FULL_FIELD, anna="2", bartek="4", is_last_turn=True)).replies == [0, 0]


def test_a_rival_who_must_pass_has_one_reply() -> None:
    assert set(solve(field("b1", anna="2")).replies) == {1}


# --- the beginning


def test_the_first_player_loses_by_points_and_must_begin_with_a_1_or_a_2() -> None:
    solution = solve(START)
    assert solution.value == POINTS_LOSS
    assert solution.best == [(1, 0, 0), (2, 0, 0)]
    assert solution.replies == [1, 8]
    assert solution.nodes < 100_000


def test_the_solver_plays_as_many_games_as_the_second_generator() -> None:
    @cache
    def count(board: int, depth: int) -> int:
        if depth == 0:
            return 1
        if HAS_LINE[board >> 9 & EVERY_CELL]:
            return 0
        return sum(count(after(board, play), depth - 1) for play in plays_on(board))

    assert [count(board_of(START), depth) for depth in (1, 2, 3, 4)] == list(SEQUENCES[:4])


@pytest.mark.compiled
def test_the_second_player_covers_a_1_with_a_2_and_lays_a_1_anywhere_beside_a_2() -> None:
    hands = "1 1 2 2 3 3 4", "1 2 2 3 3 4", "1 1 2 3 3 4"
    assert solved(field("a1", anna=hands[1], bartek=hands[0], mover=BARTEK)) == (POINTS_WIN, ["2@0,0"])
    around = ["-1,-1", "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "1,1"]
    beside = [f"1@{cell}" for cell in around]
    assert solved(field("a2", anna=hands[2], bartek=hands[0], mover=BARTEK)) == (POINTS_WIN, beside)


def check_one_turn(game: Game) -> None:
    """The value and the best plays follow from what the solver says of the positions one turn later."""
    values: dict[Play, int] = {}
    for action in game.actions():
        then = game.after_action(action)
        value = then.value() if then.is_over else solve(position_of(then)).value * (1 if then.mover == ANNA else -1)
        values[action.value, *action.cell] = value * (1 if game.mover == ANNA else -1)
    solution = solve(position_of(game))
    assert solution.value == max(values.values()), game
    assert solution.best == sorted(play for play in values if values[play] == solution.value), game


@pytest.mark.parametrize("plies", [5, 6, 7])
def test_in_the_middle_of_the_game_two_turns_fit_together(plies: int) -> None:
    rng = Random(f"eter: {plies} plies")
    for _ in range(6):
        check_one_turn(played_at_random(rng, plies))


@pytest.mark.compiled
def test_the_first_turns_fit_together() -> None:
    rng = Random("eter: first turns")
    check_one_turn(start())
    for plies in (2, 3, 3, 4, 4, 4, 4):
        check_one_turn(played_at_random(rng, plies))


def played_at_random(rng: Random, plies: int) -> Game:
    """A game that is not over after this many plies."""
    while True:
        game = start()
        for _ in range(plies):
            if not game.is_over:
                game = game.after(rng.choice(game.legal()))
        if not game.is_over:
            return game


# --- everything tried


@cache
def value_to_anna(game: Game) -> int:
    """The value of a game by the second generator's rules, without leaving anything out."""
    if game.is_over:
        return game.value()
    values = [value_to_anna(game.after_action(action)) for action in game.actions()]
    if not values:
        return value_to_anna(game.after_pass())
    return max(values) if game.mover == ANNA else min(values)


def check_by_trying_everything(position: Position) -> None:
    game = game_of(position)
    solution = solve(position)
    value = value_to_anna(game)
    assert solution.value == (value if game.mover == ANNA else -value), position
    keeping = [action for action in game.actions() if value_to_anna(game.after_action(action)) == value]
    assert solution.best == [(action.value, *action.cell) for action in sorted(keeping)], position
    assert solution.replies == [count_replies(game.after_action(action), value) for action in sorted(keeping)], position
    value_to_anna.cache_clear()


def count_replies(game: Game, value: int) -> int:
    """The answers that keep the value; a pass is one."""
    if game.is_over:
        return 0
    answers = [game.after_action(action) for action in game.actions()] or [game.after_pass()]
    return len([then for then in answers if value_to_anna(then) == value])


@pytest.mark.parametrize("position", [position for position, _, _ in ONLY_PLAYS])
def test_the_examples_are_right(position: Position) -> None:
    check_by_trying_everything(position)


def test_nothing_was_overlooked_late_in_real_games() -> None:
    rng = Random("eter: late")
    for _ in range(120):
        check_by_trying_everything(position_of(played_at_random(rng, rng.randint(9, 12))))


def test_nothing_was_overlooked_in_arranged_positions() -> None:
    rng = Random("eter: arranged")
    for _ in range(300):
        check_by_trying_everything(arranged_at_random(rng))


def arranged_at_random(rng: Random) -> Position:
    """Any cards on any cells, with lines and gaps that no game has; the fewer cells are left, the larger the hands."""
    taken = rng.randint(0, SIZE * SIZE)
    cells = rng.sample([(row, column) for row in range(SIZE) for column in range(SIZE)], taken)
    tops = from_top_left({cell: Card(rng.randrange(2), rng.randint(1, 4)) for cell in cells})
    size = 1 if taken < 4 else 2 if taken < 7 else 3
    anna, bartek = [tuple(rng.sample([1, 1, 2, 2, 3, 3, 4], rng.randint(0, size))) for _ in range(2)]
    game = Game(
        tops, (anna, bartek), rng.randrange(2), is_last_turn=rng.random() < 0.15, has_passed=rng.random() < 0.15
    )
    return position_of(game)


# --- what does not matter


def turned(row: int, column: int, symmetry: int) -> tuple[int, int]:
    if symmetry & 1:
        row, column = column, row
    return (-row if symmetry & 2 else row), (-column if symmetry & 4 else column)


@pytest.mark.parametrize("symmetry", range(1, 8))
def test_a_turned_or_mirrored_position_has_the_turned_or_mirrored_solution(symmetry: int) -> None:
    rng = Random("eter: symmetry")
    for _ in range(20):
        position = position_of(played_at_random(rng, rng.randint(5, 10)))
        tops = [(*turned(row, column, symmetry), owner, value) for row, column, owner, value in position.tops]
        solution, image = solve(position), solve(Position(tops, position.hands, position.mover, position.is_last_turn))
        assert image.value == solution.value
        plays = [(value, *turned(row, column, symmetry)) for value, row, column in solution.best]
        assert sorted(zip(image.best, image.replies)) == sorted(zip(plays, solution.replies))


def test_neither_the_place_on_the_table_nor_the_order_of_the_cards_nor_the_colours_matter() -> None:
    rng = Random("eter: elsewhere")
    for _ in range(50):
        position = position_of(played_at_random(rng, rng.randint(5, 10)))
        tops: list[Top] = [(row - 7, column + 40, 1 - owner, value) for row, column, owner, value in position.tops]
        rng.shuffle(tops)
        elsewhere = Position(tops, position.hands[::-1], 1 - position.mover, position.is_last_turn)
        solution, other = solve(position), solve(elsewhere)
        assert other.value == solution.value
        assert other.best == [(value, row - 7, column + 40) for value, row, column in solution.best]
        assert other.replies == solution.replies


# --- what is refused


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (Position([], [DEALT], ANNA), "two hands"),
        (Position([], [DEALT, DEALT], 2), "player 0 or 1 is to move"),
        (Position([], [DEALT, [2, 2, 2]], ANNA), r"not \[2, 2, 2\]"),
        (Position([], [DEALT, [0, 4, 0, 0]], ANNA), "0 to 3 cards of each value"),
        (Position([], [DEALT, [-1, 0, 0, 0]], ANNA), "0 to 3 cards of each value"),
        (Position([(0, 0, 0, 1), (3, 0, 1, 1)], [DEALT, DEALT], ANNA), "more than 3 rows or columns"),
        (Position([(0, 0, 0, 1), (0, -3, 1, 1)], [DEALT, DEALT], ANNA), "more than 3 rows or columns"),
        (Position([(0, 0, 0, 1), (0, 0, 1, 2)], [DEALT, DEALT], ANNA), "two top cards lie on one cell"),
        (Position([(0, 0, 2, 1)], [DEALT, DEALT], ANNA), "belongs to player 0 or 1"),
        (Position([(0, 0, 0, 5)], [DEALT, DEALT], ANNA), "a value from 1 to 4"),
    ],
)
def test_anything_but_a_position_of_training_is_refused(position: Position, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        solve(position)
