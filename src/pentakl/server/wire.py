"""The types of all messages, HTTP bodies and stored rows. docs/protocol.md describes the messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Document = dict[str, object]

# --- from a client


class Command(Struct, frozen=True):
    """One command over a table's socket; which fields count depends on `do`."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    do: Annotated[str, Meta(max_length=32)]
    action: int | str | None = None
    seat: int | None = None
    bot: str | None = None
    yes: bool | None = None
    pace: str | None = None
    text: str | None = None
    phrase: str | None = None
    since: Annotated[int, Meta(ge=0)] = 0

    def document(self) -> Document:
        """The command as the sitting reads it."""
        fields: Document = {"do": self.do}
        for name in ("action", "seat", "bot", "yes", "pace", "text", "phrase"):
            value = getattr(self, name)
            if value is not None:
                fields[name] = value
        return fields


class Identified(Struct, frozen=True):
    """The part of a malformed command that is needed to answer it."""

    id: Annotated[str, Meta(max_length=64)] = ""


class OpenTable(Struct, frozen=True):
    """The body of POST /api/tables."""

    game: str
    seats: int | None = None
    options: dict[str, str] = {}
    public: bool = False
    undo: str = "ask"
    bots: Annotated[list[str], Meta(max_length=8)] = []
    pace: str = "normal"
    name: str | None = None
    start: bool = False
    seconds: int | None = None
    help: bool = True
    hints: bool = False


class OpenLesson(Struct, frozen=True):
    """The body of POST /api/lessons."""

    game: str
    name: str | None = None
    pace: str = "normal"


class ContinueGame(Struct, frozen=True):
    """The body of POST /api/tables/{code}/continue: after which entry of which game, in which seat, against whom.

    Without a `bot`, seats keep the bots that played there.
    """

    at: int
    round: int | None = None
    seat: int | None = None
    name: str | None = None
    pace: str = "normal"
    bot: str | None = None


class AskAnalysis(Struct, frozen=True):
    """The body of POST /api/tables/{code}/analysis: from which seat, and which game of the table."""

    seat: int
    round: int | None = None


class Me(Struct, frozen=True):
    """A guest's nickname; empty until chosen."""

    name: str


# --- to a client


class PublicEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log without anything private. `takes_back` is the seq of an entry that is undone."""

    do: str
    seat: int | None = None
    takes_back: int | None = None


class Told(Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The whole table, sent after connecting and after a resync."""

    code: str
    seq: int
    since: int
    sitting: Document
    view: Document | None
    log: list[Document]
    chat: Document
    clock: float | None
    decide: list[float | None] | None


class Step(Struct, frozen=True, kw_only=True, tag_field="type", tag="step"):
    """The last entry, and the table after it."""

    seq: int
    entry: PublicEntry
    events: list[object]
    view: Document | None
    sitting: Document
    clock: float | None
    decide: list[float | None] | None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A chat message, or somebody was silenced: an entry that changes nothing in the game."""

    seq: int
    message: Document
    silenced: list[int]


class Away(Struct, frozen=True):
    """Somebody has been away for `seconds`; a bot may stand in after `bot_in` more seconds, 0 meaning now."""

    seconds: float
    bot_in: float


class People(Struct, frozen=True, tag_field="type", tag="people"):
    """Who is connected now: a flag for each chair, the number of spectators, and how long each person is away."""

    here: list[bool]
    watchers: int
    away: list[Away | None]


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """The seats of the bots that are thinking now."""

    seats: list[int]


class Ok(Struct, frozen=True, tag_field="type", tag="ok"):
    """A command was stored and carried out."""

    id: str
    seq: int


class Foreseen(Struct, frozen=True, kw_only=True, tag_field="type", tag="foreseen", omit_defaults=True):
    """What an action would lead to, as far as the person who asked can know. Nothing was changed."""

    id: str
    seq: int
    action: int | str
    events: list[object]
    stopped: str
    seat: int | None = None
    prompt: str | None = None
    preview: Document | None = None


class Error(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """A command was refused and has changed nothing."""

    code: str
    message: str
    id: str = ""


class Problem(Struct, frozen=True):
    """What is wrong with a request."""

    code: str
    message: str


class ProblemAnswer(Struct, frozen=True):
    error: Problem


class OptionAnswer(Struct, frozen=True):
    name: str
    type: str
    default: str
    choices: list[str]


class PresetAnswer(Struct, frozen=True):
    """A usual combination of options: a value for every one of them."""

    name: str
    options: dict[str, str]


class RefusedAnswer(Struct, frozen=True, omit_defaults=True):
    """Options that cannot be combined, with this number of seats or with any."""

    options: dict[str, str]
    seats: int | None = None


class GameAnswer(Struct, frozen=True):
    key: str
    seats: tuple[int, int]
    options: list[OptionAnswer]
    presets: list[PresetAnswer]
    refused: list[RefusedAnswer]
    bots: list[str]


class LevelAnswer(Struct, frozen=True):
    """A level of bots: its key, the name of its bot, and for how many iterations it thinks."""

    key: str
    bot: str
    iterations: int


class GameFactsAnswer(GameAnswer, frozen=True):
    """A game with its levels, the printed facts of its cards and the facts of the whole game."""

    levels: list[LevelAnswer]
    cards: dict[str, dict[str, str | int]]
    facts: Document


class ChairAnswer(Struct, frozen=True):
    kind: str
    name: str


class TableAnswer(Struct, frozen=True):
    """A table in the lobby; `here` is its number of connections, times are in seconds since 1970.

    `your_turn`: the person who asked has something to decide there, since `since`; otherwise that is the last change.
    """

    code: str
    game: str
    options: dict[str, str]
    phase: str
    seats: list[ChairAnswer]
    free: int
    here: int
    opened: float
    since: float
    your_turn: bool


class ShownTable(Struct, frozen=True):
    """What anybody with its link may know about a table: who sits there, and the match or its outcome.

    `round` counts the matches that were started at it; `match` and `outcome` belong to the last one.
    """

    code: str
    game: str
    options: dict[str, str]
    phase: str
    round: int
    seats: list[ChairAnswer]
    match: Document | None
    outcome: Document | None


class AddressAnswer(Struct, frozen=True):
    """The address of this server, without a slash at its end; `here`: it can be reached on this machine alone."""

    address: str
    here: bool


class OpenedAnswer(Struct, frozen=True):
    code: str


class HintedAnswer(Struct, frozen=True):
    """An answer with its chance of winning, and how often a good player gives it; both from 0 to 1."""

    action: int
    chance: float
    share: float


class HintReason(Struct, frozen=True):
    """Why the first answer is the best: the sentence `hint-<key>`, with numbers for it and for the next one."""

    key: str
    best: float
    next: float


class HintAnswer(Struct, frozen=True):
    """The best answers to the question after entry `seq`, the best first."""

    seq: int
    answers: list[HintedAnswer]
    why: HintReason


class AnalysedDecision(Struct, frozen=True, omit_defaults=True):
    """A decision of a seat; chances run from 0 to 1. Once it is judged, it has them unless the search failed."""

    seq: int
    action: str
    is_judged: bool = False
    before: float | None = None
    after: float | None = None
    error: float = 0.0
    better: str | None = None


class TurningPointAnswer(Struct, frozen=True):
    """A decision that lost much (`mistake`), or a large change between it and the next decision (`swing`)."""

    seq: int
    kind: str
    change: float


class AnalysisAnswer(Struct, frozen=True, kw_only=True):
    """An analysis as far as it has been computed. `decisions` is null until the game has been replayed."""

    round: int
    seat: int
    is_complete: bool
    result: float | None
    decisions: list[AnalysedDecision] | None
    turning_points: list[TurningPointAnswer]


class HealthAnswer(Struct, frozen=True):
    status: str
    engine: str
    version: str


# --- stored


class StoredEntry(Struct, frozen=True):
    """One entry of a table's log; `person` and `command_id` are None for entries of bots and of the server."""

    table: str
    seq: int
    person: str | None
    command_id: str | None
    entry: Document
    rules: int
    stored: float


class StoredResult(Struct, frozen=True):
    """The result of a finished game: its record as text, and the state of its match."""

    table: str
    round: int
    record: str
    match: Document | None


class AnalysisContent(Struct, frozen=True):
    """What is stored of an analysis: how the game ended for the seat, and its decisions."""

    result: float
    decisions: list[AnalysedDecision]


class StoredAnalysis(Struct, frozen=True):
    """The analysis of one seat in one game of a table."""

    table: str
    round: int
    seat: int
    content: AnalysisContent


class StoredChair(Struct, frozen=True):
    kind: str
    name: str
    person: str | None


class Summary(Struct, frozen=True):
    """What the lobby shows of a table, as of its entry `seq`."""

    code: str
    game: str
    options: dict[str, str]
    host: str
    public: bool
    phase: str
    chairs: list[StoredChair]
    opened: float
    touched: float
    seq: int

    @property
    def free(self) -> int:
        return sum(chair.kind == "empty" for chair in self.chairs)

    def says_the_same_as(self, other: Summary | None) -> bool:
        """Whether the lobby shows the same; the times and entries may differ."""
        return other is not None and msgspec.structs.replace(other, touched=self.touched, seq=self.seq) == self


encode = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(Command).decode
decode_identified = msgspec.json.Decoder(Identified).decode
decode_document = msgspec.json.Decoder(dict[str, object]).decode
decode_options = msgspec.json.Decoder(dict[str, str]).decode
decode_analysis = msgspec.json.Decoder(AnalysisContent).decode
decode_match = msgspec.json.Decoder(dict[str, object] | None).decode
