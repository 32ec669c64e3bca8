"""Advice for Ravehard's bot `greedy`: which module decides about which question.

In a turn it takes the play that is worth most one step ahead (`turns.py`, `evaluation.py`). `defence.py` decides about
Shields and about who takes damage, `intrigue.py` about the murder, from what the seat has seen (`beliefs.py`). It keeps
nothing between decisions.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games.ravehard import defence, intrigue, turns
from pentakl.games.ravehard.evaluation import damage_gain, is_enemy, worth_of_effect
from pentakl.games.ravehard.intrigue import HARDLY_EVER, HOT_POTATO, STANDARD, Policy
from pentakl.games.ravehard.life import total_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.programs import BRANCHES
from pentakl.games.ravehard.questions import (
    BRANCH,
    BRAWL_TURN,
    CHARACTER,
    DESIGNATE,
    DISCARD_CARD,
    EXCHANGE,
    EXCHANGE_HAND,
    FIRST_PLAYER,
    FLIRT_CARD,
    HELP,
    LANE,
    MOVE_TO,
    NO,
    NOMINATE,
    NOWHERE,
    OPPONENT,
    OWN_SHIELD,
    PASS_ON,
    REACT_DAMAGE,
    REACT_LOSS,
    RECOVER_CARD,
    REDIRECT_TO,
    REPLACE,
    REPLACING,
    RETURN_TOOL,
    SCHEME_WITH,
    SHIELD_TARGET,
    TARGET,
    TURN,
    VOLUNTEER,
    VOTE,
    WHERE,
    YES,
)
from pentakl.games.ravehard.seat import LANES

POOR_CARD: Final = 20  # opening cards of a duel that are worth less are exchanged
POOR_SHIELD: Final = 18


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the bot takes; UNANSWERED if it does not flirt."""
    return advise_by(STANDARD, state, choice, chance)


def advise_hot_potato(state: State, choice: Choice, chance: Chance) -> int:
    """It gives the weapon away in most exchanges."""
    return advise_by(HOT_POTATO, state, choice, chance)


def advise_hardly_ever(state: State, choice: Choice, chance: Chance) -> int:
    """It hardly ever gives the weapon away."""
    return advise_by(HARDLY_EVER, state, choice, chance)


STYLES: Final = {"hot-potato": advise_hot_potato, "hardly-ever": advise_hardly_ever}


def advise_by(policy: Policy, state: State, choice: Choice, chance: Chance) -> int:
    """The option that a bot with this policy takes; UNANSWERED if it does not flirt."""
    t = state.table
    assert isinstance(t, RavehardTable)
    prompt = choice.prompt
    if prompt == FLIRT_CARD:
        return intrigue.flirt(t, choice, policy, chance)
    if len(choice.options) == 1:
        return choice.options[0]
    if REACT_DAMAGE <= prompt <= REACT_LOSS:
        return defence.react(t, choice, chance)
    if prompt == HELP:
        return defence.help_synergy(t, choice)
    if prompt == TURN:
        return turns.advise_turn(t, choice, policy, chance)
    if prompt == BRAWL_TURN:
        return turns.advise_brawl(t, choice)
    if prompt == TARGET:
        return turns.advise_target(t, choice, policy)
    if prompt == SHIELD_TARGET:
        return turns.advise_shield_target(t, choice)
    if prompt == LANE:
        return turns.advise_lane(t, choice)
    if prompt == VOLUNTEER:
        return defence.volunteer(t, choice.seat)
    if prompt == NOMINATE:
        return defence.nominate(t, choice.options)
    if prompt == DESIGNATE:
        return intrigue.designate(t, choice, policy)
    if prompt == VOTE:
        return intrigue.vote(t, choice, policy, chance)
    if prompt == SCHEME_WITH:
        return intrigue.whom_to_scheme_with(t, choice, policy, chance)
    if prompt == RETURN_TOOL or prompt == PASS_ON:
        return intrigue.tool_to_give(t, choice.options, policy, chance)
    return advise_cards(t, choice, chance)


def advise_cards(t: RavehardTable, choice: Choice, chance: Chance) -> int:
    """Questions about one card, Shield or player."""
    prompt, options, me = choice.prompt, choice.options, choice.seat
    if prompt == DISCARD_CARD:
        return best(options, [-turns.worth_of_card(t, me, token) for token in options])
    if prompt == RECOVER_CARD:
        return best(options, [turns.worth_of_card(t, me, token) for token in options])
    if prompt == REPLACE or prompt == OWN_SHIELD:
        return defence.worst_shield(t, options)
    if prompt == BRANCH:
        return best(options, [worth_of_branch(t, me, number) for number in options])
    if prompt == REDIRECT_TO:
        return best(options, [damage_gain(t, me, seat, t.amount) for seat in options])
    if prompt == MOVE_TO:
        return best(options, [move_score(t, me, seat) for seat in options])
    if prompt == OPPONENT:
        return best(options, [total_life(t, seat) for seat in options])
    if prompt == EXCHANGE_HAND:
        return poor_cards(t, me)
    if prompt == EXCHANGE:
        return YES if defence.shield_worth(t, t.face[choice.source]) < POOR_SHIELD else NO
    if prompt == WHERE:
        return where_to_lay(t, choice)
    if prompt == FIRST_PLAYER:
        return me
    assert prompt == CHARACTER, prompt
    return options[int(chance.below(len(options)))]


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]


def worth_of_branch(t: RavehardTable, me: int, number: int) -> int:
    """What a branch of the running effect is worth to `me`, who chooses it."""
    frame = t.frames[-1]
    program = BRANCHES[frame.program][frame.step - 1][number]
    return worth_of_effect(t, me, program, frame.branch(program, me))


def move_score(t: RavehardTable, me: int, seat: int) -> int:
    """How good it is to move a Shield to a player: to a friend, and there to the one with fewest Shields."""
    return (-100 if is_enemy(t, me, seat) else 0) - 10 * len(t.players[seat].shields) + (5 if seat == me else 0)


def poor_cards(t: RavehardTable, me: int) -> int:
    """A mask of the opening cards to exchange, by their place in the hand."""
    mask = 0
    for place, token in enumerate(t.players[me].hand):
        if turns.worth_of_card(t, me, token) < POOR_CARD:
            mask |= 1 << place
    return mask


def where_to_lay(t: RavehardTable, choice: Choice) -> int:
    """The lane with fewer of my Shields. If both are full: in place of a Shield that is worth less, or nowhere."""
    lanes = [option for option in choice.options if 0 <= option < LANES]
    if lanes:
        lane = turns.lane_for_black_magic(t, choice.seat)
        return lane if lane in lanes else lanes[0]
    new = defence.shield_worth(t, t.face[choice.source])
    laid = [(option - REPLACING) // 2 for option in choice.options if option >= REPLACING]
    worst = defence.worst_shield(t, laid)
    if NOWHERE in choice.options and defence.shield_worth(t, t.face[worst]) >= new:
        return NOWHERE
    return 2 * worst + REPLACING
