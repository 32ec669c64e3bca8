"""The server's log for its operator: JSON lines on standard error. Not the logs of tables (sitting/entries.py).

Nothing secret is logged: no entries, views, seeds, cookies, or codes of tables. An unexpected error is logged with its
type and its stack, never with its message, which may name a hidden card.
"""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import Final

import structlog
from structlog.typing import EventDict, WrappedLogger

FRAMES: Final = 12
CALLBACK: Final = "Exception in callback"
BAD_INPUT: Final = "Invalid HTTP request received."

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def configure_logs(level: str) -> None:
    """Send the server's own lines and those of its libraries to standard error as JSON."""
    number = logging.getLevelName(level.upper())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            only_places,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    handler.addFilter(is_not_bad_input)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries log a line for every socket with its address: too much, and private.
    root.setLevel(max(number, logging.WARNING))


def is_not_bad_input(record: logging.LogRecord) -> bool:
    """False for a library's complaint about a malformed request; we log those ourselves, at a lower level."""
    return record.msg != BAD_INPUT


def places(error: BaseException) -> list[str]:
    """The stack of an error: file, line and function, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def only_places(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Replace an error by its type and its stack."""
    error = event.pop("error", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places(error)
    elif error is not None:
        event["error"] = error
    return event


def words_of(record: logging.LogRecord) -> str:
    """The message of a library, without the messages of errors.

    asyncio first says what happened and then quotes the task, the callback or its arguments; the quote is cut off.
    """
    args = record.args
    if isinstance(args, tuple):
        args = tuple(type(each).__name__ if isinstance(each, BaseException) else each for each in args)
    words = logging.makeLogRecord({"msg": record.msg, "args": args}).getMessage().strip()
    if record.name == "asyncio":
        words = CALLBACK if words.startswith(CALLBACK) else words.partition("\n")[0].partition("<")[0].strip()
    return words


class LineFormatter(logging.Formatter):
    """Formats a library's log lines as JSON, like our own."""

    def format(self, record: logging.LogRecord) -> str:
        event: EventDict = {"event": words_of(record), "level": record.levelname.lower()}
        event["logger"] = record.name
        if record.exc_info is not None and record.exc_info[1] is not None:
            event["error"] = record.exc_info[1]
        rendered = structlog.processors.JSONRenderer(ensure_ascii=False)
        return str(rendered(None, "", only_places(None, "", event)))
