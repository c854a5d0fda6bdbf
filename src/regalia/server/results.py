"""How a game came out: who has won, also where somebody conceded or the game was ended before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.game import leaders
from regalia.engine.records import Record
from regalia.languages import Words
from regalia.server.affairs import told

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def winners(room: Room) -> tuple[int, ...]:
    """Who has won a game that is over: whoever conceded has not; agreed, the points count as they stand."""
    game, table, affairs = room.game, room.play.table, room.affairs
    if affairs.ended in ("unfinished", "rules"):
        return ()
    conceded = {seat for seat, how in affairs.gone.items() if how == "conceded"}
    if affairs.ended is None:
        won = game.winners(table)
        if not conceded.intersection(won):
            return won
        if left := tuple(seat for seat in won if seat not in conceded):
            return left
    return leaders([sheet for sheet in game.sheets(table) if sheet.seat not in conceded])


def hosts(room: Room) -> list[int]:
    """The seats of the host; none if the host does not play."""
    host = room.affairs.host
    owner = room.creator if host is None else room.seats[host].owner
    return [at for at, seat in enumerate(room.seats) if seat.kind == "person" and owner and seat.owner == owner]


def note_affairs(record: Record, room: Room) -> None:
    """Write into a record what happened beside the game, and how it came out if it was not played to its end."""
    words = Words("en")
    for at, deed in room.affairs.told:
        record.comments.setdefault(min(at, len(record.choices)), []).append(words.sentence(told(deed)))
    conceded = any(how == "conceded" for how in room.affairs.gone.values())
    if room.over and (room.affairs.ended or conceded):
        names = [room.seats[seat].name or room.seats[seat].level for seat in winners(room) if seat < len(room.seats)]
        how = room.affairs.ended or "played to the end"
        record.comments.setdefault(len(record.choices), []).append(
            f"result: {how}; won: {', '.join(names) or 'nobody'}"
        )
