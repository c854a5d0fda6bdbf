"""No card that does something goes without a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path

from regalia.games.viscounts import cards as box

ABILITIES = ("test_townsfolk_played.py", "test_townsfolk_dropped.py", "test_townsfolk_ongoing.py",
             "test_heroes_and_starters.py")  # fmt: skip


def words_in(*files: str) -> set[str]:
    """Every word in the tests of these files: values, and parts of names."""
    words: set[str] = set()
    for file in files:
        tree = ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.FunctionDef):
                words.add(node.name.removeprefix("test_"))
    return words


def test_every_townsfolk_hero_and_starter() -> None:
    assert set(box.PLAYED) <= words_in(*ABILITIES)


def test_every_manuscript() -> None:
    assert set(box.MANUSCRIPTS) <= words_in("test_manuscripts.py")


def test_every_scheme() -> None:
    assert set(box.SCHEMES) <= words_in("test_schemes.py")
