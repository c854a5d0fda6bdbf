"""What servers want thought out by workers on other machines (a job queue)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "work_for_others"
down_revision = "deal_is_sealed"


def upgrade() -> None:
    """Nothing waits yet."""
    op.create_table(
        "jobs",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), primary_key=True),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("wanted", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.Column("taken_until", sa.DateTime(timezone=True)),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text),
    )
