"""Advice for the bot `greedy`, the gatherer: it tries every card it could take, discard or trade for the best hand.

It adds the points of a hand and what it expects to gain by later exchanges (see `evaluation`). So it keeps cards that
need only one more, and turns to sure points as the end draws near.
It gets an imagined world that fits what its seat knows, and reads nothing there that the seat has not seen.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.state import State
from pentakl.games.realms import final_choices
from pentakl.games.realms.estimate import mask_of
from pentakl.games.realms.evaluation import NO_HAND, HandEvaluator
from pentakl.games.realms.hand import HAND_SIZE, SUITS, bit, picks_from_list
from pentakl.games.realms.play import ACCEPT, AREA_AT_THE_END, CONTENT, REFUSE, RealmsTable
from pentakl.games.realms.scoring_steps import total
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

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many exchanges with the discard area, the best by quick points, are fully valued.
EXCHANGES_VALUED: Final = 10
# How many sample draws, spread evenly from the worst card to the best, stand for a card of the deck.
DRAWS_VALUED: Final = 8
# How many of its cards the bot offers in trades.
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
    """A card of the discard area, or the deck if its expected value is higher."""
    evaluator = HandEvaluator(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    draws = draws_left(t)
    best = options[0]
    best_value: i64 = NO_HAND
    if best == DECK:
        evaluator.expect(max(draws - 1, 0))
        best_value = value_of_deck(evaluator, hand, len(t.hands[me]) < HAND_SIZE)
    evaluator.expect(draws)
    exchanges: list[tuple[int, int, int]] = []
    for option in options:
        if option != DECK:
            for left in evaluator.without_weakest(hand):
                changed = left | bit(t.face[option])
                exchanges.append((-int(evaluator.quick_points(changed)), option, int(changed)))
    exchanges.sort()
    for exchange in exchanges[:EXCHANGES_VALUED]:
        value = evaluator.value(exchange[2])
        if value > best_value:
            best, best_value = exchange[1], value
    return best


def draws_left(t: RealmsTable) -> int:
    """How many cards will be drawn until the game ends, if every turn adds a card to the discard area."""
    return max(AREA_AT_THE_END[t.variant] - len(t.discard), 1)


def value_of_deck(evaluator: HandEvaluator, hand: i64, keeps_better_of_two: bool) -> i64:
    """The average value of a hand after drawing a card from the deck, or the better one of two."""
    drawn: list[tuple[int, int]] = []
    for card in evaluator.unseen:
        left = hand | card if keeps_better_of_two else evaluator.best_left(hand | card)
        drawn.append((int(evaluator.quick_points(left)), int(left)))
    drawn.sort()
    value: i64 = 0
    for i in range(DRAWS_VALUED):
        place = (2 * i + 1) * len(drawn) // (2 * DRAWS_VALUED)
        if keeps_better_of_two:
            # The better one of two is among the best share p of the cards with probability 1 - (1 - p)².
            place = isqrt((2 * i + 1) * len(drawn) * len(drawn) // (2 * DRAWS_VALUED))
        value += evaluator.value(drawn[place][1])
    return value // DRAWS_VALUED


def choose_card(t: RealmsTable, me: int, prompt: int, options: list[int]) -> int:
    """The card to discard, to keep of those drawn, or to raise as the eighth."""
    evaluator = HandEvaluator(t, me)
    evaluator.expect(max(draws_left(t) - 1, 0))
    hand = mask_of(t.faces(t.hands[me]))
    best = options[0]
    best_value: i64 = NO_HAND
    for option in options:
        changed = hand
        if option != NONE:
            card = bit(t.face[option])
            changed = hand & ~card if prompt == DISCARD else hand | card
        value = 1000 * evaluator.points(changed) if prompt == EIGHTH else evaluator.value(changed)
        if value > best_value:
            best, best_value = option, value
    return best


# --- trading


def choose_offer(t: RealmsTable, me: int, options: list[int], chance: Chance) -> int:
    """Offer one of the weakest cards to a rival who has not seen it; once all have, stop trading."""
    evaluator = HandEvaluator(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    offers: list[int] = []
    for left in evaluator.without_weakest(hand)[:CARDS_ON_OFFER]:
        for option in options:
            is_offer = 0 <= option < ACCEPT
            if is_offer and hand & ~left == bit(t.face[option >> 3]) and not t.sees(option & 7, option >> 3):
                offers.append(option)
        if offers:
            return offers[chance.below(len(offers))]
    return CONTENT if CONTENT in options else options[0]


def choose_answer(t: RealmsTable, me: int, options: list[int]) -> int:
    """Accept a trade that gains points, else propose one of my cards that would, else refuse."""
    trade = next(trade for trade in t.trades if trade[ASKED] == me)
    rival, mine = trade[MOVER], trade[ASKEDS_CARD]
    evaluator = HandEvaluator(t, me)
    hand = mask_of(t.faces(t.hands[me]))
    offered = bit(t.face[trade[MOVERS_CARD]])
    now = evaluator.points(hand)
    if mine != NO_CARD and evaluator.points(hand & ~bit(t.face[mine]) | offered) > now:
        return ACCEPT + rival
    best = REFUSE + rival
    best_points = now
    for token in t.hands[me]:
        points = evaluator.points(hand & ~bit(t.face[token]) | offered)
        if points > best_points and not t.sees(rival, token):
            best, best_points = token * 8 + rival, points
    return best


# --- final choices, for a bot that takes over a seat in the middle of them


def choose_use(t: RealmsTable, me: int, prompt: int, options: list[int]) -> int:
    """The choice for a special card that scores most while the other choices stand."""
    best = options[0]
    best_points = NO_HAND
    for option in options:
        points = points_with(t, me, prompt, option)
        if points > best_points:
            best, best_points = option, points
    return best


def points_with(t: RealmsTable, me: int, prompt: int, option: int) -> int:
    """The points of a hand with one more choice; a card that the Book changes gets its best suit."""
    imagined = t.copy()
    picks = picks_from_list(imagined.picked[me])
    if option != NONE:
        final_choices.write_down(imagined, me, prompt, option, picks)
        imagined.picked[me] = picks.listed()
    cards = final_choices.own_cards(imagined, me)
    points = total(cards, picks)
    if prompt == BOOK and option != NONE:
        for suit in range(len(SUITS)):
            picks.changed_to = suit
            points = max(points, total(cards, picks))
    return points
