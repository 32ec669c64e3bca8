"""Sitting: the state of one table of people, computed from a log of entries.

The server calls `propose` for a person's command, stores the entry that it returns, and then calls `enter`. Nothing
else changes a sitting, so entering the same log again gives the same sitting: that is how a table survives a restart.
No clock, no I/O, no randomness: seeds are part of entries.

The entry that opens a table may hold a `position` (as for `Game.arrange`), in which the first game starts; a rematch is
dealt as usual. No command can set one, so nobody can arrange the cards of a game with others.

`enter` also reads what older versions have accepted, so it checks nothing; checks belong in `propose`.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import TOOK_BACK, Event
from pentakl.core.state import State
from pentakl.sitting.entries import Entry, kind_of, number_in, options_in, seed_in
from pentakl.sitting.proposals import PACES, Proposals, seats_after_rematch
from pentakl.sitting.result import NOTHING_KEPT, Result
from pentakl.sitting.seated_table import NEVER, OVER, PLAYING, seed_hash
from pentakl.sitting.undo_history import Step
from pentakl.sitting.viewer_logs import ViewerLogs

# Bots are named after stars, in this order.
BOT_NAMES: Final = ["Orion", "Vega", "Rigel", "Mira", "Altair", "Deneb", "Lyra"]


class Sitting(Proposals):
    """One table with its people. Only `enter` and `enter_without_playing` change it."""

    __slots__ = ()

    def enter(self, entry: Entry) -> list[Event]:
        """Carry out an entry, just proposed or from a stored log; returns the events of the game.

        An entry of an unknown kind, which a later version may have stored, only increases `seq`.
        """
        self.seq += 1
        do = entry["do"]
        events: list[Event] = []
        if kind_of(entry).is_inside_game and not self._plays_games:
            return events
        if do == "act":
            events = self._act(number_in(entry, "seat"), self.game.parse(str(entry["action"])))
        elif do == "sit":
            events = self._sit(number_in(entry, "seat"), str(entry["person"]), str(entry["name"]))
        elif do == "stand":
            self._stand(number_in(entry, "seat"))
        elif do == "bot":
            self._seat_bot(number_in(entry, "seat"), str(entry["bot"]))
        elif do == "stand-in":
            events = self._stand_in(number_in(entry, "seat"), str(entry["bot"]))
        elif do == "start":
            events = self._start(seed_in(entry))
        elif do == "pace":
            self.pace = str(entry["pace"]) if entry["pace"] in PACES else self.pace
        elif do == "undo":
            events = self._ask_undo(number_in(entry, "seat"), entry.get("at_once") is True)
        elif do == "answer-undo":
            events = self._answer_undo(number_in(entry, "seat"), entry["yes"] is True)
        elif do == "resign":
            events = self._resign(number_in(entry, "seat"))
        elif do == "play-on":
            events = self._play_on(number_in(entry, "seat"))
        elif do == "rematch":
            options = options_in(entry) if "options" in entry else self.options
            events = self._rematch(number_in(entry, "seat"), seed_in(entry), options)
        elif do == "new-rules":
            events = self._new_rules(number_in(entry, "version"))
        elif do == "say":
            words: Entry = {key: str(entry[key]) for key in ("text", "phrase") if key in entry}
            self.chat.say(self.seq, self.chairs[number_in(entry, "seat")], words)
        elif do == "silence":
            self.chat.silence(self.seq, self.chairs[number_in(entry, "seat")], entry["yes"] is True)
        elif do == "overdue":
            self.overdue.append(number_in(entry, "seat"))
            events = [Event("time-up", number_in(entry, "seat"))]
        elif do == "hint":
            events = self._take_hint(number_in(entry, "seat"))
        if self.decision_seconds:
            self._note_questions(entry)
        if events:
            self._viewer_logs.add(self.seq, events)
        return events

    def _note_questions(self, entry: Entry) -> None:
        """Note which entry has asked each seat. Whoever has acted, or has just sat down, is asked anew."""
        asked = self._asked()
        self.overdue = [seat for seat in self.overdue if seat in asked]
        anew = entry.get("seat") if entry["do"] in ("act", "sit") else None
        for seat in range(len(self.chairs)):
            if seat not in asked:
                self.questions[seat] = 0
            elif seat == anew or not self.questions[seat]:
                self.questions[seat] = self.seq

    def enter_without_playing(self, entry: Entry, was_over: bool) -> None:
        """Enter an entry of a stored log without playing its game; `was_over` says whether that game had ended.

        Who sits where, and how many games were started, does not depend on what was played.
        """
        self._plays_games = False
        self.result = NOTHING_KEPT if was_over else None
        self.enter(entry)
        self.result = None
        self._plays_games = True

    # --- chairs

    def _sit(self, seat: int, person: str, name: str) -> list[Event]:
        comes_back = self.chairs[seat].is_stand_in and self.chairs[seat].last_person == person
        self.chairs[seat].seat_person(person, name)
        for other, chair in enumerate(self.chairs):
            if chair.is_stand_in and chair.last_person == person:
                # The person took another chair after the end of a game, so the bot no longer stands in for anybody.
                self._seat_bot(other, chair.bot)
        self.chat.welcome(person)
        # A person who sits down sees a hand, so nothing before this can be undone.
        self._undo_history.close()
        if self.phase == OVER:
            # A person who sits down after the end wants the next game.
            self.ready.append(seat)
        return [Event("came-back", seat)] if comes_back and self.phase == PLAYING else []

    def _stand(self, seat: int) -> None:
        self.chairs[seat].clear()
        self.ready = [other for other in self.ready if other != seat]

    def _seat_bot(self, seat: int, bot: str) -> None:
        taken = [chair.name for other, chair in enumerate(self.chairs) if other != seat]
        self.chairs[seat].seat_bot(bot, next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]))
        self.ready = [other for other in self.ready if other != seat]
        self.resigning = [other for other in self.resigning if other != seat]
        # Somebody who asked for an undo, or was asked to agree, may have left.
        self._forget_undo()

    def _stand_in(self, seat: int, bot: str) -> list[Event]:
        self.chairs[seat].stand_in(bot)
        self.resigning = [other for other in self.resigning if other != seat]
        self._forget_undo()
        return [Event("stood-in", seat)]

    # --- games

    def _start(self, seed: int) -> list[Event]:
        self.seed = seed
        self.seed_hash = seed_hash(seed)
        self.round += 1
        self.state = self._dealt() if self._plays_games else None
        self.result = None
        self.actions = []
        if self.state is not None:
            self._standings.begin(self.state)
        self._undo_history.close()
        self._viewer_logs = ViewerLogs(self.game.rules.cards)
        self.ready = []
        self.resigning = []
        self.overdue = []
        self.questions = [0] * len(self.chairs)
        self.hinted = [NEVER] * len(self.chairs)
        for chair in self.chairs:
            # Only players of this game may come back to a chair, so nobody can see two hands of it.
            if not chair.is_stand_in:
                chair.last_person = chair.person
        self._forget_undo()
        begun = Event("game-begins", -1)
        begun.number = self.round
        return [begun] if self.state is None else [begun, *self.state.opening]

    def _dealt(self) -> State:
        """The running game at its start."""
        return self.game.deal(len(self.chairs), self.seed, self.options, self.position)

    def _rematch(self, seat: int, seed: int, options: dict[str, str]) -> list[Event]:
        """Once every person has agreed, everybody moves to the next seat and a new game starts."""
        self.ready = [*[other for other in self.ready if other != seat], seat]
        if any(human not in self.ready for human in self.humans()):
            return []
        moved = seats_after_rematch(len(self.chairs))
        self.chairs = [self.chairs[moved.index(now)] for now in range(len(moved))]
        self.options = self.game.rules.fill_in(options)
        self.position = None
        return self._start(seed)

    def _resign(self, seat: int) -> list[Event]:
        """Once all people on this side agree, the game is over."""
        state = self.state
        assert state is not None
        self.resigning.append(seat)
        if any(partner not in self.resigning for partner in self._partners(seat)):
            return [Event("would-resign", seat)]
        state.resign(seat)
        self._undo_history.close()
        self._forget_undo()
        return [Event("resigned", seat), *self._end(state)]

    def _play_on(self, seat: int) -> list[Event]:
        """Somebody no longer wants to resign, before all partners have agreed."""
        self.resigning = [other for other in self.resigning if other != seat]
        return [Event("plays-on", seat)]

    def _take_hint(self, seat: int) -> list[Event]:
        """Somebody was given a hint for the present position; everybody is told so, but not what it said."""
        self.hinted[seat] = len(self.actions)
        return [Event("took-hint", seat)]

    def _end(self, state: State) -> list[Event]:
        """Keep the result of a game that has just ended."""
        assert state.outcome is not None
        self.result = Result(self.record().to_text(state.outcome.dump()), state.match.dump())
        return [Event("game-ends", -1)]

    def _new_rules(self, version: int) -> list[Event]:
        changed = Event("new-rules", -1)
        changed.number = version
        return [changed]

    # --- actions, and taking them back

    def _act(self, seat: int, action: int) -> list[Event]:
        state = self.state
        assert state is not None
        is_final = self._is_final(seat, action)
        if is_final:
            self._undo_history.close()
        else:
            self._undo_history.begin(state)
        events = state.apply(seat, action)
        self.actions.append((seat, action))
        self._standings.note(state, events)
        self.overdue = [other for other in self.overdue if other != seat]
        if not is_final:
            self._undo_history.add(Step(seat, action, self.seq), state)
        self._forget_undo()
        if state.outcome is not None:
            events += self._end(state)
        return events

    def _is_final(self, seat: int, action: int) -> bool:
        """Whether an action can never be taken back: it is a bot's, or it reveals something hidden to a person."""
        assert self.state is not None
        people = self.humans()
        if seat not in people or seat in self.overdue:
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
        self.hinted = [NEVER] * len(self.chairs)
        self.actions.pop()
        self._standings.take_back()
        last = self._undo_history.last
        if last is None:
            # Only in logs of an older version, which allowed more.
            self.state = self._replayed()
        else:
            told.number = last.seq
            self.state = self._undo_history.take_back()
        self._forget_undo()
        return [told]

    def _replayed(self) -> State:
        """The running game, played again from its start."""
        state = self._dealt()
        for seat, action in self.actions:
            state.apply(seat, action)
        return state

    def _forget_undo(self) -> None:
        self.undo_asked = -1
        self.undo_agreed = []
