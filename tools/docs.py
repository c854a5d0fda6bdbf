"""Build the documentation as a site into the package, without network: gather its pages, and let Zensical lay them
out.

A link that leads nowhere, or a page that nobody can find, fails the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from docs_pages import ROOT, made_pages, name_of, open_books, places_of, written_page

from regalia.shelf import shelf

SOURCES = ROOT / "docs"
CONFIGURATION = ROOT / "mkdocs.yml"
GATHERED = ROOT / "build" / "docs"
SITE = ROOT / "src" / "regalia" / "docs_site"
LOGO = ROOT / "web" / "public" / "regalia.svg"
GAMES = "Games"
"""The part of the navigation that is filled with the games on the shelf."""
SHOWN = re.compile(r"\]\(([^)\s]+\.(?:webp|svg))\)")
"""A picture that a page shows."""
SPARE = ("**/*.map", "assets/stylesheets/classic/*", "objects.inv", "404.html", "sitemap.xml")
"""What is laid beside the pages and nobody reads there."""


def main() -> None:
    """Build the site, or say what is wrong with it."""
    open_books()
    pages = {path.relative_to(SOURCES).as_posix(): written_page(read(path)) for path in sorted(SOURCES.rglob("*.md"))}
    pages |= dict(made_pages())
    configuration = yaml.safe_load(read(CONFIGURATION))
    for part in configuration["nav"]:
        if GAMES in part:
            part[GAMES] = ["games/index.md", *({name_of(game): places_of(game)} for game in shelf().values())]
    lost = sorted(set(pages) - set(named_in(configuration["nav"])))
    if lost:
        sys.exit(f"Nobody can find these pages; name them under nav in {CONFIGURATION.name}: {', '.join(lost)}")
    gather(pages, configuration)
    build()


def named_in(part: Any) -> Iterator[str]:
    """Every page that the navigation names."""
    if isinstance(part, str):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from named_in(inner)


def gather(pages: dict[str, str], configuration: dict[str, Any]) -> None:
    """Lay all pages, what they show and the configuration into one folder."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    folder = GATHERED / configuration["docs_dir"]
    for uri, text in pages.items():
        place = folder / uri
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        for shown in SHOWN.findall(text):
            picture, target = ((where / shown).resolve() for where in ((SOURCES / uri).parent, place.parent))
            if not picture.is_file():
                sys.exit(f"{uri}: there is no picture {shown}")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, target)
    shutil.copytree(SOURCES / "stylesheets", folder / "stylesheets")
    shutil.copyfile(LOGO, folder / "pictures" / LOGO.name)
    configuration["site_dir"] = str(GATHERED / "site")
    configuration["plugins"][1]["mkdocstrings"]["handlers"]["python"]["paths"] = [str(ROOT / "src")]
    (GATHERED / CONFIGURATION.name).write_text(yaml.safe_dump(configuration, allow_unicode=True), encoding="utf-8")


def build() -> None:
    """Lay the pages out, and put the site into the package."""
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=GATHERED, check=False)
    if done.returncode:
        sys.exit("The documentation was not built.")
    for pattern in SPARE:
        for path in (GATHERED / "site").glob(pattern):
            path.unlink()
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(GATHERED / "site", SITE)


def read(path: Path) -> str:
    """What a file says."""
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
