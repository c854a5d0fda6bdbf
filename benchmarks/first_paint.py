"""How soon a table is there: a real server, a real browser with nothing in its cache, each game at two sizes.

Use: python -m benchmarks.first_paint [--json]
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.serving import Server, quick

from regalia.shelf import shelf

SIZES = {"phone": (360, 640), "laptop": (1280, 800)}
TIMES = 5
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PAINTED = """() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"""
THERE = """() => document.querySelector('main [data-object]') && (window.there ??= performance.now())"""
"""The board is drawn: something on it can be pointed at."""


def measure(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> tuple[float, float]:
    """Milliseconds from the request to the first paint, and to the board."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "squire"}]
    made = server.http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/table/{made['table']}#{made['token']}", wait_until="commit")
    board = page.wait_for_function(THERE).json_value()
    paint = page.wait_for_function(PAINTED).json_value()
    context.close()
    return float(paint), float(board)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--json", action="store_true")
    as_json = asked.parse_args().json
    path = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    answer: dict[str, dict[str, dict[str, float]]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(quick(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        measure(browser, server, "valeria", SIZES["phone"])
        for game in sorted(shelf()):
            for name, size in SIZES.items():
                paints, boards = zip(*(measure(browser, server, game, size) for _ in range(TIMES)), strict=True)
                row = {"first_paint_ms": round(statistics.median(paints)), "board_ms": round(statistics.median(boards))}
                answer.setdefault(game, {})[name] = row
                if not as_json:
                    print(f"{game:20} {name:8} first paint {row['first_paint_ms']:5} ms   board {row['board_ms']:5} ms")
        browser.close()
    if as_json:
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
