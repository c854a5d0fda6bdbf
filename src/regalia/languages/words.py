"""From messages to what a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.languages.book import BookError, NoMessage, book

LANGUAGES = ("en", "cs", "sk", "de")
"""The languages of the house."""

LONGEST = 1000
"""How many letters of a name or key that somebody wrote are shown."""

LISTS: dict[str, Literal["and", "or"]] = {"list-and": "and", "list-or": "or"}


class Words:
    """Puts messages into one language; knows the names of those who sit at the table.

    A message inside a message is put into words first. Where a language needs it in another case, the outer message
    names the case after the argument (``$price-nominative``) and the inner one has an attribute of that name; an inner
    message without it is the same in both.
    """

    def __init__(self, language: str, seats: Sequence[str] = ("Anna", "Bot")) -> None:
        if language not in LANGUAGES:
            raise Refused(say("language-unknown", language=language, languages=", ".join(LANGUAGES)))
        self.language = language
        self.seats = tuple(seats)
        self._book = book(language)

    def has(self, id: str) -> bool:
        """Whether the language has this message; ``id.help`` asks for an attribute."""
        return id in self._book

    def text(self, message: Message) -> str:
        """The message in words. A missing message or argument is a ``KeyError``."""
        return self._text(message, "")

    def sentence(self, message: Message) -> str:
        """The message in words, beginning with a capital letter."""
        text = self._text(message, "")
        return text[:1].upper() + text[1:]

    def _text(self, message: Message, case: str) -> str:
        id = message.id
        if id == "seat":
            return self._seat(message)
        if id in LISTS:
            parts = message.args["parts"]
            assert isinstance(parts, tuple)
            return self._joined(parts, LISTS[id], case)
        if case and f"{id}.{case}" in self._book:
            id = f"{id}.{case}"
        elif id not in self._book:
            if errors := self._book.all_errors():
                raise BookError("; ".join(errors))
            raise NoMessage(f"no message {id!r} in {self.language!r}")
        names = self._book.variables(id)
        return self._book.fill(id, tuple([(name, self._argument(message, name)) for name in names]))

    def _argument(self, message: Message, name: str) -> int | str:
        case = ""
        if name not in message.args:
            argument, _, case = name.rpartition("-")
            if argument not in message.args:
                raise KeyError(f"{message.id!r} needs the argument {name!r}")
            name = argument
        value = message.args[name]
        if isinstance(value, Message):
            return self._text(value, case)
        if isinstance(value, tuple):
            return self._joined(value, "and", case)
        return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]}…"

    def _seat(self, message: Message) -> str:
        n = message.args["n"]
        assert isinstance(n, int)
        return self.seats[n] if 0 <= n < len(self.seats) else self.text(say("seat-unknown", n=n + 1))

    def _joined(self, parts: tuple[Message, ...], word: Literal["and", "or"], case: str) -> str:
        """Parts in a row; where they could be read in two ways, the last one stands apart."""
        if not parts:
            raise ValueError("a list of nothing")
        texts = [self._text(part, case) for part in parts]
        text = texts[0]
        for following in texts[1:-1]:
            text = self._book.fill("list-comma", (("start", text), ("end", following)))
        if len(texts) == 1:
            return text
        apart = "-apart" if _ambiguous(parts) else ""
        return self._book.fill(f"list-{word}{apart}", (("start", text), ("end", texts[-1])))


def _ambiguous(parts: tuple[Message, ...]) -> bool:
    """Whether a row has a row inside, or «1 gold» beside «1 gold for each domain»."""
    if any(part.id in LISTS for part in parts):
        return True
    return len({part.id for part in parts}) > 1 and any(_messages_in(part) > 1 for part in parts)


def _messages_in(message: Message) -> int:
    return sum(isinstance(argument, Message) for argument in message.args.values())
