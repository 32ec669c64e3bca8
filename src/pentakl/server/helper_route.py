"""The HTTP route for a game's helper, which answers questions without a table, such as the score of a real hand."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from pentakl.games import has_helper
from pentakl.server.api import HttpRequest, Rejected, check_rate
from pentakl.server.helper_pool import Busy, TooHard, TooManyFromAddress
from pentakl.server.wire import Document, encode

QUESTION_BYTES: Final = 64 * 1024


@post("/api/helpers/{game:str}", status_code=200, request_max_body_size=QUESTION_BYTES)
async def ask_helper(request: HttpRequest, game: FromPath[str], data: JSONBody[Document]) -> Response[bytes]:
    """The answer of the game's helper, or an error `cannot-answer` with the game's own key and details."""
    services = check_rate(request)
    if not has_helper(game):
        raise Rejected(404, "no-helper", "This game has no helper.")
    try:
        could, answer = await services.helper_pool.ask(game, data, request.scope["state"]["network"])
    except TooManyFromAddress:
        raise Rejected(429, "too-fast", "Too many questions from your address at once; wait a moment.") from None
    except TooHard:
        raise Rejected(503, "too-hard", "This question takes too long to answer. Ask a simpler one.") from None
    except Busy:
        raise Rejected(503, "busy", "Too many questions at once; please try again.") from None
    body = answer if could else {"error": {"code": "cannot-answer", **answer}}
    return Response(encode(body), status_code=200 if could else 400, media_type="application/json")
