"""The first game of Cardia: win an encounter, lose two on purpose, and see what a changed influence does."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import MINE, OTHERS, Lesson, Step, When

LESSON: Final = Lesson(
    seats=2,
    options={"wins": "1"},
    position={
        "seats": [
            {
                "row": ["hired_blade", "treasurer", "inventor"],
                "hand": ["saboteur", "fortune_teller", "ambusher", "clockmaker", "magistra"],
                "deck": ["palace_guard", "mediator", "puppeteer", "surgeon", "judge", "void_mage"],
            },
            # One card in hand and a known order of the deck: what the rival plays does not depend on luck.
            {
                "row": ["void_mage", "palace_guard", "ambusher"],
                "hand": ["saboteur"],
                "deck": ["mediator", "surgeon", "hired_blade", "clockmaker", "swamp_guardian", "judge"],
            },
        ],
        "seed": 1,
    },
    steps=[
        Step("row", When(asked="play"), ["card inventor"]),
        Step("signets", When(asked="play"), ["signets:0"]),
        Step("higher", When(asked="play"), ["card magistra"], ["play magistra"]),
        Step("ability", When(asked="play", happened="activated", whose=OTHERS), ["card saboteur", "row:1"]),
        Step("loser", When(asked="play"), ["card fortune_teller"], ["play fortune_teller"]),
        Step("openly", When(asked="play-second"), ["placed:1", "prompt"]),
        Step("clockmaker", When(asked="play-second"), ["card clockmaker"], ["play clockmaker"]),
        Step("turned", When(asked="play", happened="raised", whose=MINE), ["card fortune_teller", "row:0"]),
        Step("next", When(asked="play"), ["card ambusher"], ["play ambusher"]),
    ],
)
