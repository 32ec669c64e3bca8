"""The order of scoring: from a list of cards and the choices made for them to the points of the hand.

Knows the steps of the rules and their order; what a card says is in `cards`, what a sentence means in
`effects`. Works on card numbers only: it checks nothing (see `names`) and gives no reasons (see `scoring`).

The steps, and the function that takes each:
  0-4  eighth card, Doppelgänger, Mirage, Shapeshifter, Book of Changes   take_choices
  5    clearing                                                            clear
  6    blanking by other cards                                             blank
  7    cards that blank themselves                                         blank_themselves
  8-9  bonuses and penalties of the active cards, and the sum              points_of, total
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import (
    AS_PRINTED,
    CARDS,
    DIRIGIBLE_NUMBER,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    SHAPESHIFTER_NUMBER,
    SMOKE_NUMBER,
    WARSHIP_NUMBER,
)
from pentakl.games.realms.hand import Failing, Hand, Held, Part, Picks

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_PICKS: Final = Picks()


def total(cards: list[int], picks: Picks = NO_PICKS) -> int:
    """The points of a hand of card numbers: what bots ask for, many times.

    >>> from pentakl.games.realms.cards import CARD_NUMBER
    >>> total([CARD_NUMBER[card] for card in ("blizzard", "great_flood", "wildfire", "cavern")])
    62
    """
    hand = Hand(take_choices(cards, picks))
    clear_and_blank(hand, place_to_clear(hand, picks.cleared))
    return points_of(hand)


def place_of(held: list[Held], card: i64) -> i64:
    """Where the card with this printed number lies, or -1."""
    for place in range(len(held)):
        if held[place].card.number == card:
            return place
    return -1


def take_choices(cards: list[int], picks: Picks) -> list[Held]:
    """Steps 0 to 4: the cards as they look once eighth card, wild cards and Book have been applied."""
    held = [AS_PRINTED[card] for card in cards]
    if picks is NO_PICKS:
        return held
    if picks.eighth >= 0:
        held.append(AS_PRINTED[picks.eighth])
    if picks.copied >= 0:
        place = place_of(held, DOPPELGANGER_NUMBER)
        held[place] = held[place].copying(CARDS[picks.copied])
    if picks.mirage_suit >= 0:
        place = place_of(held, MIRAGE_NUMBER)
        held[place] = held[place].under_name(picks.mirage_name, picks.mirage_suit)
    if picks.shape_suit >= 0:
        place = place_of(held, SHAPESHIFTER_NUMBER)
        held[place] = held[place].under_name(picks.shape_name, picks.shape_suit)
    if picks.changed >= 0:
        place = place_of(held, picks.changed)
        held[place] = held[place].in_suit(picks.changed_to)
    return held


def place_to_clear(hand: Hand, card: i64) -> i64:
    """The place of the card that Island clears; -1 if there is none, or if it is neither Flood nor Flame."""
    if card < 0:
        return -1
    place = place_of(hand.held, card)
    return place if hand.held[place].traits & CARDS[ISLAND_NUMBER].may_choose else -1


def clear_and_blank(hand: Hand, island_clears: i64, told: dict[int, Part] | None = None) -> None:
    """Steps 5 to 7: which penalties are cleared, which cards stay active; `told` says why one is blanked."""
    clear(hand, island_clears)
    blank(hand, told)
    blank_themselves(hand, told)


def clear(hand: Hand, island_clears: i64) -> None:
    """Step 5: whole penalties, and the word Army. A card clears even if it is blanked later."""
    one: i64 = 1
    clears: i64 = 0
    clears_army: i64 = 0
    for place in range(hand.size):
        card = hand.held[place].card
        clears |= card.clears
        clears_army |= card.clears_army
    cleared: i64 = 0
    army_cleared: i64 = 0
    if clears or clears_army:
        for place in range(hand.size):
            traits = hand.held[place].traits
            if traits & clears:
                cleared |= one << place
            if traits & clears_army:
                army_cleared |= one << place
    if island_clears >= 0:
        cleared |= one << island_clears
    hand.cleared = cleared
    hand.army_cleared = army_cleared


def blank(hand: Hand, told: dict[int, Part] | None) -> None:
    """Step 6: cards blanked by uncleared penalties, beginning with those that no other card can blank.

    A card is active once all its blankers are blanked, blanked once one of its blankers is active. If
    neither applies to any card, the blankers form circles: a circle that no undecided card outside can blank is
    blanked as a whole and blanks nothing.
    """
    one: i64 = 1
    everybody = (one << hand.size) - 1
    if not note_blankers(hand):
        hand.active = everybody
        hand.note_present()
        return
    undecided = everybody
    active: i64 = 0
    while undecided:
        before = undecided
        for place in range(hand.size):
            me = one << place
            if undecided & me:
                blankers = hand.blankers[place]
                if blankers & active:
                    undecided &= ~me
                elif not blankers & undecided:
                    undecided &= ~me
                    active |= me
        if undecided == before:
            undecided &= ~blank_circles(hand, undecided, told)
    hand.active = active
    hand.note_present()
    if told is not None:
        for place in range(hand.size):
            if hand.blankers[place] & active:
                told[place] = Part("blanked-by", 0, 0, hand.blankers[place] & active, 0)


def note_blankers(hand: Hand) -> bool:
    """Note for each place which uncleared penalties would blank it; say whether there are any."""
    one: i64 = 1
    is_any = False
    for place in range(hand.size):
        blanking = hand.held[place].text.blanking
        if blanking and not (hand.cleared >> place) & 1:
            if not is_any:
                is_any = True
                hand.blankers = [0] * hand.size
            unsaid = hand.unsaid(place)
            for target in range(hand.size):
                for effect in blanking:
                    if effect.hits(hand.held[target], target == place, unsaid):
                        hand.blankers[target] |= one << place
    if not is_any:
        hand.blankers = []
    return is_any


def blank_circles(hand: Hand, undecided: i64, told: dict[int, Part] | None) -> i64:
    """The undecided cards that lie on circles of blankers which no undecided card outside can blank."""
    one: i64 = 1
    # Everything undecided that can blank a card, directly or through others.
    behind: list[i64] = [blankers & undecided for blankers in hand.blankers]
    for _ in range(hand.size):
        for place in range(hand.size):
            for other in range(hand.size):
                if behind[place] & (one << other):
                    behind[place] |= behind[other]
    circles: i64 = 0
    for place in range(hand.size):
        if not undecided & (one << place):
            continue
        circle = behind[place]
        is_closed = True
        for other in range(hand.size):
            if circle & (one << other) and behind[other] != circle:
                is_closed = False
        if is_closed and circle & (one << place):
            circles |= one << place
            if told is not None:
                rule = "blanked-by-itself" if circle == one << place else "blanked-in-circle"
                told[place] = Part(rule, 0, 0, circle, 0)
    return circles


def blank_themselves(hand: Hand, told: dict[int, Part] | None) -> None:
    """Step 7: Smoke, then Warship, then War Dirigible; after each card that goes, begin again with Smoke."""
    can_fail = False
    for place in range(hand.size):
        if hand.held[place].text.failing:
            can_fail = True
    if not can_fail:
        return
    one: i64 = 1
    while True:
        place = next_to_fail(hand, SMOKE_NUMBER)
        if place < 0:
            place = next_to_fail(hand, WARSHIP_NUMBER)
        if place < 0:
            place = next_to_fail(hand, DIRIGIBLE_NUMBER)
        if place < 0:
            return
        if told is not None:
            broken = broken_condition(hand, place)
            assert broken is not None
            told[place] = broken.tell(hand)
        hand.active &= ~(one << place)
        hand.note_present()


def next_to_fail(hand: Hand, penalty_of: i64) -> i64:
    """The place of an active card with this card's penalty whose condition is broken, or -1.

    Of two such cards the one that breaks its condition by itself comes first, so that the order of the hand
    never matters: a War Dirigible turned Weather goes and leaves its copy alone.
    """
    failing: i64 = -1
    for place in range(hand.size):
        held = hand.held[place]
        if held.text.number != penalty_of or (hand.cleared >> place) & 1 or not (hand.active >> place) & 1:
            continue
        broken = broken_condition(hand, place)
        if broken is not None and (failing < 0 or held.traits & broken.asks):
            failing = place
    return failing


def broken_condition(hand: Hand, place: i64) -> Failing | None:
    """The first sentence of the card's penalty that now blanks it."""
    unsaid = hand.unsaid(place)
    for effect in hand.held[place].text.failing:
        if effect.fails(hand, unsaid):
            return effect
    return None


def bonus_at(hand: Hand, place: i64, told: list[Part] | None) -> i64:
    """What the bonus of an active card adds."""
    points: i64 = 0
    for effect in hand.held[place].card.bonus:
        points += effect.points(hand, place, 0, told)
    return points


def penalty_at(hand: Hand, place: i64, told: list[Part] | None) -> i64:
    """What the penalty of an active card takes: zero or less."""
    points: i64 = 0
    toll = hand.held[place].text.toll
    if toll and not (hand.cleared >> place) & 1:
        unsaid = hand.unsaid(place)
        for effect in toll:
            points += effect.points(hand, place, unsaid, told)
    return points


def points_of(hand: Hand) -> i64:
    """Steps 8 and 9: base strengths, bonuses and penalties of the active cards."""
    points: i64 = 0
    for place in range(hand.size):
        if (hand.active >> place) & 1:
            points += hand.held[place].strength + bonus_at(hand, place, None) + penalty_at(hand, place, None)
    return points
