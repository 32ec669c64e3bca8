"""Opens and migrates the SQLite file, and classifies its errors. Knows nothing of what is stored."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

HEAD: Final = "0003"
"""The revision of the newest migration."""
PRAGMAS: Final = ("PRAGMA busy_timeout = 5000",)
"""For every connection: how many milliseconds to wait for a lock."""
READERS: Final = 4
DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_CORRUPTFS", "SQLITE_IOERR_DATA")
"""SQLite's error names for damaged data begin with one of these."""


class BadDatabase(Exception):
    """The database cannot be used; the message says why."""


class Damaged(Exception):
    """Stored data is damaged and can neither be read nor overwritten, now or later. The message is for the client."""

    def __init__(self) -> None:
        super().__init__("The stored data is damaged. Trying again will not help.")


def migrate(file: Path) -> None:
    """Create the database or bring it up to this version, in one transaction; raises BadDatabase."""
    # Readable by its owner alone: it holds the seeds of running games. SQLite's other files get the same permissions.
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    if revision_of(file) == HEAD:
        return
    # Imported here because most starts need no migration, and Alembic is slow to import.
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
    """The schema revision of a database; empty if it has none."""
    connection = sqlite3.connect(file)
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return "" if row is None else str(row[0])
    except sqlite3.DatabaseError:
        return ""
    finally:
        connection.close()


def sqlite_code(error: BaseException | None) -> str:
    """SQLite's name for an error, such as SQLITE_FULL; empty if the error is not SQLite's."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(original, "sqlite_errorname", ""))


def is_disk_failure(error: BaseException) -> bool:
    """Whether a write failed for a reason that affects every write, such as a full disk."""
    code = sqlite_code(error)
    return code == "SQLITE_NOTADB" or (isinstance(error, OperationalError | sqlite3.OperationalError) and code != "")


def is_damage(error: BaseException) -> bool:
    """Whether an access failed because stored data is damaged: a malformed page, or text that is not UTF-8."""
    code = sqlite_code(error)
    # The driver itself raises this, without a code, if it cannot decode a text.
    is_undecodable = isinstance(error, OperationalError) and code == ""
    return is_undecodable or code.startswith(DAMAGE)


def open_writer(file: Path) -> sqlite3.Connection:
    """The one connection that writes. It begins no transactions by itself.

    synchronous = FULL: a commit survives a power failure. A commit took about 4 ms when measured; all waiting writes
    share one, so this costs latency and hardly any throughput.
    """
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in (*PRAGMAS, "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"):
        connection.execute(pragma)
    return connection


def open_readers(file: Path) -> AsyncEngine:
    """Connections that cannot write. They use no read transactions, which would keep old pages of the file alive."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True, pool_size=READERS, max_overflow=0
    )
    _prepare(engine.sync_engine, ["PRAGMA query_only = ON"], begins=False)
    return engine


def _prepare(engine: Engine, pragmas: list[str], begins: bool) -> None:
    """Keep the driver from beginning transactions by itself; with `begins` every transaction is a BEGIN IMMEDIATE."""

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
