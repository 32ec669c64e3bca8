"""Thousands of random hands with random choices, scored twice: by the game and by a scorer made from cards.json."""

from __future__ import annotations

from random import Random

import pytest

from pentakl.games.realms import score
from pentakl.games.realms.names import Choice
from tests.games.realms.oracle import CARDS, SUITS, oracle_total

WITH_CHOICES = ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"]
BLANKING = ["great_flood", "rainstorm", "blizzard", "wildfire", "basilisk", "smoke", "warship", "war_dirigible"]


def random_choices(cards: list[str], rng: Random) -> dict[str, Choice]:
    choices: dict[str, Choice] = {}
    if "doppelganger" in cards:
        choices["doppelganger"] = rng.choice([card for card in cards if card != "doppelganger"])
    for wild in ("mirage", "shapeshifter"):
        if wild in cards:
            suits = CARDS[wild]["copy_suits"]
            names = [card for card in CARDS if CARDS[card]["suit"] in suits]
            bare: list[Choice] = [{"suit": suit} for suit in suits]
            choices[wild] = rng.choice([*names, *bare])
    if "book_of_changes" in cards:
        target = rng.choice([card for card in cards if card != "book_of_changes"])
        choices["book_of_changes"] = {"card": target, "suit": rng.choice(SUITS)}
    if "island" in cards:
        choices["island"] = rng.choice(cards)
    return {card: choice for card, choice in choices.items() if rng.random() < 0.9}


def deal(rng: Random, pool: list[str], favoured: int) -> list[str]:
    cards = rng.sample(pool, favoured)
    return cards + rng.sample([card for card in CARDS if card not in cards], 7 - favoured)


@pytest.mark.parametrize(
    ("what", "pool", "favoured"),
    [
        ("any cards", list(CARDS), 0),
        ("many choices", WITH_CHOICES, 3),
        ("many penalties", [*BLANKING, "book_of_changes", "doppelganger"], 5),
    ],
)
def test_two_scorers_agree(what: str, pool: list[str], favoured: int) -> None:
    rng = Random(f"realms: {what}")
    for _ in range(1500):
        cards = deal(rng, pool, favoured)
        choices = random_choices(cards, rng)
        assert score(cards, choices).total == oracle_total(cards, choices), (cards, choices)


def test_the_order_of_the_hand_never_matters() -> None:
    rng = Random("realms: order")
    for _ in range(500):
        cards = deal(rng, [*BLANKING, "book_of_changes", "doppelganger"], 5)
        choices = random_choices(cards, rng)
        shuffled = rng.sample(cards, len(cards))
        first, second = score(cards, choices), score(shuffled, choices)
        assert {card.card: card.total for card in first.cards} == {card.card: card.total for card in second.cards}
