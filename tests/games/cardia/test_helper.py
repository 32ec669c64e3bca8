"""The tournament's helper: schedule, standings with reasons and deciding games, as a page asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.games.cardia.helper import BadQuestion, answer

CIRCLE = [[2, 0], [2, 0], [0, 2], [0, 2], [2, 0], [2, 0]]  # 0 beats 1, 1 beats 2, 2 beats 0; all beat 3


def ask(results: list[Any], deciders: list[int] | None = None) -> Any:
    return answer({"results": results, "deciders": deciders or []})


def test_before_the_first_duel_everybody_is_level_and_two_duels_may_start() -> None:
    answered = ask([])
    assert [duel["open"] for duel in answered["duels"]] == [True, True, False, False, False, False]
    assert [(duel["players"], duel["deck"]) for duel in answered["duels"][:2]] == [([0, 1], "1"), ([2, 3], "2")]
    assert [each["rank"] for each in answered["standings"]] == [1, 1, 1, 1]
    assert answered["champion"] is None


def test_a_missing_result_in_between_is_a_duel_that_is_still_to_be_played() -> None:
    answered = ask([None, [2, 1]])
    assert [duel["open"] for duel in answered["duels"]] == [True, False, False, False, False, False]
    assert answered["duels"][1]["games"] == [2, 1]
    assert answered["duels"][0]["games"] is None


def test_standings_say_what_sets_a_player_apart() -> None:
    level = ask([[2, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 1]])
    assert [(each["player"], each["rank"], each["reason"]) for each in level["standings"]] == [
        (0, 1, ""), (3, 2, "mutual"), (1, 3, "matches"), (2, 4, "mutual"),
    ]  # fmt: skip
    assert level["champion"] == 0
    by_games = ask([[2, 1], [2, 1], [0, 2], [0, 2], [2, 0], [2, 0]])["standings"]
    assert "games" in [each["reason"] for each in by_games]


def test_two_or_three_leaders_play_single_games_with_deck_one() -> None:
    answered = ask(CIRCLE)
    assert answered["leaders"] == [0, 1, 2]
    assert answered["deciders"] == [{"players": [0, 1], "deck": "1", "winner": None}]
    assert answered["champion"] is None
    then = ask(CIRCLE, [1])
    assert then["deciders"][1] == {"players": [1, 2], "deck": "1", "winner": None}
    decided = ask(CIRCLE, [1, 2])
    assert decided["champion"] == 2
    assert [(each["player"], each["rank"], each["reason"]) for each in decided["standings"]] == [
        (2, 1, ""), (0, 2, "decider"), (1, 2, "level"), (3, 4, "matches"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "question",
    [
        {"results": [[2, 2]]},
        {"results": [[3, 0]]},
        {"results": [[2]]},
        {"results": "2:0"},
        {"results": [None] * 7},
        {"results": [[True, 2]]},
        {"results": CIRCLE, "deciders": [3]},
        {"results": CIRCLE, "deciders": [0, 2, 2]},
        {"results": [], "deciders": [0]},
    ],
)
def test_an_impossible_question_is_refused(question: dict[str, object]) -> None:
    with pytest.raises(BadQuestion, match=r"^This question cannot be read: .*\.$"):
        answer(question)


def test_the_answer_is_a_function_of_the_question() -> None:
    assert ask(CIRCLE, [0]) == ask(CIRCLE, [0])
