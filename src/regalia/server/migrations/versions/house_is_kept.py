"""How each room stood when it was last looked at, and what lets people set tables in a closed house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "house_is_kept"
down_revision = "tables_are_open"


def upgrade() -> None:
    """How older rooms stood was not noted."""
    op.create_table(
        "standings",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("standing", sa.Text, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("note", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("tables", sa.Integer),
        sa.Column("used", sa.Integer, nullable=False, server_default="0"),
    )
