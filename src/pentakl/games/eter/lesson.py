"""The first game of ETER: lay, cover, lay an illusion that sets off the explosion, and close the line."""

from __future__ import annotations

from typing import Final

from pentakl.core.lesson import OTHERS, Lesson, Step, When

LESSON: Final = Lesson(
    seats=2,
    options={"illusions": "yes", "explosions": "optional", "format": "game"},
    position={
        "field": ["B2 .", ". A1"],
        "seats": [{"hand": ["1", "2", "2", "3", "3", "4"]}, {"hand": ["1", "1", "2", "3", "3"]}],
        "explosion": {"card": 2},
        "turn": 0,
        "seed": 1,
    },
    steps=[
        Step("field", When(asked="turn"), ["board", "prompt"]),
        Step("lay", When(asked="turn"), [], ["3@-1,0"]),
        Step("covered", When(asked="turn", happened="covered", whose=OTHERS), ["board", "prompt"]),
        Step("cover", When(asked="turn"), [], ["4@1,0"]),
        Step("full", When(asked="turn"), ["explosion"]),
        Step("illusion", When(asked="turn", offered="hide"), [], ["?3@2,-1"]),
        Step("explosion", When(asked="explosion"), ["explosion", "prompt"], ["explode"]),
        Step("rotate", When(asked="rotate"), ["explosion", "prompt"], ["rotate 270"]),
        Step("line", When(asked="turn", happened="exploded"), [], ["2@2,1"]),
    ],
)
