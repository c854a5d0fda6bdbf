"""The daily kingdom: for each day and game one deal and one set of options, the same for everybody, from the date."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta
from typing import Final

from regalia.engine.chance import Chance
from regalia.engine.game import Game, GameOption, Refused, Setting
from regalia.engine.messages import say

FIRST_DAY: Final = date(2026, 11, 1)
"""The first day that has a kingdom."""
DRAWS: Final = 20
"""So often options are drawn that the rules might not have together, before all stay as usual."""


def day_named(text: str, today: date) -> date:
    """The day that somebody wrote, as «2026-11-17»; refuses what is none, and days without a kingdom.

    Where the day begins first it is already tomorrow.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise Refused(say("daily-no-date", text=text[:40]))
    if day < FIRST_DAY:
        raise Refused(say("daily-too-early", day=text, first=FIRST_DAY.isoformat()))
    if day > today + timedelta(days=1):
        raise Refused(say("daily-not-yet", day=text))
    return day


def daily_seed(game: Game, day: date) -> int:
    """The deal of a day."""
    text = f"{game.id} {game.rules} {day.isoformat()}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def daily_options(game: Game, day: date, players: int) -> dict[str, Setting]:
    """The options of a day for so many players: some as usual, some not, and always what the rules have together."""
    chance = Chance(daily_seed(game, day))
    for _ in range(DRAWS):
        drawn: dict[str, Setting] = {}
        for option in game.options:
            if _applies(option, players, drawn) and chance.below(2):
                drawn[option.id] = _value(option, chance)
        try:
            return game.settle(players, drawn)
        except Refused:
            continue
    return game.settle(players, {})


def _applies(option: GameOption, players: int, drawn: dict[str, Setting]) -> bool:
    """Whether an option changes anything with so many players and what was drawn before it."""
    if option.at_tables is not None or (option.players and players not in option.players):
        return False
    return all(drawn.get(name) in values for name, values in option.needs.items())


def _value(option: GameOption, chance: Chance) -> Setting:
    if isinstance(option.default, bool):
        return not option.default
    if option.many:
        return tuple(choice for choice in option.choices if chance.below(2))
    return chance.pick(option.choices)
