"""Tiny games that misuse the core on purpose make the conformance list fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pentakl.core import table as core
from pentakl.core.chance import Chance, quick
from pentakl.core.events import ALL_VIEWERS, Event
from pentakl.core.flow import Choice, Flow, choose, with_clock
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer
from tests.conformance import checks
from tests.tiny import HISS, PASS, REACT, VIGIL, Vigil, VigilRules


class Spoilt(VigilRules):
    """Vigil with a broken table."""

    def __init__(self, kind: type[Vigil]) -> None:
        super().__init__()
        self.kind = kind

    def blank(self) -> Vigil:
        return self.kind()


def run(rules: VigilRules, check: Callable[[State, Chance], None]) -> None:
    for seed in range(30):
        chance = quick(seed)
        journey = checks.Journey(Game(rules).start(3, seed), seed)
        with journey.naming("spoilt"):
            for state in journey.states():
                check(state, chance)


def fails(rules: VigilRules, check: Callable[[State, Chance], None], why: str) -> None:
    run(VigilRules(), check)  # the unbroken game passes
    with pytest.raises(AssertionError, match=why):
        run(rules, check)


def test_a_view_that_reveals_a_ballot_is_caught() -> None:
    class Telling(VigilRules):
        def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
            return super().view(table, viewer) | {"sum": sum(each.value for each in table.secrets.values())}

    fails(Telling(), checks.check_secrets, "depends on the secret")


def test_a_secret_that_changes_what_others_see_is_caught() -> None:
    class Steered(Vigil):
        def lay(self, me: int, token: int, cell: int) -> None:
            super().lay(me, token, cell)
            if self.secrets and self.secret(min(self.secrets)):
                self.event("shivered", me)

    fails(Spoilt(Steered), checks.check_secrets, "is told the secret")


def test_a_whisper_that_everybody_hears_is_caught() -> None:
    class Loud(Vigil):
        def event(
            self, kind: str, seat: int, number: int = -1, other: int = -1, word: str = "", place: int = -1,
            told: int = ALL_VIEWERS,
        ) -> None:  # fmt: skip
            super().event(kind, seat, number, other, word, place)

    fails(Spoilt(Loud), lambda state, chance: checks.check_private_answers(state), "answered in private")


def test_excluding_what_is_there_is_caught() -> None:
    class Lying(Vigil):
        def deny(self, tokens: list[int], kind: int) -> None:
            self.rule_out(tokens, [kind, 0], EVERYONE)

    fails(Spoilt(Lying), lambda state, chance: checks.check_exclusions(state), "excludes 'moon', which is there")


def test_a_comparison_that_does_not_fail_on_a_blot_is_caught() -> None:
    class Careless(Vigil):
        def is_of(self, token: int, kind: int) -> bool:
            return self.face[token] == kind

    fails(Spoilt(Careless), checks.check_foresight, "is foreseen wrongly")


def test_a_default_that_nobody_could_choose_is_caught() -> None:
    class Unfair(Vigil):
        def reaction(self, seat: int, cell: int) -> Choice:
            return with_clock(Choice(seat, REACT, [PASS, HISS], place=cell), 15, 7)

    game = Game(Spoilt(Unfair))
    with pytest.raises(AssertionError, match="a default that nobody could choose"):
        run(Spoilt(Unfair), lambda state, chance: checks.check_actions(game, state, chance))


def test_an_effect_that_collects_too_many_answers_is_caught() -> None:
    class Endless(Vigil):
        def work(self, piece: list[int]) -> Flow[None]:
            for _ in range(50):
                yield from choose(piece[1], REACT, [PASS, HISS])

    rules = Spoilt(Endless)
    rules.max_decisions = 1000
    fails(rules, lambda state, chance: checks.check_flows(state), "put its pieces on the agenda")


def test_a_field_that_is_not_declared_is_caught() -> None:
    class Undeclared(Vigil):
        __slots__ = ("extra",)

    fails(Spoilt(Undeclared), lambda state, chance: checks.check_layout(state), "declared, and there, on the table")


def test_a_copy_that_forgets_a_field_is_caught() -> None:
    class Forgetful(Vigil):
        def copy(self) -> Vigil:
            table = super().copy()
            table.hisses = [0] * self.seats
            return table

    fails(Spoilt(Forgetful), lambda state, chance: checks.check_layout(state), r"a copy of the table: hisses")


def test_a_mingling_that_viewers_are_not_told_of_is_caught() -> None:
    """A viewer that keeps the number of a card it can no longer follow reveals where that card is."""

    def followed(deaf: bool) -> None:
        for seed in range(60):
            chance = quick(seed)
            journey = checks.Journey(VIGIL.start(3, seed), seed)
            for state in journey.states():
                checks.check_tracks(state, journey.viewers, chance)
                if deaf:
                    remember(journey, state)

    followed(deaf=False)
    with pytest.raises(AssertionError, match="tells which of two cards is which"):
        followed(deaf=True)


def remember(journey: checks.Journey, state: State) -> None:
    """Give every viewer a number for every card, as if tokens were sent as they are."""
    shown = Event("shown", -1)
    shown.cards = list(range(len(state.table.face)))
    shown.faces = state.table.face
    shown.seen_by = EVERYONE
    for viewer in journey.viewers:
        viewer.tell([shown], state.rules.cards)
