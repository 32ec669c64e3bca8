"""The six tables of the database. `entries` holds the logs; all others but `people` are derived from them.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# The log of every table. `person` and `command_id` identify the command, so that a retry is recognised; entries of bots
# and of the server have neither. `rules` is the version of the game's rules that accepted the entry.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("person", String),
    Column("command_id", String),
    Column("do", String, nullable=False),
    Column("entry", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("stored", Float, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
    UniqueConstraint("table", "person", "command_id", name="entries_once"),
    CheckConstraint("seq > 0", name="entries_seq"),
    sqlite_with_rowid=False,
)

# The result of each finished game, from the rules that played it: later rules may not be able to replay its log.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", String, nullable=False),
    Column("round", Integer, nullable=False),
    Column("record", String, nullable=False),
    Column("match", String, nullable=False),
    PrimaryKeyConstraint("table", "round"),
    sqlite_with_rowid=False,
)

# How good the decisions of a seat in a finished game were, as far as they have been judged.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", String, nullable=False),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("content", String, nullable=False),
    PrimaryKeyConstraint("table", "round", "seat"),
    sqlite_with_rowid=False,
)

# What the lobby shows of a table, as of its entry `seq`.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),
    Column("host", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("free", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Index("tables_waiting", "phase", "public", "touched"),
    Index("tables_by_host", "host", "opened"),
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table", String, ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("person", String),
    PrimaryKeyConstraint("table", "seat"),
    Index("chairs_by_person", "person"),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("person", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("named", Float, nullable=False),
)
