"""The version of the database's schema: an older one is brought up to date, a newer one is left alone."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.models import tables

BEFORE_VERSIONS = "first"
"""What a database is that has tables and no version."""
NEWEST = "tables_are_open"
"""What this program reads and writes: the last of the steps in ``migrations``."""

versions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic notes the version, in one row."""


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables, or change them step by step into what this program knows; refuses those of a later program."""
    found = inspect(connection)
    version = connection.scalar(select(versions.c.version_num)) if found.has_table(versions.name) else None
    if version == NEWEST:
        return
    if version is None and not found.has_table("rooms"):
        tables.create_all(connection)
        versions.create(connection, checkfirst=True)
        connection.execute(insert(versions), {"version_num": NEWEST})
        return
    step_by_step(connection, version)


def step_by_step(connection: Connection, version: str | None) -> None:
    """Change the tables of an older program into what this one knows."""
    # Loading Alembic takes longer than all else at the start, and is seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise Refused(say("server-database-newer", version=version))
    if version is None and inspect(connection).has_table("rooms"):
        command.stamp(config, BEFORE_VERSIONS)
    command.upgrade(config, "head")
