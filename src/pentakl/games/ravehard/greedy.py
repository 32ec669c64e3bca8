"""The brawler: a rival for Ravehard that takes the play worth most at once and answers every question sensibly.

It hits the enemy, heals whoever needs it, lays Shields while there is room, and uses them when they save enough. It is
given a world that its seat can believe in, so reading any card of it is no peeking: its vote names whoever holds the
weapon in that world.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.state import State
from pentakl.games.ravehard.chamber import leading_tool
from pentakl.games.ravehard.frame import ENEMY, Frame
from pentakl.games.ravehard.life import full_life, total_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.programs import EFFECT, FLASHBACK, ON, PROGRAMS, SHIELD, SYNERGY
from pentakl.games.ravehard.questions import (
    BRANCH,
    BRAWL_TURN,
    CAST,
    DESIGNATE,
    DISCARD_CARD,
    END,
    FLASH_BACK,
    HELP,
    LANE,
    LAY,
    MOVE_TO,
    NO,
    NOMINATE,
    OWN_SHIELD,
    PASS,
    REACT_DAMAGE,
    REACT_LOSS,
    REACT_SPELL,
    RECOVER_CARD,
    REDIRECT_TO,
    REPLACE,
    SCHEME,
    SHIELD_TARGET,
    STRIKE_OUT,
    TARGET,
    TURN,
    VOLUNTEER,
    VOTE,
    YES,
    is_osom,
    partner_in,
    token_in,
    way_in,
)
from pentakl.games.ravehard.table import BOSS
from pentakl.games.ravehard.vocabulary import (
    AMPLIFY,
    COIN,
    DAMAGE,
    DESTROY_SHIELD,
    DRAW,
    EXTRA_ACTION,
    HEAL,
    IF,
    MODIFY_ATTACK,
    NEGATE,
    ON_DAMAGE_TO_ANY_OTHER,
    PEEK_TOOL,
    PREVENT,
    RECOVER,
    REFLECT,
    REVIVE,
    STEAL_CARD,
    STRIKE,
    WHO_EACH_PLAYER,
    WHO_SELF,
    WHO_TARGET,
    Operation,
)

# In tenths of a point of damage.
POINT: Final = 10
CARD: Final = 15
SHIELD_LAID: Final = 25
COIN_PRICE: Final = 20
WORTH_A_SHIELD: Final = 3  # damage
LOW_LIFE: Final = 6


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the brawler takes."""
    t = state.table
    assert isinstance(t, RavehardTable)
    me = choice.seat
    prompt = choice.prompt
    options = choice.options
    if prompt == TURN or prompt == BRAWL_TURN:
        return best(options, [play_score(t, me, option, chance) for option in options])
    if prompt == TARGET:
        return choose_target(t, me, options)
    if REACT_DAMAGE <= prompt <= REACT_LOSS:
        return react(t, me, prompt, options)
    if prompt == HELP:
        return options[-1] if len(options) > 2 and not is_foe(t, me, t.frames[-1].caster) else PASS
    if prompt == VOLUNTEER:
        return YES if strongest(t, t.living()) == me else NO
    if prompt == DESIGNATE or prompt == NOMINATE:
        return strongest(t, options)
    if prompt == VOTE:
        return vote(t, options, chance)
    if prompt == DISCARD_CARD or prompt == OWN_SHIELD or prompt == REPLACE:
        return best(options, [-card_score(t, me, token) for token in options])
    if prompt == RECOVER_CARD:
        return best(options, [card_score(t, me, token) for token in options])
    if prompt == LANE:
        return best(options, [-len(t.shields_in(t.players[1 - me], lane)) for lane in options])
    if prompt == SHIELD_TARGET:
        return best(options, [int(is_foes_shield(t, me, token)) for token in options])
    if prompt == REDIRECT_TO:
        return best(options, [1000 * is_foe(t, me, seat) + total_life(t, seat) for seat in options])
    if prompt == MOVE_TO:
        return best(options, [int(not is_foe(t, me, seat)) for seat in options])
    if prompt == BRANCH:
        return choose_branch(t, me, options)
    return options[0]


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]


# --- who is who


def is_foe(t: RavehardTable, me: int, who: int) -> bool:
    """Whether somebody fights me now."""
    if who == BOSS:
        return True
    if who == NOBODY or who == me:
        return False
    return who in t.enemies_of(me)


def is_foes_shield(t: RavehardTable, me: int, shield: int) -> bool:
    return any(shield in player.shields and is_foe(t, me, player.index) for player in t.players)


def strongest(t: RavehardTable, seats: list[int]) -> int:
    """Whoever can best bear damage; between equals the first seat, so that all agree."""
    ordered = sorted(seats)
    return best(ordered, [total_life(t, seat) for seat in ordered])


def missing_life(t: RavehardTable, who: int) -> int:
    if not t.is_living(who) or who == BOSS:
        return 0
    return full_life(t, who) - t.players[who].life


# --- what effects are worth


def program_score(t: RavehardTable, me: int, program: int) -> int:
    return sum([operation_score(t, me, operation) for operation in PROGRAMS[program]]) if program >= 0 else 0


def operation_score(t: RavehardTable, me: int, operation: Operation) -> int:
    """How much an operation is worth to its caster, well aimed."""
    verb = operation.verb
    amount = operation.n.base
    if verb == DAMAGE:
        return -POINT * amount if operation.who == WHO_SELF else POINT * amount * bool(t.enemies_of(me))
    if verb == STRIKE:
        return POINT * (t.attack_of(me) + amount)
    if verb == HEAL:
        if operation.who == WHO_TARGET:
            return POINT * min(amount, max([missing_life(t, seat) for seat in t.living()]))
        if operation.who == WHO_EACH_PLAYER:
            return sum([POINT * min(amount, missing_life(t, seat)) for seat in t.living()])
        return POINT * min(amount, missing_life(t, me))
    if verb == REVIVE:
        return 10 * POINT * (len(t.living()) < t.seats)
    if verb == DRAW or verb == RECOVER or verb == STEAL_CARD:
        return CARD * max(1, amount)
    if verb == EXTRA_ACTION:
        return 2 * POINT
    if verb == PEEK_TOOL or verb == MODIFY_ATTACK:
        return POINT
    if verb == COIN or verb == IF:
        return max([sum([operation_score(t, me, each) for each in branch]) for branch in operation.branches])
    if verb == PREVENT or verb == REFLECT or verb == NEGATE or verb == AMPLIFY:
        return 3 * POINT
    return 5


def card_score(t: RavehardTable, me: int, token: int) -> int:
    """What a card of the hand, or a Shield, is worth."""
    kind = t.face[token]
    return max(program_score(t, me, EFFECT[kind]), program_score(t, me, SHIELD[kind]))


def play_score(t: RavehardTable, me: int, option: int, chance: Chance) -> int:
    way, token = way_in(option), token_in(option)
    price = COIN_PRICE if is_osom(option) else 0
    if way == END:
        return 0
    if way == STRIKE_OUT:
        back = max([t.attack_of(enemy) for enemy in t.enemies_of(me)])
        return POINT * t.attack_of(me) - POINT * back // 2 - price
    if way == SCHEME:
        return 1 if chance.below(3) == 0 else -1
    kind = t.face[token]
    if way == CAST:
        partner = partner_in(option)
        program = EFFECT[kind] if partner == NO_CARD else SYNERGY[kind]
        return program_score(t, me, program) - (CARD if partner != NO_CARD else 0) - price
    if way == FLASH_BACK:
        return program_score(t, me, FLASHBACK[kind]) - price
    if way == LAY:
        has_room = t.has_room(t.players[me], 0) or (t.is_duel and t.has_room(t.players[me], 1))
        return (SHIELD_LAID if has_room else -1) - price
    return -1


# --- answers


def choose_target(t: RavehardTable, me: int, options: list[int]) -> int:
    """A harmful effect goes to the weakest foe, a helpful one to whoever lacks most."""
    frame = t.frames[-1]
    foes = [who for who in options if is_foe(t, me, who)]
    if is_harmful(frame):
        if BOSS in foes:
            return BOSS
        if foes:
            return best(foes, [-total_life(t, seat) for seat in foes])
        return best(options, [total_life(t, seat) for seat in options])
    friends = [who for who in options if who not in foes] or options
    return best(friends, [1000 * (not t.is_living(seat)) + missing_life(t, seat) for seat in friends])


def is_harmful(frame: Frame) -> bool:
    if frame.program < 0:
        return True  # an attack with the character
    verbs = [operation.verb for operation in PROGRAMS[frame.program]]
    return any(verb in (DAMAGE, STRIKE, MODIFY_ATTACK, COIN, STEAL_CARD, DESTROY_SHIELD) for verb in verbs)


def react(t: RavehardTable, me: int, prompt: int, options: list[int]) -> int:
    """Use a Shield where it saves enough, or hits a foe harder."""
    tokens = [option for option in options if option >= 0]
    if not tokens:
        return PASS
    if prompt == REACT_DAMAGE:
        harms_foe = is_foe(t, me, t.victim)
        for token in tokens:
            if (ON[t.face[token]] == ON_DAMAGE_TO_ANY_OTHER) == harms_foe and (harms_foe or t.amount >= WORTH_A_SHIELD):
                return token
        return PASS
    if prompt == REACT_SPELL:
        frame = t.frames[-1]
        return tokens[0] if frame.kind == ENEMY or is_foe(t, me, frame.caster) else PASS
    if prompt == REACT_LOSS:
        return tokens[0]
    return tokens[0] if is_foe(t, me, t.frames[-1].caster) else PASS


def vote(t: RavehardTable, options: list[int], chance: Chance) -> int:
    """Whoever holds the weapon in this world, if it is not the voter."""
    weapon = leading_tool(t)
    for seat in options:
        for token in t.players[seat].tools:
            if t.face[token] == weapon:
                return seat
    return options[int(chance.below(len(options)))]


def choose_branch(t: RavehardTable, me: int, options: list[int]) -> int:
    """Whoever has much life takes damage rather than lose a Shield; of a Spell a foe loses a Shield, a friend draws."""
    frame = t.frames[-1]
    if frame.caster != me:
        return options[-1] if t.players[me].life > LOW_LIFE else options[0]
    return options[0] if is_foe(t, me, frame.target) else options[-1]
