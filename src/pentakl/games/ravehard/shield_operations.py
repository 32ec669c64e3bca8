"""Operations on laid Shields: discarding, moving, placing and covering them."""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose, choose_together
from pentakl.games.ravehard import casting
from pentakl.games.ravehard.entities import any_of, entities, reckon
from pentakl.games.ravehard.frame import Frame
from pentakl.games.ravehard.questions import MOVE_TO, OWN_SHIELD
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.vocabulary import BY_CASTER, BY_OWNER, WHO_EACH_PLAYER, Operation


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
    """Players choose a Shield of their own, all at the same time; a player with only one gives it up unasked."""
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
