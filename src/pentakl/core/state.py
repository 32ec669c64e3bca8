"""State: a position of a game, also in the middle of an effect, and the driver that moves it on.

No generator is ever stored. While a flow runs the state keeps a snapshot of the table from before it and the answers
since; copying, saving and loading re-run that one flow. A `scratch` copy skips the snapshots: it is faster, and it
cannot itself be copied in the middle of an effect.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance, load_chance, quick
from pentakl.core.errors import IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.events import Event, scrub
from pentakl.core.flow import Choice, Flow
from pentakl.core.rules import Act, Match, Rules, Settings
from pentakl.core.table import Outcome, Table, ints, items, mapping, whole
from pentakl.core.tokens import WATCHER

if TYPE_CHECKING:
    from mypy_extensions import i64

UNANSWERED: Final = -(1 << 30)
BY_ITSELF: Final = -1  # the opener of a flow that the table started without an answer
NO_CHOICES: Final[list[Choice]] = []
NO_INTS: Final[list[int]] = []
NO_PATCHES: Final[list[Patch]] = []


class Patch:
    """A determinization in the middle of an effect: what it changed, and after how many answers."""

    __slots__ = ("after", "chance", "face", "heard")
    after: int
    face: list[int]
    heard: list[int]
    chance: Chance

    def __init__(self, after: int, table: Table) -> None:
        self.after = after
        self.face = table.face
        self.heard = table.heard
        self.chance = table.chance.copy()

    def dump(self) -> dict[str, object]:
        return {
            "after": self.after,
            "face": self.face[:],
            "heard": self.heard[:],
            "chance": self.chance.dump(),
        }


class State:
    """A position; mutable, cheap to clone. Made by Game.start, Game.arrange and Game.from_json."""

    __slots__ = (
        "_answers", "_base", "_flow", "_keeps", "_opener", "_patches", "_questions", "_replies",
        "match", "outcome", "rules", "settings", "table",
    )  # fmt: skip
    rules: Rules
    settings: Settings
    match: Match
    table: Table
    outcome: Outcome | None
    _questions: list[Choice]
    _replies: list[int]
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
        self._questions = NO_CHOICES
        self._replies = NO_INTS
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
        asked = [choice for i, choice in enumerate(self._questions) if self._is_open(i)]
        if self._flow is None:
            asked += self.table.side_choices()
        return tuple(asked)

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

    def acts(self, seat: int) -> list[Act]:
        """What this seat may do now, described and sorted by action; equal cards are one act."""
        return [act for act, _, _ in self._described(seat)]

    def _described(self, seat: int) -> list[tuple[Act, Choice, int]]:
        """The same, each act with the question and the option that it stands for."""
        found: dict[int, tuple[Act, Choice, int]] = {}
        for choice in self.pending:
            if choice.seat == seat:
                for option in choice.options:
                    act = self.rules.act(self.table, choice, option)
                    if act.action not in found:
                        found[act.action] = (act, choice, option)
        return [found[action] for action in sorted(found)]

    def legal(self, seat: int) -> list[int]:
        """The actions open to this seat, sorted; [] unless that seat is asked or may act unasked."""
        return [act.action for act in self.acts(seat)]

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may see, ready for JSON; None is a spectator."""
        viewer = WATCHER if seat is None else seat
        return {
            "game": self.rules.key,
            "seats": self.table.seats,
            "seat": seat,
            "settings": dict(self.settings),
            "table": self.rules.view(self.table, viewer),
            "asked": self._asked(viewer),
            "acts": [self._show_act(act, choice, option) for act, choice, option in self._described(viewer)],
            "match": self.match.dump(),
            "outcome": None if self.outcome is None else self.outcome.dump(),
        }

    def scrubbed(self, events: list[Event], seat: int | None) -> list[dict[str, object]]:
        """The events as this seat may see them."""
        viewer = WATCHER if seat is None else seat
        return [scrub(event, viewer, self.rules.cards) for event in events]

    def _asked(self, viewer: int) -> list[dict[str, object]]:
        shown: list[dict[str, object]] = []
        if self.outcome is not None:
            return shown
        questions = self._questions
        if self._flow is None:
            questions = questions + [choice for choice in self.table.side_choices() if not choice.side]
        for i, choice in enumerate(questions):
            asked: dict[str, object] = {"seat": choice.seat, "prompt": self.rules.prompts[choice.prompt]}
            is_told = viewer == choice.seat or self.rules.asks_openly(choice)
            if choice.source >= 0 and is_told and self.table.sees(viewer, choice.source):
                asked["source"] = {
                    "token": choice.source, "card": self.rules.cards[self.table.face[choice.source]],
                }  # fmt: skip
            if not self._is_open(i):
                asked["answered"] = True
            shown.append(asked)
        return shown

    def _show_act(self, act: Act, choice: Choice, option: int) -> dict[str, object]:
        """An act as the seat that may do it sees it, with the game's preview of the answer."""
        viewer = choice.seat
        shown: dict[str, object] = {
            "action": act.action, "text": self.rules.actions[act.action], "word": act.word,
        }  # fmt: skip
        if act.card >= 0:
            assert self.table.sees(viewer, act.card), f"seat {viewer} is offered a card that it does not know"
            shown["token"] = act.card
            shown["card"] = self.rules.cards[self.table.face[act.card]]
        if act.seat >= 0:
            shown["seat"] = act.seat
        if act.number:
            shown["number"] = act.number
        preview = self.rules.preview(self.table, choice, option)
        if preview is not None:
            shown["preview"] = preview
        return shown

    # --- moving on

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action; raises IllegalAction or InvalidAction and then changes nothing."""
        choice, option = self._find(seat, action)
        events: list[Event] = []
        self.table.events = events
        self._take(choice, option)
        self.table.events = None
        return events

    def check(self, seat: int, action: int) -> None:
        """Raise what `apply` would raise; change nothing."""
        self._find(seat, action)

    def begin(self) -> list[Event]:
        """Go on from a fresh table to its first question. Called once, by the maker of the state."""
        events: list[Event] = []
        self.table.events = events
        self._settle()
        self.table.events = None
        return events

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
        asked = self.pending
        return asked[chance.below(len(asked))] if asked else None

    def _is_open(self, index: int) -> bool:
        return not self._replies or self._replies[index] == UNANSWERED

    def _find(self, seat: int, action: int) -> tuple[Choice, int]:
        """The question and the option that an action of this seat stands for.

        Among equal cards the one that most seats know already is meant, so that playing it betrays no other copy.
        """
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
                act = rules.act(self.table, choice, option)
                if act.action == action:
                    known_by = self.table.known[act.card].bit_count() if act.card >= 0 else 0
                    if known_by > fame:
                        found, best, fame = choice, option, known_by
        if found is None:
            legal = ", ".join(rules.actions[each] for each in self.legal(seat))
            raise IllegalAction(
                f"Seat {seat} cannot '{rules.actions[action]}' when asked '{rules.prompts[mine[0].prompt]}'; "
                f"legal: {legal}."
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
        if not first.others:
            if self._keeps:
                self._answers.append(option)
            self._send(flow, option)
            return
        replies = self._replies[:] if self._replies else [UNANSWERED] * len(self._questions)
        replies[self._questions.index(choice)] = option
        if UNANSWERED in replies:
            self._replies = replies
            return
        self._replies = NO_INTS
        if self._keeps:
            self._answers += replies
        first.answers = replies
        self._send(flow, replies[0])

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
        self._questions = [choice, *choice.others] if choice.others else [choice]

    def _send(self, flow: Flow[None], answer: int) -> None:
        try:
            choice = flow.send(answer)
        except StopIteration:
            self._close()
            return
        self._questions = [choice, *choice.others] if choice.others else [choice]

    def _close(self) -> None:
        self._flow = None
        self._base = None
        self._settle()

    def _settle(self) -> None:
        """Go on from a quiet table to the next question, through the games of a match."""
        while True:
            table = self.table
            if not table.is_over():
                flow = table.proceed()
                if flow is not None:
                    if self._keeps:
                        self._open([BY_ITSELF])
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
            following.events = table.events
            following.event("next-game", -1, len(self.match.played) + 1)
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
        flow = table.proceed() if opener[0] == BY_ITSELF else table.answer(opener[0], opener[1], opener[2])
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

    def determinized(self, seat: int | None, chance: Chance) -> State:
        """A random state that this seat cannot tell from the real one; a function of what it knows and of `chance`."""
        state = self.clone()
        state.determinize(WATCHER if seat is None else seat, chance)
        return state

    def determinize(self, seat: int, chance: Chance) -> None:
        """Replace, in this very state, everything that `seat` does not know: faces, hidden answers, coming chance."""
        table = self.table
        table.determinize(seat, chance)
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
        elif self.table.outcome is not None:
            self.outcome = self.rules.match_outcome(self.table, self.match)
        elif self.table.asking is not None:
            self._questions = [self.table.asking]

    def digest(self) -> str:
        """A short fingerprint of everything: equal states have equal digests."""
        questions = [[choice.seat, choice.prompt, choice.source, *choice.options] for choice in self._questions]
        document = [self.to_json(), self.table.dump(), questions]
        text = json.dumps(document, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable and cannot be hashed; use its digest")


def load_patch(document: dict[str, object], table: Table) -> Patch:
    patch = Patch(whole(document["after"]), table)
    patch.face = ints(document["face"])
    patch.heard = ints(document["heard"])
    patch.chance = load_chance(mapping(document["chance"]))
    return patch
