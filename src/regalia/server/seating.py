"""Who sits at a table, who may do what there, and what has happened beside the game."""

from __future__ import annotations

from collections.abc import Collection

from regalia.engine.messages import Message
from regalia.engine.play import Play
from regalia.server.access import Access, access_of, same_secret
from regalia.server.affairs import Affairs
from regalia.server.models import StoredRoom, StoredSeat
from regalia.server.protocol.messages import Knocking
from regalia.server.protocol.standing import RatingChange


class Seating:
    """The seats of a table, with the game that is played there."""

    def __init__(self, stored: StoredRoom, play: Play) -> None:
        self.id = stored.id
        self.game = play.game
        self.play = play
        self.seats: list[StoredSeat] = stored.seats
        self.creator = stored.creator
        self.set_by = stored.person
        """The person who set the table, if they are known."""
        self.spectator = stored.spectator
        self.listed = stored.listed
        self.series = stored.series
        self.rated = stored.rated
        """Whether the game is rated: 1 before that has happened, 2 when it has."""
        self.ratings: list[RatingChange] = []
        self.settling = False
        """Whether it is being rated now."""
        self.knocks: list[Knocking] = []
        self.next = ""
        """The table at which the same company plays on."""
        self.affairs = Affairs.of(stored.moves)
        self.misfit: Message | None = None
        """Why the game can only be looked at: it does not fit the rules of today."""

    @property
    def waiting(self) -> bool:
        """Whether somebody still has to sit down before the game begins."""
        for seat in self.seats:  # noqa: SIM110 (asked many times for each choice: a generator takes twice as long)
            if seat.kind == "open":
                return True
        return False

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.play.table.over or self.affairs.ended is not None

    def look_only(self, why: Message | None) -> None:
        """If there is a reason, the game goes no further here: its choices do not fit the rules of today."""
        self.misfit = why
        if why is not None and self.affairs.ended is None:
            self.affairs.ended = "rules"

    @property
    def laid_open(self) -> bool:
        """Whether nothing is hidden any more: not where a game could still go on by the rules it was set with."""
        return self.over and (self.misfit is None or self.play.table.over)

    def level_at(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty where a person does."""
        return self.affairs.level_at(seat, self.seats)

    def is_host(self, access: Access) -> bool:
        """Whether somebody may invite, remove and hand over here."""
        host = self.affairs.host
        owner = self.creator if host is None else self.seats[host].owner
        return bool(owner) and same_secret(owner, access.secret)

    def access(self, token: str) -> Access:
        """What a token entitles to here."""
        return access_of(token, self.seats, self.creator, self.spectator)

    def others(self, mine: Collection[int]) -> set[int]:
        """The seats of other people, those not yet taken included."""
        return {at for at, seat in enumerate(self.seats) if seat.kind != "bot"}.difference(mine)
