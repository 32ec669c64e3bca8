"""What the benchmark measures for this game besides decisions; each function returns how many things it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.chance import quick
from pentakl.games.realms.best import best_total
from pentakl.games.realms.cards import CARD_COUNT, CARD_IDS
from pentakl.games.realms.hand import HAND_SIZE
from pentakl.games.realms.scoring_steps import total

PLAIN_HANDS: Final = 20_000
# All special cards except the Necromancer, and two cards whose points depend on all the others.
HARDEST: Final = ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island", "wildfire", "collector"]


def random_hands() -> list[list[int]]:
    chance = quick(1)
    cards = list(range(CARD_COUNT))
    hands: list[list[int]] = []
    for _ in range(PLAIN_HANDS):
        chance.shuffle(cards)
        hands.append(cards[:HAND_SIZE])
    return hands


HANDS: Final = random_hands()


def score_plain_hands() -> int:
    """Score random hands without choices."""
    for hand in HANDS:
        total(hand)
    return PLAIN_HANDS


def find_hardest_choice() -> int:
    """The best choices of the hand with the most of them, every name allowed."""
    best_total([CARD_IDS.index(card) for card in HARDEST], [])
    return 1


WORK: Final[dict[str, Callable[[], int]]] = {
    "plain_hand": score_plain_hands,
    "hardest_choice": find_hardest_choice,
}
