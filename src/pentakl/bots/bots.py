"""Bots: players that decide from what their seat has seen.

A bot gets the state and its seat, and returns an action. It must not look at the state's true faces: to imagine hidden
cards it uses `state.determinized(seat, chance)`, which depends only on the seat's knowledge.
Nothing here knows a game: each game provides the advice for `greedy` in its module `greedy`. That module may also have
`STYLES`, other advice by name: the bot `greedy:hot-potato` uses the style `hot-potato`.

A bot is called when its seat is asked. Before it answers, it may use one of the seat's side choices, and is then asked
the same question again. A bot acts at no other time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.bots.advice import advice_for, styles, take_advice
from pentakl.bots.searching import SearchBot, levels
from pentakl.core.chance import Chance
from pentakl.core.errors import BadOption
from pentakl.core.search import Level
from pentakl.core.state import Advice as Advice
from pentakl.core.state import State
from pentakl.games import part

Bot = Callable[[State, int, Chance], int]

SIMPLEST: Final = "random"


def random_bot(state: State, seat: int, chance: Chance) -> int:
    """Any legal action, each equally likely."""
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def greedy_bot(state: State, seat: int, chance: Chance) -> int:
    """What the game's advice prefers in a determinized world: a random one that the seat cannot tell from the real."""
    return take_advice(advice_for(state.rules.key), state, seat, chance)


def names(key: str) -> list[str]:
    """The bots that a table of this game offers, the weakest first: its levels; without any, the bots of every game."""
    return [level.key for level in levels(key)] or simple_bots(key)


def simple_bots(key: str) -> list[str]:
    """The bots of this game that do not search, the weakest first. Arenas, lessons and old tables use them."""
    return [SIMPLEST] if part(key, "greedy") is None else [SIMPLEST, "greedy"]


def playable(key: str) -> list[str]:
    """All bots that may sit at a table of this game."""
    offered = names(key)
    return [name for name in simple_bots(key) if name not in offered] + offered


def usual(key: str) -> str:
    """The bot that is proposed first, and that plays for people who leave: the second weakest that is offered."""
    offered = names(key)
    return offered[min(1, len(offered) - 1)]


def bot(key: str, name: str) -> Bot:
    """The bot with this name, which may be that of a level; raises BadOption, which lists the names.

    `greedy:STYLE` is another style of `greedy`, `LEVEL:500` a level that thinks for 500 iterations.
    """
    kind, _, detail = name.partition(":")
    if kind == "greedy" and kind in simple_bots(key) and detail in styles(key):
        advice = styles(key)[detail]

        def styled_bot(state: State, seat: int, chance: Chance) -> int:
            return take_advice(advice, state, seat, chance)

        return styled_bot
    for level in levels(key):
        if level.key == name:
            return SearchBot(level)
        if level.key == kind and detail.isdecimal() and int(detail) > 0:
            return SearchBot(Level(kind, int(detail), level.softness))
    if name not in playable(key):
        raise BadOption(f"There is no bot '{name}' for {key}; the bots are: {', '.join(playable(key))}.")
    return random_bot if name == SIMPLEST else greedy_bot
