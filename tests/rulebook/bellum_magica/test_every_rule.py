"""No rule, no ruling and no example goes untested.

A test says in its docstring what it tests: «R6.3» a numbered rule, «A12» a ruling, «E42» an example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULES = {1: 10, 2: 1, 3: 8, 4: 3, 5: 7, 6: 13, 7: 2, 8: 6, 9: 3, 10: 3}
"""How many rules each part has."""
RULINGS = 32
EXAMPLES = (
    *range(1, 7), *range(10, 18), 20, 21, *range(30, 37), *range(40, 48), *range(50, 58), *range(60, 65),
    *range(70, 78), *range(80, 84),
)  # fmt: skip


def docstrings() -> Iterator[str]:
    """What each test of this folder says of itself."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file.name != Path(__file__).name:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield ast.get_docstring(node) or ""


def named(pattern: str) -> set[str]:
    return {name for text in docstrings() for name in re.findall(pattern, text)}


def test_every_rule_is_tested() -> None:
    assert named(r"\bR\d+\.\d+\b") == {f"R{part}.{n}" for part, count in RULES.items() for n in range(1, count + 1)}


def test_every_ruling_is_tested() -> None:
    assert named(r"\bA\d+\b") == {f"A{n}" for n in range(1, RULINGS + 1)}


def test_every_example_is_tested() -> None:
    assert named(r"\bE\d\d\b") == {f"E{n:02}" for n in EXAMPLES}
    assert any(text.startswith("I:") for text in docstrings())


def test_every_test_says_what_it_tests() -> None:
    assert all(re.search(r"\b(R\d+\.\d+|A\d+|E\d\d|I)\b", text) for text in docstrings())
