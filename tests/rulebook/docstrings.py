"""What the tests of a rulebook say of themselves: which rules, rulings and examples they are about."""

from __future__ import annotations

import ast
from pathlib import Path


def docstrings_beside(file: str) -> dict[str, str]:
    """The docstring of each test that lies in the folder of a file, except the file's own, by the test's name."""
    texts: dict[str, str] = {}
    for path in sorted(Path(file).parent.glob("test_*.py")):
        if path.name != Path(file).name:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    texts[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return texts
