"""Evaluation: what an effect is worth to a player, in tenths of a life.

It adds up the operations of the effect: who gains or loses how much, and how much that player means to `me`. It looks
one effect ahead, carries out nothing and knows nothing of questions.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.games.ravehard import life
from pentakl.games.ravehard.casting import targets_of
from pentakl.games.ravehard.chamber import EVIDENCE_NEEDED, leading_tool
from pentakl.games.ravehard.entities import entities, reckon
from pentakl.games.ravehard.frame import SPELL, Frame
from pentakl.games.ravehard.programs import AIM, BRANCHES, PROGRAMS
from pentakl.games.ravehard.seat import DARK, DEAD, ON_REVERSE
from pentakl.games.ravehard.table import BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    ACTION_OFFENSIVE,
    ACTION_STRATEGIC,
    CHOOSE,
    COIN,
    DAMAGE,
    DESTROY_SHIELD,
    DISCARD,
    DRAW,
    EXTRA_ACTION,
    HEAL,
    IF,
    MODIFY_ATTACK,
    MOVE_SHIELD,
    PEEK_TOOL,
    PLACE_SHIELD,
    RECOVER,
    REVIVE,
    SKIP_ACTION,
    STEAL_CARD,
    STRIKE,
    TARGET_NONE,
    WHO_DESIGNATED,
    WHO_DESIGNATED_NEXT,
    WHO_RIGHT_OF_EACH,
    Operation,
)

A_LIFE: Final = 10
A_CARD: Final = 9
A_SHIELD: Final = 25
A_PEEK: Final = 14
DEATH: Final = 80  # of a player in the story, on top of the life lost
DEFEAT: Final = 1000  # death that ends the game
BOSS_BEATEN: Final = 40
FRAGILE: Final = 4  # added for each life on the reverse
FULL_REGARD: Final = 100  # percent
SELF_REGARD: Final = 130
TEAM_REGARD: Final = 30  # for the others of the team: nobody knows whom to trust
TRAITOR_REGARD: Final = 10  # the weapon's holder for the team, which still has to beat the Bosses
HUNTING_REGARD: Final = 130  # the Darkchmage against the hunters: they are many, so attack is the best defence
WEAK_PREY: Final = 60  # divided by the life a hunter has left: the Darkchmage attacks the weakest first

# The weapon, by Evidence and number of players. Both are public; the weapon is looked up very often.
WEAPONS: Final[dict[int, int]] = {}


# --- who is on whose side


def murder_weapon(t: Table) -> int:
    """The kind of the murder weapon; -1 before the third Evidence."""
    if len(t.evidence) < EVIDENCE_NEEDED:
        return -1
    key = t.seats
    for token in t.evidence:
        key = key << 10 | t.face[token]
    if key not in WEAPONS:
        WEAPONS[key] = leading_tool(t)
    return WEAPONS[key]


def holds_weapon(t: Table, seat: int) -> bool:
    """Whether a player holds the murder weapon; nobody does before the third Evidence."""
    weapon = murder_weapon(t)
    if weapon < 0:
        return False
    for token in t.players[seat].tools:
        if t.face[token] == weapon:
            return True
    return False


def is_last_stretch(t: Table) -> bool:
    """Whether the last Boss is beaten, so that only Events and the Chamber are left."""
    return not t.is_duel and t.dark == NOBODY and len(t.evidence) == EVIDENCE_NEEDED and not t.boss and len(t.story) < 3


def regard(t: Table, me: int, who: int) -> int:
    """How much the life of `who` means to `me`, in percent; below 0 for an enemy."""
    if who == me:
        return SELF_REGARD
    if who == BOSS or t.is_duel:
        return -FULL_REGARD
    if t.dark != NOBODY:
        return -HUNTING_REGARD if me == t.dark else -FULL_REGARD if who == t.dark else FULL_REGARD
    if holds_weapon(t, me):
        return -FULL_REGARD if is_last_stretch(t) else TRAITOR_REGARD
    return TEAM_REGARD


def is_enemy(t: Table, me: int, who: int) -> bool:
    return regard(t, me, who) < 0


# --- life


def harm(t: Table, who: int, amount: int) -> int:
    """What damage costs the one who takes it; damage beyond the life of a side is lost."""
    if amount <= 0 or who == NOBODY or not t.is_living(who):
        return 0
    if who == BOSS:
        return A_LIFE * min(amount, t.boss_life) + (BOSS_BEATEN if amount >= t.boss_life else 0)
    player = t.players[who]
    lost = min(amount, player.life)
    cost = A_LIFE * lost
    if player.level == DARK or life.next_level(t, player.level) == DEAD:
        if amount >= player.life:
            return cost + (DEFEAT if t.is_duel or player.level == DARK else DEATH)
        if player.level == ON_REVERSE:
            cost += FRAGILE * lost
    if t.dark != NOBODY and who != t.dark:
        cost += WEAK_PREY * lost // max(3, life.total_life(t, who))
    return cost


def relief(t: Table, who: int, amount: int) -> int:
    """What healing is worth to the one who is healed."""
    if not t.is_living(who):
        return 0
    if who == BOSS:
        return A_LIFE * min(amount, life.full_life(t, who) - t.boss_life)
    player = t.players[who]
    gained = max(0, min(amount, life.full_life(t, who) - player.life))
    if player.level == DARK or t.is_duel:
        return A_LIFE * gained
    if player.level != ON_REVERSE:
        return 6 * gained
    return (A_LIFE + FRAGILE) * gained


def damage_gain(t: Table, me: int, who: int, amount: int) -> int:
    """What damage to `who` is worth to `me`; below 0 if `me` does not want it."""
    return -regard(t, me, who) * harm(t, who, amount) // 100 if who != NOBODY else 0


def least_harmed(t: Table, amount: int) -> int:
    """The living player to whom a blow costs least, by public information."""
    living = sorted(t.living())
    costs = [visible_cost(t, seat, amount) for seat in living]
    return living[costs.index(min(costs))] if living else NOBODY


def visible_cost(t: Table, seat: int, amount: int) -> int:
    """What a blow costs a player by public information: each Shield counts as one damage prevented."""
    softened = max(1, amount - len(t.players[seat].shields))
    return harm(t, seat, softened) * 100 - life.total_life(t, seat)


# --- effects


def best_target(t: Table, me: int, program: int, frame: Frame) -> int:
    """The target at which an effect is worth most."""
    targets = targets_of(t, frame, AIM[program])
    if not targets:
        return NOBODY
    worths = [worth_at(t, me, program, frame, target) for target in targets]
    return targets[worths.index(max(worths))]


def worth_of_spell(t: Table, me: int, program: int, token: int = NO_CARD) -> int:
    """What a Spell of a player is worth at its best target; below 0 if it has none."""
    frame = Frame(SPELL, program, me, token)
    rule = AIM[program]
    if rule == TARGET_NONE:
        return worth_of_effect(t, me, program, frame)
    target = best_target(t, me, program, frame)
    return worth_at(t, me, program, frame, target) if target != NOBODY else -1


def worth_at(t: Table, me: int, program: int, frame: Frame, target: int) -> int:
    aimed = frame.copy()
    aimed.target = target
    return worth_of_effect(t, me, program, aimed)


def worth_of_effect(t: Table, me: int, program: int, frame: Frame) -> int:
    """What an effect is worth to `me`; `frame` says who carries it out and at whom it is aimed."""
    total = 0
    for place, operation in enumerate(PROGRAMS[program]):
        total += worth_of_operation(t, me, frame, operation, BRANCHES[program][place])
    return total


def worth_of_operation(t: Table, me: int, frame: Frame, operation: Operation, branches: list[int]) -> int:
    verb = operation.verb
    if branches and verb in (COIN, CHOOSE, IF):
        worths = [worth_of_effect(t, me, branch, frame) for branch in branches]
        if verb == COIN:
            return (worths[0] + worths[1]) // 2
        if verb == CHOOSE:
            return max(worths) if frame.caster == me else min(worths)
        return worths[1 if t.is_living(frame.target) else 0]
    if verb == EXTRA_ACTION:
        return worth_of_action(t, frame.caster, operation.action) * regard(t, me, frame.caster) // 100
    if verb == STRIKE:
        return damage_gain(t, me, frame.target, t.attack_of(frame.caster) + operation.n.base)
    if verb == RECOVER:
        return A_CARD + 4
    if operation.who < 0:
        return 0
    total = 0
    amount = reckon(t, frame, operation.n)
    for who in concerned(t, frame, operation, amount):
        total += worth_for_one(t, me, frame, operation, who, amount)
    return total


def concerned(t: Table, frame: Frame, operation: Operation, amount: int) -> list[int]:
    """Whom an operation concerns. If nobody is designated yet, expect the player to whom it costs least."""
    if operation.who in (WHO_DESIGNATED, WHO_DESIGNATED_NEXT) and frame.designated == NOBODY:
        return [least_harmed(t, amount)]
    if operation.who == WHO_RIGHT_OF_EACH:
        return []
    return entities(t, frame, operation.who)


def worth_for_one(t: Table, me: int, frame: Frame, operation: Operation, who: int, amount: int) -> int:
    verb = operation.verb
    if verb == DAMAGE:
        return damage_gain(t, me, who, amount)
    if verb == PEEK_TOOL:
        return worth_of_peek(t, who) if frame.caster == me else 0
    return regard(t, me, who) * good_for(t, frame, operation, who, amount) // 100


def good_for(t: Table, frame: Frame, operation: Operation, who: int, amount: int) -> int:
    """What an operation other than damage is worth to the one it concerns."""
    verb = operation.verb
    if verb == HEAL:
        return relief(t, who, amount)
    if verb == REVIVE:
        return 0 if t.is_living(who) else DEATH // 2 + A_LIFE * amount
    if who == BOSS:
        return 6 * operation.n.base if verb == MODIFY_ATTACK else 0
    if verb == DRAW:
        return worth_of_draw(t, who, amount, frame.caster == who)
    if verb == DISCARD:
        return -A_CARD * min(amount, len(t.players[who].hand))
    if verb == STEAL_CARD:
        return -A_CARD * min(amount, len(t.players[who].hand)) * 2
    if verb == MODIFY_ATTACK:
        return 6 * operation.n.base
    if verb == DESTROY_SHIELD:
        count = len(t.shields_in(t.players[who], frame.lane))
        return -A_SHIELD * (count if operation.n.is_all else min(count, 1))
    if verb == MOVE_SHIELD:
        return -A_SHIELD if t.shields_in(t.players[who], frame.lane) else 0
    if verb == PLACE_SHIELD:
        return A_SHIELD
    if verb == SKIP_ACTION:
        return -2 * A_LIFE
    return 0


def worth_of_draw(t: Table, seat: int, amount: int, is_caster: bool) -> int:
    """What drawing is worth; cards that the refill at the end of the turn brings anyway are worth little."""
    refill = 6 if t.is_duel or seat == t.dark else 4
    kept = len(t.players[seat].hand) - (1 if is_caster else 0)
    more = max(0, min(kept + amount, 6) - max(kept, refill)) if seat == t.turn else amount
    return A_CARD * more + 3 * amount


def worth_of_action(t: Table, seat: int, action: int) -> int:
    """What one more action of a turn is worth."""
    if seat != t.turn:
        return 0
    if action == ACTION_OFFENSIVE:
        return 28 if len(t.players[seat].hand) > 2 else A_LIFE
    return 18 if action == ACTION_STRATEGIC else 4


def worth_of_peek(t: Table, who: int) -> int:
    """What looking at a tool is worth: most once the weapon is known."""
    if t.is_duel or t.dark != NOBODY or who >= t.seats:
        return 0
    return A_PEEK + (10 if len(t.evidence) == EVIDENCE_NEEDED else 0)
