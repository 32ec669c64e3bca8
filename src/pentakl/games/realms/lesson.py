"""The first game of Fantastyczne światy: a flood drowns your own armies, the end is near, you hold a special card."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import OTHERS, Lesson, Step, When

LESSON: Final = Lesson(
    seats=3,
    options={},
    position={
        "seats": [
            {"hand": ["king", "knights", "light_cavalry", "great_flood", "elven_archers", "doppelganger", "candle"]},
            {"hand": ["mountain", "cavern", "forge", "magic_wand", "collector", "warhorse", "swamp"]},
            {"hand": ["smoke", "lightning", "fire_elemental", "beastmaster", "unicorn", "hydra", "island"]},
        ],
        "discard": ["queen", "blizzard", "warship", "enchantress", "world_tree", "basilisk", "rainstorm", "wildfire"],
        "turn": 0,
        "seed": 1,
    },
    steps=[
        Step("hand", When(asked="take"), ["hand:0", "prompt"]),
        Step("bonus", When(asked="take"), ["card king"]),
        Step("blanked", When(asked="take"), ["card great_flood"]),
        Step("take", When(asked="take"), ["card queen"], ["take queen"]),
        Step("discard", When(asked="discard"), ["card great_flood"], ["discard great_flood"]),
        Step("area", When(asked="take", happened="discarded", whose=OTHERS), ["discard"]),
        Step("draw", When(asked="take"), ["deck"], ["draw"]),
        Step("weak", When(asked="discard"), ["card candle"], ["discard candle"]),
        Step("special", When(asked="settle"), ["card doppelganger", "prompt"], ["best"]),
    ],
)
