"""The gatherer: a rival that values every card it could take or discard by what its hand would be worth then.

It is given a world that its seat can believe in, so reading any card of it is no peeking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games.realms.hand import bit
from pentakl.games.realms.rules import Realm
from pentakl.games.realms.table import (
    BEST,
    DECK,
    DISCARD,
    SETTLE,
    TAKE,
)
from pentakl.games.realms.worth import mask_of, worth

if TYPE_CHECKING:
    from mypy_extensions import i64

SAMPLES: Final = 12


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the gatherer takes."""
    t = state.table
    assert isinstance(t, Realm)
    me = choice.seat
    prompt = choice.prompt
    if prompt == TAKE:
        return choose_take(t, me, choice.options, chance)
    if prompt == DISCARD:
        hand = mask_of(t.faces(t.hands[me]))
        discard = mask_of(t.faces(t.discard))
        nameable = t.seen_outside_deck(me)
        left = [worth(hand & ~bit(t.face[token]), discard | bit(t.face[token]), nameable) for token in choice.options]
        return choice.options[left.index(max(left))]
    if prompt == SETTLE:
        return BEST
    return choice.options[chance.below(len(choice.options))]


def choose_take(t: Realm, me: int, options: list[int], chance: Chance) -> int:
    hand = mask_of(t.faces(t.hands[me]))
    discard = mask_of(t.faces(t.discard))
    nameable = t.seen_outside_deck(me)
    best = DECK
    best_points: i64 = -1000000
    for option in options:
        points: i64 = 0
        if option == DECK:
            unseen = unseen_cards(t, me)
            chance.shuffle(unseen)
            for card in unseen[:SAMPLES]:
                points += after_swap(t, me, hand, card, discard, nameable)
        else:
            card = t.face[option]
            points = after_swap(t, me, hand, card, discard & ~bit(card), nameable) * SAMPLES
        if points > best_points:
            best, best_points = option, points
    return best


def unseen_cards(t: Realm, me: int) -> list[int]:
    unseen = []
    for zone in [t.deck, *t.hands]:
        for token in zone:
            if not t.sees(me, token):
                unseen.append(t.face[token])
    unseen.sort()
    return unseen


def after_swap(t: Realm, me: int, hand: i64, card: i64, discard: i64, nameable: i64) -> i64:
    """The worth of a full hand with one more card and without the one that is least missed."""
    whole = hand | bit(card)
    best: i64 = worth(hand, discard | bit(card), nameable)
    for held in t.hands[me]:
        gone = bit(t.face[held])
        points = worth(whole & ~gone, discard | gone, nameable | bit(card))
        if points > best:
            best = points
    return best
