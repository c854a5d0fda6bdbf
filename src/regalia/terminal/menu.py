"""A decision as numbered lines: what can be chosen first, then what cannot, so that every number means one thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from regalia.engine.decisions import Barred, Decision, Option

Line = Option | Barred
L = TypeVar("L", Option, Barred)

LONGEST_NUMBER = 4


class Menu:
    """The numbered options of a decision, those with the same first word of their key side by side."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.groups = grouped(decision.options)
        self.options = [option for group in self.groups for option in group]
        self.barred = [barred for group in grouped(decision.barred) for barred in group]
        self.lines: list[Line] = [*self.options, *self.barred]
        self.numbers = {line.key: number for number, line in enumerate(self.lines, 1)}

    def find(self, text: str) -> Line | None:
        """The line that a number or a key names."""
        if text.isdecimal() and len(text) <= LONGEST_NUMBER and 1 <= int(text) <= len(self.lines):
            return self.lines[int(text) - 1]
        return next((line for line in self.lines if line.key == text), None)

    def number_on(self, card: str) -> int | None:
        """The number of the first option about a card, if there is one."""
        return next((self.numbers[option.key] for option in self.options if card in words_of(option.key)), None)


def words_of(key: str) -> list[str]:
    """The parts of a key: ``recruit:merchant`` is about recruiting and about the merchant."""
    return key.split(":")


def grouped(lines: Iterable[L]) -> list[list[L]]:
    """The lines by the first word of their keys, in the order in which the words first come."""
    groups: dict[str, list[L]] = {}
    for line in lines:
        groups.setdefault(words_of(line.key)[0], []).append(line)
    return list(groups.values())
