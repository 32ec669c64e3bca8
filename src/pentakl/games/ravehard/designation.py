"""Designation: who takes the damage that an Enemy card or the Boss deals to "the designated player".

Volunteers are asked first; otherwise the holder of the Being-Beaten card decides; without a holder all nominate.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose, choose_together
from pentakl.games.ravehard.entities import any_of
from pentakl.games.ravehard.life import COWARDS, end
from pentakl.games.ravehard.questions import CALL_NOMINATION, DESIGNATE, NO, NOMINATE, VOLUNTEER, YES
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.tools import NOMINATED, VOLUNTEERED, write_down

ATTEMPTS: Final = 3


def call_designation(t: Table) -> Flow[None] | None:
    """Find out whom the effect of the top frame designates."""
    living = t.living()
    if len(living) > 1 and t.beaten != NOBODY:
        return call_volunteers(t, living)
    if len(living) == 1:
        designate(t, living[0])
    else:
        t.next_on_agenda([[CALL_NOMINATION, 1]])
    return None


def call_volunteers(t: Table, living: list[int]) -> Flow[None]:
    """A single volunteer is designated; otherwise the holder of the Being-Beaten card names somebody else."""
    holder = t.beaten
    card = t.frames[-1].card
    answers = yield from choose_together([Choice(seat, VOLUNTEER, [NO, YES], card) for seat in living])
    willing = [seat for i, seat in enumerate(living) if answers[i] == YES]
    for seat in willing:
        write_down(t, VOLUNTEERED, seat, seat)
        t.event("volunteered", seat)
    if len(willing) == 1:
        designate(t, willing[0])
    else:
        others = [seat for seat in living if seat != holder]
        named = yield from choose(holder, DESIGNATE, others, card)
        designate(t, named)


def call_nomination(t: Table, attempt: int) -> Flow[None]:
    """Each living player names a living player: the only one who names themselves, or a strict plurality, takes it."""
    living = t.living()
    card = t.frames[-1].card
    named = yield from choose_together([Choice(seat, NOMINATE, sorted(living), card) for seat in living])
    for i, seat in enumerate(living):
        write_down(t, NOMINATED, seat, named[i])
        t.event("nominated", seat, other=named[i])
    found = agreed(living, named)
    if found != NOBODY:
        designate(t, found)
    elif attempt < ATTEMPTS:
        t.event("no-agreement", NOBODY, attempt)
        t.next_on_agenda([[CALL_NOMINATION, attempt + 1]])
    elif t.is_merciful:
        designate(t, any_of(t, living)[0])
    else:
        end(t, [], COWARDS)


def agreed(seats: list[int], named: list[int]) -> int:
    """The player on whom nominations agree; NOBODY if they do not.

    >>> agreed([0, 1, 2], [1, 2, 1]), agreed([0, 1, 2], [0, 2, 1]), agreed([0, 1, 2], [1, 2, 0])
    (1, 0, -1)
    """
    willing = [seat for i, seat in enumerate(seats) if named[i] == seat]
    if len(willing) == 1:
        return willing[0]
    counts = [named.count(seat) for seat in seats]
    if counts.count(max(counts)) == 1:
        return seats[counts.index(max(counts))]
    return NOBODY


def designate(t: Table, seat: int) -> None:
    """A player accepts the damage, and with it the Being-Beaten card; in the first Boss turn also the Turn card."""
    frame = t.frames[-1]
    frame.designated = seat
    frame.designations += 1
    t.event("designated", seat)
    give_beaten_card(t, seat)
    if t.turns == 0 and t.boss_turns == 1:
        t.turn = seat
        t.event("turn-card", seat)


def give_beaten_card(t: Table, seat: int) -> None:
    if t.players[seat].is_alive() and t.beaten != seat:
        t.beaten = seat
        t.event("beaten-card", seat)
