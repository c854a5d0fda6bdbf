"""Invitations to a closed house: codes that let people set tables, each for some time and some tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, or_, select, update

from regalia.server.access import hashed, new_token
from regalia.server.databases import Database
from regalia.server.models import invitations

SHOWN = 8
"""So many signs of the hash name an invitation."""


@dataclass(frozen=True)
class Invitation:
    """What the owner knows of an invitation; its code was told once."""

    name: str
    note: str
    made: float
    until: float | None
    tables: int | None
    used: int


async def invite(database: Database, note: str, now: float, days: float | None, tables: int | None) -> str:
    """A new code, good for so many days and tables, or without an end."""
    code = new_token()
    row = {
        "code": hashed(code),
        "note": note[:60],
        "made": now,
        "until": None if days is None else now + days * 86_400,
        "tables": tables,
    }
    async with database.writing() as connection:
        await connection.execute(insert(invitations), row)
    return code


async def use_invitation(database: Database, code: str, now: float) -> bool:
    """Set one more table with a code; says no if it does not hold, or not any more."""
    good = update(invitations).where(
        invitations.c.code == hashed(code),
        or_(invitations.c.until.is_(None), invitations.c.until > now),
        or_(invitations.c.tables.is_(None), invitations.c.used < invitations.c.tables),
    )
    async with database.writing() as connection:
        return (await connection.execute(good.values(used=invitations.c.used + 1))).rowcount == 1


async def all_invitations(database: Database) -> list[Invitation]:
    """Those that were made, the latest first."""
    async with database.reading() as connection:
        rows = await connection.execute(select(invitations).order_by(invitations.c.made.desc()))
        return [Invitation(row.code[:SHOWN], row.note, row.made, row.until, row.tables, row.used) for row in rows]


async def withdraw(database: Database, name: str) -> bool:
    """Let an invitation hold no more."""
    if len(name) != SHOWN:
        return False
    async with database.writing() as connection:
        gone = delete(invitations).where(invitations.c.code.startswith(name, autoescape=True))
        return (await connection.execute(gone)).rowcount > 0
