"""Driver: runs a table from one question to the next, and can run the current effect again for a copy.

Generators are never saved or copied. While a flow runs, the driver keeps a snapshot of the table from before the flow
and the answers since; copying, saving and loading run the flow again. A driver that keeps neither is faster, but cannot
be copied in the middle of an effect.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, cast

from pentakl.core.chance import Chance
from pentakl.core.errors import IllegalAction
from pentakl.core.events import NEXT_GAME, NOBODY, Event
from pentakl.core.flow import CLOCK, CONFIRM, TIME_UP, UNANSWERED, Choice, Flow, side_choice
from pentakl.core.rules import Match, Rules, Settings
from pentakl.core.secrets import Secret
from pentakl.core.table import RESIGNED, Outcome, Table
from pentakl.core.tokens import KEPT, UNWANTED

FINAL: Final = -1  # no changes are left, or the answer is confirmed
NO_EVENTS: Final[list[Event]] = []
BY_ITSELF: Final = -1  # opener: the table started the flow without an answer
FROM_AGENDA: Final = -2  # opener: the flow is a piece of work from the agenda
NO_CHOICES: Final[list[Choice]] = []
NO_INTS: Final[list[int]] = []
NO_PATCHES: Final[list[Patch]] = []
# What `run_flows` yields at the end of a flow.
NO_QUESTION: Final = Choice(NOBODY, 0, NO_INTS)


def run_flows() -> Generator[Choice, object, None]:
    """Runs one flow after another: send it a flow, then the answers to its questions, then the next flow.

    It yields the questions, and NO_QUESTION when a flow has ended. When compiled, `yield from` notices the end of a
    flow without an exception, which would cost more than most flows.
    """
    while True:
        flow = yield NO_QUESTION
        yield from cast(Flow[None], flow)


class Patch:
    """A determinization in the middle of an effect: what it changed, and after how many answers."""

    __slots__ = ("after", "chance", "face", "heard", "secrets")
    after: int
    face: list[int]
    heard: list[int]
    chance: Chance
    secrets: dict[str, Secret]

    def __init__(self, after: int, table: Table) -> None:
        self.after = after
        self.face = table.face
        self.heard = table.heard
        self.chance = table.chance.copy()
        self.secrets = table.secrets


class Driver:
    """The table of a game, the open question, and what is needed to run the current effect again."""

    __slots__ = (
        "_runner", "answers", "asked", "base", "changes", "flow", "keeps_effects", "match", "opener", "outcome",
        "patches", "replies", "resigned", "rules", "settings", "steps", "table", "windows",
    )  # fmt: skip
    rules: Rules
    settings: Settings
    match: Match
    table: Table
    outcome: Outcome | None
    resigned: int  # the seat whose resignation ended the match, or NOBODY
    asked: Choice | None  # the open question, or the first of several asked together
    replies: list[int]  # the answers so far to questions asked together; [] before the first
    changes: list[int]  # how often each of these answers may still be changed, or FINAL
    steps: int  # counts steps: lists cached at an earlier step are stale
    windows: int  # how many timed questions there have been
    flow: Flow[None] | None  # the running flow
    keeps_effects: bool  # whether `base` and `opener` are kept when a flow starts
    base: Table | None  # the table from before the running flow
    opener: list[int]  # what started the flow: seat, prompt and option of an answer; or BY_ITSELF, or FROM_AGENDA
    answers: list[int]
    patches: list[Patch]
    _runner: Generator[Choice, object, None] | None

    def __init__(self, rules: Rules, settings: Settings, match: Match, table: Table) -> None:
        self.rules = rules
        self.settings = settings
        self.match = match
        self.table = table
        self.outcome = None
        self.resigned = NOBODY
        self.asked = None
        self.replies = NO_INTS
        self.changes = NO_INTS
        self.steps = 0
        self.windows = 0
        self.flow = None
        self.keeps_effects = True
        self.base = None
        self.opener = NO_INTS
        self.answers = NO_INTS
        self.patches = NO_PATCHES
        self._runner = None

    # --- questions

    def questions(self) -> list[Choice]:
        """The current question, or those asked together, answered or not; without side choices."""
        asked = self.asked
        if asked is None:
            return NO_CHOICES
        return [asked, *asked.others] if asked.others else [asked]

    def open_questions(self) -> list[Choice]:
        """The questions that still need an answer, or a confirmation of it."""
        questions = self.questions()
        if not self.replies:
            return questions[:]
        waiting: list[Choice] = []
        for i, choice in enumerate(questions):
            if self.replies[i] == UNANSWERED:
                waiting.append(choice)
            elif self.changes[i] != FINAL:
                others = [option for option in choice.options if option != self.replies[i]]
                waiting.append(Choice(choice.seat, choice.prompt, [CONFIRM, *others], choice.source, choice.place))
        return waiting

    def list_pending(self) -> list[Choice]:
        """The open questions and side choices, the clock among them."""
        if self.outcome is not None:
            return []
        found = self.open_questions()
        if self.flow is None:
            found += self.table.side_choices()
        elif self.asked is not None and self.asked.seconds:
            found.append(side_choice(CLOCK, TIME_UP, [0]))
        return found

    # --- moving on

    def take(self, choice: Choice, option: int) -> None:
        """Answer an open question with one of its options, unchecked and without events; for searches."""
        self.steps += 1
        if self.flow is None:
            table = self.table
            flow = table.answer(choice.seat, choice.prompt, option)
            table.open_choice = None
            if flow is None:
                self.run_to_next_question()
            else:
                if self.keeps_effects:
                    self._keep_snapshot([choice.seat, choice.prompt, option], table.agenda)
                self._start(flow)
            return
        first = self.asked
        assert first is not None
        if not first.others and (first.terms is None or first.changes == 0):
            if choice.seat == CLOCK:
                self._tell_late(first)
                option = first.default
            if self.keeps_effects:
                self.answers.append(option)
            self._send(option)
            return
        if choice.seat != CLOCK and not may_change_answers(first):
            self._reply(first, choice.seat, option)
            return
        replies, changes = self.replies_after(choice, option)
        if choice.seat == CLOCK:
            for i, question in enumerate(self.questions()):
                if not self.replies or self.replies[i] == UNANSWERED:
                    self._tell_late(question)
        if not is_complete(replies, changes):
            self.replies = replies
            self.changes = changes
            return
        self._send_together(first, replies)

    def _reply(self, first: Choice, seat: int, option: int) -> None:
        """Keep a final answer to one of several questions; nothing happens until all are answered."""
        replies = self.replies[:] if self.replies else [UNANSWERED] * (1 + len(first.others))
        i = 0
        if first.seat != seat:
            i = 1
            while first.others[i - 1].seat != seat:
                i += 1
        replies[i] = option
        if UNANSWERED in replies:
            self.replies = replies
            self.changes = [0 if reply == UNANSWERED else FINAL for reply in replies]
        else:
            self._send_together(first, replies)

    def _send_together(self, first: Choice, replies: list[int]) -> None:
        """Continue the flow with all answers to questions asked together."""
        self.replies = NO_INTS
        self.changes = NO_INTS
        if self.keeps_effects:
            self.answers += replies
        first.answers = replies
        self._send(replies[0])

    def _tell_late(self, question: Choice) -> None:
        """Emit the event that a seat had not answered when the time ran out."""
        if not question.is_sealed:
            self.table.event("time-up", question.seat)

    def replies_after(self, choice: Choice, option: int) -> tuple[list[int], list[int]]:
        """After one more answer: all answers to the questions asked together, and how often each may be changed."""
        questions = self.questions()
        replies = self.replies[:] if self.replies else [UNANSWERED] * len(questions)
        changes = self.changes[:] if self.changes else [question.changes for question in questions]
        for i, question in enumerate(questions):
            if choice.seat == CLOCK:
                if replies[i] == UNANSWERED:
                    replies[i] = question.default
                changes[i] = FINAL
            elif choice.seat == question.seat:
                if option == CONFIRM:
                    changes[i] = FINAL
                else:
                    if replies[i] != UNANSWERED:
                        changes[i] -= 1
                    replies[i] = option
                    if changes[i] == 0:
                        changes[i] = FINAL
        return replies, changes

    def _keep_snapshot(self, opener: list[int], agenda: list[list[int]]) -> None:
        """Keep what is needed to run the starting flow again: its opener, and the table with the given agenda."""
        base = self.table.copy()
        base.agenda = agenda
        self.base = base
        self.opener = opener
        self.answers = []
        self.patches = NO_PATCHES

    def _start(self, flow: Flow[None]) -> None:
        """Run a flow to its first question; if it asks none, play on to the next question."""
        runner = self._runner
        if runner is None:
            runner = run_flows()
            next(runner)
            self._runner = runner
        self.flow = flow
        self._go_on(runner.send(flow))

    def _send(self, answer: int) -> None:
        """Continue the running flow with an answer."""
        assert self._runner is not None
        self._go_on(self._runner.send(answer))

    def _go_on(self, choice: Choice) -> None:
        """Ask what the flow asks, one question or several together; if the flow has ended, play on."""
        if choice is NO_QUESTION:
            self.flow = None
            self.base = None
            self.run_to_next_question()
            return
        self.asked = choice
        self.replies = NO_INTS
        self.changes = NO_INTS
        if choice.terms is not None:
            if choice.seconds:
                self.windows += 1
            if choice.is_sealed and choice.others:
                self._take_given_answers()

    def _take_given_answers(self) -> None:
        """Use the answers that seats gave beforehand; those seats are not asked."""
        given = [question.given for question in self.questions()]
        if given.count(UNANSWERED) < len(given):
            self.replies = given
            self.changes = [0 if answer == UNANSWERED else FINAL for answer in given]

    def run_to_next_question(self) -> None:
        """Play on to the next question, also into the next game of a match. No flow may be running."""
        while True:
            table = self.table
            while not table.is_over():
                waiting = table.agenda
                flow = table.work_on_agenda() if waiting else table.proceed()
                if flow is not None:
                    if self.keeps_effects:
                        self._keep_snapshot([FROM_AGENDA if waiting else BY_ITSELF], waiting or table.agenda)
                    self._start(flow)
                    return
                if not waiting and not table.agenda and not table.is_over():
                    self.asked = table.open_choice
                    return
            outcome = table.outcome
            assert outcome is not None
            self.match = self.match.after(outcome)
            following = self.rules.next_table(table, self.match)
            if following is None:
                self.outcome = self.rules.match_outcome(table, self.match)
                self.asked = None
                return
            dealt = following.events or NO_EVENTS
            following.events = table.events
            following.event(NEXT_GAME, NOBODY, self.match.count + 1)
            if following.events is not None:
                following.events += dealt
            following.rumours = KEPT if table.rumours == KEPT else UNWANTED
            self.table = following

    def resign(self, seat: int) -> None:
        """End the whole match at any point: the other side wins. Raises IllegalAction unless two sides play.

        The table stays as it is. Resigning answers no question, so it is not an action of the game; bots never resign.
        """
        sides = self.rules.sides(self.table.seats, self.settings)
        if self.outcome is not None or not sides:
            raise IllegalAction("Nobody can resign: the game is over, or it is not played between two sides.")
        winners = [other for other in range(self.table.seats) if sides[other] != sides[seat]]
        self.outcome = Outcome(winners, RESIGNED, [0] * self.table.seats)
        self.resigned = seat
        self.steps += 1
        self.asked = None
        self.flow = None
        self.base = None
        self._runner = None
        self.opener = self.answers = self.replies = self.changes = NO_INTS
        self.patches = NO_PATCHES

    # --- running an effect again

    def become(self, source: Driver, keeps_effects: bool) -> None:
        """Become equal to `source`. This driver must hold a copy of its table, or of its `base` while a flow runs."""
        self.windows = source.windows
        if source.flow is None:
            self.asked = source.asked
            self.outcome = source.outcome
            self.resigned = source.resigned
            self.keeps_effects = keeps_effects
            return
        self.keeps_effects = False
        self.run_again(source.opener, source.answers, source.patches)
        self.windows = source.windows
        self.replies = source.replies
        self.changes = source.changes
        if keeps_effects:
            self.keeps_effects = True
            self.opener = source.opener
            self.answers = source.answers[:]
            self.patches = source.patches

    def run_again(self, opener: list[int], answers: list[int], patches: list[Patch]) -> None:
        """Run the flow again from the snapshot on this table, with all its answers; ValueError if they do not fit."""
        table = self.table
        flow: Flow[None] | None
        if opener[0] == FROM_AGENDA:
            flow = table.work_on_agenda()
        elif opener[0] == BY_ITSELF:
            flow = table.proceed()
        else:
            flow = table.answer(opener[0], opener[1], opener[2])
        if flow is None:
            raise ValueError("the snapshot does not open a flow")
        patch = 0
        self._start(flow)
        given = 0
        while True:
            while patch < len(patches) and patches[patch].after == given:
                self._mend(patches[patch])
                patch += 1
            if given == len(answers):
                return
            first = self.asked
            if self.flow is not flow or first is None:
                raise ValueError("there are more answers than questions")
            if first.others:
                count = 1 + len(first.others)
                first.answers = answers[given : given + count]
                self._send(answers[given])
                given += count
            else:
                self._send(answers[given])
                given += 1

    def _mend(self, patch: Patch) -> None:
        self.table.face = patch.face
        self.table.heard = patch.heard
        self.table.chance = patch.chance.copy()
        self.table.secrets = patch.secrets


def is_complete(replies: list[int], changes: list[int]) -> bool:
    """Whether everybody has answered and no answer can be changed any more."""
    return UNANSWERED not in replies and max(changes) == FINAL


def may_change_answers(first: Choice) -> bool:
    """Whether an answer to any of the questions asked together may be changed later."""
    if first.changes:
        return True
    for question in first.others:
        if question.changes:
            return True
    return False
