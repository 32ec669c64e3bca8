"""Every word of the cards has a test, and breaking a word makes one of its tests fail.

A test of a word is named after it: `test_heal_…` in test_operations.py, `test_damage_to_me_…` in test_triggers.py,
`test_any_player_…` in test_targets.py, `test_least_life_…` in test_entities.py. They are run here once more with their
word broken, as if the rules did not know it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Final

import pytest

from pentakl.core.errors import PentaklError
from pentakl.core.flow import Flow
from pentakl.games.ravehard.frame import Frame
from pentakl.games.ravehard.operations import DO
from pentakl.games.ravehard.programs import AIM, ON, PROGRAMS
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.vocabulary import (
    MOVE_SHIELD,
    REDIRECT,
    SWAP_TOOL,
    TARGET_ANY,
    TARGET_DESIGNATED,
    TARGET_NONE,
    TARGETS,
    TRIGGERS,
    VERBS,
    WHO,
    WHO_CHOSEN_BY_A,
    WHO_CHOSEN_OTHER_PLAYER,
    WHO_DESIGNATED,
    WHO_LEFT_OF_A,
    WHO_MURDERER,
    WHO_RANDOM_OTHER_PLAYER,
    WHO_RANDOM_PLAYER,
    WHO_SECOND_PLAYER,
    WHO_WINNER,
    Operation,
)
from tests.games.ravehard import test_entities, test_operations, test_targets, test_triggers
from tests.games.ravehard.language import TABLES

Test = Callable[[], None]
FAMILIES: Final = [
    (test_operations, VERBS), (test_triggers, TRIGGERS), (test_targets, TARGETS), (test_entities, WHO),
]  # fmt: skip
# Words that only repeat what their verb always means.
SAID_BY_VERB: Final = {
    WHO_CHOSEN_OTHER_PLAYER: REDIRECT, WHO_SECOND_PLAYER: MOVE_SHIELD, WHO_RANDOM_PLAYER: SWAP_TOOL,
    WHO_RANDOM_OTHER_PLAYER: SWAP_TOOL,
}  # fmt: skip


def by_word(module: ModuleType, words: list[str]) -> dict[str, list[Test]]:
    """The tests of a module by the longest word with which their names begin."""
    found: dict[str, list[Test]] = {word: [] for word in words}
    for name, test in inspect.getmembers(module, inspect.isfunction):
        fitting = [word for word in words if name.startswith(f"test_{word}_")]
        if fitting:
            found[max(fitting, key=len)] += runs_of(test)
        else:
            assert not name.startswith("test_"), f"{name} is named after no word of its family"
    return found


def runs_of(test: Callable[..., None]) -> list[Test]:
    """A test with each of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    if not marks:
        return [test]
    (mark,) = marks
    rows = [row if isinstance(row, tuple) else (row,) for row in mark.args[1]]
    return [lambda row=row: test(*row) for row in rows]  # type: ignore[misc]


@pytest.mark.parametrize(("module", "words"), FAMILIES)
def test_every_word_has_a_test_named_after_it(module: ModuleType, words: list[str]) -> None:
    assert [word for word, tests in by_word(module, words).items() if not tests] == []


@pytest.mark.parametrize(("module", "words"), FAMILIES)
def test_a_broken_word_is_noticed_by_its_tests(module: ModuleType, words: list[str]) -> None:
    unnoticed = []
    for number, (word, tests) in enumerate(by_word(module, words).items()):
        with BREAKERS[module](number):
            # Tests that show what a word does not mean may pass without it.
            if not any(fails(test) for test in tests):
                unnoticed.append(word)
    TABLES.clear()
    assert unnoticed == []


def fails(test: Test) -> bool:
    """Whether a test fails, an open question at its end included."""
    TABLES.clear()
    try:
        test()
    except (AssertionError, PentaklError, ValueError):
        return True
    return any(table.is_waiting for table in TABLES)


# --- broken words


@contextmanager
def broken_verb(verb: int) -> Iterator[None]:
    """The operation does nothing."""

    def nothing(t: Table, frame: Frame, operation: Operation) -> Flow[None] | None:
        return None

    whole = DO[verb]
    DO[verb] = nothing
    try:
        yield
    finally:
        DO[verb] = whole


@contextmanager
def broken_trigger(trigger: int) -> Iterator[None]:
    """The condition is never fulfilled."""
    with replaced(ON, trigger, -1):
        yield


@contextmanager
def broken_target(target: int) -> Iterator[None]:
    """Nobody is chosen; where nobody is chosen anyway, somebody is."""
    if target == TARGET_DESIGNATED:  # the operations of Enemy cards say it
        with broken_entity(WHO_DESIGNATED):
            yield
    else:
        with replaced(AIM, target, TARGET_ANY if target == TARGET_NONE else TARGET_NONE):
            yield


@contextmanager
def replaced(words: list[int], word: int, by: int) -> Iterator[None]:
    """A list by kind or program in which one word is replaced."""
    whole = words[:]
    words[:] = [by if each == word else each for each in whole]
    try:
        yield
    finally:
        words[:] = whole


@contextmanager
def broken_entity(who: int) -> Iterator[None]:
    """The word means nobody, or for the second fighter of an Event somebody else."""
    if who in SAID_BY_VERB:
        with broken_verb(SAID_BY_VERB[who]):
            yield
        return
    operations = [operation for program in PROGRAMS for operation in program]
    whole = [(operation, operation.who, operation.other) for operation in operations]
    for operation in operations:
        if operation.who == who:
            operation.who = WHO_MURDERER if who == WHO_WINNER else WHO_WINNER
        if operation.other == who:
            operation.other = WHO_CHOSEN_BY_A if who == WHO_LEFT_OF_A else WHO_LEFT_OF_A
    try:
        yield
    finally:
        for operation, meant, other in whole:
            operation.who = meant
            operation.other = other


BREAKERS: Final = {
    test_operations: broken_verb, test_triggers: broken_trigger, test_targets: broken_target,
    test_entities: broken_entity,
}  # fmt: skip
