"""The rules object of Ravehard: seats, options, actions, dealing and arranging."""

from __future__ import annotations

from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.rules import Act, Option, Preset, Rules, Settings
from pentakl.core.viewer import Viewer
from pentakl.games.ravehard import positions
from pentakl.games.ravehard.actions import ACTIONS, act_of
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import NAMES
from pentakl.games.ravehard.questions import PROMPTS
from pentakl.games.ravehard.setup import bare_table, sort_schools
from pentakl.games.ravehard.view import view_table


class RavehardRules(Rules):
    """Ravehard: the story for three to six, the duel for two."""

    def __init__(self) -> None:
        self.key = "ravehard"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 6
        self.options = [
            Option("characters", "drawn", ["drawn", "chosen"]),
            Option("cowards", "lose", ["lose", "merciful"]),
            Option("reaction", "15", ["15", "30", "off"]),
        ]
        self.presets = [
            Preset("first", {"cowards": "merciful", "reaction": "30"}),
            Preset("full", {"characters": "chosen"}),
        ]
        self.cards = NAMES
        self.prompts = PROMPTS
        self.actions = ACTIONS
        self.idle_actions = ["pass", "end"]
        self.max_decisions = 100_000

    def blank(self) -> RavehardTable:
        return RavehardTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> RavehardTable:
        table = bare_table(seats, settings, chance)
        if table.is_duel:
            sort_schools(table)
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        assert isinstance(table, RavehardTable)
        return act_of(table, choice, option)

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, RavehardTable)
        return view_table(table, viewer)

    def arrange(self, position: dict[str, object], settings: Settings) -> RavehardTable:
        return positions.arrange(position, settings)
