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


PAGES = ["docs/python.md", *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs/api").glob("*.md")))]


@pytest.mark.parametrize("document", PAGES)
def test_what_a_page_shows_is_so(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = "\n".join(blocks(document, "pycon"))
    assert shown
    page = doctest.DocTestParser().get_doctest(shown, {}, document, document, 0)
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(page, out=said.append)
    assert results.attempted == shown.count(">>> ")
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
