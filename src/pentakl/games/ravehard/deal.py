"""Setting up: characters, and the deal of a story or a duel out of the box."""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard.cards import (
    ARCHMAGES_CHAMBER,
    BLACK_MAGIC,
    BOSSES,
    CRIME_TOOLS,
    ENEMIES,
    EVENTS,
    EVIDENCE,
    FLIRT,
    GENERAL,
    SCHOOLS,
)
from pentakl.games.ravehard.duel import draw_general
from pentakl.games.ravehard.life import full_life
from pentakl.games.ravehard.printed import CARDS, DECK
from pentakl.games.ravehard.questions import CHARACTER
from pentakl.games.ravehard.seat import ON_OBVERSE, Seat
from pentakl.games.ravehard.table import IS_CHARACTER, Table

SCHOOL_CARDS_DEALT: Final = 4
GENERAL_CARDS_DEALT: Final = 2
SHIELDS_DEALT: Final = 2
TOOLS_DEALT: Final = 2
FLIRTS_DEALT: Final = 2
ROUNDS: Final = 3
EVENTS_A_ROUND: Final = 2
WILD_HALF: Final = 12


# --- characters


def free_characters(t: Table) -> list[int]:
    """The characters that may still be taken; in a duel not those of a school that is taken."""
    free = [token for token in t.box if IS_CHARACTER[token]]
    if t.is_duel:
        taken = [t.character(player.index).school for player in t.players if player.character]
        free = [token for token in free if school_of(t, token) not in taken]
    return free


def school_of(t: Table, token: int) -> int:
    character = CARDS[t.face[token]].character
    assert character is not None
    return character.school


def take_character(t: Table, seat: int, token: int) -> None:
    t.box = [each for each in t.box if each != token]
    player = t.players[seat]
    player.character = [token]
    player.deck = seat if t.is_duel else school_of(t, token)
    player.level = ON_OBVERSE
    player.life = full_life(t, seat)
    t.moved("character", seat, token, "box", NOBODY, "character", seat)


def is_choosing(t: Table) -> bool:
    """Whether somebody has no character yet."""
    return any(not player.character for player in t.players)


def open_choices(t: Table) -> list[Choice]:
    """Everybody without a character is asked; first come, first served."""
    free = free_characters(t)
    return [Choice(player.index, CHARACTER, free) for player in t.players if not player.character]


def draw_characters(t: Table) -> None:
    for seat in range(t.seats):
        free = free_characters(t)
        take_character(t, seat, free[int(t.chance.below(len(free)))])


# --- decks out of the box


def out_of_box(t: Table, deck: int) -> list[int]:
    """Take all cards of a deck out of the box."""
    found: list[int] = []
    left: list[int] = []
    for token in t.box:
        if DECK[t.face[token]] == deck:
            found.append(token)
        else:
            left.append(token)
    t.box = left
    return found


def fitting(t: Table, deck: int) -> list[int]:
    """The cards of a deck for this number of players; the others stay in the box, which everybody knows."""
    found = out_of_box(t, deck)
    t.box = t.box + [token for token in found if t.known[token] == EVERYONE]
    return [token for token in found if t.known[token] != EVERYONE]


def some_of(t: Table, cards: list[int], count: int) -> list[int]:
    """Random cards, unseen; the rest goes back to the box, unseen as well."""
    t.shuffle(cards)
    t.box = t.box + cards[count:]
    return cards[:count]


def deal(t: Table) -> None:
    """Deal everything, once all characters are taken."""
    t.general = out_of_box(t, GENERAL)
    t.shuffle(t.general)
    t.black_magic = out_of_box(t, BLACK_MAGIC)
    t.shuffle(t.black_magic)
    if t.is_duel:
        deal_duel(t)
    else:
        deal_story(t)


def deal_hand(t: Table, player: Seat) -> None:
    t.draw(player.index, SCHOOL_CARDS_DEALT)
    for _ in range(GENERAL_CARDS_DEALT):
        draw_general(t, player)


# --- the story


def deal_story(t: Table) -> None:
    for school in range(SCHOOLS):
        t.decks[school] = out_of_box(t, school)
        t.shuffle(t.decks[school])
    tools = fitting(t, CRIME_TOOLS)
    t.shuffle(tools)
    flirts = some_of(t, out_of_box(t, FLIRT), FLIRTS_DEALT * t.seats)
    for player in t.players:
        me = player.index
        deal_hand(t, player)
        for _ in range(SHIELDS_DEALT):
            t.lay_black_magic(player, 0)
        for _ in range(TOOLS_DEALT):
            token = tools.pop()
            t.show(token, 1 << me)
            player.tools = [*player.tools, token]
            t.moved("got-tool", me, token, "box", NOBODY, "tools", me)
        for _ in range(FLIRTS_DEALT):
            token = flirts.pop()
            t.show(token, 1 << me)
            player.flirts = [*player.flirts, token]
            t.moved("got-flirt", me, token, "box", NOBODY, "flirts", me)
    t.enemies = out_of_box(t, ENEMIES)
    t.shuffle(t.enemies)
    build_story(t)


def build_story(t: Table) -> None:
    """From the top: Evidence, Boss, two Events, three times; then the Chamber, which everybody knows."""
    evidence = some_of(t, fitting(t, EVIDENCE), ROUNDS)
    bosses = some_of(t, out_of_box(t, BOSSES), ROUNDS)
    events = some_of(t, out_of_box(t, EVENTS), ROUNDS * EVENTS_A_ROUND)
    t.story = out_of_box(t, ARCHMAGES_CHAMBER)
    t.known[t.story[0]] = EVERYONE
    for _ in range(ROUNDS):
        for _ in range(EVENTS_A_ROUND):
            t.story.append(events.pop())
        t.story.append(bosses.pop())
        t.story.append(evidence.pop())


# --- the duel


def deal_duel(t: Table) -> None:
    """Each game deck holds the player's own school and half of the third school, the wild magic."""
    schools = [t.character(seat).school for seat in range(t.seats)]
    wild = out_of_box(t, SCHOOLS - sum(schools))
    t.shuffle(wild)
    halves = [wild[:WILD_HALF], wild[WILD_HALF:]]
    for seat in range(t.seats):
        t.decks[seat] = out_of_box(t, schools[seat]) + halves[seat]
    set_homes(t, t.decks)
    for seat in range(t.seats):
        t.shuffle(t.decks[seat])
    for token in t.box:
        t.known[token] = EVERYONE
    for player in t.players:
        deal_hand(t, player)


def set_homes(t: Table, decks: list[list[int]]) -> None:
    homes = t.homes[:]
    for seat in range(t.seats):
        for token in decks[seat]:
            homes[token] = seat
    t.homes = homes
