"""No function and no file grows beyond what is read at one go."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from radon.complexity import cc_visit

from tests.house.sources import PYTHON, files, named

MOST_LINES_OF_A_FUNCTION = 60
MOST_LINES_OF_A_FILE = 400
MOST_COMPLEX = 19
"""The cyclomatic complexity that radon counts is below 20."""

GENERATED = {"web/src/protocol.ts"}


def functions(source: str) -> Iterator[tuple[str, int]]:
    """Every function of a module with the number of its lines, those inside functions and classes too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def complexities(source: str) -> Iterator[tuple[str, int]]:
    """Every function, method and class of a module with its cyclomatic complexity."""
    for block in cc_visit(source):
        owner = getattr(block, "classname", None)
        yield f"{owner}.{block.name}" if owner else block.name, block.complexity


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def check(found: Iterable[tuple[str, int]], most: int) -> None:
    """Nothing is larger than allowed."""
    too_large = [f"{name}: {size}, at most {most}" for name, size in sorted(found) if size > most]
    assert not too_large, "\n".join(too_large)


def test_no_function_is_too_long() -> None:
    sources = files("src", "tools")
    found = [(f"{named(path)}:{name}", lines) for path in sources for name, lines in functions(text(path))]
    check(found, MOST_LINES_OF_A_FUNCTION)


def test_no_function_is_too_complex() -> None:
    sources = files("src", "tools")
    found = [(f"{named(path)}:{name}", number) for path in sources for name, number in complexities(text(path))]
    check(found, MOST_COMPLEX)


def test_no_file_is_too_long() -> None:
    paths = [*files(*PYTHON), *files("web/src", suffixes=(".svelte", ".ts", ".css"))]
    found = [(named(path), len(text(path).splitlines())) for path in paths if named(path) not in GENERATED]
    check(found, MOST_LINES_OF_A_FILE)


def test_sizes_are_counted_as_a_reader_would() -> None:
    source = "class A:\n    def b(self, n):\n        if n and n > 1:\n            return 1\n        return 2\n"
    assert dict(functions(source)) == {"b": 4}
    assert dict(complexities(source))["A.b"] == 3


def test_what_is_too_large_is_named() -> None:
    check([("a", 60)], 60)
    with pytest.raises(AssertionError, match="b: 61, at most 60"):
        check([("a", 60), ("b", 61)], 60)
