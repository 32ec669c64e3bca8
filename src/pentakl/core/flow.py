"""Flows: how a rule pauses to ask somebody a question, and continues with the answer.

A flow is a generator that yields a Choice and receives the chosen option. It may keep seats, tokens and counts in
its locals across a question, but never a face: the driver runs flows again with other faces, and a remembered face
would reveal a hidden card to a bot.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

from pentakl.core.values import Value

T = TypeVar("T")

NO_CARD: Final = -1
NO_PLACE: Final = -1  # 0 is a place like any other
# The seat that answers when time runs out. It has no hand and no view.
CLOCK: Final = 9
# The prompt of the question to the clock while a timed question is open; its action has the text "time".
TIME_UP: Final = -1
# The option that confirms an answer which may still be changed; its action has the text "confirm".
CONFIRM: Final = -(1 << 29)
UNANSWERED: Final = -(1 << 30)


class Terms(Value):
    """Terms that few questions have: a clock with a default answer, how often the answer may be changed, secrecy."""

    __slots__ = ("changes", "default", "given", "is_sealed", "seconds")
    seconds: int
    default: int
    changes: int
    is_sealed: bool
    given: int

    def __init__(self) -> None:
        self.seconds = 0
        self.default = 0
        self.changes = 0
        self.is_sealed = False
        self.given = UNANSWERED

    def arguments(self) -> dict[str, object]:
        return {}

    def added(self) -> dict[str, object]:
        return {
            "seconds": self.seconds, "default": self.default, "changes": self.changes, "is_sealed": self.is_sealed,
            "given": self.given,
        }  # fmt: skip


class Choice(Value):
    """A question to one seat. Options are ints whose meaning belongs to the prompt: tokens, seats, places, words.

    `source` is the token of the card that asks, `place` the place from which the question comes. A `side` choice is no
    question: it lists what a seat may do without being asked. `others` are questions asked at the same time; their
    answers stay hidden until all are in. `terms`: see `with_clock`, `with_changes` and `sealed`.
    """

    __slots__ = ("answers", "options", "others", "place", "prompt", "seat", "side", "source", "terms")
    seat: int
    prompt: int
    options: list[int]
    source: int
    place: int
    side: bool
    terms: Terms | None
    others: list[Choice]
    answers: list[int]

    def __init__(
        self, seat: int, prompt: int, options: list[int], source: int = NO_CARD, place: int = NO_PLACE
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.source = source
        self.place = place
        self.side = False
        self.terms = None
        self.others = NONE
        self.answers = EMPTY

    def arguments(self) -> dict[str, object]:
        return {
            "seat": self.seat, "prompt": self.prompt, "options": self.options, "source": self.source,
            "place": self.place,
        }  # fmt: skip

    def added(self) -> dict[str, object]:
        return {"side": self.side, "terms": self.terms, "others": self.others, "answers": self.answers}

    @property
    def seconds(self) -> int:
        """How many seconds this question waits for an answer; 0: there is no limit."""
        return 0 if self.terms is None else self.terms.seconds

    @property
    def default(self) -> int:
        return 0 if self.terms is None else self.terms.default

    @property
    def changes(self) -> int:
        return 0 if self.terms is None else self.terms.changes

    @property
    def is_sealed(self) -> bool:
        return self.terms is not None and self.terms.is_sealed

    @property
    def given(self) -> int:
        return UNANSWERED if self.terms is None else self.terms.given


NONE: Final[list[Choice]] = []
EMPTY: Final[list[int]] = []

Flow = Generator[Choice, int, T]


def choose(seat: int, prompt: int, options: list[int], source: int = NO_CARD) -> Flow[int]:
    """Ask one seat for one of the options; a single option is taken without asking."""
    if len(options) == 1:
        return options[0]
    answer = yield Choice(seat, prompt, options, source)
    return answer


def choose_together(choices: list[Choice]) -> Flow[list[int]]:
    """Ask several seats at once; the answers come back in the order of the choices.

    Every seat is asked, even one with a single option: who is asked must not reveal what somebody holds.
    """
    first = choices[0]
    first.others = choices[1:]
    answer = yield first
    return first.answers if first.others else [answer]


def side_choice(seat: int, prompt: int, options: list[int]) -> Choice:
    """What `seat` may do now without being asked."""
    choice = Choice(seat, prompt, options)
    choice.side = True
    return choice


def with_clock(choice: Choice, seconds: int, default: int) -> Choice:
    """Give a question of a flow its own clock: `default` is the answer of a seat that has not answered in time.

    Questions asked together share the clock of the first one; each has its own default.
    """
    terms = choice.terms or Terms()
    terms.seconds = seconds
    terms.default = default
    choice.terms = terms
    return choice


def with_changes(choice: Choice, changes: int) -> Choice:
    """Let the answer be changed this many times, until everybody who is asked at the same time has confirmed."""
    terms = choice.terms or Terms()
    terms.changes = changes
    choice.terms = terms
    return choice


def sealed(choice: Choice, given: int = UNANSWERED) -> Choice:
    """Hide from all other seats whether this seat has answered the question, even when its time is up.

    A seat that gave its answer beforehand is not asked, but to all others it looks as if it were. At least one of the
    seats asked together must not have given its answer beforehand.
    """
    terms = choice.terms or Terms()
    terms.is_sealed = True
    terms.given = given
    choice.terms = terms
    return choice
