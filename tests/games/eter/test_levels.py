"""The levels of ETER: what even the weakest sees, what the stronger ones see, and what no search may do."""

from __future__ import annotations

from typing import Any

import pytest

import pentakl
from bench.eter import lost_by, random_position
from pentakl import bots
from pentakl.bots.searching import SearchBot, begin
from pentakl.core.chance import quick
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games.eter import best_first
from pentakl.games.eter.chances import chance_of_all
from pentakl.games.eter.moves import A_PLAY, after, moves_on
from pentakl.games.eter.play import MOVING, EterTable
from pentakl.games.eter.quick_evaluation import SURE, quick_value
from pentakl.games.eter.solver import solve
from pentakl.games.eter.training_search import SOLVED_AFTER
from tests.conformance.checks import check_honest_bot

GAME = pentakl.load("eter")
EVERYTHING = {"mode": "both", "illusions": "yes", "explosions": "optional"}
ALL_LEVELS = ["apprentice", "adept", "mage", "archmage"]


def arranged(field: list[str], hands: list[list[str]], **more: Any) -> State:
    options = more.pop("options", {"mode": "mages"})
    return GAME.arrange({"field": field, "seats": [{"hand": hand} for hand in hands], "options": options, **more})


def answer(level: str, state: State, luck: int = 0) -> str:
    return GAME.text(bots.bot("eter", level)(state, state.movers()[0], quick(luck)))


def after_random_plays(plays: int, seed: int, options: dict[str, str]) -> State:
    """A position after so many random actions, or after fewer if the game would be over."""
    state, chance = GAME.start(2, seed, {"format": "game", **options}), quick(seed)
    for _ in range(plays):
        before, seat = state.clone(), state.movers()[0]
        state.apply(seat, state.legal(seat)[chance.below(len(state.legal(seat)))])
        if state.outcome is not None:
            return before
    return state


# --- what they see


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_completes_a_line(level: str) -> None:
    """Although Anna is far ahead whatever she does."""
    options = {"mode": "mages", "format": "game"}
    for luck in range(20 if level == "apprentice" else 2):
        state = arranged(["A3 A2 A3 .", "B1 A2 . .", "A3 . B1 ."], [["4", "1", "1"], ["2", "3"]], options=options)
        state.apply(0, GAME.parse(answer(level, state, luck)))
        assert state.outcome is not None


@pytest.mark.parametrize("level", ["adept", "mage", "archmage"])
def test_all_but_the_weakest_stop_the_line_of_the_other(level: str) -> None:
    state = arranged(["B3 B3 B3 .", "A1 . . A2"], [["2", "3"], ["1", "2"]])
    for luck in range(3):
        assert answer(level, state, luck) in ("2@0,3", "3@0,3")


def test_the_weakest_overlooks_now_and_then_that_the_other_can_complete_a_line() -> None:
    state = arranged(["B1 B2 .", ". A1 ."], [["1", "2", "3"], ["1", "2", "3"]], options={"mode": "training"})
    given = {answer("apprentice", state, luck) for luck in range(40)}
    stopping = {play for play in given if play.endswith(("@0,2", "@0,-1", "@0,0", "@0,1"))}
    assert stopping, "it blocks or covers at times"
    assert given - stopping, "and at times it does not"


def test_a_mage_makes_two_threats_at_once() -> None:
    # From 2,2 Anna threatens the diagonal and, with her 4 over Bartek's 3, the lower row.
    options = {"mode": "training", "format": "game"}
    state = arranged(["A3 . .", "B4 . .", "A3 B3 ."], [["4", "2", "1"], ["1", "2", "2"]], options=options)
    search = begin(state, 0, 1)
    search.run(40)
    best = search.choices()[0]
    assert GAME.text(best.action) == "2@2,2"
    assert best.expected == 1.0


def test_they_use_a_power_that_wins() -> None:
    field = ["A1 A2 A3 A1/B4", "B1 B2 B1 .", "B3 . . ."]
    for level in ("adept", "mage", "archmage"):
        state = arranged(field, [["2", "3"], ["2", "3"]], powers=["VII"], options={"mode": "elemental"})
        assert answer(level, state) == "power VII"
        state.apply(0, GAME.parse("power VII"))
        assert answer(level, state) == "cell 0,3"


def about_to_explode(field: list[str], explosions: str) -> State:
    """Anna's 3 fills a second line; the card hits the middle of the upper row in two of its four turns."""
    options = {"mode": "training", "explosions": explosions, "format": "game"}
    state = arranged(field, [["3", "1", "4"], ["1", "3", "4"]], options=options, explosion={"card": 2})
    state.apply(0, GAME.parse("3@2,0"))
    return state


def let_explode(level: str, state: State) -> State:
    while state.outcome is None and state.movers() == [0]:
        state.apply(0, GAME.parse(answer(level, state)))
    return state


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_explodes_what_covers_its_own_line(level: str) -> None:
    state = let_explode(level, about_to_explode(["A1 A2/B3 A2", "B1"], "optional"))
    assert state.outcome is not None
    assert state.outcome.winners == [0]


@pytest.mark.parametrize("explosions", ["optional", "always"])
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_no_level_explodes_what_covers_the_line_of_the_other(level: str, explosions: str) -> None:
    state = let_explode(level, about_to_explode(["B1 B2/A3 B2", "A1"], explosions))
    assert state.outcome is None


# --- training is played perfectly


def test_the_strongest_gives_nothing_away_in_training() -> None:
    """A sample; `python -m bench.eter` checks 300 positions."""
    decide = bots.bot("eter", "archmage")
    for number in range(1_000, 1_012):
        state = random_position(number)
        if len(state.table.cells) > 3:  # type: ignore[attr-defined]
            assert lost_by(state, decide(state, state.movers()[0], quick(number))) == 0, number


def test_a_solved_play_is_won_lost_or_drawn_and_the_best_come_first() -> None:
    for number in range(6):
        state = after_random_plays(6, number, {})
        seat = state.movers()[0]
        search = begin(state, seat, 1)
        search.run(SOLVED_AFTER)
        found = search.choices()
        assert sorted(each.action for each in found) == state.legal(seat)
        assert {each.expected for each in found} <= {0.0, 0.5, 1.0}
        for each in found:
            worth = int(solve(state)["value"]) - lost_by(state, each.action)  # type: ignore[call-overload]
            assert each.expected == (0.5 if worth == 0 else 1.0 if worth > 0 else 0.0)
        assert GAME.text(found[0].action) in solve(state)["best"]  # type: ignore[operator]


# --- the evaluation


def test_the_evaluation_is_sure_of_a_win_exactly_if_a_card_completes_a_line() -> None:
    seen = set()
    for seed in range(150):
        mode = ["training", "mages", "elemental", "both"][seed % 4]
        explosions = ["off", "optional"][seed // 4 % 2]
        options = {"mode": mode, "illusions": ["no", "yes"][seed // 8 % 2], "explosions": explosions}
        t = after_random_plays(4 + seed % 9, seed, options).table
        assert isinstance(t, EterTable)
        if t.phase != MOVING or t.using >= 0 or t.wall_seat == t.mover:
            continue
        plays = [move for move in moves_on(t, 0, quick(1)) if move.kind == A_PLAY]
        wins = any(after(t, move).winner == t.mover for move in plays)
        assert (quick_value(t, 0, True) * (1 if t.mover == 0 else -1) > SURE) == wins, seed
        seen.add(wins)
    assert seen == {True, False}


def test_a_game_of_a_match_counts_by_what_it_decides() -> None:
    first = GAME.start(2, 1, {})
    assert chance_of_all(first, 0, 1.0) == 0.75
    single = GAME.start(2, 1, {"format": "game"})
    assert chance_of_all(single, 0, 0.3) == 0.3
    tournament = GAME.start(2, 1, {"format": "tournament"})
    assert 0.5 < chance_of_all(tournament, 0, 1.0) < 1.0


# --- every question, honestly, in slices


def every_question(options: dict[str, str], seed: int) -> set[str]:
    """The prompts of a game of random answers, in which searches list all answers, the best first."""
    asked = set()
    state, chance = GAME.start(2, seed, options), quick(seed)
    while state.outcome is None:
        seat = state.movers()[0]
        legal = state.legal(seat)
        prompt = state.prompt_of(state.pending[0])
        # Every fourth turn, and all that is rarely asked.
        if len(legal) > 1 and (prompt != "turn" or chance.below(4) == 0):
            asked.add(prompt)
            search = begin(state, seat, 1)
            search.run(2)
            found = search.choices()
            assert sorted(each.action for each in found) == legal
            chances = [each.expected for each in found]
            assert chances == sorted(chances, reverse=True)
            assert all(0.0 <= each <= 1.0 for each in chances)
        uses = [action for action in legal if GAME.text(action).startswith(("power", "mage", "explode"))]
        state.apply(seat, (uses or legal)[chance.below(len(uses or legal))])
    return asked


@pytest.mark.compiled
def test_every_question_gets_all_its_answers_the_best_first() -> None:
    asked = set()
    for seed in range(4):
        for mode in ("training", "mages", "elemental", "both"):
            mages = "chosen" if mode in ("mages", "both") else "drawn"
            for explosions in ("optional", "always"):
                format_ = ["tournament", "match"][seed % 2]
                options = {"mode": mode, "illusions": "yes", "explosions": explosions, "mages": mages}
                asked |= every_question({**options, "format": format_}, seed)
    # The others are parts of mages and powers that these games did not draw.
    assert asked >= {"turn", "explosion", "rotate", "window", "spare", "arena", "mage", "cell", "goal", "card", "play"}


@pytest.mark.parametrize("options", [{}, {"mode": "mages"}, EVERYTHING], ids=["training", "mages", "everything"])
def test_a_search_in_slices_is_the_same_search(options: dict[str, str]) -> None:
    state = after_random_plays(5, 3, options)
    seat = state.movers()[0]
    whole, sliced = begin(state, seat, 3), begin(state, seat, 3)
    whole.run(30)
    for _ in range(3):
        sliced.run(10)
        sliced.choices()
    assert sliced.choices() == whole.choices()


@pytest.mark.compiled
def test_nobody_peeks_under_an_illusion() -> None:
    """Fifty iterations are enough for three imagined worlds."""
    decide = SearchBot(Level("quick", 50))
    for seed in range(10):
        state = GAME.start(2, seed, {**EVERYTHING, "format": "game"})
        chance = quick(seed)
        for _ in range(2):
            seat = state.movers()[0]
            hiding = [action for action in state.legal(seat) if GAME.text(action).startswith("?")]
            state.apply(seat, hiding[chance.below(len(hiding))])
        check_honest_bot(state, decide, chance)


def test_trees_stop_growing_when_they_hold_as_many_moves_as_allowed() -> None:
    state = after_random_plays(4, 1, {"mode": "mages"})
    search = best_first.BestFirstSearch(state, state.movers()[0], 1, begin(state, 0, 1).judgement, most_moves=500)
    search.run(60)
    assert 500 <= search.moves < 700
    moves = search.moves
    search.run(10)
    assert search.moves == moves
