"""Positions from small readable documents: docs/rulings/ravehard.md describes the notation.

A document describes a moment between two actions. Piles are written from the top. Piles that it does not name are
filled with the unused cards and shuffled. The position need not be reachable in a game.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import seeded
from pentakl.core.documents import items, mapping, whole
from pentakl.core.events import NOBODY
from pentakl.core.rules import Settings
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard import deal
from pentakl.games.ravehard.cards import (
    ARCHMAGES_CHAMBER,
    BLACK_MAGIC,
    BOSSES,
    CRIME_TOOLS,
    DECKS,
    ENEMIES,
    EVENTS,
    EVIDENCE,
    GENERAL,
    SCHOOLS,
)
from pentakl.games.ravehard.life import full_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import DECK, KINDS_OF_DECK, NAMES
from pentakl.games.ravehard.questions import MESSAGES
from pentakl.games.ravehard.reactions import standing
from pentakl.games.ravehard.seat import LEVELS, Seat
from pentakl.games.ravehard.setup import bare_table
from pentakl.games.ravehard.story import BEGIN_TURN, BOSS_TURN, CHOOSING, NEXT_CARD, PHASES, TURNING
from pentakl.games.ravehard.tools import BITS, DEEDS, NUMBER_OF_TOOL, TOOLS, message_on, sightings
from pentakl.games.ravehard.vocabulary import ACTION_OFFENSIVE, ACTION_STRATEGIC, ACTIONS

OF_POSITION: Final = [
    "options", "seed", "seats", "decks", "trash", "general", "black_magic", "removed", "story", "evidence", "boss",
    "enemies", "enemy_discard", "past", "phase", "turn", "actions", "osom_used", "coin", "beaten", "turns",
    "turns_left", "darkchmage", "round", "accused", "ledger",
]  # fmt: skip
OF_SEAT: Final = [
    "character", "level", "life", "hand", "shields", "tools", "flirts", "attack_change", "skips", "has_flirted", "seen",
    "passes",
]  # fmt: skip
OF_SHIELD: Final = ["card", "lane", "on"]
OF_FLIRT: Final = ["card", "message", "from"]
OF_BOSS: Final = ["card", "life", "change", "fury", "turns"]
OF_LEDGER: Final = ["deed", "evidence", "seat", "other"]
# The phases with which a position can begin; `describe` writes only the first two.
MOMENTS: Final = [TURNING, CHOOSING, NEXT_CARD, BOSS_TURN, BEGIN_TURN]


def arrange(position: dict[str, object], settings: Settings) -> RavehardTable:
    """The table of a position; raises ValueError, KeyError or TypeError if it is not one."""
    check_keys(position, OF_POSITION, "a position")
    seats = [mapping(each) for each in items(position["seats"])]
    t = bare_table(len(seats), settings, seeded(whole(position.get("seed", 0))))
    t.phase = moment_in(position.get("phase", PHASES[TURNING]))
    for player, described in zip(t.players, seats):
        check_keys(described, OF_SEAT, "a seat")
        take_character(t, player, described)
    if t.phase == CHOOSING:
        return t
    for player, described in zip(t.players, seats):
        if not player.character:
            deal.take_character(t, player.index, deal.free_characters(t)[0])
            set_life(t, player, described)
        arrange_seat(t, player, described)
    arrange_piles(t, position)
    if not t.is_duel:
        arrange_story(t, position, seats)
    if t.is_duel:
        for token in t.box:
            t.known[token] = EVERYONE
    arrange_turn(t, position)
    arrange_ledger(t, position, seats)
    return t


def check_keys(document: dict[str, object], keys: list[str], what: str) -> None:
    unknown = set(document) - set(keys)
    if unknown:
        raise ValueError(f"{what} has no '{min(unknown)}'; it may have: {', '.join(keys)}")


def moment_in(value: object) -> int:
    if value not in [PHASES[moment] for moment in MOMENTS]:
        raise ValueError(f"a position begins with one of {', '.join(PHASES[each] for each in MOMENTS)}, not '{value}'")
    return PHASES.index(str(value))


def seat_in(t: RavehardTable, value: object) -> int:
    """A seat, or NOBODY if there is none."""
    if value is None:
        return NOBODY
    if whole(value) not in range(t.seats):
        raise ValueError(f"there is no seat {value}")
    return whole(value)


def truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} should be true or false")
    return value


def take(t: RavehardTable, name: object, known: int, deck: int = -1) -> int:
    """Take a named card out of the box, known to the seats of a mask."""
    if name not in NAMES or (deck >= 0 and DECK[NAMES.index(str(name))] != deck):
        what = "card" if deck < 0 else f"card of {DECKS[deck]}"
        raise ValueError(f"there is no {what} '{name}'")
    kind = NAMES.index(str(name))
    for token in t.box:
        if t.face[token] == kind:
            t.box = [each for each in t.box if each != token]
            t.known[token] = known
            return token
    raise ValueError(f"there is no '{name}' left in the box")


def take_all(t: RavehardTable, names: object, known: int, deck: int = -1) -> list[int]:
    return [take(t, name, known, deck) for name in items(names)]


def take_pile(t: RavehardTable, names: object, known: int, deck: int = -1) -> list[int]:
    """A pile, which documents write from the top."""
    return take_all(t, names, known, deck)[::-1]


def take_character(t: RavehardTable, player: Seat, described: dict[str, object]) -> None:
    if described.get("character") is not None:
        wanted = [token for token in deal.free_characters(t) if NAMES[t.face[token]] == described["character"]]
        if not wanted:
            raise ValueError(f"there is no character '{described['character']}' left")
        deal.take_character(t, player.index, wanted[0])
        set_life(t, player, described)


def set_life(t: RavehardTable, player: Seat, described: dict[str, object]) -> None:
    if "level" in described:
        if described["level"] not in LEVELS:
            raise ValueError(f"a level is one of {', '.join(LEVELS)}, not '{described['level']}'")
        player.level = LEVELS.index(str(described["level"]))
    most = full_life(t, player.index)
    player.life = whole(described.get("life", most))
    if not 0 <= player.life <= most or (player.life == 0) != (not player.is_alive()):
        raise ValueError(f"on the level {LEVELS[player.level]} seat {player.index} has 1 to {most} life, or is dead")


def arrange_seat(t: RavehardTable, player: Seat, described: dict[str, object]) -> None:
    mine = 1 << player.index
    player.hand = take_all(t, described.get("hand", []), mine)
    for each in items(described.get("shields", [])):
        arrange_shield(t, player, {"card": each} if isinstance(each, str) else mapping(each))
    player.attack_change = whole(described.get("attack_change", 0))
    player.has_flirted = truth(described.get("has_flirted", False))
    if truth(described.get("passes", False)):
        t.keep_secret(standing(player.index), 1, [0, 1], mine)
    for action in items(described.get("skips", [])):
        player.skips |= 1 << ACTIONS.index(str(action))
    for each in items(described.get("flirts", [])):
        flirt: dict[str, object] = {"card": each} if isinstance(each, str) else mapping(each)
        check_keys(flirt, OF_FLIRT, "a Flirt card")
        token = take(t, flirt["card"], mine)
        player.flirts = [*player.flirts, token]
        if flirt.get("message") is not None:
            both = mine | 1 << seat_in(t, flirt["from"])
            t.known[token] = both
            t.keep_secret(message_on(token), whole(flirt["message"]), list(range(1, MESSAGES + 1)), both)


def arrange_shield(t: RavehardTable, player: Seat, described: dict[str, object]) -> None:
    check_keys(described, OF_SHIELD, "a Shield")
    lane = whole(described.get("lane", 1)) - 1
    if lane not in (0, 1) or (lane and not t.is_duel):
        raise ValueError(f"there is no lane {lane + 1}")
    if not t.has_room(player, lane):
        raise ValueError(f"seat {player.index} has no room for so many Shields")
    token = take(t, described["card"], 1 << player.index)
    t.add_shield(player, token, lane)
    for lying in take_all(t, described.get("on", []), EVERYONE):
        player.add_attachment(lying, token)


def arrange_piles(t: RavehardTable, position: dict[str, object]) -> None:
    """School decks and Trashes, the General School, Black Magic, and what has left the game."""
    trashes, decks = mapping(position.get("trash", {})), mapping(position.get("decks", {}))
    for written in (trashes, decks):
        check_keys(written, names_of_decks(t), "decks")
    t.removed = take_all(t, position.get("removed", []), EVERYONE)
    for number, name in enumerate(names_of_decks(t)):
        t.trashes[number] = take_pile(t, trashes.get(name, []), EVERYONE)
    for number, name in enumerate(names_of_decks(t)):
        if name in decks:
            t.decks[number] = take_pile(t, decks[name], 0)
    fill_decks(t, [number for number, name in enumerate(names_of_decks(t)) if name not in decks])
    t.general = pile_or_rest(t, position, "general", GENERAL)
    t.black_magic = pile_or_rest(t, position, "black_magic", BLACK_MAGIC)


def names_of_decks(t: RavehardTable) -> list[str]:
    return [f"seat {seat}" for seat in range(t.seats)] if t.is_duel else DECKS[:SCHOOLS]


def fill_decks(t: RavehardTable, unnamed: list[int]) -> None:
    """Decks that were not named hold what is left of their school, in a duel also half of the remaining wild magic."""
    if t.is_duel:
        schools = [t.character(seat).school for seat in range(t.seats)]
        if unnamed:
            wild = deal.out_of_box(t, SCHOOLS - sum(schools))
            t.chance.shuffle(wild)
            for seat in unnamed:
                share = len(wild) // len(unnamed)
                t.decks[seat] = deal.out_of_box(t, schools[seat]) + wild[seat * share : seat * share + share]
            t.box = t.box + [token for token in wild if not any(token in deck for deck in t.decks)]
        homes: list[list[int]] = [[], []]
        for player in t.players:
            me = player.index
            for token in player.hand + player.shields + t.decks[me] + t.trashes[me]:
                school = DECK[t.face[token]]
                if school < SCHOOLS:
                    homes[1 - me if school == schools[1 - me] else me].append(token)
        deal.set_homes(t, homes)
        hide_halves(t, homes)
    else:
        for school in unnamed:
            t.decks[school] = deal.out_of_box(t, school)
    for number in unnamed:
        t.shuffle(t.decks[number])


def hide_halves(t: RavehardTable, decks: list[list[int]]) -> None:
    """Everybody knows that no card of a game deck is of the rival's school, but not where the wild cards are."""
    for seat in range(t.seats):
        t.rule_out(decks[seat], KINDS_OF_DECK[t.character(1 - seat).school], EVERYONE)


def pile_or_rest(t: RavehardTable, position: dict[str, object], name: str, deck: int) -> list[int]:
    """A named pile; otherwise all of its cards that are left, shuffled."""
    if name in position:
        return take_pile(t, position[name], 0, deck)
    rest = deal.out_of_box(t, deck)
    t.shuffle(rest)
    return rest


# --- the story of a document


def arrange_story(t: RavehardTable, position: dict[str, object], seats: list[dict[str, object]]) -> None:
    t.evidence = take_all(t, position.get("evidence", []), EVERYONE, EVIDENCE)
    t.enemy_discard = take_all(t, position.get("enemy_discard", []), EVERYONE, ENEMIES)
    t.past = take_all(t, position.get("past", []), EVERYONE)
    if position.get("boss") is not None:
        arrange_boss(t, mapping(position["boss"]))
    t.enemies = pile_or_rest(t, position, "enemies", ENEMIES)
    arrange_tools(t, seats)
    if "story" in position:
        t.story = take_pile(t, position["story"], 0)
        for token in t.story:
            if DECK[t.face[token]] == ARCHMAGES_CHAMBER:
                t.known[token] = EVERYONE
    else:
        build_story(t)


def arrange_boss(t: RavehardTable, described: dict[str, object]) -> None:
    check_keys(described, OF_BOSS, "a Boss")
    t.boss = [take(t, described["card"], EVERYONE, BOSSES)]
    t.boss_life = whole(described.get("life", t.the_boss().life[t.seats]))
    t.boss_change = whole(described.get("change", 0))
    t.fury = whole(described.get("fury", 0))
    t.boss_turns = whole(described.get("turns", 1))


def arrange_tools(t: RavehardTable, seats: list[dict[str, object]]) -> None:
    """Named tools first; everybody gets up to two from those that are left for this number of players."""
    for player, described in zip(t.players, seats):
        player.tools = take_all(t, described.get("tools", []), 1 << player.index, CRIME_TOOLS)
    rest = deal.fitting(t, CRIME_TOOLS)
    t.shuffle(rest)
    for player in t.players:
        while len(player.tools) < deal.TOOLS_DEALT:
            if not rest:
                raise ValueError("there are too few Crime Tools")
            player.tools = [*player.tools, rest.pop()]
            t.known[player.tools[-1]] = 1 << player.index
    t.box = t.box + rest


def build_story(t: RavehardTable) -> None:
    """What is left of a whole story after the Evidence so far."""
    rounds = max(0, deal.ROUNDS - len(t.evidence))
    evidence = deal.some_of(t, deal.fitting(t, EVIDENCE), rounds)
    bosses = deal.some_of(t, deal.out_of_box(t, BOSSES), rounds)
    events = deal.some_of(t, deal.out_of_box(t, EVENTS), rounds * deal.EVENTS_A_ROUND)
    t.story = deal.out_of_box(t, ARCHMAGES_CHAMBER)
    for _ in range(rounds):
        t.story += [events.pop() for _ in range(deal.EVENTS_A_ROUND)] + [bosses.pop(), evidence.pop()]


def arrange_turn(t: RavehardTable, position: dict[str, object]) -> None:
    """Whose turn it is and what is left of it."""
    t.turn = seat_in(t, position.get("turn", 0))
    t.coin = seat_in(t, position.get("coin"))
    t.beaten = seat_in(t, position.get("beaten"))
    t.dark = seat_in(t, position.get("darkchmage"))
    t.accused = seat_in(t, position.get("accused"))
    t.osom_used = truth(position.get("osom_used", False))
    t.turns = whole(position.get("turns", 1))
    t.turns_left = whole(position.get("turns_left", t.seats))
    t.rounds = whole(position.get("round", 0 if t.dark == NOBODY else 1))
    if t.dark != NOBODY:
        for player in t.players:
            for token in player.tools:
                t.known[token] = EVERYONE
    if t.phase == TURNING:
        if t.turn == NOBODY:
            raise ValueError("somebody must have the turn")
        left = mapping(position.get("actions", {}))
        check_keys(left, ACTIONS, "actions")
        usual = t.usual_actions() if "actions" not in position else [0, 0, 0]
        t.actions = [whole(left.get(name, usual[action])) for action, name in enumerate(ACTIONS)]
        if not t.players[t.turn].is_alive() and t.actions[ACTION_STRATEGIC] + t.actions[ACTION_OFFENSIVE] > 0:
            raise ValueError("a dead player can only scheme")


def arrange_ledger(t: RavehardTable, position: dict[str, object], seats: list[dict[str, object]]) -> None:
    for each in items(position.get("ledger", [])):
        entry = mapping(each)
        check_keys(entry, OF_LEDGER, "an entry of the ledger")
        pair = [seat_in(t, entry["seat"]), seat_in(t, entry["other"])]
        t.ledger = t.ledger + [[DEEDS.index(str(entry["deed"])), whole(entry["evidence"]), *pair]]
    for player, described in zip(t.players, seats):
        value = 0
        choices = [0] * len(TOOLS)
        for each in items(described.get("seen", [])):
            sighting = mapping(each)
            number = NUMBER_OF_TOOL[NAMES.index(str(sighting["card"]))]
            player.seen = player.seen + [whole(sighting["entry"])]
            value = value << BITS | number
            choices = [choice << BITS | (number + shift) % len(TOOLS) for shift, choice in enumerate(choices)]
        if player.seen:
            t.keep_secret(sightings(player.index), value, choices, 1 << player.index)
