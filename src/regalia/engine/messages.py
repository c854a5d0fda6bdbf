"""What is said to a person, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Union

from mypy_extensions import mypyc_attr

Argument = Union[int, str, "Message", tuple["Message", ...]]
"""A number, a finished word (a nickname), a message inside a message, or a list to be joined with «and»."""

Reason = tuple[str, int]
"""Why something is barred: a message id and how many are missing. Cheap enough for the hot path."""


@mypyc_attr(serializable=True)
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


def say(id: str, **args: Argument) -> Message:
    """Make a message, the way one would say it: ``say("seat-wins", seat="Anna")``."""
    return Message(id, args)


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
