"""What the view says about my own hand: how each card in reach would change its total."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentakl.core.state import State
from pentakl.games.realms import best_choices, score
from pentakl.games.realms.best import best_total
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.names import card_numbers, numbers_mask, picks_from
from pentakl.games.realms.rules import GAME
from tests.games.realms.language import PLAIN

ANNA = ["mountain", "cavern", "bell_tower", "forest", "knights", "king", "queen"]
BARTEK = ["dragon", "hydra", "swamp", "unicorn", "princess", "empress", "warlord"]
CELINA = ["candle", "forge", "lightning", "smoke", "blizzard", "magic_wand", "rangers"]


def trading(*steps: tuple[int, str]) -> State:
    """The chaos game after these steps."""
    seats = [{"hand": hand} for hand in (ANNA, BARTEK, CELINA)]
    state = GAME.arrange({"seats": seats, "options": {"variant": "chaos"}})
    for seat, step in steps:
        state.apply(seat, GAME.parse(step))
    return state


def offers_to_anna(state: State) -> list[dict[str, Any]]:
    table: Any = state.view(0)["table"]
    names = {card["token"]: card["card"] for card in table["players"][0]["hand"]["cards"]}
    found: list[dict[str, Any]] = table["mine"]["changes"]
    for change in found:
        change["drop"] = names[change["drop"]]
        change["swaps"] = {names[swap["token"]]: swap["change"] for swap in change["swaps"]}
    return found


def gain(gives: str, gets: str) -> int:
    """By how much a trade changes Anna's total, computed independently."""
    return score([gets if card == gives else card for card in ANNA]).total - score(ANNA).total


def test_an_offer_says_what_each_card_given_for_it_would_bring() -> None:
    [offer] = offers_to_anna(trading((1, "offer warlord to 0")))
    assert offer["swaps"] == {card: gain(card, "warlord") for card in ANNA}
    assert offer["change"] == max(offer["swaps"].values()) == offer["swaps"][offer["drop"]]


def test_once_both_cards_lie_there_it_is_the_change_by_this_very_trade() -> None:
    [offer] = offers_to_anna(trading((0, "offer king to 1"), (1, "offer warlord to 0")))
    assert (offer["drop"], offer["change"]) == ("king", gain("king", "warlord"))


def test_no_change_is_computed_for_offers_to_others() -> None:
    assert offers_to_anna(trading((1, "offer warlord to 2"), (0, "offer king to 1"))) == []


# --- a hand of special cards: no number beside an answer contradicts the total of the hand


def taking(hand: list[str], area: list[str]) -> State:
    """The standard game, Anna's turn, with this hand and this discard area."""
    others = [card for card in PLAIN if card not in hand + area]
    seats = [{"hand": hand}, {"hand": others[:7]}, {"hand": others[7:14]}]
    return GAME.arrange({"seats": seats, "discard": area})


def anna_makes_of_it(state: State) -> tuple[int, dict[str, int]]:
    """The total of Anna's hand, and how taking or discarding each card would change it."""
    table: Any = state.view(0)["table"]
    cards = {
        card["token"]: card["card"] for card in [*table["discard"]["cards"], *table["players"][0]["hand"]["cards"]]
    }
    mine = table["mine"]
    return mine["score"]["total"], {cards[each["token"]]: each["change"] for each in mine["changes"]}


def exact_change(hand: list[str], area: list[str], card: str) -> int:
    """By how much the best total changes with a card of the area, whichever card is discarded for it."""
    appeared = [*hand, *area]
    swapped = []
    for drop in hand:
        after = [card if held == drop else held for held in hand]
        left = [drop if lying == card else lying for lying in area]
        swapped.append(best_choices(after, left, appeared).score.total)
    return max(swapped) - best_choices(hand, area, appeared).score.total


@pytest.mark.parametrize(
    ("hand", "card", "change"),
    [
        ("shapeshifter mirage whirlwind basilisk world_tree war_dirigible book_of_changes", "queen", 0),
        ("island doppelganger book_of_changes cavern necromancer mirage world_tree", "enchantress", 22),
        ("mirage doppelganger light_cavalry collector book_of_changes magic_wand blizzard", "unicorn", -8),
    ],
)
def test_with_many_special_cards_a_change_is_still_that_of_the_best_totals(hand: str, card: str, change: int) -> None:
    total, changes = anna_makes_of_it(taking(hand.split(), [card]))
    assert total == best_choices(hand.split(), [card], [*hand.split(), card]).score.total
    assert changes[card] == exact_change(hand.split(), [card], card) == change


def test_no_change_promises_more_than_there_is() -> None:
    rng = Random("realms: changes")
    for _ in range(4):
        hand = rng.sample(["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"], 2)
        hand += rng.sample([card for card in PLAIN if card not in hand], 5)
        area = rng.sample([card for card in PLAIN if card not in hand], 2)
        total, changes = anna_makes_of_it(taking(hand, area))
        assert total == best_choices(hand, area, [*hand, *area]).score.total
        for card, change in changes.items():
            assert change <= exact_change(hand, area, card), (hand, area, card)


def test_with_a_card_too_many_it_is_the_total_of_the_best_seven_and_no_discard_is_better() -> None:
    hand = ["island", "necromancer", "book_of_changes", "rangers", "mirage", "elven_archers", "empress"]
    state = taking(hand, ["knights", "shield_of_keth"])
    state.apply(0, GAME.parse("take knights"))
    total, changes = anna_makes_of_it(state)
    eight = [*hand, "knights"]
    exact = {
        drop: best_choices(
            [card for card in eight if card != drop], ["shield_of_keth", drop], [*eight, "shield_of_keth"]
        )
        for drop in eight
    }
    assert total == max(best.score.total for best in exact.values())
    assert max(changes[card] for card in eight) == 0
    assert all(total + changes[drop] <= best.score.total for drop, best in exact.items())


def test_choices_taken_from_a_similar_hand_are_not_made_where_they_do_not_fit() -> None:
    """The best choices for one hand, made in a hand that differs by one card, never beat that hand's own best."""
    hand = ["necromancer", "doppelganger", "book_of_changes", "island", "swamp", "candle", "shapeshifter"]
    area = ["dragon", "king"]
    every = numbers_mask([*hand, *area, "wildfire", "forest"])
    known = picks_from(card_numbers(hand), best_choices(hand, area).choices)
    for drop in hand:
        for take in ("dragon", "wildfire", "forest"):
            after = card_numbers([take if card == drop else card for card in hand])
            left = card_numbers([card for card in area if card != take] + [drop])
            found = estimated_points(mask_of(after), mask_of(left), every, tuple(known.listed()))
            assert found <= best_total(after, left, every)
