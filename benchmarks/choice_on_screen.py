"""How soon a choice is answered on screen: a late board, of Viscounts for four unless told, with browser and mouse.

From the press of the mouse to the frame that shows what came of it; in between the choice goes to the server, and what
it says comes back. Nothing moves, so that no flight of a card is counted. Whether a frame shows something new is read
behind it: read within it, as it was at first, the reading of the whole table (some 3 ms) counted as the table's. A
press that only opens a list of choices is no answer, and is not waited for; at first each cost ten seconds of the run.

What is counted is the first frame painted with the changed table and the next question, as the server has confirmed
them. Until 18 November 2026 it was the frame after that one: a frame was taken to paint what had been written before
it began, but the table writes within the frame, in a call that came behind the measure's own. So the log, which is
written behind the frame that answers, was in every number. Now the measure is called last in each frame that an answer
comes to. There the work of the main thread ends; what it then takes to bring the picture to the screen is not in it.

Use: python -m benchmarks.choice_on_screen [--game viscounts] [--choices 100] [--part 0.75] [--size laptop|desk|phone]
[--json]
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tests.browser.golden import TABLES, set_table
from tests.browser.player import LOOK, MOMENT, READ
from tests.server.serving import Server, quick

RECORDS = {game: f"{game}/{record}" for game, record in TABLES.items()} | {"viscounts": "viscounts/03_4_players"}
"""The largest boards there are."""
SIZES = {"phone": (360, 640), "laptop": (1280, 800), "desk": (2560, 1440)}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 3_000
PARTS = ("sent", "heard", "shown")

LISTEN = """
  window.at = {};
  window.WebSocket = class extends WebSocket {
    constructor(...wish) {
      super(...wish);
      this.addEventListener('message', () => (window.at.heard ??= performance.now()));
      // Behind what the table itself asks for when it hears something.
      this.addEventListener('open', () => this.addEventListener('message', () => window.heardFrame?.()));
    }
    send(message) {
      if (String(message).includes('"choose')) window.at = { ...window.at, sent: performance.now(), heard: undefined };
      super.send(message);
    }
  };
"""
"""Notes when a choice leaves the page and when the server is heard."""
AWAIT = f"""() => {{
  const read = {READ};
  const before = read();
  window.at = {{}};
  addEventListener('pointerdown', (event) => (window.at.pressed = event.timeStamp), {{ capture: true, once: true }});
  window.answered = new Promise((done) => {{
    let [written, painted, latest] = [false, false, 0];
    const observer = new MutationObserver(() => (written = true));
    observer.observe(document.body, {{ subtree: true, childList: true, characterData: true }});
    const end = (answer) => (observer.disconnect(), (window.heardFrame = undefined), done([answer]));
    // What was written before a call of a frame, the frame paints; what the frame posts is heard behind it.
    const behind = new MessageChannel();
    behind.port1.onmessage = ({{ data: again }}) => {{
      const shown = performance.now();
      if (painted && window.at.heard !== undefined && read() !== before) end({{ ...window.at, shown }});
      else if (window.at.sent === undefined && document.querySelector('.chooser')) end(null);
      else if (again) requestAnimationFrame(frame);
    }};
    const frame = (now, again = true) => {{
      painted = written || (painted && now === latest);
      [written, latest] = [false, now];
      behind.port2.postMessage(again);
    }};
    window.heardFrame = () => requestAnimationFrame((now) => frame(now, false));
    requestAnimationFrame(frame);
  }});
}}"""
"""Waits in the page for what comes of the next press."""
WHERE = """(which) => {
  const thing = window.things[which];
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  return thing.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
}"""


class Clock:
    """Presses what can be chosen, one after the other, and keeps how long each answer took."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rows: list[dict[str, float]] = []
        self.turn = 0

    def choose(self) -> bool:
        """Press one of the things that can be chosen; says whether there was one."""
        seen = self.page.evaluate(LOOK)
        if seen["over"] or not seen["names"]:
            return False
        self.turn += 1
        where = self.page.evaluate(WHERE, self.turn % len(seen["names"]))
        if where is None:
            return True  # something lies over it; the next turn tries another one
        self.page.mouse.move(*where)  # a hand comes before it presses
        self.page.wait_for_timeout(MOMENT)
        self.page.evaluate(AWAIT)
        self.page.mouse.click(*where)
        try:
            [at] = self.page.wait_for_function("() => window.answered", timeout=PATIENCE).json_value()
        except TimeoutError:
            return True  # the press came to nothing
        if at is None:
            return True  # a list of choices opened; the next turn chooses from it
        self.rows.append({name: at[name] - at["pressed"] for name in PARTS})
        return True


def measure(
    browser: Browser, server: Server, record: str, size: tuple[int, int], part: float, choices: int
) -> list[dict[str, float]]:
    """For each choice the milliseconds from the press until it was sent, heard of, and shown."""
    rows: list[dict[str, float]] = []
    while len(rows) < choices:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        context.add_init_script(LISTEN)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.port}{set_table(server, record, part)}")
        page.locator("section.asked").wait_for()
        page.locator("main [data-object]").first.wait_for()
        clock = Clock(page)
        idle = 0
        while len(rows) + len(clock.rows) < choices and idle < 200:
            idle = 0 if clock.choose() else idle + 1
            page.wait_for_timeout(20)
        rows += clock.rows
        context.close()
    return rows


def summed(rows: list[dict[str, float]]) -> dict[str, Any]:
    """The median and the 95th percentile of each part of the way."""
    answer: dict[str, Any] = {"choices": len(rows)}
    for name in PARTS:
        took = [row[name] for row in rows]
        answer[name] = {"p50": round(statistics.median(took), 1), "p95": round(statistics.quantiles(took, n=20)[-1], 1)}
    return answer


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=RECORDS, default="viscounts")
    asked.add_argument("--choices", type=int, default=100)
    asked.add_argument("--part", type=float, default=0.75)
    asked.add_argument("--size", choices=SIZES, default="laptop")
    asked.add_argument("--json", action="store_true")
    wish = asked.parse_args()
    path = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(quick(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        rows = measure(browser, server, RECORDS[wish.game], SIZES[wish.size], wish.part, max(2, wish.choices))
        answer = summed(rows)
        browser.close()
    if wish.json:
        print(json.dumps(answer))
        return
    print(f"{answer['choices']} choices of {wish.game} on a board of {wish.size} size, in ms from the press")
    for name in PARTS:
        print(f"  {name:6} p50 {answer[name]['p50']:7}   p95 {answer[name]['p95']:7}")


if __name__ == "__main__":
    main()
