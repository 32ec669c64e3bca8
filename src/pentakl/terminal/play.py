"""A game in the terminal: one person plays against bots.

Draws the same views and tells the same events as the browser does. Knows the shape of a view (players with zones and
fields, shared zones, boards) and no game: a zone or a field is shown if the game's texts have a message `zone-<name>`
or `field-<name>`. It sees only what the person's seat may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TextIO

from rich import box
from rich.color import ANSI_COLOR_NAMES
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pentakl import bots
from pentakl.core.chance import Chance, quick
from pentakl.core.events import Event
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.terminal.board import boards_in, grid_of, is_board
from pentakl.terminal.offer import Offer
from pentakl.words import Argument, Document, Words

PERSON: Final = 0
"""The seat of the person."""
TOP_SHOWN: Final = 3
"""How many cards at the top of a shared pile are named."""
MANY_PLACES: Final = 20
"""If more answers than this name a place, they are typed instead of numbered."""
OTHER_COLOUR: Final = "magenta"
"""The style of a card whose `colour` is not the name of a colour."""

Facts = Mapping[str, Argument]


class Quit(Exception):
    """The person leaves the table."""


class Play:
    """One game at the terminal."""

    def __init__(self, game: Game, words: Words, bot_names: Sequence[str], answers: TextIO, console: Console) -> None:
        """The person takes the first seat, the named bots take the others; raises BadOption if there is no such bot."""
        self.game = game
        self.words = words
        self.names = [words.say("seat-you")]
        self.names += [words.say(f"bot-name-{number}") for number in range(1, len(bot_names) + 1)]
        self.console = console
        self._answers = answers
        self._brains = [bots.bot(game.key, name) for name in bot_names]
        self._bot_names = bot_names
        self._facts = game.card_facts()
        self._news: list[str] = []
        self._drawn: object = None  # the table and the hand as last drawn

    def run(self, seed: int, options: dict[str, str]) -> None:
        """Play to the end, or until the person leaves."""
        state = self.game.start(len(self.names), seed, options)
        chance = quick(seed)
        self._welcome()
        self._hear(state, state.opening)
        try:
            while state.outcome is None:
                self._step(state, chance)
        except Quit:
            self.console.print(self.words.say("play-goodbye"))
        else:
            self._tell_news()
            self._draw_table(mapping_of(state.view(PERSON)["table"]))
            self.console.print(self.words.say("play-over"), style="bold")
            self.console.print(self.words.outcome(state.outcome.dump(), self.names, PERSON), style="bold")
        self.console.print(self.words.say("play-seed", seed=str(seed)))

    def _step(self, state: State, chance: Chance) -> None:
        asked = [choice.seat for choice in state.pending if not choice.side]
        seat = PERSON if PERSON in asked else asked[0]
        if seat == PERSON:
            action = self._ask(state)
        else:
            action = self._brains[seat - 1](state, seat, chance)
        self._hear(state, state.apply(seat, action))

    def _hear(self, state: State, events: list[Event]) -> None:
        self._news += self.words.tell(state.scrubbed(events, PERSON), self.names, PERSON)

    # --- questions

    def _ask(self, state: State) -> int:
        """Show what happened, the table, the question and the options; read lines until one chooses an option."""
        self._tell_news()
        view = state.view(PERSON)
        acts: list[Document] = list_of(view["acts"])
        asked = next(question for question in list_of(view["asked"]) if question["seat"] == PERSON)
        is_by_card = len(ways_in(acts)) > 1
        self._draw_what_changed(view, is_by_card)
        self.console.print()
        self.console.print(self.words.ask(asked), style="bold")
        self.console.print(self.words.hint(asked), style="dim")
        offer = self._draw_ways(acts, hand_in(view)) if is_by_card else self._draw_answers(acts)
        while True:
            answer = self._read(offer)
            chosen = offer.chosen(answer)
            if chosen is not None:
                return chosen
            if answer.startswith("?"):
                self._explain(answer[1:].strip(), offer, view, asked)
            elif answer == "r":
                self._teach()
            else:
                self.console.print(self._how_to_answer("play-bad-number", "play-bad-written", offer))

    def _how_to_answer(self, by_number: str, as_written: str, offer: Offer) -> str:
        if offer.example:
            return self.words.say(as_written, most=len(offer.numbered), example=offer.example)
        return self.words.say(by_number, most=len(offer.numbered))

    def _read(self, offer: Offer) -> str:
        """The next line, in lower case; raises Quit on `q` and at the end of the input."""
        self.console.print(self._how_to_answer("play-prompt", "play-prompt-written", offer) + " > ", end="")
        self.console.file.flush()
        line = self._answers.readline()
        if not self._answers.isatty():
            # Piped input is not echoed by the terminal, so print it: the transcript stays readable.
            self.console.print(line.rstrip("\r\n"))
        if not line or line.strip().lower() == "q":
            raise Quit
        return line.strip().lower()

    # --- drawing

    def _welcome(self) -> None:
        words = self.words
        name = words.say("game-name")
        self.console.rule(Text(name, style="bold"))
        self.console.print(words.say("game-tagline"), style="italic")
        rivals = zip(self.names[1:], self._bot_names, strict=True)
        seated = ", ".join(words.say("play-bot", name=person, bot=words.bot(bot)) for person, bot in rivals)
        self.console.print(words.say("play-bots", bots=seated))
        self.console.print(words.say("play-welcome", game=name, seats=len(self.names)))

    def _tell_news(self) -> None:
        if self._news:
            self.console.print()
            self.console.print(self.words.say("play-news"), style="bold")
            for sentence in self._news:
                self.console.print(f"  · {sentence}")
        self._news = []

    def _draw_what_changed(self, view: Document, is_hand_among_options: bool) -> None:
        """Draw the table and the person's hand, unless both look as they did last time."""
        table = mapping_of(view["table"])
        shown = (self._rows(table), self._boards(table), self._piles(table), hand_in(view))
        if shown == self._drawn:
            return
        self._drawn = shown
        self._draw_table(table)
        if not is_hand_among_options:
            self._draw_hand(view)

    def _draw_table(self, table: Document) -> None:
        self.console.print()
        if "round" in table and self.words.has("field-round"):
            self.console.rule(Text(f"{self.words.say('field-round')} {table['round']}"))
        columns = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        columns.add_column()
        for seat in range(len(self.names)):
            columns.add_column(self._title(table, seat), overflow="fold")
        for row in self._rows(table):
            columns.add_row(*row)
        self.console.print(columns)
        for label, lines in self._boards(table):
            self._draw_board(label, lines)
        if piles := self._piles(table):
            self.console.print(Text(" · ").join(piles))

    def _draw_board(self, label: str, lines: Sequence[Sequence[str]]) -> None:
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for number, title in enumerate(lines[0]):
            grid.add_column(title, justify="center" if number else "right")
        for line in lines[1:]:
            grid.add_row(*line)
        self.console.print(label, style="bold")
        self.console.print(grid)

    def _rows(self, table: Document) -> list[list[Text]]:
        """The players' zones and fields: one row each, first the label, then one cell for each seat."""
        players: list[Document] = table["players"]
        rows = []
        for name in players[PERSON]:
            if label := self._label(name):
                cells = [self._cell(name, player[name]) for player in players]
                if name == "hand":
                    # The person's own hand is drawn in full beside the question.
                    cells[PERSON] = Text(str(players[PERSON][name]["count"]))
                rows.append([Text(label), *cells])
        for name, value in table.items():
            if is_number_a_seat(value, len(players)) and (label := self._label(name)):
                rows.append([Text(label), *[Text(str(number)) for number in value]])
        return rows

    def _boards(self, table: Document) -> list[tuple[str, list[list[str]]]]:
        """The label and the lines of each board."""
        labelled = [(self._label(name), cells, marks) for name, cells, marks in boards_in(table)]
        return [(label, grid_of(cells, marks, self.words, self.names)) for label, cells, marks in labelled if label]

    def _piles(self, table: Document) -> list[Text]:
        """What lies in the middle of the table: piles, rows of places, single cards."""
        shown = []
        for name, value in table.items():
            if label := self._label(name):
                if is_pile(value):
                    shown.append(Text.assemble(f"{label}: ", self._pile(value)))
                elif is_card(value):
                    shown.append(Text.assemble(f"{label}: ", self._card(value["card"])))
                elif isinstance(value, list) and value and all(map(is_card, value)):
                    shown.append(
                        Text.assemble(f"{label}: ", Text(", ").join(self._card(each["card"]) for each in value))
                    )
                elif isinstance(value, list) and value and all(map(is_pile, value)) and not is_board(value):
                    shown.append(Text.assemble(f"{label}: ", self._places(value)))
        return shown

    def _title(self, table: Document, seat: int) -> str:
        teams: Sequence[int] = table.get("teams", [])
        is_partner = bool(teams) and seat != PERSON and teams[seat] == teams[PERSON]
        return self.words.say("seat-partner", seat=self.names[seat]) if is_partner else self.names[seat]

    def _label(self, name: str) -> str:
        """The name of a zone or a field; empty if it is not to be shown."""
        for key in (f"zone-{name}", f"field-{name}"):
            if self.words.has(key):
                return self.words.say(key)
        return ""

    def _cell(self, name: str, value: Any) -> Text:
        if value is None:
            return Text("–")
        if is_pile(value):
            return self._zone(value)
        if is_card(value):
            return self._card(value["card"])
        if isinstance(value, Mapping):
            parts = [f"{self.words.say(f'{name}-{key}')} {number}" for key, number in value.items() if number]
            return Text(", ".join(parts) or "0")
        if isinstance(value, str) and self.words.has(f"{name}-{value}"):
            return Text(self.words.say(f"{name}-{value}"))
        return Text(str(value))

    def _zone(self, zone: Document) -> Text:
        """A player's zone: the number of cards, and below it one line for each card that the person knows."""
        known = [card["card"] for card in zone["cards"] if is_card(card)]
        lines = [Text(str(zone["count"]))]
        for card, count in Counter(known).items():
            lines.append(Text.assemble("· ", self._card(card), times(count)))
        return Text("\n").join(lines)

    def _pile(self, pile: Document) -> Text:
        """A shared pile in one line: the number of cards and the topmost ones that the person knows, the top first.

        The view of a pile that nobody may look into has only a count.
        """
        top = pile.get("cards", [])[: -TOP_SHOWN - 1 : -1]
        if not any(map(is_card, top)):
            return Text(str(pile["count"]))
        named = Text(", ").join(self._card(card["card"]) if is_card(card) else Text("?") for card in top)
        return Text.assemble(f"{pile['count']} ({self.words.say('play-top')}: ", named, ")")

    def _places(self, piles: Sequence[Document]) -> Text:
        """The top card at each place."""
        named = [Text.assemble(f"{self.words.place(place)} ", self._top(pile)) for place, pile in enumerate(piles)]
        return Text(", ").join(named)

    def _top(self, pile: Document) -> Text:
        """The top of a pile: a card, a back, or nothing."""
        if not pile["count"]:
            return Text("–")
        card = (pile["cards"][-1] or {}).get("card")
        return Text("?") if card is None else self._card(card)

    def _card(self, card: str) -> Text:
        """A card's name and printed facts. Colour is only decoration: the facts say the same in words."""
        facts = self._facts.get(card)
        name = self.words.card(card)
        if facts is None or not self.words.has("card-facts"):
            return Text(name)
        line = self.words.say("play-card", card=name, facts=self.words.say("card-facts", **facts))
        return Text(line, style=style_of(facts.get("colour")))

    def _draw_hand(self, view: Document) -> None:
        hand = hand_in(view)
        if hand:
            lines = Table.grid(padding=(0, 2))
            for card, count in Counter(hand).items():
                name = Text.assemble(self._card(card), times(count))
                lines.add_row("  ", name, Text(self._gist(card), style="dim"))
            self.console.print()
            self.console.print(self.words.say("play-hand"), style="bold")
            self.console.print(lines)

    def _gist(self, card: str) -> str:
        return self.words.say(f"card-{card}.gist")

    def _draw_ways(self, acts: Sequence[Document], hand: Sequence[str]) -> Offer:
        """Draw cards that can be played in several ways: one line for each card, one column for each way."""
        ways = ways_in(acts)
        cards = list(dict.fromkeys(act["card"] for act in acts if "card" in act))
        numbered: list[Document] = []
        grid = Table(box=None, pad_edge=False, padding=(0, 1))
        grid.add_column(self.words.say("play-hand"), no_wrap=True)
        for way in ways:
            grid.add_column(self.words.say(f"act-{way}.way"), justify="right")
        grid.add_column()
        for card in cards:
            cells = []
            for way in ways:
                found = next((act for act in acts if act.get("card") == card and act["word"] == way), None)
                if found is not None:
                    numbered.append(found)
                cells.append("" if found is None else str(len(numbered)))
            name = Text.assemble(self._card(card), times(hand.count(card)))
            grid.add_row(name, *cells, Text(self._gist(card), style="dim"))
        self.console.print(grid)
        others = [act for act in acts if "card" not in act]
        self._draw_options(others, len(numbered))
        return Offer(numbered + others)

    def _draw_answers(self, acts: Sequence[Document]) -> Offer:
        """Draw one line for each answer; if many name places, one line for all that differ only by the place."""
        lines: dict[str, list[Document]] = {}
        placed = [act for act in acts if "place" in act]
        if len(placed) > MANY_PLACES:
            for act in placed:
                lines.setdefault(self.words.act_anywhere(act, self.names), []).append(act)
        lines = {line: alike for line, alike in lines.items() if len(alike) > 1}
        written = [act for alike in lines.values() for act in alike]
        grid = Table.grid(padding=(0, 2))
        for line, alike in lines.items():
            grid.add_row("  ", Text(line), Text("  ".join(act["text"] for act in alike), style="bold"))
        if lines:
            self.console.print(grid)
        numbered = [act for act in acts if act not in written]
        self._draw_options(numbered)
        return Offer(numbered, written)

    def _draw_options(self, acts: Sequence[Document], before: int = 0) -> None:
        """Draw one line for each option, numbered from `before` + 1."""
        grid = Table.grid(padding=(0, 2))
        for number, act in enumerate(acts, start=before + 1):
            if "card" in act and ("seat" in act or "place" in act):
                line, hint = Text(self.words.act(act, self.names)), self._gist(act["card"])
            elif "card" in act:
                line, hint = self._card(act["card"]), self._gist(act["card"])
            elif "seat" in act:
                line, hint = Text(self.words.act(act, self.names)), ""
            else:
                line, hint = Text(self.words.act(act, self.names)), self.words.act_hint(act, self.names, {})
            grid.add_row(f"{number:>3}", line, Text(hint, style="dim"))
        if acts:
            self.console.print(grid)

    # --- explaining

    def _explain(self, query: str, offer: Offer, view: Document, asked: Document) -> None:
        """Print what cards do: the card of a numbered option, cards found by name, or all cards in question now."""
        cards = self._find_cards(query, offer, view, asked)
        if not cards:
            self.console.print(self.words.say("play-no-card", query=query))
        for card in cards:
            self.console.print(Text.assemble(self._card(card), ". ", self.words.say(f"card-{card}.text")))
            if query:
                for ruling in self.words.rulings(card):
                    self.console.print(f"  – {ruling}")

    def _find_cards(self, query: str, offer: Offer, view: Document, asked: Document) -> list[str]:
        if query.isdecimal():
            chosen = int(query) if len(query) < 6 else 0
            act = offer.numbered[chosen - 1] if 1 <= chosen <= len(offer.numbered) else {}
            return [act["card"]] if "card" in act else []
        if query:
            return [card for card in self.game.rules.cards if query in self.words.card(card).lower()]
        cards = [asked["source"]["card"]] if "source" in asked else []
        cards += hand_in(view) + [act["card"] for act in [*offer.numbered, *offer.written] if "card" in act]
        return list(dict.fromkeys(cards))

    def _teach(self) -> None:
        for title, text in self.words.how_to_play():
            self.console.print(title, style="bold")
            self.console.print(text)


def hand_in(view: Document) -> list[str]:
    """The cards in the person's hand; none in a game without hands."""
    player = mapping_of(view["table"])["players"][PERSON]
    return [card["card"] for card in player["hand"]["cards"]] if "hand" in player else []


def ways_in(acts: Sequence[Document]) -> list[str]:
    """The ways to play a card; none if a place has to be chosen too, since each answer then gets its own line."""
    if any("place" in act for act in acts):
        return []
    return list(dict.fromkeys(act["word"] for act in acts if "card" in act))


def is_pile(value: object) -> bool:
    """Whether a part of a view is a hand, a pile, or what lies at one place."""
    return isinstance(value, Mapping) and "count" in value


def style_of(colour: Argument | None) -> str:
    """How a card of this colour is printed."""
    if colour is None:
        return ""
    return str(colour) if colour in ANSI_COLOR_NAMES else OTHER_COLOUR


def times(count: int) -> str:
    """The text " ×2" for a line that stands for two equal cards; empty for one."""
    return f" ×{count}" if count > 1 else ""


def is_card(value: object) -> bool:
    """Whether a part of a view is a card that the person knows; a face-down card has no name."""
    return isinstance(value, Mapping) and "card" in value


def is_number_a_seat(value: object, seats: int) -> bool:
    """Whether a part of a view is a list with a number for each player."""
    return isinstance(value, list) and len(value) == seats and all(isinstance(each, int) for each in value)


def list_of(value: object) -> list[Document]:
    assert isinstance(value, list)
    return value


def mapping_of(value: object) -> Document:
    assert isinstance(value, Mapping)
    return value


def make_console() -> Console:
    """A console that prints text unchanged: no markup, no highlighting, no emoji codes."""
    return Console(markup=False, highlight=False, emoji=False)
