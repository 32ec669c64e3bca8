"""Blows: damage that is about to be dealt, its window, what is left of it, Retaliation, attacks with the character.

Damage by Shields opens no window: it is dealt at once.
"""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.games.ravehard import reactions
from pentakl.games.ravehard.frame import ATTACK, Frame
from pentakl.games.ravehard.life import hurt
from pentakl.games.ravehard.programs import NO_PROGRAM
from pentakl.games.ravehard.questions import (
    ATTACK_NOW,
    CHOOSE_LANE,
    LAND,
    LEVEL_LOST,
    PUT_AWAY,
    RETALIATE,
    STRIKE_BLOW,
    TARGET,
    WINDOW,
)
from pentakl.games.ravehard.table import BOSS, Table


def strike_blow(t: Table, victim: int, striker: int, amount: int, lane: int) -> None:
    """Damage is about to be dealt: open its window, then let what is left of it land."""
    if amount <= 0 or not t.is_living(victim) or (striker == BOSS and not t.is_living(BOSS)):
        return
    t.victim = victim
    t.striker = striker
    t.amount = amount
    t.blow_lane = lane
    if victim == BOSS:
        t.event("threatened-boss", NOBODY, amount, other=striker)
    else:
        t.event("threatened", victim, amount, other=striker if striker < t.seats else NOBODY)
    first = victim
    if victim == BOSS:
        first = t.turn if t.turn != NOBODY else 0
    t.next_on_agenda([[WINDOW, reactions.ON_DAMAGE, first], [LAND]])


def land(t: Table) -> None:
    """The victim takes what is left of the damage."""
    amount = t.amount
    t.amount = 0
    if t.is_over() or reactions.is_called_off(t):
        return
    if hurt(t, t.victim, amount, t.striker):
        pieces = [[WINDOW, reactions.ON_LOSS, t.victim]]
        if t.is_duel:
            pieces.append([LEVEL_LOST, t.victim])
        t.next_on_agenda(pieces)


def hurt_by_shield(t: Table, victim: int, amount: int, source: int) -> None:
    """A Shield deals damage: nobody can react to it."""
    if hurt(t, victim, amount, source) and t.is_duel:
        t.next_on_agenda([[LEVEL_LOST, victim]])


# --- attacks with the character


def attack(t: Table, seat: int) -> None:
    """Attack the enemy with the character: lane and target follow."""
    t.event("attacked", seat)
    t.frames = t.frames + [Frame(ATTACK, NO_PROGRAM, seat, NO_CARD)]
    t.next_on_agenda([[CHOOSE_LANE], [ATTACK_NOW], [PUT_AWAY]])


def attack_somebody(t: Table) -> Flow[None] | None:
    """The attacker of the top frame strikes an enemy, and chooses if there are several."""
    frame = t.frames[-1]
    enemies = [each for each in t.enemies_of(frame.caster) if t.is_living(each)]
    if len(enemies) > 1:
        return choose_whom_to_attack(t, frame, enemies)
    if enemies:
        frame.target = enemies[0]
        strike(t, frame, 0, True)
    return None


def choose_whom_to_attack(t: Table, frame: Frame, enemies: list[int]) -> Flow[None]:
    frame.target = yield Choice(frame.caster, TARGET, enemies)
    strike(t, frame, 0, True)


def strike(t: Table, frame: Frame, bonus: int, has_retaliation: bool) -> None:
    """A character strikes the target of a frame, which strikes back if it survives."""
    attacker, target = frame.caster, frame.target
    if target == NOBODY or not t.is_living(attacker):
        return
    pieces = [[STRIKE_BLOW, target, attacker, t.attack_of(attacker) + bonus, frame.lane]]
    if has_retaliation:
        pieces.append([RETALIATE, target, attacker, frame.lane])
    t.next_on_agenda(pieces)


def retaliate(t: Table, who: int, against: int, lane: int) -> None:
    """The attacked player or Boss strikes back, unless defeated; a player never strikes back at a Boss."""
    if t.is_living(who) and t.is_living(against) and not t.is_over():
        if who == BOSS:
            t.event("boss-retaliated", NOBODY, other=against)
        else:
            t.event("retaliated", who, other=against)
        t.next_on_agenda([[STRIKE_BLOW, against, who, t.attack_of(who), lane]])


def ring_blow(t: Table, seat: int, amount: int) -> None:
    """A player deals damage to the next living player on the left."""
    if t.is_living(seat):
        left = next_living(t, seat)
        if left != seat:
            t.next_on_agenda([[STRIKE_BLOW, left, seat, amount, -1]])


def next_living(t: Table, seat: int) -> int:
    """The next living player to the left, or the player if there is no other."""
    for each in t.clockwise((seat + 1) % t.seats):
        if t.players[each].is_alive():
            return each
    return seat
