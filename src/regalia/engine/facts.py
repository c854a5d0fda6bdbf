"""What stands on a card besides its text, and on the table besides cards, said line by line: «Cost: 3 gold»."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.engine.messages import Message, listed, say


class Fact:
    """One line about a card: what is said, and what it is for this card."""

    __slots__ = ("name", "what")

    def __init__(self, name: Message, what: Message) -> None:
        self.name = name
        self.what = what


class TableFact(Fact):
    """One line about the table: what lies open beyond cards and counters, and whose it is (-1: the table's)."""

    __slots__ = ("owner",)

    def __init__(self, name: Message, what: Message, owner: int = -1) -> None:
        super().__init__(name, say("fact-is", what=what))
        self.owner = owner


def fact(name: str, *what: Message, word: str = "and") -> Fact:
    """A line by its name in the house's words (``fact-<name>``); several things are joined in a row."""
    return Fact(say(f"fact-{name}"), say("fact-is", what=listed(what, word)))


def numbers(name: str, values: Iterable[int]) -> Fact:
    """A line with numbers, any of which may come."""
    return fact(name, *[say("fact-number-is", n=n) for n in values], word="or")
