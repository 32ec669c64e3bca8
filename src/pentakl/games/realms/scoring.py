"""Explained scores: `score(cards, choices)` gives the total and the reasons for the points of every card.

Reasons are data: codes of rules, ids of cards, numbers. `scoring_steps` computes the points; the sentences are in
`text/`, one `why-...` message for each rule.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pentakl.games.realms.cards import CARD_IDS, CARD_STRENGTH, ISLAND_NUMBER, names_in, suits_in
from pentakl.games.realms.hand import ARMY, SUITS, Hand, Held, Part, Picks, bit
from pentakl.games.realms.names import (
    EVERY_CARD,
    Choice,
    Choices,
    card_numbers,
    choices_from,
    numbers_mask,
    picks_from,
)
from pentakl.games.realms.scoring_steps import (
    bonus_at,
    clear_and_blank,
    penalty_at,
    place_to_clear,
    take_choices,
    total,
)
from pentakl.games.realms.words import Detail, card_keys, signed, suit_keys

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["CardScore", "Reason", "Score", "score", "total"]


@dataclass(frozen=True)
class Reason:
    """One thing that happened to a card, by one rule: the Fluent message `why-<rule>` says it in words.

    `cards` are cards of the hand; `suits` and `names` say what a rule asked for, gave or missed.
    """

    rule: str
    points: int = 0
    each: int = 0
    cards: tuple[str, ...] = ()
    suits: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The Fluent message that says it."""
        return "why-" + self.rule

    @property
    def details(self) -> dict[str, Detail]:
        """The arguments of the message, for `words.spoken`."""
        return {
            "points": signed(self.points),
            "each": signed(self.each),
            "count": len(self.cards),
            "cards": card_keys(self.cards),
            "wanted": suit_keys(self.suits) + card_keys(self.names),
            "options": len(self.suits) + len(self.names),
        }

    def to_json(self) -> dict[str, str | int | list[str]]:
        return {
            "rule": self.rule,
            "points": self.points,
            "each": self.each,
            "cards": list(self.cards),
            "suits": list(self.suits),
            "names": list(self.names),
        }

    @staticmethod
    def from_json(document: dict[str, Any]) -> Reason:
        listed = {name: tuple(document[name]) for name in ("cards", "suits", "names")}
        return Reason(rule=document["rule"], points=document["points"], each=document["each"], **listed)


@dataclass(frozen=True)
class CardScore:
    """The points of one card of the hand. A blanked card has base, bonus and penalty 0."""

    card: str
    name: str  # the card whose name it bears, "" for a suit without a name
    suit: str
    base: int
    bonus: int
    penalty: int
    is_blanked: bool
    is_cleared: bool  # its whole penalty is cleared
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        return self.base + self.bonus + self.penalty

    def to_json(self) -> dict[str, object]:
        return {
            "card": self.card,
            "name": self.name,
            "suit": self.suit,
            "base": self.base,
            "bonus": self.bonus,
            "penalty": self.penalty,
            "total": self.total,
            "blanked": self.is_blanked,
            "cleared": self.is_cleared,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Score:
    """The points of a hand, card by card, in the order given (an eighth card by choice comes last)."""

    total: int
    cards: tuple[CardScore, ...]
    choices: dict[str, Choice]
    printed_strength: int  # of all cards held, blanked ones too: among equal totals the lowest wins

    def __getitem__(self, card: str) -> CardScore:
        """The card with this id."""
        for scored in self.cards:
            if scored.card == card:
                return scored
        raise KeyError(card)

    def to_json(self) -> dict[str, object]:
        return {
            "total": self.total,
            "cards": [card.to_json() for card in self.cards],
            "choices": dict(self.choices),
            "printed_strength": self.printed_strength,
        }


def score(cards: Sequence[str], choices: Choices | None = None, appeared: Collection[str] | None = None) -> Score:
    """The score of a hand, explained. Cards and choices by id or by name in either language.

    A choice that is absent is not used. `appeared` limits the names for Mirage and Shapeshifter to these
    cards and the hand's own; None allows all.

    >>> hand = score(["blizzard", "great_flood", "wildfire", "cavern"])
    >>> hand.total, hand["cavern"].is_blanked, hand["cavern"].reasons[-1].rule
    (62, True, 'blanked-by')
    >>> score(["Bazyliszek", "Mimik"], {"Mimik": "Bazyliszek"}).total
    0
    """
    numbers = card_numbers(cards)
    allowed = EVERY_CARD if appeared is None else numbers_mask(appeared)
    return score_of(numbers, picks_from(numbers, choices or {}, allowed))


def score_of(cards: list[int], picks: Picks) -> Score:
    """`score` for card numbers and checked choices."""
    hand = Hand(take_choices(cards, picks))
    blanked: dict[int, Part] = {}
    clear_and_blank(hand, place_to_clear(hand, picks.cleared), blanked)
    scored: list[CardScore] = []
    for place in range(hand.size):
        scored.append(_card_score(hand, place, picks, blanked.get(place)))
    return Score(
        total=sum([card.total for card in scored]),
        cards=tuple(scored),
        choices=choices_from(picks),
        printed_strength=sum([CARD_STRENGTH[held.card.number] for held in hand.held]),
    )


def winners_among(totals: dict[int, int], strengths: dict[int, int]) -> tuple[list[int], str]:
    """Who wins with these totals and sums of printed strengths, and the reason: most "points"; of equal totals the
    lowest sum of "strengths"; if that is equal too, the victory is "shared".
    """
    best = max(totals.values())
    leaders = [holder for holder in totals if totals[holder] == best]
    if len(leaders) == 1:
        return leaders, "points"
    lightest = min([strengths[holder] for holder in leaders])
    winners = [holder for holder in leaders if strengths[holder] == lightest]
    return winners, "strengths" if len(winners) == 1 else "shared"


def _card_score(hand: Hand, place: int, picks: Picks, blanked: Part | None) -> CardScore:
    held = hand.held[place]
    reasons = _changes(held, picks)
    reasons += _clearings(hand, place, picks)
    base = bonus = penalty = 0
    if blanked is not None:
        reasons.append(_told(hand, blanked))
    else:
        parts: list[Part] = []
        base = held.strength
        bonus = bonus_at(hand, place, parts)
        penalty = penalty_at(hand, place, parts)
        for part in parts:
            reason = _told(hand, part)
            if reason not in reasons:
                reasons.append(reason)
        reasons += _blankings(hand, place)
    return CardScore(
        card=held.card.id,
        name=CARD_IDS[held.name] if held.name >= 0 else "",
        suit=SUITS[held.suit],
        base=base,
        bonus=bonus,
        penalty=penalty,
        is_blanked=not hand.active >> place & 1,
        is_cleared=bool(held.text.has_penalty and hand.cleared >> place & 1),
        reasons=tuple(reasons),
    )


def _told(hand: Hand, part: Part) -> Reason:
    return Reason(
        rule=part.rule,
        points=part.points,
        each=part.each,
        cards=_ids_at(hand, part.places),
        suits=suits_in(part.kind),
        names=names_in(part.kind),
    )


def _ids_at(hand: Hand, places: int) -> tuple[str, ...]:
    return tuple([held.card.id for place, held in enumerate(hand.held) if places >> place & 1])


def _changes(held: Held, picks: Picks) -> list[Reason]:
    """What a choice made of the card: copy, name, suit."""
    reasons: list[Reason] = []
    card = held.card
    is_in_other_suit = picks.changed == card.number and picks.changed_to != held.text.suit
    if held.text is not card:
        reasons.append(Reason("copies", names=(held.text.id,)))
    elif held.name < 0:
        taken = picks.mirage_suit if card.id == "mirage" else picks.shape_suit
        reasons.append(Reason("plain-suit", suits=(SUITS[taken],)))
    elif held.name != card.number:
        reasons.append(Reason("takes-name", names=(CARD_IDS[held.name],)))
    if is_in_other_suit:
        reasons.append(Reason("suit-changed", cards=("book_of_changes",), suits=(SUITS[held.suit],)))
    return reasons


def _clearings(hand: Hand, place: int, picks: Picks) -> list[Reason]:
    """What is cleared from the card's penalty, and what the card clears from others."""
    reasons: list[Reason] = []
    one = hand.held[place]
    cleared_by: list[str] = []
    army_cleared_by: list[str] = []
    clears: list[str] = []
    clears_army: list[str] = []
    for other_place, other in enumerate(hand.held):
        if _clears(hand, other_place, place, picks):
            cleared_by.append(other.card.id)
        elif other.card.clears_army & one.traits and _says_army(one):
            army_cleared_by.append(other.card.id)
        if _clears(hand, place, other_place, picks):
            clears.append(other.card.id)
        elif one.card.clears_army & other.traits and _says_army(other):
            clears_army.append(other.card.id)
    if cleared_by:
        reasons.append(Reason("cleared", cards=tuple(cleared_by)))
    elif army_cleared_by:
        reasons.append(Reason("army-cleared", cards=tuple(army_cleared_by)))
    if clears:
        reasons.append(Reason("clears", cards=tuple(clears)))
    if clears_army:
        reasons.append(Reason("clears-army", cards=tuple(clears_army)))
    if one.card.number == ISLAND_NUMBER and picks.cleared >= 0 and not clears:
        reasons.append(Reason("clears-in-vain", cards=(CARD_IDS[picks.cleared],)))
    return reasons


def _clears(hand: Hand, clearer: int, target: int, picks: Picks) -> bool:
    held = hand.held[target]
    if not held.text.has_penalty:
        return False
    card = hand.held[clearer].card
    if card.number == ISLAND_NUMBER:
        return picks.cleared == held.card.number and place_to_clear(hand, picks.cleared) >= 0
    return bool(card.clears & held.traits)


def _says_army(held: Held) -> bool:
    """Whether the penalty on the card speaks of Armies."""
    asked: i64 = 0
    for effect in held.text.toll:
        asked |= effect.asks
    for blanking in held.text.blanking:
        asked |= blanking.asks
    for failing in held.text.failing:
        asked |= failing.asks
    return bool(asked & ARMY)


def _blankings(hand: Hand, place: int) -> list[Reason]:
    """The cards that an active card keeps blanked."""
    if not hand.blankers:
        return []
    victims = 0
    for target in range(hand.size):
        if hand.blankers[target] & bit(place):
            victims |= bit(target)
    return [Reason("blanks", cards=_ids_at(hand, victims))] if victims else []
