"""Tree search: information-set Monte Carlo tree search with a tree for every seat.

Every iteration imagines a world and plays down from its question. Each seat has a tree of what it has seen: its own
answers, and those of the others where it saw the card. So a seat in the search decides by what it would know, not by
what the imagined world holds. (P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, 2012.)
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, Search, next_question
from pentakl.core.state import State

UNSEEN: Final = -1  # the answer of somebody else that a seat has not seen
EXPLORATION: Final = 0.7
MOST_NODES: Final = 200_000  # of all trees; then they grow no more


class Node:
    """What is known of one answer at one point of what a seat has seen."""

    __slots__ = ("children", "offered", "total", "visits")
    children: dict[int, Node]
    visits: int
    offered: int  # in how many iterations this answer could have been given
    total: float

    def __init__(self) -> None:
        self.children = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0


class TreeSearch(Search):
    """A search that plays down trees and answers what it tried most."""

    __slots__ = ("_insisted", "_most_nodes", "_trees", "nodes")
    nodes: int  # of all trees; their roots are not counted
    _insisted: int  # the action that every iteration begins with, or -1
    _trees: list[Node]  # one for each seat
    _most_nodes: int

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement, most_nodes: int = MOST_NODES) -> None:
        super().__init__(state, seat, seed, judgement)
        self._trees = [Node() for _ in range(state.seats)]
        self._most_nodes = most_nodes
        self._insisted = -1
        self.nodes = 0

    def choices(self) -> list[Answer]:
        """The answers that were tried, the most tried first."""
        tried = [(action, node) for action, node in self._trees[self.seat].children.items() if node.visits]
        visits = sum([node.visits for _, node in tried])
        found = [
            Answer(action, node.visits, node.total / node.visits, node.visits / visits) for action, node in tried
        ]  # fmt: skip
        return sorted(found, key=lambda answer: (-answer.visits, -answer.expected, answer.action))

    def insist(self, action: int, visits: int) -> None:
        tried = self._trees[self.seat].children.get(action)
        self._insisted = action
        self.run(max(0, visits - (0 if tried is None else tried.visits)))
        self._insisted = -1

    def iterate(self) -> None:
        world = self.imagine(self.chance)
        at = self._trees[:]
        path: list[Node] = []
        movers: list[int] = []
        is_new = False
        # A side choice may be used before the question is answered, so all of them are open at first.
        choices = [choice for choice in world.pending if choice.seat == self.seat]
        while choices and not is_new:
            mover = choices[0].seat
            numbers = world.numbers_of(choices[0])
            for choice in choices[1:]:
                numbers = numbers + world.numbers_of(choice)
            is_given = not path and self._insisted in numbers
            place = numbers.index(self._insisted) if is_given else self._select(at[mover], numbers)
            action = numbers[place]
            child = at[mover].children.get(action)
            if child is None:
                child = self._grow(at[mover], action)
                child.offered = 1
            is_new = child.visits == 0
            for choice in choices:
                if place < len(choice.options):
                    self._answer(world, choice, choice.options[place], action, at)
                    break
                place -= len(choice.options)
            at[mover] = child
            path.append(child)
            movers.append(mover)
            question = next_question(world, self.chance)
            choices = [] if question is None else [question]
        results = self.judgement.results(world, self.chance)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += results[movers[i]]

    def _select(self, node: Node, numbers: list[int]) -> int:
        """The place of the answer to try: one that was never tried, or the one with the highest upper bound."""
        children = node.children
        untried: list[int] = []
        best = 0
        highest = -1.0
        for place in range(len(numbers)):
            child = children.get(numbers[place])
            if child is None or child.visits == 0:
                untried.append(place)
                continue
            child.offered += 1
            bound = child.total / child.visits + EXPLORATION * sqrt(log(float(child.offered)) / child.visits)
            if bound > highest:
                highest = bound
                best = place
        if untried and (highest < 0.0 or self.nodes < self._most_nodes):
            return untried[self.chance.below(len(untried))]
        return best

    def _answer(self, world: State, question: Choice, option: int, action: int, at: list[Node]) -> None:
        """Give the answer, and lead every other seat to the node of what it has seen of it."""
        is_secret = bool(question.others) or bool(world.replies) or question.is_sealed
        card = -1 if is_secret else world.act_of(question, option).card
        world.take(question, option)
        known = world.table.known[card] if card >= 0 else -1
        for seat in range(len(at)):
            if seat != question.seat:
                seen = UNSEEN if is_secret or not known >> seat & 1 else action
                node = at[seat].children.get(seen)
                at[seat] = self._grow(at[seat], seen) if node is None else node

    def _grow(self, parent: Node, action: int) -> Node:
        child = Node()
        if self.nodes < self._most_nodes:
            parent.children[action] = child
            self.nodes += 1
        return child
