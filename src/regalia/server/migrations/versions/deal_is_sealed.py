"""A salt for each room, with which its deal is sealed before the game (a commitment)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "deal_is_sealed"
down_revision = "first"


def upgrade() -> None:
    """Older rooms have no salt: their deal was not sealed."""
    op.add_column("rooms", sa.Column("salt", sa.String(22), nullable=False, server_default=""))
