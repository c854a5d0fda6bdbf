"""The tables as they were before the schema had a version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    """Make rooms, seats, moves and phrases."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("undo", sa.String(12), nullable=False),
        sa.Column("known_deal", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("spectator", sa.String(22), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(22), nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
