"""Quick answers to the questions of Cardia's cards, for searches: what the strategist would do, at less cost.

Most questions put or take tokens. Such an answer is tried on the table itself and taken back, instead of on a copy, and
judged by the signets alone, which are all that it changes.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.flow import Choice
from pentakl.games.cardia import greedy
from pentakl.games.cardia.greedy import PALACE_GUARD, PRODIGY
from pentakl.games.cardia.odds import CARDS, worth_of_signets
from pentakl.games.cardia.play import LIBRARIAN_AMOUNT, CardiaTable
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import (
    ANY_CARD,
    BLACKMAIL,
    CARD_OR_NEXT,
    CLEAR_WHAT,
    DECLINE,
    FACTION_OR_DECLINE,
    FROM_HAND,
    KEEP,
    LIBRARIAN,
    LOWER,
    MODIFIERS,
    NEXT,
    OWN_CARD,
    PLUS,
    RAISE,
    TEMPLE,
    TOKENS,
)

AMOUNT: Final = 3  # of every card that raises or lowers a played card of one's choice
GUARD_AMOUNT: Final = 7
A_WAITING_MALUS: Final = 0.1  # what -3 for the next card costs: little, for a card that loses uses its ability
WORST: Final = -1000.0


def quick_answer(t: CardiaTable, choice: Choice) -> int:
    """A sensible answer to any question but which card to play."""
    prompt = choice.prompt
    options = choice.options
    me = t.players[choice.seat]
    if prompt == RAISE:
        return best_to_modify(t, me, options, AMOUNT)
    if prompt == LOWER:
        raised = other_card(t, options)
        t.modifier[raised] += AMOUNT
        lowered = best_to_modify(t, me, options, -AMOUNT)
        t.modifier[raised] -= AMOUNT
        return lowered
    if prompt == CARD_OR_NEXT:
        return card_or_next(t, me, options)
    if prompt == OWN_CARD and t.face[choice.source] == PRODIGY:
        return best_to_modify(t, me, options, AMOUNT)
    if prompt == ANY_CARD:
        return best_to_clear(t, me, options)
    if prompt == CLEAR_WHAT:
        modifiers, tokens = [worth_of_clearing(t, me, options[0] // 2, kind) for kind in (MODIFIERS, TOKENS)]
        return options[0] if modifiers >= tokens else options[1]
    if prompt == LIBRARIAN:
        return choose_sign(t, me, choice)
    if prompt == FACTION_OR_DECLINE:
        return give_or_decline(t, me, choice)
    if prompt == KEEP:
        return card_of_most_worth(t, options)
    if prompt == FROM_HAND or prompt == BLACKMAIL or prompt == TEMPLE:
        return card_of_least_worth(t, options)
    return greedy.answer(t, choice)


def standing(t: CardiaTable, me: Seat) -> float:
    """What the signets on the table are worth to a player."""
    score = t.score()
    return worth_of_signets(score[me.index]) - worth_of_signets(score[1 - me.index])


def best_to_modify(t: CardiaTable, me: Seat, options: list[int], amount: int) -> int:
    """The played card on which a modifier helps this player most."""
    modifier = t.modifier
    found = options[0]
    top = WORST
    for token in options:
        modifier[token] += amount
        worth = standing(t, me)
        modifier[token] -= amount
        if worth > top:
            found, top = token, worth
    return found


def other_card(t: CardiaTable, options: list[int]) -> int:
    """The one played card that is not among the options."""
    for token in t.cards_in_play():
        if token not in options:
            return token
    return options[0]


def card_or_next(t: CardiaTable, me: Seat, options: list[int]) -> int:
    """An Envoy: the card that -3 helps most, or the next card if that costs less."""
    played = [token for token in options if token != NEXT]
    if not played:
        return NEXT
    before = standing(t, me)
    found = best_to_modify(t, me, played, -AMOUNT)
    t.modifier[found] -= AMOUNT
    after = standing(t, me)
    t.modifier[found] += AMOUNT
    return found if after - before > -A_WAITING_MALUS else NEXT


def worth_of_clearing(t: CardiaTable, me: Seat, token: int, kind: int) -> float:
    """The standing without a card's modifiers, or without its token."""
    tokens = t.modifier if kind == MODIFIERS else t.ongoing
    before = tokens[token]
    tokens[token] = 0
    worth = standing(t, me)
    tokens[token] = before
    return worth


def best_to_clear(t: CardiaTable, me: Seat, options: list[int]) -> int:
    """The card whose modifiers or token are best removed; a card without tokens is the way to do nothing."""
    found = options[0]
    top = WORST
    has_tried_nothing = False
    for token in options:
        if not t.has_tokens(token):
            if has_tried_nothing:
                continue
            has_tried_nothing = True
        worth = max(worth_of_clearing(t, me, token, MODIFIERS), worth_of_clearing(t, me, token, TOKENS))
        if worth > top:
            found, top = token, worth
    return found


def choose_sign(t: CardiaTable, me: Seat, choice: Choice) -> int:
    """A Librarian: the sign that lets the card win, unless losing by it brings more by its ability."""
    lead = t.influence(me.row[-1]) - t.influence(t.rival(me).row[-1])
    if lead + LIBRARIAN_AMOUNT < 0 or lead - LIBRARIAN_AMOUNT > 0:
        return PLUS
    return greedy.answer(t, choice)


def give_or_decline(t: CardiaTable, me: Seat, choice: Choice) -> int:
    """Discard the card of the least worth, unless the guard's +7 costs less."""
    fitting = [token for token in choice.options if token != DECLINE]
    if not fitting:
        return DECLINE
    given = card_of_least_worth(t, fitting)
    source = choice.source
    guard = source if t.is_in_row(source) and t.face[source] == PALACE_GUARD else t.rival(me).row[-1]
    before = standing(t, me)
    t.modifier[guard] += GUARD_AMOUNT
    after = standing(t, me)
    t.modifier[guard] -= GUARD_AMOUNT
    return given if before - after > CARDS[t.face[given]] else DECLINE


def card_of_least_worth(t: CardiaTable, options: list[int]) -> int:
    found = options[0]
    for token in options:
        if CARDS[t.face[token]] < CARDS[t.face[found]]:
            found = token
    return found


def card_of_most_worth(t: CardiaTable, options: list[int]) -> int:
    found = options[0]
    for token in options:
        if CARDS[t.face[token]] > CARDS[t.face[found]]:
            found = token
    return found
