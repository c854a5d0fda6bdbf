"""The ``regalia`` command as a program of its own, as a person's shell would start it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.sizes import PATIENCE

PROGRAM = Path(sys.executable).with_name("regalia")


def surroundings(**environment: str) -> dict[str, str]:
    """The environment of a program: nobody's language, eighty columns, and what a test adds."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**plain, "COLUMNS": "80", **environment}


def run(
    *words: str | Path, said: str = "", timeout: float = PATIENCE, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [PROGRAM, *words],
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(**environment),
        timeout=timeout,
    )
