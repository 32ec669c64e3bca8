"""Casting: a card comes to the middle, gets its lane, its Synergy and its target, and is put away when it is over.

The order is: lane, Synergy, target, window for those who may cancel it, operations. operations.py carries these out.
"""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow, choose
from pentakl.games.ravehard import reactions
from pentakl.games.ravehard.frame import (
    ACTIVATION,
    ATTACHMENT,
    ENEMY,
    EVENT,
    FLASHBACK_SPELL,
    NO_LANE,
    SPELL,
    Frame,
)
from pentakl.games.ravehard.programs import AIM, EFFECT, FLASHBACK, PARTNERS, SYNERGY
from pentakl.games.ravehard.questions import (
    CALL_HELP,
    CHOOSE_LANE,
    HELP,
    LANE,
    LAY_CARD,
    PASS,
    PERFORM,
    PUT_AWAY,
    REPLACE,
    SHIELD_TARGET,
    TAKE_AIM,
    TARGET,
    WINDOW,
)
from pentakl.games.ravehard.seat import LANES, Seat
from pentakl.games.ravehard.table import BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    TARGET_ANY,
    TARGET_ANY_PLAYER,
    TARGET_ANY_PLAYER_OR_DEAD,
    TARGET_ANY_PLAYER_SHIELD,
    TARGET_DEAD_PLAYER,
    TARGET_ENEMY,
    TARGET_OTHER_PLAYER,
)

# --- the beginning of a Spell


def cast(t: Table, seat: int, token: int, partner: int) -> None:
    """Cast a Spell of the hand, perhaps with an own partner of its Synergy, from the hand or from a Shield."""
    player = t.players[seat]
    kind = t.face[token]
    t.to_middle("cast", token, player)
    frame = Frame(SPELL, EFFECT[kind], seat, token)
    begin(t, frame)
    if partner != NO_CARD:
        # A Shield works in its own lane only, so it decides where the Spell happens.
        if partner in player.shields and t.is_duel:
            frame.lane = player.lane_of(partner)
            t.declare_lane(seat, frame.lane)
        reveal_partner(t, frame, seat, partner)
    elif PARTNERS[kind]:
        t.agenda = t.agenda[:1] + [[CALL_HELP]] + t.agenda[1:]


def flash_back(t: Table, seat: int, token: int) -> None:
    """Cast a Spell again out of the Trash; afterwards it is shuffled into its deck."""
    home = t.homes[token]
    t.trashes[home].remove(token)
    t.middle.append(token)
    t.moved("flashed-back", seat, token, "trash", NOBODY, "middle", NOBODY, start_place=home)
    begin(t, Frame(FLASHBACK_SPELL, FLASHBACK[t.face[token]], seat, token))


def cast_enemy(t: Table) -> None:
    """The Boss casts the top Enemy card."""
    token = t.next_enemy()
    t.frames = t.frames + [Frame(ENEMY, EFFECT[t.face[token]], BOSS, token)]
    first = t.turn if t.turn != NOBODY else 0
    t.next_on_agenda([[WINDOW, reactions.ON_SPELL, first], [PERFORM], [PUT_AWAY]])


def put_on(t: Table, seat: int, token: int) -> None:
    """Put an attachment on a laid Shield; this is not a Spell, so nobody can react to it."""
    t.to_middle("cast", token, t.players[seat])
    t.frames = t.frames + [Frame(ATTACHMENT, EFFECT[t.face[token]], seat, token)]
    t.next_on_agenda([[CHOOSE_LANE], [TAKE_AIM], [PERFORM], [PUT_AWAY]])


def begin(t: Table, frame: Frame) -> None:
    t.frames = t.frames + [frame]
    first = (frame.caster + 1) % t.seats
    t.next_on_agenda(
        [[CHOOSE_LANE], [TAKE_AIM], [WINDOW, reactions.ON_SPELL, first], [PERFORM], [PUT_AWAY]],
    )


# --- the lane


def choose_lane(t: Table) -> Flow[None] | None:
    """In a duel every action happens in one declared lane."""
    frame = t.frames[-1]
    return declare_lane(t, frame) if t.is_duel and frame.lane == NO_LANE else None


def declare_lane(t: Table, frame: Frame) -> Flow[None]:
    lanes = list(range(LANES))
    if frame.kind == ATTACHMENT:
        lanes = [lane for lane in lanes if shields_to_aim_at(t, lane)]
    frame.lane = yield from choose(frame.caster, LANE, lanes, frame.card)
    t.declare_lane(frame.caster, frame.lane)


# --- Synergies


def call_help(t: Table) -> Flow[None] | None:
    """Everybody else with an unlocked Shield may reveal it as a partner; so may the owner, if the card is a Shield.

    The owner comes first, then the first yes clockwise counts. All are asked, even if their Shields do not fit.
    """
    frame = t.frames[-1]
    caster = frame.caster
    asked: list[int] = []
    tokens: list[list[int]] = []
    for seat in t.clockwise(caster):
        player = t.players[seat]
        is_owner = seat == caster
        shields = t.unlocked_in(player, frame.lane)
        if (is_owner and frame.kind == ACTIVATION) or (not is_owner and player.is_alive() and shields):
            held = shields + player.hand if is_owner else shields
            asked.append(seat)
            tokens.append([token for token in held if is_partner(t, frame, token)])
    return choose_partner(t, frame, asked, tokens) if reactions.is_anybody_asked(t, asked) else None


def choose_partner(t: Table, frame: Frame, asked: list[int], tokens: list[list[int]]) -> Flow[None]:
    answers = yield from reactions.ask_all(t, asked, tokens, HELP, frame.card)
    for i, seat in enumerate(asked):
        if answers[i] != PASS:
            reveal_partner(t, frame, seat, answers[i])
            return


def is_partner(t: Table, frame: Frame, token: int) -> bool:
    return t.face[token] in PARTNERS[t.face[frame.card]]


def reveal_partner(t: Table, frame: Frame, seat: int, token: int) -> None:
    """Both effects are replaced by that of the Synergy."""
    player = t.players[seat]
    if token in player.shields:
        t.shield_to_middle("joined", player, token)
    else:
        t.to_middle("joined", token, player)
    frame.partner = token
    if is_partner(t, frame, token):
        frame.program = SYNERGY[t.face[frame.card]]
    t.event("synergy", frame.caster, other=seat)


# --- the target


def take_aim(t: Table) -> Flow[None] | None:
    """The caster chooses the one target of the card; without a possible target that part is skipped."""
    frame = t.frames[-1]
    rule = AIM[frame.program]
    if rule == TARGET_ANY_PLAYER_SHIELD:
        shields = shields_to_aim_at(t, frame.lane)
        return aim_at_shield(t, frame, shields) if shields else None
    targets = targets_of(t, frame, rule)
    if len(targets) > 1:
        return choose_target(t, frame, targets)
    if targets:
        aim_at(t, frame, targets[0])
    return None


def aim_at_shield(t: Table, frame: Frame, shields: list[int]) -> Flow[None]:
    frame.shield = yield from choose_shield(t, frame.caster, shields, frame.card)


def choose_target(t: Table, frame: Frame, targets: list[int]) -> Flow[None]:
    target = yield Choice(frame.caster, TARGET, targets, frame.card)
    aim_at(t, frame, target)


def aim_at(t: Table, frame: Frame, target: int) -> None:
    frame.target = target
    if target == BOSS:
        t.event("aimed-at-boss", frame.caster)
    else:
        t.event("aimed", frame.caster, other=target)


def targets_of(t: Table, frame: Frame, rule: int) -> list[int]:
    """Whom an effect may aim at; a Spell in a fight of an Event only at the other fighter, a Shield at anybody."""
    caster = frame.caster
    everybody = t.in_turn_order()
    if rule in (TARGET_ANY, TARGET_ENEMY) and t.brawl and frame.kind == SPELL:
        return [each for each in t.enemies_of(caster) if t.is_living(each)]
    if rule == TARGET_ANY:
        return t.living() + ([BOSS] if t.boss_life > 0 else [])
    if rule == TARGET_ENEMY:
        return t.enemies_of(caster)
    if rule == TARGET_ANY_PLAYER:
        return t.living()
    if rule == TARGET_ANY_PLAYER_OR_DEAD:
        return everybody
    if rule == TARGET_DEAD_PLAYER:
        return [seat for seat in everybody if not t.players[seat].is_alive()]
    if rule == TARGET_OTHER_PLAYER:
        return [seat for seat in everybody if seat != caster]
    return []


def shields_to_aim_at(t: Table, lane: int) -> list[int]:
    """Every laid Shield, in turn order of the owners."""
    return [token for seat in t.in_turn_order() for token in t.shields_in(t.players[seat], lane)]


def choose_shield(t: Table, chooser: int, shields: list[int], source: int) -> Flow[int]:
    """Choose a Shield, which may be somebody else's and unknown."""
    return (yield from choose(chooser, SHIELD_TARGET, shields, source))


def owner_of(t: Table, shield: int) -> int:
    """Whose Shield it is; NOBODY if it lies nowhere any more."""
    for player in t.players:
        if shield in player.shields:
            return player.index
    return NOBODY


# --- laying Shields


def lay(t: Table, seat: int, token: int) -> None:
    t.next_on_agenda([[LAY_CARD, seat, token]])


def lay_card(t: Table, seat: int, token: int) -> Flow[None] | None:
    """Lay a card of the hand: in a lane, in a duel; if there is no room, it replaces another Shield."""
    player = t.players[seat]
    if t.is_duel or not t.has_room(player, 0):
        return choose_where_to_lay(t, player, token)
    t.lay_shield(player, token, 0)
    return None


def choose_where_to_lay(t: Table, player: Seat, token: int) -> Flow[None]:
    lane = 0
    if t.is_duel:
        lane = yield Choice(player.index, LANE, list(range(LANES)), token)
    if not t.has_room(player, lane):
        replaced = yield Choice(player.index, REPLACE, t.shields_in(player, lane), token)
        t.lose_shield(player, replaced, "replaced")
    t.lay_shield(player, token, lane)


# --- the end of an effect


def put_away(t: Table) -> None:
    """The top frame is over: its cards go where used cards go."""
    frame = t.frames[-1]
    t.frames = t.frames[:-1]
    if not t.frames:
        reactions.no_blow(t)
    if not frame.lies_open or frame.card not in t.middle:
        return
    if frame.kind == FLASHBACK_SPELL:
        t.shuffle_in(frame.card, frame.caster)
    elif frame.kind == ENEMY:
        t.middle.remove(frame.card)
        t.enemy_discard.append(frame.card)
        t.moved("enemy-over", NOBODY, frame.card, "middle", NOBODY, "enemy_discard", NOBODY)
    elif frame.kind == EVENT:
        t.middle.remove(frame.card)
        t.past = [*t.past, frame.card]
        t.moved("event-over", NOBODY, frame.card, "middle", NOBODY, "past", NOBODY)
    else:
        for token in (frame.card, frame.partner):
            if token != NO_CARD:
                t.middle.remove(token)
                t.use_up("put-away", token, frame.caster, "middle", NOBODY)
