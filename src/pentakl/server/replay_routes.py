"""The HTTP routes for replays, analyses, and tables that continue a finished game."""

from __future__ import annotations

import gzip

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from pentakl.server.api import HttpRequest, Rejected, check_opening, check_rate, find_table, person_of
from pentakl.server.log_replay import BrokenTable
from pentakl.server.wire import AnalysisAnswer, AskAnalysis, ContinueGame, OpenedAnswer


@get("/api/tables/{code:str}/replay")
async def replay_game(
    request: HttpRequest,
    code: FromPath[str],
    round: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    open: FromQuery[bool] = False,
) -> Response[bytes]:
    services, person = check_rate(request), person_of(request)
    table = await find_table(services, code)
    try:
        packed = await services.replays.replay(table, person, network_of(request), round, seat, open)
    except BrokenTable as broken:
        raise Rejected(409, broken.code, str(broken)) from broken
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json")


@post("/api/tables/{code:str}/analysis", status_code=200)
async def analyse_game(request: HttpRequest, code: FromPath[str], data: JSONBody[AskAnalysis]) -> AnalysisAnswer:
    services = check_rate(request)
    table = await find_table(services, code)
    try:
        return await services.analyses.ask(table, network_of(request), data.round, data.seat)
    except BrokenTable as broken:
        raise Rejected(409, broken.code, str(broken)) from broken


@post("/api/tables/{code:str}/continue")
async def continue_game(request: HttpRequest, code: FromPath[str], data: JSONBody[ContinueGame]) -> OpenedAnswer:
    services, person, name = await check_opening(request, data.name)
    table = await find_table(services, code)
    try:
        branch = await services.replays.branch(table, person, network_of(request), data.round, data.at)
    except BrokenTable as broken:
        raise Rejected(409, broken.code, str(broken)) from broken
    opened = await services.live_tables.open_branch(person, name, table.sitting.game.key, data, branch)
    return OpenedAnswer(opened.code)


def network_of(request: HttpRequest) -> str:
    network: str = request.scope["state"]["network"]
    return network
