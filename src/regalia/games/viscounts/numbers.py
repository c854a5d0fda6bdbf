"""Viscounts of the West Kingdom in numbers: what the table tells beyond zones and counters, and what lies where."""

from __future__ import annotations

from typing import Final

from regalia.engine.numbers import Number, Numbers, Places, Row, SeatOf, SeatsOf, Word, Words
from regalia.games.viscounts.board import BUILDINGS, PLOTS, SECTIONS
from regalia.games.viscounts.cards import (
    CASTLE_LEADER,
    CLERIC_BONUSES,
    HEROES,
    LOCALS,
    MANUSCRIPTS,
    PLAYED,
    PLAYER_CARDS,
    SCHEMES,
    SEGMENTS,
    TOWNSFOLK,
)
from regalia.games.viscounts.icons import ICON

PERSON: Final = tuple(PLAYED)
SCHEME: Final = tuple(SCHEMES)
MOST_SITES: Final = 25
CARDS_ON_BOARD: Final = 3
SECTION: Final = tuple(str(section + 1) for section in range(SECTIONS))

NUMBERS: Final = Numbers(
    seats="courts",
    of_table=(
        SeatOf("active"),
        SeatOf("first"),
        SeatOf("leader"),
        Number("round"),
        Number("last_round"),
        Number("debts_left"),
        Number("deeds_left"),
        Number("steps"),
        Number("castle_turn"),
        Places("segments", len(SEGMENTS), SEGMENTS),
        SeatsOf("owners", MOST_SITES),
        Places("buildings", MOST_SITES, BUILDINGS),
        Word("played", (*PERSON, *SCHEME)),
        Word("dismissed", (*PERSON, *LOCALS)),
    ),
    of_players=(
        Number("space"),
        Number("keep"),
        Row("yard", *SECTION),
        Row("hall", *SECTION),
        Words("built", PLOTS),
        Row("icons", *ICON),
        Row("permanent", *ICON),
        Places("row", CARDS_ON_BOARD, (*PERSON, *SCHEME)),
        Word("player_card", PLAYER_CARDS),
    ),
    holds={
        "townsfolk_piles": tuple(TOWNSFOLK),
        "manuscript_piles": tuple(MANUSCRIPTS),
        "cleric_bonuses": tuple(CLERIC_BONUSES),
        "offered_cards": tuple(PLAYER_CARDS),
        "offered_heroes": tuple(HEROES),
        "removed": (*PERSON, *MANUSCRIPTS, *PLAYER_CARDS),
        "row": PERSON,
        "hand": PERSON,
        "deck": PERSON,
        "discard": PERSON,
        "retinue": PERSON,
        "manuscripts": tuple(MANUSCRIPTS),
        "bonuses": (*CLERIC_BONUSES, CASTLE_LEADER),
        "scheme_row": SCHEME,
        "scheme_deck": SCHEME,
        "scheme_discard": SCHEME,
        "future_schemes": SCHEME,
    },
)
