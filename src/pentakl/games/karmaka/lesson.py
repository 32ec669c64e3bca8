"""The first game of Karmaka: a life that is half over, so that its end, and the climb, come soon."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import MINE, OTHERS, Lesson, Step, When

LESSON: Final = Lesson(
    seats=2,
    options={},
    position={
        "seats": [
            {"hand": ["crisis", "vengeance", "salvage"], "deck": ["panic"], "deeds": ["dwindle"]},
            {"hand": ["longevity", "destiny", "jubilee"], "deck": ["recycle", "another_day"], "deeds": ["swindle"]},
        ],
        "turn": 0,
        "seed": 1,
    },
    steps=[
        Step("ladder", When(asked="play"), ["rung:beetle"]),
        Step("drew", When(asked="play", happened="drew", whose=MINE), ["deck:0"]),
        Step("deed", When(asked="play"), ["card crisis"], ["deed crisis"]),
        Step("offer", When(asked="offer"), ["prompt"], ["accept"]),
        Step("exposed", When(asked="play", happened="deed", whose=OTHERS), ["deeds:1"]),
        Step("ability", When(asked="play"), ["card vengeance"], ["ability vengeance"]),
        Step("price", When(asked="play", happened="accepted", whose=OTHERS), ["future:1"]),
        Step("future", When(asked="play"), ["card salvage"], ["future salvage"]),
        Step("last", When(asked="play"), ["card panic"], ["deed panic"]),
        Step("reborn", When(asked="play", happened="climbed", whose=MINE), ["rung:snake"]),
        Step("woke", When(asked="play", happened="woke", whose=MINE), ["hand:0"]),
    ],
)
