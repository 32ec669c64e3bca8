"""The operations: one small function for each verb, and how the effect of a card goes through them.

An operation that asks nothing is carried out at once. One that asks, or that lets others react, leaves the rest of
the effect on the agenda, so every question is a flow of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose, choose_together
from pentakl.games.ravehard import blows, brawls, chamber, designation, life, shield_operations, tools
from pentakl.games.ravehard.entities import any_of, boosted, entities, reckon
from pentakl.games.ravehard.frame import ACTIVATION, AFTER_FIGHT, EVENT, Frame
from pentakl.games.ravehard.programs import BRANCHES, PROGRAMS
from pentakl.games.ravehard.questions import (
    BRANCH,
    CALL_DESIGNATION,
    DISCARD_CARD,
    DISCARD_ONE,
    PASS_ON,
    PERFORM,
    POP,
    RECOVER_CARD,
    REDIRECT_TO,
    STRIKE_BLOW,
    TAKE_BRANCH,
)
from pentakl.games.ravehard.table import BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    ACTION_SCHEME,
    ACTIONS,
    BY_RANDOM,
    DESTROY_SHIELD,
    MOVE_SHIELD,
    VERBS,
    WHO_DESIGNATED,
    WHO_DESIGNATED_NEXT,
    WHO_RIGHT_OF_EACH,
    WHO_SELF,
    ZONE_OWN_TRASH,
    Operation,
)

Verb = Callable[[Table, Frame, Operation], Flow[None] | None]


# --- going through an effect


def perform(t: Table) -> Flow[None] | None:
    """Carry out the operations of the top frame, until one of them asks or leaves something on the agenda."""
    frame = t.frames[-1]
    program = PROGRAMS[frame.program]
    while frame.step < len(program) and not is_stopped(t, frame):
        operation = program[frame.step]
        if lacks_designation(frame, operation):
            t.next_on_agenda([[CALL_DESIGNATION], [PERFORM]])
            return None
        waiting = t.agenda
        frame.step += 1
        flow = DO[operation.verb](t, frame, operation)
        if flow is not None:
            # The operation has not begun: until the flow starts it is still the next one.
            frame.step -= 1
            return ask_for_operation(t, frame, flow)
        if t.agenda is not waiting:
            perform_the_rest(t, waiting)
            return None
    return None


def ask_for_operation(t: Table, frame: Frame, flow: Flow[None]) -> Flow[None]:
    """Carry out the next operation of a frame, which asks somebody."""
    waiting = t.agenda
    frame.step += 1
    yield from flow
    perform_the_rest(t, waiting)


def perform_the_rest(t: Table, waiting: list[list[int]]) -> None:
    """Put the remaining operations on the agenda: after the work that the last operation added, before older work."""
    added = len(t.agenda) - len(waiting)
    t.agenda = t.agenda[:added] + [[PERFORM]] + waiting


def is_stopped(t: Table, frame: Frame) -> bool:
    """Whether an effect stops: it was cancelled, the game is over, or its Boss is beaten."""
    return frame.is_cancelled or t.is_over() or (frame.caster == BOSS and not t.is_living(BOSS))


def lacks_designation(frame: Frame, operation: Operation) -> bool:
    """Whether somebody has to be designated before this operation."""
    if operation.who == WHO_DESIGNATED:
        return frame.designations == 0
    return operation.who == WHO_DESIGNATED_NEXT and frame.designations < 2


def take_branch(t: Table, program: int, seat: int) -> None:
    """Carry out a branch of the top frame's effect for a player."""
    t.frames = t.frames + [t.frames[-1].branch(program, seat)]
    t.next_on_agenda([[PERFORM], [POP]])


# --- life


def damage(t: Table, frame: Frame, operation: Operation) -> None:
    amount = boosted(t, frame, operation.n)
    victims = entities(t, frame, operation.who)
    if frame.kind == ACTIVATION:
        for victim in victims:
            blows.hurt_by_shield(t, victim, amount, frame.caster)
    else:
        # Damage of an Event has no source.
        striker = NOBODY if frame.kind == EVENT or frame.kind == AFTER_FIGHT else frame.caster
        pieces = [[STRIKE_BLOW, victim, striker, amount, frame.lane] for victim in victims]
        if pieces:
            t.next_on_agenda(pieces)


def heal(t: Table, frame: Frame, operation: Operation) -> None:
    amount = boosted(t, frame, operation.n)
    for who in entities(t, frame, operation.who):
        life.heal(t, who, amount)


def revive(t: Table, frame: Frame, operation: Operation) -> None:
    amount = boosted(t, frame, operation.n)
    for seat in entities(t, frame, operation.who):
        life.revive(t, seat, amount)


def set_life(t: Table, frame: Frame, operation: Operation) -> None:
    amount = boosted(t, frame, operation.n)
    for seat in entities(t, frame, operation.who):
        life.set_life(t, seat, amount)


def modify_attack(t: Table, frame: Frame, operation: Operation) -> None:
    for who in entities(t, frame, operation.who):
        life.change_attack(t, who, operation.n.base)


# --- cards


def draw(t: Table, frame: Frame, operation: Operation) -> None:
    count = boosted(t, frame, operation.n)
    for seat in entities(t, frame, operation.who):
        t.draw(seat, count)


def discard(t: Table, frame: Frame, operation: Operation) -> None:
    """Players discard cards of their own choice, all at the same time."""
    seats = 0
    for seat in entities(t, frame, operation.who):
        seats |= 1 << seat
    t.next_on_agenda([[DISCARD_ONE, seats] for _ in range(boosted(t, frame, operation.n))])


def discard_one(t: Table, seats: int) -> Flow[None] | None:
    """Those of a mask of seats who have cards discard one of them."""
    asked = [seat for seat in t.in_turn_order() if seats >> seat & 1 and t.players[seat].hand]
    return choose_discards(t, asked) if asked else None


def choose_discards(t: Table, asked: list[int]) -> Flow[None]:
    tokens = yield from choose_together([Choice(seat, DISCARD_CARD, t.players[seat].hand[:]) for seat in asked])
    for i, seat in enumerate(asked):
        t.discard(tokens[i], t.players[seat])


def steal_card(t: Table, frame: Frame, operation: Operation) -> None:
    for victim in entities(t, frame, operation.who):
        for _ in range(boosted(t, frame, operation.n)):
            t.steal(frame.caster, victim)


def recover(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    for _ in range(boosted(t, frame, operation.n)):
        lying = t.trashes[t.players[frame.caster].deck][:]
        if operation.zone != ZONE_OWN_TRASH:
            lying = [token for trash in t.trashes for token in trash]
        if lying:
            token = yield from choose(frame.caster, RECOVER_CARD, lying, frame.card)
            t.recover(token, frame.caster)


# --- actions


def extra_action(t: Table, frame: Frame, operation: Operation) -> None:
    """One more action this turn, if it is the caster's own turn; a scheming one only if there is scheming at all.

    The dead have only the scheming action, and a turn without an action of a kind gets no extra one of it.
    """
    if frame.caster != t.turn or t.brawl or t.players[frame.caster].skips >> operation.action & 1:
        return
    may_act = t.is_living(frame.caster)
    if operation.action == ACTION_SCHEME:
        may_act = not t.is_duel and t.dark == NOBODY
    if may_act:
        t.actions = [left + (action == operation.action) for action, left in enumerate(t.actions)]
        t.event("extra-action", frame.caster, word=ACTIONS[operation.action])


def skip_action(t: Table, frame: Frame, operation: Operation) -> None:
    for seat in entities(t, frame, operation.who):
        t.players[seat].skips |= 1 << operation.action
        t.event("skips", seat, word=ACTIONS[operation.action])


# --- answers to damage, Spells and Shields


def prevent(t: Table, frame: Frame, operation: Operation) -> None:
    t.event("prevented", frame.caster, take_off(t, frame, operation))


def take_off(t: Table, frame: Frame, operation: Operation) -> int:
    """Take the amount of an operation off the damage; returns how much it was."""
    taken = t.amount if operation.n.is_all else min(t.amount, boosted(t, frame, operation.n))
    t.amount -= taken
    return taken


def reflect(t: Table, frame: Frame, operation: Operation) -> None:
    taken = take_off(t, frame, operation)
    t.event("reflected", frame.caster, taken)
    blows.hurt_by_shield(t, frame.source, taken, frame.caster)


def redirect(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    others = [seat for seat in t.living() if seat != frame.caster]
    if others:
        other = yield from choose(frame.caster, REDIRECT_TO, others, frame.card)
        taken = take_off(t, frame, operation)
        t.event("redirected", frame.caster, taken, other)
        blows.hurt_by_shield(t, other, taken, frame.source)


def amplify(t: Table, frame: Frame, operation: Operation) -> None:
    more = boosted(t, frame, operation.n)
    t.amount += more
    t.event("amplified", frame.caster, more)


def negate(t: Table, frame: Frame, operation: Operation) -> None:
    # In an imagined world such a card may be cast as a Spell: then there is nothing to cancel.
    if len(t.frames) > 1:
        cancelled = t.frames[-2]
        cancelled.is_cancelled = True
        t.moved("cancelled", frame.caster, cancelled.card, "middle", NOBODY, "middle", NOBODY)


# --- tools


def peek_tool(t: Table, frame: Frame, operation: Operation) -> None:
    count = operation.n.base
    if operation.who == WHO_RIGHT_OF_EACH:
        for seat in t.in_turn_order():
            tools.peek(t, seat, (seat - 1) % t.seats, count)
    else:
        for victim in entities(t, frame, operation.who):
            if victim < t.seats:
                tools.peek(t, frame.caster, victim, count)


def swap_tool(t: Table, frame: Frame, operation: Operation) -> None:
    if operation.who == WHO_DESIGNATED:
        ones, others = entities(t, frame, operation.who), entities(t, frame, operation.other)
    else:
        ones = any_of(t, list(range(t.seats)))
        others = any_of(t, [seat for seat in range(t.seats) if seat not in ones])
    if ones and others:
        tools.swap(t, ones[0], others[0])


def pass_tool(t: Table, frame: Frame, operation: Operation) -> Flow[None] | None:
    if operation.choose == BY_RANDOM:
        tools.pass_left(t, [tools.any_tool(t, seat) for seat in range(t.seats)])
        return None
    return pass_chosen_tools(t, frame)


def pass_chosen_tools(t: Table, frame: Frame) -> Flow[None]:
    choices = [Choice(seat, PASS_ON, t.players[seat].tools[:], frame.card) for seat in range(t.seats)]
    tokens = yield from choose_together(choices)
    tools.pass_left(t, tokens)


# --- fights


def brawl(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    return brawls.begin(t, frame, operation, BRANCHES[frame.program][frame.step - 1][0])


def brawl_ring(t: Table, frame: Frame, operation: Operation) -> None:
    brawls.begin_ring(t, reckon(t, frame, operation.n))


def strike(t: Table, frame: Frame, operation: Operation) -> None:
    blows.strike(t, frame, operation.n.base + frame.boost, operation.retaliation)


def give_beaten(t: Table, frame: Frame, operation: Operation) -> None:
    for seat in entities(t, frame, operation.who):
        designation.give_beaten_card(t, seat)


# --- branches


def coin(t: Table, frame: Frame, operation: Operation) -> None:
    side = int(t.chance.below(2))
    t.event("coin", frame.caster, word="tails" if side else "heads")
    t.next_on_agenda([[TAKE_BRANCH, BRANCHES[frame.program][frame.step - 1][side], frame.caster]])


def choose_branch(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    programs = BRANCHES[frame.program][frame.step - 1]
    number = yield from choose(frame.caster, BRANCH, possible_branches(t, frame, programs), frame.card)
    t.next_on_agenda([[TAKE_BRANCH, programs[number], frame.caster]])


def each_choose(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    """All choose at once; it is carried out in turn order."""
    programs = BRANCHES[frame.program][frame.step - 1]
    seats = entities(t, frame, operation.who)
    if seats:
        choices: list[Choice] = []
        for seat in seats:
            mine = frame.branch(frame.program, seat)
            choices.append(Choice(seat, BRANCH, possible_branches(t, mine, programs), frame.card))
        numbers = yield from choose_together(choices)
        t.next_on_agenda([[TAKE_BRANCH, programs[numbers[i]], seat] for i, seat in enumerate(seats)])


def possible_branches(t: Table, frame: Frame, programs: list[int]) -> list[int]:
    """The branches that can be carried out; if none can, all of them, without effect."""
    numbers = [number for number, program in enumerate(programs) if is_possible(t, frame, PROGRAMS[program][0])]
    return numbers or list(range(len(programs)))


def is_possible(t: Table, frame: Frame, operation: Operation) -> bool:
    if operation.verb != DESTROY_SHIELD and operation.verb != MOVE_SHIELD:
        return True
    owners = [frame.caster] if operation.who == WHO_SELF else entities(t, frame, operation.who)
    for owner in owners:
        if t.shields_in(t.players[owner], frame.lane):
            if operation.verb == DESTROY_SHIELD or shield_operations.receivers_of_shield(t, frame, owner):
                return True
    return False


def if_target_dead(t: Table, frame: Frame, operation: Operation) -> None:
    is_dead = frame.target != NOBODY and not t.is_living(frame.target)
    t.next_on_agenda([[TAKE_BRANCH, BRANCHES[frame.program][frame.step - 1][0 if is_dead else 1], frame.caster]])


# --- the Chamber


def vote_murderer(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    return chamber.vote(t)


def become_darkchmage(t: Table, frame: Frame, operation: Operation) -> None:
    for seat in entities(t, frame, operation.who):
        chamber.become_darkchmage(t, seat)


# In the order of the vocabulary.
DO: Final[list[Verb]] = [
    damage, heal, draw, discard, steal_card, recover, extra_action, skip_action, modify_attack, revive, set_life,
    shield_operations.destroy_shield, shield_operations.move_shield, shield_operations.place_shield,
    shield_operations.attach, prevent, reflect, redirect, amplify, negate, peek_tool,
    swap_tool, pass_tool, brawl, brawl_ring, strike, give_beaten, coin, choose_branch, each_choose, if_target_dead,
    vote_murderer, become_darkchmage,
]  # fmt: skip
assert len(DO) == len(VERBS)
