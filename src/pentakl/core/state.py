"""State: a position of a game, also in the middle of an effect, and the driver that moves it on.

No generator is ever stored. While a flow runs the state keeps a snapshot of the table from before it and the answers
since; copying, saving and loading re-run that one flow. A `scratch` copy skips the snapshots: it is faster, and it
cannot itself be copied in the middle of an effect.
"""

from __future__ import annotations

import hashlib
import json
from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

from pentakl.core import foresight
from pentakl.core.chance import Chance, ChanceForbidden, load_chance, quick
from pentakl.core.documents import ints, items, mapping, whole
from pentakl.core.errors import IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.events import NEXT_GAME, NO_NUMBER, NOBODY, Event
from pentakl.core.flow import CLOCK, CONFIRM, NO_PLACE, TIME_UP, UNANSWERED, Choice, Flow, side_choice
from pentakl.core.foresight import BLOT_ERRORS, Foresight, blot_out, first_revelation
from pentakl.core.rules import Act, Match, Rules, Settings
from pentakl.core.secrets import Secret, load_secret
from pentakl.core.table import Outcome, Table
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer

if TYPE_CHECKING:
    from mypy_extensions import i64

FINAL: Final = -1  # no changes are left, or the answer is confirmed
THE_TABLES_OWN: Final = 0  # the number of the clock that `Table.deadline` sets; timed questions count from 1
NO_EVENTS: Final[list[Event]] = []
BY_ITSELF: Final = -1  # the opener of a flow that the table started without an answer
FROM_AGENDA: Final = -2  # the opener of a flow that is a piece of waiting work
NO_CHOICES: Final[list[Choice]] = []
NO_INTS: Final[list[int]] = []
NO_PATCHES: Final[list[Patch]] = []


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

    def dump(self) -> dict[str, object]:
        document: dict[str, object] = {
            "after": self.after,
            "face": self.face[:],
            "heard": self.heard[:],
            "chance": self.chance.dump(),
        }
        if self.secrets:
            document["secrets"] = {name: secret.dump() for name, secret in self.secrets.items()}
        return document


class State:
    """A position; mutable, cheap to clone. Made by Game.start, Game.arrange and Game.from_json."""

    __slots__ = (
        "_answers", "_base", "_changes", "_flow", "_keeps", "_opener", "_patches", "_questions", "_replies", "_windows",
        "match", "opening", "outcome", "rules", "settings", "table",
    )  # fmt: skip
    rules: Rules
    settings: Settings
    match: Match
    table: Table
    outcome: Outcome | None
    opening: list[Event]  # what happened from the deal to the first question; only a new game has it, no copy of one
    _questions: list[Choice]
    _replies: list[int]  # to questions put to several at once, as far as they are in; [] before the first
    _changes: list[int]  # how often each of these may still be changed, or FINAL
    _windows: int  # how many timed questions there have been
    _flow: Flow[None] | None
    _base: Table | None
    _opener: list[int]
    _answers: list[int]
    _patches: list[Patch]
    _keeps: bool

    def __init__(self, rules: Rules, settings: Settings, match: Match, table: Table) -> None:
        self.rules = rules
        self.settings = settings
        self.match = match
        self.table = table
        self.outcome = None
        self.opening = NO_EVENTS
        self._questions = NO_CHOICES
        self._replies = NO_INTS
        self._changes = NO_INTS
        self._windows = 0
        self._flow = None
        self._base = None
        self._opener = NO_INTS
        self._answers = NO_INTS
        self._patches = NO_PATCHES
        self._keeps = True

    # --- reading

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The open questions, side choices included; () when the game is over."""
        if self.outcome is not None:
            return ()
        asked = self._open_questions()
        if self._flow is None:
            asked += self.table.side_choices()
        elif self._questions[0].seconds:
            asked.append(side_choice(CLOCK, TIME_UP, [0]))
        return tuple(asked)

    def _open_questions(self) -> list[Choice]:
        """The questions that still need an answer, or a confirmation of it."""
        if not self._replies:
            return self._questions[:]
        asked: list[Choice] = []
        for i, choice in enumerate(self._questions):
            if self._replies[i] == UNANSWERED:
                asked.append(choice)
            elif self._changes[i] != FINAL:
                others = [option for option in choice.options if option != self._replies[i]]
                asked.append(Choice(choice.seat, choice.prompt, [CONFIRM, *others], choice.source, choice.place))
        return asked

    def movers(self) -> list[int]:
        """The seats that are asked now; neither the clock nor seats that may only act unasked.

        >>> import pentakl
        >>> pentakl.load("karmaka").start(seats=2, seed=7).movers()
        [1]
        """
        asked: list[int] = []
        for choice in self.pending:
            if not choice.side and choice.seat != CLOCK and choice.seat not in asked:
                asked.append(choice.seat)
        return asked

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def has_sealed_answers(self) -> bool:
        """Whether somebody has answered a question that is put to several at once, and others have not."""
        return bool(self._replies)

    @property
    def is_mid_effect(self) -> bool:
        return self._flow is not None

    @property
    def actions_in_effect(self) -> int:
        """How many actions the running flow has taken so far; 0 where none runs."""
        if self._flow is None or not self._opener:
            return 0
        return len(self._answers) + (1 if self._opener[0] >= 0 else 0)

    @property
    def is_continued_effect(self) -> bool:
        """Whether the running flow is a piece of work that an earlier action has left."""
        return self._flow is not None and bool(self._opener) and self._opener[0] == FROM_AGENDA

    @property
    def answers_kept(self) -> int:
        """How many answers of the running effect a copy has to run through again."""
        return len(self._answers) if self._flow is not None else 0

    def clock(self) -> tuple[int, int] | None:
        """The number of the running clock and how many seconds it gives from its start; None while none runs.

        Another number is another clock. The table's own clock runs between effects only.
        """
        if self.outcome is not None:
            return None
        if self._flow is not None:
            seconds = self._questions[0].seconds
            return (self._windows, seconds) if seconds else None
        deadline = self.table.deadline()
        return None if deadline is None else (THE_TABLES_OWN, deadline)

    # --- acts

    def act_of(self, choice: Choice, option: int) -> Act:
        """The action that an option of an open question stands for, described."""
        if option == CONFIRM:
            return Act(self.rules.action_of("confirm"), "confirm")
        if choice.prompt == TIME_UP:
            return Act(self.rules.action_of("time"), "time")
        return self.rules.act(self.table, choice, option)

    def number_of(self, choice: Choice, option: int) -> int:
        """The number of the action that an option of an open question stands for."""
        if option == CONFIRM or choice.prompt == TIME_UP:
            return self.act_of(choice, option).action
        return self.rules.action(self.table, choice, option)

    def acts(self, seat: int) -> list[Act]:
        """What this seat may do now, described and sorted by action; equal cards are one act that lists them all."""
        found: dict[int, Act] = {}
        table, rules = self.table, self.rules
        for choice in self.pending:
            if choice.seat == seat:
                is_plain = choice.prompt != TIME_UP and CONFIRM not in choice.options
                for option in choice.options:
                    act = rules.act(table, choice, option) if is_plain else self.act_of(choice, option)
                    equal = found.get(act.action)
                    if equal is None:
                        found[act.action] = act
                        if act.card >= 0 and not act.tokens:
                            act.tokens = [act.card]
                    elif act.card >= 0:
                        tokens = equal.tokens + [act.card]
                        if self._fame(act) > self._fame(equal):
                            found[act.action] = act
                        found[act.action].tokens = tokens
        return [found[action] for action in sorted(found)]

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The actions open to this seat, sorted; [] unless that seat is asked or may act unasked."""
        found: set[int] = set()
        asked = index(seat)
        for choice in self.pending:
            if choice.seat == asked:
                for option in choice.options:
                    found.add(self.number_of(choice, option))
        return sorted(found)

    def moves(self, choice: Choice) -> list[int]:
        """The actions that answer one open question, sorted."""
        return sorted({self.number_of(choice, option) for option in choice.options})

    def _fame(self, act: Act) -> int:
        """How many know the card of an act. Of equal cards the best-known is used: that betrays no other copy."""
        return self.table.known[act.card].bit_count() if act.card >= 0 else 0

    def prompt_of(self, choice: Choice) -> str:
        return "time" if choice.prompt == TIME_UP else self.rules.prompts[choice.prompt]

    # --- what is sent

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """All that this seat may see, ready for JSON; None is a spectator. Cards are numbered for this view alone."""
        return self.shown_to(Viewer(None if seat is None else index(seat)))

    def knowledge(self, seat: SupportsIndex | None) -> str:
        """A key of all that this seat knows now: what it sees, and what it has heard of and can exclude besides.

        Positions that the seat cannot tell apart have the same key. It says nothing of how the game came here.
        """
        viewer = Viewer(None if seat is None else index(seat))
        document = [self.shown_to(viewer), self.table.half_knowledge(viewer.seat)]
        return fingerprint(document)

    def shown_to(self, viewer: Viewer) -> dict[str, object]:
        """All that a viewer may see, ready for JSON."""
        return {
            "game": self.rules.key,
            "seats": self.table.seats,
            "seat": None if viewer.seat == WATCHER else viewer.seat,
            "settings": dict(self.settings),
            "table": self.rules.view(self.table, viewer),
            "asked": self._show_questions(viewer),
            "acts": [self._show_act(act, viewer) for act in self.acts(viewer.seat)],
            "match": self.match.dump(),
            "outcome": None if self.outcome is None else self.outcome.dump(),
        }

    def scrubbed(self, events: list[Event], seat: int | None) -> list[dict[str, object]]:
        """The events as this seat may see them. Cards are numbered for this list alone."""
        return self.told_to(events, Viewer(seat))

    def told_to(self, events: list[Event], viewer: Viewer) -> list[dict[str, object]]:
        """The events as a viewer may know them, ready for JSON."""
        return viewer.tell(events, self.rules.cards)

    def _show_questions(self, viewer: Viewer) -> list[dict[str, object]]:
        shown: list[dict[str, object]] = []
        if self.outcome is not None:
            return shown
        questions = self._questions
        if self._flow is None:
            questions = questions + [choice for choice in self.table.side_choices() if not choice.side]
        for i, choice in enumerate(questions):
            asked: dict[str, object] = {"seat": choice.seat, "prompt": self.prompt_of(choice)}
            if viewer.seat == choice.seat or self.rules.asks_openly(choice):
                if choice.source >= 0 and viewer.sees(self.table, choice.source):
                    asked["source"] = viewer.card(self.table, choice.source, self.rules.cards)
                if choice.place != NO_PLACE:
                    asked["place"] = choice.place
            if choice.seconds:
                asked["seconds"] = choice.seconds
            if self._replies and self._replies[i] != UNANSWERED:
                if self._changes[i] == FINAL:
                    if viewer.seat == choice.seat or not choice.is_sealed:
                        asked["answered"] = True
                elif viewer.seat == choice.seat:
                    asked["answer"] = self.rules.actions[self.act_of(choice, self._replies[i]).action]
            shown.append(asked)
        return shown

    def _show_act(self, act: Act, viewer: Viewer) -> dict[str, object]:
        """An act as the seat that may do it sees it."""
        shown: dict[str, object] = {
            "action": act.action, "text": self.rules.actions[act.action], "word": act.word,
        }  # fmt: skip
        if act.card >= 0:
            number = viewer.number(act.card)
            shown["token"] = number
            shown["tokens"] = [number] if len(act.tokens) == 1 else [viewer.number(token) for token in act.tokens]
            if viewer.sees(self.table, act.card):
                shown["card"] = self.rules.cards[self.table.face[act.card]]
        elif act.kind >= 0:
            shown["card"] = self.rules.cards[act.kind]
        if act.seat >= 0:
            shown["seat"] = act.seat
        if act.place != NO_PLACE:
            shown["place"] = act.place
        if act.number != NO_NUMBER:
            shown["number"] = act.number
        return shown

    # --- looking ahead

    def foresee(self, seat: int, action: int, witnesses: int = 0) -> Foresight:
        """What this action of this seat leads to for certain; raises as `apply` does, and changes nothing.

        It ends where chance or something that the seat does not know comes in, and also where a seat of the mask
        `witnesses` would see a card that is not for this seat to show.
        """
        choice, option = self._find(seat, action)
        copied = self.scratch()
        table = copied.table
        blot_out(table, seat)
        if self._flow is not None and len(self._questions) > 1:
            replies, changes = self._replies_after(choice, option)
            if is_complete(replies, changes):
                return Foresight([], foresight.ANSWERS, NOBODY, table)
        events: list[Event] = []
        table.events = events
        stopped = ""
        asked = NOBODY
        try:
            copied._take(choice, option)
        except ChanceForbidden:
            stopped = foresight.CHANCE
        except BLOT_ERRORS:
            # A table may put a question to another seat before it works out the answers, which are not this seat's
            # business and may depend on what it does not know.
            asking = table.asking
            if asking is None or asking.seat == seat:
                stopped = foresight.HIDDEN
            else:
                asked = asking.seat
        table.events = None
        seats = witnesses | 1 << seat
        certain = first_revelation(events, seats)
        if certain < len(events):
            events = events[:certain]
            stopped = foresight.HIDDEN
        if not stopped and (
            table.has_learnt(self.table, seats, seat) or table.has_learnt_secret(self.table, seats, seat)
        ):
            stopped = foresight.HIDDEN
        if not stopped:
            stopped = foresight.OVER
            if copied.outcome is None:
                stopped = foresight.ASKS
                if asked == NOBODY:
                    asked = next((each.seat for each in copied.pending if not each.side), NOBODY)
        return Foresight(events, stopped, asked if stopped == foresight.ASKS else NOBODY, table)

    def shown_foresight(self, seat: int, action: int, viewer: Viewer) -> dict[str, object]:
        """The same for the asked seat, ready for JSON, with what the game itself has to say about it."""
        choice, option = self._find(seat, action)
        found = self.foresee(seat, action)
        eyes = viewer.copy()
        shown: dict[str, object] = {"events": self.told_to(found.events, eyes), "stopped": found.stopped}
        if found.asked != NOBODY:
            shown["seat"] = found.asked
        preview = self.rules.preview(self.table, choice, option, found.table, found.stopped, viewer.copy())
        if preview is not None:
            shown["preview"] = preview
        return shown

    # --- moving on

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out an action; raises IllegalAction or InvalidAction and then changes nothing."""
        choice, option = self._find(index(seat), index(action))
        events: list[Event] = []
        self.table.events = events
        self._take(choice, option)
        self.table.events = None
        return events

    def step(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """`apply` without gathering events: for searches and studies that tell nobody what happened."""
        choice, option = self._find(index(seat), index(action))
        self._take(choice, option)

    def check(self, seat: int, action: int) -> None:
        """Raise what `apply` would raise; change nothing."""
        self._find(seat, action)

    def begin(self) -> None:
        """Go on from a fresh table, which may tell of the deal, to its first question. Called once, by the maker."""
        events = self.table.events or []
        self.table.events = events
        self._settle()
        self.table.events = None
        self.opening = events

    def playout(self, chance: Chance, limit: int) -> int:
        """Play on at random, at most `limit` decisions; gives the number of decisions made."""
        made: i64 = 0
        bound: i64 = limit
        while made < bound:
            choice = self._any_choice(chance)
            if choice is None:
                break
            options = choice.options
            self._take(choice, options[chance.below(len(options))])
            made += 1
        return int(made)

    def take(self, choice: Choice, option: int) -> None:
        """Answer an open question by an option of its own, unchecked and without events: for searches."""
        self._take(choice, option)

    def _any_choice(self, chance: Chance) -> Choice | None:
        questions = self._questions
        if len(questions) == 1:
            return questions[0]
        if self.outcome is not None:
            return None
        asked = self._open_questions() if self._flow is not None else list(self.pending)
        return asked[chance.below(len(asked))] if asked else None

    def _find(self, seat: int, action: int) -> tuple[Choice, int]:
        """The question and the option that an action of this seat stands for, as `acts` shows it."""
        rules = self.rules
        if not 0 <= action < len(rules.actions):
            raise InvalidAction(f"{rules.key} has no action {action}; its actions are 0 to {len(rules.actions) - 1}.")
        if self.outcome is not None:
            raise IllegalAction("The game is over.")
        mine = [choice for choice in self.pending if choice.seat == seat]
        if not mine:
            asked = ", ".join(str(choice.seat) for choice in self.pending)
            raise NotYourTurn(f"Nothing is asked of seat {seat} now, but of seat {asked}.")
        found: Choice | None = None
        best = 0
        fame = -1
        for choice in mine:
            for option in choice.options:
                if self.number_of(choice, option) == action:
                    known = self._fame(self.act_of(choice, option))
                    if known > fame:
                        found, best, fame = choice, option, known
        if found is None:
            legal = ", ".join(rules.actions[each] for each in self.legal(seat))
            raise IllegalAction(
                f"Seat {seat} cannot '{rules.actions[action]}' when asked '{self.prompt_of(mine[0])}'; legal: {legal}."
            )
        return found, best

    def _take(self, choice: Choice, option: int) -> None:
        flow = self._flow
        if flow is None:
            opened = self.table.answer(choice.seat, choice.prompt, option)
            self.table.asking = None
            if opened is None:
                self._settle()
            else:
                if self._keeps:
                    self._open([choice.seat, choice.prompt, option])
                self._start(opened)
            return
        first = self._questions[0]
        if not first.others and (first.terms is None or first.changes == 0):
            if choice.seat == CLOCK:
                self._tell_late(first)
                option = first.default
            if self._keeps:
                self._answers.append(option)
            self._send(flow, option)
            return
        replies, changes = self._replies_after(choice, option)
        if choice.seat == CLOCK:
            for i, question in enumerate(self._questions):
                if not self._replies or self._replies[i] == UNANSWERED:
                    self._tell_late(question)
        if not is_complete(replies, changes):
            self._replies = replies
            self._changes = changes
            return
        self._replies = NO_INTS
        self._changes = NO_INTS
        if self._keeps:
            self._answers += replies
        first.answers = replies
        self._send(flow, replies[0])

    def _tell_late(self, question: Choice) -> None:
        """Tell that a seat had not answered when the time ran out."""
        if not question.is_sealed:
            self.table.event("time-up", question.seat)

    def _replies_after(self, choice: Choice, option: int) -> tuple[list[int], list[int]]:
        """The answers to the questions that are open together, and how often each may be changed, after one more."""
        questions = self._questions
        replies = self._replies[:] if self._replies else [UNANSWERED] * len(questions)
        changes = self._changes[:] if self._changes else [question.changes for question in questions]
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

    def _open(self, opener: list[int]) -> None:
        self._base = self.table.copy()
        self._opener = opener
        self._answers = []
        self._patches = NO_PATCHES

    def _start(self, flow: Flow[None]) -> None:
        try:
            choice = next(flow)
        except StopIteration:
            self._close()
            return
        self._flow = flow
        self._ask(choice)

    def _ask(self, choice: Choice) -> None:
        """Put the questions of a flow, those that are asked together at once."""
        self._questions = [choice, *choice.others] if choice.others else [choice]
        self._replies = NO_INTS
        self._changes = NO_INTS
        if choice.terms is not None:
            if choice.seconds:
                self._windows += 1
            if choice.is_sealed and choice.others:
                self._take_given_answers()

    def _take_given_answers(self) -> None:
        """Those who have answered beforehand are not asked."""
        given = [question.given for question in self._questions]
        if any(answer != UNANSWERED for answer in given):
            self._replies = given
            self._changes = [0 if answer == UNANSWERED else FINAL for answer in given]

    def _send(self, flow: Flow[None], answer: int) -> None:
        try:
            choice = flow.send(answer)
        except StopIteration:
            self._close()
            return
        self._ask(choice)

    def _close(self) -> None:
        self._flow = None
        self._base = None
        self._settle()

    def _settle(self) -> None:
        """Go on from a quiet table to the next question, through the games of a match."""
        while True:
            table = self.table
            if not table.is_over():
                opener = BY_ITSELF
                if table.agenda:
                    opener = FROM_AGENDA
                    flow: Flow[None] | None = table.work_on_agenda()
                else:
                    flow = table.proceed()
                if flow is not None:
                    if self._keeps:
                        self._open([opener])
                    self._start(flow)
                    return
                if not table.is_over():
                    asking = table.asking
                    self._questions = NO_CHOICES if asking is None else [asking]
                    return
            outcome = table.outcome
            assert outcome is not None
            self.match = self.match.after(outcome)
            following = self.rules.next_table(table, self.match)
            if following is None:
                self.outcome = self.rules.match_outcome(table, self.match)
                self._questions = NO_CHOICES
                return
            dealt = following.events or NO_EVENTS
            following.events = table.events
            following.event(NEXT_GAME, NOBODY, self.match.count + 1)
            if following.events is not None:
                following.events += dealt
            self.table = following

    # --- copying

    def clone(self) -> State:
        """An equal, independent state."""
        return self._copy(True)

    def scratch(self) -> State:
        """A clone for a search: faster, but not to be cloned or saved in the middle of an effect."""
        return self._copy(False)

    def _copy(self, keeps: bool) -> State:
        if self._flow is None:
            copied = State(self.rules, self.settings, self.match, self.table.copy())
            copied._questions = self._questions
            copied.outcome = self.outcome
            copied._windows = self._windows
            copied._keeps = keeps
            return copied
        base = self._base
        if base is None:
            raise RuntimeError("a scratch state cannot be copied in the middle of an effect")
        return self._rerun(base, keeps)

    def _rerun(self, base: Table, keeps: bool) -> State:
        """This state again, by running its effect from a snapshot."""
        copied = State(self.rules, self.settings, self.match, base.copy())
        copied._keeps = False
        copied._reopen(self._opener, self._answers, self._patches)
        copied._replies = self._replies
        copied._changes = self._changes
        copied._windows = self._windows
        if keeps:
            copied._keeps = True
            copied._base = base
            copied._opener = self._opener
            copied._answers = self._answers[:]
            copied._patches = self._patches
        return copied

    def _reopen(self, opener: list[int], answers: list[int], patches: list[Patch]) -> None:
        """Run the flow again from the snapshot on this table, through all answers."""
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
            if self._flow is not flow:
                raise ValueError("there are more answers than questions")
            first = self._questions[0]
            if first.others:
                count = len(self._questions)
                first.answers = answers[given : given + count]
                self._send(flow, answers[given])
                given += count
            else:
                self._send(flow, answers[given])
                given += 1

    def _mend(self, patch: Patch) -> None:
        self.table.face = patch.face
        self.table.heard = patch.heard
        self.table.chance = patch.chance.copy()
        self.table.secrets = patch.secrets

    def determinized(self, seat: int | None, chance: Chance) -> State:
        """A random state that this seat cannot tell from the real one; a function of what it knows and of `chance`."""
        state = self.clone()
        state.determinize(WATCHER if seat is None else seat, chance)
        return state

    def determinize(self, seat: int, chance: Chance) -> None:
        """Replace, in this very state, everything that `seat` does not know: faces, hidden answers, coming chance."""
        table = self.table
        table.determinize(seat, chance)
        if table.secrets:
            table.imagine_secrets(seat, chance)
        table.chance = quick(int(chance.below(1 << 30)))
        if self._replies:
            replies = self._replies[:]
            for i, choice in enumerate(self._questions):
                if choice.seat != seat and replies[i] != UNANSWERED:
                    replies[i] = choice.options[chance.below(len(choice.options))]
            self._replies = replies
        if self._base is not None:
            self._patches = [*self._patches, Patch(len(self._answers), table)]

    def refaced(self, face: list[int]) -> State:
        """This state as it would be had these faces been printed since before the running effect, which is run again.

        The conformance tests compare it with a state whose faces were exchanged in the middle of the effect: a card
        that remembers a face across a question makes the two differ.
        """
        base = self._base
        if base is None:
            copied = self.clone()
            copied.table.face = face
            return copied
        printed = base.copy()
        printed.face = face
        return self._rerun(printed, True)

    # --- saving

    def to_json(self) -> dict[str, object]:
        """The whole state, hidden cards included, as a plain document; also in the middle of an effect."""
        document: dict[str, object] = {
            "game": self.rules.key,
            "rules_version": self.rules.version,
            "settings": dict(self.settings),
            "match": self.match.dump(),
        }
        if self._windows:
            document["windows"] = self._windows
        if self._flow is None:
            document["table"] = self.table.dump()
            return document
        if self._base is None:
            raise RuntimeError("a scratch state cannot be saved in the middle of an effect")
        document["table"] = self._base.dump()
        document["opener"] = self._opener[:]
        document["answers"] = self._answers[:]
        document["replies"] = self._replies[:]
        document["patches"] = [patch.dump() for patch in self._patches]
        if any(choice.changes for choice in self._questions):
            document["changes"] = self._changes[:]
        return document

    def restore(self, document: dict[str, object]) -> None:
        """Fill this state, whose table is loaded, with the rest of a document; ValueError if it does not fit."""
        if "opener" in document:
            patches = [load_patch(mapping(each), self.table) for each in items(document["patches"])]
            opener, answers = ints(document["opener"]), ints(document["answers"])
            self._base = self.table.copy()
            self._keeps = False
            self._reopen(opener, answers, patches)
            self._keeps = True
            self._opener, self._answers, self._patches = opener, answers, patches
            self._replies = ints(document["replies"])
            self._changes = [0 if reply == UNANSWERED else FINAL for reply in self._replies]
            if "changes" in document:
                self._changes = ints(document["changes"])
        elif self.table.outcome is not None:
            self.outcome = self.rules.match_outcome(self.table, self.match)
        elif self.table.asking is not None:
            self._questions = [self.table.asking]
        self._windows = whole(document.get("windows", 0))

    def digest(self) -> str:
        """A short fingerprint of everything: equal states have equal digests."""
        questions = [[choice.seat, choice.prompt, choice.source, *choice.options] for choice in self._questions]
        return fingerprint([self.to_json(), self.table.dump(), questions])

    def __reduce__(self) -> tuple[object, ...]:
        from pentakl.core.game import restore_state

        return restore_state, (type(self.rules), self.to_json())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __repr__(self) -> str:
        """The game, and who is asked what.

        >>> import pentakl
        >>> pentakl.load("karmaka").start(seats=2, seed=7)
        <State of karmaka for 2: seat 1 is asked 'play', 16 actions>
        """
        head = f"<State of {self.rules.key} for {self.seats}: "
        if self.outcome is not None:
            return f"{head}over, {self.outcome.reason}, won by {self.outcome.winners or 'nobody'}>"
        asked = [
            f"seat {choice.seat} is asked '{self.prompt_of(choice)}', {len(self.moves(choice))} actions"
            for choice in self.pending
            if not choice.side
        ]
        return f"{head}{'; '.join(asked) or 'nobody is asked'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable and cannot be hashed; use its digest")


def fingerprint(document: object) -> str:
    """A short hash of a document; equal documents have equal ones."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def load_patch(document: dict[str, object], table: Table) -> Patch:
    patch = Patch(whole(document["after"]), table)
    patch.face = ints(document["face"])
    patch.heard = ints(document["heard"])
    patch.chance = load_chance(mapping(document["chance"]))
    if "secrets" in document:
        patch.secrets = {name: load_secret(mapping(each)) for name, each in mapping(document["secrets"]).items()}
    return patch


def is_complete(replies: list[int], changes: list[int]) -> bool:
    """Whether everybody has answered, and nobody may change the answer any more."""
    return UNANSWERED not in replies and max(changes) == FINAL
