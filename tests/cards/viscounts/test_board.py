"""What is printed on the main board, the castle and the players' boards, written out once more by hand."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.board import (
    AUTOMA_COLLISION,
    BUILDING_POINTS,
    CASTLE,
    COST,
    PLOT_ICONS,
    SECOND_PLACE,
    THIRD_PLACE,
    board,
)
from regalia.games.viscounts.cards import SEGMENTS, Side
from regalia.games.viscounts.effects import ViscountsEffect
from tests.rulebook.viscounts.tables import IN_ORDER

TRADES = {1: "1 for 1silver", 2: "2 for 1ink", 3: "1 for 1silver", 4: "2 for 1stone", 5: "2 for 1ink",
          6: "4 for flip", 7: "2 for 1gold", 8: "3 for destroy", 9: "2 for 1stone", 10: "2 for 1gold"}  # fmt: skip
"""By red number."""
PEOPLE = {"s1": "2 noble cleric 1virtue", "s2": "2 builder noble 1virtue", "s3": "1 criminal 1corruption",
          "s4": "2 cleric builder 1virtue", "s5": "1 criminal 1corruption"}  # fmt: skip
PRINTED = {"s1": "1deeds", "s2": "2any", "s3": "1any+1virtue", "s4": "2virtue", "s5": "flip"}
FEW = {
    "s1": ("1gold hire | flip destroy", "l1-l2 1virtue, r1-r2 1ink, r2-next move_worker"),
    "s2": ("1ink 1stone | hire destroy", "l1-l2 2silver, r1-r2 1virtue, r2-next 1gold"),
    "s3": ("1virtue 1ink | 1deeds 1stone", "l2-r1 1virtue, r2-next 1virtue"),
    "s4": ("1deeds destroy | flip 1gold", "l2-r1 move_worker, r1-r2 1debts, r2-next 1virtue"),
    "s5": ("flip rearrange | 1any 1virtue", "l2-r1 1deeds, r1-r2 1stone, r2-next rearrange"),
}
MANY = {
    "s1": ("1ink hire 1any | flip destroy", "l1-l2 1virtue, l3-r1 1debts, r1-r2 move_worker, r2-next 1virtue"),
    "s2": ("1ink 1stone | 1deeds hire flip", "l1-l2 2silver, l2-r1 1debts, r2-r3 destroy, r3-next 1gold"),
    "s3": ("1virtue 1gold | rearrange flip 1stone", "l1-l2 flip, l2-r1 1virtue, r2-r3 1virtue, r3-next hire"),
    "s4": ("1deeds 1ink destroy | 1any 1gold", "l2-l3 hire, l3-r1 move_worker, r1-r2 1virtue, r2-next 1ink"),
    "s5": ("rearrange flip | 1gold 1deeds 1any", "l1-l2 2silver, l2-r1 1deeds, r1-r2 1virtue, r3-next move_worker"),
}


def keys(effects: tuple[ViscountsEffect, ...]) -> str:
    return " ".join(effect.key() for effect in effects)


def written(side: Side) -> tuple[str, str]:
    links = (f"{link.between[0]}-{link.between[1]} {link.bonus.key()}" for link in side.links)
    return f"{keys(side.left)} | {keys(side.right)}", ", ".join(links)


def test_trades() -> None:
    outer = [space for segment in SEGMENTS.values() for space in (segment.left, segment.right)]
    assert {space.start: f"{space.merchants} for {space.trade.key()}" for space in outer} == TRADES


def test_printed_townsfolk() -> None:
    people = {id: segment.townsfolk for id, segment in SEGMENTS.items()}
    assert {id: f"{p.cost} {' '.join(p.icons)} {p.bonus.key()}" for id, p in people.items()} == PEOPLE


def test_printed_manuscripts() -> None:
    assert {id: segment.manuscript.effect.key() for id, segment in SEGMENTS.items()} == PRINTED
    assert {segment.manuscript.cost for segment in SEGMENTS.values()} == {3}


@pytest.mark.parametrize("segment", SEGMENTS)
def test_sites_and_links(segment: str) -> None:
    assert written(SEGMENTS[segment].few) == FEW[segment]
    assert written(SEGMENTS[segment].many) == MANY[segment]


def test_a_link_leads_to_the_next_segment_whichever_it_is() -> None:
    plain = board(IN_ORDER, "few")
    assert {other for other, _ in plain.links[3]} == {2, 4}  # s1 r2: s1 r1 and s2 l1
    assert plain.links[19][-1][0] == 0  # s5 r2 leads to s1 l1
    turned = board(("s3", "s1", "s5", "s2", "s4"), "few")
    assert turned.links[3] == ((4, SEGMENTS["s3"].few.links[1].bonus),)  # s3 r2 now leads to s1 l1
    for each in (plain, turned, board(IN_ORDER, "many")):
        for site, ends in enumerate(each.links):
            assert all((site, bonus) in each.links[other] for other, bonus in ends)
            assert len(ends) <= 2


def test_the_castle() -> None:
    assert [effect.text().id for effect in CASTLE][1] == "viscounts-text-flip-any"
    assert CASTLE[0].key() == "1ink+1stone"
    assert CASTLE[4].key() == "2virtue"


def test_the_players_boards() -> None:
    assert COST == {"workshop": 3, "trading_post": 5, "guildhall": 7}
    assert BUILDING_POINTS == {"trading_post": (0, 4, 9, 15), "guildhall": (0, 6, 13, 21), "workshop": (0, 2, 5, 9)}
    assert PLOT_ICONS == {
        "trading_post_3": (2, 0, 0, 0, 0),
        "guildhall_1": (0, 1, 0, 0, 0),
        "guildhall_2": (0, 0, 1, 0, 0),
        "guildhall_3": (0, 0, 0, 1, 0),
    }
    assert (SECOND_PLACE, THIRD_PLACE) == ((0, 1, 1, 1, 0), (2, 0, 0, 0, 0))


def test_the_opponents_track() -> None:
    assert [gain.key() for gain in AUTOMA_COLLISION[1:]] == [
        "3deeds", "2deeds", "1any+1deeds", "1any+1deeds+1debts", "1any+1debts", "1any+2debts", "2any+3debts",
    ]  # fmt: skip
