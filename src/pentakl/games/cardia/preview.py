"""What would be: the row after an answer, or after a card that is only being considered. Pure; nothing hidden is used.

`after` is for answers that change the row in a way that everybody can foresee; the greedy rival thinks with it, and a
table in the browser can say with it which encounters an answer would turn.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.flow import Choice
from pentakl.games.cardia.cards import ABILITIES
from pentakl.games.cardia.printed import INSTANT, NAMES, RULE
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.rules import LIBRARIAN_AMOUNT, Duel
from pentakl.games.cardia.table import (
    CARD_OR_NEXT,
    GIVE_TOKENS,
    LIBRARIAN,
    LOWER,
    NEXT,
    OWN_CARD,
    PLUS,
    RAISE,
)

CLOCKMAKER: Final = NAMES.index("clockmaker")
PRODIGY: Final = NAMES.index("prodigy")


def after(t: Duel, choice: Choice, option: int) -> Duel | None:
    """The table right after this answer; None where the answer alone does not settle what becomes of the row."""
    world = t.copy()
    me = world.players[choice.seat]
    prompt = choice.prompt
    if prompt == RAISE:
        world.modify(option, 3)
    elif prompt == LOWER:
        # The card that is raised by the same ability has been chosen, and is no option any more.
        world.modify(next(token for token in world.cards_in_play() if token not in choice.options), 3)
        world.modify(option, -3)
    elif prompt == CARD_OR_NEXT:
        if option == NEXT:
            world.modify_next(me, -3)
        else:
            world.modify(option, -3)
    elif prompt == OWN_CARD:
        if world.face[choice.source] == PRODIGY:
            world.modify(option, 3)
        else:
            world.take_back(option, me)
    elif prompt == GIVE_TOKENS:
        giver = next(token for token in me.row if token not in choice.options)
        world.move_tokens(giver, option)
    elif prompt == LIBRARIAN:
        world.modify(me.row[-1], LIBRARIAN_AMOUNT if option == PLUS else -LIBRARIAN_AMOUNT)
        world.is_fresh = False
    else:
        return None
    return world


def considered(t: Duel, me: Seat, token: int) -> dict[str, object]:
    """A card of the hand if it were played next: its influence on arrival, and what would turn if it were to lose.

    Only abilities that work on the row by themselves can be foreseen: the ongoing ones and the Clockmaker's.
    """
    world = t.copy()
    mine = world.players[me.index]
    mine.row.append(token)
    world.modifier[token] = mine.waiting.modifier
    kind = world.face[token]
    if RULE[kind] != INSTANT or kind == CLOCKMAKER:
        ABILITIES[kind](world, mine, token)
    before, now = t.results(), world.results()
    turned: list[dict[str, object]] = []
    for place in range(len(before)):
        if now[place] != before[place]:
            winners = [seat for seat in range(2) if now[place] >> seat & 1]
            turned.append({"encounter": place + 1, "winners": winners})
    return {
        "token": token,
        "card": NAMES[kind],
        "influence": world.influence(token),
        "turns": turned,
        "signets": world.score(),
    }
