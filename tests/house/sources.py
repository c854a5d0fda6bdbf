"""Where the sources of the house lie."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "regalia"
PYTHON = ("src", "tools", "tests", "benchmarks", "examples")
LEFT_OUT = {"compiled", "docs_site", "generated", "web_client", "node_modules", "__pycache__"}
"""Folders that tools make."""


def files(*places: str, suffixes: tuple[str, ...] = (".py",)) -> list[Path]:
    """The files with these endings in folders of the project; a place may also be a single file."""
    found: set[Path] = set()
    for place in places:
        start = ROOT / place
        found.update([start] if start.is_file() else start.rglob("*"))
    return sorted(
        path
        for path in found
        if path.suffix in suffixes and not LEFT_OUT.intersection(path.relative_to(ROOT).parts) and path.is_file()
    )


def named(path: Path) -> str:
    """A file as the checks name it: its path in the project."""
    return path.relative_to(ROOT).as_posix()
