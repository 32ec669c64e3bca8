"""Samples of Ravehard for the conformance list and the playthroughs.

Random games end long before the Chamber. The late positions go from the last two Events through the vote to the fight
with the Darkchmage.
"""

from __future__ import annotations

# Two play a duel; the smallest story has three.
PLAYTHROUGH_SEATS = [3]

CHARACTERS = [
    "swan_duke_bazyli",
    "professor_gromoslaw",
    "kornelia_of_the_installation",
    "ludwika_of_the_third_encore",
    "aunt_hermenegilda",
    "dj_null_spell",
]
HANDS = [
    ["royal_sneeze", "bolt_basic", "smelling_salts"],
    ["velvet_parry", "gossip_at_the_bar"],
    ["bass_drop", "dance_off", "duct_tape_of_ages"],
    ["royal_sneeze", "smelling_salts"],
    ["velvet_parry", "emergency_sequins"],
    ["bass_drop", "gossip_at_the_bar", "duct_tape_of_ages"],
]
SHIELDS = [["return_to_sender", "sip_of_a_soul"], ["voodoo_plush"], ["bad_omen_with_sprinkles", "vintage_grudge"]]
EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]


def late_story(players: int) -> dict[str, object]:
    """Between the last Boss and the Chamber; one player is dead."""
    seats: list[dict[str, object]] = []
    for seat in range(players):
        described: dict[str, object] = {
            "character": CHARACTERS[seat], "level": "reverse", "hand": HANDS[seat], "shields": SHIELDS[seat % 3],
        }  # fmt: skip
        seats.append({**described, "level": "dead"} if seat == 1 else described)
    return {
        "seats": seats,
        "evidence": EVIDENCE,
        "story": ["duel_for_the_sofa", "coat_check_catastrophe", "archmages_chamber"],
        "phase": "next-card",
        "turn": 0,
        "beaten": 2,
    }


POSITIONS = {f"late-{players}": late_story(players) for players in range(3, 7)}
