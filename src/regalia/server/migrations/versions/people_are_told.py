"""Alerts: how people want to be told that it is their turn, at which tables, and what is to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people_are_told"
down_revision = "house_is_kept"


def upgrade() -> None:
    """Nobody has asked for any yet."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.String(1_000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("link", sa.String(300), nullable=False),
        sa.Column("secret", sa.String(22), nullable=False, unique=True),
        sa.Column("confirmed", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "watches",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False, server_default="-1"),
    )
    op.create_table(
        "alerts",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("way", sa.String(22), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("taken_until", sa.Float),
        sa.Column("done", sa.Float),
    )
    op.create_index("ix_alerts_due", "alerts", ["done", "due"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
    )
