"""Plays: what a player may do with the actions that are left of a turn.

They depend only on what lies open and on the player's own hand and Shields.
"""

from __future__ import annotations

from pentakl.core.flow import NO_CARD
from pentakl.games.ravehard.casting import own_partners, shields_to_aim_at
from pentakl.games.ravehard.frame import NO_LANE
from pentakl.games.ravehard.printed import TIMING
from pentakl.games.ravehard.programs import AIM, EFFECT, FLASHBACK, NO_PROGRAM
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


def plays(t: Table, seat: int) -> list[int]:
    """Everything that the player whose turn it is may do now; the end of the turn comes last."""
    options: list[int] = []
    may_pay = may_osom(t, seat)
    strategic = strategic_plays(t, seat) if may_pay or t.actions[ACTION_STRATEGIC] else []
    offensive = offensive_plays(t, seat) if may_pay or t.actions[ACTION_OFFENSIVE] else []
    if t.actions[ACTION_STRATEGIC]:
        options += strategic
    if t.actions[ACTION_OFFENSIVE]:
        options += offensive
    if may_pay:
        options += [option | OSOM for option in strategic + offensive]
    if t.actions[ACTION_SCHEME]:
        options += [play(SCHEME, token) for token in t.players[seat].tools]
    return options + [play(END)]


def may_osom(t: Table, seat: int) -> bool:
    """Whether the coin may pay for an action: in a duel, once a turn, while it shows the player's side."""
    return t.is_duel and t.coin == seat and not t.osom_used


def has_action(t: Table, seat: int) -> bool:
    """Whether any action of the turn is left, whatever the hand is."""
    return max(t.actions) > 0 or may_osom(t, seat)


def strategic_plays(t: Table, seat: int) -> list[int]:
    player = t.players[seat]
    options = spells(t, seat, TIMING_STRATEGIC)
    may_attach = bool(shields_to_aim_at(t, NO_LANE))
    for token in player.hand:
        kind = t.face[token]
        if is_shield(kind):
            options.append(play(LAY, token))
        if may_attach and TIMING[kind] == TIMING_ATTACHMENT:
            options.append(play(PUT_ON, token))
    options += [play(FREE, token) for token in player.shields if t.is_locked(player, token)]
    for token in t.trashes[player.deck]:
        if FLASHBACK[t.face[token]] != NO_PROGRAM:
            options.append(play(FLASH_BACK, token))
    return options


def offensive_plays(t: Table, seat: int) -> list[int]:
    options = spells(t, seat, TIMING_OFFENSIVE)
    if t.enemies_of(seat):
        options.append(play(STRIKE_OUT))
    return options


def spells(t: Table, seat: int, timing: int) -> list[int]:
    """The Spells of the hand, each alone and with every own partner. A Spell that aims at an enemy needs one."""
    player = t.players[seat]
    has_enemy = bool(t.enemies_of(seat))
    options: list[int] = []
    for token in player.hand:
        kind = t.face[token]
        if TIMING[kind] == timing and (has_enemy or AIM[EFFECT[kind]] != TARGET_ENEMY):
            options.append(play(CAST, token, NO_CARD))
            for partner in own_partners(t, player, token):
                options.append(play(CAST, token, partner))
    return options


def offensive_spells(t: Table, seat: int) -> list[int]:
    """The Spells by which a fighter of an Event can hit the other."""
    options: list[int] = []
    for option in spells(t, seat, TIMING_OFFENSIVE):
        token = token_in(option)
        if AIM[EFFECT[t.face[token]]] in (TARGET_ANY, TARGET_ENEMY):
            options.append(option)
    return options
