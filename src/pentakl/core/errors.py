"""What can go wrong, as one family of errors whose messages a player can read."""

from __future__ import annotations


class PentaklError(Exception):
    """Anything that a caller did wrong; the message is one clear sentence."""


class InvalidAction(PentaklError):
    """There is no such action in this game."""


class IllegalAction(PentaklError):
    """The action exists, but not here and now."""


class NotYourTurn(IllegalAction):
    """Nothing is asked of this seat."""


class BadOption(PentaklError):
    """A game cannot be started like this: unknown game, option, value or number of seats."""


class BadPosition(PentaklError):
    """A document does not describe a position of this game."""


class BadRecord(PentaklError):
    """A record is damaged, foreign, or does not replay."""
