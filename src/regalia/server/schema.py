"""The version of the database's schema: an older one is brought up to date, a newer one is left alone."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.models import tables

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger("regalia.server")

BEFORE_VERSIONS = "first"
"""What a database is that has tables and no version."""
NEWEST = "games_are_remembered"
"""What this program reads and writes: the last of the steps in ``migrations``."""

versions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic notes the version, in one row."""


Before = Callable[[Connection], None]
"""What is done before an older schema is changed."""


def version_of(connection: Connection) -> str | None:
    """The version of the schema that a database has; nothing where there are no tables yet."""
    found = inspect(connection)
    if found.has_table(versions.name):
        version: str | None = connection.scalar(select(versions.c.version_num))
        if version is not None:
            return version
    return BEFORE_VERSIONS if found.has_table("rooms") else None


def bring_up_to_date(connection: Connection, before: Before | None = None) -> None:
    """Make the tables, or change them step by step into what this program knows; refuses those of a later program.

    All of it happens in the transaction that the connection is in, or nothing does."""
    version = version_of(connection)
    if version == NEWEST:
        return
    if version is None:
        tables.create_all(connection)
        versions.create(connection, checkfirst=True)
        connection.execute(insert(versions), {"version_num": NEWEST})
        return
    if version not in _steps(connection)[1]:
        raise Refused(say("server-database-newer", version=version))
    if before is not None:
        before(connection)
    log.info("the tables are of version %s and are brought up to %s", version, NEWEST)
    step_by_step(connection, version)


def step_by_step(connection: Connection, version: str | None, upto: str = "head") -> None:
    """Change the tables of an older program into what this one knows, or into what another one knew."""
    from alembic import command

    config, known = _steps(connection)
    if upto not in ("head", *known):
        raise Refused(say("server-database-newer", version=upto))
    if version == BEFORE_VERSIONS and not inspect(connection).has_table(versions.name):
        command.stamp(config, BEFORE_VERSIONS)
    command.upgrade(config, upto)


def _steps(connection: Connection) -> tuple[Config, set[str]]:
    """How Alembic is run, and the versions that it knows the way from."""
    # Loading Alembic takes longer than all else at the start, and is seldom needed.
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config, {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
