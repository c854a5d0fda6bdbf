"""How a game is tried out: a way of playing it, and random choices along that way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.game import Game, GameOption, Refused, Setting
from regalia.engine.play import Play
from regalia.engine.table import Table

Variant = tuple[int, dict[str, Setting]]
"""A number of players and the options."""

Conserved = Callable[[Table[Any]], Counter[str]]
"""Counts what can neither appear nor vanish in a game."""


def cards_in_zones(table: Table[Any]) -> Counter[str]:
    """Every card in every zone of the table: where all cards always lie in zones, none of them can get lost."""
    cards: Counter[str] = Counter()
    for zone in table.zones:
        for holder, _ in zone.holders(table):
            for stack in zone.stacks_of(holder):
                cards.update(stack)
    return cards


class Way(NamedTuple):
    """A way to play a game: the game, how many play it, the options, and what can neither appear nor vanish."""

    game: Game
    players: int
    options: dict[str, Setting]
    conserved: Conserved = cards_in_zones

    def table(self, seed: int) -> tuple[Table[Any], Chance]:
        """The table at the first decision, and chance to choose by."""
        return self.game.new(self.players, self.options, seed), Chance(seed + 1)

    def play(self, seed: int) -> tuple[Play, Chance]:
        """The same with all that a play remembers."""
        return Play(self.game, self.players, dict(self.options), seed), Chance(seed)


def pick(table: Table[Any], chance: Chance) -> tuple[int, Act[Any]]:
    """Any seat that is asked, and any of its options."""
    seat, options = chance.pick(table.asked)
    return seat, chance.pick(options)


def go_on(table: Table[Any], chance: Chance, choices: int) -> None:
    """Some random choices more, as far as the game goes."""
    for _ in range(choices):
        if table.asked:
            table.choose(*pick(table, chance))


def each(*counts: int, **options: Setting) -> list[Variant]:
    """The same options for several numbers of players."""
    return [(players, options) for players in counts]


def usual_variants(game: Game) -> list[Variant]:
    """Every number of players, with all options as they usually are and with each of them otherwise, where allowed."""
    found: list[Variant] = each(*game.players)
    for option in game.options:
        for value in _other_values(option):
            for players in game.players:
                try:
                    game.settle(players, {option.id: value})
                except Refused:
                    continue  # the rules do not have that
                found.append((players, {option.id: value}))
    return found


def _other_values(option: GameOption) -> Iterator[Setting]:
    if isinstance(option.default, bool):
        yield not option.default
    else:
        for choice in option.choices:
            value: Setting = (choice,) if option.many else choice
            if value != option.default:
                yield value
