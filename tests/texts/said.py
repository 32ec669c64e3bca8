"""What a game can say, read from its sources: kinds of events, words of acts, reasons of endings.

A game says such a key by handing it to the engine: `Act(number, "deed")`, `self.event("passed", seat)`,
`Outcome(winners, "signets", points)`. It follows texts that are written there, chosen by `if`, taken from a list of
texts, built as f"suit-{SUITS[suit]}", kept in a local, returned by a function, or passed through a parameter. Knows
Python and these few calls; knows no game.
"""

from __future__ import annotations

import ast
import functools
import importlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from tests.texts.fluent_files import SOURCES

# The families of keys, by the calls of the engine and the parameters that take them.
SLOTS = {
    "Act": {"word": "act"},
    "Event": {"kind": "event"},
    "event": {"kind": "event", "word": "word"},
    "moved": {"kind": "event"},
    "Outcome": {"reason": "outcome"},
}
# The word of an event may be set later: `told.word = …`.
ATTRIBUTES = {"word": "word"}

ENGINE = SOURCES / "core"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Sources:
    """Some Python files, read together: what they hand to the engine."""

    def __init__(self, files: list[Path]) -> None:
        self.said: dict[str, set[str]] = {"act": set(), "event": set(), "word": set(), "outcome": set()}
        self._trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
        self._parameters = dict(engine_parameters())
        self._functions: dict[str, list[tuple[Path, Function]]] = {}
        for file, tree in self._trees.items():
            for function in functions_in(tree):
                self._functions.setdefault(function.name, []).append((file, function))
                self._parameters.setdefault(function.name, names_of(function))
        self._slots = {name: {each: {slots[each]} for each in slots} for name, slots in SLOTS.items()}
        while self._follow():
            pass
        if ENGINE not in {file.parent for file in files}:
            self.said["event"] |= set().union(*(kinds for verb, kinds in verbs().items() if verb in self._called()))

    def _follow(self) -> bool:
        """Read all sources once; returns whether a function was found that passes its argument on to the engine."""
        handed_on = False
        for file, tree in self._trees.items():
            for function, node in nodes_in(tree):
                for value, family in self._handed_over(node):
                    name = value.id if isinstance(value, ast.Name) else ""
                    if function is not None and name in names_of(function):
                        families = self._slots.setdefault(function.name, {}).setdefault(name, set())
                        handed_on = handed_on or family not in families
                        families.add(family)
                    else:
                        self.said[family] |= self._values(value, file, function)
        return handed_on

    def _handed_over(self, node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
        """What a call or an assignment hands to the engine, each with its family."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and target.attr in ATTRIBUTES:
                    yield node.value, ATTRIBUTES[target.attr]
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            given = dict(zip(self._parameters.get(name, []), node.args, strict=False))
            given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            for parameter, families in self._slots.get(name, {}).items():
                for family in families if parameter in given else ():
                    yield given[parameter], family

    def _called(self) -> set[str]:
        """The names of all functions that are called."""
        nodes = itertools.chain.from_iterable(map(ast.walk, self._trees.values()))
        return {name_of(node.func) for node in nodes if isinstance(node, ast.Call)}

    def _values(self, value: ast.expr, file: Path, function: Function | None, depth: int = 0) -> set[str]:
        """The texts that an expression may have as its value, as far as they can be read; "" is left out."""
        look = functools.partial(self._values, file=file, function=function, depth=depth + 1)
        if depth > 8:
            return set()
        if isinstance(value, ast.Constant):
            return {value.value} if isinstance(value.value, str) and value.value else set()
        if isinstance(value, ast.IfExp):
            return look(value.body) | look(value.orelse)
        if isinstance(value, ast.Subscript):
            return texts_in(module_value(file, name_of(value.value)))
        if isinstance(value, ast.JoinedStr):
            parts = [look(part.value if isinstance(part, ast.FormattedValue) else part) for part in value.values]
            return {"".join(chosen) for chosen in itertools.product(*parts)}
        if isinstance(value, ast.Call):
            return set().union(
                *(
                    self._values(node.value, where, each, depth + 1)
                    for where, each in self._functions.get(name_of(value.func), [])
                    for node in ast.walk(each)
                    if isinstance(node, ast.Return) and node.value is not None
                )
            )
        if isinstance(value, ast.Tuple):
            return set().union(*map(look, value.elts))
        if isinstance(value, ast.Name) and function is not None:
            kept = [*kept_as(value.id, function)]
            if kept:
                return set().union(*map(look, kept))
        return texts_in(module_value(file, name_of(value)))


@functools.cache
def sources_of(game: str) -> Sources:
    return Sources(sorted((SOURCES / "games" / game).glob("*.py")))


@functools.cache
def engine_sources() -> Sources:
    """What the engine says by itself in any game; its verbs count for the games that use them."""
    return Sources([file for file in sorted(ENGINE.glob("*.py")) if file.name != "table.py"])


@functools.cache
def verbs() -> dict[str, set[str]]:
    """The verbs of the base table that emit an event, such as `looked`."""
    table = ENGINE / "table.py"
    found: dict[str, set[str]] = {}
    for function in functions_in(ast.parse(table.read_text(encoding="utf-8"))):
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and name_of(node.func) == "Event" and isinstance(node.args[0], ast.Constant):
                found.setdefault(function.name, set()).add(str(node.args[0].value))
    return found


@functools.cache
def sitting_sources() -> Sources:
    """What the sitting says around a game; only the browser shows it."""
    return Sources(sorted((SOURCES / "sitting").glob("*.py")))


def engine_parameters() -> Iterator[tuple[str, list[str]]]:
    """The parameters of the calls in SLOTS."""
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name in SLOTS:
                yield node.name, next(names_of(each) for each in functions_in(node) if each.name == "__init__")
            elif isinstance(node, ast.FunctionDef) and node.name in SLOTS:
                yield node.name, names_of(node)


def functions_in(tree: ast.AST) -> Iterator[Function]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def nodes_in(tree: ast.AST, function: Function | None = None) -> Iterator[tuple[Function | None, ast.AST]]:
    """Every node with the function around it."""
    for node in ast.iter_child_nodes(tree):
        yield function, node
        yield from nodes_in(node, node if isinstance(node, Function) else function)


def names_of(function: Function) -> list[str]:
    """Its parameters, without `self`."""
    given = function.args
    names = [each.arg for each in [*given.posonlyargs, *given.args, *given.kwonlyargs]]
    return names[1:] if names[:1] == ["self"] else names


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def kept_as(name: str, function: Function) -> Iterator[ast.expr]:
    """What is assigned to a local of that name, alone or among others."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                if any(isinstance(each, ast.Name) and each.id == name for each in names):
                    yield node.value


def module_value(file: Path, name: str) -> object:
    """The value of a name in a module of the package; None if there is none."""
    module = ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    return getattr(importlib.import_module(module), name, None) if name else None


def texts_in(value: object) -> set[str]:
    """A text, or the texts of a list."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, list | tuple):
        return {each for each in value if isinstance(each, str)}
    return set()
