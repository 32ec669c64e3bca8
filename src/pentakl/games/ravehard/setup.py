"""Makes an empty table: every player in place, every card in the box, nothing decided."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.rules import Settings
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard.cards import MOST_PLAYERS, SCHOOLS
from pentakl.games.ravehard.frame import NO_LANE
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import CARDS, DECK
from pentakl.games.ravehard.reactions import no_blow
from pentakl.games.ravehard.seat import new_seat
from pentakl.games.ravehard.story import CHOOSING, DEALING
from pentakl.games.ravehard.table import FACES, IS_CHARACTER, Table

# By token: the deck to which it belongs in the story; NOBODY for those that leave the game when they are used.
HOMES: Final = [DECK[kind] if DECK[kind] < SCHOOLS else NOBODY for kind in FACES]
NO_HOMES: Final = [NOBODY] * len(FACES)
BACKS: Final = [DECK[kind] for kind in FACES]
# In a duel the cards of all schools have one back: a game deck holds cards of two schools.
BACKS_IN_DUEL: Final = [0 if DECK[kind] < SCHOOLS else DECK[kind] for kind in FACES]
# By number of players and token: characters lie open, and everybody knows which cards are for more players.
KNOWN: Final = [
    [EVERYONE if IS_CHARACTER[token] or CARDS[kind].min_players > seats else 0 for token, kind in enumerate(FACES)]
    for seats in range(MOST_PLAYERS + 1)
]


def bare_table(seats: int, settings: Settings, chance: Chance) -> RavehardTable:
    """A table with every player in place and every card still in the box."""
    t = RavehardTable()
    is_duel = seats == 2
    t.print_cards(FACES, BACKS_IN_DUEL if is_duel else BACKS)
    t.known = KNOWN[seats][:]
    t.seats = seats
    t.chance = chance
    t.players = [new_seat(index) for index in range(seats)]
    t.decks = [[] for _ in range(seats if is_duel else SCHOOLS)]
    t.trashes = [[] for _ in t.decks]
    t.general = []
    t.black_magic = []
    t.removed = []
    t.middle = []
    t.story = []
    t.evidence = []
    t.boss = []
    t.enemies = []
    t.enemy_discard = []
    t.past = []
    t.box = list(range(len(FACES)))
    t.homes = NO_HOMES if is_duel else HOMES
    t.is_duel = is_duel
    t.is_chosen = settings["characters"] == "chosen"
    t.is_merciful = settings["cowards"] == "merciful"
    t.seconds = 0 if settings["reaction"] == "off" else int(settings["reaction"])
    t.phase = CHOOSING if t.is_chosen else DEALING
    t.turn = NOBODY
    t.turns = 0
    t.turns_left = 0
    t.rounds = 0
    t.actions = [0, 0, 0]
    t.osom_used = False
    t.coin = NOBODY
    t.lane = NO_LANE
    t.beaten = NOBODY
    t.boss_life = 0
    t.boss_change = 0
    t.boss_turns = 0
    t.fury = 0
    t.frames = []
    no_blow(t)
    t.brawl = []
    t.most_life = NOBODY
    t.dark = NOBODY
    t.accused = NOBODY
    t.ledger = []
    return t


def sort_schools(t: Table) -> None:
    """Before the game decks of a duel are made, everybody knows the school of every card; shuffling hides it."""
    t.excluded = OTHER_SCHOOLS


def other_schools() -> list[list[int]]:
    """The exclusions (`Tokens.excluded`) by which everybody knows the school of every card."""
    t = Table()
    t.print_cards(FACES, BACKS_IN_DUEL)
    for school in range(SCHOOLS):
        others = [kind for kind in range(len(CARDS)) if DECK[kind] < SCHOOLS and DECK[kind] != school]
        t.rule_out([token for token, kind in enumerate(FACES) if DECK[kind] == school], others, EVERYONE)
    return t.excluded


OTHER_SCHOOLS: Final[list[list[int]]] = other_schools()
