"""One file of data: how it is opened and brought up to date. Knows SQLite's habits, not what is stored."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

HEAD: Final = "0002"
"""The revision of the newest migration."""
PRAGMAS: Final = ("PRAGMA busy_timeout = 5000",)
"""What every connection is told first: to wait so many milliseconds for a lock."""
READERS: Final = 4
DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_CORRUPTFS", "SQLITE_IOERR_DATA")
"""How SQLite's names for damaged data begin."""


class BadDatabase(Exception):
    """The file of data cannot be used; the message is one clear sentence."""


class Damaged(Exception):
    """Something stored cannot be read, or not be written over, now or later. Its words are for the client."""

    def __init__(self) -> None:
        super().__init__("What the server has stored of this is damaged. Trying again will not help.")


def migrate(file: Path) -> None:
    """Create the database or bring it up to this version, in one transaction; raises BadDatabase."""
    # The seeds of running games are in it. SQLite gives its companion files the same permissions.
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    if revision_of(file) == HEAD:
        return
    # Only here: most starts need no migration, and Alembic is slow to import.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    _prepare(engine, ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"], begins=True)
    config = Config()
    config.set_main_option("script_location", "pentakl.server:migrations")
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except CommandError as error:
        raise BadDatabase(f"{file} was made by a newer version of Pentakl: {error}.") from error
    except DatabaseError as error:
        raise BadDatabase(f"{file} is not a database of Pentakl, or it is in use: {error.orig}.") from error
    finally:
        engine.dispose()


def revision_of(file: Path) -> str:
    """The revision that a database says to have; empty if it says none."""
    connection = sqlite3.connect(file)
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return "" if row is None else str(row[0])
    except sqlite3.DatabaseError:
        return ""
    finally:
        connection.close()


def sqlite_code(error: BaseException | None) -> str:
    """SQLite's own name for what went wrong, as SQLITE_FULL; empty if it was not SQLite that failed."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(original, "sqlite_errorname", ""))


def is_disk_failure(error: BaseException) -> bool:
    """Whether a write failed for a reason that concerns every write: a full disk, a file that cannot be written."""
    code = sqlite_code(error)
    return code == "SQLITE_NOTADB" or (isinstance(error, OperationalError | sqlite3.OperationalError) and code != "")


def is_damage(error: BaseException) -> bool:
    """Whether reading or writing failed because of what is stored: a malformed page, a text that is no UTF-8."""
    code = sqlite_code(error)
    # The driver raises this by itself, so without a code, where it cannot decode a text.
    is_undecodable = isinstance(error, OperationalError) and code == ""
    return is_undecodable or code.startswith(DAMAGE)


def open_writer(file: Path) -> sqlite3.Connection:
    """The one connection that writes. It begins no transactions by itself.

    synchronous = FULL: a commit is on the disk before anybody hears of it, also when the power fails. One commit takes
    about 4 ms where this was measured, but all that waits shares it, so it costs latency and hardly any throughput.
    """
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in (*PRAGMAS, "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"):
        connection.execute(pragma)
    return connection


def open_readers(file: Path) -> AsyncEngine:
    """Connections that cannot write. Every query stands alone: no transaction keeps an old state of the file alive."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True, pool_size=READERS, max_overflow=0
    )
    _prepare(engine.sync_engine, ["PRAGMA query_only = ON"], begins=False)
    return engine


def _prepare(engine: Engine, pragmas: list[str], begins: bool) -> None:
    """The driver begins no transactions by itself; with `begins` every transaction is a BEGIN IMMEDIATE."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor: sqlite3.Cursor = connection.cursor()
        for pragma in [*PRAGMAS, *pragmas]:
            cursor.execute(pragma)
        cursor.close()

    if begins:

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
