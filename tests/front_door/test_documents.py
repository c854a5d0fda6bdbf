"""What the documents show in Python is run, and must come out as they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def blocks(document: str, kind: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_what_the_python_page_shows_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = blocks("docs/python.md", "pycon")
    assert len(shown) >= 6
    page = doctest.DocTestParser().get_doctest("\n".join(shown), {}, "docs/python.md", "docs/python.md", 0)
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(page, out=said.append)
    assert results.attempted > 20
    assert results.failed == 0, "".join(said)


def test_the_python_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = blocks("README.md", "python")
    assert shown
    for block in shown:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()
