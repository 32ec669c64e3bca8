"""Defence: what Shields are worth, when to use them, and who takes designated damage.

Who takes designated damage is computed from public information only, so that all bots name the same player.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice
from pentakl.games.ravehard.entities import boosted, reckon
from pentakl.games.ravehard.evaluation import (
    A_LIFE,
    A_SHIELD,
    damage_gain,
    harm,
    holds_weapon,
    is_enemy,
    least_harmed,
    regard,
    visible_cost,
    worth_of_effect,
    worth_of_operation,
    worth_of_spell,
)
from pentakl.games.ravehard.frame import ACTIVATION, BOSS_ATTACK, Frame
from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.programs import AIM, BRANCHES, ON, PROGRAMS, SHIELD, SYNERGY
from pentakl.games.ravehard.questions import NO, PASS, REACT_DAMAGE, REACT_LOSS, REACT_SHIELD, YES
from pentakl.games.ravehard.table import BOOSTS, BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    AMPLIFY,
    DAMAGE,
    DRAW,
    HEAL,
    NEGATE,
    ON_SHIELD_ACTIVATED,
    PEEK_TOOL,
    PREVENT,
    REDIRECT,
    REFLECT,
    SET_LIFE,
    TARGET_NONE,
    WHO_DESIGNATED,
    Operation,
)

NEEDED: Final = 65  # percent: a Shield is used if it gains at least this share of its usual worth
NEEDED_WHEN_FULL: Final = 45  # the same if there is no room for another Shield
HESITATION: Final = 15  # percent, for each other player with a Shield
FULL: Final = 4
USUAL_BLOW: Final = 6  # damage


# --- what a Shield is worth


def usual_worth(operations: list[Operation]) -> int:
    """What a Shield gains in a typical window."""
    total = 0
    for operation in operations:
        verb = operation.verb
        count = USUAL_BLOW if operation.n.is_all else operation.n.base
        if verb == PREVENT:
            total += 8 * count
        elif verb == REFLECT:
            total += 14 * count
        elif verb == REDIRECT:
            total += 4 * count
        elif verb == AMPLIFY or verb == DAMAGE:
            total += 7 * count
        elif verb == NEGATE:
            total += 40
        elif verb == HEAL:
            total += 6 * count
        elif verb == DRAW:
            total += 5 * count
        elif verb == PEEK_TOOL:
            total += 8
    return total


USUAL: Final[list[int]] = [usual_worth(card.shield.operations) if card.shield else 0 for card in CARDS]


def shield_worth(t: Table, kind: int) -> int:
    """What it is worth to have a Shield laid."""
    if ON[kind] == ON_SHIELD_ACTIVATED and not t.is_duel and t.dark == NOBODY:
        return 4  # nobody at the table is an enemy yet
    return USUAL[kind]


def worst_shield(t: Table, shields: list[int]) -> int:
    """The Shield that is worth least."""
    worths = [shield_worth(t, t.face[token]) for token in shields]
    return shields[worths.index(min(worths))]


# --- windows


def react(t: Table, choice: Choice, chance: Chance) -> int:
    """The Shield that gains most beyond what makes it worth using, or a pass."""
    me = choice.seat
    if leaves_it_to_others(t, choice, chance):
        return PASS
    tokens = [token for token in choice.options if token >= 0]
    best, found = 0, PASS
    for token in tokens:
        kind = t.face[token]
        gain = gain_of_reaction(t, me, token, choice.prompt)
        needed = shield_worth(t, kind) * (NEEDED if len(t.players[me].shields) < FULL else NEEDED_WHEN_FULL) // 100
        surplus = gain - needed
        if gain > 0 and surplus >= 0 and surplus + 1 > best:
            best, found = surplus + 1, token
    return found


def leaves_it_to_others(t: Table, choice: Choice, chance: Chance) -> bool:
    """Whether a bot of a team keeps its Shields for itself: the more others could help, the more often it does."""
    me = choice.seat
    is_for_me = choice.prompt == REACT_LOSS or (choice.prompt == REACT_DAMAGE and t.victim == me)
    if is_for_me or t.is_duel or t.dark != NOBODY:
        return False
    others = [seat for seat in t.living() if seat != me and t.players[seat].shields]
    return bool(chance.below(100) < HESITATION * len(others))


def gain_of_reaction(t: Table, me: int, token: int, prompt: int) -> int:
    """What the Shield gains for its owner if it is activated now."""
    kind = t.face[token]
    program = SHIELD[kind]
    frame = Frame(ACTIVATION, program, me, token)
    is_blow = prompt == REACT_DAMAGE or prompt == REACT_LOSS
    frame.source = t.striker if is_blow else t.frames[-1].caster
    for lying in t.players[me].on(token):
        frame.boost += BOOSTS[t.face[lying]]
    if prompt == REACT_LOSS:
        return worth_of_spell(t, me, program) if AIM[program] != TARGET_NONE else 0
    if prompt == REACT_SHIELD:
        return A_SHIELD if is_enemy(t, me, frame.source) else -A_SHIELD
    gain = 0
    amount = t.amount
    for place, operation in enumerate(PROGRAMS[program]):
        verb = operation.verb
        if verb in (PREVENT, REFLECT, REDIRECT):
            taken = amount if operation.n.is_all else min(amount, boosted(t, frame, operation.n))
            saved = harm(t, t.victim, amount) - harm(t, t.victim, amount - taken)
            gain += saved * regard(t, me, t.victim) // 100
            amount -= taken
            if verb == REFLECT:
                gain += damage_gain(t, me, frame.source, taken)
            elif verb == REDIRECT:
                other = whom_to_redirect_to(t, me, [each for each in t.living() if each != me], taken)
                gain += damage_gain(t, me, other, taken)
        elif verb == AMPLIFY:
            more = amount + boosted(t, frame, operation.n)
            gain += damage_gain(t, me, t.victim, more) - damage_gain(t, me, t.victim, amount)
        elif verb == SET_LIFE:
            gain += A_LIFE * (reckon(t, frame, operation.n) - t.players[me].life)
        elif verb == NEGATE:
            gain -= worth_of_answered(t, me)
        else:
            gain += worth_of_operation(t, me, frame, operation, BRANCHES[program][place])
    return gain


def worth_of_answered(t: Table, me: int) -> int:
    """What the Spell that the open window is about is worth to a player."""
    frame = t.frames[-1]
    return worth_of_effect(t, me, frame.program, frame)


def whom_to_redirect_to(t: Table, me: int, seats: list[int], amount: int) -> int:
    if not seats:
        return NOBODY
    gains = [damage_gain(t, me, seat, amount) for seat in seats]
    return seats[gains.index(max(gains))]


def help_synergy(t: Table, choice: Choice) -> int:
    """Reveal the partner of another player's card if the Synergy gains more than the Shield is worth."""
    me = choice.seat
    frame = t.frames[-1]
    if is_enemy(t, me, frame.caster):
        return PASS
    best, found = 0, PASS
    for token in choice.options:
        if token >= 0:
            program = SYNERGY[t.face[frame.card]]
            gain = synergy_gain(t, me, frame, program) - shield_worth(t, t.face[token])
            if gain > best:
                best, found = gain, token
    return found


def synergy_gain(t: Table, me: int, frame: Frame, program: int) -> int:
    """How much more the Synergy is worth than the card alone."""
    if frame.kind == ACTIVATION:
        # The Synergies of Shields prevent all of the damage.
        return harm(t, me, t.amount) if t.victim == me else 0
    return worth_of_spell(t, frame.caster, program) - worth_of_spell(t, frame.caster, frame.program)


# --- designated damage


def designated_amount(t: Table) -> int:
    """How much the designated player is about to take."""
    frame = t.frames[-1]
    if frame.kind == BOSS_ATTACK:
        return t.attack_of(BOSS)
    for operation in PROGRAMS[frame.program][frame.step :]:
        if operation.who == WHO_DESIGNATED and operation.verb == DAMAGE:
            return reckon(t, frame, operation.n)
    return 2 * len(t.living())


def volunteer(t: Table, me: int) -> int:
    """Volunteer if the blow costs me least; the holder of the weapon never does."""
    return YES if not holds_weapon(t, me) and least_harmed(t, designated_amount(t)) == me else NO


def nominate(t: Table, options: list[int]) -> int:
    """Name the player to whom the blow costs least."""
    amount = designated_amount(t)
    costs = [visible_cost(t, seat, amount) for seat in options]
    return options[costs.index(min(costs))]
