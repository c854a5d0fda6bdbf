"""The files that somebody names on the command line, read as text or refused."""

from __future__ import annotations

from pathlib import Path

from regalia.engine.game import Refused
from regalia.engine.messages import say


def text_of(path: Path) -> str | Refused:
    """What stands in a file, or why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        return Refused(say("file-unreadable", file=path.name, why=error.strerror or ""))
    except UnicodeDecodeError:
        return Refused(say("file-not-text", file=path.name))
