"""The final choices: what the special cards of a revealed hand are used for, proposed and asked.

Knows in which order a player is asked and what may be answered; what choices are worth is said by `best` and
`scoring`. By now all hands lie open, so card numbers may be kept: nothing hidden is left but the deck.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentakl.core.flow import NO_CARD, Choice
from pentakl.games.realms.best import Search
from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    CARD_COUNT,
    CARD_STRENGTH,
    CARD_SUIT,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import FLAME, FLOOD, SUITS, Picks, bit, picks_from_list
from pentakl.games.realms.scoring import Score, score_of
from pentakl.games.realms.settle import NO_PICKS, take_choices, total
from pentakl.games.realms.table import (
    BEST,
    BOOK,
    BOOK_SUIT,
    CHAOS,
    COPY,
    FIRST_SUIT,
    ISLAND,
    MIRAGE,
    NONE,
    OWN,
    RAISE,
    SETTLE,
    SHAPESHIFTER,
    Table,
)

# Whose choice a prompt asks for; the prompts are asked in the order of scoring.
ASKED_FOR: Final = {
    RAISE: NECROMANCER_NUMBER,
    COPY: DOPPELGANGER_NUMBER,
    MIRAGE: MIRAGE_NUMBER,
    SHAPESHIFTER: SHAPESHIFTER_NUMBER,
    BOOK: BOOK_NUMBER,
    BOOK_SUIT: BOOK_NUMBER,
    ISLAND: ISLAND_NUMBER,
}
SPECIAL: Final = [
    NECROMANCER_NUMBER, DOPPELGANGER_NUMBER, MIRAGE_NUMBER, SHAPESHIFTER_NUMBER, BOOK_NUMBER, ISLAND_NUMBER,
]  # fmt: skip
THE_BEST: Final[list[int]] = []  # stands for the best choices among those that are picked
REMEMBERED: Final = 256


def prompts_by_card() -> list[int]:
    """For every card the first prompt that asks for its choice, or NONE."""
    prompts = [NONE] * CARD_COUNT
    for prompt, card in ASKED_FOR.items():
        if prompt != BOOK_SUIT:
            prompts[card] = prompt
    return prompts


PROMPT_OF: Final = prompts_by_card()


def begin(t: Table) -> None:
    """Whoever has something to choose will be asked to confirm the best choices, which are worked out when needed."""
    for seat in range(t.seats):
        if has_choice(t, seat):
            t.picked[seat] = THE_BEST
            t.step[seat] = SETTLE
        else:
            t.picked[seat] = NO_PICKS.listed()
            t.step[seat] = NONE


def picks_of(t: Table, seat: int) -> Picks:
    """The choices of a seat as they stand: the best ones until it says otherwise."""
    if t.picked[seat]:
        return picks_from_list(t.picked[seat])
    appeared = 0
    for hand in t.hands:
        for token in hand:
            appeared |= bit(t.face[token])
    return picks_from_list(best_picks(tuple(t.faces(t.hands[seat])), tuple(t.faces(t.discard)), appeared))


@lru_cache(REMEMBERED)
def best_picks(cards: tuple[int, ...], discard: tuple[int, ...], nameable: int) -> list[int]:
    """The best choices for a hand; the answer depends on the question alone, so it is never stale."""
    search = Search(list(cards), list(discard), nameable)
    search.run()
    return search.best_picks.listed()


def has_choice(t: Table, seat: int) -> bool:
    """Whether a hand holds a card with a choice, and something to choose for it."""
    for token in t.hands[seat]:
        prompt = PROMPT_OF[t.face[token]]
        if prompt != NONE and len(options_for(t, seat, prompt)) > 1:
            return True
    return False


def questions(t: Table) -> list[Choice]:
    """What is asked now, of every seat that has not settled its choices."""
    asked: list[Choice] = []
    for seat in range(t.seats):
        prompt = t.step[seat]
        if prompt == SETTLE:
            asked.append(Choice(seat, SETTLE, [BEST, OWN]))
        elif prompt != NONE:
            asked.append(Choice(seat, prompt, options_for(t, seat, prompt), asking_card(t, seat, prompt)))
    return asked


def asking_card(t: Table, seat: int, prompt: int) -> int:
    """The token of the card whose choice is asked for, or NO_CARD where the seat does not hold it."""
    for token in t.hands[seat]:
        if t.face[token] == ASKED_FOR[prompt]:
            return token
    return NO_CARD


def options_for(t: Table, seat: int, prompt: int) -> list[int]:
    """What may be answered: tokens, suits, or NONE; empty where the seat does not hold the card."""
    source = asking_card(t, seat, prompt)
    if source == NO_CARD:
        return []
    hand = t.hands[seat]
    if prompt == BOOK_SUIT:
        return [FIRST_SUIT + suit for suit in range(len(SUITS))]
    options = [NONE]
    kind = CARDS[ASKED_FOR[prompt]].may_choose
    if prompt == RAISE:
        if t.variant != CHAOS:
            options += [token for token in t.discard if kind & bit(CARD_SUIT[t.face[token]])]
    elif prompt == MIRAGE or prompt == SHAPESHIFTER:
        options += [FIRST_SUIT + suit for suit in range(len(SUITS)) if kind & bit(suit)]
        for zone in [*t.hands, t.discard]:
            options += [token for token in zone if kind & bit(CARD_SUIT[t.face[token]])]
    elif prompt == ISLAND:
        picks = picks_from_list(t.picked[seat])
        held = take_choices(own_cards(t, seat, picks), picks)
        clearable = [one.card.number for one in held if one.traits & (FLOOD | FLAME)]
        options += [token for token in hand if t.face[token] in clearable]
    else:
        options += [token for token in hand if token != source]
    return options


def answer(t: Table, seat: int, prompt: int, option: int) -> None:
    """Write a final choice down and go on to the next one."""
    if prompt == SETTLE and option == BEST:
        t.picked[seat] = picks_of(t, seat).listed()
        settle(t, seat)
        return
    picks = picks_from_list(t.picked[seat])
    if prompt != SETTLE and option != NONE:
        choose(t, seat, prompt, option, picks)
    t.picked[seat] = picks.listed()
    t.step[seat] = next_prompt(t, seat, prompt)
    if t.step[seat] == NONE:
        settle(t, seat)


def choose(t: Table, seat: int, prompt: int, option: int, picks: Picks) -> None:
    is_suit = option >= FIRST_SUIT
    card = -1 if is_suit else t.face[option]
    suit = option - FIRST_SUIT if is_suit else CARD_SUIT[card]
    if prompt == RAISE:
        picks.eighth = card
        t.raise_discarded(option, seat)
    elif prompt == COPY:
        picks.copied = card
    elif prompt == MIRAGE:
        picks.mirage_name, picks.mirage_suit = card, suit
    elif prompt == SHAPESHIFTER:
        picks.shape_name, picks.shape_suit = card, suit
    elif prompt == BOOK:
        picks.changed, picks.changed_to = card, suit
    elif prompt == BOOK_SUIT:
        picks.changed_to = suit
    else:
        picks.cleared = card


def next_prompt(t: Table, seat: int, before: int) -> int:
    """The next question after one prompt that leaves something to choose, or NONE."""
    for prompt in ASKED_FOR:
        if prompt > before:
            if prompt == BOOK_SUIT and picks_from_list(t.picked[seat]).changed < 0:
                continue
            if len(options_for(t, seat, prompt)) > 1:
                return prompt
    return NONE


def settle(t: Table, seat: int) -> None:
    """The choices of a seat stand; a proposed eighth card comes to the hand."""
    t.step[seat] = NONE
    eighth = picks_from_list(t.picked[seat]).eighth
    for token in t.discard[:]:
        if t.face[token] == eighth:
            t.raise_discarded(token, seat)
    t.event("settled", seat)


def own_cards(t: Table, seat: int, picks: Picks) -> list[int]:
    """The card numbers of a hand without the eighth card that is named by its choices."""
    return [card for card in t.faces(t.hands[seat]) if card != picks.eighth]


def final_score(t: Table, seat: int) -> Score:
    """The score of a revealed hand by its choices so far, explained."""
    picks = picks_of(t, seat)
    return score_of(own_cards(t, seat, picks), picks)


def final_total(t: Table, seat: int) -> int:
    """The total of that score alone."""
    picks = picks_of(t, seat)
    return total(own_cards(t, seat, picks), picks)


def printed_strength(t: Table, seat: int) -> int:
    """The sum of what is printed on the cards of a hand."""
    return sum([CARD_STRENGTH[card] for card in t.faces(t.hands[seat])])
