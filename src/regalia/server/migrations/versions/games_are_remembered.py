"""What finished games tell of each seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "games_are_remembered"
down_revision = "games_are_discussed"


def upgrade() -> None:
    """Games that ended before are remembered when somebody looks at them again."""
    op.create_table(
        "chronicle",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("against", sa.String(200), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("income", sa.Text, nullable=False),
        sa.Column("built", sa.Text, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("skill", sa.Float),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_chronicle_ended", "chronicle", ["ended"])
