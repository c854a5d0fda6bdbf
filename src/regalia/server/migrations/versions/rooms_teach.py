"""The lesson that is given in a room, if any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "rooms_teach"
down_revision = "work_for_others"


def upgrade() -> None:
    """In older rooms nobody was taught."""
    op.add_column("rooms", sa.Column("lesson", sa.String(60), nullable=False, server_default=""))
