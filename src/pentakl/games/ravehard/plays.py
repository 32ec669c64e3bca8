"""Plays: what a player may do with the actions that are left of a turn.

They depend only on what lies open and on the player's own hand and Shields.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.printed import TIMING
from pentakl.games.ravehard.programs import AIM, EFFECT, FLASHBACK, NO_PROGRAM, PARTNERS
from pentakl.games.ravehard.questions import (
    CAST,
    END,
    FLASH_BACK,
    FREE,
    LAY,
    OSOM,
    PUT_ON,
    SCHEME,
    STRIKE_OUT,
    play,
    token_in,
)
from pentakl.games.ravehard.table import Table, is_shield
from pentakl.games.ravehard.vocabulary import (
    ACTION_OFFENSIVE,
    ACTION_SCHEME,
    ACTION_STRATEGIC,
    TARGET_ANY,
    TARGET_ENEMY,
    TIMING_ATTACHMENT,
    TIMING_OFFENSIVE,
    TIMING_STRATEGIC,
)

# By kind, and by kind of another card: whether that is a partner in the Synergy; [] for a card without Synergy.
IS_PARTNER: Final[list[list[bool]]] = [
    [kind in partners for kind in range(len(PARTNERS))] if partners else [] for partners in PARTNERS
]
HAS_FLASHBACK: Final[list[bool]] = [program != NO_PROGRAM for program in FLASHBACK]
IS_SHIELD: Final[list[bool]] = [is_shield(kind) for kind in range(len(PARTNERS))]
NEEDS_ENEMY: Final[list[bool]] = [program != NO_PROGRAM and AIM[program] == TARGET_ENEMY for program in EFFECT]


def plays(t: Table, seat: int) -> list[int]:
    """Everything that the player whose turn it is may do now; the end of the turn comes last."""
    may_pay = may_osom(t, seat)
    has_strategic, has_offensive = t.actions[ACTION_STRATEGIC] > 0, t.actions[ACTION_OFFENSIVE] > 0
    options: list[int] = []
    if may_pay or (has_strategic and has_offensive):
        add_strategic_plays(t, seat, options)
        strategic = len(options)
        add_offensive_plays(t, seat, options)
        if may_pay:
            paid = [option | OSOM for option in options]
            if not has_offensive:
                options = options[:strategic]
            if not has_strategic:
                options = options[strategic:]
            options += paid
    elif has_strategic:
        add_strategic_plays(t, seat, options)
    elif has_offensive:
        add_offensive_plays(t, seat, options)
    if t.actions[ACTION_SCHEME]:
        for token in t.players[seat].tools:
            options.append(play(SCHEME, token))
    options.append(play(END))
    return options


def may_osom(t: Table, seat: int) -> bool:
    """Whether the coin may pay for an action: in a duel, once a turn, while it shows the player's side."""
    return t.is_duel and t.coin == seat and not t.osom_used


def has_action(t: Table, seat: int) -> bool:
    """Whether any action of the turn is left, whatever the hand is."""
    actions = t.actions
    return actions[0] > 0 or actions[1] > 0 or actions[2] > 0 or may_osom(t, seat)


def add_strategic_plays(t: Table, seat: int, options: list[int]) -> None:
    """Spells, then Shields and attachments of the hand, locked Shields, and Flashbacks."""
    player = t.players[seat]
    face = t.face
    add_spells(t, seat, TIMING_STRATEGIC, options)
    may_attach = is_any_shield_laid(t)
    for token in player.hand:
        kind = face[token]
        if IS_SHIELD[kind]:
            options.append(play(LAY, token))
        if may_attach and TIMING[kind] == TIMING_ATTACHMENT:
            options.append(play(PUT_ON, token))
    if player.attached:
        for token in player.shields:
            if t.is_locked(player, token):
                options.append(play(FREE, token))
    for token in t.trashes[player.deck]:
        if HAS_FLASHBACK[face[token]]:
            options.append(play(FLASH_BACK, token))


def is_any_shield_laid(t: Table) -> bool:
    for player in t.players:
        if player.shields:
            return True
    return False


def add_offensive_plays(t: Table, seat: int, options: list[int]) -> None:
    add_spells(t, seat, TIMING_OFFENSIVE, options)
    if t.has_enemy(seat):
        options.append(play(STRIKE_OUT))


def add_spells(t: Table, seat: int, timing: int, options: list[int]) -> None:
    """The Spells of the hand, each alone and with every own partner. A Spell that aims at an enemy needs one.

    Partners are other cards of the hand, and unlocked own Shields.
    """
    player = t.players[seat]
    face = t.face
    has_enemy = t.has_enemy(seat)
    for token in player.hand:
        kind = face[token]
        if TIMING[kind] == timing and (has_enemy or not NEEDS_ENEMY[kind]):
            options.append(play(CAST, token))
            is_partner = IS_PARTNER[kind]
            if is_partner:
                for partner in player.hand:
                    if is_partner[face[partner]] and partner != token:
                        options.append(play(CAST, token, partner))
                for partner in player.shields:
                    if is_partner[face[partner]] and not t.is_locked(player, partner):
                        options.append(play(CAST, token, partner))


def offensive_spells(t: Table, seat: int) -> list[int]:
    """The Spells by which a fighter of an Event can hit the other."""
    spells: list[int] = []
    add_spells(t, seat, TIMING_OFFENSIVE, spells)
    return [option for option in spells if AIM[EFFECT[t.face[token_in(option)]]] in (TARGET_ANY, TARGET_ENEMY)]
