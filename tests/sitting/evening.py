"""A language for tests of the sitting: people send commands, every entry is kept, and the log can be replayed."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.sitting import Refused, Sitting, open_sitting

ANNA, BARTEK, CELINA = "person-anna", "person-bartek", "person-celina"
NAMES = {ANNA: "Anna", BARTEK: "Bartek", CELINA: "Celina"}


class Evening:
    """A table with its log. Anna is the host."""

    def __init__(
        self, seats: int = 2, undo: str = "ask", options: dict[str, str] | None = None, game: str = "karmaka",
        position: dict[str, object] | None = None, seconds: int | None = None, helps: bool = True, hints: bool = False,
    ) -> None:  # fmt: skip
        opening: dict[str, object] = {
            "do": "open", "game": game, "seats": seats, "options": options or {}, "host": ANNA, "undo": undo,
            "public": True, "help": helps, "hints": hints,
        }  # fmt: skip
        if position is not None:
            opening["position"] = position
        if seconds is not None:
            opening["seconds"] = seconds
        self.entries = [opening]
        self.sitting = open_sitting(opening)
        self.seed = 7
        self.away: list[int] = []  # seats whose people have been away for so long that a bot may stand in

    def says(self, person: str, do: str, **fields: object) -> list[str]:
        """Carry out a command; returns the kinds of its events."""
        name = NAMES.get(person, "")
        return self.enter(self.sitting.propose(person, name, {"do": do, **fields}, self.seed, self.away))

    def enter(self, entry: dict[str, object]) -> list[str]:
        self.entries.append(entry)
        return [event.kind for event in self.sitting.enter(entry) if not event.is_bookkeeping]

    def refuses(self, code: str, person: str, do: str, **fields: object) -> None:
        """The command is refused with this code and changes nothing."""
        before = snapshot(self.sitting)
        with pytest.raises(Refused) as refusal:
            self.says(person, do, **fields)
        assert refusal.value.code == code
        assert snapshot(self.sitting) == before

    def seated(self, *people: str) -> Evening:
        for seat, person in enumerate(people):
            self.says(person, "sit", seat=seat)
        return self

    def begun(self) -> Evening:
        self.says(ANNA, "start")
        return self

    # --- playing

    def asked(self) -> int:
        """The seat of the first open question."""
        state = self.sitting.state
        assert state is not None
        return state.pending[0].seat

    def player(self) -> str:
        """The person of whom something is asked."""
        return self.sitting.chairs[self.asked()].person

    def acts(self, seat: int) -> list[str]:
        state = self.sitting.state
        assert state is not None
        return [self.sitting.game.text(action) for action in state.legal(seat)]

    def plays(self, action: str | None = None) -> list[str]:
        """The asked person or bot takes this action, or the first legal one."""
        seat = self.asked()
        chosen = action or self.acts(seat)[0]
        if self.sitting.chairs[seat].kind == "bot":
            return self.enter(self.sitting.propose_bot_act(seat, chosen))
        return self.says(self.player(), "act", action=chosen)

    def plays_to_the_end(self, seed: int = 1) -> None:
        chance = quick(seed)
        while self.sitting.phase == "playing":
            legal = self.acts(self.asked())
            self.plays(legal[chance.below(len(legal))])

    def plays_until(self, may_undo: bool) -> str:
        """Play until a person's last action may (or may not) be taken back; returns that person."""
        for _ in range(200):
            person, seat = self.player(), self.asked()
            self.plays()
            if person and self.sitting.may_undo(seat) == may_undo:
                return person
        raise AssertionError("nothing like that happens in this game")

    def again(self) -> Sitting:
        """The sitting, replayed from its log as after a restart."""
        sitting = open_sitting(self.entries[0])
        for entry in self.entries[1:]:
            sitting.enter(entry)
        return sitting


def snapshot(sitting: Sitting) -> object:
    """Everything that anybody could see of a sitting, and the position itself.

    Each viewer numbers cards in the order of first sight, which a restart changes, so the numbers are left out.
    """
    people = [None, *NAMES]
    seen = [without_numbers([sitting.show(person), sitting.view(person), sitting.log(person, 0)]) for person in people]
    return (
        sitting.seq,
        sitting.seed,
        sitting.actions[:],
        seen,
        None if sitting.state is None else sitting.state.digest(),
    )


def without_numbers(document: object) -> object:
    if isinstance(document, dict):
        return {key: without_numbers(each) for key, each in document.items() if key not in ("token", "tokens")}
    return [without_numbers(each) for each in document] if isinstance(document, list) else document
