"""No numbered rule and no example goes untested without a reason.

A test says in its docstring what it tests: «Rule 6.3», «Rules 6.8, 6.9», «T46», «example T80».
"""

from __future__ import annotations

import re

from tests.rulebook.docstrings import docstrings_beside

DOCSTRINGS = docstrings_beside(__file__)
RULES = {1: 6, 2: 7, 3: 2, 4: 9, 5: 7, 6: 14, 7: 3, 8: 11, 9: 7, 10: 8, 11: 10, 12: 21}
"""How many numbered rules each section has."""
EXAMPLES = {
    *range(1, 17), *range(20, 28), 30, 31, *range(40, 49), *range(50, 54), *range(60, 65), *range(70, 81),
    *range(90, 95),
}  # fmt: skip


def test_every_numbered_rule_is_tested() -> None:
    named = {
        number
        for text in DOCSTRINGS.values()
        for listed in re.findall(r"\b[Rr]ules? (\d+\.\d+(?:, \d+\.\d+)*)", text)
        for number in listed.split(", ")
    }
    assert named == {f"{section}.{number}" for section, last in RULES.items() for number in range(1, last + 1)}


def test_every_example_is_tested() -> None:
    named = {int(number) for text in DOCSTRINGS.values() for number in re.findall(r"\bT(\d\d)\b", text)}
    assert named == EXAMPLES
