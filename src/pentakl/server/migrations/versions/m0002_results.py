"""Adds the results of finished games, which can be shown even if later rules cannot replay their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("record", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "round"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("results")
