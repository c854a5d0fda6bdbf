"""What lies open on Valeria's table beyond cards and counters, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import TableFact
from regalia.engine.messages import Message, listed, say
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.words import amounts, named


def table_facts(table: ValeriaTable) -> Iterator[tuple[str, TableFact]]:
    """The places of the centre on which more lies than a stack of cards."""
    for place in sorted({*table.covers, *table.top_tokens}):
        what: list[Message] = []
        if place in table.covers:
            what.append(named(table.covers[place]))
        elif table.grid[place]:
            what.append(named(table.grid[place][-1]))
        gold, strength, magic = table.top_tokens.get(place, (0, 0, 0))
        what += amounts((("gold", gold), ("strength", strength), ("magic", magic)))
        yield f"centre:{place}", TableFact(say("valeria-told-place", n=place + 1), listed(tuple(what)))
