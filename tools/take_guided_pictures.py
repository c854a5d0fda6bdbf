"""Take the pictures of a first evening from a running server: from an empty browser to the end of a guided game.

Use: regalia serve --port 8777 --no-browser, then python tools/take_guided_pictures.py http://127.0.0.1:8777
"""

from __future__ import annotations

import sys

from find_browser import find
from playwright.sync_api import Page, sync_playwright
from take_pictures import EXAMPLE, ROOT, opened, take

sys.path.insert(0, str(ROOT))

from tests.browser.player import Player, press  # it presses what glows, as a person would

SCREEN = (360, 640)
SEED = 5
"""The chance by which the newcomer chooses."""
SHOWN = (1, 2, 5)
"""Which of the things that are explained are shown."""


def guided(page: Page, house: str) -> None:
    """Ask for a game, take the guided one, read what is explained, and play to the end."""
    page.goto(house)
    page.get_by_role("button", name="Play now").tap()
    page.get_by_role("dialog", name="Your first time here?").wait_for()
    take(page, "guided-1")
    page.goto(f"{house}/lessons/{EXAMPLE}")
    page.get_by_role("button", name="Guided game").wait_for()
    take(page, "guided-2")
    page.get_by_role("button", name="Guided game").tap()
    panel = page.get_by_role("region", name="Your guide")
    panel.wait_for()
    player, told = Player(page, seed=SEED), 0
    while not player.over:
        if panel.count():
            told += 1
            if told in SHOWN:
                take(page, f"guided-{3 + SHOWN.index(told)}")
            press(panel.get_by_role("button", name="I see"))
            page.wait_for_timeout(100)
        elif not player.choose():
            page.wait_for_timeout(15)
    take(page, f"guided-{3 + len(SHOWN)}")


def main() -> None:
    """Take them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = opened(browser, *SCREEN, "light")
        page.set_default_timeout(90_000)
        guided(page, sys.argv[1].rstrip("/"))
        browser.close()


if __name__ == "__main__":
    main()
