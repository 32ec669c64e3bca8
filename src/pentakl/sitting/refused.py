"""Refused: how the sitting says no."""

from __future__ import annotations

from pentakl.core.errors import PentaklError


class Refused(PentaklError):
    """A command that is not allowed now. `code` is a key for the client's own words; the message is English."""

    code: str

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
