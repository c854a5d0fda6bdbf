"""Find a Chromium for the browser tests, or fetch one: the machine's own, Playwright's, or the distribution's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def of_the_machine() -> str | None:
    """The path of a Chromium that is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The path of the Chromium that Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and os.path.exists(path) else None


def find() -> str | None:
    """The browser to test with."""
    return of_the_machine() or of_playwright()


def fetch() -> None:
    """Get one: from Playwright, and where that cannot be reached, from the distribution."""
    print("No Chromium here: fetching one for the browser tests.", file=sys.stderr)
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0:
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        # Without a window it is lighter, where there is such a package: a quarter of the tests' time.
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        if subprocess.run([*install, "chromium-headless-shell"], check=False).returncode != 0:
            subprocess.run([*install, "chromium"], check=True)


def main() -> None:
    """Make sure that there is one."""
    if find() is None:
        fetch()
    if find() is None:
        sys.exit(
            "The browser tests need Chromium: install the package «chromium» or run «playwright install chromium»."
        )


if __name__ == "__main__":
    main()
