"""What is said to a person, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Union

from mypy_extensions import mypyc_attr

Argument = Union[int, str, "Message", tuple["Message", ...]]
"""A number, a finished word (a nickname), a message inside a message, or a list to be joined with «and»."""

Reason = tuple[str, int]
"""Why something is barred: a message id and how many are missing. Cheap enough for the hot path."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Message:
    """A message id with its arguments; never finished text."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: Mapping[str, Argument] = args or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {dict(self.args)!r})"


@mypyc_attr(serializable=True)
class CardName(Message):
    """The name of a card; whoever reads it can look at the card."""

    __slots__ = ("card",)

    def __init__(self, game: str, card: str) -> None:
        super().__init__(f"{game}-card-{card}")
        self.card = card


def say(id: str, **args: Argument) -> Message:
    """Make a message, the way one would say it: ``say("seat-wins", seat="Anna")``."""
    return Message(id, args)


def listed(parts: tuple[Message, ...], word: str = "and") -> Message:
    """Messages in a row: «1 gold and 2 magic», or with the word «or»; none at all are «nothing»."""
    if not parts:
        return Message("nothing")
    return parts[0] if len(parts) == 1 else Message(f"list-{word}", {"parts": parts})


class GameWords:
    """The messages of one game: their ids begin with the game's, and what is named or counted has ids of one form."""

    __slots__ = ("game",)

    def __init__(self, game: str) -> None:
        self.game = game

    def id(self, id: str) -> str:
        """The whole id of one of the game's messages."""
        return f"{self.game}-{id}"

    def say(self, id: str, **args: Argument) -> Message:
        """One of the game's messages."""
        return Message(f"{self.game}-{id}", args)

    def named(self, card: str) -> Message:
        """The name of a card, or of the place on a board that something comes from."""
        return CardName(self.game, card)

    def amount(self, kind: str, n: int) -> Message:
        """So much of something that the game counts."""
        return Message(f"{self.game}-amount-{kind}", {"n": n})

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> tuple[Message, ...]:
        """Several amounts, nothing left out but the zeros."""
        return tuple(self.amount(kind, n) for kind, n in pairs if n)


def key_of(pairs: Iterable[tuple[str, int]]) -> str:
    """Amounts as part of a key: ``1gold+2magic``."""
    return "+".join(f"{n}{kind}" for kind, n in pairs if n) or "nothing"


def seat_named(seat: int) -> Message:
    """The name of whoever sits there."""
    return Message("seat", {"n": seat})


def reason_message(reason: Reason) -> Message:
    """The message of a reason; its number is the argument ``n``."""
    return Message(reason[0], {"n": reason[1]})


def ids_in(message: Message) -> Iterator[str]:
    """Every message id used by a message, itself first."""
    yield message.id
    for argument in message.args.values():
        for part in argument if isinstance(argument, tuple) else (argument,):
            if isinstance(part, Message):
                yield from ids_in(part)
