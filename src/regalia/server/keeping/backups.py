"""A backup: all that a database holds in one file, which a SQLite file and PostgreSQL can both be made from.

The file is gzip around lines of JSON: what it is, then each table with its columns and rows, and at the end how many
rows each has and the SHA-256 of every line before. Tables are found in the database itself, so that a new one needs
nothing here, and an older schema is written as it is; whoever restores it makes that schema first and then brings it up
to date.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import version as version_of_package
from pathlib import Path
from typing import Any, BinaryIO, TypeVar, cast

import msgspec
from sqlalchemy import Connection, DateTime, MetaData, Table, func, insert, select, text
from sqlalchemy.types import TypeEngine

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.records import written_whole
from regalia.server.models import tables
from regalia.server.schema import NEWEST, Before, bring_up_to_date, step_by_step, version_of, versions

log = logging.getLogger("regalia.server")

T = TypeVar("T")

FORMAT = 1
OWNERS_ONLY = 0o600
"""It holds seeds, invitations and links, as the database does."""
AT_ONCE = 500
"""So many rows are read or written at a time."""

Counts = dict[str, int]
"""How many rows each table has."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a backup: of which schema it is, when it was made, and by which version of the program."""

    regalia_backup: int
    schema: str
    made: float
    program: str


class TableHead(msgspec.Struct, frozen=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True):
    """The last line."""

    rows: Counts
    sha256: str


def tables_in(connection: Connection) -> list[Table]:
    """All tables of a database but the one with its version, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != versions.name]


def write_backup(connection: Connection, target: Path) -> Counts:
    """Write all that a connection sees into a file, whole or not at all; refuses a place that cannot be written to.

    The connection must see one moment only: a transaction that reads nothing that is written meanwhile."""
    schema = version_of(connection)
    if schema is None:
        raise Refused(say("keeping-nothing-here"))
    counts: Counts = {}
    with written_whole(target, OWNERS_ONLY) as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        lines = _Lines(cast(BinaryIO, packed))
        lines.write(Head(FORMAT, schema, time.time(), version_of_package("regalia")))
        for table in tables_in(connection):
            lines.write(TableHead(str(table.name), [str(column.name) for column in table.columns]))
            counts[str(table.name)] = 0
            # Rows in the order of their keys: the same tables make the same file.
            rows = connection.execute(select(table).order_by(*table.primary_key))
            for part in rows.partitions(AT_ONCE):
                counts[str(table.name)] += len(part)
                for row in part:
                    lines.write(list(row))
        lines.write(End(counts, lines.sum.hexdigest()))
    return counts


def keep_a_copy(folder: Path) -> Before:
    """What is done before an older schema is changed: a backup into a folder."""

    def before(connection: Connection) -> None:
        target = named_by_time(folder, f"before-{NEWEST}")
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(say("file-unwritable", file=str(target), why=error.strerror or "")) from None
        write_backup(connection, target)
        log.info("a copy of the older tables lies in %s", target)

    return before


def named_by_time(folder: Path, what: str) -> Path:
    """A new file in a folder for backups, with its day and time."""
    return folder / f"{what}-{time.strftime('%Y%m%d-%H%M%S')}.backup"


class _Lines:
    """Lines of JSON on their way into a file, summed up."""

    def __init__(self, file: BinaryIO) -> None:
        self.sum = hashlib.sha256()
        self._file = file

    def write(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self.sum.update(line)
        self._file.write(line)


def check_backup(file: Path) -> tuple[Head, Counts]:
    """Read a backup to its end; refuses one that is broken, and says what is wrong with it."""
    head, end, counts, sum_so_far = None, None, Counts(), hashlib.sha256()
    table = ""
    for line in _lines(file):
        if end is not None:
            raise _broken(file, say("keeping-backup-goes-on"))
        if head is None:
            head = _head(file, line)
        elif line.startswith(b'{"table"'):
            table = _decoded(file, line, TableHead).table
            counts[table] = 0
        elif line.startswith(b"["):
            _decoded(file, line, list[Any])
            counts[table] = counts.get(table, 0) + 1
        else:
            end = _decoded(file, line, End)
            if end.sha256 != sum_so_far.hexdigest() or end.rows != counts:
                raise _broken(file, say("keeping-backup-sum"))
        sum_so_far.update(line)
    if head is None or end is None:
        raise _broken(file, say("keeping-backup-cut"))
    return head, counts


def _head(file: Path, line: bytes) -> Head:
    head = _decoded(file, line, Head)
    if head.regalia_backup != FORMAT:
        raise Refused(say("keeping-backup-newer", file=str(file), version=head.program))
    return head


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as packed:
            yield from packed
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise _broken(file, say("keeping-backup-cut")) from None
    except OSError as error:
        raise Refused(say("file-unreadable", file=str(file), why=error.strerror or str(error))) from None


def _decoded(file: Path, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _broken(file, say("keeping-backup-sum")) from None


def _broken(file: Path, why: Message) -> Refused:
    return Refused(say("keeping-backup-broken", file=str(file), why=why))


def must_be_empty(connection: Connection, where: str) -> None:
    """Refuse a database in which somebody has left something; what a server writes by itself is nobody's."""
    own = {table.name for table in tables.sorted_tables if table.info.get("by_itself")}
    for table in tables_in(connection):
        if table.name not in own and connection.scalar(select(func.count()).select_from(table)):
            raise Refused(say("keeping-not-empty", where=where))


def restore_backup(connection: Connection, file: Path, where: str) -> Counts:
    """Make a database from a backup, within the transaction of the connection: all of it, or nothing.

    Refuses a broken backup, one of a later program, and a database in which something lies."""
    head, counts = check_backup(file)
    must_be_empty(connection, where)
    for table in reversed(tables_in(connection)):
        table.drop(connection)
    versions.drop(connection, checkfirst=True)
    step_by_step(connection, None, head.schema)
    _fill(connection, file, counts)
    bring_up_to_date(connection)
    return counts


def _fill(connection: Connection, file: Path, counts: Counts) -> None:
    made = {table.name: table for table in tables_in(connection)}
    if unknown := sorted(counts.keys() - made.keys()):
        raise _broken(file, say("keeping-backup-table", table=", ".join(unknown)))
    table, columns, rows = None, list[str](), list[dict[str, Any]]()
    with closing(cast(Any, _lines(file))) as lines:
        for line in lines:
            if line.startswith(b"["):
                row = dict(zip(columns, msgspec.json.decode(line), strict=True))
                assert table is not None
                rows.append({name: _value(table.columns[name].type, value) for name, value in row.items()})
            if table is not None and rows and (len(rows) == AT_ONCE or not line.startswith(b"[")):
                connection.execute(insert(table), rows)
                rows = []
            if line.startswith(b'{"table"'):
                head = _decoded(file, line, TableHead)
                table, columns = made[head.table], head.columns
                if unknown := sorted(set(columns) - set(table.columns.keys())):
                    raise _broken(file, say("keeping-backup-table", table=", ".join(unknown)))
    if connection.dialect.name == "postgresql":
        _count_on(connection, made.values())


def _value(kind: TypeEngine[Any], value: Any) -> Any:
    """A value as the column takes it: JSON has no times and no bytes."""
    if value is None:
        return None
    if isinstance(kind, DateTime):
        moment = datetime.fromisoformat(value)
        moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        return moment if kind.timezone else moment.astimezone(UTC).replace(tzinfo=None)
    try:
        python_type = kind.python_type
    except NotImplementedError:
        return value
    return msgspec.convert(value, python_type, strict=False) if python_type in (bytes, bool) else value


def _count_on(connection: Connection, made: Any) -> None:
    """PostgreSQL counts on after the highest number of each table that numbers its own rows."""
    for table in made:
        for column in table.primary_key:
            owner = connection.scalar(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            )
            if owner is not None:
                highest = connection.scalar(select(func.max(column)))
                if highest is not None:
                    connection.execute(text("SELECT setval(:owner, :highest)"), {"owner": owner, "highest": highest})
