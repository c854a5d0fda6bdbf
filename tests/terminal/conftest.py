"""The command run as a person runs it: words in, text and an exit code out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from regalia.terminal.main import main

ONES = "1\n" * 2000
"""Somebody who always takes the first option; more lines than any game has questions."""


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one object on standard output; it must be all there is."""
        assert self.code == 0, self.err
        assert self.err == ""
        return json.loads(self.out)

    def refused(self, code: int) -> str:
        """What was complained about; never a traceback, and nothing on standard output."""
        assert self.code == code, (self.code, self.out, self.err)
        assert "Traceback" not in self.err
        assert self.err.startswith("regalia: ")
        return self.err


Regalia = Callable[..., Ran]


@pytest.fixture
def regalia(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Regalia:
    """Run the command in this process; ``said`` is what the person types."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str | Path, said: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        capsys.readouterr()
        code = main([str(word) for word in words])
        written = capsys.readouterr()
        return Ran(code, written.out, written.err)

    return run
