"""Who serves from a data folder: one server at a time, for two on one SQLite file only slow each other down."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from regalia.engine.game import Refused
from regalia.engine.messages import say

NAME = "regalia.lock"
OWNERS_ONLY = 0o600


@contextmanager
def folder_of_ones_own(folder: Path) -> Iterator[None]:
    """Have a folder for oneself, until the end or until one is killed; refuses one that somebody else has."""
    with _opened(folder / NAME) as file:
        if not _locked(file):
            raise Refused(say("keeping-folder-in-use", folder=str(folder), process=_owner(file)))
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        yield


def is_served(folder: Path) -> str:
    """The number of the process that serves from a folder; empty if none does."""
    if not (folder / NAME).exists():
        return ""
    with _opened(folder / NAME) as file:
        return "" if _locked(file) else _owner(file)


def _opened(file: Path) -> IO[str]:
    try:
        return os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_ONLY), "r+")
    except OSError as error:
        why = error.strerror or ""
        raise Refused(say("server-folder-unwritable", folder=str(file.parent), why=why)) from None


def _owner(file: IO[str]) -> str:
    with suppress(OSError):  # where a lock also keeps others from reading
        file.seek(0)
        return file.read(20).strip() or "?"
    return "?"


try:
    import fcntl

    def _locked(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

except ImportError:  # Windows
    import msvcrt

    def _locked(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
