"""What is said of a game's score sheet for the real table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.server.protocol.standing import Said

Needs = dict[str, list[bool | str]]


class PadRow(Struct, frozen=True):
    """A line: what is written there counts ``each`` points for every ``per``. It is there with the numbers of
    ``players`` alone (none named: all), and if each option in ``needs`` has one of the values named there."""

    name: Said
    each: int
    per: int
    most: int | None
    start: int
    whose: Literal["all", "players", "automa"]
    players: list[int]
    needs: Needs


class PadTie(Struct, frozen=True):
    """What decides between equals: the most of it, or the fewest."""

    name: Said
    fewer: bool
    players: list[int]
    needs: Needs


class PadCondition(Struct, frozen=True):
    """What must be so for somebody to have won at all."""

    name: Said
    players: list[int]
    needs: Needs


class PadMedals(Struct, frozen=True):
    """The points for bronze, silver and gold."""

    points: list[int]
    players: list[int]
    needs: Needs


class Pad(Struct, frozen=True):
    """The score sheet of a game, with all its modules; ``automas`` are the names of those who score beside somebody
    alone, and ``automa_wins_ties`` is how it ends between equals then."""

    rows: list[PadRow]
    ties: list[PadTie]
    conditions: list[PadCondition]
    medals: list[PadMedals]
    automas: list[Said]
    automa_wins_ties: bool
