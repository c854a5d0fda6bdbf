"""What lies open on the table of Bellum Magica beyond cards and counters, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import TableFact
from regalia.engine.messages import listed, say, seat_named
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.words import amounts


def table_facts(table: BellumTable) -> Iterator[tuple[str, TableFact]]:
    """The day, its captain and the die, then what each row of each castle brings."""
    yield "day", TableFact(say("bellum_magica-explain-day"), say("fact-number-is", n=table.day))
    yield "captain", TableFact(say("bellum_magica-explain-captain"), seat_named(table.captain))
    if table.die:
        yield "die", TableFact(say("bellum_magica-explain-die"), say("fact-number-is", n=table.die))
    for mage in table.players:
        if mage.castle:
            for face in range(1, 7):
                yield f"row@{mage.seat}:{face}", _row(table, mage, face)


def _row(table: BellumTable, mage: Mage, face: int) -> TableFact:
    work, war = mage.work_row(face), mage.war_row(face)
    left = amounts((("food", work.food), ("runes", work.runes), ("maps", work.maps)))
    right = amounts((("swords", war.swords), ("magic_swords", war.magic_swords), ("thieves", war.thieves)))
    name = say("bellum_magica-told-active-row" if face == table.die else "bellum_magica-told-row", n=face)
    return TableFact(name, listed((*left, *right)), mage.seat)
