"""Karmaka's subclass of `Rules`: seats, options, actions with their text forms, dealing and arranging positions."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance, seeded
from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import BadOption
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Option, Rules, Settings
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer
from pentakl.games.karmaka.cards import AIM, COLOUR, COPIES, NAMES, VALUE
from pentakl.games.karmaka.play import PARTNERS, PASS, WAYS, KarmakaTable, bare_table
from pentakl.games.karmaka.table import (
    AGAIN,
    COLOURS,
    DONE,
    DRAW_MORE,
    EXPOSED,
    FROM_FUTURE,
    FROM_RUINS,
    MOSAIC,
    NEEDED,
    OFFER,
    OWN_DEED,
    PLAY,
    PLAYER,
    PROMPTS,
    RINGS,
    RIVAL,
    RUNGS,
    VARIANTS,
    YES,
)
from pentakl.games.karmaka.view import view_table

HAND_DEALT: Final = 4
DECK_DEALT: Final = 2
WORDS: Final = ["pass", "done", "accept", "refuse", "climb", "stay", "draw", "stop"]
PASS_ACTION: Final = WORDS.index("pass")
KINDS: Final = len(NAMES)
FIRST_SEAT: Final = len(WORDS)
FIRST_PLAY: Final = FIRST_SEAT + 4
FIRST_PICK: Final = FIRST_PLAY + len(WAYS) * KINDS


def all_actions() -> list[str]:
    """Words, seats, every card in every way, and every card as a pick: `spite`, `spite#2` for the second in a row."""
    actions = [*WORDS, *[f"seat {seat}" for seat in range(4)]]
    actions += [f"{way} {name}" for way in WAYS for name in NAMES]
    actions += [name if i == 0 else f"{name}#{i + 1}" for i in range(max(COPIES)) for name in NAMES]
    return actions


class KarmakaRules(Rules):
    """Karmaka for two to four."""

    def __init__(self) -> None:
        self.key = "karmaka"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = [Option("variant", "free", VARIANTS)]
        self.cards = NAMES
        self.prompts = PROMPTS
        self.actions = all_actions()
        self.max_decisions = 50_000

    def sides(self, seats: int, settings: Settings) -> list[int]:
        team = PARTNERS[VARIANTS.index(settings["variant"])][:seats]
        return team if len(set(team)) == 2 else []

    def check(self, seats: int, settings: Settings) -> None:
        if settings["variant"] == "teams" and seats != 4:
            raise BadOption(f"Two against two is for 4 seats, not {seats}.")
        if settings["variant"] == "wolf" and seats != 3:
            raise BadOption(f"The big bad wolf is for 3 seats, not {seats}.")

    def longest(self, seats: int, settings: Settings) -> int:
        return 350 * seats

    def blank(self) -> KarmakaTable:
        return KarmakaTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> KarmakaTable:
        table = bare_table(seats, VARIANTS.index(settings["variant"]), chance)
        table.events = None if chance.is_quick else []
        table.well, table.box = table.box, []
        table.shuffle(table.well)
        for player in table.players:
            for _ in range(HAND_DEALT):
                table.draw_from_well(player)
            for _ in range(DECK_DEALT):
                table.deal_to_deck(player)
        table.turn = int(chance.below(seats))
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        prompt = choice.prompt
        if prompt == PLAY or prompt == AGAIN:
            if option == PASS:
                return word("pass")
            way = option & 3
            kind = table.face[option >> 2]
            return Act(FIRST_PLAY + way * KINDS + kind, WAYS[way], card=option >> 2)
        if prompt == RIVAL or prompt == PLAYER or prompt == EXPOSED:
            return Act(FIRST_SEAT + option, "seat", seat=option)
        if prompt == OFFER:
            return word("accept" if option == YES else "refuse")
        if prompt == RINGS:
            assert isinstance(table, KarmakaTable)
            return climb(table.rings_needed(table.players[choice.seat])) if option == YES else word("stay")
        if prompt == DRAW_MORE:
            return word("draw" if option == YES else "stop")
        if option == DONE:
            return word("done")
        kind = table.face[option]
        twin = 0
        if prompt == OWN_DEED or prompt == FROM_RUINS or prompt == FROM_FUTURE:
            # In an ordered pile equal cards differ by their place.
            for other in choice.options:
                if other == option:
                    break
                if table.face[other] == kind:
                    twin += 1
        return Act(FIRST_PICK + twin * KINDS + kind, "card", card=option)

    def action_numbers(self, table: core.Table, choice: Choice) -> list[int]:
        if choice.prompt != PLAY and choice.prompt != AGAIN:
            return [self.act(table, choice, option).action for option in choice.options]
        face = table.face
        numbers: list[int] = []
        for option in choice.options:
            numbers.append(PASS_ACTION if option == PASS else FIRST_PLAY + (option & 3) * KINDS + face[option >> 2])
        return numbers

    def facts(self, kind: int) -> dict[str, str | int]:
        return {
            "colour": COLOURS[COLOUR[kind]],
            "value": VALUE[kind],
            "copies": COPIES[kind],
            "aim": AIM[kind],
        }

    def game_facts(self) -> dict[str, object]:
        """`counts_for`: the colours that a card adds its points to; `ladder`: each rung and what climbing costs."""
        rungs = zip(RUNGS, [*NEEDED, 0], strict=True)
        return {
            "counts_for": {colour: COLOURS[:MOSAIC] if colour == COLOURS[MOSAIC] else [colour] for colour in COLOURS},
            "ladder": [{"rung": rung, "needed": needed} for rung, needed in rungs],
        }

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, KarmakaTable)
        return view_table(table, viewer)

    def arrange(self, position: dict[str, object], settings: Settings) -> KarmakaTable:
        """A position at the start of somebody's turn.

        `seats` lists for each player `hand`, `deck`, `future`, `deeds` (names of cards, the top last), `rings` and
        `rung`; `ruins`, `well`, `turn` and `seed` belong to the table. Cards that are not named are shuffled into the
        Well; a position that names its `well` leaves them in the box.
        """
        seats = items(position["seats"])
        table = bare_table(len(seats), VARIANTS.index(settings["variant"]), seeded(whole(position.get("seed", 0))))
        unknown = set(position) - {"seats", "ruins", "well", "turn", "seed", "options"}
        if unknown:
            raise ValueError(f"it has no '{min(unknown)}'")
        for player, each in zip(table.players, seats, strict=True):
            described = mapping(each)
            unknown = set(described) - {"hand", "deck", "future", "deeds", "rings", "rung"}
            if unknown:
                raise ValueError(f"a seat has no '{min(unknown)}'")
            mine = 1 << player.index
            player.hand = from_box(table, described.get("hand", []), mine)
            player.deck = from_box(table, described.get("deck", []), 0)
            player.future = from_box(table, described.get("future", []), mine)
            player.deeds = from_box(table, described.get("deeds", []), EVERYONE)
            player.rings = whole(described.get("rings", 0))
            if player.rings < 0:
                raise ValueError("rings cannot be negative")
            if "rung" in described:
                player.rung = RUNGS[:-1].index(str(described["rung"]))
        table.ruins = from_box(table, position.get("ruins", []), EVERYONE)
        table.turn = whole(position.get("turn", 0))
        if not 0 <= table.turn < table.seats:
            raise ValueError(f"there is no seat {table.turn}")
        if "well" in position:
            table.well = from_box(table, position["well"], 0)
        else:
            table.well, table.box = table.box, []
            table.shuffle(table.well)
        return table


def from_box(table: KarmakaTable, names: object, known: int) -> list[int]:
    """Take named cards out of the box, known to the seats of a mask."""
    zone = []
    for name in items(names):
        if name not in NAMES:
            raise ValueError(f"there is no card '{name}'")
        kind = NAMES.index(str(name))
        token = next((token for token in table.box if table.face[token] == kind), None)
        if token is None:
            raise ValueError(f"there are only {COPIES[kind]} of '{name}'")
        table.box.remove(token)
        table.known[token] = known
        zone.append(token)
    return zone


def climb(rings: int) -> Act:
    return Act(WORDS.index("climb"), "climb", number=rings)


def word(text: str) -> Act:
    return Act(WORDS.index(text), text)


GAME: Final = Game(KarmakaRules())
