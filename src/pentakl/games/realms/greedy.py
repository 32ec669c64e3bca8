"""The gatherer: a rival that values every card it could take, discard or trade by what its hand would become.

It adds the exact worth of a hand and what the best exchange still in reach would bring (see `outlook`), so it keeps
cards that need only one more, and turns them into points as the end draws near.
It is given a world that its seat can believe in, and asks of it only what the seat itself has seen.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.state import State
from pentakl.games.realms import finale
from pentakl.games.realms.hand import HAND_SIZE, SUITS, bit, picks_from_list
from pentakl.games.realms.outlook import NO_HAND, Outlook
from pentakl.games.realms.play import ACCEPT, AREA_AT_THE_END, CONTENT, REFUSE, RealmsTable
from pentakl.games.realms.settle import total
from pentakl.games.realms.table import (
    ASKED,
    ASKEDS_CARD,
    BEST,
    BOOK,
    DECK,
    DISCARD,
    EIGHTH,
    HAGGLE,
    KEEP,
    MOVER,
    MOVERS_CARD,
    NONE,
    SETTLE,
    TAKE,
    TAKE_OR_DRAW_TWO,
    TRADE,
)
from pentakl.games.realms.worth import mask_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many of the exchanges with the discard area that look best are weighed with what may become of them.
EXCHANGES_WEIGHED: Final = 10
# By how many cards, spread evenly from the worst to the best, a card of the deck is represented.
DRAWS_WEIGHED: Final = 8
# How many of its cards a bot tries to get rid of in a trade.
CARDS_ON_OFFER: Final = 3


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the gatherer takes."""
    t = state.table
    assert isinstance(t, RealmsTable)
    me = choice.seat
    prompt = choice.prompt
    if prompt == SETTLE:
        return BEST
    if prompt == TAKE or prompt == TAKE_OR_DRAW_TWO:
        return choose_take(t, me, choice.options)
    if prompt == DISCARD or prompt == KEEP or prompt == EIGHTH:
        return choose_card(t, me, prompt, choice.options)
    if prompt == TRADE:
        return choose_offer(t, me, choice.options, chance)
    if prompt == HAGGLE:
        return choose_answer(t, me, choice.options)
    return choose_use(t, me, prompt, choice.options)


# --- turns


def choose_take(t: RealmsTable, me: int, options: list[int]) -> int:
    """A card of the discard area, or the deck if that promises more."""
    outlook = Outlook(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    draws = draws_left(t)
    best = options[0]
    best_value: i64 = NO_HAND
    if best == DECK:
        outlook.expect(max(draws - 1, 0))
        best_value = value_of_deck(outlook, hand, len(t.hands[me]) < HAND_SIZE)
    outlook.expect(draws)
    exchanges: list[tuple[int, int, int]] = []
    for option in options:
        if option != DECK:
            for left in outlook.weak_spots(hand):
                changed = left | bit(t.face[option])
                exchanges.append((-int(outlook.guess(changed)), option, int(changed)))
    exchanges.sort()
    for exchange in exchanges[:EXCHANGES_WEIGHED]:
        value = outlook.value(exchange[2])
        if value > best_value:
            best, best_value = exchange[1], value
    return best


def draws_left(t: RealmsTable) -> int:
    """How many cards will be drawn until the game ends, as far as anybody can tell."""
    return max(AREA_AT_THE_END[t.variant] - len(t.discard), 1)


def value_of_deck(outlook: Outlook, hand: i64, keeps_better_of_two: bool) -> i64:
    """What a hand will be worth on average after a card from the deck, or after the better one of two."""
    drawn: list[tuple[int, int]] = []
    for card in outlook.unseen:
        left = hand | card if keeps_better_of_two else outlook.best_left(hand | card)
        drawn.append((int(outlook.guess(left)), int(left)))
    drawn.sort()
    value: i64 = 0
    for i in range(DRAWS_WEIGHED):
        place = (2 * i + 1) * len(drawn) // (2 * DRAWS_WEIGHED)
        if keeps_better_of_two:
            # The better one of two is among the best share p of the cards with chance 1 - (1 - p)².
            place = isqrt((2 * i + 1) * len(drawn) * len(drawn) // (2 * DRAWS_WEIGHED))
        value += outlook.value(drawn[place][1])
    return value // DRAWS_WEIGHED


def choose_card(t: RealmsTable, me: int, prompt: int, options: list[int]) -> int:
    """What to discard, which drawn card to keep, which card to raise as the eighth."""
    outlook = Outlook(t, me)
    outlook.expect(max(draws_left(t) - 1, 0))
    hand = mask_of(t.faces(t.hands[me]))
    best = options[0]
    best_value: i64 = NO_HAND
    for option in options:
        changed = hand
        if option != NONE:
            card = bit(t.face[option])
            changed = hand & ~card if prompt == DISCARD else hand | card
        value = 1000 * outlook.worth(changed) if prompt == EIGHTH else outlook.value(changed)
        if value > best_value:
            best, best_value = option, value
    return best


# --- trading


def choose_offer(t: RealmsTable, me: int, options: list[int], chance: Chance) -> int:
    """One of the cards that are missed least, to somebody who has not seen it; when all have, no more trades."""
    outlook = Outlook(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    offers: list[int] = []
    for left in outlook.weak_spots(hand)[:CARDS_ON_OFFER]:
        for option in options:
            is_offer = 0 <= option < ACCEPT
            if is_offer and hand & ~left == bit(t.face[option >> 3]) and not t.sees(option & 7, option >> 3):
                offers.append(option)
        if offers:
            return offers[chance.below(len(offers))]
    return CONTENT if CONTENT in options else options[0]


def choose_answer(t: RealmsTable, me: int, options: list[int]) -> int:
    """Accept what gains points, else put another card against the offered one if that would, else refuse."""
    trade = next(trade for trade in t.trades if trade[ASKED] == me)
    rival, mine = trade[MOVER], trade[ASKEDS_CARD]
    outlook = Outlook(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    offered = bit(t.face[trade[MOVERS_CARD]])
    now = outlook.worth(hand)
    if mine != NO_CARD and outlook.worth(hand & ~bit(t.face[mine]) | offered) > now:
        return ACCEPT + rival
    best = REFUSE + rival
    best_worth = now
    for token in t.hands[me]:
        points = outlook.worth(hand & ~bit(t.face[token]) | offered)
        if points > best_worth and not t.sees(rival, token):
            best, best_worth = token * 8 + rival, points
    return best


# --- final choices, if a bot takes over a seat in the middle of them


def choose_use(t: RealmsTable, me: int, prompt: int, options: list[int]) -> int:
    """The use of a special card that gives most while the other choices stand as they are."""
    best = options[0]
    best_points = NO_HAND
    for option in options:
        points = points_with(t, me, prompt, option)
        if points > best_points:
            best, best_points = option, points
    return best


def points_with(t: RealmsTable, me: int, prompt: int, option: int) -> int:
    """What a hand is worth with one more choice; a card that the Book changes gets the suit that is best for it."""
    imagined = t.copy()
    picks = picks_from_list(imagined.picked[me])
    if option != NONE:
        finale.choose(imagined, me, prompt, option, picks)
        imagined.picked[me] = picks.listed()
    cards = finale.own_cards(imagined, me, picks)
    points = total(cards, picks)
    if prompt == BOOK and option != NONE:
        for suit in range(len(SUITS)):
            picks.changed_to = suit
            points = max(points, total(cards, picks))
    return points
