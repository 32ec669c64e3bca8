"""The HTTP route for hints."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from pentakl.server.api import HttpRequest, check_rate, find_table, person_of
from pentakl.server.replay_routes import network_of
from pentakl.server.wire import HintAnswer


@post("/api/tables/{code:str}/hint", status_code=200)
async def give_hint(request: HttpRequest, code: FromPath[str]) -> HintAnswer:
    services, person = check_rate(request), person_of(request)
    table = await find_table(services, code)
    return await services.hints.hint(table, person, network_of(request))
