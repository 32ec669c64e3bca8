"""The first game of Wisps: guess one wisp, and hide another."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import Lesson, Step, When

LESSON: Final = Lesson(
    seats=2,
    options={},
    position={
        "seats": [{"hand": ["spark", "moth"]}, {"hand": ["spark", "glow"]}],
        "stones": [{"owner": 1, "wisp": "blaze"}],
        "night": [],
        "turn": 0,
        "seed": 1,
    },
    steps=[
        Step("guess", When(asked="play"), ["stones@0"], ["guess 1"]),
        Step("name", When(asked="name"), ["prompt"], ["name blaze"]),
        Step("hide", When(asked="play", offered="hide"), ["card spark"], ["hide spark 1", "hide spark 2"]),
    ],
)
