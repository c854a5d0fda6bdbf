"""What is passed on to some at a table: secrets for the host, a farewell for those whose seat is given away, and to
other servers what is not in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.messages import say
from regalia.server import words
from regalia.server.access import same_secret
from regalia.server.connections import BAD_TOKEN, Connection
from regalia.server.protocol import messages as wire
from regalia.server.seats import invites_of
from regalia.server.serializers import said

if TYPE_CHECKING:
    from regalia.server.rooms import Room


def links_for(room: Room, connection: Connection) -> wire.Links:
    """The secrets that somebody may pass on."""
    host = room.is_host(connection.access)
    next = room.next if connection.mine else ""
    if not host:
        return wire.Links([], room.spectator, host, next=next)
    return wire.Links(invites_of(room.seats), room.spectator, host, room.listed, room.knocks, next)


def pass_links(room: Room, connection: Connection) -> None:
    """Let somebody know of new invitations, or of being the host."""
    links = links_for(room, connection)
    if connection.links is not None and links != connection.links:
        connection.links = links
        connection.send(wire.LinksChanged(links))


def turn_away(room: Room) -> None:
    """Say farewell to whoever has a seat open on which somebody else sits now."""
    for connection in list(room.connections):
        access = connection.access
        seats_gone = any(not same_secret(room.seats[at].owner, access.secret) for at in access.mine)
        if seats_gone or (access.creator and not same_secret(room.creator, access.secret)):
            room.connections.discard(connection)
            connection.send(wire.Refused(said(say("server-seat-given-away")), room.moment, None))
            connection.close(BAD_TOKEN)


def tell_vote(room: Room) -> None:
    """Let the other servers know what is being voted on."""
    if (vote := room.vote) is not None:
        missing, agreed = tuple(vote.missing), tuple(vote.agreed)
        about = (room.id, room.elsewhere.server, room.moment, vote.seat, vote.choices)
        room.elsewhere.tell(words.Asking(*about, missing, agreed, vote.bots_wait))


def tell_all(room: Room) -> None:
    """Let a server that has just opened this table know what is not in the database."""
    if room.connections:
        room.presence.tell_elsewhere()
        for seat, when in room.pauses.items():
            room.elsewhere.tell(words.Pausing(room.id, room.elsewhere.server, (seat,), when))
        tell_vote(room)
