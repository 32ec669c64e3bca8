"""Positions as small readable documents, and back: docs/rulings/eter.md describes the notation.

A document describes the start of a turn. Whatever it does not name is absent or false, and cards that it does not name
lie in the box. The position need not be reachable in a game.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import seeded
from pentakl.core.documents import ints, items, mapping, whole
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, NO_PLACE
from pentakl.core.grid import place_of
from pentakl.core.rules import Match, Settings
from pentakl.core.state import State
from pentakl.core.tokens import EVERYONE
from pentakl.games.eter.actions import FIRST, LAST
from pentakl.games.eter.deal import bare_table, from_box
from pentakl.games.eter.field import Bounds, coordinates, fits, touch
from pentakl.games.eter.play import MOVING, EterTable
from pentakl.games.eter.printed import (
    EXPLOSIONS,
    FIRST_EXPLOSION,
    MAGES,
    NAMES,
    PLAYERS,
    POWERS,
    RANKS,
    kind_of,
)
from pentakl.games.eter.table import ETER_BACK, LINES, MAGE_BACK, Seat

OF_POSITION: Final = [
    "options", "field", "seats", "powers", "explosion", "wall", "turn", "first", "passed", "last_turn", "wins", "arena",
    "played", "seed",
]  # fmt: skip
OF_SEAT: Final = ["hand", "aside", "out", "illusion_used", "mage", "mage_used", "power_used", "last"]
EMPTY_CELL: Final = "."
HOLE: Final = "#"
BORDER: Final = "="
FACE_DOWN: Final = "*"
SUPPORTED: Final = "+"
CRUMBLED: Final = "-"
MAGE: Final = "M"  # a mage that lies as an Eter card


# --- from a document


def arrange(position: dict[str, object], settings: Settings) -> EterTable:
    """The table of a position; raises ValueError, KeyError or TypeError if it is not one."""
    check_keys(position, OF_POSITION, "a position")
    table = bare_table(settings, seeded(whole(position.get("seed", 0))))
    seats = [mapping(each) for each in items(position["seats"])]
    for player, described in zip(table.players, seats, strict=True):
        check_keys(described, OF_SEAT, "a seat")
        take_mage(table, player, described.get("mage"))
    lay_field(table, [str(row) for row in items(position.get("field", []))])
    lay_shared_cards(table, position)
    for player, described in zip(table.players, seats, strict=True):
        arrange_seat(table, player, described)
    for player in table.players:
        hide_hand(table, player)
    table.mover = seat_in(position.get("turn", 0))
    table.first = seat_in(position.get("first", 0))
    table.has_passed = truth(position.get("passed", False))
    table.is_last_turn = truth(position.get("last_turn", False))
    wall = position.get("wall")
    if wall is not None:
        described = mapping(wall)
        check_keys(described, ["cell", "line"], "a wall")
        table.wall = cell_in(needed(described, "cell", "a wall"))
        table.wall_line = line_in(needed(described, "line", "a wall"))
        table.wall_seat = table.mover
    if "arena" in position:
        table.arena = read_arena([str(row) for row in items(position["arena"])], table.size)
    table.begin_turn()
    return table


def arrange_match(position: dict[str, object]) -> Match:
    """The games before a position: who has won how many, and how many there were in all."""
    wins = ints(position.get("wins", [0, 0]))
    if len(wins) != len(PLAYERS) or min(wins) < 0:
        raise ValueError(f"'wins' has a number for each of two seats, not {wins}")
    played = whole(position.get("played", sum(wins)))
    if played < sum(wins):
        raise ValueError(f"{played} games cannot have {sum(wins)} winners")
    return Match([], wins, played)


def check_keys(document: dict[str, object], keys: list[str], what: str) -> None:
    unknown = set(document) - set(keys)
    if unknown:
        raise ValueError(f"{what} has no '{min(unknown)}'; it may have: {', '.join(keys)}")


def seat_in(value: object) -> int:
    if whole(value) not in range(len(PLAYERS)):
        raise ValueError(f"there is no seat {value}")
    return whole(value)


def truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} should be true or false")
    return value


def needed(document: dict[str, object], key: str, what: str) -> object:
    if key not in document:
        raise ValueError(f"{what} needs its '{key}'")
    return document[key]


def cell_in(value: object) -> int:
    numbers = ints(value)
    if len(numbers) != 2 or not all(FIRST <= number <= LAST for number in numbers):
        raise ValueError(f"a cell is its row and its column, each from {FIRST} to {LAST}, not {value}")
    return place_of(numbers[0], numbers[1])


def line_in(value: object) -> int:
    if value not in LINES:
        raise ValueError(f"a line is one of {', '.join(LINES)}, not '{value}'")
    return LINES.index(str(value))


def take(table: EterTable, kind: int) -> int:
    """Take a card of a kind out of the box."""
    for token in table.box:
        if table.face[token] == kind:
            from_box(table, [token])
            return token
    raise ValueError(f"there is no '{NAMES[kind]}' left in the box of this mode")


def take_named(table: EterTable, name: str, among: list[str], what: str) -> int:
    if name not in among:
        raise ValueError(f"there is no {what} '{name}'")
    return take(table, NAMES.index(name))


def take_mage(table: EterTable, player: Seat, name: object) -> None:
    if name is not None:
        table.mages = [take_named(table, str(name), MAGES, "mage")]
        table.give_mage(player, table.mages[0])


def lay_field(table: EterTable, rows: list[str]) -> None:
    """Everything that lies on the cells: rows from the side of seat 1."""
    for row, text in enumerate(rows):
        for column, described in enumerate(text.split()):
            if max(row, column) > LAST and described != EMPTY_CELL:
                raise ValueError(f"the field has at most {table.size} rows and columns")
            cell = place_of(row, column)
            if described == HOLE:
                table.holes = table.holes + [cell]
            elif described == BORDER:
                if table.border != NO_PLACE:
                    raise ValueError("there is only one Border")
                table.border = cell
            elif described != EMPTY_CELL:
                stack = [lay_card(table, card) for card in described.split("/")]
                if len(stack) > 1 and any(table.is_eter(token) for token in stack):
                    raise ValueError(f"an Eter card lies alone on its cell, unlike '{described}'")
                table.set_stack(cell, stack)
    if not touch(table.cells):
        raise ValueError("all cards must touch each other by sides or corners")
    if not fits(table.taken(), table.size):
        raise ValueError(f"the field has at most {table.size} rows and columns")


def lay_card(table: EterTable, text: str) -> int:
    """A card of the field: its owner and value, then its marks."""
    if len(text) < 2 or text[0] not in PLAYERS:
        raise ValueError(f"'{text}' is no card of the field; cards are written like A1, BE, A3*, B2+")
    player = table.players[PLAYERS.index(text[0])]
    if text[1] == MAGE:
        if not player.mage:
            raise ValueError(f"'{text}' needs a mage of seat {player.index}")
        token = player.mage.pop()
    elif text[1] in RANKS:
        token = take(table, kind_of(player.index, RANKS.index(text[1])))
    else:
        raise ValueError(f"'{text}' is no card: a value is one of {', '.join(RANKS)} or {MAGE}")
    for sign in text[2:]:
        if table.is_eter(token):
            raise ValueError(f"an Eter card is face up and carries no marker, unlike '{text}'")
        if text.count(sign) > 1:
            raise ValueError(f"'{text}' has a sign twice")
        if sign == FACE_DOWN:
            table.illusions = table.illusions + [token]
            table.known[token] = 1 << player.index
        elif sign == SUPPORTED:
            table.supported = table.supported + [token]
        elif sign == CRUMBLED:
            table.crumbled = table.crumbled + [token]
        else:
            raise ValueError(f"'{text}' has a sign that is none of {FACE_DOWN} {SUPPORTED} {CRUMBLED}")
    return token


def lay_shared_cards(table: EterTable, position: dict[str, object]) -> None:
    """The powers and the explosion card beside the field."""
    table.powers = [take_named(table, str(name), POWERS, "power") for name in items(position.get("powers", []))]
    explosion = position.get("explosion")
    if explosion is not None:
        described = mapping(explosion)
        check_keys(described, ["card", "spent", "next"], "an explosion")
        table.explosion = [take_explosion(table, needed(described, "card", "an explosion"))]
        table.explosion_spent = truth(described.get("spent", False))
        if described.get("next") is not None:
            table.explosion_pile = [take_explosion(table, described["next"])]
            table.known[table.explosion_pile[0]] = 0


def take_explosion(table: EterTable, number: object) -> int:
    if not 1 <= whole(number) <= len(EXPLOSIONS):
        raise ValueError(f"there is no explosion card {number}")
    return take(table, FIRST_EXPLOSION + whole(number) - 1)


def arrange_seat(table: EterTable, player: Seat, described: dict[str, object]) -> None:
    player.hand = [take_card(table, player, str(card)) for card in items(described.get("hand", []))]
    player.aside = [take_left_card(table, player, str(card)) for card in items(described.get("aside", []))]
    player.out = [take_left_card(table, player, str(card)) for card in items(described.get("out", []))]
    player.illusion_used = truth(described.get("illusion_used", False))
    player.mage_used = truth(described.get("mage_used", False))
    power = described.get("power_used")
    if power is not None:
        names = [NAMES[table.face[token]] for token in table.powers]
        if power not in names:
            raise ValueError(f"'{power}' is none of the powers of this game")
        player.power_used = table.powers[names.index(str(power))]
    last = described.get("last")
    if last is not None:
        numbers = ints(last)
        if len(numbers) != 3:
            raise ValueError(f"'last' is a row, a column and a height, not {last}")
        stack = table.stack(cell_in(numbers[:2]))
        height = numbers[2]
        if not 0 <= height < len(stack) or table.owner(stack[height]) != player.index:
            raise ValueError(f"no card of seat {player.index} lies at {last}")
        table.last_played = [
            stack[height] if seat == player.index else token for seat, token in enumerate(table.last_played)
        ]


def take_card(table: EterTable, player: Seat, text: str) -> int:
    if text not in RANKS:
        raise ValueError(f"there is no card '{text}'; cards are {', '.join(RANKS)}")
    return take(table, kind_of(player.index, RANKS.index(text)))


def take_left_card(table: EterTable, player: Seat, text: str) -> int:
    """A card that has left the field; with a star it left unrevealed."""
    token = take_card(table, player, text.removesuffix(FACE_DOWN))
    if table.pool[token] == ETER_BACK:
        raise ValueError("an Eter card never leaves the field")
    if text.endswith(FACE_DOWN):
        table.known[token] = 1 << player.index
    return token


def hide_hand(table: EterTable, player: Seat) -> None:
    """If a card of a player lies face down or left unrevealed, nobody else can tell it from the cards in hand."""
    hidden = [token for token in range(len(table.owners)) if is_hidden(table, player, token)]
    if hidden:
        hand = [token for token in player.hand if table.pool[token] < ETER_BACK]
        for token in hidden:
            table.known[token] = EVERYONE
        table.mingle(hand + hidden, 1 << player.index)
        for token in hidden:
            table.known[token] = 1 << player.index


def is_hidden(table: EterTable, player: Seat, token: int) -> bool:
    return table.owners[token] == player.index and table.known[token] != EVERYONE


def read_arena(rows: list[str], size: int) -> list[int]:
    """The markers of the arena: `A`, `AA`, `B`, `.`, rows from the side of seat 1."""
    arena: list[int] = []
    for text in " ".join(rows).split():
        player = text[0]
        if text != EMPTY_CELL and (player not in PLAYERS or text != player * len(text)):
            raise ValueError(f"'{text}' is no cell of an arena; cells are written like A, AA, B or .")
        arena.append(0 if text == EMPTY_CELL else len(text) * (1 if player == PLAYERS[0] else -1))
    if len(arena) != size * size:
        raise ValueError(f"an arena has {size} rows of {size} cells")
    return arena


# --- to a document


def describe(state: State) -> dict[str, object]:
    """The position at the start of a turn as a document, hidden cards included: what `Game.arrange` takes."""
    table = state.table
    assert isinstance(table, EterTable)
    if state.is_mid_effect or table.phase != MOVING or table.outcome is not None:
        raise ValueError("a position of ETER is described at the start of a turn")
    document: dict[str, object] = {
        "options": {option.name: state.settings[option.name] for option in state.rules.offered_options()},
        "field": show_field(table),
        "seats": [show_seat(table, player) for player in table.players],
        "powers": [NAMES[table.face[token]] for token in table.powers],
        "explosion": show_explosion(table),
        "wall": None,
        "turn": table.mover,
        "first": table.first,
        "passed": table.has_passed,
        "last_turn": table.is_last_turn,
        "wins": state.match.wins[:],
    }
    if table.wall_seat != NOBODY:
        document["wall"] = {"cell": coordinates(table.wall), "line": LINES[table.wall_line]}
    if state.settings["format"] == "tournament":
        document["arena"] = show_arena(table.arena, table.size)
        document["played"] = state.match.count
    return document


def show_field(table: EterTable) -> list[str]:
    taken = table.taken()
    if not taken:
        return []
    bounds = Bounds(taken)
    return [
        " ".join([show_cell(table, place_of(row, column)) for column in range(bounds.width)])
        for row in range(bounds.height)
    ]


def show_cell(table: EterTable, cell: int) -> str:
    if cell in table.holes:
        return HOLE
    if cell == table.border:
        return BORDER
    return "/".join([show_card(table, token) for token in table.stack(cell)]) or EMPTY_CELL


def show_card(table: EterTable, token: int) -> str:
    text = PLAYERS[table.owner(token)]
    text += MAGE if table.pool[token] == MAGE_BACK else RANKS[table.rank(token)]
    text += FACE_DOWN if table.is_illusion(token) else ""
    text += SUPPORTED if token in table.supported else ""
    return text + (CRUMBLED if token in table.crumbled else "")


def show_seat(table: EterTable, player: Seat) -> dict[str, object]:
    mages = table.mages_of(player)
    last = table.last_played[player.index]
    place: list[int] | None = None
    if last != NO_CARD:
        cell = table.cell_of(last)
        place = [*coordinates(cell), table.stack(cell).index(last)]
    return {
        "hand": sorted([RANKS[table.rank(token)] for token in player.hand]),
        "aside": sorted([show_left_card(table, token) for token in player.aside]),
        "out": sorted([show_left_card(table, token) for token in player.out]),
        "illusion_used": player.illusion_used,
        "mage": NAMES[table.face[mages[0]]] if mages else None,
        "mage_used": player.mage_used,
        "power_used": None if player.power_used == NO_CARD else NAMES[table.face[player.power_used]],
        "last": place,
    }


def show_left_card(table: EterTable, token: int) -> str:
    return RANKS[table.rank(token)] + (FACE_DOWN if table.is_unrevealed(token) else "")


def show_explosion(table: EterTable) -> dict[str, object] | None:
    if not table.explosion:
        return None
    numbers = [table.face[token] - FIRST_EXPLOSION + 1 for token in [*table.explosion[-1:], *table.explosion_pile[-1:]]]
    return {"card": numbers[0], "spent": table.explosion_spent, "next": numbers[1] if len(numbers) > 1 else None}


def show_arena(arena: list[int], size: int) -> list[str]:
    cells = [PLAYERS[0 if marks > 0 else 1] * abs(marks) or EMPTY_CELL for marks in arena]
    return [" ".join(cells[row * size : row * size + size]) for row in range(size)]
