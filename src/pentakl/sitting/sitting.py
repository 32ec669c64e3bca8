"""Sitting: the life of one table, as the fold of a log of entries.

A driver (the server, a browser worker) asks `propose` whether a person's command is allowed, stores the entry that it
gives, and then lets the sitting `enter` it. Nothing else changes a sitting, so entering the same log again gives the
same sitting: that is how a table survives a restart. No clock, no I/O, no chance: seeds come inside entries.

The entry that opens a table may hold a `position` (what `Game.arrange` takes): its first game begins there, a rematch
is dealt as always. No command brings one, so nobody arranges cards for a game with others.

Checks of what people ask for belong into `propose`. `enter` and `reopen_sitting` also read what older versions have
accepted, and refuse nothing but what cannot be played.
"""

from __future__ import annotations

import hashlib
from typing import Final

from pentakl import bots
from pentakl.core.documents import items, mapping
from pentakl.core.errors import BadOption, IllegalAction, NotYourTurn, PentaklError
from pentakl.core.events import TOOK_BACK, Event
from pentakl.core.flow import CLOCK
from pentakl.core.game import Game
from pentakl.core.record import Record
from pentakl.core.rules import Settings
from pentakl.core.state import State
from pentakl.core.table import Outcome, load_outcome
from pentakl.games import load
from pentakl.sitting.chairs import BOT, EMPTY, HUMAN, Chair
from pentakl.sitting.chat import Chat, words_in
from pentakl.sitting.refused import Refused
from pentakl.sitting.result import NOTHING_KEPT, Result
from pentakl.sitting.undo_history import Step, UndoHistory
from pentakl.sitting.viewer_logs import ViewerLog, ViewerLogs

Entry = dict[str, object]

UNDO_MODES: Final = ["free", "ask", "off"]
PACES: Final = ["slow", "normal", "fast", "instant"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
# Bots are named after stars, in this order.
BOT_NAMES: Final = ["Orion", "Vega", "Rigel", "Mira", "Altair", "Deneb", "Lyra"]
LONGEST_NAME: Final = 24
# What belongs to one game alone; people, chairs and rounds do not depend on it.
INSIDE_A_GAME: Final = ["act", "undo", "answer-undo", "new-rules"]


class Sitting:
    """One table with its people. Every method but `enter` leaves it as it is."""

    __slots__ = (
        "_plays", "_undo_history", "_viewer_logs", "actions", "chairs", "chat", "game", "host", "is_public", "options",
        "pace", "position", "ready", "result", "round", "seed", "seq", "state", "undo", "undo_agreed", "undo_asked",
    )  # fmt: skip
    game: Game
    options: dict[str, str]
    chairs: list[Chair]
    chat: Chat
    host: str
    is_public: bool
    undo: str
    pace: str
    position: dict[str, object] | None  # in which the first game begins, where that is not a deal
    seq: int  # how many entries have been entered
    round: int  # how many games have been started
    seed: int
    state: State | None  # also None for a finished game that today's rules cannot play through
    result: Result | None  # of the last game, once it is over
    _plays: bool  # whether entries of a game are carried out; otherwise they are only counted
    actions: list[tuple[int, int]]  # seat and action of the running game
    _undo_history: UndoHistory
    _viewer_logs: ViewerLogs
    undo_asked: int  # the seat that asks to take back its last action, or -1
    undo_agreed: list[int]
    ready: list[int]  # the seats that want a rematch

    def __init__(self, game: Game, options: dict[str, str], seats: int, host: str) -> None:
        self.game = game
        self.options = options
        self.chairs = [Chair() for _ in range(seats)]
        self.chat = Chat()
        self.host = host
        self.is_public = False
        self.undo = "ask"
        self.pace = "normal"
        self.position = None
        self.seq = 1
        self.round = 0
        self.seed = 0
        self.state = None
        self.result = None
        self._plays = True
        self.actions = []
        self._undo_history = UndoHistory()
        self._viewer_logs = ViewerLogs(game.rules.cards)
        self.undo_asked = -1
        self.undo_agreed = []
        self.ready = []

    # --- reading

    @property
    def phase(self) -> str:
        if self.state is None:
            return WAITING if self.result is None else OVER
        return PLAYING if self.state.outcome is None else OVER

    @property
    def offered_options(self) -> Settings:
        """The options of this table as people chose them."""
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
        """The bots that are asked something now: seat and kind of bot."""
        if self.state is None:
            return []
        asked = {choice.seat for choice in self.state.pending if not choice.side}
        return [(seat, self.chairs[seat].bot) for seat in sorted(asked) if self.chairs[seat].kind == BOT]

    def clock(self) -> tuple[int, int] | None:
        """The number of the running clock and how many seconds it gives from its start; None while none runs.

        Another number is another clock. The driver measures the time.
        """
        return None if self.state is None else self.state.clock()

    def may_undo(self, seat: int) -> bool:
        """Whether this seat's last action may be taken back: nobody answered it, and nothing hidden was shown.

        Where undo is off, that is so for an effect of one's own that is not finished.
        """
        last = self._undo_history.last
        if self.phase != PLAYING or last is None or last.seat != seat:
            return False
        return self.undo != "off" or self._is_backing_out(seat)

    def _is_backing_out(self, seat: int) -> bool:
        return self.state is not None and self._undo_history.is_unfinished(seat, self.state)

    def record(self) -> Record:
        """The running or finished game, for export."""
        record = Record(self.game.key, self.game.rules_version, len(self.chairs), self.options, self.seed)
        record.position = self.position
        record.actions = [(seat, self.game.text(action)) for seat, action in self.actions]
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
            "pace": self.pace,
            "chairs": [self._show_chair(chair, person) for chair in self.chairs],
            "seat": seat,
            "host": person is not None and person == self.host,
            "may_undo": seat is not None and self.may_undo(seat),
            "undo_asked": None if self.undo_asked < 0 else {"seat": self.undo_asked, "agreed": self.undo_agreed[:]},
            "ready": self.ready[:],
            "seed_hash": None if self.round == 0 else seed_hash(self.seed),
            "seed": f"{self.seed:032x}" if self.phase == OVER else None,
            "ended": None if self.result is None or self.state is not None else self.result.show(),
        }
        return shown

    def view(self, person: str | None) -> dict[str, object] | None:
        """The cards as this person may see them; None before the first game."""
        return None if self.state is None else self.state.shown_to(self._viewer_log(person).viewer)

    def log(self, person: str | None, since: int) -> list[dict[str, object]]:
        """What happened in the running game after entry `since`, as this person was told it."""
        return [part for part in self._viewer_log(person).parts if number(part["seq"]) > since]

    def last_events(self, person: str | None) -> list[object]:
        """What the last entry did on the table, as this person is told it."""
        parts = self._viewer_log(person).parts
        return items(parts[-1]["events"]) if parts and parts[-1]["seq"] == self.seq else []

    def foresee(self, person: str, action: object) -> dict[str, object]:
        """What an action of this person would lead to, as far as the person can know; raises Refused."""
        seat = self._my_seat(person)
        self._need_phase(PLAYING)
        state = self.state
        assert state is not None
        return state.shown_foresight(seat, self._action_in(seat, action), self._viewer_log(person).viewer)

    def _viewer_log(self, person: str | None) -> ViewerLog:
        return self._viewer_logs.of(self.seat_of(person))

    def _show_chair(self, chair: Chair, person: str | None) -> dict[str, object]:
        shown: dict[str, object] = {"kind": chair.kind, "name": chair.name}
        if chair.kind == BOT:
            shown["bot"] = chair.bot
        if chair.kind == HUMAN:
            shown["guest"] = self.chat.number_of(chair.person)
        if person is not None and chair.kind != HUMAN and chair.last_person == person:
            shown["yours"] = True
        return shown

    # --- what may be done

    def propose(self, person: str, name: str, command: dict[str, object], seed: int) -> Entry:
        """The entry that this command of this person makes; raises Refused. `seed` is used if a game starts."""
        do = command.get("do")
        if do == "act":
            return self._propose_act(person, command.get("action"))
        if do == "sit":
            return self._propose_sit(person, name, self._seat_in(command))
        if do == "stand":
            return self._propose_stand(person)
        if do == "bot":
            return self._propose_bot(person, self._seat_in(command), str(command.get("bot", "")))
        if do == "clear":
            return self._propose_clear(person, self._seat_in(command))
        if do == "start":
            return self._propose_start(person, seed)
        if do == "pace":
            return self._propose_pace(person, command.get("pace"))
        if do == "undo":
            return self._propose_undo(person)
        if do == "answer-undo":
            return self._propose_answer_undo(person, command.get("yes"))
        if do == "rematch":
            return self._propose_rematch(person, seed)
        if do == "say":
            return self._propose_say(person, command.get("text"), command.get("phrase"))
        if do == "silence":
            return self._propose_silence(person, self._seat_in(command), command.get("yes"))
        raise Refused("bad-command", "There is no such command.")

    def propose_bot_act(self, seat: int, action: str) -> Entry:
        """The entry of a bot's action; raises Refused when the table has moved on meanwhile."""
        if self.chairs[seat].kind != BOT:
            raise Refused("not-seated", f"No bot sits in seat {seat}.")
        return self._act_entry(seat, self._legal(seat, action))

    def propose_time(self) -> Entry:
        """The entry that says that the time has run out; raises Refused when no clock runs."""
        state = self.state
        ticking = [] if state is None or self.clock() is None else state.legal(CLOCK)
        if not ticking:
            raise Refused("not-playing", "No clock runs at this table.")
        return self._act_entry(CLOCK, ticking[0])

    def _seat_in(self, command: dict[str, object]) -> int:
        seat = command.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.chairs):
            raise Refused("bad-command", f"A seat is a number from 0 to {len(self.chairs) - 1}.")
        return seat

    def _my_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        return seat

    def _need_phase(self, phase: str) -> None:
        if self.phase != phase:
            raise Refused(f"not-{phase}", f"This is possible only while the table is {phase}.")

    def _need_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("not-host", "Only the host of the table may do this.")

    def _propose_act(self, person: str, action: object) -> Entry:
        seat = self._my_seat(person)
        self._need_phase(PLAYING)
        return self._act_entry(seat, self._action_in(seat, action))

    def _action_in(self, seat: int, action: object) -> int:
        if isinstance(action, bool) or not isinstance(action, int | str):
            raise Refused("bad-command", "An action is a number or its text.")
        return self._legal(seat, action)

    def _act_entry(self, seat: int, action: int) -> Entry:
        return {"do": "act", "seat": seat, "action": self.game.text(action)}

    def _legal(self, seat: int, action: int | str) -> int:
        """The number of an action that is legal for this seat now."""
        state = self.state
        if state is None or state.outcome is not None:
            raise Refused("not-playing", "No game is running at this table.")
        try:
            number = self.game.parse(action) if isinstance(action, str) else action
            state.check(seat, number)
        except PentaklError as error:
            raise Refused(code_of(error), str(error)) from error
        return number

    def _propose_sit(self, person: str, name: str, seat: int) -> Entry:
        chair = self.chairs[seat]
        if self.seat_of(person) is not None:
            raise Refused("seated", "You already sit at this table.")
        if not name or len(name) > LONGEST_NAME:
            raise Refused("bad-name", f"A nickname has 1 to {LONGEST_NAME} characters.")
        if chair.kind == HUMAN:
            raise Refused("taken", "Somebody sits there already.")
        if self.phase == PLAYING and chair.last_person != person:
            raise Refused("not-waiting", "A running game can be joined only by those who were in it; you may watch.")
        return {"do": "sit", "seat": seat, "person": person, "name": name}

    def _propose_stand(self, person: str) -> Entry:
        seat = self._my_seat(person)
        if self.phase == PLAYING:
            # The game must be able to go on without the one who leaves.
            return {"do": "bot", "seat": seat, "bot": bots.names(self.game.key)[-1]}
        return {"do": "stand", "seat": seat}

    def _propose_bot(self, person: str, seat: int, bot: str) -> Entry:
        chair = self.chairs[seat]
        if chair.kind == HUMAN and chair.person != person:
            raise Refused("taken", "Somebody sits there.")
        if chair.person != person:
            self._need_host(person)
        if bot not in bots.names(self.game.key):
            raise Refused("bad-command", f"The bots of this game: {', '.join(bots.names(self.game.key))}.")
        return {"do": "bot", "seat": seat, "bot": bot}

    def _propose_clear(self, person: str, seat: int) -> Entry:
        self._need_phase(WAITING)
        self._need_host(person)
        return {"do": "stand", "seat": seat}

    def _propose_start(self, person: str, seed: int) -> Entry:
        self._need_phase(WAITING)
        self._my_seat(person)
        self._need_players(self.options)
        return {"do": "start", "seed": f"{seed:032x}"}

    def _need_players(self, options: Settings) -> None:
        """Every seat is taken, and today's rules still take these options."""
        if any(chair.kind == EMPTY for chair in self.chairs):
            raise Refused("not-full", "Every seat needs a person or a bot first.")
        try:
            self.game.rules.settle(len(self.chairs), options)
        except BadOption as error:
            raise Refused("bad-option", str(error)) from error

    def _propose_pace(self, person: str, pace: object) -> Entry:
        self._my_seat(person)
        if pace not in PACES:
            raise Refused("bad-command", f"The pace of bots is one of {', '.join(PACES)}.")
        return {"do": "pace", "pace": pace}

    def _propose_undo(self, person: str) -> Entry:
        seat = self._my_seat(person)
        self._need_phase(PLAYING)
        if not self.may_undo(seat):
            raise Refused("undo-refused", "Somebody has answered, or something hidden was shown: it stays done.")
        entry: Entry = {"do": "undo", "seat": seat, "takes_back": self._last_seq()}
        if self._is_backing_out(seat):
            entry["at_once"] = True  # nobody needs to agree
        return entry

    def _last_seq(self) -> int:
        """The number of the entry that would be taken back."""
        last = self._undo_history.last
        assert last is not None
        return last.seq

    def _propose_answer_undo(self, person: str, yes: object) -> Entry:
        seat = self._my_seat(person)
        if self.undo_asked < 0 or self.undo_asked == seat or seat in self.undo_agreed:
            raise Refused("undo-refused", "Nobody asks you to take something back.")
        if not isinstance(yes, bool):
            raise Refused("bad-command", "The answer is true or false.")
        answer: Entry = {"do": "answer-undo", "seat": seat, "yes": yes}
        if yes:
            answer["takes_back"] = self._last_seq()
        return answer

    def _propose_rematch(self, person: str, seed: int) -> Entry:
        self._need_phase(OVER)
        seat = self._my_seat(person)
        if seat in self.ready and any(human not in self.ready for human in self.humans()):
            # When the others have left meanwhile, asking again is how the rematch begins.
            raise Refused("ready", "You have asked for a rematch already.")
        entry: Entry = {"do": "rematch", "seat": seat, "seed": f"{seed:032x}"}
        options = self.options
        if all(human == seat or human in self.ready for human in self.humans()):
            options = self._rematch_options()
            if options != self.options:
                # Written down, since whoever reads the log later may pass over the game that decides about it.
                entry["options"] = options
        self._need_players(options)
        return entry

    def _propose_say(self, person: str, text: object, phrase: object) -> Entry:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("spectator", "Spectators may read what is said at the table, but not speak.")
        self.chat.check_may_speak(person)
        return {"do": "say", "seat": seat, **words_in(text, phrase)}

    def _propose_silence(self, person: str, seat: int, yes: object) -> Entry:
        self._need_host(person)
        self.chat.check_may_silence(self.chairs[seat], self.host, yes)
        return {"do": "silence", "seat": seat, "yes": yes}

    def _rematch_options(self) -> Settings:
        """The options of the next game: the rules may make them depend on how the last one ended."""
        outcome = self._outcome()
        if outcome is None:
            return self.options
        return self.game.rules.rematch(self.options, outcome, moved_on(len(self.chairs)))

    def _outcome(self) -> Outcome | None:
        """How the last game ended; None where that was not kept."""
        if self.state is not None:
            return self.state.outcome
        kept = None if self.result is None else self.result.outcome
        return None if kept is None else load_outcome(kept)

    # --- doing it

    def enter(self, entry: Entry) -> list[Event]:
        """Carry out an entry that `propose` gave, now or before a restart; gives what happened on the table.

        An entry of a kind that this version does not know is only counted.
        """
        self.seq += 1
        do = entry["do"]
        events: list[Event] = []
        if do in INSIDE_A_GAME and not self._plays:
            return events
        if do == "act":
            events = self._act(number(entry["seat"]), self.game.parse(str(entry["action"])))
        elif do == "sit":
            self._sit(number(entry["seat"]), str(entry["person"]), str(entry["name"]))
        elif do == "stand":
            self._stand(number(entry["seat"]))
        elif do == "bot":
            self._seat_bot(number(entry["seat"]), str(entry["bot"]))
        elif do == "start":
            events = self._start(int(str(entry["seed"]), 16))
        elif do == "pace":
            self.pace = str(entry["pace"]) if entry["pace"] in PACES else self.pace
        elif do == "undo":
            events = self._ask_undo(number(entry["seat"]), entry.get("at_once") is True)
        elif do == "answer-undo":
            events = self._answer_undo(number(entry["seat"]), entry["yes"] is True)
        elif do == "rematch":
            options = options_in(entry) if "options" in entry else self.options
            events = self._rematch(number(entry["seat"]), int(str(entry["seed"]), 16), options)
        elif do == "new-rules":
            events = self._new_rules(number(entry["version"]))
        elif do == "say":
            words: Entry = {key: str(entry[key]) for key in ("text", "phrase") if key in entry}
            self.chat.say(self.seq, self.chairs[number(entry["seat"])], words)
        elif do == "silence":
            self.chat.silence(self.seq, self.chairs[number(entry["seat"])], entry["yes"] is True)
        if events:
            self._viewer_logs.add(self.seq, events)
        return events

    def pass_over(self, entry: Entry, was_over: bool) -> None:
        """Enter an entry of the log without playing the game to which it belongs; `was_over`: that game had ended.

        Who sits where, and how many games were started, does not depend on what was played.
        """
        self._plays = False
        self.result = NOTHING_KEPT if was_over else None
        self.enter(entry)
        self.result = None
        self._plays = True

    def propose_new_rules(self) -> Entry:
        """The entry that says that a game goes on by other rules than those by which it was played so far."""
        return {"do": "new-rules", "version": self.game.rules_version}

    def _new_rules(self, version: int) -> list[Event]:
        changed = Event("new-rules", -1)
        changed.number = version
        return [changed]

    def _sit(self, seat: int, person: str, name: str) -> None:
        self.chairs[seat].seat_person(person, name)
        self.chat.welcome(person)
        # Whoever comes back sees the hand: what was done before stays done.
        self._undo_history.close()
        if self.phase == OVER:
            # And whoever comes after the end has come for the next game.
            self.ready.append(seat)

    def _stand(self, seat: int) -> None:
        self.chairs[seat].clear()
        self.ready = [other for other in self.ready if other != seat]

    def _seat_bot(self, seat: int, bot: str) -> None:
        taken = [chair.name for other, chair in enumerate(self.chairs) if other != seat]
        self.chairs[seat].seat_bot(bot, next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]))
        self.ready = [other for other in self.ready if other != seat]
        # With the asker or one of those who were asked gone, the question is put anew.
        self._forget_undo()

    def _start(self, seed: int) -> list[Event]:
        self.seed = seed
        self.round += 1
        self.state = self._dealt() if self._plays else None
        self.result = None
        self.actions = []
        self._undo_history.close()
        self._viewer_logs = ViewerLogs(self.game.rules.cards)
        self.ready = []
        for chair in self.chairs:
            # Whoever has left a chair before must not come back to two hands of one game.
            chair.last_person = chair.person
        self._forget_undo()
        begun = Event("game-begins", -1)
        begun.number = self.round
        return [begun] if self.state is None else [begun, *self.state.opening]

    def _dealt(self) -> State:
        """The running game as it began."""
        return self.game.deal(len(self.chairs), self.seed, self.options, self.position)

    def _act(self, seat: int, action: int) -> list[Event]:
        state = self.state
        assert state is not None
        stays_done = self._stays_done(seat, action)
        if stays_done:
            self._undo_history.close()
        else:
            self._undo_history.begin(state)
        events = state.apply(seat, action)
        self.actions.append((seat, action))
        if not stays_done:
            self._undo_history.add(Step(seat, action, self.seq), state)
        self._forget_undo()
        if state.outcome is not None:
            events.append(Event("game-ends", -1))
            self.result = Result(self.record().to_text(state.outcome.dump()), state.match.dump())
        return events

    def _stays_done(self, seat: int, action: int) -> bool:
        """Whether an action shows something hidden to a person, or is not a person's at all."""
        assert self.state is not None
        people = self.humans()
        if seat not in people:
            return True
        witnesses = sum([1 << human for human in people])
        return self.state.foresee(seat, action, witnesses).is_revealing

    def _ask_undo(self, seat: int, at_once: bool) -> list[Event]:
        others = [human for human in self.humans() if human != seat]
        if at_once or self.undo == "free" or not others:
            return self._take_back(seat)
        self.undo_asked = seat
        self.undo_agreed = []
        return []

    def _answer_undo(self, seat: int, yes: bool) -> list[Event]:
        if not yes:
            self._forget_undo()
            return []
        self.undo_agreed.append(seat)
        asker = self.undo_asked
        if all(human == asker or human in self.undo_agreed for human in self.humans()):
            return self._take_back(asker)
        return []

    def _take_back(self, seat: int) -> list[Event]:
        """Back to the position before the last action."""
        told = Event(TOOK_BACK, seat)
        self.actions.pop()
        last = self._undo_history.last
        if last is None:
            # An older version has allowed this; what it let happen stands.
            self.state = self._replayed()
        else:
            told.number = last.seq
            self.state = self._undo_history.take_back()
        self._forget_undo()
        return [told]

    def _replayed(self) -> State:
        """The running game from its beginning."""
        state = self._dealt()
        for seat, action in self.actions:
            state.apply(seat, action)
        return state

    def _forget_undo(self) -> None:
        self.undo_asked = -1
        self.undo_agreed = []

    def _rematch(self, seat: int, seed: int, options: dict[str, str]) -> list[Event]:
        """Once every person wants it, everybody moves one seat on and a new game starts."""
        self.ready = [*[other for other in self.ready if other != seat], seat]
        if any(human not in self.ready for human in self.humans()):
            return []
        moved = moved_on(len(self.chairs))
        self.chairs = [self.chairs[moved.index(now)] for now in range(len(moved))]
        self.options = self.game.rules.fill_in(options)
        self.position = None
        return self._start(seed)


def open_sitting(entry: Entry) -> Sitting:
    """The sitting of a new table's first entry: game, seats, options, host, undo, public, perhaps a position.

    Raises BadOption, and BadPosition for a position that cannot be arranged.
    """
    rules = load(str(entry["game"])).rules
    settings = rules.settle(number(entry["seats"]), options_in(entry))
    for option in rules.options:
        # Nobody would see it.
        if not option.is_offered and settings[option.name] != option.default:
            raise BadOption(f"Option {option.name} of {rules.key} cannot be chosen.")
    if entry["undo"] not in UNDO_MODES:
        raise BadOption(f"Undo is one of {', '.join(UNDO_MODES)}.")
    sitting = reopen_sitting(entry)
    if sitting.position is not None:
        state = sitting.game.arrange(sitting.position)
        if state.seats != len(sitting.chairs) or state.settings != sitting.options:
            raise BadOption("The position has other seats or options than its table.")
        if state.outcome is not None:
            raise BadOption("In this position the game is over.")
    return sitting


def reopen_sitting(entry: Entry) -> Sitting:
    """The sitting of a stored table's first entry: the same without checks, for they may have been others then."""
    game = load(str(entry["game"]))
    sitting = Sitting(game, game.rules.fill_in(options_in(entry)), number(entry["seats"]), str(entry["host"]))
    if entry["undo"] in UNDO_MODES:
        sitting.undo = str(entry["undo"])
    sitting.is_public = entry["public"] is True
    if "position" in entry:
        sitting.position = mapping(entry["position"])
    return sitting


def options_in(entry: Entry) -> dict[str, str]:
    given = entry["options"]
    if not isinstance(given, dict):
        raise BadOption("Options are an object of names and values.")
    return {str(name): str(value) for name, value in given.items()}


def moved_on(seats: int) -> list[int]:
    """Where whoever sits in each seat sits in a rematch: one seat on."""
    return [(seat + 1) % seats for seat in range(seats)]


def code_of(error: PentaklError) -> str:
    """The key by which a client says in its own words why an action was refused."""
    if isinstance(error, NotYourTurn):
        return "not-your-turn"
    return "illegal" if isinstance(error, IllegalAction) else "invalid"


def seed_hash(seed: int) -> str:
    """What is shown when a game begins, so that anybody can check the seed that is shown when it ends."""
    return hashlib.sha256(seed.to_bytes(16, "big")).hexdigest()


def number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"{value!r} should be a whole number.")
    return value
