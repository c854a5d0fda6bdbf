"""The secret of the house's owner: kept in the data folder, so that it is the same after a restart."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from regalia.engine.game import Refused
from regalia.engine.records import written_whole
from regalia.server.access import new_token

VARIABLE = "REGALIA_OWNER_SECRET"
"""Several servers of one house are given the same by it."""
NAME = "owner.secret"
SHORTEST = 12


def owner_secret(folder: Path | None) -> str:
    """The secret that the environment names, or that lies in a folder; a new one is laid there if none does.

    Without either there is none, and no owner's page."""
    named = os.environ.get(VARIABLE, "")
    if len(named) >= SHORTEST:
        return named
    if folder is None:
        return ""
    file = folder / NAME
    try:
        kept = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        kept = ""
    if len(kept) >= SHORTEST:
        return kept
    made = new_token()
    try:
        with written_whole(file, 0o600) as target:
            target.write(f"{made}\n".encode())
    except Refused:
        return ""
    return made


def pass_of(secret: str) -> str:
    """What a browser keeps that has shown the secret: enough to be known by, and not the secret."""
    return hashlib.sha256(f"the owner of this house {secret}".encode()).hexdigest()
