"""What can go wrong on the server, beside the refusals of the game itself."""

from __future__ import annotations

from regalia.engine.game import Refused
from regalia.engine.messages import Message


class Denied(Refused):
    """Refused over HTTP, with the status that says it to machines."""

    def __init__(self, message: Message, status: int) -> None:
        super().__init__(message)
        self.status = status


class TooOften(Denied):
    """Refused for now: somebody asks too often, and may come again in so many seconds."""

    def __init__(self, message: Message, seconds: int) -> None:
        super().__init__(message, 429)
        self.seconds = seconds


class Stale(Refused):
    """The sender had not seen the latest: a conflict of optimistic concurrency."""


class NotReadable(Exception):
    """The database could not tell what it holds."""


class NotStored(Exception):
    """The database could not take something down: then it has not happened."""
