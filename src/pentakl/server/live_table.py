"""One table in memory: its sitting, its connections, its bots and its clock.

Changes happen one at a time: propose, store, enter, send. An entry is on the disk before it is sent to anybody. Knows
no game and no HTTP.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from pentakl.server.bot_pool import BotPool
from pentakl.server.clock import Clock, Running, running
from pentakl.server.connection import BROKEN, Connection
from pentakl.server.database import Damaged
from pentakl.server.decision_clock import DecisionClock, Question
from pentakl.server.log_replay import DoneCommands
from pentakl.server.presence import Presence
from pentakl.server.table_bots import TableBots
from pentakl.server.wire import (
    Away,
    Command,
    People,
    PublicEntry,
    Said,
    Step,
    StoredChair,
    StoredEntry,
    StoredResult,
    Summary,
    Thinking,
    Told,
    encode,
)
from pentakl.server.writer import StoreFailed, Writer
from pentakl.sitting import Entry, Refused, Sitting
from pentakl.sitting.entries import kind_of
from pentakl.sitting.old_logs import with_digest
from pentakl.sitting.result import NOTHING_KEPT

LOG = structlog.get_logger()

STARTING_COMMANDS: Final = ("start", "rematch")
"""Commands that may start a game, which needs a seed."""
TRY_AGAIN: Final = 1012
CLOSE_DELAY: Final = 0.1
PEOPLE_SECONDS: Final = 0.05
"""People who come and go within this time are announced in one message."""


class Turn(NamedTuple):
    """The people who have something to decide at a table, and since when."""

    people: frozenset[str]
    since: float


class LiveTable:
    """A table that is in use: somebody is connected, or its bots or its clock are running."""

    def __init__(
        self, code: str, sitting: Sitting, opened: float, done_commands: DoneCommands, writer: Writer,
        bot_pool: BotPool, bot_floor: float, presence: Presence, may_chat: Callable[[str], bool],
        forget: Callable[[LiveTable], None], changed: float,
    ) -> None:  # fmt: skip
        self.code = code
        self.sitting = sitting
        self.opened = opened
        # For each seat, how often its position has changed: so a bot notices that its decision is out of date.
        self.positions = [0] * len(sitting.chairs)
        self.is_open = True
        self.last_used = time.monotonic()
        self.changed = changed  # when the last entry that is no chat was stored
        self.bots = TableBots(self, bot_pool, bot_floor)
        self.clock = Clock(self._clock_ran_out)
        self._decisions = DecisionClock(sitting.decision_seconds, self._decision_ran_out)
        self._done_commands = done_commands
        self._connections: list[Connection] = []
        self._presence = presence
        self._writer = writer
        self._may_chat = may_chat
        self._forget = forget
        self._lock = asyncio.Lock()
        self._entering_time: asyncio.Task[None] | None = None
        self._sending_people: asyncio.TimerHandle | None = None
        self._game_changed = asyncio.Event()  # set at the next change of the game, which gets an event of its own
        self._lobby_updated: asyncio.Future[None] | None = None  # done when the lobby shows the last change

    # --- people

    @property
    def is_idle(self) -> bool:
        return not (self._connections or self._lock.locked() or self.bots.is_busy or self.clock.is_running)

    @property
    def connection_count(self) -> int:
        return len(self._connections)

    def add_connection(self, connection: Connection, since: int) -> None:
        """Send a new connection the whole table, and every step from now on.

        Raises if the table cannot be shown; the connection is then not added.
        """
        self._presence.come(connection.person)
        self._measure_decisions()
        try:
            self.send_table(connection, since)
        except Exception:
            self._presence.go(connection.person, time.time())
            raise
        if self.bots.thinking():
            connection.post(encode(Thinking(self.bots.thinking())))
        self.bots.wake()
        self._connections.append(connection)
        self._send_people_soon()

    def remove_connection(self, connection: Connection) -> None:
        self._connections.remove(connection)
        self._presence.go(connection.person, time.time())
        self._measure_decisions()
        self.last_used = time.monotonic()
        self._send_people_soon()

    def send_table(self, connection: Connection, since: int) -> None:
        """Send the whole table as this person may see it, with the events after entry `since`."""
        sitting, person = self.sitting, connection.person
        told = Told(
            code=self.code,
            seq=sitting.seq,
            since=since,
            sitting=sitting.show(person),
            view=sitting.view(person),
            log=sitting.log(person, since),
            chat=sitting.chat.show(since),
            clock=self.clock.left(),
            decide=self._decisions.left(len(sitting.chairs)),
        )
        connection.post(encode(told))

    def hold_messages(self, until: float) -> None:
        """Send nobody anything before this moment of the loop's clock."""
        for connection in self._connections:
            connection.hold(until)

    def broadcast_thinking(self) -> None:
        self._broadcast(encode(Thinking(self.bots.thinking())))

    def _send_people_soon(self) -> None:
        if self._sending_people is None and self._connections:
            self._sending_people = asyncio.get_running_loop().call_later(PEOPLE_SECONDS, self._send_people)

    def _send_people(self) -> None:
        self._sending_people = None
        people = [chair.person for chair in self.sitting.chairs]
        here = [self._presence.is_here(person) for person in people]
        away = [self._away(person) for person in people]
        self._broadcast(encode(People(here, self._presence.others_here(people), away)))

    def _away(self, person: str) -> Away | None:
        """For how long the person of a chair is away; None if the person is here, and for a chair without a person."""
        if not person or self._presence.is_here(person):
            return None
        now = time.time()
        seconds, bot_in = self._presence.away_for(person, now), self._presence.patience_left(person, now)
        return Away(round(seconds, 1), round(bot_in, 1))

    def _replaceable_seats(self) -> list[int]:
        """The seats whose people have been away for so long that a bot may stand in."""
        away = [self._away(chair.person) for chair in self.sitting.chairs]
        return [seat for seat, each in enumerate(away) if each is not None and each.bot_in <= 0]

    def _broadcast(self, text: bytes) -> None:
        for connection in self._connections:
            connection.post(text)

    # --- commands

    async def carry_out(self, person: str, name: str, command: Command) -> int:
        """Carry out a person's command; returns the seq of its entry. Raises Refused, and then nothing has changed.

        A command with an id that this person has used before is not carried out again: its first seq is returned.
        The caller must not be cancelled while the table is open, or an entry could be stored and not be entered.
        """
        async with self._lock:
            seq = await self._carry_out(person, name, command)
        if self._lobby_updated is not None and not self._lobby_updated.done():
            # A person who sits down and then opens the lobby must find it up to date.
            await asyncio.wait([self._lobby_updated])
        return seq

    def hurry_bots(self, person: str) -> None:
        """Let the bots answer without a pause until people are asked again. Raises Refused; stores nothing."""
        if self.sitting.seat_of(person) is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if not self.bots.hurry():
            raise Refused("nothing-to-hurry", "The people at this table do not wait for bots alone.")

    async def game_changes(self, seat: int, position: int) -> None:
        """Return as soon as the game has changed for this seat since this position, or the table is closed."""
        while self.is_open and position == self.positions[seat]:
            await self._game_changed.wait()

    async def enter_hint(self, person: str, seat: int, position: int) -> int:
        """Enter that a person is given a hint, where that is shown; returns the last seq. Raises Refused.

        The caller must not be cancelled meanwhile.
        """
        async with self._lock:
            self._check_open()
            if position != self.positions[seat]:
                raise Refused("hint-passed", "The question has passed.")
            entry = self.sitting.propose_hint(person)
            if entry is not None:
                await self._store_and_enter(entry, person, None)
            return self.sitting.seq

    async def act_for_bot(self, seat: int, action: str, position: int) -> bool:
        """Enter a bot's action; returns False if the game has changed since the bot was asked."""
        async with self._lock:
            self._check_open()
            if position != self.positions[seat] or seat not in dict(self.sitting.bots_to_move()):
                return False
            await self._store_and_enter(self.sitting.propose_bot_act(seat, action), None, None)
            return True

    async def _carry_out(self, person: str, name: str, command: Command) -> int:
        first = self._done_commands.get((person, command.id))
        if first is not None:
            return first
        self._check_open()
        seed = secrets.randbits(128) if command.do in STARTING_COMMANDS else 0
        entry = self.sitting.propose(person, name, command.document(), seed, self._replaceable_seats())
        if entry["do"] == "say" and not self._may_chat(person):
            raise Refused("too-chatty", "Too many chat messages; wait a moment.")
        await self._store_and_enter(entry, person, command.id)
        self._done_commands[(person, command.id)] = self.sitting.seq
        return self.sitting.seq

    def _clock_ran_out(self) -> None:
        clock = self.clock.running
        if self.is_open and clock is not None:
            self._entering_time = asyncio.create_task(self._enter_time(clock))

    async def _enter_time(self, clock: Running) -> None:
        """Enter that this clock has run out, unless it was stopped in the meantime."""
        async with self._lock:
            if not self.is_open or self.clock.running != clock:
                return
            try:
                await self._store_and_enter(self.sitting.propose_time(), None, None)
            except Refused as refused:
                LOG.error("clock-refused", code=refused.code)
            except Exception as error:
                # Nothing awaits this task, so the error must be logged here.
                LOG.error("clock-failed", error=error)

    def _measure_decisions(self) -> None:
        """Let the time for decisions run, unless all people have left the table: then it stays as it is."""
        is_used = self.is_open and self._presence.is_anybody_here(chair.person for chair in self.sitting.chairs)
        self._decisions.set(self.sitting.timed_questions() if is_used else [])

    def _decision_ran_out(self, question: Question) -> None:
        if self.is_open:
            self._entering_time = asyncio.create_task(self._enter_overdue(question))

    async def _enter_overdue(self, question: Question) -> None:
        """Enter that the time for this question is up, unless it was answered in the meantime."""
        async with self._lock:
            if not self.is_open or question not in self.sitting.timed_questions():
                return
            try:
                await self._store_and_enter(self.sitting.propose_overdue(*question), None, None)
            except Exception as error:
                # Nothing awaits this task, so the error must be logged here.
                LOG.error("decision-clock-failed", error=error)

    def _check_open(self) -> None:
        if not self.is_open:
            raise Refused("storage", "The table is being reloaded. Nothing was changed; please try again.")

    async def _store_and_enter(self, entry: Entry, person: str | None, command_id: str | None) -> None:
        sitting = self.sitting
        entry = with_digest(sitting, entry)
        stored = StoredEntry(
            self.code, sitting.seq + 1, person, command_id, entry, sitting.game.rules_version, time.time()
        )
        try:
            await self._writer.store([stored])
        except Damaged as damaged:
            # Nothing can be stored for this table any more, so clients must not reconnect.
            self.discard(BROKEN)
            raise Refused("damaged", str(damaged)) from damaged
        except StoreFailed as error:
            # It may have been stored after all. Only the log knows, so the table is reloaded from it.
            self.discard()
            raise Refused("storage", "The server could not store this. Nothing was done; please try again.") from error
        phase = sitting.phase
        kind = kind_of(entry)
        try:
            events = sitting.enter(entry)
            if kind.is_chat:
                self._send_chat_message()
            else:
                self.clock.set(running(self.clock.running, sitting.clock(), stored.stored))
                self._measure_decisions()
                self._send_step(entry)
        except Exception as error:
            # A bug in the rules of a game ends this table and no other.
            LOG.error("entry-broke-table", game=sitting.game.key, error=error)
            self.discard()
            raise Refused("broken-table", "This table is broken. Its log is kept.") from error
        self.last_used = time.monotonic()
        if kind.is_chat:
            # The game, the bots and the lobby are not affected.
            return
        self.changed = stored.stored
        if kind.may_change_game:
            self._count_positions(entry, is_seen=bool(events))
            self._tell_that_game_changed()
        if entry["do"] != "act" or sitting.phase != phase:
            result = self.result() if sitting.phase != phase else None
            self._lobby_updated = self._writer.store_derived(self.summary(), result)
        if kind.may_change_people:
            self._send_people_soon()
        self.bots.wake()

    def _count_positions(self, entry: Entry, is_seen: bool) -> None:
        """Note for whom the game has changed. While questions asked together are open, nobody sees others' answers."""
        state = self.sitting.state
        is_hidden = entry["do"] == "act" and not is_seen and state is not None and state.has_sealed_answers
        for seat in range(len(self.positions)):
            if not is_hidden or seat == entry["seat"]:
                self.positions[seat] += 1

    def _tell_that_game_changed(self) -> None:
        self._game_changed.set()
        self._game_changed = asyncio.Event()

    def _send_step(self, entry: Entry) -> None:
        """Send everybody the last entry as they may see it.

        Spectators share one encoded message. People who sit or have sat here, and the host, each get their own: they
        may see something that others may not.
        """
        sitting = self.sitting
        seat, takes_back = entry.get("seat"), entry.get("takes_back")
        public = PublicEntry(
            str(entry["do"]),
            seat if isinstance(seat, int) else None,
            takes_back if isinstance(takes_back, int) else None,
        )
        with_own_view = {sitting.host, *(chair.person for chair in sitting.chairs)}
        with_own_view |= {chair.last_person for chair in sitting.chairs}
        texts: dict[str | None, bytes] = {}
        left, decide = self.clock.left(), self._decisions.left(len(sitting.chairs))
        for connection in self._connections:
            viewer = connection.person if connection.person in with_own_view else None
            text = texts.get(viewer)
            if text is None:
                step = Step(
                    seq=sitting.seq,
                    entry=public,
                    events=sitting.last_events(viewer),
                    view=sitting.view(viewer),
                    sitting=sitting.show(viewer),
                    clock=left,
                    decide=decide,
                )
                text = texts[viewer] = encode(step)
            connection.post(text)

    def _send_chat_message(self) -> None:
        """Send everybody, spectators too, the last chat message. It is the same for all."""
        sitting = self.sitting
        self._broadcast(encode(Said(sitting.seq, sitting.chat.messages[-1], sitting.chat.show_silenced())))

    # --- the end

    def discard(self, closing: int = TRY_AGAIN) -> None:
        """Stop this object and close its connections. Clients that reconnect find the table reloaded from its log."""
        if self.is_open:
            self._forget(self)
            # Later, so that pending answers are sent first.
            asyncio.get_running_loop().call_later(CLOSE_DELAY, self._close_connections, closing)

    def stop(self) -> None:
        """End the bots and the clock; every later command is refused."""
        self.is_open = False
        self._tell_that_game_changed()
        self.bots.stop()
        self.clock.stop()
        self._decisions.set([])

    def _close_connections(self, closing: int) -> None:
        for connection in self._connections:
            connection.close(closing)

    def summary(self, touched: float | None = None) -> Summary:
        """What the lobby shows of this table; `touched` is the time of the last change, now if not given."""
        sitting = self.sitting
        # A person replaced by a stand-in still finds the table in their own list.
        people = [chair.last_person if chair.is_stand_in else chair.person for chair in sitting.chairs]
        chairs = [
            StoredChair(chair.kind, chair.name, person or None)
            for chair, person in zip(sitting.chairs, people, strict=True)
        ]
        return Summary(
            code=self.code,
            game=sitting.game.key,
            options=sitting.offered_options,
            host=sitting.host,
            public=sitting.is_public,
            phase=sitting.phase,
            chairs=chairs,
            opened=self.opened,
            touched=time.time() if touched is None else touched,
            seq=sitting.seq,
        )

    def turn(self) -> Turn:
        return Turn(frozenset(self.sitting.people_asked()), self.changed)

    def result(self) -> StoredResult | None:
        """The result of the last game; None if it is not over, or if nothing was stored of it."""
        return result_of(self.code, self.sitting)


def result_of(code: str, sitting: Sitting) -> StoredResult | None:
    result = sitting.result
    if result is None or result is NOTHING_KEPT:
        return None
    return StoredResult(code, sitting.round, result.record, result.match)
