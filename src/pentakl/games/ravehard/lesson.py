"""The first game of Ravehard: the end of the last fight with a Boss, and the vote in the Archmage's Chamber."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import Lesson, Step, When

LESSON: Final = Lesson(
    seats=3,
    options={"reaction": "off"},
    position={
        "seats": [
            {
                "character": "swan_duke_bazyli",
                "hand": ["bolt_basic", "royal_sneeze", "velvet_parry", "curtain_bandage"],
                "tools": ["frozen_trout", "fondue_set"],
            },
            {
                "character": "professor_gromoslaw",
                "hand": ["fireball_chapter_one", "bolt_basic"],
                "tools": ["cursed_kazoo", "yodelling_hat"],
            },
            {
                "character": "dj_null_spell",
                "hand": ["bass_drop", "scooter_charge"],
                "tools": ["chained_disco_ball", "karaoke_microphone"],
            },
        ],
        "boss": {"card": "mime_lich", "life": 12, "turns": 1},
        "enemies": ["strobe_of_agony"],
        "evidence": ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"],
        "story": ["archmages_chamber"],
        "beaten": 1,
        "turn": 0,
        "turns_left": 1,
        "seed": 1,
    },
    steps=[
        Step("boss", When(asked="turn"), ["boss"]),
        Step("actions", When(asked="turn"), ["prompt"]),
        Step("shield", When(asked="turn"), [], ["lay velvet_parry"]),
        Step("spell", When(asked="turn"), [], ["cast bolt_basic"]),
        Step("target", When(asked="target"), ["boss"], ["boss"]),
        Step("window", When(asked="react-damage"), ["shields:0", "prompt"], ["pass"]),
        Step("tools", When(asked="turn"), ["tools:0", "card fondue_set", "prompt"]),
        Step("scheme", When(asked="turn"), [], ["scheme fondue_set"]),
        Step("partner", When(asked="scheme-with"), ["prompt"], ["seat 2"]),
        Step("parry", When(asked="react-damage", offered="activate"), ["shields:0"], ["activate velvet_parry"]),
        Step("after", When(asked="discard", happened="after-fight"), ["prompt"], ["discard curtain_bandage"]),
        Step("vote", When(asked="vote"), ["prompt"]),
    ],
)
