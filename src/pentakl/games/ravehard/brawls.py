"""Fights of Events: two players, one offensive action each against the other; or a ring of blows to the left."""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose
from pentakl.games.ravehard.blows import attack, next_living
from pentakl.games.ravehard.casting import cast
from pentakl.games.ravehard.entities import any_of, entities, opponent
from pentakl.games.ravehard.frame import Frame
from pentakl.games.ravehard.life import end_attack_changes
from pentakl.games.ravehard.plays import offensive_spells
from pentakl.games.ravehard.programs import NO_PROGRAM, PROGRAMS
from pentakl.games.ravehard.questions import (
    BRAWL_ACTION,
    BRAWL_OVER,
    BRAWL_TURN,
    OPPONENT,
    RING_BLOW,
    STRIKE_OUT,
    TAKE_BRANCH,
    partner_in,
    play,
    token_in,
    way_in,
)
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.vocabulary import Operation


def begin(t: Table, frame: Frame, operation: Operation, reward: int) -> Flow[None]:
    """Two living players fight, in the printed order; if there are not two, there is no fight."""
    living = t.living()
    if len(living) < 2:
        return
    named = entities(t, frame, operation.who) or any_of(t, living)
    first = named[0] if t.players[named[0]].is_alive() else next_living(t, named[0])
    second = yield from choose(first, OPPONENT, opponent(t, first, operation.other), frame.card)
    t.brawl = [first, second, 0, 0]
    t.event("brawl", first, other=second)
    t.next_on_agenda([[BRAWL_ACTION, first], [BRAWL_ACTION, second], [BRAWL_OVER, reward]])


def take_action(t: Table, seat: int) -> Flow[None]:
    """A fighter takes one offensive action against the other."""
    if not t.players[t.brawl[0]].is_alive() or not t.players[t.brawl[1]].is_alive():
        return
    # Asked even if only the attack is possible: a missing pause would reveal what the hand lacks.
    option = yield Choice(seat, BRAWL_TURN, offensive_spells(t, seat) + [play(STRIKE_OUT)])
    if way_in(option) == STRIKE_OUT:
        attack(t, seat)
    else:
        cast(t, seat, token_in(option), partner_in(option))


def end(t: Table, reward: int) -> None:
    """Give the reward, if there is one, and then end the fight."""
    if reward != NO_PROGRAM and PROGRAMS[reward]:
        t.next_on_agenda([[TAKE_BRANCH, reward, NOBODY], [BRAWL_OVER, NO_PROGRAM]])
    else:
        t.brawl = []
        end_attack_changes(t)
        t.event("brawl-over", NOBODY)


def begin_ring(t: Table, amount: int) -> None:
    """In turn order each living player deals damage to the next living player on the left."""
    living = t.living()
    if len(living) > 1:
        t.next_on_agenda([[RING_BLOW, seat, amount] for seat in living])
