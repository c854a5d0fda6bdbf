"""Take the pictures in docs/pictures: every page at two sizes in two themes, from a server that runs already.

Use: regalia serve --port 8777 --no-browser, then python tools/take_pictures.py http://127.0.0.1:8777
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from find_browser import find
from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
PAGES = {
    "start": "/",
    "new": "/new/valeria",
    "cards": "/cards/valeria",
    "rules": "/rules/valeria",
    "games": "/games",
    "settings": "/settings",
    "pieces": "/pieces",
}
GAMES = ("bellum_magica", "valeria", "viscounts", "wonderful_kingdom")
"""In the order of the start page."""
SIZES: tuple[tuple[int, int], ...] = ((1280, 800), (360, 640))


def play_a_little(page: Page, choices: int) -> None:
    """Choose whatever glows first, some times."""
    for _ in range(choices):
        glowing = page.locator(".glowing:visible")
        page.wait_for_timeout(900)
        if glowing.count():
            glowing.first.click(timeout=2000)


def pictures(browser: Browser, house: str, width: int, height: int, theme: Literal["light", "dark"]) -> None:
    """All pages at one size in one theme, and a table of each game."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    page = context.new_page()
    for name, address in PAGES.items():
        page.goto(house + address)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png")
    page.goto(house)
    games = page.get_by_role("button", name="Against bots")
    for at in range(games.count()):
        page.goto(house)
        page.get_by_role("button", name="Against bots").nth(at).click()
        page.wait_for_url("**/table/**")
        page.wait_for_timeout(2500)
        play_a_little(page, 5)
        page.wait_for_timeout(2500)
        page.screenshot(path=FOLDER / f"table-{GAMES[at]}-{width}-{theme}.png")
    context.close()


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for width, height in SIZES:
            pictures(browser, sys.argv[1], width, height, "light")
            pictures(browser, sys.argv[1], width, height, "dark")
        browser.close()


if __name__ == "__main__":
    main()
