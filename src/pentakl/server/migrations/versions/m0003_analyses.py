"""Adds the analyses of finished games, which take long to compute."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("content", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "round", "seat"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("analyses")
