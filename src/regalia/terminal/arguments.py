"""Reading arguments: what a person writes on the command line about who sits where, which options, which seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from regalia.bots.levels import is_bot, make_bot
from regalia.engine.chance import MASK
from regalia.engine.game import Game, Refused, Setting
from regalia.engine.messages import say
from regalia.engine.records import SeatLine

SEEDS_TO_DRAW = 10**10
"""A seed that nobody asked for stays short enough to be told to a friend."""


def read_seats(text: str, game: Game) -> list[SeatLine]:
    """Who sits where: the name of a level is a bot, ``Name:level`` a bot with a name, any other word a person."""
    seats: list[SeatLine] = []
    for part in text.split(","):
        name, colon, level = (word.strip() for word in part.partition(":"))
        if not colon and is_bot(name):
            name, level = name.capitalize().replace("@", " "), name
        if level or colon:
            make_bot(level, game)
        taken = {seat.name for seat in seats}
        seats.append(SeatLine(_free_name(name, taken), level))
    return seats


def read_bots(text: str, game: Game) -> list[SeatLine]:
    """Who sits where when no people play; refuses a word that is no bot."""
    seats = read_seats(text, game)
    for seat in seats:
        if not seat.bot:
            make_bot(seat.name, game)
    return seats


def _free_name(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    if name not in taken:
        return name
    return next(other for n in range(2, len(taken) + 3) if (other := f"{name} {n}") not in taken)


def read_options(written: Sequence[str], game: Game) -> dict[str, Setting]:
    """The options written as ``name=value``."""
    pairs: dict[str, str] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(say("terminal-option-form", text=text))
        if name in pairs:
            raise Refused(say("terminal-option-twice", option=name))
        pairs[name] = value
    return game.read_options(pairs)


def read_seed(seed: int | None) -> int:
    """The seed that was asked for, or one drawn now."""
    if seed is None:
        return secrets.randbelow(SEEDS_TO_DRAW)
    if not 0 <= seed <= MASK:
        raise Refused(say("terminal-seed-range", seed=str(seed)))
    return seed
