"""Valeria: Card Kingdoms, as the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from regalia.engine.facts import TableFact
from regalia.engine.game import CardFacts, Game, Nearness, Setting, Sheet
from regalia.engine.messages import Message, say
from regalia.engine.pads import Pad
from regalia.engine.table import Table
from regalia.games.valeria import cards as box
from regalia.games.valeria import scoring, setup
from regalia.games.valeria.act_names import act_name, act_names
from regalia.games.valeria.facts import facts_of
from regalia.games.valeria.nearness import nearness
from regalia.games.valeria.numbers import NUMBERS
from regalia.games.valeria.shown import Shown
from regalia.games.valeria.signs import signs_of
from regalia.games.valeria.solo import DARK_LORD
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.table_facts import table_facts
from regalia.games.valeria.texts import text_of


class Valeria(Game):
    """Slay, recruit and build until the kingdom is safe; one to five players."""

    id = "valeria"
    rules = 2
    players = (1, 2, 3, 4, 5)
    options = setup.OPTIONS
    counters = ("gold", "strength", "magic", "vp")
    purse = ("gold", "strength", "magic")
    shown = Shown
    numbers = NUMBERS

    def set_up(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        return setup.new_table(players, options, seed)

    def check(self, players: int, options: Mapping[str, Setting]) -> None:
        setup.check(players, options)

    def pad(self) -> Pad:
        return scoring.PAD

    def sheets(self, table: Table[Any]) -> list[Sheet]:
        assert isinstance(table, ValeriaTable)
        return scoring.sheets(table)

    def winners(self, table: Table[Any]) -> tuple[int, ...]:
        assert isinstance(table, ValeriaTable)
        return scoring.winners(table, scoring.sheets(table))

    def seat_name(self, seat: int) -> Message | None:
        return say("valeria-dark-lord") if seat == DARK_LORD else None

    def facts(self, table: Table[Any]) -> Iterable[tuple[str, TableFact]]:
        assert isinstance(table, ValeriaTable)
        return table_facts(table)

    def nearness(self, table: Table[Any]) -> Nearness | None:
        assert isinstance(table, ValeriaTable)
        return nearness(table)

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        return act_names(players, options)

    def act_name(self, key: str, seat: int, players: int) -> str:
        return act_name(key, seat, players)

    def cards(self) -> Sequence[CardFacts]:
        return list(_catalogue())


def _catalogue() -> Iterator[CardFacts]:
    kinds: tuple[tuple[str, Mapping[str, box.Card]], ...] = (
        ("citizen", box.CITIZENS),
        ("starter", box.STARTERS),
        ("monster", box.MONSTERS),
        ("event", box.EVENTS),
        ("domain", box.DOMAINS),
        ("duke", box.DUKES),
    )
    shown = ("activation", "cost", "role", "area", "type", "strength", "magic", "vp", "needs", "when", "fives",
             "resources_per_vp", "copies_source")  # fmt: skip
    for kind, deck in kinds:
        for card in deck.values():
            fields = msgspec.structs.asdict(card)
            values = {name: fields[name] for name in shown if name in fields}
            yield CardFacts(
                card.id, kind, card.copies, text_of(card), card.source, values, signs_of(card), facts_of(card)
            )
    marker = say("valeria-text-exhausted")
    yield CardFacts(box.EXHAUSTED, "exhausted", box.EXHAUSTED_COPIES, marker, "printed", {})
    yield CardFacts("reference", "reference", box.REFERENCE_COPIES, say("valeria-text-reference"), "printed", {})


VALERIA = Valeria()
