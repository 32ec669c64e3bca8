"""Meadow: a tiny game on a board without edges, to test cells, stacks, backs, marks and many answers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import pentakl.games
from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow
from pentakl.core.game import Game
from pentakl.core.grid import column_of, place_of, row_of
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.rules import Act, Option, Preset, Rules, Settings
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer

KINDS: Final = ["Clover", "thistle", "moss"]
MOSS: Final = 2
REACH: Final = 3
PLACES: Final = [
    place_of(row, column) for row in range(-REACH, REACH + 1) for column in range(-REACH, REACH + 1)
]  # fmt: skip
MOLEHILL: Final = place_of(1, 1)
REST: Final = -1
LAYOUT: Final = Layout(
    zones=[heap("hand", by_seat="hands"), pile("meadow", by_place="cells")], fields=["turns", "most_turns", "owners"]
)


class Meadow(core.Table):
    """Two players have two plants of each kind. In turn they lay one on or beside what lies there, moss face down, or
    rest. Nothing grows on the molehill. After eight turns, or four, whoever owns more top cards wins.
    """

    __slots__ = ("cells", "hands", "most_turns", "owners", "turns")
    hands: list[list[int]]
    cells: list[list[int]]
    owners: list[int]
    turns: int
    most_turns: int

    def copy(self) -> Meadow:
        table = Meadow()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.cells = [cell[:] for cell in self.cells]
        table.owners = self.owners[:]
        table.turns = self.turns
        table.most_turns = self.most_turns
        return table

    def layout(self) -> Layout:
        return LAYOUT

    def proceed(self) -> Flow[None] | None:
        if self.turns == self.most_turns:
            points = [sum(self.owners[cell[-1]] == seat for cell in self.cells if cell) for seat in range(2)]
            winners = [seat for seat in range(2) if points[seat] > points[1 - seat]]
            self.outcome = Outcome(winners, "plants", points)
        else:
            mover = self.turns % 2
            options = [token * len(PLACES) + at for token in self.hands[mover] for at in self.open_cells()]
            self.open_choice = Choice(mover, 0, [*options, REST])
        return None

    def open_cells(self) -> list[int]:
        """The cells, by their index, that are taken or beside one that is; at first only the middle."""
        taken = [place for place, cell in zip(PLACES, self.cells, strict=True) if cell] or [place_of(0, 0)]
        reached = set(taken)
        if any(self.cells):
            for place in taken:
                row, column = row_of(place), column_of(place)
                reached |= {place_of(row + by, column) for by in (-1, 1)}
                reached |= {place_of(row, column + by) for by in (-1, 1)}
        return [at for at, place in enumerate(PLACES) if place in reached and place != MOLEHILL]

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        self.turns += 1
        if option == REST:
            self.event("rested", seat)
            return None
        token, at = option // len(PLACES), option % len(PLACES)
        if self.face[token] == MOSS:
            self.mingle(self.hands[seat], 1 << seat)
        else:
            self.show(token, EVERYONE)
        self.hands[seat].remove(token)
        self.cells[at].append(token)
        self.moved("laid", seat, token, "hand", seat, "meadow", NOBODY, goal_place=PLACES[at])
        return None


class MeadowRules(Rules):
    def __init__(self) -> None:
        self.key = "meadow"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options = [Option("turns", "8", ["8", "4"])]
        self.presets = [Preset("brief", {"turns": "4"}), Preset("full", {})]
        self.cards = KINDS
        self.prompts = ["lay"]
        self.actions = ["rest"]
        self.actions += [f"{kind}@{row_of(place)},{column_of(place)}" for kind in KINDS for place in PLACES]
        self.max_decisions = 20

    def blank(self) -> Meadow:
        return Meadow()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Meadow:
        table = Meadow()
        table.print_cards([0, 0, 1, 1, 2, 2] * 2, [0] * 12)
        table.seats = seats
        table.chance = chance
        table.hands = [list(range(6)), list(range(6, 12))]
        table.owners = [0] * 6 + [1] * 6
        for seat, hand in enumerate(table.hands):
            for token in hand:
                table.show(token, 1 << seat)
        table.cells = [[] for _ in PLACES]
        table.turns = 0
        table.most_turns = int(settings["turns"])
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        if option == REST:
            return Act(0, "rest")
        token, at = option // len(PLACES), option % len(PLACES)
        return Act(1 + table.face[token] * len(PLACES) + at, "lay", card=token, place=PLACES[at])

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, Meadow)
        cells = zip(PLACES, table.cells, strict=True)
        return {
            "meadow": [self.view_cell(table, place, cell, viewer) for place, cell in cells if cell],
            "meadow_marks": [{"place": MOLEHILL, "word": "molehill"}],
            "players": [{"hand": viewer.hand(table, hand, seat, KINDS)} for seat, hand in enumerate(table.hands)],
        }

    def view_cell(self, table: Meadow, place: int, cell: list[int], viewer: Viewer) -> dict[str, object]:
        cards = [
            {**(viewer.card(table, token, KINDS) or {"token": viewer.number(token)}), "seat": table.owners[token]}
            for token in cell
        ]
        return {"place": place, "count": len(cell), "cards": cards}


MEADOW: Final = Game(MeadowRules())

ENGLISH: Final = """
game-name = Meadow
game-tagline = Plant something.
option-turns = Turns
    .about = How long it takes.
option-turns-8 = Eight
    .about = Four each.
option-turns-4 = Four
    .about = Two each.
preset-brief = A brief game
    .about = For a first look.
preset-full = The full game
    .about = All turns.
zone-hand = Hand
zone-meadow = The meadow
cell = row { $row }, column { $column }
word-molehill = molehill
card-Clover = clover
    .text = It grows.
    .gist = grows
card-thistle = thistle
    .text = It stings.
    .gist = stings
card-moss = moss
    .text = It hides.
    .gist = hides
ask-lay = What do you plant?
    .hint = On or beside another plant.
act-lay = Plant { $card } at { $place }
    .hint = it grows there
act-rest = Rest
    .hint = plant nothing
event-laid = { $seat }: { $toplace }.
event-rested = { $seat }: a rest.
outcome-plants = { $winners }
    .won = You have won.
    .lost = You have lost.
    .draw = A draw.
"""
POLISH: Final = """
game-name = Łąka
game-tagline = Zasadź coś.
option-turns = Tury
    .about = Jak długo trwa gra.
option-turns-8 = Osiem
    .about = Po cztery.
option-turns-4 = Cztery
    .about = Po dwie.
preset-brief = Krótka gra
    .about = Na pierwszy raz.
preset-full = Pełna gra
    .about = Wszystkie tury.
zone-hand = Ręka
zone-meadow = Łąka
cell = wiersz { $row }, kolumna { $column }
word-molehill = kretowisko
card-Clover = koniczyna
    .text = Rośnie.
    .gist = rośnie
card-thistle = oset
    .text = Kłuje.
    .gist = kłuje
card-moss = mech
    .text = Ukrywa się.
    .gist = ukryty
ask-lay = Co sadzisz?
    .hint = Na innej roślinie albo obok niej.
act-lay = Zasadź: { $card }, { $place }
    .hint = tam rośnie
act-rest = Odpocznij
    .hint = nic nie sadź
event-laid = { $seat }: { $toplace }.
event-rested = { $seat }: odpoczynek.
outcome-plants = { $winners }
    .won = Wygrywasz.
    .lost = Przegrywasz.
    .draw = Remis.
"""


def make_it_a_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Meadow one of the games during a test."""
    package = folder / "meadow"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text("from tests.meadow import MEADOW as GAME\n")
    for language, texts in (("en", ENGLISH), ("pl", POLISH)):
        (package / "text" / f"{language}.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.setattr(pentakl.games, "__path__", [*pentakl.games.__path__, str(folder)])
