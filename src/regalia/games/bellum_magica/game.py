"""Bellum Magica, as the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from regalia.engine.facts import TableFact
from regalia.engine.game import CardFacts, Game, Nearness, Setting, Sheet
from regalia.engine.pads import Pad
from regalia.engine.parts import Part
from regalia.engine.table import Table
from regalia.games.bellum_magica import cards as box
from regalia.games.bellum_magica import scoring, setup
from regalia.games.bellum_magica.act_names import act_name, act_names
from regalia.games.bellum_magica.facts import facts_of
from regalia.games.bellum_magica.nearness import nearness
from regalia.games.bellum_magica.numbers import NUMBERS
from regalia.games.bellum_magica.shown import Shown, ShownOfPlayer
from regalia.games.bellum_magica.signs import signs_of
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.table_facts import table_facts
from regalia.games.bellum_magica.texts import text_of


class BellumMagica(Game):
    """Dark mages gather, plunder and rob each other until somebody owns ten chests; two to five players."""

    id = "bellum_magica"
    rules = 1
    players = (2, 3, 4, 5)
    options = setup.OPTIONS
    counters = ("food", "runes", "kegs", "shields", "magic_shields", "spells", "flipped", "wooden", "metal", "golden")
    purse = ("food", "runes", "kegs", "wooden", "metal", "golden")
    burdens = ("flipped",)
    shown = Shown
    numbers = NUMBERS
    shown_of_players = ShownOfPlayer
    wins_by = ("castle",)

    def set_up(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        return setup.new_table(players, options, seed)

    def pad(self) -> Pad:
        return scoring.PAD

    def sheets(self, table: Table[Any]) -> list[Sheet]:
        assert isinstance(table, BellumTable)
        return scoring.sheets(table)

    def measures(self, table: Table[Any]) -> Mapping[str, int]:
        assert isinstance(table, BellumTable)
        left = sum(len(player.left) for player in table.players)
        right = sum(len(player.right) for player in table.players)
        return {"days": table.day, "left": left, "right": right}

    def facts(self, table: Table[Any]) -> Iterable[tuple[str, TableFact]]:
        assert isinstance(table, BellumTable)
        return table_facts(table)

    def nearness(self, table: Table[Any]) -> Nearness | None:
        assert isinstance(table, BellumTable)
        return nearness(table)

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        return act_names(players)

    def act_name(self, key: str, seat: int, players: int) -> str:
        return act_name(key, seat, players)

    def cards(self) -> Sequence[CardFacts]:
        return list(_catalogue())


def _catalogue() -> Iterator[CardFacts]:
    kinds: tuple[tuple[str, Mapping[str, box.Card]], ...] = (
        ("castle", box.CASTLES),
        ("goblin", box.GOBLINS),
        ("evil", box.EVIL),
        ("ultra_evil", box.ULTRA_EVIL),
        ("settlement", box.SETTLEMENTS),
        ("chest", box.CHESTS),
    )
    shown = ("kind", "shield", "magic_shield", "value", "work", "war", "shield_source", "copies_source")
    for kind, deck in kinds:
        for card in deck.values():
            fields = msgspec.structs.asdict(card)
            values = {"type" if name == "kind" else name: fields[name] for name in shown if name in fields}
            for wing in ("work", "war"):
                if wing in values:
                    values[wing] = msgspec.to_builtins(values[wing], enc_hook=Part.values)
            yield CardFacts(
                card.id, kind, card.copies, text_of(card), card.source, values, signs_of(card), facts_of(card)
            )


BELLUM_MAGICA = BellumMagica()
