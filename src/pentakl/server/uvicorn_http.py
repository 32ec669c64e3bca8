"""A fix for uvicorn's HTTP protocol: malformed input gets exactly one answer and no error in the log.

uvicorn answers malformed input with 400 at any time. If another answer has begun, h11 raises an error that nobody
catches; if not, the application's own answer fails in the same way later. uvicorn then closes the connection at once:
if the client is still sending, the operating system discards the answer (RFC 9112, section 9.6).
"""

from __future__ import annotations

from typing import Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

LOG = structlog.get_logger()
MOST_SECONDS_TO_READ_ON: Final = 2.0


class PageProtocol(H11Protocol):
    """uvicorn's own protocol, except that a malformed request ends the connection cleanly."""

    refused = False

    def send_400_response(self, msg: str) -> None:
        """Answer with 400, unless an answer has begun, and close the connection when the client has stopped sending."""
        LOG.info("bad-request")
        if self.cycle is not None and not self.cycle.response_complete:
            # As if the client had disconnected: the application's answer is not sent.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
            answer = (h11.Response(status_code=400, headers=headers), h11.Data(msg.encode()), h11.EndOfMessage())
            self.transport.writelines([self.conn.send(event) or b"" for event in answer])
        self.refused = True
        self.transport.write_eof()
        self.flow.resume_reading()
        self.loop.call_later(MOST_SECONDS_TO_READ_ON, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """After a request was refused, read and ignore the rest, so that the client can read the answer."""
        if not self.refused:
            super().data_received(data)

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: the request is answered as if it had not asked for an upgrade."""
