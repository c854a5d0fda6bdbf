"""Exit codes: what went wrong, and whose fault it is, the command's (2) or a file's (1)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.engine.game import Refused
from regalia.engine.messages import say

DONE = 0
BAD_DATA = 1
BAD_USAGE = 2
INTERRUPTED = 130
READER_GONE = 141


class BadFile(Refused):
    """A file is at fault, not the command; the message names the file and the line."""


@contextmanager
def from_file(path: Path) -> Iterator[None]:
    """Whatever is refused inside is the fault of this file."""
    try:
        yield
    except BadFile:
        raise
    except Refused as refusal:
        why = refusal.message
        named = "file" in why.args
        raise BadFile(why if named else say("terminal-in-file", file=str(path), why=why)) from None
