"""What a sitting stores and shows: its chairs, its running game, and what each person may see. Base class of Sitting.

This part only reads: `proposals.py` decides what is allowed, `sitting.py` changes the sitting.
"""

from __future__ import annotations

import hashlib
from typing import Final

from pentakl import bots
from pentakl.core.documents import items
from pentakl.core.game import Game
from pentakl.core.lesson import LEARNER, events_of
from pentakl.core.record import RESIGN, Record
from pentakl.core.rules import Settings
from pentakl.core.state import State
from pentakl.games import lesson
from pentakl.sitting.chairs import BOT, HUMAN, Chair
from pentakl.sitting.chat import Chat
from pentakl.sitting.entries import seed_text, whole_number
from pentakl.sitting.result import Result
from pentakl.sitting.standings import Standings
from pentakl.sitting.undo_history import UndoHistory
from pentakl.sitting.viewer_logs import ViewerLog, ViewerLogs

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
NEVER: Final = -1


class SeatedTable:
    """One table with its people and its running game."""

    __slots__ = (
        "_plays_games", "_standings", "_undo_history", "_viewer_logs", "actions", "chairs", "chat", "decision_seconds",
        "game", "has_hints", "helps", "hinted", "host", "is_lesson", "is_public", "options", "overdue", "pace",
        "position", "questions", "ready", "resigning", "result", "round", "seed", "seed_hash", "seq", "state", "undo",
        "undo_agreed", "undo_asked",
    )  # fmt: skip
    game: Game
    options: dict[str, str]
    chairs: list[Chair]
    chat: Chat
    host: str
    is_public: bool
    helps: bool  # whether the table counts for people, and shows what an answer would lead to
    has_hints: bool  # people may take hints even if other people play
    is_lesson: bool  # the first game is the game's lesson
    undo: str
    pace: str
    position: dict[str, object] | None  # where the first game starts, if it does not start with a deal
    seq: int  # the number of the last entry that was entered
    round: int  # how many games have been started
    seed: int
    seed_hash: str | None  # of the last game's seed; None before the first game
    state: State | None  # None before the first game, and for a finished game that today's rules cannot play
    result: Result | None  # of the last game, once it is over
    _plays_games: bool  # False while a log is read whose games need not be played
    actions: list[tuple[int, int]]  # seat and action of the running game
    _standings: Standings
    _undo_history: UndoHistory
    _viewer_logs: ViewerLogs
    decision_seconds: int  # that a person has for each decision; 0 without a limit
    questions: list[int]  # for each seat the number of the entry that asked it, or 0 if it has nothing to decide
    overdue: list[int]  # the seats whose time is up: a bot answers once for them
    hinted: list[int]  # for each seat after how many actions of the running game it last took a hint, or NEVER
    undo_asked: int  # the seat that asks to take back its last action, or -1
    undo_agreed: list[int]
    ready: list[int]  # the seats that want a rematch
    resigning: list[int]  # the seats that want to resign; the game ends when all people on their side do

    def __init__(self, game: Game, options: dict[str, str], seats: int, host: str) -> None:
        self.game = game
        self.options = options
        self.chairs = [Chair() for _ in range(seats)]
        self.chat = Chat()
        self.host = host
        self.is_public = False
        self.helps = True
        self.has_hints = False
        self.is_lesson = False
        self.undo = "ask"
        self.pace = "normal"
        self.position = None
        self.seq = 1
        self.round = 0
        self.seed = 0
        self.seed_hash = None
        self.state = None
        self.result = None
        self._plays_games = True
        self.actions = []
        self._standings = Standings()
        self._undo_history = UndoHistory()
        self._viewer_logs = ViewerLogs(game.rules.cards)
        self.decision_seconds = 0
        self.questions = [0] * seats
        self.hinted = [NEVER] * seats
        self.overdue = []
        self.undo_asked = -1
        self.undo_agreed = []
        self.ready = []
        self.resigning = []

    @property
    def phase(self) -> str:
        if self.state is None:
            return WAITING if self.result is None else OVER
        return PLAYING if self.state.outcome is None else OVER

    @property
    def offered_options(self) -> Settings:
        """The options that people chose for this table."""
        return self.game.rules.offered_settings(self.options)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person; None for a spectator."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.kind == HUMAN and chair.person == person:
                return seat
        return None

    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == HUMAN]

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The bots that must answer a question now: seat and name of the bot."""
        if not self.overdue and all(chair.kind != BOT for chair in self.chairs):
            return []
        return [(seat, bot) for seat in self._asked() if (bot := self._bot_of(seat))]

    def _asked(self) -> list[int]:
        """The seats that are asked something, sorted."""
        return [] if self.state is None else sorted(self.state.movers())

    def _bot_of(self, seat: int) -> str:
        """The bot that answers for a seat; empty if a person does."""
        if self.chairs[seat].kind == BOT:
            return self.chairs[seat].bot
        return bots.usual(self.game.key) if seat in self.overdue else ""

    def timed_questions(self) -> list[tuple[int, int]]:
        """The people who have a limited time for a question: seat and number of the question. The caller measures it.

        Where the game itself has a clock, there is no other. None runs for sealed questions, because it would show who
        has answered.
        """
        if not self.decision_seconds or self.clock() is not None or self.has_sealed_question():
            return []
        return [(seat, self.questions[seat]) for seat in self._asked() if not self._bot_of(seat)]

    def people_asked(self) -> list[str]:
        """The people who have something to decide; not those for whom a bot plays."""
        return [self.chairs[seat].person for seat in self._asked() if self.chairs[seat].person]

    def people_wait(self) -> bool:
        """Whether people sit here and none of them is asked anything now.

        As long as a sealed question is open, everybody whom it asks counts as asked: nobody may know who has answered.
        """
        people = self.humans()
        asked = self._asked()
        if self.state is not None:
            asked = asked + [choice.seat for choice in self.state.questions() if choice.is_sealed]
        return bool(people) and not any(seat in asked for seat in people)

    def has_sealed_question(self) -> bool:
        """Whether a question is open of which nobody may know who has answered it."""
        return self.state is not None and any(choice.is_sealed for choice in self.state.questions())

    def clock(self) -> tuple[int, int] | None:
        """The number of the running clock and its total seconds; None while none runs.

        Each clock has a number of its own. The caller measures the time.
        """
        return None if self.state is None else self.state.clock()

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last action: nobody has answered it, and it revealed nothing hidden.

        If undo is off, a seat may only back out of its own unfinished effect.
        """
        last = self._undo_history.last
        if self.phase != PLAYING or last is None or last.seat != seat:
            return False
        return self.undo != "off" or self._is_backing_out(seat)

    def may_resign(self, seat: int) -> bool:
        """Whether this seat may resign: two sides play, and it has not asked to resign already."""
        return self.phase == PLAYING and bool(self._partners(seat)) and seat not in self.resigning

    def may_hint(self, seat: int) -> bool:
        """Whether a person in this seat may take hints in this game.

        At a table that was opened with hints, everybody may; at any other, somebody who plays against bots alone.
        Whoever has had a seat since the game began counts as a player: they may come back. While a sealed question is
        open, nobody may who plays with other people: a hint would show that this person has not answered yet.
        """
        if self.phase != PLAYING:
            return False
        others = [chair.last_person for other, chair in enumerate(self.chairs) if other != seat]
        if not any(others):
            return True
        return self.has_hints and not self.has_sealed_question()

    def _partners(self, seat: int) -> list[int]:
        """The people on the side of a seat, that seat included; [] if the game is not played between two sides."""
        sides = self.game.rules.sides(len(self.chairs), self.options)
        return [human for human in self.humans() if sides[human] == sides[seat]] if sides else []

    def _is_backing_out(self, seat: int) -> bool:
        return self.state is not None and self._undo_history.is_unfinished(seat, self.state)

    def record(self) -> Record:
        """The running or finished game, for export."""
        record = Record(self.game.key, self.game.rules_version, len(self.chairs), self.options, self.seed)
        record.position = self.position
        record.actions = [(seat, self.game.text(action)) for seat, action in self.actions]
        if self.state is not None and self.state.resigned >= 0:
            record.actions.append((self.state.resigned, RESIGN))
        return record

    def show(self, person: str | None) -> dict[str, object]:
        """The sitting as one person may see it, ready for JSON; the cards are in `view`."""
        seat = self.seat_of(person)
        shown: dict[str, object] = {
            "game": self.game.key,
            "options": self.offered_options,
            "phase": self.phase,
            "round": self.round,
            "public": self.is_public,
            "undo": self.undo,
            "help": self.helps,
            "hints": self.has_hints,
            "may_hint": seat is not None and self.may_hint(seat),
            "pace": self.pace,
            "seconds": self.decision_seconds or None,
            "chairs": [self._show_chair(chair, person) for chair in self.chairs],
            "seat": seat,
            "host": person is not None and person == self.host,
            "may_undo": seat is not None and self.may_undo(seat),
            "undo_asked": None if self.undo_asked < 0 else {"seat": self.undo_asked, "agreed": self.undo_agreed[:]},
            "ready": self.ready[:],
            "may_resign": seat is not None and self.may_resign(seat),
            "resigning": self.resigning[:],
            "lesson": self._show_lesson(seat),
            "seed_hash": self.seed_hash,
            "seed": seed_text(self.seed) if self.phase == OVER else None,
            "swing": self._show_swing(),
            "ended": None if self.result is None or self.state is not None else self.result.show(),
        }
        return shown

    def _show_swing(self) -> dict[str, object] | None:
        """After the end: the largest change of the standing."""
        swing = self._standings.largest() if self.phase == OVER else None
        if swing is None:
            return None
        return {
            "game": swing.game,
            "round": swing.round,
            "seat": swing.seat,
            "card": None if swing.card < 0 else self.game.rules.cards[swing.card],
            "before": swing.before,
            "after": swing.after,
        }

    def _show_lesson(self, seat: int | None) -> dict[str, object] | None:
        """What the running game teaches, to the learner: how many steps there are, and which have come up by now."""
        if not self.is_lesson or self.round > 1 or seat != LEARNER:
            return None
        taught = lesson(self.game.key)
        events = events_of(self._viewer_logs.of(seat).parts)
        return {"steps": len(taught.steps), "due": [] if self.state is None else taught.due(self.state, events)}

    def view(self, person: str | None) -> dict[str, object] | None:
        """The cards as this person may see them; None before the first game."""
        if self.state is None:
            return None
        viewer = self._viewer_log(person).viewer
        viewer.wants_previews = self.helps
        return self.state.shown_to(viewer)

    def log(self, person: str | None, since: int) -> list[dict[str, object]]:
        """The events of the running game after entry `since`, as this person was told them."""
        return [part for part in self._viewer_log(person).parts if whole_number(part["seq"]) > since]

    def last_events(self, person: str | None) -> list[object]:
        """The events of the last entry, as this person is told them."""
        parts = self._viewer_log(person).parts
        return items(parts[-1]["events"]) if parts and parts[-1]["seq"] == self.seq else []

    def _viewer_log(self, person: str | None) -> ViewerLog:
        return self._viewer_logs.of(self.seat_of(person))

    def _show_chair(self, chair: Chair, person: str | None) -> dict[str, object]:
        shown: dict[str, object] = {"kind": chair.kind, "name": chair.name}
        if chair.kind == BOT:
            shown["bot"] = chair.bot
            if chair.is_stand_in:
                shown["stands_in"] = True
        if chair.kind == HUMAN:
            shown["guest"] = self.chat.number_of(chair.person)
        if person is not None and chair.kind != HUMAN and chair.last_person == person:
            shown["yours"] = True
        return shown


def seed_hash(seed: int) -> str:
    """Shown when a game starts, so that anybody can check the seed that is shown when it ends."""
    return hashlib.sha256(seed.to_bytes(16, "big")).hexdigest()
