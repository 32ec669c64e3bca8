"""A bot's turn: what it does with its actions, at whom it aims, and in which lane of a duel."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice
from pentakl.games.ravehard.casting import owner_of
from pentakl.games.ravehard.defence import shield_worth, worst_shield
from pentakl.games.ravehard.evaluation import (
    A_SHIELD,
    damage_gain,
    harm,
    is_enemy,
    regard,
    worth_at,
    worth_of_spell,
)
from pentakl.games.ravehard.frame import ATTACHMENT, ATTACK
from pentakl.games.ravehard.intrigue import CERTAIN, Policy, scheme, trust_in, whom_to_peek_at
from pentakl.games.ravehard.printed import TIMING
from pentakl.games.ravehard.programs import EFFECT, FLASHBACK, PROGRAMS, SYNERGY
from pentakl.games.ravehard.questions import (
    CAST,
    END,
    FLASH_BACK,
    FREE,
    LAY,
    PUT_ON,
    SCHEME,
    STRIKE_OUT,
    is_osom,
    partner_in,
    play,
    token_in,
    way_in,
)
from pentakl.games.ravehard.seat import LANES
from pentakl.games.ravehard.table import BOOSTS, BOSS, LOCKS, Table, is_shield
from pentakl.games.ravehard.vocabulary import PEEK_TOOL, TIMING_ATTACHMENT, TIMING_OFFENSIVE, TIMING_STRATEGIC

LEAST: Final = 3  # a bot makes no play that is worth less
COIN_WORTH: Final = 25  # in a duel: nor one that the coin pays for, if it is worth less than this
PATIENCE: Final = 60  # after this many turns of a duel a bot attacks at any cost


# --- a turn


def advise_turn(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """The best strategic play, then the best offensive one, then one that the coin pays for; scheming comes last."""
    me = choice.seat
    strategic: list[int] = []
    offensive: list[int] = []
    extra: list[int] = []
    schemes: list[int] = []
    for option in choice.options:
        way = way_in(option)
        if way == SCHEME:
            schemes.append(option)
        elif is_osom(option):
            extra.append(option)
        elif is_offensive(t, option):
            offensive.append(option)
        elif way != END:
            strategic.append(option)
    for options, least in ((strategic, LEAST), (offensive, least_of_offence(t)), (extra, COIN_WORTH)):
        if options:
            worths = [worth_of_play(t, me, option) for option in options]
            if max(worths) >= least:
                return options[worths.index(max(worths))]
    return scheme(t, me, schemes, policy, chance) if schemes else play(END)


def least_of_offence(t: Table) -> int:
    """What an offensive play has to be worth; in a duel that drags on, any play is good enough."""
    return -1000 if t.is_duel and t.turns > PATIENCE else LEAST


def is_offensive(t: Table, option: int) -> bool:
    way = way_in(option)
    return way == STRIKE_OUT or (way == CAST and TIMING[t.face[token_in(option)]] == TIMING_OFFENSIVE)


def advise_brawl(t: Table, choice: Choice) -> int:
    """The action against the other fighter that is worth most; against a friend that is the mildest one."""
    worths = [worth_of_play(t, choice.seat, option) for option in choice.options]
    return choice.options[worths.index(max(worths))]


def worth_of_play(t: Table, me: int, option: int) -> int:
    way, token, partner = way_in(option), token_in(option), partner_in(option)
    if way == STRIKE_OUT:
        return max([worth_of_attack(t, me, enemy) for enemy in t.enemies_of(me)])
    kind = t.face[token]
    if way == CAST:
        if partner == NO_CARD:
            return worth_of_spell(t, me, EFFECT[kind], token)
        return worth_of_spell(t, me, SYNERGY[kind], token) - shield_worth(t, t.face[partner]) // 2
    if way == LAY:
        return worth_of_laying(t, me, kind)
    if way == FLASH_BACK:
        return worth_of_spell(t, me, FLASHBACK[kind], token)
    if way == PUT_ON:
        return worth_of_attaching(t, me, kind)
    assert way == FREE, option
    return shield_worth(t, kind) * 8 // 10


def worth_of_attack(t: Table, me: int, enemy: int) -> int:
    """What an attack with the character is worth, less the Retaliation if the enemy survives it."""
    gain = damage_gain(t, me, enemy, t.attack_of(me))
    before = harm(t, enemy, 1000)
    if before <= harm(t, enemy, t.attack_of(me)):
        return gain
    return gain - harm(t, me, t.attack_of(enemy)) * regard(t, me, me) // 100


def worth_of_laying(t: Table, me: int, kind: int) -> int:
    player = t.players[me]
    worth = shield_worth(t, kind)
    has_room = t.has_room(player, 0) or (t.is_duel and t.has_room(player, 1))
    if not has_room:
        return worth - shield_worth(t, t.face[worst_shield(t, player.shields)])
    return worth * (10 - len(player.shields)) // 10


def worth_of_attaching(t: Table, me: int, kind: int) -> int:
    shields = [token for player in t.players for token in player.shields]
    worths = [worth_of_attachment(t, me, kind, token) for token in shields]
    return max(worths) if worths else -1


def worth_of_attachment(t: Table, me: int, kind: int, shield: int) -> int:
    """What an attachment on this Shield is worth: locks go on Shields of enemies, boosts on my own."""
    owner = owner_of(t, shield)
    if t.players[owner].on(shield):
        return -1
    if LOCKS[kind]:
        return A_SHIELD * 8 // 10 if is_enemy(t, me, owner) else -A_SHIELD
    if owner != me:
        return -1
    return 5 * BOOSTS[kind] + shield_worth(t, t.face[shield]) // 10


def worth_of_card(t: Table, me: int, token: int) -> int:
    """What a card in hand is worth: the best use that it has now."""
    kind = t.face[token]
    best = 0
    if TIMING[kind] == TIMING_OFFENSIVE or TIMING[kind] == TIMING_STRATEGIC:
        best = worth_of_spell(t, me, EFFECT[kind], token)
    elif TIMING[kind] == TIMING_ATTACHMENT:
        best = worth_of_attaching(t, me, kind)
    if is_shield(kind):
        best = max(best, shield_worth(t, kind))
    return best


# --- aiming


def advise_target(t: Table, choice: Choice, policy: Policy) -> int:
    """The target at which the running effect is worth most; help for a suspect counts less."""
    frame = t.frames[-1]
    me = choice.seat
    if frame.kind == ATTACK:
        worths = [worth_of_attack(t, me, enemy) for enemy in choice.options]
        return choice.options[worths.index(max(worths))]
    for operation in PROGRAMS[frame.program]:
        if operation.verb == PEEK_TOOL and not t.is_duel and t.dark == NOBODY:
            return whom_to_peek_at(t, me, choice.options, policy)
    worths = [worth_at(t, me, frame.program, frame, target) for target in choice.options]
    if not t.is_duel:
        trust = trust_in(t, me, policy)
        for place, target in enumerate(choice.options):
            if worths[place] > 0 and target != me and target != BOSS:
                worths[place] = worths[place] * trust[target] // CERTAIN
    return choice.options[worths.index(max(worths))]


def advise_shield_target(t: Table, choice: Choice) -> int:
    """Which Shield gets an attachment, or is destroyed or moved; of others' Shields, preferably a bare one."""
    frame = t.frames[-1]
    me = choice.seat
    if frame.kind == ATTACHMENT:
        kind = t.face[frame.card]
        worths = [worth_of_attachment(t, me, kind, shield) for shield in choice.options]
    else:
        worths = []
        for shield in choice.options:
            owner = t.players[owner_of(t, shield)]
            worths.append(-shield_worth(t, t.face[shield]) if owner.index == me else 1 - len(owner.on(shield)))
    return choice.options[worths.index(max(worths))]


# --- lanes of a duel


def advise_lane(t: Table, choice: Choice) -> int:
    """A Shield goes to the lane with fewer of my Shields, anything else to the lane where the rival has fewest."""
    me = choice.seat
    player, rival = t.players[me], t.players[1 - me]
    if choice.source in player.hand:
        worths = [-len(t.shields_in(player, lane)) for lane in choice.options]
    elif t.frames and t.frames[-1].kind == ATTACHMENT:
        worths = [best_attachment_in(t, me, t.face[choice.source], lane) for lane in choice.options]
    else:
        worths = [len(t.unlocked_in(player, lane)) - 3 * len(t.unlocked_in(rival, lane)) for lane in choice.options]
    return choice.options[worths.index(max(worths))]


def best_attachment_in(t: Table, me: int, kind: int, lane: int) -> int:
    shields = [token for player in t.players for token in t.shields_in(player, lane)]
    worths = [worth_of_attachment(t, me, kind, token) for token in shields]
    return max(worths) if worths else -A_SHIELD


def lane_for_black_magic(t: Table, me: int) -> int:
    """The lane with fewer of my Shields."""
    counts = [len(t.shields_in(t.players[me], lane)) for lane in range(LANES)]
    return counts.index(min(counts))
