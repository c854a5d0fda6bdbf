"""A game at the terminal: who sits there, what bots answer, what is taken back, where it is kept."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from regalia.bots.bot import bots_chance
from regalia.bots.levels import make_bot
from regalia.engine.events import Event, heard_by
from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.taking_back import take_back
from regalia.engine.zones import view
from regalia.terminal.voice import printable


class Session:
    """One game with its seats, and the file that every choice is written to."""

    def __init__(
        self, play: Play, seats: list[SeatLine], file: Path | None, comments: Mapping[int, list[str]] | None = None
    ) -> None:
        self.play = play
        self.seats = seats
        self.file = file
        self.comments = comments or {}
        """What somebody wrote into the file, by the number of choices before it."""
        self.names = [printable(seat.name) for seat in seats]
        self.bots = {seat: make_bot(line.bot, play.game) for seat, line in enumerate(seats) if line.bot}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return not self.play.table.asked

    def asked(self) -> int:
        """Who chooses next; where several choose at the same time, bots do so first."""
        seats = [seat for seat, _ in self.play.table.asked]
        return next((seat for seat in seats if seat in self.bots), seats[0])

    # Choosing

    def choose(self, seat: int, key: str) -> None:
        """A person chooses."""
        self.play.choose(seat, key)

    def let_bot_choose(self, seat: int) -> None:
        """A bot chooses, from what its seat sees."""
        chance = bots_chance(self.play.seed, len(self.play.chosen))
        self.play.choose(seat, self.bots[seat].choose(view(self.play.table, seat), chance))

    # Keeping

    def keep(self) -> Message | None:
        """Write the record file, if there is one; says what went wrong and leaves the old file whole."""
        if self.file is None:
            return None
        try:
            record = Record.of(self.play, self.seats)
            record.comments = {at: said for at, said in self.comments.items() if at <= len(record.choices)}
            record.save(self.file)
        except Refused as refusal:
            return refusal.message
        return None

    # Taking back

    def take_back(self) -> Message | None:
        """Take back the last choice of a person, and what bots chose since; says so if there is none."""
        return take_back(self.play, self.people)

    def take_back_turn(self) -> Message | None:
        """Take back one choice and those before it, to the last roll or another seat's choice."""
        return take_back(self.play, self.people, reach="roll")

    # Telling

    def resume_hint(self) -> Message | None:
        """How to go on with the game later, if it is in a file."""
        if self.file is None:
            return None
        command = f"regalia play --resume {shlex.quote(str(self.file))}"
        return say("terminal-resume", file=str(self.file), command=command)

    def events(self, since: int, seat: int) -> list[Event]:
        """What happened after so many choices, as far as a seat is told; what it had no choice in goes unsaid."""
        opening = self.play.opening if since == 0 else ()
        return [
            event
            for events in (opening, *(choice.events for choice in self.play.chosen[since:]))
            for event in events
            if event.what != "forced" and heard_by(event, seat)
        ]
