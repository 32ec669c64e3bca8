"""The best choices are really the best: compared with trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from pentakl.games.realms import best_choices, score
from pentakl.games.realms.best import best_total
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.names import Choice, card_numbers, numbers_mask, picks_from
from pentakl.games.realms.scoring import total
from tests.games.realms.oracle import CARDS, SUITS

HARDEST = ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island", "wildfire", "collector"]


def every_choice(cards: list[str], discard: list[str], nameable: list[str]) -> Iterator[dict[str, Choice]]:
    """Every combination of choices, useless ones too."""
    eighths: list[str | None] = [None]
    if "necromancer" in cards:
        eighths += [card for card in discard if CARDS[card]["suit"] in ("army", "leader", "wizard", "beast")]
    for eighth in eighths:
        hand = cards + ([eighth] if eighth else [])
        options: dict[str, list[Any]] = {}
        if eighth:
            options["necromancer"] = [eighth]
        if "doppelganger" in hand:
            options["doppelganger"] = [None, *[card for card in hand if card != "doppelganger"]]
        for wild in ("mirage", "shapeshifter"):
            if wild in hand:
                suits = CARDS[wild]["copy_suits"]
                names = [card for card in nameable if CARDS[card]["suit"] in suits]
                options[wild] = [None, *names, *[{"suit": suit} for suit in suits]]
        if "book_of_changes" in hand:
            targets = [card for card in hand if card != "book_of_changes"]
            options["book_of_changes"] = [None, *[{"card": c, "suit": s} for c, s in product(targets, SUITS)]]
        if "island" in hand:
            options["island"] = [None, *hand]
        for chosen in product(*options.values()):
            yield dict(zip(options, chosen, strict=True))


def brute_force(cards: list[str], discard: list[str], nameable: list[str]) -> int:
    numbers = card_numbers(cards)
    return max(total(numbers, picks_from(numbers, choices)) for choices in every_choice(cards, discard, nameable))


# The cards with a choice; the rest of the hand is dealt. Few enough for trying everything quickly.
SMALL_CASES = [
    ["doppelganger", "island"],
    ["mirage"],
    ["shapeshifter"],
    ["book_of_changes"],
    ["doppelganger", "mirage"],
    ["doppelganger", "shapeshifter"],
    ["doppelganger", "book_of_changes"],
    ["mirage", "shapeshifter"],
    ["mirage", "island"],
    ["book_of_changes", "island"],
    ["mirage", "book_of_changes"],
    ["shapeshifter", "book_of_changes"],
    ["mirage", "book_of_changes", "collector"],
    ["mirage", "shapeshifter", "collector"],
    ["doppelganger", "mirage", "collector", "wildfire"],
    ["doppelganger", "book_of_changes", "world_tree"],
    ["necromancer", "doppelganger"],
    ["necromancer", "mirage"],
    ["necromancer", "shapeshifter", "world_tree"],
]


@pytest.mark.once
@pytest.mark.parametrize("special", SMALL_CASES, ids="+".join)
def test_nothing_beats_the_best_choices(special: list[str]) -> None:
    rng = Random(f"realms: best of {special}")
    for _ in range(2):
        dealt = rng.sample([card for card in CARDS if card not in special], 12)
        cards, discard = [*special, *dealt[: 7 - len(special)]], dealt[7 - len(special) :][:5]
        appeared = list(CARDS) if len(special) == 1 else [*cards, *discard, *rng.sample(list(CARDS), 4)]
        best = best_choices(cards, discard, appeared)
        assert best.score.total == brute_force(cards, discard, sorted(set(appeared))), cards
        assert score(cards, best.choices) == best.score


@pytest.mark.parametrize("extra", ["collector", "wildfire", "world_tree", "great_flood"])
def test_nothing_beats_the_best_choices_with_four_special_cards_and_few_names(extra: str) -> None:
    rng = Random(f"realms: few names, {extra}")
    cards = ["doppelganger", "mirage", "shapeshifter", extra, *rng.sample(["unicorn", "king", "forest", "forge"], 2)]
    appeared = rng.sample(list(CARDS), 8)
    nameable = sorted({*appeared, *cards})
    assert best_choices(cards, appeared=appeared).score.total == brute_force(cards, [], nameable)


def test_names_can_be_limited_to_cards_that_appeared() -> None:
    hand = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
    assert best_choices(hand).choices == {"mirage": "rainstorm"}
    limited = best_choices(hand, appeared=["king", "queen"])
    assert limited.choices == {"mirage": {"suit": "weather"}}
    assert limited.score.total < best_choices(hand).score.total
    assert best_choices(hand, appeared=["rainstorm"]).score.total == 260
    assert best_choices(hand, appeared=[], discard=["rainstorm"]).score.total == 260  # the discard area did appear


def test_among_equals_the_fewest_choices_are_used() -> None:
    assert best_choices(["mirage", "knights"]).choices == {}
    assert best_choices(["book_of_changes", "island", "doppelganger"]).choices == {"doppelganger": "island"}
    wand = best_choices(["mirage", "shapeshifter", "book_of_changes", "magic_wand"])
    assert wand.score["magic_wand"].total == 1 + 25
    assert len(wand.choices) == 1  # Shapeshifter or Book could make the Wizard; one of them is enough


def test_necromancer_leaves_what_would_cost_points() -> None:
    assert best_choices(["necromancer", "king", "warlock_lord"], discard=["queen", "beastmaster"]).choices == {}
    assert best_choices(["king"], discard=["knights"]).choices == {}  # no Necromancer, no eighth card


def test_a_hand_of_eight_takes_no_ninth_card() -> None:
    cards = ["necromancer", "king", "queen", "forest", "swamp", "forge", "magic_wand", "knights"]
    assert best_choices(cards, discard=["elven_archers"]).choices == {}


def test_the_hardest_hand_is_solved() -> None:
    best = best_choices(HARDEST)
    assert best.score.total == 114
    assert best.tried < 30_000  # counts the work; the benchmarks measure the time


def test_the_best_total_of_card_numbers_is_that_of_names() -> None:
    numbers = card_numbers(HARDEST)
    assert best_total(numbers, []) == 114
    appeared = ["dragon"]
    limited = best_choices(HARDEST, appeared=appeared).score.total
    assert best_total(numbers, [], numbers_mask(appeared)) == limited


def test_what_a_hand_is_worth_in_play_knows_that_a_beast_called_elven_archers_counts_twice() -> None:
    cards = ["forest", "elven_archers", "book_of_changes", "rangers"]
    hand = mask_of(card_numbers(cards))
    assert best_choices(cards).choices == {"book_of_changes": {"card": "elven_archers", "suit": "beast"}}
    assert estimated_points(hand, 0, hand) == best_choices(cards).score.total == (7 + 2 * 12) + (10 + 5) + 3 + (5 + 10)
