"""A fix for uvicorn's HTTP protocol: malformed input is answered once, and without an error in the log.

uvicorn answers malformed input with 400 at any time. If another answer has begun, h11 raises an error that nobody
catches; if not, the application's own answer fails in the same way later.
"""

from __future__ import annotations

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

LOG = structlog.get_logger()


class PageProtocol(H11Protocol):
    """uvicorn's own protocol, for which a request that turns out to be no HTTP is over."""

    def send_400_response(self, msg: str) -> None:
        """Answer with 400, unless an answer has begun, and close the connection."""
        LOG.info("bad-request")
        if self.cycle is not None and not self.cycle.response_complete:
            # As if the client had disconnected: the application's answer is not sent.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: the request is answered as if it had not asked for an upgrade."""
