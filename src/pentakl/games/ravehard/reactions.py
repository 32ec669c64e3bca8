"""Windows: who may react with a Shield to what happens, the sealed answers, and the activation of Shields.

Everybody who lives and has an unlocked face-down Shield (in the lane) is asked at once, whatever the Shields are, so a
pause reveals nothing. Answers are secrets of the table until their turn comes. If the reason for the window is gone by
then, an answer is dropped unseen. A pass until the end of the turn answers later windows of that turn.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, UNANSWERED, Choice, Flow, choose_together, sealed, with_clock
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard.cards import MOST_PLAYERS
from pentakl.games.ravehard.frame import ACTIVATION, NO_LANE, Frame
from pentakl.games.ravehard.programs import AIM, ON, PARTNERS, SHIELD, SOURCE
from pentakl.games.ravehard.questions import (
    CALL_HELP,
    CARRY_OUT,
    PASS,
    PASS_TURN,
    PERFORM,
    PUT_AWAY,
    REACT_DAMAGE,
    REACT_LOSS,
    REACT_SHIELD,
    REACT_SPELL,
    TAKE_AIM,
    WINDOW,
)
from pentakl.games.ravehard.table import BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    FROM_ANY_OTHER_PLAYER,
    FROM_ANY_PLAYER,
    ON_DAMAGE_TO_ANY_OTHER,
    ON_DAMAGE_TO_ANY_PLAYER,
    ON_DAMAGE_TO_ME,
    ON_DAMAGE_TO_OTHER_PLAYER,
    ON_I_FLIP_OR_DIE,
    ON_LETHAL_TO_ME,
    ON_SHIELD_ACTIVATED,
    ON_SPELL_CAST,
    TARGET_NONE,
)

# What a window is about.
ON_DAMAGE: Final = 0
ON_SPELL: Final = 1
ON_SHIELD: Final = 2
ON_LOSS: Final = 3  # of a side or level
WINDOW_PROMPTS: Final = [REACT_DAMAGE, REACT_SPELL, REACT_SHIELD, REACT_LOSS]


# The names of secrets, by seat and by window.
STANDING: Final = [f"pass-{seat}" for seat in range(MOST_PLAYERS)]
NO_OR_YES: Final = [0, 1]
REACTIONS: Final = [
    [f"reaction-{window}-{seat}" for seat in range(MOST_PLAYERS)] for window in range(len(WINDOW_PROMPTS))
]


# --- when a Shield fits


def fits(t: Table, seat: int, token: int, window: int) -> bool:
    """Whether the condition of a Shield is fulfilled by what the window is about."""
    kind = t.face[token]
    on = ON[kind]
    if window == ON_DAMAGE:
        if SOURCE[kind] == FROM_ANY_PLAYER and not 0 <= t.striker < BOSS:
            return False
        if on == ON_DAMAGE_TO_ME:
            return t.victim == seat
        if on == ON_LETHAL_TO_ME:
            return t.victim == seat and t.amount >= t.players[seat].life
        if on == ON_DAMAGE_TO_ANY_OTHER:
            return t.victim != seat
        if on == ON_DAMAGE_TO_OTHER_PLAYER:
            return t.victim not in (seat, BOSS)
        return on == ON_DAMAGE_TO_ANY_PLAYER and t.victim != BOSS
    if window == ON_LOSS:
        return on == ON_I_FLIP_OR_DIE
    caster = t.frames[-1].caster
    if caster == seat or (SOURCE[kind] == FROM_ANY_OTHER_PLAYER and caster == BOSS):
        return False
    return on == (ON_SPELL_CAST if window == ON_SPELL else ON_SHIELD_ACTIVATED)


def is_on(t: Table, window: int) -> bool:
    """Whether the reason for the window still holds."""
    if window == ON_DAMAGE:
        return t.amount > 0 and t.is_living(t.victim) and not is_called_off(t)
    if window == ON_LOSS:
        return True
    return not t.frames[-1].is_cancelled


def is_called_off(t: Table) -> bool:
    """Whether this is damage by a Boss that was beaten in its own turn: that turn stops at once, so none is dealt."""
    return t.striker == BOSS and not t.is_living(BOSS) and t.frames[0].caster == BOSS


def lane_of(t: Table, window: int) -> int:
    """The lane in which it happens."""
    if window == ON_DAMAGE or window == ON_LOSS:
        return t.blow_lane
    return t.frames[-1].lane


# --- windows


def standing(seat: int) -> str:
    """The name of the secret: whether a seat passes until the end of this turn."""
    return STANDING[seat]


def reaction(window: int, seat: int) -> str:
    """The name of the secret: the sealed answer of a seat."""
    return REACTIONS[window][seat]


def has_standing_pass(t: Table, seat: int) -> bool:
    secret = t.secrets.get(standing(seat))
    return secret is not None and secret.read() == 1


def end_standing_passes(t: Table) -> None:
    """A turn is over: everybody is asked again."""
    for seat in range(t.seats):
        if standing(seat) in t.secrets:
            t.drop_secret(standing(seat))


def open_window(t: Table, window: int, first: int) -> Flow[None] | None:
    """Ask everybody who could react; then the answers are carried out, beginning with `first`."""
    if not is_on(t, window):
        return None
    lane = lane_of(t, window)
    asked: list[int] = []
    for seat in [first] if window == ON_LOSS else t.clockwise(first):
        if may_react(t, seat, window) and not is_own_doing(t, seat, window):
            if t.unlocked_in(t.players[seat], lane):
                asked.append(seat)
    return ask_for_reactions(t, window, first, asked, lane) if is_anybody_asked(t, asked) else None


def ask_for_reactions(t: Table, window: int, first: int, asked: list[int], lane: int) -> Flow[None]:
    source = t.frames[-1].card if t.frames else NO_CARD
    tokens = [reactions(t, seat, window, lane) for seat in asked]
    answers = yield from ask_all(t, asked, tokens, WINDOW_PROMPTS[window], source)
    if answers.count(PASS) == len(answers):
        return
    for i, seat in enumerate(asked):
        possible = [PASS] + t.unlocked_in(t.players[seat], lane)
        t.keep_secret(reaction(window, seat), answers[i], possible, 1 << seat)
    t.next_on_agenda([[CARRY_OUT, window, first]])


def may_react(t: Table, seat: int, window: int) -> bool:
    """Whether a seat may react: the dead cannot, but a player who has just died may still react to that loss."""
    return t.players[seat].is_alive() or window == ON_LOSS


def is_own_doing(t: Table, seat: int, window: int) -> bool:
    """Whether it is the seat's own Spell or Shield, to which its Shields never react; so it is not asked."""
    return (window == ON_SPELL or window == ON_SHIELD) and t.frames[-1].caster == seat


def reactions(t: Table, seat: int, window: int, lane: int) -> list[int]:
    """The Shields with which a seat may react."""
    return [token for token in t.unlocked_in(t.players[seat], lane) if fits(t, seat, token, window)]


def is_anybody_asked(t: Table, asked: list[int]) -> bool:
    """Whether anybody is left to ask: not if all have passed until the end of the turn, which everybody then sees."""
    for seat in asked:
        if not has_standing_pass(t, seat):
            return True
    show_deciding_passes(t, asked, [])
    return False


def ask_all(t: Table, asked: list[int], tokens: list[list[int]], prompt: int, source: int) -> Flow[list[int]]:
    """Ask seats at once for one of their tokens or a pass; a pass until the end of the turn comes back as a pass."""
    choices: list[Choice] = []
    waiting = [seat for seat in asked if not has_standing_pass(t, seat)]
    show_deciding_passes(t, asked, waiting)
    for i, seat in enumerate(asked):
        choice = Choice(seat, prompt, [PASS, PASS_TURN] + tokens[i], source)
        sealed(choice, UNANSWERED if seat in waiting else PASS)
        if t.seconds:
            with_clock(choice, t.seconds, PASS)
        choices.append(choice)
    answers = yield from choose_together(choices)
    passed: list[int] = []
    for i, seat in enumerate(asked):
        stands = answers[i] == PASS_TURN or has_standing_pass(t, seat)
        # Everybody who was asked gets this secret, so that its existence reveals nothing.
        t.keep_secret(standing(seat), int(stands), NO_OR_YES, 1 << seat)
        passed.append(PASS if answers[i] == PASS_TURN else answers[i])
    return passed


def show_deciding_passes(t: Table, asked: list[int], waiting: list[int]) -> None:
    """If a window depends on one player only, whether it opens shows everybody whether that player has passed."""
    for seat in asked:
        is_last = not waiting or waiting == [seat]
        if is_last and standing(seat) in t.secrets:
            t.reveal_secret(standing(seat), EVERYONE)


def carry_out(t: Table, window: int, first: int) -> None:
    """Activate the next Shield of a window, in order; its effect is carried out before the next Shield is activated."""
    for seat in t.clockwise(first):
        name = reaction(window, seat)
        if name not in t.secrets:
            continue
        token = t.secret(name)
        t.drop_secret(name)
        if token == PASS or t.is_over() or not is_on(t, window) or not may_react(t, seat, window):
            continue
        if token in t.unlocked_in(t.players[seat], lane_of(t, window)) and fits(t, seat, token, window):
            t.next_on_agenda([[CARRY_OUT, window, first]])
            activate(t, seat, token, window)
            return


def activate(t: Table, seat: int, token: int, window: int) -> None:
    """Reveal a Shield; its effect waits on the agenda, after the window for reactions to it, if there is one."""
    source = t.striker if window == ON_DAMAGE or window == ON_LOSS else t.frames[-1].caster
    lane = lane_of(t, window)
    boost = t.shield_to_middle("activated", t.players[seat], token)
    kind = t.face[token]
    frame = Frame(ACTIVATION, SHIELD[kind], seat, token)
    frame.source = source
    frame.lane = lane
    frame.boost = boost
    t.frames = t.frames + [frame]
    pieces: list[list[int]] = []
    if PARTNERS[kind]:
        pieces.append([CALL_HELP])
    if AIM[frame.program] != TARGET_NONE:
        pieces.append([TAKE_AIM])
    if window != ON_SHIELD:
        pieces.append([WINDOW, ON_SHIELD, seat])
    t.next_on_agenda(pieces + [[PERFORM], [PUT_AWAY]])


def no_blow(t: Table) -> None:
    """No damage is about to be dealt."""
    t.victim = NOBODY
    t.striker = NOBODY
    t.amount = 0
    t.blow_lane = NO_LANE
