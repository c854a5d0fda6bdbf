"""The house from outside: its database made a copy of, or made from one, whether a server runs or not."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.databases import Database
from regalia.server.keeping.backups import Counts, must_be_empty, restore_backup, write_backup
from regalia.server.keeping.folder_lock import folder_of_ones_own
from regalia.server.settings import Settings
from regalia.server.sqlite import SqliteDatabase
from regalia.server.storage import Storage, database_of


@asynccontextmanager
async def storage_of(settings: Settings) -> AsyncIterator[Storage]:
    """The tables of a house that is there already; they are brought up to date as at a start."""
    _must_be_there(settings)
    storage = Storage(settings)
    try:
        await storage.open()
        yield storage
    finally:
        await storage.close()


async def back_up(settings: Settings, target: Path) -> Counts:
    """Write all tables into a file, as they are at one moment, while people play on."""
    _must_be_there(settings)
    database = database_of(settings)
    try:
        async with database.one_moment() as connection:
            return await connection.run_sync(write_backup, target)
    except database.troubles as error:
        raise _unusable(database, error) from None
    finally:
        await database.close()


def _must_be_there(settings: Settings) -> None:
    if not settings.database_url and not settings.database.exists():
        raise Refused(say("keeping-no-house", folder=str(settings.data_dir)))


async def restore(settings: Settings, file: Path) -> Counts:
    """Make the tables from a backup, where nothing lies yet; refuses a broken one, and then nothing has changed."""
    if settings.database_url:
        return await _restore_into(database_of(settings), file)
    settings.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    with folder_of_ones_own(settings.data_dir):
        return await _restore_file(settings.database, file)


async def _restore_file(target: Path, file: Path) -> Counts:
    """Make a new SQLite file, and put it in its place when it is whole."""
    if target.exists():
        there = SqliteDatabase(target)
        try:
            async with there.engine.connect() as connection:
                await connection.run_sync(must_be_empty, str(target))
        finally:
            await there.close()
    part = target.with_suffix(".restoring")
    _remove(part)
    part.touch(mode=0o600)
    try:
        counts = await _restore_into(SqliteDatabase(part), file)
        _remove(target)
        os.replace(part, target)
        return counts
    finally:
        _remove(part)


def _remove(file: Path) -> None:
    """Take a SQLite file away with what belongs to it."""
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)


async def _restore_into(database: Database, file: Path) -> Counts:
    def within(connection: Connection) -> Counts:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        return restore_backup(connection, file, database.shown)

    try:
        async with database.engine.begin() as connection:
            return await connection.run_sync(within)
    except database.troubles as error:
        raise _unusable(database, error) from None
    finally:
        await database.close()


def _unusable(database: Database, error: Exception) -> Refused:
    why = str(error.orig if isinstance(error, OperationalError) else error).partition("\n")[0] or type(error).__name__
    return Refused(say("server-database-unreachable", where=database.shown, why=why))
