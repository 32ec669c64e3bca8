"""The error for a command that is not allowed."""

from __future__ import annotations

from pentakl.core.errors import PentaklError


class Refused(PentaklError):
    """A command that is not allowed now. `code` selects the message of the client; this message is English."""

    code: str

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
