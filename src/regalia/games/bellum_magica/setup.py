"""Setting the table: decks by the number of players, what is dealt, and what the players may settle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.chance import Chance
from regalia.engine.game import GameOption, Setting
from regalia.engine.zones import Cards
from regalia.games.bellum_magica.beginning import ORDER_GOBLINS, ORDERS, TUCK_GOBLIN, PickCastle
from regalia.games.bellum_magica.cards import (
    CASTLES,
    CHEST_KINDS,
    EVIL,
    GOBLINS,
    SETTLEMENT_KINDS,
    ULTRA_EVIL,
    chests_of,
    settlements_of,
)
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.rounds import DAYS
from regalia.games.bellum_magica.table import BellumTable

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("castle_pick", "random", ("random", "draft")),
    GameOption("goblin_setup", "simultaneous", ("simultaneous", "seat_order")),
    GameOption("first_captain", "random", ("random", "first_seat")),
    GameOption("chest_fallback", "nearest", ("nearest", "none")),
    GameOption("resource_supply", "unlimited", ("unlimited", "box")),
    GameOption("shield_supply", "unlimited", ("unlimited", "box")),
)

FARMS_AND_VILLAGES: Final = {2: 3, 3: 4, 4: 6, 5: 7}
"""How many farms and how many villages are used, by the number of players; cities are always used all."""
GOBLINS_EACH: Final = 2
MARKET: Final = 2
"""How many creatures of each kind lie open."""

SETTLEMENTS_BY_KIND: Final = [settlements_of(kind) for kind in SETTLEMENT_KINDS]
CHESTS_BY_KIND: Final = [chests_of(kind) for kind in CHEST_KINDS]


def new_table(players: int, options: Mapping[str, Setting], seed: int) -> BellumTable:
    """A table as it lies before anything has happened."""
    chance = Chance(seed)
    table = BellumTable([Mage(seat) for seat in range(players)], 0)
    table.captain = chance.below(players) if options["first_captain"] == "random" else 0
    table.scarce_resources = options["resource_supply"] == "box"
    table.scarce_shields = options["shield_supply"] == "box"
    table.nearest_chest = options["chest_fallback"] == "nearest"
    _lay_kingdom(table, players, chance)
    evil, ultra = chance.shuffled(tuple(EVIL)), chance.shuffled(tuple(ULTRA_EVIL))
    table.evil_deck, table.evil_market = evil[:-MARKET], evil[-MARKET:]
    table.ultra_deck, table.ultra_market = ultra[:-MARKET], ultra[-MARKET:]
    table.hoard = tuple(chance.shuffled(chests) for chests in CHESTS_BY_KIND)
    goblins = chance.shuffled(tuple(GOBLINS))
    for player in table.players:
        player.goblins, goblins = goblins[:GOBLINS_EACH], goblins[GOBLINS_EACH:]
    table.goblin_box = goblins
    table.frames.extend(DAYS[players][table.captain])
    _prepare_goblins(table, options["goblin_setup"] == "simultaneous")
    _prepare_castles(table, options["castle_pick"] == "draft", chance)
    table.chance = chance.state
    return table


def _lay_kingdom(table: BellumTable, players: int, chance: Chance) -> None:
    decks: list[Cards] = []
    boxes: list[Cards] = []
    for kind, settlements in zip(SETTLEMENT_KINDS, SETTLEMENTS_BY_KIND, strict=True):
        shuffled = chance.shuffled(settlements)
        used = len(shuffled) if kind == "city" else FARMS_AND_VILLAGES[players]
        decks.append(shuffled[:used])
        boxes.append(shuffled[used:])
    table.kingdom, table.settlement_box = tuple(decks), tuple(boxes)
    table.refill_display()


def _prepare_goblins(table: BellumTable, secretly: bool) -> None:
    if secretly:
        table.push(ORDER_GOBLINS)
        for player in table.players:
            player.unused_orders = ORDERS
    else:
        for player in reversed(table.from_captain()):
            table.frames.extend((TUCK_GOBLIN[player.seat],) * GOBLINS_EACH)


def _prepare_castles(table: BellumTable, draft: bool, chance: Chance) -> None:
    if draft:
        table.castle_box = tuple(CASTLES)
        table.frames.extend(PickCastle(player.seat) for player in reversed(table.from_captain()))
        return
    castles = chance.shuffled(tuple(CASTLES))
    for player in table.players:
        player.move_in(castles[player.seat])
    table.castle_box = castles[len(table.players) :]
