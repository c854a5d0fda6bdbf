"""A game's score sheet for the real table, as it is sent."""

from __future__ import annotations

from typing import Any

from regalia.engine.game import Game
from regalia.engine.messages import Message
from regalia.engine.pads import Pad, Sometimes
from regalia.server.protocol import pads as wire
from regalia.server.protocol.standing import Said
from regalia.server.serializers import said


def pad_of(game: Game, pad: Pad) -> wire.Pad:
    """The sheet of a game."""
    return wire.Pad(
        [
            wire.PadRow(_name(row.name), row.each, row.per, row.most, row.start, row.whose, **_when(row))
            for row in pad.rows
        ],
        [wire.PadTie(_name(tie.name), tie.fewer, **_when(tie)) for tie in pad.ties],
        [wire.PadCondition(_name(condition.name), **_when(condition)) for condition in pad.conditions],
        [wire.PadMedals(list(medals.points), **_when(medals)) for medals in pad.medals],
        [said(name) for name in game.automas(1)] if 1 in game.players else [],
        pad.automa_wins_ties,
    )


def _name(id: str) -> Said:
    return said(Message(id))


def _when(part: Sometimes) -> dict[str, Any]:
    return {"players": list(part.players), "needs": {name: list(values) for name, values in part.needs.items()}}
