"""The final choices: players say how they use the special cards of their revealed hands.

Proposes the best choices to every player, who accepts them or answers one question for each special card. Knows the
order of the questions; what may be answered is in `special_choices`. By now all hands lie open, so storing card numbers
reveals nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.flow import NO_CARD, Choice
from pentakl.games.realms.best import best_picks
from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    CARD_COUNT,
    CARD_SUIT,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import SUITS, Picks, bit, picks_from_list
from pentakl.games.realms.scoring import Score, score_of
from pentakl.games.realms.scoring_steps import NO_PICKS, total
from pentakl.games.realms.special_choices import choose, legal_choices
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

if TYPE_CHECKING:
    from mypy_extensions import i64

# The special card that each prompt is about, in the order of asking, which is the order of scoring.
ASKED_FOR: Final = {
    RAISE: NECROMANCER_NUMBER,
    COPY: DOPPELGANGER_NUMBER,
    MIRAGE: MIRAGE_NUMBER,
    SHAPESHIFTER: SHAPESHIFTER_NUMBER,
    BOOK: BOOK_NUMBER,
    BOOK_SUIT: BOOK_NUMBER,
    ISLAND: ISLAND_NUMBER,
}


def prompts_by_card() -> list[int]:
    """For every card the prompt that asks for its choice, or NONE."""
    prompts = [NONE] * CARD_COUNT
    for prompt, card in ASKED_FOR.items():
        if prompt != BOOK_SUIT:
            prompts[card] = prompt
    return prompts


PROMPT_FOR: Final = prompts_by_card()


def begin(t: Table) -> None:
    """Every seat with something to choose will be asked to accept the best choices: see `choices_of`."""
    for seat in range(t.seats):
        t.picked[seat] = NO_PICKS.listed()
        t.step[seat] = SETTLE if has_choice(t, seat) else NONE


def choices_of(t: Table, seat: int) -> Picks:
    """The choices of a seat so far: the best ones as long as it is asked to accept them."""
    if t.step[seat] == SETTLE:
        hand, discard = t.faces(t.hands[seat]), t.faces(t.discard)
        return picks_from_list(best_picks(tuple(hand), tuple(discard), lying_open(t)))
    return picks_from_list(t.picked[seat])


def lying_open(t: Table) -> i64:
    """The cards of all hands and of the discard area, as a bitmask: their names may be taken."""
    found: i64 = 0
    for zone in [*t.hands, t.discard]:
        for token in zone:
            found |= bit(t.face[token])
    return found


def has_choice(t: Table, seat: int) -> bool:
    """Whether a hand holds a special card that has something to choose."""
    for token in t.hands[seat]:
        prompt = PROMPT_FOR[t.face[token]]
        if prompt != NONE and len(options_for(t, seat, prompt)) > 1:
            return True
    return False


def questions(t: Table) -> list[Choice]:
    """The open questions to all seats that have not settled their choices."""
    asked: list[Choice] = []
    for seat in range(t.seats):
        prompt = t.step[seat]
        if prompt == SETTLE:
            asked.append(Choice(seat, SETTLE, [BEST, OWN]))
        elif prompt != NONE:
            asked.append(Choice(seat, prompt, options_for(t, seat, prompt), asking_card(t, seat, prompt)))
    return asked


def asking_card(t: Table, seat: int, prompt: int) -> int:
    """The token of the special card that a prompt is about, or NO_CARD if the seat does not hold it."""
    for token in t.hands[seat]:
        if t.face[token] == ASKED_FOR[prompt]:
            return token
    return NO_CARD


def options_for(t: Table, seat: int, prompt: int) -> list[int]:
    """The possible answers: tokens, suits, or NONE; empty if the seat does not hold the card."""
    if asking_card(t, seat, prompt) == NO_CARD:
        return []
    if prompt == BOOK_SUIT:
        return [FIRST_SUIT + suit for suit in range(len(SUITS))]
    discard = t.faces(t.discard) if t.variant != CHAOS else []
    picks = picks_from_list(t.picked[seat])
    legal = legal_choices(ASKED_FOR[prompt], own_cards(t, seat), discard, lying_open(t), picks)
    options = [NONE]
    named: i64 = 0
    for card, suit in legal:
        if card < 0:
            options.append(FIRST_SUIT + suit)
        else:
            named |= bit(card)
    for zone in [*t.hands, t.discard]:
        for token in zone:
            if named & bit(t.face[token]):
                options.append(token)
    return options


def answer(t: Table, seat: int, prompt: int, option: int) -> None:
    """Store a final choice and go on to the next one."""
    if prompt == SETTLE and option == BEST:
        t.picked[seat] = choices_of(t, seat).listed()
        settle_choices(t, seat)
        return
    if prompt != SETTLE and option != NONE:
        picks = picks_from_list(t.picked[seat])
        write_down(t, seat, prompt, option, picks)
        t.picked[seat] = picks.listed()
    t.step[seat] = next_prompt(t, seat, prompt)
    if t.step[seat] == NONE:
        settle_choices(t, seat)


def write_down(t: Table, seat: int, prompt: int, option: int, picks: Picks) -> None:
    """Add an answer to the choices; the card that a Necromancer raises comes to the hand at once."""
    is_suit = option >= FIRST_SUIT
    card = -1 if is_suit else t.face[option]
    suit = option - FIRST_SUIT if is_suit else CARD_SUIT[card]
    if prompt == BOOK_SUIT:
        picks.changed_to = suit
    else:
        choose(picks, ASKED_FOR[prompt], card, suit)
    if prompt == RAISE:
        t.raise_discarded(option, seat)


def next_prompt(t: Table, seat: int, before: int) -> int:
    """The next prompt after this one with something to choose, or NONE."""
    for prompt in ASKED_FOR:
        if prompt > before:
            if prompt == BOOK_SUIT and picks_from_list(t.picked[seat]).changed < 0:
                continue
            if len(options_for(t, seat, prompt)) > 1:
                return prompt
    return NONE


def settle_choices(t: Table, seat: int) -> None:
    """The choices of a seat are final; a proposed eighth card comes to the hand."""
    t.step[seat] = NONE
    eighth = picks_from_list(t.picked[seat]).eighth
    for token in t.discard[:]:
        if t.face[token] == eighth:
            t.raise_discarded(token, seat)
    t.event("settled", seat)


def own_cards(t: Table, seat: int) -> list[int]:
    """The card numbers of a hand without the Necromancer's eighth card."""
    eighth = picks_from_list(t.picked[seat]).eighth
    return [card for card in t.faces(t.hands[seat]) if card != eighth]


def final_score(t: Table, seat: int) -> Score:
    """The score of a revealed hand with the choices made for it so far."""
    return score_of(own_cards(t, seat), choices_of(t, seat))


def final_total(t: Table, seat: int) -> int:
    """The total of `final_score`, computed without the reasons."""
    return total(own_cards(t, seat), choices_of(t, seat))
