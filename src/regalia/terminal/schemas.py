"""What each number of a table means, as a table of blocks or as JSON."""

from __future__ import annotations

from regalia.encoding.schemas import Schema
from regalia.engine.game import Game, Setting
from regalia.engine.messages import Message, say
from regalia.terminal.simulation import draw
from regalia.terminal.voice import Voice, print_json

MOST_SHOWN = 6
"""So many entries of a block are named; the JSON names all."""


def show_schema(voice: Voice, game: Game, players: int | None, options: dict[str, Setting], as_json: bool) -> None:
    """The numbers of a game with so many players and these options."""
    found = Schema(game, players if players is not None else _usual_players(game), options)
    if as_json:
        print_json(found.described())
        return
    voice.out.print(voice.sentence(say("schema-heading", name=found.id, n=found.size, acts=len(found.acts))))
    columns = [voice.sentence(say(f"schema-{column}")) for column in ("from", "count", "kind", "entries")]
    rows = [
        (block.name, str(block.at), str(len(block.entries)), block.kind, _short(block.entries))
        for block in found.blocks
    ]
    draw(voice, voice.sentence(Message("schema-block")), columns, rows)
    voice.out.print(voice.sentence(say("schema-acts", acts=_short(found.acts))))
    voice.hint(say("schema-hint"))


def _usual_players(game: Game) -> int:
    return 2 if 2 in game.players else game.players[0]


def _short(entries: tuple[str, ...]) -> str:
    named = [entry for entry in entries if entry]
    more = f" … ({len(named)})" if len(named) > MOST_SHOWN else ""
    return ", ".join(named[:MOST_SHOWN]) + more
