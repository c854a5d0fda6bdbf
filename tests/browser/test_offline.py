"""The page on one's own device: it can be installed, is read when the server is out of reach, and is never outdated."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from regalia.server import static_files
from tests.browser.conftest import Launch
from tests.browser.player import press
from tests.server.serving import Server, quick
from tests.sizes import PATIENCE

KEPT = "async (language) => !!(await (await caches.open('regalia-read')).match(`/kept/${language}`))"
SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('regalia-shell-'))"


@pytest.fixture
def client(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built client, which a test may change."""
    folder = tmp_path / "client"
    shutil.copytree(static_files.client_folder(), folder)
    monkeypatch.setattr(static_files, "client_folder", lambda: folder)
    return folder


@pytest.fixture
def device(chromium: Launch) -> Iterator[BrowserContext]:
    """Somebody's browser, which keeps what it is given."""
    context = chromium(False).new_context(locale="cs-CZ", viewport={"width": 360, "height": 640})
    yield context
    context.close()


def opened(device: BrowserContext, server: Server, path: str) -> Page:
    page = device.new_page()
    page.goto(f"http://127.0.0.1:{server.port}{path}")
    return page


def until(page: Page, holds: str, wanted: object = None) -> None:
    """Wait until something holds that the page has to wait for itself."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(holds, wanted):
        assert time.monotonic() < deadline, holds
        page.wait_for_timeout(50)


def test_rules_and_lessons_are_read_without_the_server(client: Path, device: BrowserContext, tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        page = opened(device, server, "/")
        until(page, KEPT, "cs")
        page.goto("about:blank")
    page.goto(f"http://127.0.0.1:{server.port}/rules/valeria")
    expect(page.get_by_role("heading", name="Fáze příjmů")).to_be_visible()
    page.goto(f"http://127.0.0.1:{server.port}/lessons/valeria")
    expect(page.get_by_role("heading", name="Prvních pět minut")).to_be_visible()
    # And a game at the real table is counted and kept.
    page.goto(f"http://127.0.0.1:{server.port}/pad/valeria")
    page.get_by_role("spinbutton", name="Nestvůry, 2. hráč").fill("7")
    expect(page.get_by_role("status")).to_contain_text("2. hráč")
    press(page.get_by_role("button", name="Uložit tuto hru"))
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="2. hráč 7 ★")).to_be_visible()


def made_anew(client: Path, version: str, by: str) -> None:
    """Give the client another version, which can be seen."""
    for name, before, after in (
        ("index.html", "<title>", f'<meta name="made" content="{by}"><title>'),
        ("service-worker.js", version, by),
    ):
        text = (client / name).read_text(encoding="utf-8")
        assert before in text
        (client / name).write_text(text.replace(before, after), encoding="utf-8")


def test_a_new_version_is_seen_at_the_next_page(client: Path, device: BrowserContext, tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        page = opened(device, server, "/")
        until(page, KEPT, "cs")
        (first,) = page.evaluate(SHELLS)
        made_anew(client, first.removeprefix("regalia-shell-"), "second")
        page.reload()
        expect(page.locator("meta[content=second]")).to_be_attached()
        # A tab that was opened before still finds the files it was made with.
        until(page, f"async (both) => (await ({SHELLS})()).join() === both", f"{first},regalia-shell-second")
        made_anew(client, "second", "third")
        page.reload()
        until(page, f"async (both) => (await ({SHELLS})()).join() === both", "regalia-shell-second,regalia-shell-third")
        page.goto("about:blank")


def test_the_page_can_be_installed(client: Path, device: BrowserContext, tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        page = opened(device, server, "/")
        problems = device.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
        manifest = server.http.get("/manifest.webmanifest").raise_for_status().json()
        for icon in manifest["icons"]:
            assert server.http.get(icon["src"]).headers["content-type"] == icon["type"], icon
