"""Sticks: a tiny game whose whole tree can be counted by hand, to test perft and solvers."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance, seeded
from pentakl.core.documents import whole
from pentakl.core.flow import Choice, Flow
from pentakl.core.game import Game
from pentakl.core.layout import Layout
from pentakl.core.rules import Act, Match, Option, Rules, Settings
from pentakl.core.state import State
from pentakl.core.table import Outcome

REST: Final = 0
# How many sticks each of the two may take.
GRASPS: Final = [[1, 2], [2, 3]]
LAYOUT: Final = Layout(zones=[], fields=["sticks", "mover"])


class Sticks(core.Table):
    """Five sticks. Anna takes one or two, Bartek two or three; a player who cannot, rests. The last stick wins."""

    __slots__ = ("mover", "sticks")
    sticks: int
    mover: int

    def copy(self) -> Sticks:
        table = Sticks()
        table.copy_table(self)
        table.sticks = self.sticks
        table.mover = self.mover
        return table

    def layout(self) -> Layout:
        return LAYOUT

    def proceed(self) -> Flow[None] | None:
        if self.sticks:
            grasps = [sticks for sticks in GRASPS[self.mover] if sticks <= self.sticks]
            self.open_choice = Choice(self.mover, 0, grasps or [REST])
        else:
            self.outcome = Outcome([1 - self.mover], "last", [0, 0])
        return None

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        self.sticks -= option
        self.mover = 1 - self.mover
        return None


class SticksRules(Rules):
    """A match of two games."""

    def __init__(self) -> None:
        self.key = "sticks"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options: list[Option] = []
        self.cards: list[str] = []
        self.prompts = ["take"]
        self.actions = ["rest", "take 1", "take 2", "take 3"]
        self.idle_actions = ["rest"]
        self.max_decisions = 20

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Sticks:
        table = Sticks()
        table.print_cards([], [])
        table.seats = seats
        table.chance = chance
        table.sticks = 5
        table.mover = 0
        return table

    def arrange(self, position: dict[str, object], settings: Settings) -> Sticks:
        """`sticks` are left, and `turn` is the seat to move; `games` of the match are over."""
        table = self.deal(2, settings, seeded(0))
        table.sticks = whole(position["sticks"])
        table.mover = whole(position.get("turn", 0))
        return table

    def arrange_match(self, position: dict[str, object], settings: Settings) -> Match:
        return Match([], [0, 0], whole(position.get("games", 0)))

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        return Act(option, "take", number=option)

    def next_table(self, table: core.Table, match: Match) -> Sticks | None:
        return self.deal(2, {}, table.chance) if match.count == 1 else None


STICKS: Final = Game(SticksRules())


def solve(state: State) -> dict[str, object]:
    """Whether the seat to move gets the last stick if both play well (1, else -1), and how."""
    seat = state.pending[0].seat
    values = {}
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        is_last = after.match.count > state.match.count
        values[action] = 1 if is_last else -whole(solve(after)["value"])
    best = max(values.values())
    return {"value": best, "best": [STICKS.text(action) for action, value in values.items() if value == best]}
