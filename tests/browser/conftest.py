"""A real server, a real browser, and pages that must not make mistakes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from regalia.server.static_files import client_folder
from tests.server.serving import Server, quick
from tests.sizes import PATIENCE
from tests.sizes import SIZES as SAMPLES

expect.set_options(timeout=1000 * PATIENCE)

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SIZES = {"phone": (360, 640), "laptop": (1280, 800)}

WITHOUT_FRAMES = """
  window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 8);
  window.cancelAnimationFrame = clearTimeout;
"""
"""Where nothing is painted, there is no next frame to wait for."""

Dealt = Callable[..., str]
Launch = Callable[[bool], Browser]
OpenPage = Callable[..., Page]
"""Opens a page as a person with a device of their own would: its size, light and language can be named."""


@pytest.fixture(scope="session")
def built() -> None:
    """The client is built, and what the tests need of its packages is there."""
    if not (client_folder() / "index.html").is_file() or not AXE.is_file():
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "build"], check=True, cwd=ROOT)


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a folder of its own and bots that do not dawdle."""
    with Server(quick(tmp_path_factory.mktemp("tables"))) as server:
        yield server


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that nobody named are the same each time a test runs, so that it fails for a reason or not at all."""
    monkeypatch.setattr("regalia.server.plays.drawn_seed", count(2).__next__)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Launch]:
    """The machine's own Chromium, or else Playwright's, with or without painting."""
    path = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:

        @cache
        def launch(painted: bool) -> Browser:
            args = ["--no-sandbox"] if painted else ["--no-sandbox", "--disable-threaded-compositing"]
            return playwright.chromium.launch(executable_path=path, args=args)

        yield launch


@pytest.fixture
def open_page(chromium: Launch, house: Server) -> Iterator[OpenPage]:
    """Pages of different people; none of them may fail or break the content policy.

    Painting takes most of a page's time. Whole games are played unpainted: the page is laid out, things lie over each
    other and are pressed as ever, only that no picture of it is made.
    """
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # The browser itself notes every refusal of the server; whether it is told to the reader is another matter.
        # So it notes that one header counts on secure pages only.
        # And each page would keep the whole shell for later; only tests/browser/test_offline.py lets it.
        notes = (
            "Failed to load resource",
            "Cross-Origin-Opener-Policy header has been ignored",
            "Service Worker registration blocked by Playwright",
        )
        if message.type in ("error", "warning") and not any(note in message.text for note in notes):
            mistakes.append(message.text)

    def open_page(
        address: str = "/",
        *,
        size: str = "laptop",
        theme: str = "light",
        locale: str = "en-GB",
        motion: str = "reduce",
        painted: bool = True,
    ) -> Page:
        width, height = SIZES[size]
        context = chromium(painted).new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=size == "phone",
            locale=locale,
            base_url=f"http://127.0.0.1:{house.port}",
            service_workers="block",
        )
        contexts.append(context)
        if not painted:
            context.add_init_script(WITHOUT_FRAMES)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("console", hear)
        page.on("pageerror", lambda problem: mistakes.append(problem.stack or str(problem)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert mistakes == []


def person(name: str = "Anna") -> dict[str, str]:
    """A seat for somebody with this page."""
    return {"kind": "person", "name": name}


def bots(*names: str, level: str = "squire") -> list[dict[str, str]]:
    """Seats for bots."""
    return [{"kind": "bot", "level": level, "name": name} for name in names]


def table_for(house: Server, game: str, seats: list[dict[str, str]], seed: int = 2, **wishes: object) -> str:
    """Set a table; says where it stands."""
    wish = {"game": game, "seats": seats, "seed": str(seed), **wishes}
    made = house.http.post("/api/tables", json=wish).raise_for_status().json()
    return f"/table/{made['table']}#{made['token']}"


@pytest.fixture
def dealt(house: Server) -> Dealt:
    """A table of Valeria for Anna and a squire with a known deal, in which Anna acts first; says where it stands."""

    def deal(seed: int = 2, undo: str = "free") -> str:
        return table_for(house, "valeria", [person(), *bots("Otto")], seed, undo=undo)

    return deal


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    """A phone and a laptop."""
    return str(request.param)


def mostly_on(screen: str) -> pytest.MarkDecorator:
    """A whole game that is played on this screen; in the long run on the other one too."""
    return pytest.mark.parametrize("size", [size for size in SIZES if size == screen or SAMPLES.every_screen])
