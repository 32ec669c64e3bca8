"""The rules object of Wisps: seats, options, actions with their text forms, dealing and arranging."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance, seeded
from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import BadOption
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Option, Preset, Rules, Settings
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer
from pentakl.games.wisps.cards import CARDS, COPIES, NAMES, SUITS, VALUE
from pentakl.games.wisps.play import GUESS, MOST_STONES, WispsTable, bare_table
from pentakl.games.wisps.table import LOOK, NAME, PROMPTS
from pentakl.games.wisps.view import view_table

FIRST_HIDE: Final = 0
FIRST_GUESS: Final = FIRST_HIDE + len(NAMES) * MOST_STONES
FIRST_NAME: Final = FIRST_GUESS + MOST_STONES
FIRST_LOOK: Final = FIRST_NAME + len(NAMES)


def all_actions() -> list[str]:
    """`hide spark 1`, `guess 1`, `name spark`, `look 1`; people count stones from 1."""
    stones = range(1, MOST_STONES + 1)
    actions = [f"hide {name} {stone}" for name in NAMES for stone in stones]
    actions += [f"guess {stone}" for stone in stones]
    return actions + [f"name {name}" for name in NAMES] + [f"look {stone}" for stone in stones]


class WispsRules(Rules):
    """Wisps for two or three."""

    def __init__(self) -> None:
        self.key = "wisps"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 3
        self.options = [Option("stones", "4", ["4", "6"]), Option("hand", "3", ["3", "4"])]
        self.presets = [Preset("first", {}), Preset("full", {"stones": "6", "hand": "4"})]
        self.cards = NAMES
        self.prompts = PROMPTS
        self.actions = all_actions()
        self.max_decisions = 100

    def check(self, seats: int, settings: Settings) -> None:
        if settings["stones"] == "4" and settings["hand"] == "4":
            raise BadOption("Hands of four wisps need six stones.")

    def blank(self) -> WispsTable:
        return WispsTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> WispsTable:
        table = bare_table(seats, int(settings["stones"]), chance)
        table.night, table.box = table.box, []
        table.shuffle(table.night)
        for seat in range(seats):
            for _ in range(int(settings["hand"])):
                table.draw(seat)
        table.first = int(chance.below(seats))
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        assert isinstance(table, WispsTable)
        if choice.prompt == NAME:
            return Act(FIRST_NAME + option, "name", kind=option)
        if choice.prompt == LOOK:
            return Act(FIRST_LOOK + option, "look", card=table.stones[option][0], place=option)
        if option >= GUESS:
            place = option - GUESS
            return Act(FIRST_GUESS + place, "guess", card=table.stones[place][0], place=place)
        token, place = option // MOST_STONES, option % MOST_STONES
        return Act(FIRST_HIDE + table.face[token] * MOST_STONES + place, "hide", card=token, place=place)

    def facts(self, kind: int) -> dict[str, str | int]:
        return {"suit": SUITS[kind], "value": VALUE[kind], "copies": COPIES[kind]}

    def game_facts(self) -> dict[str, object]:
        return {"wisps": len(CARDS)}

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, WispsTable)
        return view_table(table, viewer)

    def arrange(self, position: dict[str, object], settings: Settings) -> WispsTable:
        """A position at the start of somebody's turn.

        `seats` lists for each player `hand` and `lantern` (names of wisps); `stones` is a list with null for a free
        stone or `{"owner": seat, "wisp": name}`; `night` (the top last), `turn` and `seed` belong to the table. Wisps
        that are not named are shuffled into the night; a position that names its `night` leaves them in the box.
        """
        seats = items(position["seats"])
        table = bare_table(len(seats), int(settings["stones"]), seeded(whole(position.get("seed", 0))))
        refuse_others(position, ["seats", "stones", "night", "turn", "seed", "options"])
        for seat, each in enumerate(seats):
            described = mapping(each)
            refuse_others(described, ["hand", "lantern"])
            table.hands[seat] = [from_box(table, name, 1 << seat) for name in items(described.get("hand", []))]
            table.lanterns[seat] = [from_box(table, name, EVERYONE) for name in items(described.get("lantern", []))]
        for place, stone in enumerate(items(position.get("stones", []))):
            if stone is not None:
                owner = seat_in(table, mapping(stone)["owner"])
                table.owners[place] = owner
                table.stones[place] = [from_box(table, mapping(stone)["wisp"], 1 << owner)]
        table.first = seat_in(table, position.get("turn", 0))
        if "night" in position:
            table.night = [from_box(table, name, 0) for name in items(position["night"])]
        else:
            table.night, table.box = table.box, []
            table.shuffle(table.night)
        return table


def refuse_others(document: dict[str, object], known: list[str]) -> None:
    for name in document:
        if name not in known:
            raise ValueError(f"there is no '{name}'")


def seat_in(table: WispsTable, seat: object) -> int:
    if not 0 <= whole(seat) < table.seats:
        raise ValueError(f"there is no seat {seat}")
    return whole(seat)


def from_box(table: WispsTable, name: object, known: int) -> int:
    """Take a wisp out of the box by its name, known to the seats of a mask."""
    if name not in NAMES:
        raise ValueError(f"there is no wisp '{name}'")
    kind = NAMES.index(str(name))
    token = next((token for token in table.box if table.face[token] == kind), NO_CARD)
    if token == NO_CARD:
        raise ValueError(f"there are only {COPIES[kind]} of '{name}'")
    table.box.remove(token)
    table.show(token, known)
    return token


GAME: Final = Game(WispsRules())
