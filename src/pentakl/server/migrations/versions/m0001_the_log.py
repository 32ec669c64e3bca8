"""The first schema: the log, its summaries for the lobby, and nicknames."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("command_id", sa.String),
        sa.Column("do", sa.String, nullable=False),
        sa.Column("entry", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("stored", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq"),
        sa.UniqueConstraint("table", "person", "command_id", name="entries_once"),
        sa.CheckConstraint("seq > 0", name="entries_seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("tables_waiting", "tables", ["phase", "public", "touched"])
    op.create_index("tables_by_host", "tables", ["host", "opened"])
    op.create_table(
        "chairs",
        sa.Column("table", sa.String, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("chairs_by_person", "chairs", ["person"])
    op.create_table(
        "people",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("named", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chairs", "tables", "people", "entries"):
        op.drop_table(name)
