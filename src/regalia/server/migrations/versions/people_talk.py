"""What people say in their own words, and their private notes on a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people_talk"
down_revision = "time_is_counted"


def upgrade() -> None:
    """At older tables only phrases were said, and nobody took notes."""
    op.add_column("phrases", sa.Column("text", sa.String(300), nullable=False, server_default=""))
    op.create_table(
        "notes",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("choices", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(1_000), nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )
