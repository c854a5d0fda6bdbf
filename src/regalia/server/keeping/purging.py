"""Throwing old tables away, with all that belongs to them, wherever in the schema it lies."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, Table, delete, func, or_, select, update

from regalia.server.keeping.backups import tables_in
from regalia.server.models import moves, rooms
from regalia.server.storage import Storage

AT_ONCE = 200
DAY = 86_400


async def older_than(storage: Storage, before: float) -> list[str]:
    """Tables that nobody has touched since a time, the oldest first."""
    last = select(moves.c.room, func.max(moves.c.at).label("at")).group_by(moves.c.room).subquery()
    touched = func.coalesce(last.c.at, rooms.c.created)
    old = select(rooms.c.id).outerjoin(last, rooms.c.id == last.c.room).where(touched < before).order_by(touched)
    async with storage.database.reading() as connection:
        return list((await connection.scalars(old)).all())


async def throw_away(storage: Storage, ids: Sequence[str]) -> None:
    """Throw tables away, some at a time, each with all that belongs to it or not at all."""
    for start in range(0, len(ids), AT_ONCE):
        async with storage.database.writing() as connection:
            await connection.run_sync(_throw_away, ids[start : start + AT_ONCE])


def _throw_away(connection: Connection, ids: Collection[str]) -> None:
    """Rows that refer to what goes go with it; where a reference may be empty, the row stays and forgets it."""
    doomed: dict[Table, ColumnElement[bool]] = {}
    forgetting: list[tuple[Table, str, ColumnElement[bool]]] = []
    for table in tables_in(connection):
        if table.name == rooms.name:
            doomed[table] = table.columns["id"].in_(ids)
            continue
        gone: list[ColumnElement[bool]] = []
        for key in table.foreign_keys:
            if key.column.table in doomed and key.column.table is not table:
                lost: ColumnElement[bool] = key.parent.in_(select(key.column).where(doomed[key.column.table]))
                if key.parent.nullable:
                    forgetting.append((table, key.parent.name, lost))
                else:
                    gone.append(lost)
        if gone:
            doomed[table] = or_(*gone)
    for table, column, lost in forgetting:
        connection.execute(update(table).where(lost).values({column: None}))
    for table in reversed(doomed):
        connection.execute(delete(table).where(doomed[table]))
