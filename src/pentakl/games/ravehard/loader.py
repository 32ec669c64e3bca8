"""Reads `cards.json`: all cards of the game, or an error that says which card and which field is wrong.

Knows which fields the cards of each deck have. The texts in the file (names, gists, flavour) must be there, but are
not kept: the rules speak in keys, and `tools/write_ravehard_texts.py` writes the texts into the Fluent files.
"""

from __future__ import annotations

import json
import re
from typing import Final

from pentakl.games.ravehard.cards import (
    ARCHMAGES_CHAMBER,
    BOSSES,
    CHARACTERS,
    COMPONENTS,
    CRIME_TOOLS,
    DECKS,
    ENEMIES,
    EVENT_KINDS,
    EVENTS,
    EVIDENCE,
    FEWEST_PLAYERS,
    MEANINGS,
    MOST_PLAYERS,
    SCHOOLS,
    SPELL_DECKS,
    Boss,
    Card,
    Character,
    Darkchmage,
    Paragraph,
)
from pentakl.games.ravehard.entry import BadCard, Entry
from pentakl.games.ravehard.grammar import read_effect, read_target, read_trigger
from pentakl.games.ravehard.vocabulary import (
    NOTHING,
    TARGET_ANY_PLAYER_SHIELD,
    TARGET_DESIGNATED,
    TARGET_NONE,
    TARGETS,
    TIMING_ATTACHMENT,
    TIMING_BOSS_TURN,
    TIMING_EVENT,
    TIMING_SHIELD,
    TIMINGS,
    Effect,
    Synergy,
    Trigger,
)

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")

# The fields of every card: its id, its names, its gist in a few letters, its deck, how many copies there are.
COMMON: Final = ["id", "name_en", "name_pl", "gist_en", "gist_pl", "deck", "count"]
COMMON_OPTIONAL: Final = ["short_en", "short_pl"]
FLAVOUR: Final = ["flavour_en", "flavour_pl"]
PLAYERS: Final = [str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]


def load(text: str) -> list[Card]:
    """All cards in the order of the file; raises BadCard for the first mistake."""
    document: object = json.loads(text)
    if not isinstance(document, list):
        raise BadCard("the file of the cards is not a list of cards")
    entries: list[Entry] = []
    kinds: dict[str, int] = {}
    for number, value in enumerate(document):
        if not isinstance(value, dict):
            raise BadCard(f"card number {number}: {value!r} is not an object")
        fields: dict[str, object] = {}
        for key, each in value.items():
            fields[str(key)] = each
        name = fields.get("id")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise BadCard(f"card number {number}, field 'id': {name!r} is not a name of small letters and underscores")
        if name in kinds:
            raise BadCard(f"card '{name}', field 'id': there are two cards of this name")
        kinds[name] = number
        entries.append(Entry(name, "", fields))
    decks = [entry.word("deck", DECKS) for entry in entries]
    cards: list[Card] = []
    for kind in range(len(entries)):
        cards.append(read_card(entries[kind], kind, decks, kinds))
    return cards


def read_card(entry: Entry, kind: int, decks: list[int], kinds: dict[str, int]) -> Card:
    """One card; `decks` by kind and `kinds` by name are needed if it names another card."""
    deck = decks[kind]
    card = Card(kind, entry.card, deck, entry.number("count", 1), NOTHING)
    if deck < SPELL_DECKS:
        read_spell(entry, card, decks, kinds)
    elif deck == CHARACTERS:
        read_character(entry, card)
    elif deck == CRIME_TOOLS:
        allow(entry, ["min_players", "seniority"] + FLAVOUR, [])
        card.min_players = read_players(entry, "min_players")
        card.seniority = entry.number("seniority", 1)
    elif deck == EVIDENCE:
        read_evidence(entry, card, decks, kinds)
    elif deck == BOSSES:
        allow(entry, ["attack", "fury", "life", "after_fight"] + FLAVOUR, [])
        card.boss = Boss(entry.number("attack", 1), entry.number("fury", 1), read_by_players(entry, "life", 1))
        card.effect = read_effect(entry, None, TARGET_NONE, "after_fight")
    elif deck == ENEMIES:
        allow(entry, ["timing", "target", "effect"] + FLAVOUR, [])
        card.timing = only(entry, "timing", TIMINGS, TIMING_BOSS_TURN)
        card.effect = read_effect(entry, None, only(entry, "target", TARGETS, TARGET_DESIGNATED))
    elif deck == EVENTS:
        allow(entry, ["event_kind", "timing", "target", "effect"] + FLAVOUR, [])
        card.event_kind = EVENT_KINDS[entry.word("event_kind", EVENT_KINDS)]
        card.timing = only(entry, "timing", TIMINGS, TIMING_EVENT)
        card.effect = read_effect(entry, None, only(entry, "target", TARGETS, TARGET_NONE))
    elif deck == ARCHMAGES_CHAMBER:
        read_chamber(entry, card)
    elif deck == COMPONENTS:
        # These texts are not made from operations, so the file contains them.
        allow(entry, ["rules_en", "rules_pl"] + FLAVOUR, [])
    else:
        read_flirt(entry, card)
    return card


def allow(entry: Entry, needed: list[str], optional: list[str]) -> None:
    """Allow these fields besides those that every card has; every field in a language must be a text."""
    entry.allow(COMMON + needed, COMMON_OPTIONAL + optional)
    check_texts(entry)


def check_texts(entry: Entry) -> None:
    for name in entry.fields:
        if name.endswith(("_en", "_pl")):
            entry.text(name)


def only(entry: Entry, name: str, family: list[str], word: int) -> int:
    """A word that has no other value in this deck."""
    entry.word(name, [family[word]])
    return word


def read_players(entry: Entry, name: str) -> int:
    players = entry.number(name, FEWEST_PLAYERS)
    if players > MOST_PLAYERS:
        raise entry.fault(name, f"{players} is above {MOST_PLAYERS} players")
    return players


def read_by_players(entry: Entry, name: str, least: int) -> list[int]:
    """Numbers by the number of players; 0 for numbers of players that do not occur."""
    inner = entry.entry(name)
    inner.allow(PLAYERS, [])
    return [0] * FEWEST_PLAYERS + [inner.number(players, least) for players in PLAYERS]


def read_spell(entry: Entry, card: Card, decks: list[int], kinds: dict[str, int]) -> None:
    """A Spell: what it does, and its other texts."""
    card.timing = entry.word("timing", TIMINGS[:TIMING_BOSS_TURN])
    is_shield = card.timing == TIMING_SHIELD
    needed = ["timing"] + (["trigger"] if is_shield else []) + ["target", "effect"] + FLAVOUR
    allow(entry, needed, ["flashback", "synergy"] + ([] if is_shield else ["alt_shield"]))
    target = read_target(entry)
    if target == TARGET_DESIGNATED:
        raise entry.fault("target", "only Enemies designate somebody")
    if (target == TARGET_ANY_PLAYER_SHIELD) != (card.timing == TIMING_ATTACHMENT):
        raise entry.fault("target", "a laid Shield is the target of an attachment, and of nothing else")
    trigger = read_trigger(entry.entry("trigger")) if is_shield else None
    card.effect = read_effect(entry, trigger, target)
    if is_shield:
        card.shield = card.effect
    if entry.has("alt_shield"):
        second = entry.entry("alt_shield")
        second.allow(["trigger", "target", "effect"], [])
        card.shield = read_effect(second, read_trigger(second.entry("trigger")), read_target(second))
    if entry.has("flashback"):
        flashback = entry.entry("flashback")
        flashback.allow(["target", "effect"], [])
        card.flashback = read_effect(flashback, None, read_target(flashback))
    if entry.has("synergy"):
        card.synergy = read_synergy(entry.entry("synergy"), trigger, decks, kinds)


def read_synergy(entry: Entry, trigger: Trigger | None, decks: list[int], kinds: dict[str, int]) -> Synergy:
    """A Synergy; that of a Shield replies to what the Shield replies to."""
    entry.allow(["name_en", "name_pl", "partners", "target", "effect"], [])
    check_texts(entry)
    partners: list[int] = []
    for name in entry.texts("partners"):
        if name not in kinds or decks[kinds[name]] >= SPELL_DECKS:
            raise entry.fault("partners", f"there is no Spell '{name}'")
        if name == entry.card:
            raise entry.fault("partners", "a card is no partner of itself")
        partners.append(kinds[name])
    return Synergy(partners, read_effect(entry, trigger, read_target(entry)))


def read_character(entry: Entry, card: Card) -> None:
    allow(entry, ["school", "obverse", "reverse"] + FLAVOUR, [])
    attack: list[int] = []
    life: list[int] = []
    for name in ("obverse", "reverse"):
        side = entry.entry(name)
        side.allow(["attack", "life"], [])
        attack.append(side.number("attack", 1))
        life.append(side.number("life", 1))
    card.character = Character(entry.word("school", DECKS[:SCHOOLS]), attack, life)


def read_evidence(entry: Entry, card: Card, decks: list[int], kinds: dict[str, int]) -> None:
    allow(entry, ["min_players", "intro_en", "intro_pl", "paragraphs"], [])
    card.min_players = read_players(entry, "min_players")
    for inner in entry.entries("paragraphs"):
        inner.allow(["min_players", "max_players", "tool", "points", "text_en", "text_pl"], [])
        check_texts(inner)
        tool = inner.text("tool")
        if tool not in kinds or decks[kinds[tool]] != CRIME_TOOLS:
            raise inner.fault("tool", f"there is no Crime Tool '{tool}'")
        fewest, most = read_players(inner, "min_players"), read_players(inner, "max_players")
        card.paragraphs.append(Paragraph(fewest, most, kinds[tool], inner.number("points", 1)))


def read_flirt(entry: Entry, card: Card) -> None:
    allow(entry, ["messages"], [])
    for number, inner in enumerate(entry.entries("messages"), start=1):
        inner.allow(["no", "meaning", "en", "pl"], [])
        if inner.number("no", 1) != number:
            raise inner.fault("no", f"messages are numbered from 1, so this is {number}")
        inner.text("en")
        inner.text("pl")
        card.meanings.append(MEANINGS[inner.word("meaning", MEANINGS)])


def read_chamber(entry: Entry, card: Card) -> None:
    """Both sides: on the reverse everybody votes, on the obverse the murderer becomes the Darkchmage."""
    allow(entry, ["reverse", "obverse"], [])
    reverse, obverse = entry.entry("reverse"), entry.entry("obverse")
    reverse.allow(["name_en", "name_pl", "effect"] + FLAVOUR, [])
    obverse.allow(["name_en", "name_pl", "darkchmage", "effect"] + FLAVOUR, [])
    check_texts(reverse)
    check_texts(obverse)
    card.effect = read_effect(reverse, None, TARGET_NONE)
    card.darkchmage = read_darkchmage(obverse.entry("darkchmage"), read_effect(obverse, None, TARGET_NONE))


def read_darkchmage(entry: Entry, effect: Effect) -> Darkchmage:
    entry.allow(["life", "attack", "black_magic_shields", "hand_size", "actions", "revive_dead_life"], [])
    darkchmage = Darkchmage(
        effect,
        entry.number("attack", 1),
        entry.number("black_magic_shields", 0),
        entry.number("hand_size", 1),
        entry.number("revive_dead_life", 1),
    )
    actions = entry.entry("actions")
    actions.allow(["strategic", "offensive", "scheme"], [])
    darkchmage.life = read_by_players(entry, "life", 1)
    darkchmage.strategic = read_by_players(actions, "strategic", 0)
    darkchmage.offensive = read_by_players(actions, "offensive", 0)
    darkchmage.scheme = read_by_players(actions, "scheme", 0)
    return darkchmage
