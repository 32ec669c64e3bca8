"""The HTTP route for a game's helper, which answers questions without a table, such as the score of a real hand."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from pentakl.games import has_helper
from pentakl.server.api import HttpRequest, Rejected, check_rate
from pentakl.server.wire import Document, encode

QUESTION_BYTES: Final = 64 * 1024


@post("/api/helpers/{game:str}", status_code=200, request_max_body_size=QUESTION_BYTES)
async def ask_helper(request: HttpRequest, game: FromPath[str], data: JSONBody[Document]) -> Response[bytes]:
    """The answer of the game's helper, or an error `cannot-answer` with the game's own key and details."""
    services = check_rate(request)
    if not has_helper(game):
        raise Rejected(404, "no-helper", "This game has no helper.")
    could, answer = await services.helper_pool.ask(game, data, request.scope["state"]["network"])
    body = answer if could else {"error": {"code": "cannot-answer", **answer}}
    return Response(encode(body), status_code=200 if could else 400, media_type="application/json")
