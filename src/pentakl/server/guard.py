"""The middleware around every request: identifies guests, rejects other sites' pages, adds security headers."""

from __future__ import annotations

from typing import Final, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentakl.server.addresses import host_of, network_of
from pentakl.server.guests import Guests
from pentakl.server.wire import Problem, ProblemAnswer, encode

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        # Components set positions and colours in style attributes; style sheets come from our own files alone.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Guard:
    """Identifies every guest by cookie, creates new guests, and rejects requests from pages of other sites."""

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self._app = app
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_socket = "method" not in scope
        if scope.get("method") == "HEAD":
            # The application handles it as GET, in a copy: uvicorn still sees HEAD and leaves the body out.
            scope = cast(Scope, {**scope, "method": "GET"})
        if (is_socket or scope.get("method") not in SAFE_METHODS) and not is_own_origin(scope):
            await reject(send, is_socket)
            return
        person = self._guests.recognise_in(scope["headers"])
        extra = [] if is_socket else HEADERS
        is_api = scope["path"].startswith("/api/")
        if person is None:
            person = self._guests.welcome()
            if is_socket or not is_asset(scope["path"]):
                cookie = self._guests.cookie(person, scope["scheme"] in ("https", "wss"))
                extra = [*extra, (b"set-cookie", cookie)]
        scope.setdefault("state", {}).update(person=person, network=network_of(host_of(scope)))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start" or message["type"] == "websocket.accept":
                given = list(message["headers"])
                if is_api and not any(name.lower() == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = [*given, *extra]
            await send(message)

        await self._app(scope, receive, send_with_headers if extra or is_api else send)


def is_own_origin(scope: Scope) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers always send the origin of requests that change something. A script sends none, but it has nobody else's
    cookies either.
    """
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get(b"host", b"").lower() != b""
    except ValueError:
        return False


def is_asset(path: str) -> bool:
    """Whether the answer may be cached by anybody, so that it must not set a cookie."""
    return path.startswith("/assets/") or path in ("/health", "/metrics")


async def reject(send: Send, is_socket: bool) -> None:
    if is_socket:
        # The socket is not accepted yet, so the client gets HTTP 403.
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = encode(ProblemAnswer(Problem("foreign-origin", "This request comes from a page of another site.")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
