"""Bellum Magica in numbers: what the table tells beyond zones and counters, and which cards can lie where."""

from __future__ import annotations

from typing import Final

from regalia.engine.numbers import Number, Numbers, Row, RowsOfSeats, SeatOf, Word
from regalia.games.bellum_magica.beginning import ORDERS
from regalia.games.bellum_magica.cards import CASTLES, CHESTS, EVIL, GOBLINS, INN, SETTLEMENTS, ULTRA_EVIL

SETTLEMENT: Final = tuple(SETTLEMENTS)
CREATURE: Final = (*GOBLINS, *EVIL, *ULTRA_EVIL)
ORDER: Final = tuple(dict.fromkeys(ORDERS))
CHEST: Final = tuple(CHESTS)
WORK: Final = ("food", "runes", "maps")
WAR: Final = ("swords", "magic_swords", "thieves")
FACES: Final = tuple(str(face) for face in range(1, 7))
MOST_MAGES: Final = 5

NUMBERS: Final = Numbers(
    of_table=(
        SeatOf("captain"),
        Number("day"),
        Word("die", FACES),
        RowsOfSeats("today", MOST_MAGES, *WORK, *WAR),
    ),
    of_players=(
        Row("work", *(f"{kind}.{face}" for kind in WORK for face in FACES)),
        Row("war", *(f"{kind}.{face}" for kind in WAR for face in FACES)),
    ),
    holds={
        "inn": (INN,),
        "display": SETTLEMENT,
        "kingdom": SETTLEMENT,
        "settlement_box": SETTLEMENT,
        "sacked": SETTLEMENT,
        "evil_market": tuple(EVIL),
        "ultra_market": tuple(ULTRA_EVIL),
        "evil_deck": tuple(EVIL),
        "ultra_deck": tuple(ULTRA_EVIL),
        "hoard": CHEST,
        "goblin_box": tuple(GOBLINS),
        "castle_box": tuple(CASTLES),
        "castle": tuple(CASTLES),
        "left": CREATURE,
        "right": CREATURE,
        "recruited": CREATURE,
        "goblins": tuple(GOBLINS),
        "orders": ORDER,
        "unused_orders": ORDER,
        "chests": CHEST,
    },
)
