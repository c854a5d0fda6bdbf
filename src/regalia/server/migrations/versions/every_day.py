"""The results of daily kingdoms."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "every_day"
down_revision = "people_talk"


def upgrade() -> None:
    """Nobody has played one yet."""
    op.create_table(
        "daily_results",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rival", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_daily_results_day", "daily_results", ["day", "game"])
