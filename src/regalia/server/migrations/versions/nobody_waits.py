"""What happens beside the game stands in its history; since when somebody is away, and how long the others wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "nobody_waits"
down_revision = "rooms_teach"


def upgrade() -> None:
    """At older tables nothing has happened but choices, and nobody is known to be away."""
    op.add_column("moves", sa.Column("what", sa.String(12), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away_since", sa.Float))
    op.add_column("rooms", sa.Column("patience", sa.Integer, nullable=False, server_default="120"))
