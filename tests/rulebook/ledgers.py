"""The ledger of each game: every statement of its rulebooks, in own words, and what holds it.

``tests/rulebook/<game>/ledger.toml`` has one ``[[statement]]`` for each sentence that says how to play::

    [[statement]]
    says = "Each player starts with a Peasant and a Knight."
    where = "Set-up, cs p. 6, de p. 5"
    held_by = ["tests/rulebook/valeria/test_setup.py::test_the_starters", "ruling Q1"]

What holds a statement is a test, by its file and name, or a ruling that stands in the game's ``rulings.py``. What says
nothing about play (how to sort the box, the story) is not in the ledger.

``python -m tests.rulebook.ledgers`` writes the pages ``docs/games/<game>_checked.md`` anew from the ledgers.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from regalia.engine.messages import say
from regalia.languages import Words
from regalia.shelf import find_game

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
FIELDS = {"says", "where", "held_by"}
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/ledger.toml"))


@dataclass(frozen=True)
class Statement:
    """One statement of a rulebook, and the tests and rulings that hold it."""

    says: str
    where: str
    held_by: tuple[str, ...]

    @property
    def section(self) -> str:
        """The section of the rulebook: what stands before the first comma."""
        return self.where.partition(",")[0]

    @property
    def rulings(self) -> tuple[str, ...]:
        """The numbers of the rulings that hold it."""
        return tuple(held.removeprefix("ruling ") for held in self.held_by if held.startswith("ruling "))

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests that hold it."""
        return tuple(held for held in self.held_by if not held.startswith("ruling "))


def ledger(game: str) -> list[Statement]:
    """All statements of a game's rulebooks, in their order."""
    path = FOLDER / game / "ledger.toml"
    statements = []
    for number, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["statement"], 1):
        assert set(entry) == FIELDS, f"{path}, statement {number}: expected {sorted(FIELDS)}, got {sorted(entry)}"
        statements.append(Statement(entry["says"], entry["where"], tuple(entry["held_by"])))
    return statements


@cache
def tests_of(file: str) -> frozenset[str]:
    """The names of the tests in a file; none if there is no such file."""
    path = ROOT / file
    if not path.is_file():
        return frozenset()
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


@cache
def rulings_of(game: str) -> frozenset[str]:
    """The numbers of all rulings that ``rulings.py`` of a game writes down, such as Q3, A12 or 12.4."""
    text = (ROOT / "src" / "regalia" / "games" / game / "rulings.py").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^(?:\"\"\")?([A-Z]?\d+(?:\.\d+)?)\b(?=[:, ])", text, flags=re.MULTILINE))


def missing(game: str, statement: Statement) -> Iterator[str]:
    """What is named as holding a statement and is not there."""
    for held in statement.tests:
        file, _, name = held.partition("::")
        if name not in tests_of(file):
            yield held
    for ruling in statement.rulings:
        if ruling not in rulings_of(game):
            yield f"ruling {ruling}"


def checked_page(game: str) -> str:
    """The page that tells readers how a game was checked."""
    statements = ledger(game)
    ruled = sum(bool(statement.rulings) for statement in statements)
    tests = {test for statement in statements for test in statement.tests}
    name = Words("en").text(say(find_game(game).id))
    lines = [
        f"# {name}: how it was checked",
        "",
        "Every sentence of the rulebooks that says how to play stands here in our own words:",
        f"{len(statements)} statements, held by {len(tests)} tests; {ruled} of them rest on a ruling that stands on",
        f"[the game's page]({game}.md). A statement that nothing holds, or that something holds which does not exist,",
        f"fails the tests. Written from `tests/rulebook/{game}/ledger.toml` by `python -m tests.rulebook.ledgers`.",
        "",
    ]
    for section, rows in groupby(statements, key=lambda statement: statement.section):
        lines += [f"## {section}", "", "| the rulebook says | where | held by |", "|---|---|---|"]
        for row in rows:
            where = row.where.partition(",")[2].strip()
            held = [f"`{test.rpartition('::')[2].removeprefix('test_')}`" for test in row.tests]
            held += [f"ruling {ruling}" for ruling in row.rulings]
            lines.append(f"| {row.says} | {where} | {', '.join(held)} |")
        lines.append("")
    return "\n".join(lines)


def page_of(game: str) -> Path:
    """Where that page lies."""
    return ROOT / "docs" / "games" / f"{game}_checked.md"


if __name__ == "__main__":
    for each in GAMES:
        page_of(each).write_text(checked_page(each), encoding="utf-8")
