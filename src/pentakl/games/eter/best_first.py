"""Best-first search: plays on where both players' best moves lead, a little further in every iteration.

The first iteration is a glance at the moves, the second sees threats. From then on a tree holds what each move is worth
by the best play found so far: an iteration follows the best moves down to a position that was not looked at, judges all
moves there, and carries what it found back to the root. What is certain stays certain, so a forced win is proved.
(R. Korf, D. Chickering: Best-first minimax search, 1996; Q. Cohen-Solal: Learning to play two-player
perfect-information games without knowledge, 2020, for the proofs.)

Hidden cards are imagined: there is a tree for each of a few imagined worlds, and an answer is worth its mean. A tree
knows nothing that its world does not show, and worlds show only what the seat of the search may know.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.eter.chances import chance_of_all, chance_of_game
from pentakl.games.eter.greedy import hides_something
from pentakl.games.eter.moves import Move, after, moves_on, moves_to_answer
from pentakl.games.eter.play import EterTable
from pentakl.games.eter.quick_evaluation import SURE, quick_value

MOST_WORLDS: Final = 8  # that are imagined if cards are hidden
A_WORLD: Final = 20  # a further world is imagined after so many iterations
MOST_USES: Final = 1_000  # of one mage or power that are considered at the root
FEWER_USES: Final = 30  # further down
MOST_MOVES: Final = 200_000  # of all trees; then they grow no more
SPREAD: Final = 5.0  # a move that was tried n times must be better by this times the root of n to be tried again
ERROR: Final = 0.03  # how far the chance of a position that is judged may be off
DOUBT: Final = 40.0  # what a move may lose when it is looked at


class Node:
    """A position that was looked at: its moves, and for each of them what it is worth and whether that is certain."""

    __slots__ = ("children", "is_sure", "moves", "plies", "sure", "table", "value", "values", "visits")
    table: EterTable
    plies: int
    moves: list[Move]
    values: list[int]
    sure: list[bool]
    visits: list[int]
    children: dict[int, Node]
    value: int
    is_sure: bool

    def __init__(self, table: EterTable, plies: int, moves: list[Move], sees_threats: bool) -> None:
        self.table = table
        self.plies = plies
        self.moves = moves
        self.values = []
        self.sure = []
        self.visits = [0] * len(moves)
        self.children = {}
        self.value = 0
        self.is_sure = False
        self.judge(sees_threats)

    def judge(self, sees_threats: bool) -> None:
        """Judge every move by the position that it leaves."""
        values: list[int] = []
        sure: list[bool] = []
        for move in self.moves:
            then = after(self.table, move)
            value = quick_value(then, self.plies + 1, sees_threats)
            values.append(value)
            sure.append(abs(value) > SURE or then.outcome is not None)
        self.values = values
        self.sure = sure
        self.sum_up()

    def sum_up(self) -> None:
        """The best move is what the position is worth; it is certain if that move wins, or if all moves are."""
        best = self.values[0]
        sign = 1 if self.table.mover == 0 else -1
        for value in self.values:
            if value * sign > best * sign:
                best = value
        self.value = best
        self.is_sure = best * sign > SURE or False not in self.sure

    def best_open(self) -> int:
        """The place of the best move that is not certain."""
        sign = 1.0 if self.table.mover == 0 else -1.0
        best = -1
        highest = 0.0
        for place in range(len(self.values)):
            if not self.sure[place]:
                value = self.values[place] * sign - SPREAD * sqrt(self.visits[place])
                if best < 0 or value > highest:
                    best = place
                    highest = value
        return best


class World:
    """An imagined world, the moves at its root, and the action that each of them begins with."""

    __slots__ = ("actions", "has_looked", "root")
    root: Node
    actions: list[int]
    has_looked: bool  # not only glanced at the moves

    def __init__(self, state: State, choice: Choice, chance: Chance) -> None:
        t = state.table
        assert isinstance(t, EterTable)
        numbers = dict(zip(choice.options, state.numbers_of(choice)))
        self.root = Node(t, 0, moves_to_answer(t, choice, MOST_USES, chance), False)
        self.actions = [numbers[move.option] for move in self.root.moves]
        self.has_looked = False

    def best_open_of(self, action: int) -> int:
        """The place of the best move that begins with this action and is not certain; -1 if there is none."""
        node = self.root
        sign = 1 if node.table.mover == 0 else -1
        best = -1
        for place in range(len(self.actions)):
            if self.actions[place] == action and not node.sure[place]:
                if best < 0 or node.values[place] * sign > node.values[best] * sign:
                    best = place
        return best


class BestFirstSearch(Search):
    """A search for every question of ETER that belongs to a turn."""

    __slots__ = ("_hides", "_most_moves", "_worlds", "moves")
    moves: int  # of all trees
    _most_moves: int
    _worlds: list[World]
    _hides: bool

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement, most_moves: int = MOST_MOVES) -> None:
        super().__init__(state, seat, seed, judgement)
        t = state.table
        assert isinstance(t, EterTable)
        self._worlds = []
        self._hides = hides_something(t, seat)
        self._most_moves = most_moves
        self.moves = 0

    def choices(self) -> list[Answer]:
        """All answers, the best first."""
        # A world that was only glanced at counts if there is no other.
        worlds = [world for world in self._worlds if world.has_looked] or self._worlds
        visits: dict[int, int] = {}
        chances: dict[int, float] = {}
        values: dict[int, float] = {}
        for world in worlds:
            for action, value in self._worth(world, visits).items():
                chance = chance_of_game(value)
                if not world.has_looked and 0.0 < chance < 1.0:
                    chance = (chance + 0.5) / 2.0  # a glance tells little
                chances[action] = chances.get(action, 0.0) + chance / len(worlds)
                values[action] = values.get(action, 0.0) + value
        total = max(sum(visits.values()), 1)
        found = [
            Answer(action, visits[action], chance_of_all(self.root, self.seat, chances[action]), visits[action] / total)
            for action in chances
        ]
        # Of several certain wins the quickest comes first, of certain losses the slowest.
        return sorted(found, key=lambda answer: (-answer.expected, -values[answer.action], answer.action))

    def _worth(self, world: World, visits: dict[int, int]) -> dict[int, float]:
        """What every action is worth to the seat in a world; adds how often it was tried to `visits`."""
        node = world.root
        sign = 1.0 if self.seat == 0 else -1.0
        best: dict[int, float] = {}
        for place in range(len(world.actions)):
            action = world.actions[place]
            value = sign * node.values[place]
            if not node.sure[place]:
                value -= DOUBT / (1.0 + node.visits[place])
            best[action] = max(best.get(action, value), value)
            visits[action] = visits.get(action, 0) + node.visits[place]
        return best

    def iterate(self) -> None:
        """Look a little further in one world."""
        worlds = min(MOST_WORLDS, 1 + self.iterations // A_WORLD) if self._hides else 1
        if worlds > len(self._worlds):
            state = self.imagine(self.chance)
            choice = state.questions()[0]
            self._worlds.append(World(state, choice, self.chance))
            return
        world = self._worlds[self.iterations % worlds]
        if not world.has_looked:
            world.has_looked = True
            world.root.judge(True)
        elif not world.root.is_sure and self.moves < self._most_moves:
            self._deepen(world.root)

    def error(self, answer: Answer) -> float:
        return ERROR

    def insist(self, action: int, visits: int) -> None:
        """Look further where this answer leads."""
        for world in self._worlds:
            if world.has_looked:
                for _ in range(visits // len(self._worlds)):
                    place = world.best_open_of(action)
                    if place < 0 or self.moves >= self._most_moves:
                        break
                    self._deepen(world.root, place)

    def _deepen(self, root: Node, first: int = -1) -> None:
        """Follow the best moves from the root on, or from this move on, to a position that was not looked at."""
        path: list[Node] = []
        places: list[int] = []
        node: Node | None = root
        while node is not None:
            path.append(node)
            places.append(first if first >= 0 and node is root else node.best_open())
            node = node.children.get(places[-1])
        parent, place = path[-1], places[-1]
        table = after(parent.table, parent.moves[place])
        child = Node(table, parent.plies + 1, moves_on(table, FEWER_USES, self.chance), True)
        parent.children[place] = child
        self.moves += len(child.moves)
        for depth in range(len(path) - 1, -1, -1):
            node = path[depth]
            place = places[depth]
            node.values[place] = child.value
            node.sure[place] = child.is_sure
            node.visits[place] += 1
            node.sum_up()
            child = node
