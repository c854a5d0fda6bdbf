"""No rule and no example goes untested without a reason.

A test says in its docstring what it tests: «Rule 6A.2», «Rules 7.3, 7.4», «M1», «E2, E3, E4». The numbers are those of
``docs/games/viscounts.md``.
"""

from __future__ import annotations

import re

from tests.rulebook.docstrings import docstrings_beside

DOCSTRINGS = docstrings_beside(__file__)
SECTIONS = {
    "1": 7, "2": 12, "3": 2, "4": 7, "5": 4, "6": 10, "6A": 4, "6B": 7, "6C": 3, "6D": 4, "7": 7, "8": 3, "9": 6,
    "10": 4, "11": 4, "12": 8, "13": 18, "14": 4,
}  # fmt: skip
"""How many rules each section has."""
RULES = {f"{section}.{n}" for section, rules in SECTIONS.items() for n in range(1, rules + 1)}
EXAMPLES = {
    f"{letter}{n}"
    for letter, examples in {"M": 6, "K": 7, "V": 6, "T": 6, "B": 6, "C": 6, "X": 3, "E": 6, "S": 8}.items()
    for n in range(1, examples + 1)
}
UNTESTED = {
    "1.2": "names of icons and currencies",
    "14.1": "which pictures of the rulebook show the printed trades: tests/cards/viscounts/test_board.py",
}


def test_every_rule_is_tested_or_has_a_reason_why_not() -> None:
    lists = [re.findall(r"[Rr]ules? ((?:\d+[A-D]?\.\d+(?:, )?)+)", text) for text in DOCSTRINGS.values()]
    tested = {rule for found in lists for listed in found for rule in re.findall(r"\d+[A-D]?\.\d+", listed)}
    assert not tested - RULES
    assert not tested & set(UNTESTED), "these are tested after all"
    assert RULES - tested == set(UNTESTED)


def test_every_example_is_a_test() -> None:
    begun = [re.match(r"((?:[A-Z]\d+(?:, )?)+)\.", text) for text in DOCSTRINGS.values()]
    named = {example for match in begun if match for example in re.findall(r"[A-Z]\d+", match[1])}
    assert named == EXAMPLES
