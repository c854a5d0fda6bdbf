"""Make the icons with which the page is installed on a phone or a desk, from the crest in web/public/regalia.svg."""

from __future__ import annotations

from pathlib import Path

from find_browser import find
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
CANDLELIGHT = "#17110c"
ICONS = {
    "regalia-192": (192, 0.94, "transparent"),
    "regalia-512": (512, 0.94, "transparent"),
    # A system may cut this one to a circle: the crest lies inside of it.
    "regalia-maskable-512": (512, 0.62, CANDLELIGHT),
    "apple-touch-180": (180, 0.78, CANDLELIGHT),
}
"""For each icon its size, the part that the crest takes of it, and the ground."""


def main() -> None:
    """Draw them all."""
    crest = (PUBLIC / "regalia.svg").read_text(encoding="utf-8")
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:100vh;display:grid;place-content:center;background:{ground}"
            sized = crest.replace("<svg ", f'<svg style="width:{part * size}px;height:{part * size}px" ', 1)
            page.set_content(f'<body style="{style}">{sized}</body>')
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
