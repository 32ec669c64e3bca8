"""The helper of realms: scores, explains and compares hands of a game played with real cards, and suggests a swap.

Reads a question and puts its answer together; points and choices come from `scoring`, `best` and `estimate`. Pure: the
same question always has the same answer. docs/protocol.md describes both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import PentaklError
from pentakl.games.realms.best import Search
from pentakl.games.realms.cards import (
    CARD_IDS,
    NECROMANCER_NUMBER,
)
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.hand import HAND_SIZE, Picks, bit
from pentakl.games.realms.names import (
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
from pentakl.games.realms.scoring_steps import total
from pentakl.games.realms.special_choices import SPECIAL_CARDS, choose, legal_choices, without_eighth
from pentakl.games.realms.table import MOST_SEATS
from pentakl.games.realms.words import card_keys

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_HANDS: Final = MOST_SEATS
# Swaps are scored exactly, the most promising first: at least this many, then more within the limit of combinations.
LEAST_EXACT_SWAPS: Final = 3
MOST_COMBINATIONS_FOR_SWAPS: Final = 100_000


class BadQuestion(PentaklError):
    """A question in the wrong form; the message says what is wrong."""


class Player:
    """One hand of the question: its cards, and the player's own choices, or None to use the best ones."""

    def __init__(self, cards: list[int], choices: dict[str, Choice] | None) -> None:
        self.cards = cards
        self.choices = choices


def answer(question: dict[str, object]) -> dict[str, object]:
    """Score one to seven hands; raises PentaklError.

    The question has `hands` (each with `cards` and, where the player changed them, `choices`), `discard` (the discard
    area), `names` ("all", or "appeared" for the names of these cards only) and `look`: the number of one hand for which
    the answer also lists the other possible choices (`options`) and the `swap` that gains most.

    >>> answered = answer({"hands": [{"cards": ["dragon", "Hydra", "bagno"]}]})
    >>> answered["winners"], mapping(items(answered["hands"])[0])["best"]
    ([0], 48)
    """
    try:
        players = [read_player(each) for each in items(question.get("hands", []))]
        discard = [card_number(text(name)) for name in items(question.get("discard", []))]
        names = text(question.get("names", "all"))
        look_at = question.get("look")
        looked_at = -1 if look_at is None else whole(look_at)
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
    """Check that no card lies in two places."""
    seen: list[int] = []
    for place in places:
        for card in place:
            if card in seen:
                raise HandError(
                    "error-two-places",
                    "There is only one card with this name, but it is in two places: {card}.",
                    {"card": card_keys((CARD_IDS[card],))},
                )
            seen.append(card)


def check_eighth(player: Player, discard: list[int]) -> None:
    """Check that the Necromancer's card comes from the discard area."""
    picks = picks_from(player.cards, player.choices or {})
    if picks.eighth >= 0 and picks.eighth not in discard:
        raise HandError(
            "error-not-discarded",
            "The eighth card comes from the discard area, but this one is not there: {card}.",
            {"card": card_keys((CARD_IDS[picks.eighth],))},
        )


# --- scores and possible choices


def best_score(cards: list[int], discard: list[int], nameable: int) -> Score:
    search = Search(cards, discard, nameable)
    search.run()
    return score_of(cards, search.best_picks)


def options_of(cards: list[int], score: Score, discard: list[int], nameable: int) -> list[dict[str, object]]:
    """For each special card its possible choices; each with all choices of the hand then, and their total."""
    picks = picks_from(cards, score.choices)
    listed: list[dict[str, object]] = []
    for card in SPECIAL_CARDS:
        if card in cards:
            id = CARD_IDS[card]
            offers: list[dict[str, object]] = []
            for changed in alternatives(cards, card, picks, discard, nameable):
                choices = choices_from(changed)
                offers.append({"choice": choices.get(id), "choices": choices, "total": total(cards, changed)})
            if len(offers) > 1:
                listed.append({"card": id, "offers": offers})
    return listed


def alternatives(cards: list[int], special: int, picks: Picks, discard: list[int], nameable: int) -> list[Picks]:
    """The choices with another choice for one special card, first with none; the choices for the other cards stay."""
    unused = without_eighth(picks) if special == NECROMANCER_NUMBER else picks.copy()
    choose(unused, special, -1, -1)
    found = [unused]
    for card, suit in legal_choices(special, cards, discard, nameable, picks):
        changed = unused.copy()
        if special == NECROMANCER_NUMBER and card == picks.eighth:
            changed = picks.copy()
        choose(changed, special, card, suit)
        found.append(changed)
    return found


# --- comparing and improving


def judged(players: list[Player], scores: list[Score]) -> tuple[list[int], str]:
    """The winners among the hands that hold cards, and the reason."""
    seated = [seat for seat in range(len(players)) if players[seat].cards]
    if not seated:
        return [], "points"
    totals = {seat: scores[seat].total for seat in seated}
    return winners_among(totals, {seat: scores[seat].printed_strength for seat in seated})


def best_swap(cards: list[int], base: Score, discard: list[int], nameable: int) -> dict[str, object] | None:
    """The card of the discard area that gains most over `base`, and the card of a full hand to drop for it.

    Ranks all swaps by an estimate, then scores them exactly, the most promising first. It leaves swaps out only where a
    hand of many special cards has too many choices.
    """
    if len(cards) > HAND_SIZE:
        return None
    hand, area = mask_of(cards), mask_of(discard)
    choices = tuple(picks_from(cards, base.choices).listed())
    ranked: list[tuple[int, int, int]] = []
    for take in discard:
        for drop in cards if len(cards) == HAND_SIZE else [-1]:
            after, left = hand | bit(take), area & ~bit(take)
            if drop >= 0:
                after, left = after & ~bit(drop), left | bit(drop)
            ranked.append((-int(estimated_points(after, left, nameable, choices)), take, drop))
    ranked.sort()
    best: dict[str, object] | None = None
    most: i64 = base.total
    tried: i64 = 0
    for place, (_, take, drop) in enumerate(ranked):
        after_swap = [take if card == drop else card for card in cards] + ([take] if drop < 0 else [])
        left_over = [card for card in discard if card != take] + ([drop] if drop >= 0 else [])
        search = Search(after_swap, left_over if NECROMANCER_NUMBER in after_swap else [], nameable)
        if place >= LEAST_EXACT_SWAPS and tried + search.count() > MOST_COMBINATIONS_FOR_SWAPS:
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
