"""Searches find the best answer, randomise where a fixed answer could be guessed, and can be stopped and resumed."""

from __future__ import annotations

from typing import Final

import pytest

import pentakl
from pentakl import bots
from pentakl.bots import Bot
from pentakl.bots.joint_search import JointSearch
from pentakl.bots.searching import Decision, SearchBot, begin, levels, soft_choice
from pentakl.bots.tree_search import TreeSearch
from pentakl.core import table as core
from pentakl.core.chance import Chance, quick
from pentakl.core.errors import BadOption
from pentakl.core.flow import Choice, Flow, choose_together
from pentakl.core.game import Game
from pentakl.core.layout import Layout
from pentakl.core.rules import Act, Option, Rules, Settings
from pentakl.core.search import Answer, Judgement, Level
from pentakl.core.state import State
from pentakl.core.table import Outcome
from pentakl.games import keys
from tests.conformance.checks import check_honest_bot
from tests.sticks import STICKS, solve

ROCK, PAPER, SCISSORS = range(3)
LAYOUT: Final = Layout(zones=[], fields=[])


class Throws(core.Table):
    """Rock, paper, scissors: one throw, both at once. Equal throws are a draw."""

    __slots__ = ()

    def copy(self) -> Throws:
        table = Throws()
        table.copy_table(self)
        return table

    def layout(self) -> Layout:
        return LAYOUT

    def proceed(self) -> Flow[None] | None:
        return self.throw()

    def throw(self) -> Flow[None]:
        throws = yield from choose_together([Choice(seat, 0, [ROCK, PAPER, SCISSORS]) for seat in range(2)])
        ahead = (throws[0] - throws[1]) % 3
        self.outcome = Outcome([[], [0], [1]][ahead], "throw", [0, 0])


class ThrowsRules(Rules):
    def __init__(self) -> None:
        self.key = "throws"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options: list[Option] = []
        self.cards: list[str] = []
        self.prompts = ["throw"]
        self.actions = ["rock", "paper", "scissors"]
        self.idle_actions: list[str] = []
        self.max_decisions = 2

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Throws:
        table = Throws()
        table.print_cards([], [])
        table.seats = seats
        table.chance = chance
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        return Act(option, "throw", number=option)


THROWS: Final = Game(ThrowsRules())


def test_a_tree_search_finds_the_answer_that_wins() -> None:
    """Against the exact solver, in every position of a game that can be solved by hand."""
    for sticks in range(1, 6):
        state = STICKS.arrange({"seats": [{}, {}], "sticks": sticks, "games": 1})
        search = TreeSearch(state, 0, 1, Judgement())
        search.run(400)
        assert STICKS.text(search.best()) in solve(state)["best"], sticks  # type: ignore[operator]


def test_a_joint_search_mixes_so_that_nobody_can_guess_its_answer() -> None:
    search = JointSearch(THROWS.start(2, 1), 0, 1, Judgement())
    search.run(2_000)
    assert sorted(answer.action for answer in search.choices()) == [ROCK, PAPER, SCISSORS]
    for answer in search.choices():
        assert answer.share == pytest.approx(1 / 3, abs=0.05)
        assert answer.expected == pytest.approx(1 / 2, abs=0.05)
    drawn = set()
    for seed in range(20):
        other = JointSearch(THROWS.start(2, 1), 0, seed, Judgement())
        other.run(200)
        drawn.add(other.best())
    assert drawn == {ROCK, PAPER, SCISSORS}


def test_a_joint_search_does_not_see_what_the_rival_has_answered() -> None:
    """Bartek has already thrown rock: Anna's search is the same as if he had not."""
    before, after = THROWS.start(2, 1), THROWS.start(2, 1)
    after.apply(1, ROCK)
    found = []
    for state in (before, after):
        search = JointSearch(state, 0, 5, Judgement())
        search.run(100)
        found.append(search.choices())
    assert found[0] == found[1]


@pytest.mark.parametrize("key", ["karmaka", "cardia"])
def test_a_search_can_be_stopped_and_resumed(key: str) -> None:
    state = pentakl.load(key).start(2, 7)
    seat = state.movers()[0]
    whole, sliced = begin(state, seat, 3), begin(state, seat, 3)
    whole.run(60)
    for _ in range(3):
        sliced.run(20)
        sliced.best()
    assert sliced.iterations == 60
    assert sliced.choices() == whole.choices()
    assert sliced.best() == whole.best()


def test_a_search_changes_nothing_of_the_state() -> None:
    state = pentakl.load("karmaka").start(2, 7)
    digest = state.digest()
    begin(state, state.movers()[0], 3).run(50)
    assert state.digest() == digest


def test_trees_stop_growing_when_they_hold_as_many_nodes_as_allowed() -> None:
    state = pentakl.load("karmaka").start(2, 7)
    search = TreeSearch(state, state.movers()[0], 3, Judgement(), most_nodes=100)
    search.run(300)
    assert search.nodes == 100
    assert search.iterations == 300
    assert search.best() in state.legal(state.movers()[0])


def test_a_soft_choice_prefers_good_answers_and_gives_bad_ones_seldom() -> None:
    answers = [Answer(1, 10, 0.6, 0.5), Answer(2, 10, 0.5, 0.3), Answer(3, 10, 0.1, 0.2)]
    chance = quick(1)
    given = [soft_choice(answers, 0.1, chance) for _ in range(1_000)]
    assert given.count(1) > given.count(2) > 200
    assert given.count(3) < 20


@pytest.mark.parametrize("key", keys())
def test_every_game_has_four_levels_and_each_searches_longer_than_the_one_below(key: str) -> None:
    found = levels(key)
    assert [level.key for level in found] == ["apprentice", "adept", "mage", "archmage"]
    assert [level.iterations for level in found] == sorted({level.iterations for level in found})


@pytest.mark.parametrize(
    ("key", "seats"), [("karmaka", 2), ("karmaka", 4), ("cardia", 2), ("eter", 2), ("ravehard", 2), ("realms", 3)]
)
def test_a_bot_that_searches_plays_any_game(key: str, seats: int) -> None:
    """Thirty legal decisions, joint ones included, or fewer if the game is over by then."""
    state = pentakl.load(key).start(seats, 3)
    bot, chance = SearchBot(Level("quick", 3, 0.1)), quick(5)
    for _ in range(30):
        if state.outcome is None:
            seat = state.movers()[0]
            state.apply(seat, bot(state, seat, chance))


def test_a_bot_that_peeks_is_caught() -> None:
    def peeking_bot(state: State, seat: int, chance: Chance) -> int:
        """Plays on in the real world, as if all cards lay open."""
        actions = state.legal(seat)
        won = [0] * len(actions)
        for place in range(len(actions)):
            world = state.clone()
            world.step(seat, actions[place])
            world.playout(chance, 1_000)
            won[place] = world.outcome is not None and seat in world.outcome.winners
        return actions[won.index(max(won))]

    def honest_bot(state: State, seat: int, chance: Chance) -> int:
        return SearchBot(Level("quick", 60))(state, seat, chance)

    def decisions(bot: Bot) -> None:
        for seed in range(10):
            check_honest_bot(pentakl.load("karmaka").start(2, seed), bot, quick(seed))

    decisions(honest_bot)
    with pytest.raises(AssertionError, match="peeks"):
        decisions(peeking_bot)


def test_a_decision_may_be_stopped_before_its_level_has_thought_to_the_end() -> None:
    state = pentakl.load("karmaka").start(2, 7)
    seat = state.movers()[0]
    decision = Decision(Level("slow", 1_000), state, seat, quick(1))
    decision.run(30)
    decision.run(30)
    assert (decision.iterations, decision.left) == (60, 940)
    assert decision.action() in state.legal(seat)
    decision.run(5_000)
    assert (decision.iterations, decision.left) == (1_000, 0)


def test_nothing_is_searched_where_there_is_nothing_to_decide() -> None:
    """The last stick must be taken."""
    state = STICKS.arrange({"seats": [{}, {}], "sticks": 1, "games": 1})
    decision = Decision(Level("slow", 1_000), state, 0, quick(1))
    assert decision.left == 0
    assert [decision.action()] == state.legal(0)


def test_a_table_offers_the_levels_and_other_bots_stay_playable() -> None:
    assert bots.names("karmaka") == ["apprentice", "adept", "mage", "archmage"]
    assert bots.usual("karmaka") == "adept"
    assert set(bots.playable("karmaka")) == {*bots.names("karmaka"), "random", "greedy"}
    for name in bots.playable("karmaka"):
        bots.bot("karmaka", name)


def test_a_game_without_levels_offers_the_bots_of_every_game() -> None:
    for key in [key for key in keys() if not levels(key)]:
        assert bots.names(key) == bots.playable(key) == ["random", "greedy"]
        assert bots.usual(key) == "greedy"


def test_a_level_may_think_for_another_number_of_iterations() -> None:
    brain = bots.bot("karmaka", "mage:50")
    assert isinstance(brain, SearchBot)
    assert brain.level.iterations == 50
    assert bots.bot("karmaka", "apprentice:7").level.softness > 0  # type: ignore[attr-defined]
    for name in ("mage:", "mage:0", "mage:-1", "mage:x", "greedy:50", "wizard:50"):
        with pytest.raises(BadOption, match="apprentice, adept, mage, archmage"):
            bots.bot("karmaka", name)
