"""What a finished game tells of each seat: what it took in as the game went on, and what it built."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from regalia.engine.game import Game
from regalia.engine.play import Play
from regalia.engine.table import Table

PARTS: Final = 10
"""Into so many parts of equal length a game is divided, by its choices."""


class Story:
    """How a seat fared: all it had taken in after each part of the game, and what lies before it at the end."""

    __slots__ = ("built", "income", "seat")

    def __init__(self, seat: int, income: list[int], built: list[str]) -> None:
        self.seat = seat
        self.income = income
        self.built = built


def stories_of(play: Play) -> list[Story]:
    """What is to be told of each seat of a finished game."""
    game, table = play.game, play.table
    seats = [player.seat for player in table.players]
    taken = {seat: [0] * (PARTS + 1) for seat in seats}
    for number, choice in enumerate(play.chosen):
        part = 1 + number * PARTS // len(play.chosen)
        for event in choice.events:
            if event.kind == "gain" and event.seat in taken:
                taken[event.seat][part] += _gained(game, event.details)
    begun, ended = (_open_cards(each) for each in (play.at(0), table))
    return [
        Story(seat, _summed(taken[seat]), sorted((ended.get(seat, Counter()) - begun.get(seat, Counter())).elements()))
        for seat in seats
    ]


def _gained(game: Game, details: Any) -> int:
    amounts = (details.get(name) for name in game.purse if name not in game.burdens)
    return sum(amount for amount in amounts if isinstance(amount, int))


def _summed(amounts: list[int]) -> list[int]:
    total, sums = 0, []
    for amount in amounts:
        total += amount
        sums.append(total)
    return sums


def _open_cards(table: Table[Any]) -> dict[int, Counter[str]]:
    """The cards that lie open before each seat."""
    found: dict[int, Counter[str]] = {}
    for zone in table.zones:
        if zone.of_players and zone.seen == "all":
            for holder, owner in zone.holders(table):
                cards = found.setdefault(owner, Counter())
                for stack in zone.stacks_of(holder):
                    cards.update(stack)
    return found
