"""The version of the database's schema: an older one is brought up to date, a newer one is left alone."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from regalia.engine.game import Refused
from regalia.engine.messages import say

BEFORE_VERSIONS = "first"
"""What a database is that has tables and no version."""


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables, or change them step by step into what this program knows; refuses those of a later program."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).has_table("rooms"):
        command.stamp(config, BEFORE_VERSIONS)
        version = BEFORE_VERSIONS
    if version is not None and version not in {step.revision for step in steps.walk_revisions()}:
        raise Refused(say("server-database-newer", version=version))
    if version != steps.get_current_head():
        command.upgrade(config, "head")
