"""The HTTP routes: games, nicknames, the lobby, records, health and metrics. docs/protocol.md is their contract."""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
from functools import cache
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy.exc import SQLAlchemyError

import pentakl
from pentakl import bots
from pentakl.bots.searching import levels
from pentakl.core.errors import BadOption
from pentakl.games import keys, load
from pentakl.server.addresses import is_of_this_machine
from pentakl.server.database import Damaged
from pentakl.server.helper_pool import Busy, TooHard, TooManyFromAddress
from pentakl.server.live_table import LiveTable, Turn
from pentakl.server.live_tables import NoTable
from pentakl.server.log_replay import BrokenTable
from pentakl.server.services import AN_HOUR, Services
from pentakl.server.wire import (
    ChairAnswer,
    GameAnswer,
    GameFactsAnswer,
    HealthAnswer,
    LevelAnswer,
    Me,
    OpenedAnswer,
    OpenLesson,
    OpenTable,
    Problem,
    ProblemAnswer,
    ShownTable,
    Summary,
    TableAnswer,
    encode,
)
from pentakl.server.writer import StoreFailed
from pentakl.sitting import Refused
from pentakl.sitting.result import NOTHING_KEPT
from pentakl.sitting.seated_table import PLAYING

LOG = structlog.get_logger()

VERSION: Final = importlib.metadata.version("pentakl")

HttpRequest = Request[Any, Any, Any]

# A browser may cache the answer, but asks whether it is still valid before using it.
ASK_FIRST: Final = "private, no-cache"

STATUS_CODES: Final = {
    400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-fast", 500: "server-error",
}  # fmt: skip


class Rejected(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


def services_of(request: HttpRequest) -> Services:
    services: Services = request.app.state.services
    return services


def person_of(request: HttpRequest) -> str:
    person: str = request.scope["state"]["person"]
    return person


def check_rate(request: HttpRequest) -> Services:
    """Count a request that changes something against the person's rate limit; raises Rejected."""
    services = services_of(request)
    if not services.may_send(person_of(request)):
        raise Rejected(429, "too-fast", "Too many requests; wait a moment.")
    return services


# --- games and people


@get("/api/games")
async def list_games() -> list[GameAnswer]:
    games = [facts_of(key) for key in keys()]
    return [GameAnswer(game.key, game.seats, game.options, game.presets, game.refused, game.bots) for game in games]


@get("/api/games/{key:str}")
async def show_game(request: HttpRequest, key: FromPath[str]) -> Response[bytes]:
    """The facts of a game, which stay the same while the server runs."""
    try:
        body, gzipped, tag = encoded_facts(key)
    except BadOption as unknown:
        raise Rejected(404, "not-found", str(unknown)) from unknown
    headers = {"cache-control": ASK_FIRST, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzipped, headers=headers | {"content-encoding": "gzip"}, media_type="application/json")
    return Response(body, headers=headers, media_type="application/json")


@cache
def facts_of(key: str) -> GameFactsAnswer:
    known = [LevelAnswer(level.key, level.key, level.iterations) for level in levels(key)]
    return msgspec.convert({**load(key).describe(), "bots": bots.names(key), "levels": known}, GameFactsAnswer)


@cache
def encoded_facts(key: str) -> tuple[bytes, bytes, str]:
    """The facts of a game as JSON, the same compressed, and their tag."""
    body = encode(facts_of(key))
    return body, gzip.compress(body, mtime=0), f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


@get("/api/me")
async def show_nickname(request: HttpRequest) -> Me:
    return Me(await services_of(request).name_of(person_of(request)))


@put("/api/me")
async def set_nickname(request: HttpRequest, data: JSONBody[Me]) -> Me:
    return Me(await check_rate(request).rename(person_of(request), data.name))


# --- tables


@get("/api/tables")
async def list_tables(request: HttpRequest, mine: FromQuery[bool] = False) -> list[TableAnswer]:
    services = services_of(request)
    store = services.store
    summaries = await (store.tables_of(person_of(request)) if mine else store.waiting_tables())
    running = [each.code for each in summaries if mine and each.phase == PLAYING]
    turns = await services.live_tables.turns_at(running)
    answers = [
        answer_of(each, services.live_tables.connections_at(each.code), turns.get(each.code), person_of(request))
        for each in summaries
    ]
    if mine:
        return sorted(answers, key=lambda answer: (not answer.your_turn, -answer.since))
    # Tables where somebody is waiting come first.
    return sorted(answers, key=lambda answer: answer.here == 0)


def answer_of(summary: Summary, here: int, turn: Turn | None, person: str) -> TableAnswer:
    return TableAnswer(
        code=summary.code,
        game=summary.game,
        options=summary.options,
        phase=summary.phase,
        seats=[ChairAnswer(chair.kind, chair.name) for chair in summary.chairs],
        free=summary.free,
        here=here,
        opened=summary.opened,
        since=summary.touched if turn is None else turn.since,
        your_turn=turn is not None and person in turn.people,
    )


@post("/api/tables")
async def open_table(request: HttpRequest, data: JSONBody[OpenTable]) -> OpenedAnswer:
    services, person, name = await check_opening(request, data.name)
    return OpenedAnswer((await services.live_tables.open(person, name, data)).code)


@post("/api/lessons")
async def open_lesson(request: HttpRequest, data: JSONBody[OpenLesson]) -> OpenedAnswer:
    services, person, name = await check_opening(request, data.name)
    return OpenedAnswer((await services.live_tables.open_lesson(person, name, data)).code)


async def check_opening(request: HttpRequest, new_name: str | None) -> tuple[Services, str, str]:
    """Count a new table against the limits of a person and an address; returns the person and their name."""
    services, person = check_rate(request), person_of(request)
    if await services.store.opened_lately(person, AN_HOUR) >= services.limits.tables_per_hour:
        raise Rejected(429, "too-many-tables", "You have opened too many tables within an hour; use one of them.")
    if not services.may_open_from(request.scope["state"]["network"]):
        raise Rejected(429, "too-many-tables", "Too many tables were opened from your address; wait a moment.")
    name = await (services.name_of(person) if new_name is None else services.rename(person, new_name))
    return services, person, name


@get("/api/tables/{code:str}")
async def show_table(request: HttpRequest, code: FromPath[str]) -> ShownTable:
    """A table's public state, for somebody who has its link and does not connect to it."""
    sitting = (await find_table(services_of(request), code)).sitting
    state, result = sitting.state, sitting.result
    match = state.match.dump() if state is not None else None if result is None else result.match
    return ShownTable(
        code=code,
        game=sitting.game.key,
        options=sitting.offered_options,
        phase=sitting.phase,
        round=sitting.round,
        seats=[ChairAnswer(chair.kind, chair.name) for chair in sitting.chairs],
        match=match,
        outcome=None if result is None else result.outcome,
    )


@get("/api/tables/{code:str}/record")
async def export_record(request: HttpRequest, code: FromPath[str]) -> Response[bytes]:
    sitting = (await find_table(services_of(request), code)).sitting
    result = sitting.result
    if result is None:
        raise Rejected(409, "not-over", "The record contains the seed, so it is available only when the game is over.")
    if result is NOTHING_KEPT:
        raise Rejected(409, "old-rules", "This game was played under older rules, and its record was not stored.")
    name = f"{sitting.game.key}-{code}-{sitting.round}.json"
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(result.record.encode() + b"\n", media_type="application/json", headers=headers)


async def find_table(services: Services, code: str) -> LiveTable:
    try:
        return await services.live_tables.find(code)
    except NoTable:
        raise Rejected(404, "no-table", "There is no such table.") from None
    except BrokenTable as broken:
        raise Rejected(409, broken.code, str(broken)) from broken


# --- the server itself


@get("/health")
async def health(request: HttpRequest) -> Response[HealthAnswer]:
    """Whether the server can store anything; if it cannot, no table can go on."""
    can_write = services_of(request).store.writer.can_write
    answer = HealthAnswer("ok" if can_write else "cannot-write", pentakl.engine_build(), VERSION)
    return Response(answer, status_code=200 if can_write else 503)


@get("/metrics")
async def metrics(request: HttpRequest) -> Response[bytes]:
    """Only for requests from this machine: timings of single decisions would tell strangers what bots hold."""
    if not is_of_this_machine(request.scope):
        raise Rejected(404, "not-found", "There is no such page.")
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


# --- errors


def problem(status: int, code: str, message: str) -> Response[bytes]:
    body = encode(ProblemAnswer(Problem(code, message)))
    return Response(body, status_code=status, media_type="application/json")


def on_rejected(request: HttpRequest, error: Rejected) -> Response[bytes]:
    return problem(error.status, error.code, str(error))


def on_refused(request: HttpRequest, error: Refused) -> Response[bytes]:
    return problem(400, error.code, str(error))


def on_bad_option(request: HttpRequest, error: BadOption) -> Response[bytes]:
    return problem(400, "bad-option", str(error))


def on_store_failed(request: HttpRequest, error: StoreFailed) -> Response[bytes]:
    return problem(503, "storage", "The server could not store this; please try again.")


def on_damaged(request: HttpRequest, error: Damaged) -> Response[bytes]:
    return problem(500, "damaged", str(error))


def on_read_failed(request: HttpRequest, error: SQLAlchemyError) -> Response[bytes]:
    LOG.error("request-not-read", error=error)
    return problem(503, "storage", "The server could not read its data; please try again.")


def on_bad_text(request: HttpRequest, error: UnicodeDecodeError) -> Response[bytes]:
    return problem(400, "bad-request", "This is not UTF-8.")


def on_recursion(request: HttpRequest, error: RecursionError) -> Response[bytes]:
    return problem(400, "bad-request", "This is nested too deeply.")


def on_too_many_from_address(request: HttpRequest, error: TooManyFromAddress) -> Response[bytes]:
    return problem(429, "too-fast", "Too many questions from your address at once; wait a moment.")


def on_too_hard(request: HttpRequest, error: TooHard) -> Response[bytes]:
    return problem(503, "too-hard", "This question takes too long to answer. Ask a simpler one.")


def on_busy(request: HttpRequest, error: Busy) -> Response[bytes]:
    return problem(503, "busy", "Too many questions at once; please try again.")


def on_http_error(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    code = STATUS_CODES.get(error.status_code, "bad-request")
    return problem(error.status_code, code, error.detail if error.detail.endswith(".") else f"{error.detail}.")
