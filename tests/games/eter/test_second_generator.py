"""The second generator itself: the rules that it was written from, and what it counts."""

from __future__ import annotations

import pytest

from tests.games.eter.second_generator import (
    SEQUENCES,
    SEQUENCES_WITH_ILLUSIONS,
    Card,
    Game,
    legal_after,
    perft,
    start,
)


def played(*texts: str, illusions: bool = False) -> Game:
    game = start(illusions)
    for text in texts:
        game = game.after(text)
    return game


@pytest.mark.parametrize(("depth", "expected"), list(enumerate(SEQUENCES[:4], 1)))
def test_as_many_sequences_begin_a_game(depth: int, expected: int) -> None:
    assert perft(depth) == expected


@pytest.mark.compiled  # It never is; one run is enough for a test that takes so long.
def test_as_many_sequences_begin_a_game_with_five_actions() -> None:
    assert perft(5) == SEQUENCES[4]


@pytest.mark.once
@pytest.mark.parametrize(("depth", "expected"), list(enumerate(SEQUENCES_WITH_ILLUSIONS, 1)))
def test_as_many_sequences_begin_a_game_with_illusions(depth: int, expected: int) -> None:
    assert perft(depth, illusions=True) == expected


def test_the_first_two_depths_are_counted_by_hand() -> None:
    """Four cards for one cell; then four for each of eight neighbours, and three, two or one that cover a 1, 2 or 3."""
    assert SEQUENCES[:2] == (4, 4 * 4 * 8 + 3 + 2 + 1)
    face_up = SEQUENCES[1] + 4 * 4 * 8
    face_down = 4 * (2 * 4 * 8 + 4)
    assert SEQUENCES_WITH_ILLUSIONS[:2] == (8, face_up + face_down)


def test_the_first_card_has_one_cell() -> None:
    assert legal_after([]) == ["1@0,0", "2@0,0", "3@0,0", "4@0,0"]
    assert legal_after([], illusions=True) == [
        "1@0,0",
        "2@0,0",
        "3@0,0",
        "4@0,0",
        "?1@0,0",
        "?2@0,0",
        "?3@0,0",
        "?4@0,0",
    ]


def test_cells_count_from_the_top_left_card_and_the_field_grows_no_wider_than_three() -> None:
    legal = legal_after(["1@0,0", "4@1,1", "1@1,-1"])
    cells_for_a_1 = ["-1,0", "-1,1", "-1,2", "0,0", "0,2", "1,1", "2,0", "2,1", "2,2"]
    assert [text for text in legal if text[0] == "1"] == [f"1@{cell}" for cell in cells_for_a_1]
    assert [text for text in legal if text[0] == "2"] == [
        f"2@{cell}"
        for cell in sorted([*cells_for_a_1, "0,1", "1,0"])  # the two 1s can be covered
    ]


def test_a_line_ends_the_game() -> None:
    game = played("1@0,0", "1@1,0", "1@0,1", "1@2,0", "2@0,2")
    assert game.is_over
    assert game.value() == 2
    assert game.legal() == []


def test_a_higher_card_covers_an_illusion() -> None:
    game = played("?2@0,0", "3@0,0", illusions=True)
    assert game.tops == {((0, 0), Card(1, 3))}


@pytest.mark.parametrize("attacker", ["1", "2"])
def test_an_attack_that_is_not_higher_turns_the_illusion_up_and_is_out(attacker: str) -> None:
    game = played("?2@0,0", f"{attacker}@0,0", illusions=True)
    assert game.tops == {((0, 0), Card(0, 2))}
    assert len(game.hands[1]) == 6


def test_nobody_covers_their_own_illusion_or_lays_a_second_one() -> None:
    legal = legal_after(["?1@0,0", "?1@0,1"], illusions=True)
    assert [text for text in legal if text.endswith("@0,0")] == []
    assert [text for text in legal if text.endswith("@0,1")] == ["1@0,1", "2@0,1", "3@0,1", "4@0,1"]
    assert [text for text in legal if text.startswith("?")] == []


def test_a_line_may_hold_an_illusion_which_is_worth_one_point() -> None:
    game = played("?4@0,0", "1@1,0", "1@0,1", "1@2,0", illusions=True)
    assert game.points(0) == 2
    assert game.after("2@0,2").value() == 2


def test_when_a_hand_is_empty_the_other_player_has_one_last_turn_or_passes() -> None:
    field = frozenset({((0, 0), Card(0, 4)), ((0, 1), Card(1, 4))})
    with_a_card = Game(field, ((3,), (2, 2)), mover=0).after("3@1,0")
    assert with_a_card.is_last_turn
    assert with_a_card.after("2@1,1").value() == 1
    without_a_card = Game(field, ((3,), ()), mover=0).after("3@1,0")
    assert without_a_card.legal() == ["pass"]
    assert without_a_card.after("pass").value() == 1
