"""It's a Wonderful Kingdom, as the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from regalia.engine.facts import TableFact
from regalia.engine.game import CardFacts, Game, Nearness, Setting, Sheet
from regalia.engine.pads import Pad
from regalia.engine.table import Table
from regalia.games.wonderful_kingdom import cards as box
from regalia.games.wonderful_kingdom import scoring, setup
from regalia.games.wonderful_kingdom.act_names import act_name, act_names
from regalia.games.wonderful_kingdom.facts import facts_of
from regalia.games.wonderful_kingdom.nearness import nearness
from regalia.games.wonderful_kingdom.numbers import NUMBERS
from regalia.games.wonderful_kingdom.shown import Shown, ShownOfPlayer
from regalia.games.wonderful_kingdom.signs import signs_of
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.table_facts import table_facts
from regalia.games.wonderful_kingdom.texts import text_of


class WonderfulKingdom(Game):
    """Offer, select and build for four rounds, with menaces, advisors or a quest; one or two players."""

    id = "wonderful_kingdom"
    rules = 2
    players = (1, 2)
    options = setup.OPTIONS
    counters = (
        "materials", "population", "gold", "exploration", "krystallium", "soldiers", "training", "lab_cubes", "traps",
        "spies",
    )  # fmt: skip
    purse = ("materials", "population", "gold", "exploration", "krystallium", "soldiers")
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
        assert isinstance(table, KingdomTable)
        return scoring.sheets(table)

    def winners(self, table: Table[Any]) -> tuple[int, ...]:
        assert isinstance(table, KingdomTable)
        return scoring.winners(table)

    def facts(self, table: Table[Any]) -> Iterable[tuple[str, TableFact]]:
        assert isinstance(table, KingdomTable)
        return table_facts(table)

    def nearness(self, table: Table[Any]) -> Nearness | None:
        assert isinstance(table, KingdomTable)
        return nearness(table)

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        return act_names(players, options)

    def act_name(self, key: str, seat: int, players: int) -> str:
        return act_name(key, seat, players)

    def cards(self) -> Sequence[CardFacts]:
        return list(_catalogue())


ELSEWHERE: Final = frozenset(("id", "copies", "source"))
"""Fields of a card that the catalogue has in places of their own."""


def _catalogue() -> Iterator[CardFacts]:
    kinds: tuple[tuple[str, Mapping[str, box.Card]], ...] = (
        ("development", box.DEVELOPMENTS),
        ("treasure", box.TREASURES),
        ("calamity", box.CALAMITIES),
        ("menace", box.MENACES),
        ("advisor", box.ADVISORS),
        ("duchy", box.DUCHIES),
        ("quest", box.QUESTS),
    )
    for kind, deck in kinds:
        for card in deck.values():
            fields = msgspec.to_builtins(card, enc_hook=lambda effect: {"do": effect.do, **effect.values()})
            values = {name: value for name, value in fields.items() if name not in ELSEWHERE and value is not None}
            yield CardFacts(
                card.id, kind, card.copies, text_of(card), card.source, values, signs_of(card), facts_of(card)
            )


WONDERFUL_KINGDOM = WonderfulKingdom()
