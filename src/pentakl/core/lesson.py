"""Lesson: a first game that teaches, as data. Each game has one in its module `lesson`; it changes no rule.

A lesson is an ordinary game from a prepared position, against bots. Its steps are shown one after the other, each when
it comes up for the first time; the client remembers which were shown. A step is a message `lesson-<key>` of the game's
texts; one that suggests an answer says why in `lesson-<key>.why`.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import items, mapping
from pentakl.core.state import State
from pentakl.core.values import Value

LEARNER: Final = 0  # the seat of the person who learns
MINE: Final = "mine"
OTHERS: Final = "others"


class When(Value):
    """When a step comes up: everything that is named here must hold.

    `asked`: this question is open for the learner. `offered`: the learner may do something with this word.
    `happened`: an event of this kind was told since the start, with this `word`, done by the learner (`whose=MINE`) or
    by somebody else (`whose=OTHERS`).
    """

    __slots__ = ("asked", "happened", "offered", "whose", "word")
    asked: str
    offered: str
    happened: str
    word: str
    whose: str

    def __init__(self, asked: str = "", offered: str = "", happened: str = "", word: str = "", whose: str = "") -> None:
        self.asked = asked
        self.offered = offered
        self.happened = happened
        self.word = word
        self.whose = whose

    def arguments(self) -> dict[str, object]:
        return {
            "asked": self.asked, "offered": self.offered, "happened": self.happened, "word": self.word,
            "whose": self.whose,
        }  # fmt: skip

    def fits(self, event: dict[str, object]) -> bool:
        """Whether this event, as the learner was told it, is the one that must have happened."""
        if event["kind"] != self.happened or (self.word and event.get("word") != self.word):
            return False
        return not self.whose or (event["seat"] == LEARNER) == (self.whose == MINE)


class Step(Value):
    """One thing to tell: one or two sentences, what they point at, and perhaps a suggested answer.

    `points_at` names places of the table as the events do, the learner's seat being 0: `ruins`, `hand:0`, `field@136`;
    `card <kind>` is a card of that kind, `seat 1` a player, `prompt` the question. The client points at the first of
    them that is visible; if none is, it points at the suggestion. `suggest` are texts of actions: the first
    legal one is suggested. If none is legal, because the learner has played differently, the step is shown without a
    suggestion.
    """

    __slots__ = ("key", "points_at", "suggest", "when")
    key: str
    when: When
    points_at: list[str]
    suggest: list[str]

    def __init__(
        self, key: str, when: When, points_at: list[str] | None = None, suggest: list[str] | None = None
    ) -> None:
        self.key = key
        self.when = when
        self.points_at = points_at or []
        self.suggest = suggest or []

    def arguments(self) -> dict[str, object]:
        return {"key": self.key, "when": self.when, "points_at": self.points_at, "suggest": self.suggest}


class Lesson(Value):
    """A position in which the learner has seat 0 and bots have the others, and the steps to show there.

    The position is a document for `game.arrange`; its options are given separately. It should name a `seed`, so that
    every learner draws the same cards.
    """

    __slots__ = ("bot", "options", "position", "seats", "steps")
    seats: int
    options: dict[str, str]
    position: dict[str, object]
    bot: str
    steps: list[Step]

    def __init__(
        self, seats: int, options: dict[str, str], position: dict[str, object], steps: list[Step], bot: str = "greedy"
    ) -> None:
        self.seats = seats
        self.options = options
        self.position = {**position, "options": options}
        self.steps = steps
        self.bot = bot

    def arguments(self) -> dict[str, object]:
        return {
            "seats": self.seats, "options": self.options, "position": self.position, "steps": self.steps,
            "bot": self.bot,
        }  # fmt: skip

    def due(self, state: State, told: list[object]) -> list[dict[str, object]]:
        """The steps that have come up by now, in order, ready for JSON: `{key, points_at, suggest?}`.

        `told` are the events that the learner was told since the start. Steps stay due, so that a learner who
        reconnects still gets them; the client skips those it has shown, and stops after the first with a suggestion.
        """
        prompts = [state.prompt_of(choice) for choice in state.pending if choice.seat == LEARNER and not choice.side]
        if not prompts:
            return []
        acts = state.acts(LEARNER)
        words = [act.word for act in acts]
        texts = [state.rules.actions[act.action] for act in acts]
        found: list[dict[str, object]] = []
        for step in self.steps:
            when = step.when
            suggested = [text for text in step.suggest if text in texts]
            if when.asked and when.asked not in prompts:
                continue
            if when.offered and when.offered not in words:
                continue
            if when.happened and not any(when.fits(mapping(event)) for event in told):
                continue
            due: dict[str, object] = {"key": step.key, "points_at": step.points_at[:]}
            if suggested:
                due["suggest"] = suggested[0]
            found.append(due)
        return found


def events_of(parts: list[dict[str, object]]) -> list[object]:
    """All events of a log, as one viewer was told them."""
    return [event for part in parts for event in items(part["events"])]
