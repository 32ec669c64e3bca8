"""The ASGI application: routes, error handlers and middleware put together."""

from __future__ import annotations

import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from pentakl.core.errors import BadOption
from pentakl.server import api
from pentakl.server.database import Damaged
from pentakl.server.guard import Guard
from pentakl.server.guests import Guests, read_key
from pentakl.server.helper_pool import Busy, TooHard, TooManyFromAddress
from pentakl.server.helper_route import ask_helper
from pentakl.server.hint_route import give_hint
from pentakl.server.invitation import show_address
from pentakl.server.replay_routes import analyse_game, continue_game, replay_game
from pentakl.server.services import KEY, Services, Settings
from pentakl.server.sockets import table_socket
from pentakl.server.webclient import WebClient, find_web_client, web_page
from pentakl.server.writer import StoreFailed
from pentakl.sitting import Refused

LOG = structlog.get_logger()


def make_services(settings: Settings) -> Services:
    """The services for a directory of data, which is created if need be."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Services(settings, Guests(read_key(settings.data / KEY)))


def make_app(services: Services) -> ASGIApp:
    """The ASGI application; the services must have been started."""
    app = Litestar(
        route_handlers=[
            api.list_games,
            api.show_game,
            api.show_nickname,
            api.set_nickname,
            api.list_tables,
            api.open_table,
            api.open_lesson,
            api.show_table,
            api.export_record,
            api.health,
            api.metrics,
            analyse_game,
            ask_helper,
            continue_game,
            give_hint,
            replay_game,
            show_address,
            table_socket,
            web_page,
        ],
        state=State({"services": services, "web_client": WebClient(services.web or find_web_client())}),
        exception_handlers={
            api.Rejected: api.on_rejected,
            Refused: api.on_refused,
            BadOption: api.on_bad_option,
            Damaged: api.on_damaged,
            StoreFailed: api.on_store_failed,
            TooManyFromAddress: api.on_too_many_from_address,
            TooHard: api.on_too_hard,
            Busy: api.on_busy,
            SQLAlchemyError: api.on_read_failed,
            HTTPException: api.on_http_error,
            RecursionError: api.on_recursion,
            UnicodeDecodeError: api.on_bad_text,
            Exception: on_unexpected_error,
        },
        request_max_body_size=services.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, services.guests)


def on_unexpected_error(request: api.HttpRequest, error: Exception) -> Response[bytes]:
    LOG.error("request-failed", path=request.scope.get("path_template", ""), error=error)
    return api.problem(500, "server-error", "Something went wrong on the server; it was logged.")
