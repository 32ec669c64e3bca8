"""The scoring helper: hands of a physical table scored, explained, compared and improved; one answer to one question.

Knows how a question is read and what belongs to its answer; what a hand is worth is said by `scoring`, `best` and
`worth`. Pure: the same question always has the same answer. docs/protocol.md describes both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import PentaklError
from pentakl.games.realms.best import Search
from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    CARD_COUNT,
    CARD_IDS,
    CARD_SUIT,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import FLAME, FLOOD, HAND_SIZE, SUITS, Picks, bit
from pentakl.games.realms.names import (
    CARDS_WITH_A_CHOICE,
    EVERY_CARD,
    Choice,
    HandError,
    card_number,
    card_numbers,
    choices_from,
    picks_from,
)
from pentakl.games.realms.ranking import percentile
from pentakl.games.realms.scoring import Score, score_of, winners_among
from pentakl.games.realms.settle import take_choices, total
from pentakl.games.realms.table import MOST_SEATS
from pentakl.games.realms.words import card_keys
from pentakl.games.realms.worth import mask_of, worth_beside

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_HANDS: Final = MOST_SEATS
# Swaps are weighed exactly, the most promising first: these at least, and more until so many hands were tried.
SWAPS_WEIGHED: Final = 3
MOST_TRIED_FOR_SWAPS: Final = 100_000


class BadQuestion(PentaklError):
    """A question that cannot be read; the message says what is wrong with its form."""


class Player:
    """One hand of the question: its cards, and the choices made by hand, or None for the best ones."""

    def __init__(self, cards: list[int], choices: dict[str, Choice] | None) -> None:
        self.cards = cards
        self.choices = choices


def answer(question: dict[str, object]) -> dict[str, object]:
    """Score one to seven hands; raises PentaklError.

    The question has `hands` (each with `cards` and, where they were changed by hand, `choices`), `discard` (the discard
    area), `names` ("all", or "appeared" for names of these cards alone) and `look`: the hand, if any, for which the
    answer also lists what else may be chosen (`options`) and the `swap` that gains most.

    >>> answered = answer({"hands": [{"cards": ["dragon", "Hydra", "bagno"]}]})
    >>> answered["winners"], mapping(items(answered["hands"])[0])["best"]
    ([0], 48)
    """
    try:
        players = [read_player(each) for each in items(question.get("hands", []))]
        discard = [card_number(text(name)) for name in items(question.get("discard", []))]
        names = text(question.get("names", "all"))
        wish = question.get("look")
        looked_at = -1 if wish is None else whole(wish)
    except ValueError as error:
        raise BadQuestion(f"This question cannot be read: {error}.") from error
    if not 1 <= len(players) <= MOST_HANDS:
        raise BadQuestion(f"One to {MOST_HANDS} hands can be scored, not {len(players)}.")
    if names not in ("all", "appeared"):
        raise BadQuestion(f"Names are 'all' or 'appeared', not '{names}'.")
    if looked_at >= len(players):
        raise BadQuestion(f"There is no hand {looked_at} to look at.")
    check_places([*[player.cards for player in players], discard])
    nameable = EVERY_CARD
    if names == "appeared":
        nameable = mask_of(discard)
        for player in players:
            nameable |= mask_of(player.cards)
    scores: list[Score] = []
    bests: list[Score] = []
    hands: list[dict[str, object]] = []
    for player in players:
        best = best_score(player.cards, discard, nameable)
        score = best
        if player.choices is not None:
            check_eighth(player, discard)
            score = score_of(player.cards, picks_from(player.cards, player.choices, nameable))
        scores.append(score)
        bests.append(best)
        hands.append({
            "score": score.to_json(),
            "best": best.total,
            "best_choices": dict(best.choices),
            "percentile": percentile(score.total),
        })  # fmt: skip
    winners, reason = judged(players, scores)
    look: dict[str, object] | None = None
    if looked_at >= 0:
        cards = players[looked_at].cards
        look = {
            "hand": looked_at,
            "options": options_of(cards, scores[looked_at], discard, nameable),
            "swap": best_swap(cards, bests[looked_at], discard, nameable),
        }
    return {"hands": hands, "winners": winners, "reason": reason, "look": look}


# --- reading the question


def text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} should be a text")
    return value


def read_player(value: object) -> Player:
    described = mapping(value)
    cards = card_numbers([text(name) for name in items(described.get("cards", []))])
    chosen = described.get("choices")
    if chosen is None:
        return Player(cards, None)
    choices: dict[str, Choice] = {}
    for name, choice in mapping(chosen).items():
        if choice is None or isinstance(choice, str):
            choices[name] = choice
        else:
            choices[name] = {key: text(part) for key, part in mapping(choice).items()}
    return Player(cards, choices)


def check_places(places: list[list[int]]) -> None:
    """Every card is there once: in one hand, or in the discard area."""
    seen: list[int] = []
    for place in places:
        for card in place:
            if card in seen:
                raise HandError(
                    "error-two-places",
                    "There is only one card of this name, and it lies in two places: {card}.",
                    {"card": card_keys((CARD_IDS[card],))},
                )
            seen.append(card)


def check_eighth(player: Player, discard: list[int]) -> None:
    """The Necromancer's card comes from the discard area."""
    picks = picks_from(player.cards, player.choices or {})
    if picks.eighth >= 0 and picks.eighth not in discard:
        raise HandError(
            "error-not-discarded",
            "The eighth card comes from the discard area, where this one does not lie: {card}.",
            {"card": card_keys((CARD_IDS[picks.eighth],))},
        )


# --- what a hand is worth, and by which choices


def best_score(cards: list[int], discard: list[int], nameable: int) -> Score:
    search = Search(cards, discard, nameable)
    search.run()
    return score_of(cards, search.best_picks)


def options_of(cards: list[int], score: Score, discard: list[int], nameable: int) -> list[dict[str, object]]:
    """For each card with a choice what may be chosen, all choices if only this one were changed, and their total."""
    picks = picks_from(cards, score.choices)
    listed: list[dict[str, object]] = []
    for id in CARDS_WITH_A_CHOICE:
        card = CARD_IDS.index(id)
        if card in cards:
            offers: list[dict[str, object]] = []
            for changed in alternatives(cards, card, picks, discard, nameable):
                choices = choices_from(changed)
                offers.append({"choice": choices.get(id), "choices": choices, "total": total(cards, changed)})
            if len(offers) > 1:
                listed.append({"card": id, "offers": offers})
    return listed


def alternatives(cards: list[int], card: int, picks: Picks, discard: list[int], nameable: int) -> list[Picks]:
    """The choices with another choice for this card, first with none; the choices for the other cards stay."""
    kind = CARDS[card].may_choose
    held = cards if picks.eighth < 0 else [*cards, picks.eighth]
    unused = picks.copy()
    found = [unused]
    if card == NECROMANCER_NUMBER:
        unused = without_eighth(picks)
        found = [unused]
        for each in discard:
            if kind & bit(CARD_SUIT[each]) and len(cards) <= HAND_SIZE:
                changed = picks.copy() if each == picks.eighth else unused.copy()
                changed.eighth = each
                found.append(changed)
    elif card == DOPPELGANGER_NUMBER:
        unused.copied = -1
        for each in held:
            if each != card:
                changed = unused.copy()
                changed.copied = each
                found.append(changed)
    elif card == MIRAGE_NUMBER or card == SHAPESHIFTER_NUMBER:
        take_name(unused, card, -1, -1)
        for suit in range(len(SUITS)):
            if kind & bit(suit):
                changed = unused.copy()
                take_name(changed, card, -1, suit)
                found.append(changed)
        for each in range(CARD_COUNT):
            if kind & bit(CARD_SUIT[each]) and (nameable >> each & 1 or each in held):
                changed = unused.copy()
                take_name(changed, card, each, CARD_SUIT[each])
                found.append(changed)
    elif card == BOOK_NUMBER:
        unused.changed = -1
        for each in held:
            for suit in range(len(SUITS)):
                if each != card:
                    changed = unused.copy()
                    changed.changed, changed.changed_to = each, suit
                    found.append(changed)
    elif card == ISLAND_NUMBER:
        unused.cleared = -1
        for one in take_choices(cards, picks):
            if one.traits & (FLOOD | FLAME):
                changed = unused.copy()
                changed.cleared = one.card.number
                found.append(changed)
    return found


def take_name(picks: Picks, card: int, name: i64, suit: i64) -> None:
    if card == MIRAGE_NUMBER:
        picks.mirage_name, picks.mirage_suit = name, suit
    else:
        picks.shape_name, picks.shape_suit = name, suit


def without_eighth(picks: Picks) -> Picks:
    """The choices without the eighth card, and without those that name it."""
    left = picks.copy()
    gone = picks.eighth
    left.eighth = -1
    if gone >= 0:
        if left.copied == gone:
            left.copied = -1
        if left.changed == gone:
            left.changed = -1
        if left.cleared == gone:
            left.cleared = -1
    return left


# --- comparing and improving


def judged(players: list[Player], scores: list[Score]) -> tuple[list[int], str]:
    """Who wins among the hands that hold cards, and why."""
    seated = [seat for seat in range(len(players)) if players[seat].cards]
    if not seated:
        return [], "points"
    totals = {seat: scores[seat].total for seat in seated}
    return winners_among(totals, {seat: scores[seat].printed_strength for seat in seated})


def best_swap(cards: list[int], base: Score, discard: list[int], nameable: int) -> dict[str, object] | None:
    """The card of the discard area that gains most over `base`, and the card of a full hand that goes for it, if any.

    All swaps are ranked at a quick glance, which says at most a little too little; then they are weighed exactly, the
    most promising first: nearly always all of them, some where a hand of many special cards has too many choices.
    """
    if len(cards) > HAND_SIZE:
        return None
    hand, area = mask_of(cards), mask_of(discard)
    known = tuple(picks_from(cards, base.choices).listed())
    ranked: list[tuple[int, int, int]] = []
    for take in discard:
        for drop in cards if len(cards) == HAND_SIZE else [-1]:
            after, left = hand | bit(take), area & ~bit(take)
            if drop >= 0:
                after, left = after & ~bit(drop), left | bit(drop)
            ranked.append((-int(worth_beside(after, left, nameable, known)), take, drop))
    ranked.sort()
    best: dict[str, object] | None = None
    most: i64 = base.total
    tried: i64 = 0
    for place, (_, take, drop) in enumerate(ranked):
        after_swap = [take if card == drop else card for card in cards] + ([take] if drop < 0 else [])
        left_over = [card for card in discard if card != take] + ([drop] if drop >= 0 else [])
        search = Search(after_swap, left_over, nameable)
        if place >= SWAPS_WEIGHED and tried + search.count() > MOST_TRIED_FOR_SWAPS:
            continue
        search.run()
        tried += search.tried
        if search.best_points > most:
            most = search.best_points
            best = {
                "take": CARD_IDS[take],
                "drop": CARD_IDS[drop] if drop >= 0 else None,
                "total": most,
                "gain": most - base.total,
            }
    return best
