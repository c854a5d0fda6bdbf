"""Before a release: the tag, the version and the changelog say the same; what has changed becomes the release's notes.

The version stands in pyproject.toml and nowhere else.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
HEADING = re.compile(r"^## (?P<version>\S+) - (?P<date>\d{4}-\d{2}-\d{2})$", flags=re.MULTILINE)


def version(project: str) -> str:
    """The version that a pyproject.toml names."""
    named = tomllib.loads(project)["project"]["version"]
    if not VERSION.fullmatch(named):
        sys.exit(f"pyproject.toml: {named} is no version such as 1.2.3 or 1.2.3rc1.")
    return str(named)


def notes(changelog: str, wished: str) -> str:
    """What the changelog says of a version."""
    headings = list(HEADING.finditer(changelog))
    if not headings or headings[0]["version"] != wished:
        newest = headings[0]["version"] if headings else "none"
        sys.exit(f"CHANGELOG.md: the newest version with a date is {newest}; expected «## {wished} - YYYY-MM-DD».")
    end = headings[1].start() if len(headings) > 1 else len(changelog)
    said = changelog[headings[0].end() : end].strip()
    between = changelog[: headings[0].start()].partition("## Unreleased")[2].strip()
    if not said or between:
        sys.exit(f"CHANGELOG.md: what has changed belongs below the heading of {wished}, and nothing above it.")
    return said + "\n"


def main(words: list[str] | None = None) -> None:
    """Compare, and write the notes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", required=True, help="the tag of the release, such as v1.2.3")
    parser.add_argument("--notes", type=Path, required=True, help="the file for what has changed")
    wish = parser.parse_args(words)
    named = version((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if wish.tag != f"v{named}":
        sys.exit(f"The tag is {wish.tag}, but pyproject.toml names version {named}.")
    wish.notes.write_text(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), named), encoding="utf-8")


if __name__ == "__main__":
    main()
