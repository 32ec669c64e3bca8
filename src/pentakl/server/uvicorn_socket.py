"""What the server needs of uvicorn's WebSocket protocol beyond ASGI: an end for clients that do not read.

ASGI can only close a socket politely, after everything has been sent. To a client that does not read, nothing can be
sent; its socket and its unsent messages would stay for ever.
"""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

POLITE_SECONDS: Final = 5.0
LARGEST_READ: Final = 16 * 1024
"""Bytes that are read at once. A flood of tiny frames is parsed in portions, and others have their turn in between."""


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with `cut` in the state of every socket's scope."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # An attribute of asyncio's own transports; another loop may do without.
        if hasattr(transport, "max_size"):
            transport.max_size = LARGEST_READ

    def keepalive_timeout(self) -> None:
        """A client that is gone, or does not read, is closed politely and soon after that by force."""
        super().keepalive_timeout()
        self.loop.call_later(POLITE_SECONDS, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["cut"] = self.transport.abort
