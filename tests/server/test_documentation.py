"""The documentation at /docs: shown where it was built, said to be missing where it was not."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import httpx
import pytest

from regalia.server import documentation
from tests.server.serving import Server

SCRIPT = 'var asked = "?";'
START = f"<html><script>{SCRIPT}</script><script src='x.js'></script>Start here</html>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small documentation, built."""
    folder = tmp_path / "site"
    (folder / "hosting").mkdir(parents=True)
    (folder / "index.html").write_text(START, encoding="utf-8")
    (folder / "hosting" / "index.html").write_text("<html>Host it</html>", encoding="utf-8")
    (folder / "x.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    monkeypatch.setattr(documentation, "docs_folder", lambda: folder)
    return folder


def get(server: Server, path: str, language: str = "en") -> httpx.Response:
    return server.http.get(path, headers={"accept-language": language})


def test_its_pages_are_shown(server: Server, site: Path) -> None:
    start, hosting = get(server, "/docs/"), get(server, "/docs/hosting/")
    assert "Start here" in start.text and "Host it" in hosting.text
    assert get(server, "/docs/x.js").headers["content-type"].startswith("text/javascript")


def test_a_forgotten_stroke_is_added(server: Server, site: Path) -> None:
    assert [get(server, path).headers["location"] for path in ("/docs", "/docs/hosting")] == [
        "/docs/",
        "/docs/hosting/",
    ]


def test_only_the_scripts_that_stand_in_a_page_may_run(server: Server, site: Path) -> None:
    allowed = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    policy = get(server, "/docs/").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{allowed}';" in policy
    assert "script-src 'self';" in get(server, "/docs/hosting/").headers["content-security-policy"]
    assert "sha256" not in get(server, "/").headers["content-security-policy"]


@pytest.mark.parametrize("path", ["nowhere", "..%2fsecret.txt", "%2fetc/passwd", "%00", "hosting/..%2f..%2fsecret.txt"])
def test_nothing_else_is_there(server: Server, site: Path, path: str) -> None:
    assert get(server, f"/docs/{path}").status_code == 404


def test_where_it_was_not_built_it_says_how(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "docs_folder", lambda: tmp_path / "none")
    said = {language: get(server, "/docs/", language) for language in ("cs-CZ,cs;q=0.9,en;q=0.8", "fr,de;q=0.5", "")}
    assert {answer.status_code for answer in said.values()} == {404}
    assert [answer.text.split()[0] for answer in said.values()] == ["Dokumentace", "Die", "The"]
    assert all("make docs" in answer.text for answer in said.values())
