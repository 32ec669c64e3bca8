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

from pentakl.bots.advice import advice_for, styles, take_advice
from pentakl.bots.searching import SearchBot, levels
from pentakl.core.chance import Chance
from pentakl.core.errors import BadOption
from pentakl.core.state import Advice as Advice
from pentakl.core.state import State
from pentakl.games import part

Bot = Callable[[State, int, Chance], int]


def random_bot(state: State, seat: int, chance: Chance) -> int:
    """Any legal action, each equally likely."""
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def greedy_bot(state: State, seat: int, chance: Chance) -> int:
    """What the game's advice prefers in a determinized world: a random one that the seat cannot tell from the real."""
    return take_advice(advice_for(state.rules.key), state, seat, chance)


def names(key: str) -> list[str]:
    """The bots that play this game and that a table offers, the weakest first."""
    if part(key, "greedy") is None:
        return ["random"]
    return ["random", "greedy"]


def bot(key: str, name: str) -> Bot:
    """The bot with this name, which may be that of a level; raises BadOption, which lists the names."""
    kind, _, style = name.partition(":")
    if kind == "greedy" and kind in names(key) and style in styles(key):
        advice = styles(key)[style]

        def styled_bot(state: State, seat: int, chance: Chance) -> int:
            return take_advice(advice, state, seat, chance)

        return styled_bot
    for level in levels(key):
        if level.key == name:
            return SearchBot(level)
    if name not in names(key):
        known = [*names(key), *[level.key for level in levels(key)]]
        raise BadOption(f"There is no bot '{name}' for {key}; the bots are: {', '.join(known)}.")
    return random_bot if name == "random" else greedy_bot
