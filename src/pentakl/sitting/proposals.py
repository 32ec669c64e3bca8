"""What may be done at a table: a person's command becomes an entry of the log, or is refused.

Nothing here changes the table. All checks of commands belong here: stored logs are entered without checks, because
older versions may have allowed more.
"""

from __future__ import annotations

from typing import Final

from pentakl import bots
from pentakl.core.errors import BadOption, IllegalAction, NotYourTurn, PentaklError
from pentakl.core.flow import CLOCK
from pentakl.core.rules import Settings
from pentakl.core.table import Outcome, load_outcome
from pentakl.sitting.chairs import EMPTY, HUMAN
from pentakl.sitting.chat import words_in
from pentakl.sitting.entries import Entry, seed_text
from pentakl.sitting.refused import Refused
from pentakl.sitting.seated_table import OVER, PLAYING, WAITING, SeatedTable

PACES: Final = ["slow", "normal", "fast", "instant"]
LONGEST_NAME: Final = 24


class Proposals(SeatedTable):
    """A table that can say whether a command is allowed."""

    __slots__ = ()

    def propose(
        self, person: str, name: str, command: dict[str, object], seed: int, away: list[int] | None = None
    ) -> Entry:
        """The entry for a person's command; raises Refused. `seed` is used if the command starts a game.

        `away` are the seats whose people have been away for so long that a bot may stand in for them: the caller knows
        who is connected and measures the time.
        """
        do = command.get("do")
        if do == "act":
            return self._propose_act(person, command.get("action"))
        if do == "sit":
            return self._propose_sit(person, name, self._seat_in(command))
        if do == "stand":
            return self._propose_stand(person)
        if do == "bot":
            return self._propose_bot(person, self._seat_in(command), str(command.get("bot", "")))
        if do == "stand-in":
            return self._propose_stand_in(person, self._seat_in(command), away or [])
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
        if do == "resign":
            return self._propose_resign(person)
        if do == "play-on":
            return self._propose_play_on(person)
        if do == "rematch":
            return self._propose_rematch(person, seed)
        if do == "say":
            return self._propose_say(person, command.get("text"), command.get("phrase"))
        if do == "silence":
            return self._propose_silence(person, self._seat_in(command), command.get("yes"))
        raise Refused("bad-command", "There is no such command.")

    def propose_bot_act(self, seat: int, action: str) -> Entry:
        """The entry for a bot's action; raises Refused if the action is no longer legal."""
        if not self._bot_of(seat):
            raise Refused("not-seated", f"No bot sits in seat {seat}.")
        return self._act_entry(seat, self._legal_action(seat, action))

    def propose_time(self) -> Entry:
        """The entry for a clock that has run out; raises Refused if no clock runs."""
        state = self.state
        ticking = [] if state is None or self.clock() is None else state.legal(CLOCK)
        if not ticking:
            raise Refused("not-playing", "No clock runs at this table.")
        return self._act_entry(CLOCK, ticking[0])

    def propose_overdue(self, seat: int, question: int) -> Entry:
        """The entry for a person who has not answered this question in time; raises Refused if it is not open."""
        if (seat, question) not in self.timed_questions():
            raise Refused("not-playing", f"No time runs for seat {seat}.")
        return {"do": "overdue", "seat": seat}

    def seat_for_hint(self, person: str) -> int:
        """The seat for which this person may be given a hint now; raises Refused."""
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        if not self.may_hint(seat):
            if self.has_hints:
                raise Refused("hint-sealed", "While answers are sealed, a hint would show who has not answered.")
            raise Refused("no-hints", "With other people at the table, hints are for tables opened with hints.")
        if seat not in self._asked():
            raise Refused("not-your-turn", f"Seat {seat} is not asked anything now.")
        return seat

    def propose_hint(self, person: str) -> Entry | None:
        """The entry for a hint that this person is given now; raises Refused.

        None if there is nothing to enter: this position already has an entry, or a sealed question is open, so that an
        entry would show spectators who has not answered. In that case nobody else plays at the table.
        """
        seat = self.seat_for_hint(person)
        if self.hinted[seat] == len(self.actions) or self.has_sealed_question():
            return None
        return {"do": "hint", "seat": seat}

    def propose_new_rules(self) -> Entry:
        """The entry for a running game that continues under a newer version of its rules."""
        return {"do": "new-rules", "version": self.game.rules_version}

    def foresee(self, person: str, action: object) -> dict[str, object]:
        """What an action of this person would lead to, as far as the person can know; raises Refused."""
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        if not self.helps:
            raise Refused("no-help", "This table was opened without help.")
        state = self.state
        assert state is not None
        return state.shown_foresight(seat, self._action_in(seat, action), self._viewer_log(person).viewer)

    # --- checks

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

    def _check_phase(self, phase: str) -> None:
        if self.phase != phase:
            raise Refused(f"not-{phase}", f"This is only possible while the table is {phase}.")

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("not-host", "Only the host of the table may do this.")

    def _check_can_start(self, options: Settings) -> None:
        """Raise Refused unless every seat is taken and today's rules accept these options."""
        if any(chair.kind == EMPTY for chair in self.chairs):
            raise Refused("not-full", "Every seat needs a person or a bot first.")
        try:
            self.game.rules.settings_for(len(self.chairs), options)
        except BadOption as error:
            raise Refused("bad-option", str(error)) from error

    def _action_in(self, seat: int, action: object) -> int:
        if isinstance(action, bool) or not isinstance(action, int | str):
            raise Refused("bad-command", "An action is a number or its text.")
        return self._legal_action(seat, action)

    def _legal_action(self, seat: int, action: int | str) -> int:
        """The number of an action, which must be legal for this seat now; raises Refused."""
        state = self.state
        if state is None or state.outcome is not None:
            raise Refused("not-playing", "No game is running at this table.")
        try:
            number = self.game.parse(action) if isinstance(action, str) else action
            state.check(seat, number)
        except PentaklError as error:
            raise Refused(code_of(error), str(error)) from error
        return number

    # --- one kind of command each

    def _propose_act(self, person: str, action: object) -> Entry:
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        return self._act_entry(seat, self._action_in(seat, action))

    def _act_entry(self, seat: int, action: int) -> Entry:
        return {"do": "act", "seat": seat, "action": self.game.text(action)}

    def _propose_sit(self, person: str, name: str, seat: int) -> Entry:
        chair = self.chairs[seat]
        if chair.is_stand_in and chair.last_person == person:
            name = chair.name
        if self.seat_of(person) is not None:
            raise Refused("seated", "You already sit at this table.")
        if not name or len(name) > LONGEST_NAME:
            raise Refused("bad-name", f"A nickname has 1 to {LONGEST_NAME} characters.")
        if chair.kind == HUMAN:
            raise Refused("taken", "Somebody sits there already.")
        if self.phase == PLAYING and chair.last_person != person:
            raise Refused("not-waiting", "Only its own players may join a running game; you can watch.")
        return {"do": "sit", "seat": seat, "person": person, "name": name}

    def _propose_stand(self, person: str) -> Entry:
        seat = self._my_seat(person)
        if self.phase == PLAYING:
            # A bot takes over, so that the others can play on.
            return {"do": "bot", "seat": seat, "bot": bots.usual(self.game.key)}
        return {"do": "stand", "seat": seat}

    def _propose_bot(self, person: str, seat: int, bot: str) -> Entry:
        chair = self.chairs[seat]
        if chair.kind == HUMAN and chair.person != person:
            raise Refused("taken", "Somebody sits there.")
        if chair.person != person:
            self._check_host(person)
        if bot not in bots.playable(self.game.key):
            raise Refused("bad-command", f"The bots of this game: {', '.join(bots.names(self.game.key))}.")
        return {"do": "bot", "seat": seat, "bot": bot}

    def _propose_stand_in(self, person: str, seat: int, away: list[int]) -> Entry:
        self._check_phase(PLAYING)
        self._my_seat(person)
        if self.chairs[seat].kind != HUMAN:
            raise Refused("nobody-there", "Nobody sits there.")
        if seat not in away:
            raise Refused("not-away", "That person is connected, or has not been away for long enough.")
        return {"do": "stand-in", "seat": seat, "bot": bots.usual(self.game.key)}

    def _propose_clear(self, person: str, seat: int) -> Entry:
        self._check_phase(WAITING)
        self._check_host(person)
        return {"do": "stand", "seat": seat}

    def _propose_start(self, person: str, seed: int) -> Entry:
        self._check_phase(WAITING)
        self._my_seat(person)
        self._check_can_start(self.options)
        return {"do": "start", "seed": seed_text(seed)}

    def _propose_pace(self, person: str, pace: object) -> Entry:
        self._my_seat(person)
        if pace not in PACES:
            raise Refused("bad-command", f"The pace of bots is one of {', '.join(PACES)}.")
        return {"do": "pace", "pace": pace}

    def _propose_undo(self, person: str) -> Entry:
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        if not self.may_undo(seat):
            raise Refused(
                "undo-refused", "This cannot be taken back: somebody has answered it, or it revealed something hidden."
            )
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
            raise Refused("undo-refused", "Nobody is waiting for your consent to an undo.")
        if not isinstance(yes, bool):
            raise Refused("bad-command", "The answer is true or false.")
        answer: Entry = {"do": "answer-undo", "seat": seat, "yes": yes}
        if yes:
            answer["takes_back"] = self._last_seq()
        return answer

    def _propose_resign(self, person: str) -> Entry:
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        if not self.may_resign(seat):
            raise Refused("cannot-resign", "You can resign only if two sides play against each other, and only once.")
        return {"do": "resign", "seat": seat}

    def _propose_play_on(self, person: str) -> Entry:
        seat = self._my_seat(person)
        self._check_phase(PLAYING)
        if seat not in self.resigning:
            raise Refused("not-resigning", "You have not asked to resign.")
        return {"do": "play-on", "seat": seat}

    def _propose_rematch(self, person: str, seed: int) -> Entry:
        self._check_phase(OVER)
        seat = self._my_seat(person)
        if seat in self.ready and any(human not in self.ready for human in self.humans()):
            # If everybody who had not agreed has left, asking a second time is allowed and starts the rematch.
            raise Refused("ready", "You have already asked for a rematch.")
        entry: Entry = {"do": "rematch", "seat": seat, "seed": seed_text(seed)}
        options = self.options
        if all(human == seat or human in self.ready for human in self.humans()):
            options = self._rematch_options()
            if options != self.options:
                # Stored, because a later reader of the log may skip the game on which they depend.
                entry["options"] = options
        self._check_can_start(options)
        return entry

    def _rematch_options(self) -> Settings:
        """The options of the next game, which the rules may derive from the last outcome."""
        outcome = self._outcome()
        if outcome is None:
            return self.options
        return self.game.rules.rematch(self.options, outcome, seats_after_rematch(len(self.chairs)))

    def _outcome(self) -> Outcome | None:
        """The outcome of the last game; None if it was not stored."""
        if self.state is not None:
            return self.state.outcome
        kept = None if self.result is None else self.result.outcome
        return None if kept is None else load_outcome(kept)

    def _propose_say(self, person: str, text: object, phrase: object) -> Entry:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("spectator", "Spectators may read what is said at the table, but not speak.")
        self.chat.check_may_speak(person)
        return {"do": "say", "seat": seat, **words_in(text, phrase)}

    def _propose_silence(self, person: str, seat: int, yes: object) -> Entry:
        self._check_host(person)
        self.chat.check_may_silence(self.chairs[seat], self.host, yes)
        return {"do": "silence", "seat": seat, "yes": yes}


def seats_after_rematch(seats: int) -> list[int]:
    """The new seat of each seat's player in a rematch: the next one."""
    return [(seat + 1) % seats for seat in range(seats)]


def code_of(error: PentaklError) -> str:
    """The code sent to the client for an action that the rules refuse."""
    if isinstance(error, NotYourTurn):
        return "not-your-turn"
    return "illegal" if isinstance(error, IllegalAction) else "invalid"
