"""Whoever reads the documentation finds every page of it, and no link leads nowhere; `make docs` sees to the rest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
WRITTEN = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
SHOWN = re.compile(r'<img src="([^"]+)"')
MADE = {"games/index.md", "contributing.md", "changelog.md"}
"""Pages that are made when the site is built (tools/docs_pages.py)."""


def test_every_page_can_be_found_from_the_navigation() -> None:
    named = set(re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), flags=re.MULTILINE))
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    games = {page for page in pages if page.startswith("games/")}
    assert named == (pages - games) | MADE


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    led = [link.partition("#")[0] for link in LINK.findall(text) + SHOWN.findall(text) if "://" not in link]
    lost = [link for link in led if link and not (page.parent / link).exists()]
    assert [link for link in lost if Path(link).name not in {Path(made).name for made in MADE}] == []
