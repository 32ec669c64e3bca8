"""State: the public API of a position, also in the middle of an effect.

driver.py carries out answers, acting.py lists actions, showing.py builds views, saving.py builds documents, and
foresight.py says what can be foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, SupportsIndex

from pentakl.core.acting import Acting
from pentakl.core.chance import Chance
from pentakl.core.driver import FROM_AGENDA, NO_EVENTS, Patch
from pentakl.core.events import Event
from pentakl.core.flow import UNANSWERED, Choice
from pentakl.core.foresight import Foresight, foresee
from pentakl.core.rules import Match, Rules, Settings
from pentakl.core.saving import digest_of, dump_state, fingerprint
from pentakl.core.showing import show_state
from pentakl.core.table import Table
from pentakl.core.tokens import UNWANTED, WATCHER
from pentakl.core.values import index_of
from pentakl.core.viewer import Viewer

if TYPE_CHECKING:
    from mypy_extensions import i64

TABLE_CLOCK: Final = 0  # the number of the clock that `Table.deadline` sets; timed questions count from 1


class State(Acting):
    """A position: mutable and cheap to clone. Game.start, Game.arrange and Game.from_json make states."""

    __slots__ = ("opening",)
    opening: list[Event]  # the events from the deal to the first question; only in a new game, not in its copies

    def __init__(self, rules: Rules, settings: Settings, match: Match, table: Table) -> None:
        super().__init__(rules, settings, match, table)
        self.opening = NO_EVENTS

    # --- reading

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def has_sealed_answers(self) -> bool:
        """Whether some seats have answered a question asked of several at once, and others have not."""
        return bool(self.replies)

    @property
    def is_mid_effect(self) -> bool:
        return self.flow is not None

    @property
    def actions_in_effect(self) -> int:
        """How many actions the running flow has taken so far; 0 if none is running."""
        if self.flow is None or not self.opener:
            return 0
        return len(self.answers) + (1 if self.opener[0] >= 0 else 0)

    @property
    def is_continued_effect(self) -> bool:
        """Whether the running flow is a piece of the agenda, left by an earlier action."""
        return self.flow is not None and bool(self.opener) and self.opener[0] == FROM_AGENDA

    @property
    def answers_kept(self) -> int:
        """How many answers of the running effect a copy has to run again."""
        return len(self.answers) if self.flow is not None else 0

    def clock(self) -> tuple[int, int] | None:
        """The number of the running clock and the seconds that it gives from its start; None if no clock is running.

        A new number means a new clock. The table's own clock runs only between effects.
        """
        if self.outcome is not None:
            return None
        if self.flow is not None:
            assert self.asked is not None
            seconds = self.asked.seconds
            return (self.windows, seconds) if seconds else None
        deadline = self.table.deadline()
        return None if deadline is None else (TABLE_CLOCK, deadline)

    # --- what is sent

    def view(self, seat: SupportsIndex | None, previews: bool = True) -> dict[str, object]:
        """Everything that this seat may see, ready for JSON; None: a spectator. Cards are numbered for this view only.

        Without previews it leaves out what a game calculates for the seat, which may cost more than all the rest.
        """
        viewer = Viewer(None if seat is None else index_of(seat))
        viewer.wants_previews = previews
        return show_state(self, viewer)

    def knowledge(self, seat: SupportsIndex | None) -> str:
        """A key of everything that this seat knows now: what it sees, and what it can infer about hidden cards.

        Positions that the seat cannot tell apart have the same key. The key does not cover how the game came here.
        """
        viewer = Viewer(None if seat is None else index_of(seat))
        return fingerprint([show_state(self, viewer), self.table.half_knowledge(viewer.seat)])

    def shown_to(self, viewer: Viewer) -> dict[str, object]:
        """Everything that a viewer may see, ready for JSON."""
        return show_state(self, viewer)

    def scrubbed(self, events: list[Event], seat: int | None) -> list[dict[str, object]]:
        """The events as this seat may see them. Cards are numbered for this list only."""
        return self.told_to(events, Viewer(seat))

    def told_to(self, events: list[Event], viewer: Viewer) -> list[dict[str, object]]:
        """The events as a viewer may see them, ready for JSON."""
        return viewer.tell(events, self.rules.cards)

    # --- looking ahead

    def foresee(self, seat: int, action: int, witnesses: int = 0) -> Foresight:
        """What this action certainly leads to; raises as `apply` does, and changes nothing.

        Foresight ends where the result depends on chance or on something that the seat does not know, and also where
        a seat of the mask `witnesses` would see a card that this seat has no right to show.
        """
        choice, option = self.find(seat, action)
        return foresee(self, self._copy(False), seat, choice, option, witnesses)

    def shown_foresight(self, seat: int, action: int, viewer: Viewer) -> dict[str, object]:
        """What `foresee` finds, as the asked seat may see it, ready for JSON, with the game's own preview."""
        choice, option = self.find(seat, action)
        found = self.foresee(seat, action)
        eyes = viewer.copy()
        shown: dict[str, object] = {"events": self.told_to(found.events, eyes), "stopped": found.stopped}
        if found.asks is not None:
            shown["seat"] = found.asks.seat
            shown["prompt"] = self.prompt_of(found.asks)
        preview = self.rules.preview(self.table, choice, option, found.table, found.stopped, viewer.copy())
        if preview is not None:
            shown["preview"] = preview
        return shown

    # --- moving on

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out an action; raises IllegalAction or InvalidAction and then changes nothing."""
        choice, option = self.find(index_of(seat), index_of(action))
        events: list[Event] = []
        self.table.events = events
        self.take(choice, option)
        self.table.events = None
        return events

    def step(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """`apply` without collecting events: for searches and studies, where nobody is told what happened."""
        choice, option = self.find(index_of(seat), index_of(action))
        self.take(choice, option)

    def check(self, seat: int, action: int) -> None:
        """Raise what `apply` would raise, and change nothing."""
        self.find(seat, action)

    def begin(self) -> None:
        """Play on from a new table, which may hold events of the deal, to its first question. Game calls it once."""
        events = self.table.events or []
        self.table.events = events
        self.run_to_next_question()
        self.table.events = None
        self.opening = events

    def playout(self, chance: Chance, limit: SupportsIndex, advice: Advice | None = None) -> int:
        """Play on for at most `limit` decisions, at random or as `advice` says; returns how many were made.

        `advice` gets this state, an open question and `chance`, and returns one of the options of that question.
        """
        made: i64 = 0
        bound: i64 = index_of(limit)
        while made < bound:
            choice = self._any_choice(chance)
            if choice is None:
                break
            options = choice.options
            option = options[chance.below(len(options))] if advice is None else advice(self, choice, chance)
            self.take(choice, option)
            made += 1
        return int(made)

    def _any_choice(self, chance: Chance) -> Choice | None:
        asked = self.asked
        if asked is not None and not asked.others:
            return asked
        if self.outcome is not None:
            return None
        waiting = self.open_questions() if self.flow is not None else self.list_pending()
        return waiting[chance.below(len(waiting))] if waiting else None

    # --- copying

    def clone(self) -> State:
        """An equal, independent state."""
        return self._copy(True)

    def scratch(self) -> State:
        """A clone for a search: faster, but it cannot be cloned or saved in the middle of an effect.

        It keeps no rumours either (tokens.py), so it must be determinized before it is played on.
        """
        copied = self._copy(False)
        copied.table.rumours = max(copied.table.rumours, UNWANTED)
        return copied

    def _copy(self, keeps_effects: bool) -> State:
        table = self.table
        if self.flow is not None:
            base = self.base
            if base is None:
                raise RuntimeError("a scratch state cannot be copied in the middle of an effect")
            table = base
        return self._copy_from(table, keeps_effects)

    def _copy_from(self, table: Table, keeps_effects: bool) -> State:
        """A copy of this state made from its table or, in the middle of an effect, by running the effect again."""
        copied = State(self.rules, self.settings, self.match, table.copy())
        copied.become(self, keeps_effects)
        if self.flow is not None and keeps_effects:
            copied.base = table
        return copied

    def determinized(self, seat: int | None, chance: Chance) -> State:
        """A random state that this seat cannot tell from the real one. Depends only on its knowledge and `chance`."""
        state = self.clone()
        state.determinize(WATCHER if seat is None else seat, chance)
        return state

    def determinize(self, seat: int, chance: Chance) -> None:
        """Replace, in this state itself, everything that `seat` does not know: faces, hidden answers, future chance."""
        self.steps += 1
        table = self.table
        table.determinize(seat, chance)
        if table.secrets:
            table.imagine_secrets(seat, chance)
        table.chance = chance.fork()
        if self.replies:
            replies = self.replies[:]
            for i, choice in enumerate(self.questions()):
                if choice.seat != seat and replies[i] != UNANSWERED:
                    replies[i] = choice.options[chance.below(len(choice.options))]
            self.replies = replies
        if self.base is not None:
            self.patches = [*self.patches, Patch(len(self.answers), table)]

    def refaced(self, face: list[int]) -> State:
        """This state as if the cards had had these faces since before the running effect, which is run again.

        The conformance tests compare it with a state whose faces were exchanged in the middle of the effect: a card
        that remembers a face across a question makes the two differ.
        """
        base = self.base
        if base is None:
            copied = self.clone()
            copied.table.face = face
            return copied
        printed = base.copy()
        printed.face = face
        return self._copy_from(printed, True)

    # --- saving, equality and text

    def to_json(self) -> dict[str, object]:
        """The whole state, including hidden cards, as a JSON document; also in the middle of an effect."""
        return dump_state(self)

    def digest(self) -> str:
        """A short fingerprint of everything: equal states have equal digests."""
        return digest_of(self)

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


# Returns the option of an open question to choose.
Advice = Callable[[State, Choice, Chance], int]
