"""People who are known by a key beyond one table, and whose seats they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people_are_known"
down_revision = "every_day"


def upgrade() -> None:
    """Seats of older tables belong to their secrets alone until somebody says that they are theirs."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("crest", sa.String(40), nullable=False),
        sa.Column("tincture", sa.String(12), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    for table in ("rooms", "seats"):
        op.add_column(table, sa.Column("person", sa.String(22), nullable=False, server_default=""))
        op.create_index(f"ix_{table}_person", table, ["person"])
    op.add_column("seats", sa.Column("crest", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("tincture", sa.String(12), nullable=False, server_default=""))
