"""What the view says of my own hand: what each card in reach would change in its total."""

from __future__ import annotations

from typing import Any

from pentakl.core.state import State
from pentakl.games.realms import score
from pentakl.games.realms.game import GAME

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
    """By how much Anna's total changes by a trade, reckoned anew."""
    return score([gets if card == gives else card for card in ANNA]).total - score(ANNA).total


def test_an_offer_says_what_each_card_given_for_it_would_bring() -> None:
    [offer] = offers_to_anna(trading((1, "offer warlord to 0")))
    assert offer["swaps"] == {card: gain(card, "warlord") for card in ANNA}
    assert offer["change"] == max(offer["swaps"].values()) == offer["swaps"][offer["drop"]]


def test_once_both_cards_lie_there_it_is_the_change_by_this_very_trade() -> None:
    [offer] = offers_to_anna(trading((0, "offer king to 1"), (1, "offer warlord to 0")))
    assert (offer["drop"], offer["change"]) == ("king", gain("king", "warlord"))


def test_offers_to_others_are_not_reckoned() -> None:
    assert offers_to_anna(trading((1, "offer warlord to 2"), (0, "offer king to 1"))) == []
