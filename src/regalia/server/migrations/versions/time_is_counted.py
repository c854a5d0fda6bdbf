"""How long everybody may think at a table, since when that is counted, and when a server must look at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "time_is_counted"
down_revision = "nobody_waits"


def upgrade() -> None:
    """At older tables nobody counts the time."""
    op.add_column("rooms", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("begun", sa.Float))
    op.add_column("rooms", sa.Column("due", sa.Float))
    op.create_index("ix_rooms_due", "rooms", ["due"])
