"""What the benchmark measures for this game besides decisions; each function returns how many things it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.state import State
from pentakl.games.ravehard.rules import GAME

CLONES: Final = 100
ANSWERS: Final = 23  # of 42: all six to the Spell, all six to the damage to each of two players, five to the third
SHIELDS: Final = [
    ["velvet_parry", "velvet_parry", "the_page_takes_it", "mirror_of_vanity"],
    ["circle_of_chalk", "circle_of_chalk", "explosive_retort", "explosive_retort"],
    ["do_not_disturb", "do_not_disturb", "do_not_disturb", "forward_to_all"],
    ["theatrical_swoon", "sip_of_a_soul", "sip_of_a_soul", "voodoo_plush"],
    ["unlife_insurance", "unlife_insurance", "beetroot_pact", "beetroot_pact"],
    ["vintage_grudge", "return_to_sender", "return_to_sender", "cocktail_umbrella"],
]


def middle_of_an_enemy_card() -> State:
    """Six players with four Shields each, in the middle of an Enemy card that hits them all."""
    seats = [{"shields": shields, "hand": ["bolt_basic"] if seat < 3 else []} for seat, shields in enumerate(SHIELDS)]
    ledger = [{"deed": "schemed", "evidence": 1, "seat": seat, "other": (seat + 1) % 6} for seat in range(6)]
    state = GAME.arrange(
        {
            "seats": seats,
            "boss": {"card": "mime_lich", "life": 40},
            "enemies": ["strobe_of_agony"],
            "evidence": ["the_bathtub_protocol"],
            "ledger": ledger,
            "phase": "boss-turn",
        }
    )
    for _ in range(ANSWERS):
        state.apply(state.pending[0].seat, GAME.parse("pass"))
    return state


STATE: Final = middle_of_an_enemy_card()


def clone_in_enemy_card() -> int:
    """Copy the state in the middle of the effect, when most answers to the open question have been given."""
    for _ in range(CLONES):
        STATE.clone()
    return CLONES


WORK: Final[dict[str, Callable[[], int]]] = {"clone_in_enemy_card": clone_in_enemy_card}
