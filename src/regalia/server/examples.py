"""The example turn of a game's rules: a short record that lies beside them, shown at the moments that have words."""

from __future__ import annotations

from regalia.engine.game import Game
from regalia.engine.messages import Message
from regalia.engine.records import Record
from regalia.engine.zones import view
from regalia.languages import LANGUAGES
from regalia.languages.book import book
from regalia.server.models import StoredRoom, StoredSeat
from regalia.server.protocol import past
from regalia.server.registry import RoomRegistry
from regalia.server.rooms import Room
from regalia.server.serializers import log_entries, said
from regalia.server.snapshots import past_state
from regalia.shelf import find_game


def example_of(game: Game, rooms: RoomRegistry) -> past.Example | None:
    """The moments of a game's example turn, as whoever acts last in it sees them; none if the game has no example."""
    text = game.example()
    if text is None:
        return None
    record = Record.read(text, find_game)
    play = record.replay()
    seat = play.chosen[-1].seat
    seats = [StoredSeat("person", line.name) for line in record.seats]
    stored = StoredRoom("", game.id, game.rules, play.options, play.seed, "never", True, "", "", 0.0, seats)
    room = Room(stored, play, rooms.storage, rooms.workers, rooms.allowances, rooms.settings)
    words = book(LANGUAGES[0])
    steps = []
    for count in range(len(play.chosen) + 1):
        caption = f"{game.id}-example-{count}"
        if caption in words:
            table = play.at(count)
            state = past_state(room, table, view(table, seat), (seat,), count)
            entry = log_entries(game, play.chosen[:count], (seat,), count - 1)[0] if count else None
            steps.append(past.ExampleStep(past.Past(state, entry, None), said(Message(caption))))
    return past.Example(steps)
