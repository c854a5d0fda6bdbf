"""Take the small pictures in docs/pictures from a running server: all games on every size of screen, and every page on
a laptop and a phone, by day and by candlelight; the tables in the other languages too.

Use: regalia serve --port 8777 --no-browser, then python tools/take_pictures.py http://127.0.0.1:8777
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Literal

import httpx
from find_browser import find
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from regalia.shelf import shelf

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
ENGLISH = LANGUAGES[0]
EXAMPLE = "valeria"
"""The game whose pages, ending and review are shown."""
PAGES = {
    "start": "/",
    "new": f"/new/{EXAMPLE}",
    "cards": f"/cards/{EXAMPLE}",
    "rules": f"/rules/{EXAMPLE}",
    "games": "/games",
    "settings": "/settings",
    "pieces": "/pieces",
}
FINISHED = f"{EXAMPLE}/02_2_players"
NAMES = ("Anna", "Otto", "Agnes", "Hugo", "Berta")
PAGE_SIZES: tuple[tuple[int, int], ...] = ((1280, 800), (360, 640))
TABLE_SIZES: tuple[tuple[int, int], ...] = (
    (360, 640),
    (640, 360),
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
TOUCHED: tuple[tuple[int, int], ...] = ((360, 640), (640, 360), (390, 844), (820, 1180), (1180, 820))
"""Phones and tablets: what is there for a finger is seen, and no keys."""
QUALITY = 50
"""Of a WebP: enough to read every word."""
Theme = Literal["light", "dark"]


def tables() -> dict[str, tuple[str, float]]:
    """For each picture of a table a record, and how much of it has been played: of every game on the shelf that has
    golden games one for several players, three if they may be."""
    found = {}
    for game in shelf():
        records = [path for n in (3, 2, 4, 5) for path in sorted(RECORDS.glob(f"{game}/*_{n}_players.record"))]
        if records:
            found[f"table-{game}"] = (f"{game}/{records[0].stem}", 0.6)
    return found


def set_table(house: str, record: str, part: float) -> str:
    """A table in the middle of a game, at a choice of Anna's if there is one; says where it stands."""
    text = (RECORDS / f"{record}.record").read_text(encoding="utf-8")
    seats = next(line for line in text.splitlines() if line.startswith("seats")).count(":")
    choices = [line.split() for line in text.splitlines() if line[:1].isdigit()]
    upto = int(part * len(choices))
    if part < 1:
        upto = next((at for at in range(upto, len(choices)) if choices[at][1] == "@0" or seats == 1), upto)
    people = [{"kind": "person", "name": NAMES[0]}]
    people += [{"kind": "bot", "name": name, "level": "squire"} for name in NAMES[1:seats]]
    wish = {"record": text, "upto": upto, "seats": people, "undo": "free"}
    made = httpx.post(f"{house}/api/tables", json=wish, timeout=60).raise_for_status().json()
    return f"{house}/table/{made['table']}#{made['token']}"


def settled(page: Page) -> None:
    """Nothing moves or loads any more, and it has been painted."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take(page: Page, name: str) -> None:
    """Keep what the page shows as a small WebP."""
    settled(page)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def opened(browser: Browser, width: int, height: int, theme: Theme, language: str = ENGLISH) -> Page:
    """A page of somebody who likes it still."""
    view: ViewportSize = {"width": width, "height": height}
    touched = (width, height) in TOUCHED
    return browser.new_page(
        viewport=view,
        color_scheme=theme,
        reduced_motion="reduce",
        locale=language,
        has_touch=touched,
        is_mobile=touched,
    )


def pages(browser: Browser, house: str, width: int, height: int, theme: Theme) -> None:
    """All pages at one size in one theme, the ending of a game, and its review."""
    page = opened(browser, width, height, theme)
    for name, address in PAGES.items():
        page.goto(house + address)
        take(page, f"{name}-{width}-{theme}")
    page.goto(set_table(house, FINISHED, 1.0))
    page.get_by_role("region", name="Decision").wait_for()
    take(page, f"ending-{width}-{theme}")
    page.get_by_role("button", name="Review").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=120_000)
    take(page, f"review-{width}-{theme}")
    page.context.close()


def boards(
    browser: Browser, house: str, theme: Theme, sizes: tuple[tuple[int, int], ...], language: str = ENGLISH
) -> None:
    """A table of each game, on each of these screens."""
    for name, (record, part) in tables().items():
        address = set_table(house, record, part)
        by_finger = [size for size in sizes if size in TOUCHED]
        by_mouse = [size for size in sizes if size not in TOUCHED]
        for kind in filter(None, (by_finger, by_mouse)):
            page = opened(browser, *kind[0], theme, language)
            page.goto(address)
            page.get_by_role("region", name=Words(language).text(say("web-decision"))).wait_for()
            for width, height in kind:
                page.set_viewport_size({"width": width, "height": height})
                take(page, f"{name}-{width}-{theme}" + (f"-{language}" if language != ENGLISH else ""))
            page.context.close()


def main() -> None:
    """Take them all."""
    house = sys.argv[1]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        boards(browser, house, "light", TABLE_SIZES)
        boards(browser, house, "dark", PAGE_SIZES)
        for language in LANGUAGES[1:]:
            boards(browser, house, "light", PAGE_SIZES, language)
        for width, height in PAGE_SIZES:
            pages(browser, house, width, height, "light")
            pages(browser, house, width, height, "dark")
        browser.close()


if __name__ == "__main__":
    main()
