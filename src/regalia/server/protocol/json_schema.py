"""The protocol as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regalia.server.protocol import (
    alerts,
    bodies,
    client_messages,
    coaching,
    games,
    learning,
    matches,
    messages,
    pads,
    past,
    persons,
    statistics,
)

NAMED: dict[str, Any] = {"ClientMessage": client_messages.ClientMessage, "ServerMessage": messages.ServerMessage}
"""The two unions: all that a client may send, and all that the server sends."""

SPOKEN_OVER_HTTP = (
    bodies.Failure,
    games.Games,
    games.Cards,
    bodies.NewTable,
    bodies.TableMade,
    bodies.TableInfo,
    bodies.InviteInfo,
    bodies.TakeSeat,
    past.Talked,
    past.Note,
    past.Notes,
    past.WriteRemark,
    past.Remarks,
    bodies.SeatTaken,
    bodies.FillSeat,
    past.CheckRecord,
    past.RecordChecked,
    past.Past,
    past.Example,
    games.Lessons,
    pads.Pad,
    learning.Puzzles,
    learning.Daily,
    statistics.AskStatistics,
    statistics.Statistics,
    past.Log,
    coaching.Hint,
    coaching.Reviewing,
    bodies.Health,
    alerts.Alerts,
    alerts.PushWish,
    alerts.MailWish,
    alerts.WatchTable,
    alerts.LinkFromMail,
    alerts.LinkFollowed,
    matches.Lobby,
    matches.Listing,
    matches.Knock,
    matches.Knocked,
    matches.Admit,
    matches.Again,
    matches.NextTable,
    matches.PersonsRatings,
    persons.Profile,
    persons.Person,
    persons.OldGames,
    persons.PersonsGames,
    persons.OtherKey,
    persons.KeyInWords,
    persons.TypedWords,
    persons.KeyFound,
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
