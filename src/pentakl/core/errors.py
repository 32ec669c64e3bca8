"""The errors that the engine raises for a caller's mistakes, with messages that a player can read."""

from __future__ import annotations


class PentaklError(Exception):
    """The base class: the caller did something wrong. The message is one clear sentence."""


class InvalidAction(PentaklError):
    """There is no such action in this game."""


class IllegalAction(PentaklError):
    """The action exists, but not here and now."""


class NotYourTurn(IllegalAction):
    """This seat is not asked anything now."""


class BadOption(PentaklError):
    """A game cannot be started like this: unknown game, option, value or number of seats."""


class BadPosition(PentaklError):
    """A document does not describe a position of this game."""


class BadRecord(PentaklError):
    """A record is damaged, is not of this game, or cannot be replayed."""
