"""Setting up: the cards of a match, the deal of its first game, and what stays from one game to the next."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import EMPTY, NO_CARD, NO_PLACE
from pentakl.core.rules import Settings
from pentakl.core.tokens import EVERYONE, NOTHING_EXCLUDED
from pentakl.games.eter.field import ROW
from pentakl.games.eter.play import CHOOSING, MOVING, EterTable, element
from pentakl.games.eter.printed import (
    ELEMENTS,
    ETER,
    EXPLOSIONS,
    FIRST_EXPLOSION,
    FIRST_MAGE,
    FIRST_POWER,
    FULL_HAND,
    FULL_SIZE,
    MAGES,
    NAMES,
    NEED_EXPLOSIONS,
    NEED_ILLUSIONS,
    POWERS,
    TRAINING_HAND,
    TRAINING_SIZE,
    kind_of,
)
from pentakl.games.eter.table import ETER_BACK, EXPLOSION_BACK, MAGE_BACK, POWER_BACK, Seat

# Values of the options, in the order of the numbers in play.py.
EXPLOSIONS_CHOICES: Final = ["off", "optional", "always"]
FORMATS: Final = ["match", "game", "tournament"]
MODES: Final = ["training", "mages", "elemental", "both"]
MODES_WITH_MAGES: Final = ["mages", "both"]
MODES_WITH_POWERS: Final = ["elemental", "both"]
POWERS_IN_A_GAME: Final = 2


def bare_table(settings: Settings, chance: Chance) -> EterTable:
    """A table with both players in place and every card of the mode in the box, open to all."""
    table = EterTable()
    table.seats = 2
    table.chance = chance
    print_all(table, settings)
    table.known = [EVERYONE] * len(table.face)
    table.box = list(range(len(table.face)))
    table.size = TRAINING_SIZE if settings["mode"] == "training" else FULL_SIZE
    table.has_illusions = settings["illusions"] == "yes"
    table.explosions = EXPLOSIONS_CHOICES.index(settings["explosions"])
    table.format = FORMATS.index(settings["format"])
    table.players = [Seat(0), Seat(1)]
    table.mages = []
    table.powers = []
    table.power_pile = []
    table.powers_used = []
    table.explosion = []
    table.explosion_spent = False
    table.explosion_pile = []
    table.explosions_used = []
    table.arena = [0] * (table.size * table.size)
    table.first = 0
    table.chooses_first = 1
    clear_field(table)
    return table


def print_all(table: EterTable, settings: Settings) -> None:
    """Give every token of the mode its face, its back and its owner."""
    hand = TRAINING_HAND if settings["mode"] == "training" else FULL_HAND
    faces: list[int] = []
    pool: list[int] = []
    owners: list[int] = []
    for seat in range(2):
        faces += [kind_of(seat, rank) for rank in hand]
        pool += [ETER_BACK if rank == ETER else seat for rank in hand]
        owners += [seat] * len(hand)
    shared: list[tuple[int, int, int]] = []  # first kind, how many, back
    if settings["mode"] in MODES_WITH_MAGES:
        shared.append((FIRST_MAGE, len(MAGES), MAGE_BACK))
    if settings["mode"] in MODES_WITH_POWERS:
        shared.append((FIRST_POWER, len(POWERS), POWER_BACK))
    if settings["explosions"] != "off":
        shared.append((FIRST_EXPLOSION, len(EXPLOSIONS), EXPLOSION_BACK))
    for first, count, back in shared:
        faces += range(first, first + count)
        pool += [back] * count
        owners += [NOBODY] * count
    table.print_cards(faces, pool)
    table.owners = owners


def clear_field(table: EterTable) -> None:
    """Nothing lies on the field, and nothing has happened yet in this game."""
    table.cells = []
    table.stacks = []
    table.holes = []
    table.border = NO_PLACE
    table.wall = NO_PLACE
    table.wall_line = ROW
    table.wall_seat = NOBODY
    table.illusions = []
    table.supported = []
    table.crumbled = []
    table.last_played = [NO_CARD, NO_CARD]
    table.played_now = NO_CARD
    table.fresh = 0
    table.using = NO_CARD
    table.parts = EMPTY
    table.phase = MOVING
    table.mover = table.first
    table.turns = 0
    table.has_passed = False
    table.is_last_turn = False
    table.winner = NOBODY
    table.reason = ""
    table.marks = EMPTY


# --- the first game


def deal(settings: Settings, chance: Chance) -> EterTable:
    """The first game of a match: hands, piles, and mages that are drawn or will be chosen."""
    table = bare_table(settings, chance)
    table.events = []
    table.first = table.mover = int(chance.below(2))
    # The second player chooses a mage first; in a rematch the loser of the last match does.
    table.chooses_first = int(settings["chooser"]) if settings["chooser"] else 1 - table.first
    for player in table.players:
        player.hand = from_box(table, [token for token in table.box if table.owners[token] == player.index])
    table.mages = from_box(table, [token for token in table.box if table.pool[token] == MAGE_BACK])
    table.power_pile = shuffled(table, [token for token in table.box if is_playable(table, token)])
    table.explosion_pile = shuffled(table, [token for token in table.box if table.pool[token] == EXPLOSION_BACK])
    table.event("begins", table.first)
    if settings["mages"] == "drawn" and table.mages:
        draw_mages(table)
    show_new_cards(table)
    if table.mages and settings["mages"] == "chosen":
        table.phase = CHOOSING
    else:
        table.begin_turn()
    return table


def from_box(table: EterTable, tokens: list[int]) -> list[int]:
    table.box = [token for token in table.box if token not in tokens]
    return tokens


def is_playable(table: EterTable, token: int) -> bool:
    """Whether this is a power that makes sense with the modules of this game."""
    if table.pool[token] != POWER_BACK:
        return False
    name = NAMES[table.face[token]]
    if name in NEED_ILLUSIONS:
        return table.has_illusions
    return name not in NEED_EXPLOSIONS or table.explosions > 0


def shuffled(table: EterTable, tokens: list[int]) -> list[int]:
    """A pile of cards of the box that nobody knows any more."""
    from_box(table, tokens)
    for token in tokens:
        table.known[token] = 0
    table.shuffle(tokens)
    return tokens


def draw_mages(table: EterTable) -> None:
    """Each player gets a mage of another element, one of its two sides."""
    elements = list(range(len(ELEMENTS)))
    table.chance.shuffle(elements)
    for player in table.players:
        drawn = ELEMENTS[elements[player.index]]
        sides = [token for token in table.mages if element(table, token) == drawn]
        table.give_mage(player, sides[table.chance.below(len(sides))])


def show_new_cards(table: EterTable) -> None:
    """Two powers and an explosion card lie open for this game."""
    if table.power_pile:
        for _ in range(POWERS_IN_A_GAME):
            show_power(table)
    if table.explosion_pile:
        table.turn_up_explosion()


def show_power(table: EterTable) -> None:
    """The next power of the pile lies open. A pile that runs out is reshuffled from earlier powers."""
    token = table.power_pile.pop()
    table.known[token] = EVERYONE
    table.powers.append(token)
    table.moved("power-shown", NOBODY, token, "power_pile", NOBODY, "powers", NOBODY)
    if not table.power_pile:
        table.power_pile, table.powers_used = table.powers_used, []
        table.shuffle(table.power_pile)


# --- the next game


def deal_next(before: EterTable) -> EterTable:
    """The next game of a match: both get all their cards back, the other player begins, new cards are turned up.

    Mages, piles and the arena stay.
    """
    table = before.copy()
    table.events = []
    table.outcome = None
    table.open_choice = None
    table.first = 1 - before.first
    gather(table)
    clear_field(table)
    table.powers_used = table.powers_used + table.powers
    table.powers = []
    table.explosions_used = table.explosions_used + table.explosion
    table.explosion = []
    table.event("begins", table.first)
    show_new_cards(table)
    table.begin_turn()
    return table


def gather(table: EterTable) -> None:
    """Both players get all their cards back, also a mage that lay on the field, and everybody knows these cards.

    Combat cards get new tokens: what was known about those of the last game no longer matters.
    """
    face, heard, group = table.face[:], table.heard[:], table.group[:]
    hand = TRAINING_HAND if table.size == TRAINING_SIZE else FULL_HAND
    for player in table.players:
        first = player.index * len(hand)
        player.hand = list(range(first, first + len(hand)))
        player.mage = table.mages_of(player)
        player.aside = []
        player.out = []
        player.illusion_used = False
        player.mage_used = False
        player.power_used = NO_CARD
        for number, token in enumerate(player.hand):
            face[token] = kind_of(player.index, hand[number])
            table.known[token] = EVERYONE
            heard[token] = 0
            group[token] = 0
    table.face = face
    table.heard = heard
    table.group = group
    # Only cards of hidden hands are ever excluded.
    table.excluded = NOTHING_EXCLUDED
    table.box = [token for token in table.box if table.owners[token] == NOBODY]
