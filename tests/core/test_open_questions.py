"""Questions that do not wait for each other: a table may ask several seats at once, and each answers when it likes."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.flow import Choice, Flow, side_choice
from pentakl.core.game import Game
from pentakl.core.layout import Layout
from pentakl.core.rules import Act, Rules, Settings
from pentakl.core.table import Outcome
from pentakl.core.viewer import Viewer

VOTE, CHEER = range(2)


class Poll(core.Table):
    """Two seats vote, in any order; a seat that has voted may cheer."""

    __slots__ = ("votes",)
    votes: list[int]

    def copy(self) -> Poll:
        table = Poll()
        table.copy_table(self)
        table.votes = self.votes[:]
        return table

    def layout(self) -> Layout:
        return Layout(zones=[], fields=["votes"])

    def proceed(self) -> Flow[None] | None:
        if all(self.votes):
            self.outcome = Outcome([], "voted", self.votes[:])
        return None

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if prompt == VOTE:
            self.votes[seat] = option
        return None

    def side_choices(self) -> list[Choice]:
        asked = [Choice(seat, VOTE, [1, 2]) for seat in range(2) if not self.votes[seat]]
        return asked + [side_choice(seat, CHEER, [0]) for seat in range(2) if self.votes[seat]]


class PollRules(Rules):
    def __init__(self) -> None:
        self.key = "poll"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options = []
        self.cards = []
        self.prompts = ["vote", "cheer"]
        self.actions = ["cheer", "no", "yes"]
        self.max_decisions = 100

    def blank(self) -> Poll:
        return Poll()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Poll:
        table = Poll()
        table.print_cards([], [])
        table.seats = seats
        table.chance = chance
        table.votes = [0, 0]
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        return Act(option, self.actions[option])

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        return {}


POLL: Final = Game(PollRules())


def test_seats_that_are_asked_at_once_are_all_shown_as_asked() -> None:
    state = POLL.start(2, 1)
    assert state.view(0)["asked"] == [{"seat": 0, "prompt": "vote"}, {"seat": 1, "prompt": "vote"}]


def test_they_answer_in_any_order_and_what_may_be_done_unasked_is_no_question() -> None:
    state = POLL.start(2, 1)
    state.apply(1, POLL.parse("yes"))
    assert state.view(0)["asked"] == [{"seat": 0, "prompt": "vote"}]
    assert [choice.side for choice in state.pending] == [False, True]
    state.apply(1, POLL.parse("cheer"))
    state.apply(0, POLL.parse("no"))
    assert state.outcome is not None
    assert state.outcome.points == [1, 2]
    assert state.view(0)["asked"] == []


def test_such_a_state_is_copied_and_saved_like_any_other() -> None:
    state = POLL.start(2, 1)
    state.apply(1, POLL.parse("yes"))
    for again in (state.clone(), POLL.from_json(state.to_json())):
        assert again == state
        assert again.view(0) == state.view(0)
