"""Take the pictures in docs/pictures: every page and every game at two sizes in two themes, from a running server.

Use: regalia serve --port 8777 --no-browser, then python tools/take_pictures.py http://127.0.0.1:8777
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import httpx
from find_browser import find
from playwright.sync_api import Browser, Page, sync_playwright

from regalia.shelf import shelf

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
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
SIZES: tuple[tuple[int, int], ...] = ((1280, 800), (360, 640))


def tables() -> dict[str, tuple[str, float]]:
    """For each picture of a table a record, and how much of it has been played: of every game on the shelf that has
    golden games one for several players, three if they may be, and one for a player alone."""
    found = {}
    for game in shelf():
        for name, counts in ((f"table-{game}", (3, 2, 4, 5)), (f"table-{game}-alone", (1,))):
            records = [path for n in counts for path in sorted(RECORDS.glob(f"{game}/*_{n}_players.record"))]
            if records:
                found[name] = (f"{game}/{records[0].stem}", 0.6)
    return found | {"ending": (FINISHED, 1.0)}


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
    made = httpx.post(f"{house}/api/tables", json=wish).raise_for_status().json()
    return f"{house}/table/{made['table']}#{made['token']}"


def settled(page: Page) -> None:
    """Nothing moves or loads any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)


def pictures(browser: Browser, house: str, width: int, height: int, theme: Literal["light", "dark"]) -> None:
    """All pages at one size in one theme, tables of each game, and a review."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()

    def take(name: str) -> None:
        settled(page)
        page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png")

    for name, address in PAGES.items():
        page.goto(house + address)
        take(name)
    for name, (record, part) in tables().items():
        page.goto(set_table(house, record, part))
        page.get_by_role("region", name="Decision").wait_for()
        take(name)
    page.goto(set_table(house, FINISHED, 1.0))
    page.get_by_role("button", name="Review").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=120_000)
    take("review")
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
