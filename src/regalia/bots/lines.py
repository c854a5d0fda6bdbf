"""Lines within a turn: what a seat can choose, one choice after another, before chance, a new card or another seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regalia.bots.bot import Bot
from regalia.engine.chance import Chance
from regalia.engine.table import Table
from regalia.engine.zones import revealed, view

Keys = tuple[str, ...]
MOST_ORDERS: Final = 24
"""In so many orders the same choices are remembered."""
LONGEST: Final = 9
"""A turn with more choices than this is not looked through."""


class Way:
    """A table that a seat can come to within its turn, with all the lines of choices that lead there."""

    __slots__ = ("lines", "over")

    def __init__(self, over: bool, lines: Sequence[Keys] = ()) -> None:
        self.lines = list(lines)
        self.over = over
        """Whether the game is over then."""

    def has(self, line: Keys) -> bool:
        """Whether a line goes this way."""
        return any(line[: len(each)] == each for each in self.lines)

    @property
    def line(self) -> Keys:
        """One of the lines."""
        return self.lines[0]


def ways_from(table: Table[Any], seat: int, most: int) -> list[Way]:
    """All that a seat can come to within its turn; where that is more than so many, with as many choices as there are
    fewer, the rest of the turn being left open. Nothing, if even one choice can be made in more ways."""
    ways: dict[str, Way] = {}
    layer: dict[str, tuple[Table[Any], list[Keys]]] = {"": (table, [()])}
    for length in range(LONGEST):
        ended = dict(ways)
        following: dict[str, tuple[Table[Any], list[Keys]]] = {}
        for at, lines in layer.values():
            for act in at.options_of(seat):
                later = at.clone()
                later.choose(seat, act)
                longer, name = [(*line, act.key) for line in lines], later.fingerprint()
                if _ended(table, later, seat):
                    _add(ended.setdefault(name, Way(later.over)).lines, longer)
                else:
                    _add(following.setdefault(name, (later, []))[1], longer)
            if len(ended) + len(following) > most:
                return [*ways.values(), *(Way(False, lines) for _, lines in layer.values())] if length else []
        ways, layer = ended, following
        if not layer:
            break
    return [*ways.values(), *(Way(False, lines) for _, lines in layer.values())]


def followed(bot: Bot, table: Table[Any], seat: int, chance: Chance) -> Keys:
    """The line that a bot takes within the turn."""
    at = table.clone()
    line: list[str] = []
    while len(line) < LONGEST:
        key = bot.choose(view(at, seat), chance)
        line.append(key)
        at.choose_key(seat, key)
        if _ended(table, at, seat):
            break
    return tuple(line)


def _ended(start: Table[Any], later: Table[Any], seat: int) -> bool:
    """Whether a line is at its end: chance came in, a card was seen, or the seat is not asked any more."""
    return later.chance != start.chance or not later.options_of(seat) or revealed(start, later, (seat,))


def _add(lines: list[Keys], more: list[Keys]) -> None:
    lines += [line for line in more if line not in lines][: MOST_ORDERS - len(lines)]
