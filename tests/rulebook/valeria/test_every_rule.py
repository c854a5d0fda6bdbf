"""No rule, no ruling and no difference between the rulebooks goes untested without a reason.

A test says in its docstring what it tests: «Rule 31», «Rules 40, 41», «Rule 40a», «Q3», «L8».
"""

from __future__ import annotations

import re

from tests.rulebook.docstrings import docstrings_beside

DOCSTRINGS = docstrings_beside(__file__)
RULES = range(1, 134)
QUESTIONS = range(1, 31)
DIFFERENCES = range(1, 25)
EXAMPLES = 19
"""Eighteen that both rulebooks have, one of which they tell differently."""

UNTESTED_RULES = {
    1: "the number of cards in the box: tests/cards/valeria/test_box.py",
    2: "components only: boards, markers, tokens, dice",
}
UNTESTED_DIFFERENCES = {
    22: "the German name of a card",
    23: "the name of a card",
    24: "page numbers in the German rulebook",
}


def rules_named(text: str) -> set[int]:
    """The numbers after «Rule» or «Rules»."""
    lists = re.findall(r"\bRules? (\d+[a-c]?(?:, \d+[a-c]?)*)", text)
    return {int(number) for listed in lists for number in re.findall(r"\d+", listed)}


def marks(letter: str) -> set[int]:
    """The numbers named with a letter, such as Q3."""
    return {int(n) for text in DOCSTRINGS.values() for n in re.findall(rf"\b{letter}(\d+)\b", text)}


def test_every_rule_is_tested_or_has_a_reason_why_not() -> None:
    tested = {rule for text in DOCSTRINGS.values() for rule in rules_named(text)}
    assert not tested - set(RULES)
    assert not tested & set(UNTESTED_RULES), "these are tested after all"
    assert set(RULES) - tested == set(UNTESTED_RULES)


def test_every_ruling_is_tested() -> None:
    assert marks("Q") == set(QUESTIONS)


def test_every_difference_between_the_rulebooks_is_tested_or_changes_nothing() -> None:
    assert set(DIFFERENCES) - marks("L") == set(UNTESTED_DIFFERENCES)


def test_every_worked_example_is_a_test() -> None:
    examples = [name for name, text in DOCSTRINGS.items() if text.startswith("Example,")]
    assert len(examples) == EXAMPLES
    assert all(name.startswith("test_examples.") for name in examples)
