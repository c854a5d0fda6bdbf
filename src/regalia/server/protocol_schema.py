"""The protocol as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regalia.server import lobby, protocol

NAMED: dict[str, Any] = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
"""The two unions: all that a client may send, and all that the server sends."""

SPOKEN_OVER_HTTP = (
    lobby.Failure,
    lobby.Games,
    lobby.Cards,
    lobby.NewTable,
    lobby.TableMade,
    lobby.TableInfo,
    lobby.InviteInfo,
    lobby.TakeSeat,
    lobby.SeatTaken,
    lobby.FillSeat,
    lobby.RecordChecked,
    lobby.Past,
    lobby.Log,
    lobby.Hint,
    lobby.Reviewing,
    lobby.Health,
)


@cache
def schema() -> dict[str, Any]:
    """Every message of the protocol by name, with the two unions under their own names."""
    kinds = (*NAMED.values(), *SPOKEN_OVER_HTTP)
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = dict(zip(NAMED, shapes, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Regalia",
        "$defs": {**unions, **dict(sorted(parts.items()))},
    }
