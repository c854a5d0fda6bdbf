"""From what happened to what is said about it: events as messages for the log."""

from __future__ import annotations

from typing import Final

from regalia.engine.events import NOBODY, Event
from regalia.engine.game import Game
from regalia.engine.messages import Argument, CardName, Message, say

SEATS: Final[tuple[str, ...]] = ("seat", "other")
CARDS: Final[tuple[str, ...]] = ("card", "because")


def log_message(game: Game, event: Event) -> Message:
    """The log line of an event. Numbers of the game's counters become one argument, ``amounts``.

    An event that no card caused has an empty ``because`` and the message ``<what>-plain``.
    """
    args: dict[str, Argument] = {}
    amounts: list[Message] = []
    id = event.what
    if event.seat != NOBODY:
        args["seat"] = say("seat", n=event.seat)
    for name, value in event.details.items():
        if name in game.counters and isinstance(value, int):
            amounts.append(Message(f"{game.id}-amount-{name}", {"n": value}))
        elif name in CARDS and isinstance(value, str):
            if value:
                args[name] = card_name(game, value)
            else:
                id = f"{event.what}-plain"
        elif name == "cards" and isinstance(value, tuple):
            args[name] = tuple(card_name(game, card) for card in value)
        elif name in SEATS and isinstance(value, int):
            args[name] = say("seat", n=value)
        elif isinstance(value, int | str):
            args[name] = value
    args["amounts"] = tuple(amounts) or say("nothing")
    return Message(id, args)


def card_name(game: Game, card: str) -> Message:
    """The name of a card."""
    return CardName(game.id, card)
