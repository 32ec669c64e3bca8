"""What the server needs of uvicorn's HTTP protocol beyond ASGI: bad input that is answered once and quietly.

uvicorn answers bad input with 400 at any time. If an answer is under way already, h11 refuses a second one with an
error that nobody catches; if not, the answer of the application comes too late and fails in the same way.
"""

from __future__ import annotations

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

LOG = structlog.get_logger()


class PageProtocol(H11Protocol):
    """uvicorn's own protocol, for which a request that share out to be no HTTP is over."""

    def send_400_response(self, msg: str) -> None:
        """Answer with 400, unless an answer has begun, and close the connection."""
        LOG.info("bad-request")
        if self.cycle is not None and not self.cycle.response_complete:
            # As if the client had gone: what the application still says is not sent.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: the request is answered as if it had not asked for another protocol."""
