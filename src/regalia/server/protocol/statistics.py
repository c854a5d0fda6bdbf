"""What the protocol says of games over time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class AskStatistics(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose games are meant: those of the seats with these secrets."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=500)]


class Tally(Struct, frozen=True):
    """How often something was so, and how often it went with a victory."""

    name: str
    games: int
    won: int


class OptionTally(Struct, frozen=True):
    """How games went with an option set to a value."""

    option: str
    value: str
    games: int
    won: int


class Reviewed(Struct, frozen=True):
    """What luck and own choices made of the chances to win in a game that was reviewed, between -1 and 1."""

    ended: float
    luck: float
    skill: float
    won: bool


class GameStatistics(Struct, frozen=True):
    """How people fared in a game: results, against whom, with what options, what they took in and built."""

    game: str
    games: int
    won: int
    points: float
    best: int
    against: list[Tally]
    options: list[OptionTally]
    income: list[float]
    income_of_winners: list[float]
    cards: list[Tally]
    reviewed: list[Reviewed]


class Statistics(Struct, frozen=True):
    """Games over time, the game that was played most first."""

    games: list[GameStatistics]
