"""The scored hands of the rulebook and of other calculators: every one must come out as given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pentakl.games.realms import best_choices, score
from pentakl.games.realms.names import card_numbers, picks_from
from pentakl.games.realms.scoring import total

HANDS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "hands.json").read_text(encoding="utf-8"))["hands"]

# Where the source of a hand differs from our rules, the rules say: every run of a Gem of Order counts (item 5), and a
# card whose own penalty is cleared can still be blanked (item 20).
RULED: dict[str, dict[str, int]] = {"h207": {"gem_of_order": 45}, "h245": {"swamp": 0}}


def test_every_disagreement_is_ruled() -> None:
    assert {hand["id"] for hand in HANDS if "disagreement" in hand} == set(RULED)


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["id"])
def test_a_hand_scores_as_given(hand: dict[str, Any]) -> None:
    scored = score(hand["cards"], hand.get("choices"))
    expected_cards = {**hand.get("expected_cards", {}), **RULED.get(hand["id"], {})}
    assert {card: scored[card].total for card in expected_cards} == expected_cards
    if "expected_total" in hand:
        assert scored.total == hand["expected_total"]
    blanked = hand.get("expected_blanked", {})
    assert {card: scored[card].is_blanked for card in blanked} == blanked


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["id"])
def test_the_fast_total_is_the_explained_total(hand: dict[str, Any]) -> None:
    cards = card_numbers(hand["cards"])
    picks = picks_from(cards, hand.get("choices", {}))
    assert total(cards, picks) == score(hand["cards"], hand.get("choices")).total


@pytest.mark.parametrize("hand", [hand for hand in HANDS if hand.get("best")], ids=lambda hand: hand["id"])
def test_the_best_choices_are_found(hand: dict[str, Any]) -> None:
    best = best_choices(hand["cards"])
    assert best.score.total == hand["expected_total"]
    assert score(hand["cards"], best.choices) == best.score
