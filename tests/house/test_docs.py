"""Whoever reads the documentation finds every page of it, and no link leads nowhere; `make docs` sees to the rest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
WRITTEN = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
FENCE = re.compile(r"^```(.*)$", re.MULTILINE)
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


def anchors(page: Path) -> set[str]:
    """What can be pointed at in a page: its headings, as the site and the repository both write them."""
    words = [re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in HEADING.findall(page.read_text("utf-8"))]
    return {re.sub(r"\s+", "-", each) for each in words}


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_a_heading_that_is_there(page: Path) -> None:
    led = [link.partition("#") for link in LINK.findall(page.read_text("utf-8")) if "://" not in link and "#" in link]
    pages = [(page.parent / where if where else page, anchor) for where, _, anchor in led]
    assert [(at.name, anchor) for at, anchor in pages if at.exists() and anchor not in anchors(at)] == []


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_site_reads_every_example_as_one(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Zensical takes what follows the language as settings: a bare word there, and no heading below it is one."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from docs_pages import written_page

    begins = FENCE.findall(written_page(page.read_text("utf-8")))[::2]
    assert [begin for begin in begins if not re.fullmatch(r'\w*( \w+="\w+")*', begin)] == []
