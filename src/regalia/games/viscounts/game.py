"""Viscounts of the West Kingdom, as the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from regalia.engine.facts import TableFact
from regalia.engine.game import CardFacts, Game, Nearness, Setting, Sheet
from regalia.engine.messages import Message, say
from regalia.engine.pads import Pad
from regalia.engine.table import Table
from regalia.games.viscounts import cards as box
from regalia.games.viscounts import scoring, setup
from regalia.games.viscounts.act_names import act_name, act_names
from regalia.games.viscounts.facts import facts_of
from regalia.games.viscounts.nearness import nearness
from regalia.games.viscounts.numbers import NUMBERS
from regalia.games.viscounts.shown import Shown, ShownOfPlayer, show
from regalia.games.viscounts.signs import signs_of
from regalia.games.viscounts.solo import AUTOMA
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.table_facts import table_facts
from regalia.games.viscounts.texts import text_of


class Viscounts(Game):
    """Travel round the castle, build, transcribe and gather followers until the kingdom falls; one to four players."""

    id = "viscounts"
    rules = 2
    players = (1, 2, 3, 4)
    options = setup.OPTIONS
    counters = (
        "silver", "ink", "gold", "stone", "debts", "paid", "deeds", "approved", "virtue", "corruption", "workers",
    )  # fmt: skip
    purse = ("silver", "ink", "gold", "stone")
    burdens = ("debts", "corruption")
    shown = Shown
    numbers = NUMBERS
    shown_of_players = ShownOfPlayer

    def set_up(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        return setup.new_table(players, options, seed)

    def check(self, players: int, options: Mapping[str, Setting]) -> None:
        setup.check(players, options)

    def pad(self) -> Pad:
        return scoring.PAD

    def sheets(self, table: Table[Any]) -> list[Sheet]:
        assert isinstance(table, ViscountsTable)
        return scoring.sheets(table)

    def winners(self, table: Table[Any]) -> tuple[int, ...]:
        assert isinstance(table, ViscountsTable)
        return scoring.winners(table, scoring.sheets(table))

    def show(self, table: Table[Any]) -> Mapping[str, object]:
        assert isinstance(table, ViscountsTable)
        return msgspec.structs.asdict(show(table))

    def seat_name(self, seat: int) -> Message | None:
        return say("viscounts-opponent") if seat == AUTOMA else None

    def facts(self, table: Table[Any]) -> Iterable[tuple[str, TableFact]]:
        assert isinstance(table, ViscountsTable)
        return table_facts(table)

    def nearness(self, table: Table[Any]) -> Nearness | None:
        assert isinstance(table, ViscountsTable)
        return nearness(table)

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        return act_names(players)

    def act_name(self, key: str, seat: int, players: int) -> str:
        return act_name(key, seat, players)

    def cards(self) -> Sequence[CardFacts]:
        return list(_catalogue())


def _catalogue() -> Iterator[CardFacts]:
    kinds: tuple[tuple[str, int, Mapping[str, box.Card]], ...] = (
        ("townsfolk", 1, box.TOWNSFOLK),
        ("hero", 1, box.HEROES),
        ("starter", 4, box.STARTERS),
        ("manuscript", 1, box.MANUSCRIPTS),
        ("player_card", 1, box.PLAYER_CARDS),
        ("cleric_bonus", 1, box.CLERIC_BONUSES),
        ("scheme", 1, box.SCHEMES),
    )
    shown = ("cost", "icons", "when", "ribbon", "grey_back", "number", "future", "move")
    for kind, copies, deck in kinds:
        for card in deck.values():
            fields = msgspec.structs.asdict(card)
            values = {name: fields[name] for name in shown if name in fields}
            yield CardFacts(card.id, kind, copies, text_of(card), card.source, values, signs_of(card), facts_of(card))
    leader = say("viscounts-text-castle-leader", n=scoring.LEADER_POINTS)
    yield CardFacts(box.CASTLE_LEADER, "castle_leader", 1, leader, "printed", {})


VISCOUNTS = Viscounts()
