"""The rules object of Ravehard: seats, options, actions, dealing and arranging."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Option, Preset, Rules, Settings
from pentakl.core.viewer import Viewer
from pentakl.games.ravehard import positions
from pentakl.games.ravehard.actions import ACTIONS, act_of, numbers_of
from pentakl.games.ravehard.cards import DECKS, OBVERSE, REVERSE, SCHOOLS
from pentakl.games.ravehard.chamber import MOST_ROUNDS
from pentakl.games.ravehard.duel import MOST_TURNS
from pentakl.games.ravehard.play import MOST_CARDS, REFILL, RavehardTable
from pentakl.games.ravehard.printed import CARDS, NAMES
from pentakl.games.ravehard.programs import PARTNERS
from pentakl.games.ravehard.questions import PROMPTS
from pentakl.games.ravehard.seat import MOST_SHIELDS, MOST_SHIELDS_IN_LANE
from pentakl.games.ravehard.setup import bare_table, sort_schools
from pentakl.games.ravehard.story import ENEMY_TURNS
from pentakl.games.ravehard.table import THRONE, is_shield
from pentakl.games.ravehard.view import view_table
from pentakl.games.ravehard.vocabulary import NOTHING, TIMINGS


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

    def action_numbers(self, table: core.Table, choice: Choice) -> list[int]:
        assert isinstance(table, RavehardTable)
        return numbers_of(table, choice)

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, RavehardTable)
        return view_table(table, viewer)

    def arrange(self, position: dict[str, object], settings: Settings) -> RavehardTable:
        return positions.arrange(position, settings)

    def facts(self, kind: int) -> dict[str, str | int]:
        """Deck and copies; what else is printed depends on the deck: timing, seniority, Attack, life, fury."""
        card = CARDS[kind]
        found: dict[str, str | int] = {"deck": DECKS[card.deck], "copies": card.copies}
        if card.timing != NOTHING:
            found["timing"] = TIMINGS[card.timing]
        if card.seniority:
            found["seniority"] = card.seniority
        if card.min_players:
            found["players"] = card.min_players
        if card.event_kind:
            found["kind"] = card.event_kind
        if card.character is not None:
            found["school"] = DECKS[card.character.school]
            found["attack"] = card.character.attack[OBVERSE]
            found["life"] = card.character.life[OBVERSE]
            found["reverse_attack"] = card.character.attack[REVERSE]
            found["reverse_life"] = card.character.life[REVERSE]
        if card.boss is not None:
            found["attack"] = card.boss.attack
            found["fury"] = card.boss.fury
        return found

    def game_facts(self) -> dict[str, object]:
        """`partners`: what a card has a Synergy with; `boss_life` and `darkchmage_life` by the number of players."""
        return {
            "schools": DECKS[:SCHOOLS],
            "refill": REFILL,
            "most_cards": MOST_CARDS,
            "most_shields": MOST_SHIELDS,
            "most_shields_in_lane": MOST_SHIELDS_IN_LANE,
            "enemy_turns": ENEMY_TURNS,
            "partners": {card.name: [NAMES[each] for each in PARTNERS[card.kind]] for card in CARDS if card.synergy},
            "shields": [NAMES[kind] for kind in range(len(CARDS)) if is_shield(kind)],
            "flashbacks": [card.name for card in CARDS if card.flashback is not None],
            "boss_life": {card.name: card.boss.life for card in CARDS if card.boss is not None},
            "darkchmage_life": THRONE.life,
            "most_turns": MOST_TURNS,
            "most_rounds": MOST_ROUNDS,
        }


GAME: Final = Game(RavehardRules())
