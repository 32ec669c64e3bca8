"""The operations: one small verb each, and how the effect of a card goes through them.

An operation that asks nothing is carried out at once. One that asks, or that lets others react, leaves the rest of
the effect on the agenda, so every question is a flow of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose, choose_together
from pentakl.games.ravehard import blows, brawls, casting, chamber, designation, life, tools
from pentakl.games.ravehard.entities import any_of, boosted, entities, reckon
from pentakl.games.ravehard.frame import ACTIVATION, AFTER_FIGHT, EVENT, Frame
from pentakl.games.ravehard.programs import BRANCHES, PROGRAMS
from pentakl.games.ravehard.questions import (
    BRANCH,
    CALL_DESIGNATION,
    DISCARD_CARD,
    DISCARD_ONE,
    MOVE_TO,
    OWN_SHIELD,
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
    BY_CASTER,
    BY_OWNER,
    BY_RANDOM,
    DESTROY_SHIELD,
    MOVE_SHIELD,
    VERBS,
    WHO_DESIGNATED,
    WHO_DESIGNATED_NEXT,
    WHO_EACH_PLAYER,
    WHO_RIGHT_OF_EACH,
    WHO_SELF,
    ZONE_OWN_TRASH,
    Operation,
)

Verb = Callable[[Table, Frame, Operation], Flow[None] | None]


# --- going through an effect


def perform(t: Table) -> Flow[None]:
    """Carry out the operations of the top frame, until one of them leaves something on the agenda."""
    frame = t.frames[-1]
    program = PROGRAMS[frame.program]
    while frame.step < len(program) and not is_stopped(t, frame):
        operation = program[frame.step]
        if lacks_designation(frame, operation):
            t.next_on_agenda([[CALL_DESIGNATION], [PERFORM]])
            return
        waiting = t.agenda
        frame.step += 1
        flow = DO[operation.verb](t, frame, operation)
        if flow is not None:
            yield from flow
        if flow is not None or t.agenda is not waiting:
            added = len(t.agenda) - len(waiting)
            t.agenda = t.agenda[:added] + [[PERFORM]] + waiting
            return


def is_stopped(t: Table, frame: Frame) -> bool:
    """A cancelled effect has no effect; that of a Boss who is beaten stops at once."""
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
        # Damage of an Event is nobody's doing.
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


def discard_one(t: Table, seats: int) -> Flow[None]:
    asked = [seat for seat in t.in_turn_order() if seats >> seat & 1 and t.players[seat].hand]
    if asked:
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
    """One more action this turn, if it is the caster's own turn. Nobody schemes in the last fight or in a duel."""
    is_scheme = operation.action == ACTION_SCHEME
    if frame.caster == t.turn and not t.brawl and not (is_scheme and (t.is_duel or t.dark != NOBODY)):
        t.actions = [left + (action == operation.action) for action, left in enumerate(t.actions)]
        t.event("extra-action", frame.caster, word=ACTIONS[operation.action])


def skip_action(t: Table, frame: Frame, operation: Operation) -> None:
    for seat in entities(t, frame, operation.who):
        t.players[seat].skips |= 1 << operation.action
        t.event("skips", seat, word=ACTIONS[operation.action])


# --- Shields


def destroy_shield(t: Table, frame: Frame, operation: Operation) -> Flow[None] | None:
    if operation.n.is_all:
        for seat in t.in_turn_order():
            if operation.who == WHO_EACH_PLAYER or seat in entities(t, frame, operation.who):
                for token in t.shields_in(t.players[seat], frame.lane):
                    t.lose_shield(t.players[seat], token, "destroyed")
        return None
    seats = [seat for seat in entities(t, frame, operation.who) if t.shields_in(t.players[seat], frame.lane)]
    if operation.choose == BY_OWNER:
        return give_up_shields(t, frame, seats)
    if operation.choose == BY_CASTER:
        return destroy_unseen(t, frame, seats)
    for seat in seats:
        t.lose_shield(t.players[seat], any_of(t, t.shields_in(t.players[seat], frame.lane))[0], "destroyed")
    return None


def give_up_shields(t: Table, frame: Frame, seats: list[int]) -> Flow[None]:
    """Players choose a Shield of their own, all at the same time; whoever has just one, as all can see, gives it up."""
    choices: list[Choice] = []
    tokens: list[int] = []
    for seat in seats:
        shields = t.shields_in(t.players[seat], frame.lane)
        if len(shields) > 1:
            choices.append(Choice(seat, OWN_SHIELD, shields, frame.card))
        else:
            tokens.append(shields[0])
    if choices:
        answers = yield from choose_together(choices)
        tokens = tokens + answers
    for seat in seats:
        for token in tokens:
            if token in t.players[seat].shields:
                t.lose_shield(t.players[seat], token, "destroyed")


def destroy_unseen(t: Table, frame: Frame, seats: list[int]) -> Flow[None]:
    for seat in seats:
        shields = t.shields_in(t.players[seat], frame.lane)
        token = yield from casting.choose_shield(t, frame.caster, shields, frame.card)
        t.lose_shield(t.players[seat], token, "destroyed")


def move_shield(t: Table, frame: Frame, operation: Operation) -> Flow[None]:
    """The caster moves a Shield, unseen, to another player with a free place."""
    for owner in entities(t, frame, operation.who):
        receivers = receivers_of_shield(t, frame, owner)
        shields = t.shields_in(t.players[owner], frame.lane)
        if receivers and shields:
            token = yield from casting.choose_shield(t, frame.caster, shields, frame.card)
            receiver = yield from choose(frame.caster, MOVE_TO, receivers, frame.card)
            t.move_shield(t.players[owner], token, t.players[receiver])


def receivers_of_shield(t: Table, frame: Frame, owner: int) -> list[int]:
    return [seat for seat in t.living() if seat != owner and t.has_room(t.players[seat], max(frame.lane, 0))]


def place_shield(t: Table, frame: Frame, operation: Operation) -> None:
    count = reckon(t, frame, operation.n)
    for seat in entities(t, frame, operation.who):
        for _ in range(count):
            t.lay_black_magic(t.players[seat], max(frame.lane, 0))


def attach(t: Table, frame: Frame, operation: Operation) -> None:
    owner = casting.owner_of(t, frame.shield)
    if owner != NOBODY:
        t.attach(frame.card, t.players[owner], frame.shield, frame.caster)


# --- answers to damage, Spells and Shields


def prevent(t: Table, frame: Frame, operation: Operation) -> None:
    t.event("prevented", frame.caster, take_off(t, frame, operation))


def take_off(t: Table, frame: Frame, operation: Operation) -> int:
    """Take the amount of an operation off the damage; gives how much it was."""
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
    # In a world that somebody imagines such a card may be cast as a Spell: then there is nothing to cancel.
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
    """The branches that can be carried out; if none can, all of them, for nothing."""
    numbers = [number for number, program in enumerate(programs) if is_possible(t, frame, PROGRAMS[program][0])]
    return numbers or list(range(len(programs)))


def is_possible(t: Table, frame: Frame, operation: Operation) -> bool:
    if operation.verb != DESTROY_SHIELD and operation.verb != MOVE_SHIELD:
        return True
    owners = [frame.caster] if operation.who == WHO_SELF else entities(t, frame, operation.who)
    for owner in owners:
        if t.shields_in(t.players[owner], frame.lane):
            if operation.verb == DESTROY_SHIELD or receivers_of_shield(t, frame, owner):
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
    destroy_shield, move_shield, place_shield, attach, prevent, reflect, redirect, amplify, negate, peek_tool,
    swap_tool, pass_tool, brawl, brawl_ring, strike, give_beaten, coin, choose_branch, each_choose, if_target_dead,
    vote_murderer, become_darkchmage,
]  # fmt: skip
assert len(DO) == len(VERBS)
