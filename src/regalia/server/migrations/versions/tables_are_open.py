"""Tables in the lobby, who knocks there, series and rematches; games that are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tables_are_open"
down_revision = "people_are_known"


def upgrade() -> None:
    """Older tables are found by their links alone, stand for themselves, and are not rated."""
    op.add_column("rooms", sa.Column("listed", sa.String(4), nullable=False, server_default=""))
    op.create_index("ix_rooms_listed", "rooms", ["listed"])
    op.add_column("rooms", sa.Column("series", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("follows", sa.String(22), nullable=False, server_default=""))
    op.create_index("ix_rooms_follows", "rooms", ["follows"])
    op.add_column("rooms", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_rooms_rated", "rooms", ["rated"])
    op.add_column("seats", sa.Column("rating", sa.Integer))
    op.add_column("persons", sa.Column("seen", sa.Float))
    op.create_index("ix_persons_seen", "persons", ["seen"])
    op.create_table(
        "knocks",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("room", sa.String(22), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), nullable=False, index=True),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
