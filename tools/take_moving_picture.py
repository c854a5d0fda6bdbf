"""Take the moving picture of the README from a running server: some turns of a game, as somebody at a laptop sees them.

Use: regalia serve --port 8777 --no-browser, then python tools/take_moving_picture.py http://127.0.0.1:8777
"""

from __future__ import annotations

import base64
import io
import sys
import time
from dataclasses import dataclass
from itertools import pairwise

from find_browser import find
from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright
from take_pictures import FOLDER, set_table, tables

GAME = "table-valeria"
SCREEN = (1280, 800)
SIZE = (800, 500)
CHOICES = 7
"""How many choices are seen; bots choose between them."""
SECONDS = 22.0
"""How long it lasts at most."""
STILL = 1.6
"""Where nothing moves, it does not stand longer than this."""
LAST = 3.0
SLOWLY = 1.8
"""Things move so much more slowly while it is taken than when it is seen: the pace «slow» of the settings."""
FOLLOWS = 2.5
"""For so many seconds is watched what follows from a choice."""
PAY = ".split button"
CHOOSABLE = f"main :is(button, [role=button]).glowing, main .glowing button, button.choose, {PAY}"
QUALITY = 48
KEYS = "1234"


@dataclass
class Seen:
    """What the screen shows from a moment on."""

    at: float
    picture: Image.Image


def watched(page: Page) -> list[Seen]:
    """Play some turns, and look at the screen as often as can be meanwhile."""
    seen: list[Seen] = []
    eye = page.context.new_cdp_session(page)

    def look(seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            at = time.monotonic()
            shot = eye.send("Page.captureScreenshot", {"format": "jpeg", "quality": 92, "optimizeForSpeed": True})
            picture = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
            seen.append(Seen(at / SLOWLY, picture.resize(SIZE, Image.Resampling.LANCZOS)))

    for turn in range(CHOICES):
        page.locator(CHOOSABLE).locator("visible=true").first.wait_for()
        look(1.0)
        pay = page.locator(PAY)
        if pay.count():
            pay.first.click()
        else:
            page.keyboard.press(KEYS[turn % len(KEYS)])
        look(FOLLOWS * SLOWLY)
    return seen


def told(seen: list[Seen]) -> tuple[list[Image.Image], list[int]]:
    """What is shown, and for how many milliseconds each: nothing twice, and nothing for too long."""
    pictures, times, passed = [seen[0].picture], [0.0], 0.0
    for before, after in pairwise(seen):
        lasted = min(after.at - before.at, STILL)
        times[-1] += lasted
        passed += lasted
        if passed > SECONDS:
            break
        if ImageChops.difference(pictures[-1], after.picture).getbbox():
            pictures.append(after.picture)
            times.append(0.0)
    times[-1] += LAST
    return pictures, [max(20, round(1000 * min(each, LAST))) for each in times]


def main() -> None:
    """Take it."""
    house = sys.argv[1]
    record, part = tables()[GAME]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": SCREEN[0], "height": SCREEN[1]}, color_scheme="light", locale="en-GB"
        )
        page.add_init_script("localStorage.setItem('regalia-motion', 'slow')")
        page.goto(set_table(house, record, part))
        page.get_by_role("region", name="Decision").wait_for()
        page.wait_for_load_state("networkidle")
        pictures, times = told(watched(page))
        browser.close()
    target = FOLDER / "game.webp"
    pictures[0].save(
        target, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=QUALITY, method=4
    )
    print(f"{target}: {len(pictures)} pictures, {sum(times) / 1000:.1f} s, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
