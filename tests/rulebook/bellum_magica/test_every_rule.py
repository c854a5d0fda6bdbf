"""No rule, no ruling and no example goes untested.

A test says in its docstring what it tests: «R6.3» a numbered rule, «A12» a ruling, «E42» an example.
"""

from __future__ import annotations

import re

from tests.rulebook.docstrings import docstrings_beside
from tests.rulebook.ledgers import ROOT, rulings_of

DOCSTRINGS = docstrings_beside(__file__)
RULES = {1: 10, 2: 1, 3: 8, 4: 3, 5: 7, 6: 13, 7: 2, 8: 6, 9: 3, 10: 3}
"""How many rules each part has."""
RULINGS = 32
EXAMPLES = (
    *range(1, 7), *range(10, 18), 20, 21, *range(30, 37), *range(40, 48), *range(50, 58), *range(60, 65),
    *range(70, 78), *range(80, 84),
)  # fmt: skip


def named(pattern: str) -> set[str]:
    return {name for text in DOCSTRINGS.values() for name in re.findall(pattern, text)}


def test_every_rule_is_tested() -> None:
    assert named(r"\bR\d+\.\d+\b") == {f"R{part}.{n}" for part, count in RULES.items() for n in range(1, count + 1)}


def test_every_ruling_is_tested() -> None:
    assert named(r"\bA\d+\b") == {f"A{n}" for n in range(1, RULINGS + 1)}


def test_every_ruling_is_written_down_in_the_code_and_in_the_docs() -> None:
    everything = {f"A{n}" for n in range(1, RULINGS + 1)}
    page = (ROOT / "docs" / "games" / "bellum_magica.md").read_text(encoding="utf-8")
    assert rulings_of("bellum_magica") == everything
    assert set(re.findall(r"^\| (A\d+) \|", page, flags=re.MULTILINE)) == everything


def test_every_example_is_tested() -> None:
    assert named(r"\bE\d\d\b") == {f"E{n:02}" for n in EXAMPLES}
    assert any(text.startswith("I:") for text in DOCSTRINGS.values())


def test_every_test_says_what_it_tests() -> None:
    assert all(re.search(r"\b(R\d+\.\d+|A\d+|E\d\d|I)\b", text) for text in DOCSTRINGS.values())
