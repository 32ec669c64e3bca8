"""Advice for the greedy bot: catch wisps that it has seen, hide those worth little, name the likeliest kind.

It gets an imagined world that fits what its seat knows, and looks only at wisps that the seat knows.
"""

from __future__ import annotations

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games.wisps.cards import CARDS, NAMES, VALUE
from pentakl.games.wisps.play import GUESS, MOST_STONES, WispsTable
from pentakl.games.wisps.table import LOOK, NAME


def advise(state: State, choice: Choice, chance: Chance) -> int:
    t = state.table
    assert isinstance(t, WispsTable)
    me = choice.seat
    if choice.prompt == NAME:
        return likeliest(t, me, t.stones[choice.place][0])
    if choice.prompt == LOOK:
        return best(choice.options, [0 if t.sees(me, t.stones[place][0]) else 1 for place in choice.options])
    return best(choice.options, [play_score(t, me, option) for option in choice.options])


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]


def play_score(t: WispsTable, me: int, option: int) -> int:
    if option >= GUESS:
        token = t.stones[option - GUESS][0]
        return 10 + VALUE[t.face[token]] if t.sees(me, token) else 1
    return 9 - VALUE[t.face[option // MOST_STONES]]


def likeliest(t: WispsTable, me: int, token: int) -> int:
    """The kind of a wisp that the seat knows, or of which it has seen the fewest."""
    if t.sees(me, token):
        return t.face[token]
    unseen = [CARDS.count(kind) for kind in range(len(NAMES))]
    for other in range(len(t.face)):
        if t.sees(me, other):
            unseen[t.face[other]] -= 1
    return unseen.index(max(unseen))
