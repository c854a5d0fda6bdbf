"""Regalia: a table for kingdom-building board games.

``regalia.new`` sets a game up and ``regalia.load`` reads one from a file; what one needs to write a bot lies here too.
See ``docs/python.md``, and ``docs/adding_a_game.md`` for whoever makes a game.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from regalia.form import choose_form

choose_form()

if TYPE_CHECKING:
    from regalia.bots.bot import Bot as Bot
    from regalia.bots.bot import RandomBot as RandomBot
    from regalia.bots.knowledge import Knowledge as Knowledge
    from regalia.bots.learned import Traits as Traits
    from regalia.bots.levels import make_bot as make_bot
    from regalia.bots.priorities import Squire as Squire
    from regalia.bots.search import Budget as Budget
    from regalia.bots.search import Judge as Judge
    from regalia.bots.search import SearchBot as SearchBot
    from regalia.engine.chance import Chance as Chance
    from regalia.engine.decisions import Act as Act
    from regalia.engine.decisions import Barred as Barred
    from regalia.engine.decisions import Decision as Decision
    from regalia.engine.decisions import Option as Option
    from regalia.engine.events import Event as Event
    from regalia.engine.game import Game as Game
    from regalia.engine.game import Sheet as Sheet
    from regalia.engine.messages import Message as Message
    from regalia.engine.table import Table as Table
    from regalia.engine.zones import HIDDEN as HIDDEN
    from regalia.engine.zones import View as View
    from regalia.front_door import NotAllowed as NotAllowed
    from regalia.front_door import Play as Play
    from regalia.front_door import all_games as all_games
    from regalia.front_door import load as load
    from regalia.front_door import new as new
    from regalia.front_door import read as read

PLACES = {
    "bots.bot": ("Bot", "RandomBot"),
    "bots.knowledge": ("Knowledge",),
    "bots.learned": ("Traits",),
    "bots.levels": ("make_bot",),
    "bots.priorities": ("Squire",),
    "bots.search": ("Budget", "Judge", "SearchBot"),
    "engine.chance": ("Chance",),
    "engine.decisions": ("Act", "Barred", "Decision", "Option"),
    "engine.events": ("Event",),
    "engine.game": ("Game", "Sheet"),
    "engine.messages": ("Message",),
    "engine.table": ("Table",),
    "engine.zones": ("HIDDEN", "View"),
    "front_door": ("NotAllowed", "Play", "all_games", "load", "new", "read"),
}
"""Where each thing that the house offers lies; nothing is imported before it is asked for."""

__all__ = [name for names in PLACES.values() for name in names]


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    for place, names in PLACES.items():
        if name in names:
            thing = globals()[name] = getattr(import_module(f"regalia.{place}"), name)
            return thing
    raise AttributeError(f"module 'regalia' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What the house offers."""
    return sorted({*globals(), *__all__})
