"""What players say about finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "games_are_discussed"
down_revision = "people_are_told"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.create_table(
        "remarks",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("objects", sa.Text, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )
    op.create_index("ix_remarks_room", "remarks", ["room"])
